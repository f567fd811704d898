import { createHash } from 'node:crypto';
import fc from 'fast-check';
import type { Dialect } from '../../server/platform/store/db';
import { loadContract } from '../load';
import type { Breakage } from '../mutants/mutant';
import { SETTINGS, type Setting } from './declared-options';
import { beginAt } from './one-source';
import { assertFinalState, makeStep, openStage, type Stage } from './sequence';
import { Service } from './service';
import { anyStep, kindOf } from './steps';
import type { Step } from './steps/step';
import type { Failure, Story } from './story';

/** A part of a run: sequences on one service, with their own start. */
export interface Block {
  seed: number;
  /** Its place in the run. */
  at: number;
  count: number;
  /** The sequences before it. */
  before: number;
  database: Dialect;
  /** The initial setting; all of them take turns when absent. */
  setting?: Setting | 'all';
}

export interface BlockResult {
  at: number;
  sequences: number;
  steps: number;
  requests: number;
  /** The kinds of steps that were made, and how often. */
  kinds: Record<string, number>;
  /** Digest of all requests, answers and events. */
  digest: string;
  failure: Failure | null;
}

/** The most steps that are drawn for a sequence. Those that are not possible at their turn are skipped. */
const MOST_STEPS = 30;

/**
 * The machine's time when a run begins. Each block begins an hour after the previous one, and takes less than an hour.
 */
const EPOCH = Date.UTC(2026, 2, 1, 12);
const APART = 3_600_000;

/** A step as fast-check runs and shortens it. */
class Made implements fc.AsyncCommand<Stage['model'], Playing> {
  constructor(readonly step: Step) {}

  check(model: Readonly<Stage['model']>): boolean {
    return kindOf(this.step).possible(model as Stage['model'], this.step);
  }

  async run(_model: Stage['model'], playing: Playing): Promise<void> {
    playing.made.push(this.step);
    await makeStep(playing.stage, this.step);
  }

  toString(): string {
    return JSON.stringify(this.step);
  }
}

/** A sequence in progress. */
interface Playing {
  stage: Stage;
  made: Step[];
}

/** The sequences of a block. */
class Run {
  private readonly hash = createHash('sha256');
  private readonly kinds: Record<string, number> = {};
  private sequences = 0;
  private steps = 0;
  private requests = 0;
  private failure: Failure | null = null;
  private service: Service | null = null;

  /** @param before the number of earlier sequences in the run */
  constructor(
    private readonly before: number,
    private readonly start: () => Promise<Service>,
  ) {}

  /**
   * Runs one.
   * @throws Disagreement
   */
  async make(setting: Setting, play: (playing: Playing) => Promise<void>): Promise<void> {
    this.sequences += 1;
    const number = this.before + this.sequences;
    this.service ??= await this.start();
    const stage = await openStage(this.service, number, setting);
    const made: Step[] = [];
    try {
      await play({ stage, made });
      await assertFinalState(stage);
    } catch (error) {
      const { exchanges } = stage.client;
      const problem = error instanceof Error ? error.message : String(error);
      this.failure = {
        sequence: this.failure?.sequence ?? number,
        story: { setting, steps: made },
        problem,
        exchanges,
      };
      // A job that failed will continue to fail.
      if (this.service.failures.length > 0) await this.close();
      throw error;
    } finally {
      this.count(stage, made);
    }
  }

  /**
   * Ignores the error of a sequence that is recorded as a failure.
   * @throws any other error, which prevented a sequence
   */
  passOver(error: unknown): void {
    if (this.failure === null) throw error;
  }

  async close(): Promise<void> {
    await this.service?.close();
    this.service = null;
  }

  private count({ client }: Stage, made: readonly Step[]): void {
    this.steps += made.length;
    this.requests += client.exchanges.length;
    for (const { kind } of made) this.kinds[kind] = (this.kinds[kind] ?? 0) + 1;
    this.hash.update(client.digest);
  }

  result(at: number): BlockResult {
    const { sequences, steps, requests, kinds, failure } = this;
    return { at, sequences, steps, requests, kinds, digest: this.hash.digest('hex'), failure };
  }
}

const play = (commands: Iterable<fc.AsyncCommand<Stage['model'], Playing>>) => (playing: Playing) =>
  fc.asyncModelRun(() => ({ model: playing.stage.model, real: playing }), commands);

/** Starts from the beginning, does some work, and releases all resources. */
async function within(
  { seed, at, before, database }: { seed: string; at: number; before: number; database: Dialect },
  breakage: Partial<Breakage> | undefined,
  work: (run: Run) => Promise<unknown>,
): Promise<BlockResult> {
  beginAt(seed, EPOCH + at * APART);
  const contract = loadContract('current');
  const run = new Run(before, () => Service.start(contract, database, breakage));
  try {
    await work(run);
    return run.result(at);
  } finally {
    await run.close();
  }
}

/** The number of sequences of a block that begin in a setting. */
function turnsOf({ before, count, setting = 'all' }: Block, index: number): number {
  if (setting !== 'all') return SETTINGS[index] === setting ? count : 0;
  const numbers = Array.from({ length: count }, (_, at) => before + at);
  return numbers.filter((number) => number % SETTINGS.length === index).length;
}

/** Draws the sequences of a block and runs them, until one fails, which is then shortened step by step. */
export function runBlock(block: Block, breakage?: Partial<Breakage>): Promise<BlockResult> {
  return within({ ...block, seed: `${block.seed} ${block.at}` }, breakage, async (run) => {
    // Commands can be shortened the most if they are drawn alone.
    for (const [index, setting] of SETTINGS.entries()) {
      const step = anyStep(setting).map((drawn) => new Made(drawn));
      const steps = fc.commands([step], { maxCommands: MOST_STEPS, size: 'max' });
      // The settings take turns over the sequences of the run.
      const numRuns = turnsOf(block, index);
      if (numRuns === 0) continue;
      const property = fc.asyncProperty(steps, (commands) => run.make(setting, play(commands)));
      const seed = SETTINGS.length * (block.seed + block.at) + index;
      const { failed, errorInstance } = await fc.check(property, { seed, numRuns });
      if (failed) return run.passOver(errorInstance);
    }
  });
}

/** Makes one story. */
export function runStory(story: Story, database: Dialect, breakage?: Partial<Breakage>): Promise<BlockResult> {
  const start = { seed: JSON.stringify(story), at: 0, before: 0, database };
  return within(start, breakage, (run) =>
    run
      .make(story.setting, play(story.steps.map((step) => new Made(step))))
      .catch((error: unknown) => run.passOver(error)),
  );
}
