import { until } from '../../server/testing/until';
import { Shell } from './cards-guide';

const FOREVER = 'while :; do sleep 0.01; done';

function isThere(process: number): boolean {
  try {
    return global.process.kill(process, 0);
  } catch {
    return false;
  }
}

it('ends with what it runs, also if that never ends by itself', async () => {
  const shell = new Shell({});
  await shell.run(`sh -c '${FOREVER}' & JOB=$!`);
  const job = Number(await shell.read('JOB'));
  expect(isThere(job)).toBe(true);
  const waits = expect(shell.run(FOREVER)).rejects.toThrow('the shell has ended');
  await shell.close();
  await waits;
  await until('the end of a job', () => !isThere(job));
});

it('says what a shell printed that ended before its commands', async () => {
  const shell = new Shell({});
  await expect(shell.run('echo last words; exit 3')).rejects.toThrow(/ended: [\s\S]*last words/);
  await shell.close();
});
