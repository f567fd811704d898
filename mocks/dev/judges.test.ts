import type { ContractLint } from '../../codegen/lint/contract/lint-contract';
import type { LintProblem } from '../../codegen/lint/problem';
import type { DevEvent } from './event';
import { Judges, PAUSE_MILLISECONDS } from './judges';

/** Judges whose lints end when the test ends them. */
function judging(checkTypes: (signal: AbortSignal) => Promise<LintProblem[]> = async () => []) {
  const lints: { signal: AbortSignal; end(): void }[] = [];
  const running = { now: 0, most: 0 };
  const reports: DevEvent[] = [];
  const judges = new Judges({
    checkTypes,
    lint: async (signal) => {
      running.now += 1;
      running.most = Math.max(running.most, running.now);
      await new Promise<void>((end) => lints.push({ signal, end }));
      running.now -= 1;
      const problem = { file: 'spec', line: 1, column: 1, rule: 'rule', message: `lint ${lints.length}` };
      return { problems: [problem] } as unknown as ContractLint;
    },
    report: (event) => reports.push(event),
  });
  const linted = () => reports.filter(({ kind }) => kind === 'lint');
  return { judges, lints, running, reports, linted };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('runs one lint at a time however quickly saves follow each other, and reports the one of the last save', async () => {
  const { judges, lints, running, linted } = judging();
  judges.begin();
  await jest.advanceTimersByTimeAsync(PAUSE_MILLISECONDS);
  judges.begin();
  expect(lints[0]?.signal.aborted).toBe(true);
  await jest.advanceTimersByTimeAsync(PAUSE_MILLISECONDS);
  judges.begin();
  await jest.advanceTimersByTimeAsync(PAUSE_MILLISECONDS);
  expect([lints.length, running.most]).toEqual([1, 1]);
  lints[0]?.end();
  await jest.advanceTimersByTimeAsync(0);
  expect([lints.length, linted().length]).toEqual([2, 0]);
  lints[1]?.end();
  await jest.advanceTimersByTimeAsync(0);
  expect([lints.length, running.most]).toEqual([2, 1]);
  expect(linted()).toEqual([expect.objectContaining({ problems: [expect.stringContaining('lint 2')] })]);
});

it('begins no lint after its end', async () => {
  const { judges, lints } = judging();
  judges.begin();
  await jest.advanceTimersByTimeAsync(PAUSE_MILLISECONDS - 1);
  judges.end();
  await jest.advanceTimersByTimeAsync(PAUSE_MILLISECONDS);
  expect(lints).toEqual([]);
});

it('ends the type check of an earlier save, and reports the one of the last save', async () => {
  const checks: { signal: AbortSignal; find(problems: LintProblem[]): void }[] = [];
  const check = (signal: AbortSignal) => new Promise<LintProblem[]>((find) => checks.push({ signal, find }));
  const { judges, reports } = judging(check);
  judges.begin();
  judges.begin();
  expect(checks.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  const problem = { file: 'server/app.ts', line: 3, column: 14, rule: 'TS2322', message: 'wrong' };
  for (const { find } of checks) find([problem]);
  await jest.advanceTimersByTimeAsync(0);
  expect(reports).toEqual([expect.objectContaining({ problems: ['server/app.ts:3:14  TS2322  wrong'] })]);
  judges.begin();
  judges.end();
  expect(checks[2]?.signal.aborted).toBe(true);
});
