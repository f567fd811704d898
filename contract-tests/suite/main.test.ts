import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as runSteps } from './main';
import { STEPS, type Step } from './steps';

const folder = mkdtempSync(path.join(tmpdir(), 'contrato-steps-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A step that runs a program of its own. */
function step(name: string, program: string, more: Partial<Step> = {}): Step {
  const file = path.join(folder, `${name}.cjs`);
  writeFileSync(file, program);
  return { name, command: [process.execPath, file], ...more };
}

/** Takes steps. @returns the exit code, and all that was printed */
async function take(...steps: Step[]): Promise<{ code: number; output: string }> {
  const output: string[] = [];
  const write = jest.spyOn(process.stdout, 'write').mockImplementation((text) => output.push(String(text)) > 0);
  try {
    return { code: await runSteps(steps, path.join(folder, 'reports')), output: output.join('') };
  } finally {
    write.mockRestore();
  }
}

const SIGN = JSON.stringify(path.join(folder, 'sign'));
/** Ends once there is a sign, and fails where none comes. */
const WAITS = `const { existsSync } = require('node:fs');
  setInterval(() => existsSync(${SIGN}) && process.exit(0), 10);
  setTimeout(() => process.exit(1), 20_000);`;

it('takes steps beside another while that one runs, one after another, and shows what they print', async () => {
  const beside = [
    step('gives-a-sign', `require('node:fs').writeFileSync(${SIGN}, ''); console.log('it is given');`),
    step('reads-the-sign', `require('node:fs').readFileSync(${SIGN}); console.log('it is read');`),
  ];
  const { code, output } = await take(step('waits-for-a-sign', WAITS, { beside }), step('last', ''));
  expect(output).toMatch(/\[3\/4\] gives-a-sign\n.*\nit is given\n[\s\S]*\[4\/4\] reads-the-sign\n.*\nit is read\n/);
  expect(output).toMatch(/\n4 passed, 0 failed\n$/);
  expect(code).toBe(0);
});

it('fails where one beside another fails, or leaves no report', async () => {
  const beside = [
    step('breaks', "console.log('a reason'); process.exit(3);"),
    step('forgets', '', { writes: ['reports/of-nothing'] }),
  ];
  const { code, output } = await take(step('holds', '', { beside }));
  expect(output).toContain('a reason\n');
  expect(output).toMatch(/^FAILED {2}breaks: 0 passed, 1 failed, \d+ s$/m);
  expect(output).toMatch(/^FAILED {2}forgets: .* s; it did not write reports\/of-nothing$/m);
  expect(output).toMatch(/\n1 passed, 2 failed\n$/);
  expect(code).toBe(1);
});

it('repeats at its end why a step failed: the last lines of one beside another, or what a report says', async () => {
  const lines = "for (let at = 1; at <= 30; at += 1) console.log('line ' + at); process.exit(1);";
  const failures = () => ['server/health.test.ts: is ready'];
  const reports = step('reports', 'process.exit(1);', { failures, beside: [step('says-why', lines)] });
  const { output } = await take(reports);
  const summary = output.slice(output.lastIndexOf('FAILED  reports'));
  expect(summary).toMatch(
    /^FAILED {2}reports: .* s\n {8}server\/health\.test\.ts: is ready\nFAILED {2}says-why: .* s\n {8}line 11\n/,
  );
  expect(summary).toMatch(/\n {8}line 30\n\n0 passed, 2 failed\n$/);
});

it('finds in the report of Jest which tests failed, and which files can not be run', () => {
  const jestStep = STEPS.find(({ name }) => name.startsWith('tests: ')) as Step;
  const file = (name: string) => path.join(process.cwd(), name);
  const testResults = [
    {
      name: file('server/a.test.ts'),
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'a holds' },
        { status: 'failed', fullName: 'a breaks' },
      ],
    },
    { name: file('server/b.test.ts'), status: 'failed', assertionResults: [] },
    { name: file('server/c.test.ts'), status: 'passed', assertionResults: [] },
  ];
  const reports = mkdtempSync(path.join(folder, 'jest-'));
  expect(jestStep.failures?.(reports)).toEqual([]);
  writeFileSync(path.join(reports, 'jest.json'), JSON.stringify({ testResults }));
  const found = ['server/a.test.ts: a breaks', 'server/b.test.ts: the file can not be run'];
  expect(jestStep.failures?.(reports)).toEqual(found);
});

it('skips a step whose program, or anything else that it says, is missing, and says so', async () => {
  const { code, output } = await take(
    step('by-a-program', 'process.exit(1)', { needs: 'no-such-program' }),
    step('by-itself', 'process.exit(1)', { missing: () => 'the history is not there' }),
    step('complete', '', { needs: 'sh', missing: () => null }),
  );
  expect(output).toContain('skipped by-a-program: no-such-program is not installed\n');
  expect(output).toContain('skipped by-itself: the history is not there\n');
  expect(output).toMatch(/\n2 skipped: .*\n\n1 passed, 0 failed\n$/);
  expect(code).toBe(0);
});
