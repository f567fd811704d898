import { type Row, rowName } from './contract';
import { inputKey } from './dredd/input';
import { runDredd } from './dredd/run';
import type { DreddExchange } from './dredd/session';
import { judge, judgeDetails, readBody, type TargetAnswer } from './judge';
import type { Planned } from './plan';
import type { BaseWorld, Prepared } from './scenario';
import { type Cause, causeOfArranging } from './target/cause';
import type { Target } from './target/target';

/** The result of one row. */
export interface RowResult {
  row: Row;
  /** The place in `spec/` where the row is written down; null for a row that passed. */
  source: string | null;
  passed: boolean;
  problems: string[];
  /** The cause of its failure, where that is known. */
  cause?: Cause | null;
  /** The method and path of the request, without anything that may be secret; null if no request could be made. */
  request: string | null;
  millis: number;
}

/** The results of all rows against one target. */
export interface RunResult {
  revision: string;
  target: string;
  expected: number;
  executed: number;
  passed: number;
  skipped: number;
  operations: number;
  warnings: string[];
  results: RowResult[];
  millis: number;
}

/** A run, and the requests it made, by row name: another target can be asked the same. */
export interface Run {
  result: RunResult;
  sent: ReadonlyMap<string, Prepared>;
}

/**
 * Sends every planned row to a target through Dredd and checks the answers.
 *
 * @param onRow called after each row
 */
export async function run<W extends BaseWorld>(
  revision: string,
  planned: readonly Planned<W>[],
  target: Target<W>,
  onRow: () => void = () => {},
): Promise<Run> {
  const started = performance.now();
  const attempts = planned.map((item) => ({ item, input: inputOf(item), attempt: attemptOf(item, target, onRow) }));
  const rows = attempts.map(({ input, attempt }) => ({ input, exchange: attempt.exchange }));
  const report = await runDredd(rows, target.url);
  const results = attempts.map(({ item, input, attempt }) =>
    resultOf(item, attempt, report.passed.has(inputKey(input)), target),
  );
  const sent = attempts.flatMap(({ item, attempt }) =>
    attempt.request === null ? [] : [[rowName(item.row), attempt.request] as const],
  );
  const result: RunResult = {
    revision,
    target: target.name,
    expected: planned.length,
    executed: report.executed,
    passed: results.filter(({ passed }) => passed).length,
    skipped: report.skipped,
    operations: new Set(planned.map((item) => item.row.operationId)).size,
    warnings: report.warnings,
    results,
    millis: performance.now() - started,
  };
  return { result, sent: new Map(sent) };
}

/** True if everything was executed and passed, and Dredd reported no problem. */
export function isClean(result: RunResult): boolean {
  const { expected, executed, passed, skipped, warnings } = result;
  return expected > 0 && executed === expected && passed === expected && skipped === 0 && warnings.length === 0;
}

interface Attempt {
  exchange: DreddExchange;
  request: Prepared | null;
  problems: string[];
  answered: boolean;
  millis: number;
}

function attemptOf<W extends BaseWorld>(item: Planned<W>, target: Target<W>, onRow: () => void): Attempt {
  let expect: ((body: unknown) => void) | undefined;
  let started = 0;
  const attempt: Attempt = {
    request: null,
    problems: [],
    answered: false,
    millis: 0,
    exchange: {
      request: async () => {
        started = performance.now();
        const made = await target.requestFor(item);
        expect = made.expect;
        attempt.request = made.prepared;
        await target.observer?.before(item.rule);
        return made.prepared;
      },
      judge: (answer) => {
        attempt.answered = true;
        if (attempt.request) target.observer?.after(item.rule, attempt.request, answer.status);
        attempt.problems = [...problemsOf(item, target, answer), ...outcomeProblems(expect, answer)];
        attempt.millis = performance.now() - started;
        onRow();
        return attempt.problems;
      },
      unsent: (reason) => {
        attempt.problems = [`the request could not be made: ${reason}`];
        onRow();
      },
    },
  };
  return attempt;
}

function problemsOf<W extends BaseWorld>(
  { row, rule }: Planned<W>,
  { isOurs, allowed }: Target<W>,
  answer: TargetAnswer,
): string[] {
  const problems = judge(row, rule, answer, allowed);
  return isOurs === true && problems.length === 0 ? judgeDetails(row, rule, answer) : problems;
}

function outcomeProblems(expect: ((body: unknown) => void) | undefined, answer: TargetAnswer): string[] {
  try {
    expect?.(readBody(answer));
    return [];
  } catch (error) {
    return [`not what the example describes: ${error instanceof Error ? error.message : String(error)}`];
  }
}

function resultOf<W extends BaseWorld>(
  item: Planned<W>,
  attempt: Attempt,
  passed: boolean,
  target: Target<W>,
): RowResult {
  const { request, millis } = attempt;
  const problems = [...attempt.problems];
  if (!attempt.answered && problems.length === 0) problems.push('Dredd did not run this row');
  if (attempt.answered && !passed && problems.length === 0) problems.push('Dredd failed this row');
  const fine = passed && problems.length === 0;
  const cause = fine ? null : (target.causeOf?.(problems) ?? causeOfArranging(problems.join('\n')));
  return {
    row: item.row,
    source: fine ? null : item.source(),
    passed: fine,
    problems,
    cause,
    request: request && `${request.method} ${request.target.split('?', 1)[0]}`,
    millis,
  };
}

function inputOf<W extends BaseWorld>({ row, rule }: Planned<W>) {
  const contentType = rule.responses[row.status]?.contentType ?? null;
  const { operationId, status, example } = row;
  return { operationId, method: rule.method, path: rule.path, status, example, contentType };
}
