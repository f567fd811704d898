import type { ContractQuestions, Judged } from './contract-thread';
import type { DevEvent } from './event';
import type { Thread } from './thread';

/** Reads generated files by itself: no module tells that it stands on them. */
const READER = 'docs/render/contract.ts';

/** The parts of the loop that a save of the contract goes through. */
export interface SaveParts {
  contract: Thread<ContractQuestions>;
  /** Serves what is written, whose files `isChanged` tells. @returns who serves it */
  serve(isChanged: (file: string) => boolean): Promise<string[]>;
  /** Sends requests as a person would after a save. */
  visit(): Promise<void>;
  judges: { begin(): void; interrupt(): void };
  report(event: DevEvent): void;
}

/** Brings what is saved below `spec/` to those who serve it. */
export class ContractSaves {
  /** The judgement of what was saved last, with the moment at which it began; null where there is nothing new. */
  private early: { judged: Promise<Judged>; started: number } | null = null;
  /** Generated files that the server does not serve yet: those of a save that it could not load stay due. */
  private readonly due = new Set<string>();
  private rehearsed = false;

  constructor(private readonly parts: SaveParts) {}

  /** Judges at the first sign of a save: whether it was the last one is known by the time that the judgement is. */
  begin(): void {
    this.early = this.judge();
  }

  /** Serves what was saved, or says why not. */
  async serve(): Promise<void> {
    const { judged: judging, started } = this.early ?? this.judge();
    this.early = null;
    const { contract, report, judges } = this.parts;
    try {
      const judged = await judging;
      if (!judged.good) return report({ kind: 'refused', problems: judged.problems });
      const written = await contract.ask('writeServed', judged.number);
      // What was saved since is good, too, and its turn is next.
      if (written === null) return;
      const served = await this.serveWritten(written);
      report({ kind: 'served', milliseconds: performance.now() - started, served });
      report({ kind: 'changes', told: await contract.ask('changesForPartners', undefined) });
      const rest = await contract.ask('writeRest', undefined);
      if (!rest.every(isUnserved)) await this.serveWritten(rest);
      judges.begin();
      await this.rehearseOnce();
    } catch (error) {
      report({ kind: 'refused', problems: [textOf(error)] });
    }
  }

  private judge(): NonNullable<ContractSaves['early']> {
    this.parts.judges.interrupt();
    const judged = this.parts.contract.ask('judge', undefined);
    // What fails is told by the save.
    judged.catch(() => undefined);
    return { judged, started: performance.now() };
  }

  private async serveWritten(written: readonly string[]): Promise<string[]> {
    for (const file of written) this.due.add(`generated/${file}`);
    const served = this.due.size === 0 ? [] : await this.parts.serve((file) => this.due.has(file) || file === READER);
    this.due.clear();
    return served;
  }

  /** The first save would take half as long again as those after it: all of its way is gone once before it comes. */
  private async rehearseOnce(): Promise<void> {
    if (this.rehearsed) return;
    this.rehearsed = true;
    const { contract, serve, visit } = this.parts;
    // What fails here fails again with the next save, and is reported then.
    await contract
      .ask('rehearse', undefined)
      .then(() => serve((file) => file.startsWith('generated/')))
      .then(visit)
      .catch(() => undefined);
  }
}

/** Tells whether only the compiler or a test reads a generated file. */
const isUnserved = (file: string): boolean =>
  /(^|[/-])types\.ts$|^types\/|^changed-operations\.ts$|^matrix\.json$/.test(file);

/** Returns what an error says, with where it comes from. */
export const textOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
