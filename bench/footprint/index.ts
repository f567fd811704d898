import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from '../lib/load';
import { printTable } from '../lib/table';
import { type Installation, installCheckout, installPackage, type Size, sizeOf } from './installation';
import { answersOf, type Starts, startsOf } from './starts';

interface Options {
  rounds: number;
}

/** Ways to have the service: what was installed, and how Node runs it there. */
interface StartMethod {
  name: string;
  installation: Installation;
  /** Words of Node before the program of the command. */
  node: readonly string[];
}

/**
 * Measures how long it takes to install the service and to get its first answer, from the package and from a checkout:
 * once as the checkout runs now, and once as it ran before, compiled at each start.
 */
export async function footprint({ rounds }: Options): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'contrato-footprint-'));
  try {
    const [whole, checkout] = [await installPackage(folder), await installCheckout(folder)];
    const ways: StartMethod[] = [
      { name: 'package', installation: whole, node: [] },
      { name: 'checkout', installation: checkout, node: ['--require', join(checkout.root, 'cli/from-source.cjs')] },
      { name: 'checkout, compiled at each start', installation: checkout, node: ['--require', 'tsx/cjs'] },
    ];
    const found = new Map<StartMethod, Starts[]>(ways.map((way) => [way, []]));
    for (let round = 0; round <= rounds; round += 1) {
      process.stderr.write(round === 0 ? 'each once, unmeasured\n' : `round ${round} of ${rounds}\n`);
      for (const way of ways) {
        const starts = await startsOf(way.installation, way.node, folder);
        if (round > 0) found.get(way)?.push(starts);
      }
    }
    print(ways, found, rounds);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function print(ways: readonly StartMethod[], found: ReadonlyMap<StartMethod, readonly Starts[]>, rounds: number): void {
  const sizes = new Map<Installation, Size>(ways.map(({ installation }) => [installation, sizeOf(installation)]));
  process.stdout.write('Installed with the packages in npm’s cache, and without install scripts\n');
  printTable(
    ['', 'seconds', 'packages', 'MB'],
    [...sizes].map(([{ name, seconds }, { packages, megabytes }]) => [
      name,
      seconds.toFixed(1),
      packages,
      Math.round(megabytes),
    ]),
  );
  process.stdout.write(`\nMilliseconds from the command to the first answer, medians of ${rounds}\n`);
  printTable(
    ['', ...answersOf],
    ways.map((way) => [
      way.name,
      ...answersOf.map((what) => Math.round(median((found.get(way) ?? []).map((starts) => starts[what])))),
    ]),
  );
}
