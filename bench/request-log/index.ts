import { type Child, startChild } from '../lib/child';
import { median } from '../lib/load';
import { printTable } from '../lib/table';
import { CONNECTIONS, measure, type Round, warm, written } from '../pipeline/measure';

/** The same server three times: with a store behind it, once more so, and with the request log on that store. */
const SERVERS = { 'with a store': 'store', 'with a store, again': 'store', 'with the request log': 'log' } as const;
const BASE = 'with a store';
/**
 * Turns of each server in a round. Every round has servers of its own: two processes of one program are not equally
 * fast.
 */
const TURNS = 6;

type Name = keyof typeof SERVERS;
const NAMES = Object.keys(SERVERS) as Name[];

interface Options {
  rounds: number;
  seconds: number;
}

/** Rate and processor time of each server in a round, as medians of its turns. */
type Figures = Record<Name, Pick<Round, 'perSecond' | 'cpu'>>;

/** Measures what the request log of a sandbox takes of the rate, and how much two servers without it differ. */
export async function requestLog({ rounds, seconds }: Options): Promise<void> {
  const results: Figures[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    process.stderr.write(`round ${round} of ${rounds}\n`);
    results.push(await figures(seconds));
  }
  print(results);
}

async function figures(seconds: number): Promise<Figures> {
  const children = new Map<Name, Child>();
  const turns = new Map<Name, Round[]>(NAMES.map((name) => [name, []]));
  try {
    for (const name of NAMES) {
      const child = await startChild('bench/pipeline/contrato.ts', { BENCH_STORE: SERVERS[name] });
      children.set(name, child);
      await warm(name, child);
      await written(child);
    }
    for (let turn = 0; turn < TURNS; turn += 1) {
      const order = turn % 2 === 0 ? [...children] : [...children].reverse();
      for (const [name, child] of order) {
        turns.get(name)?.push(await measure(child, seconds));
        await written(child);
      }
    }
  } finally {
    for (const child of children.values()) await child.stop();
  }
  return Object.fromEntries(
    [...turns].map(([name, measured]) => [
      name,
      {
        perSecond: median(measured.map(({ perSecond }) => perSecond)),
        cpu: median(measured.map(({ cpu }) => cpu)),
      },
    ]),
  ) as Figures;
}

function print(results: readonly Figures[]): void {
  const ratios = (name: Name, figure: 'perSecond' | 'cpu') =>
    results.map((round) => round[name][figure] / round[BASE][figure]);
  const rows = NAMES.map((name) => [
    name,
    Math.round(median(results.map((round) => round[name].perSecond))),
    percent(median(ratios(name, 'perSecond'))),
    ratios(name, 'perSecond')
      .sort((a, b) => a - b)
      .map(percent)
      .join(' '),
    median(results.map((round) => round[name].cpu)).toFixed(0),
    percent(median(ratios(name, 'cpu'))),
  ]);
  process.stdout.write(
    `One validated POST, ${CONNECTIONS} connections, medians of ${results.length} sets of servers\n`,
  );
  printTable(['server', 'requests/s', `% of ${BASE}`, 'each set', 'CPU µs', `% of ${BASE}`], rows);
}

const percent = (ratio: number): string => (ratio * 100).toFixed(1);
