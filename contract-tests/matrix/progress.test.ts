import type { Job, JobReport } from './job';
import { Progress } from './progress';

const job: Job = { revision: 'current', mock: false, journeys: [] };
const report = { job, runs: [], journeys: [{ name: 'a day', problems: ['rain'], millis: 1 }] } as unknown as JobReport;

function shownOn(isTTY: boolean) {
  const written: string[] = [];
  const screen = { isTTY, write: (text: string) => written.push(text) > 0 };
  return { written, progress: new Progress([job, job], 100, screen) };
}

describe('progress', () => {
  it('is one line that is written anew on a terminal, and leaves nothing behind', () => {
    const { written, progress } = shownOn(true);
    progress.onRows(25);
    progress.onReport(report);
    progress.onRows(5);
    progress.end();
    expect(written).toEqual([
      '\r\x1b[2K0 s: 25 of 100 answers, 0 of 2 jobs',
      '\r\x1b[2K0 s: 30 of 100 answers, 1 of 2 jobs, 1 failed',
      '\r\x1b[2K',
    ]);
  });

  it('is a line now and then elsewhere', () => {
    const { written, progress } = shownOn(false);
    progress.onRows(25);
    expect(written).toEqual([]);
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 16_000);
    progress.onRows(25);
    progress.onRows(25);
    jest.restoreAllMocks();
    expect(written).toEqual(['16 s: 50 of 100 answers, 0 of 2 jobs\n']);
  });
});
