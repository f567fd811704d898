import { type DevProcess, startDevProcess } from '../../mocks/testing/dev-loop';
import { median } from '../lib/load';
import { printTable } from '../lib/table';
import { EDITS, type Edit, type ServedContract, token } from './edits';

const WHERE = ['server', 'mock', 'docs'] as const;

/** Milliseconds from the save to what was asked of each and answered by the new contract. */
async function save(
  dev: DevProcess,
  served: ServedContract,
  edit: Edit,
  round: number,
): Promise<Partial<Record<string, number>>> {
  dev.edit(edit.file, edit.text(round - 1), edit.text(round));
  const started = performance.now();
  const outcome = await dev.next('served', 'refused');
  if (outcome.kind === 'refused') throw new Error(`${edit.name}: ${outcome.problems.join('\n')}`);
  const times: Partial<Record<string, number>> = {};
  const ask = async (where: (typeof WHERE)[number]): Promise<void> => {
    const shown = await edit.shows[where]?.(served, round);
    if (shown === false) throw new Error(`${edit.name}: the ${where} does not serve round ${round}`);
    if (shown) times[where] = performance.now() - started;
  };
  await Promise.all(WHERE.map(ask));
  return times;
}

/** The type checker's answer to this save, and the diff: the next one is measured without them. */
async function waitUntilIdle(dev: DevProcess): Promise<void> {
  await dev.next('changes');
  await dev.next('types');
}

/** Measures the time from a save to the server, the mock and the documentation serving it, asked at the same time. */
export async function devLoop({ rounds }: { rounds: number }): Promise<void> {
  const times = new Map<string, number[]>();
  const dev = await startDevProcess();
  try {
    await waitUntilIdle(dev);
    const served = { url: dev.url, mocks: dev.mocks, bearer: await token(dev.url) };
    for (let round = 1; round <= rounds; round += 1) {
      process.stderr.write(`round ${round} of ${rounds}\n`);
      for (const edit of EDITS) {
        for (const [where, value] of Object.entries(await save(dev, served, edit, round))) {
          const name = `${edit.name}: ${where}`;
          times.set(name, [...(times.get(name) ?? []), value as number]);
        }
        await waitUntilIdle(dev);
      }
    }
  } finally {
    await dev.stop();
  }
  const rows = [...times].map(([name, list]) => [name, median(list).toFixed(0), Math.max(...list).toFixed(0)]);
  const all = [...times.values()].flat();
  rows.push(['every one', median(all).toFixed(0), Math.max(...all).toFixed(0)]);
  printTable(['milliseconds from save to served', 'median', 'most'], rows);
}
