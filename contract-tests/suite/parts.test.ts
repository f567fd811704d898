import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { FROM_SOURCE } from '../../cli/own-code';
import { readPart, stepsOf } from './parts';
import { allOf, STEPS, type Step } from './steps';

const LongestFirst = require('./longest-first') as new () => Sequencer;

interface TestFile {
  path: string;
  context: { config: { displayName: { name: string } } };
}

interface Sequencer {
  shard(tests: TestFile[], shard: { shardIndex: number; shardCount: number }): TestFile[];
}

const COUNTS = [1, 2, 3, 4, 7, 20];

const partsOf = (steps: readonly Step[], count: number): Step[][] =>
  Array.from({ length: count }, (_, at) => stepsOf(steps, { index: at + 1, count }));

/** Tells the shares of the step with the test files from its command, and which of them it takes. */
function shareOf(step: Step, at: number): number {
  const [, shares = ''] = /TEST_SHARES=(\S+)/.exec(step.command.join(' ')) ?? [];
  return Number(shares.split(',')[at]);
}

const isOfTests = ({ divided }: Step) => divided !== undefined;

it.each(COUNTS)(
  'each of %i parts has its own steps and a share of the test files, and nothing is left out',
  (count) => {
    const parts = partsOf(STEPS, count);
    const named = (steps: readonly Step[]) =>
      allOf(steps)
        .filter((step) => !isOfTests(step))
        .map(({ name }) => name)
        .sort();
    expect(named(parts.flat())).toEqual(named(STEPS));
    const shares = parts.map((steps, at) => shareOf(steps.find(isOfTests) as Step, at));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 2);
    for (const [at, steps] of parts.entries()) {
      expect(steps.find(isOfTests)?.command).toContain(`--shard=${at + 1}/${count}`);
    }
  },
);

it('parts take equally long, except those whose step can not be divided and takes longer', () => {
  const step = (name: string, seconds: number): Step => ({ name, command: [name], seconds });
  const divided: Step['divided'] = (command, _, shares) => [...command, `TEST_SHARES=${shares.join(',')}`];
  const steps = [step('long', 300), step('short', 30), { ...step('tests', 600), divided }];
  const lengths = (count: number) =>
    partsOf(steps, count).map((part, at) =>
      part.reduce((sum, one) => sum + (one.seconds ?? 0) * (isOfTests(one) ? shareOf(one, at) : 1), 0),
    );
  for (const length of lengths(3)) expect(length).toBeCloseTo(310, 6);
  const [long = 0, ...others] = lengths(6);
  expect(long).toBe(300);
  for (const length of others) expect(length).toBeCloseTo(126, 6);
});

it.each([
  ['1/3', { index: 1, count: 3 }],
  ['20/20', { index: 20, count: 20 }],
])('reads the part %s', (typed, part) => expect(readPart(typed)).toEqual(part));

it.each(['', '3', '0/3', '4/3', '1/21', '1/0', 'a/b', '1/3/5', '-1/3', '1.5/3'])('refuses %j for a part', (typed) => {
  expect(() => readPart(typed)).toThrow(/^is a part and the number of parts, at most 20, such as 1\/3, not /);
});

it('is printed for the caller of the command', () => {
  const typed = [...FROM_SOURCE, 'cli/contrato.ts', 'test', '--part', '4/3'];
  const { status, stderr } = spawnSync(process.execPath, typed, { cwd: join(__dirname, '../..'), encoding: 'utf8' });
  expect(stderr).toContain('It is a part and the number of parts, at most 20, such as 1/3, not 4/3');
  expect(status).toBe(2);
});

it('the pipeline in docs/ci has a machine for each part', () => {
  const page = readFileSync(join(__dirname, '../../docs/ci/README.md'), 'utf8');
  const [, block = ''] = /^## All checks on several machines$.*?^```yaml\n(.*?)^```$/ms.exec(page) ?? [];
  const { test } = parse(block) as { test: { strategy: { matrix: { part: number[] } }; steps: { run?: string }[] } };
  const { part } = test.strategy.matrix;
  const lines = test.steps.flatMap(({ run }) => run ?? []);
  expect(lines.at(-1)).toBe(`npm test -- --part \${{ matrix.part }}/${part.length}`);
  expect(part).toEqual([...part.keys()].map((at) => at + 1));
});

describe('the test files', () => {
  const all: TestFile[] = ['sqlite', 'postgres'].flatMap((name) =>
    [...Array(97).keys()].map((at) => ({
      path: `/project/${at}.test.ts`,
      context: { config: { displayName: { name } } },
    })),
  );
  afterEach(() => {
    delete process.env.TEST_SHARES;
  });
  const deal = (tests: TestFile[], shardCount: number) =>
    Array.from({ length: shardCount }, (_, at) => new LongestFirst().shard(tests, { shardIndex: at + 1, shardCount }));

  it.each(COUNTS)('are dealt to %i parts, each file to one, in whatever order a machine finds them', (count) => {
    const dealt = deal(all, count);
    expect(new Set(dealt.flat()).size).toBe(all.length);
    expect(dealt.flat()).toHaveLength(all.length);
    expect(deal([...all].reverse(), count)).toEqual(dealt);
  });

  it('follow the shares', () => {
    process.env.TEST_SHARES = '0.1,0.5,0.4';
    const sizes = deal(all, 3).map(({ length }) => length / all.length);
    for (const [at, share] of [0.1, 0.5, 0.4].entries()) expect(sizes[at]).toBeCloseTo(share, 1);
  });

  it('that take long are in different parts, though as many others stand between them by name', () => {
    const named = (name: string) => ({
      path: `/project/${name}.test.ts`,
      context: { config: { displayName: { name: 'unit' } } },
    });
    const long = ['contract-tests/recipes/recipes', 'docs/render/docs.browser', 'packaging/packed'].map(named);
    const others = ['contract-tests/s1', 'contract-tests/s2', 'docs/s1', 'docs/s2'].map(named);
    const counts = deal([...long, ...others], 3).map((part) => part.filter((file) => long.includes(file)).length);
    expect(counts).toEqual([1, 1, 1]);
  });
});
