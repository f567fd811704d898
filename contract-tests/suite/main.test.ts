import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as runSteps } from './main';
import type { Step } from './steps';

const folder = mkdtempSync(path.join(tmpdir(), 'contrato-steps-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A step that runs a program of its own. */
function step(name: string, program: string, more: Partial<Step> = {}): Step {
  const file = path.join(folder, `${name}.cjs`);
  writeFileSync(file, program);
  return { name, command: [process.execPath, file], ...more };
}

/** Takes steps. @returns the exit code, and all that was printed */
async function take(...steps: Step[]): Promise<{ code: number; said: string }> {
  const said: string[] = [];
  const write = jest.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  try {
    return { code: await runSteps(steps, path.join(folder, 'reports')), said: said.join('') };
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
  const { code, said } = await take(step('waits-for-a-sign', WAITS, { beside }), step('last', ''));
  expect(said).toMatch(/\[3\/4\] gives-a-sign\n.*\nit is given\n[\s\S]*\[4\/4\] reads-the-sign\n.*\nit is read\n/);
  expect(said).toMatch(/\n4 passed, 0 failed\n$/);
  expect(code).toBe(0);
});

it('fails where one beside another fails, or leaves no report', async () => {
  const beside = [
    step('breaks', "console.log('a reason'); process.exit(3);"),
    step('forgets', '', { writes: ['reports/of-nothing'] }),
  ];
  const { code, said } = await take(step('holds', '', { beside }));
  expect(said).toContain('a reason\n');
  expect(said).toMatch(/^FAILED {2}breaks: 0 passed, 1 failed, \d+ s$/m);
  expect(said).toMatch(/^FAILED {2}forgets: .* s; it did not write reports\/of-nothing$/m);
  expect(said).toMatch(/\n1 passed, 2 failed\n$/);
  expect(code).toBe(1);
});
