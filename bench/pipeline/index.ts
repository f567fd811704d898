import { type Child, startChild } from '../lib/child';
import { type Measured, median } from '../lib/load';
import { printTable } from '../lib/table';
import { CONNECTIONS, measure, type Round, warm, written } from './measure';

const PEERS = [
  'koa-bare',
  'contrato',
  'contrato, logged',
  'contrato, no seams',
  'fastify',
  'express-openapi-validator',
  'openapi-backend',
  'prism',
] as const;
const BASE = 'koa-bare';
/** The same server with the request log of the sandbox, against itself without. */
const LOGGED = 'contrato, logged';
/** The same server without what the request log and traces join: what both cost while they are off. */
const NO_SEAMS = 'contrato, no seams';
/** Those that have metrics: they are asked alike, whether they have a log or not. */
const OWN = ['contrato', NO_SEAMS, LOGGED];

interface Options {
  rounds: number;
  seconds: number;
}

/**
 * One validated POST through the whole pipeline, without a store, compared with what others do with the same document.
 * Every peer is measured in every round, so that the ratios hold when the machine's speed drifts.
 */
export async function pipeline({ rounds, seconds }: Options): Promise<void> {
  const children = new Map<string, Child>();
  const results = new Map<string, Round[]>(PEERS.map((peer) => [peer, []]));
  try {
    for (const peer of PEERS) children.set(peer, await start(peer));
    for (const [peer, child] of children) await warm(peer, child);
    for (let round = 1; round <= rounds; round += 1) {
      process.stderr.write(`round ${round} of ${rounds}\n`);
      for (const [peer, child] of children) {
        results.get(peer)?.push(await measure(child, seconds));
        if (OWN.includes(peer)) await written(child);
      }
    }
  } finally {
    for (const child of children.values()) await child.stop();
  }
  print(results);
}

function start(peer: string): Promise<Child> {
  if (peer === LOGGED) return startChild('bench/pipeline/contrato.ts', { BENCH_STORE: 'log' });
  return startChild(`bench/pipeline/${peer === NO_SEAMS ? 'without-seams' : peer}.ts`);
}

function print(results: ReadonlyMap<string, readonly Round[]>): void {
  const own = results.get('contrato') ?? [];
  const base = results.get(BASE) ?? [];
  const ratio = (a: readonly Measured[], b: readonly Measured[]) =>
    median(a.map(({ perSecond }, i) => perSecond / (b[i]?.perSecond ?? Number.NaN))).toFixed(2);
  const rows = [...results].map(([peer, measured]) => [
    peer,
    Math.round(median(measured.map(({ perSecond }) => perSecond))),
    median(measured.map(({ p99 }) => p99)).toFixed(0),
    ratio(measured, base),
    ratio(own, measured),
    median(measured.map(({ cpu }) => cpu)).toFixed(0),
  ]);
  process.stdout.write(`One validated POST, ${CONNECTIONS} connections, medians of the rounds\n`);
  printTable(['peer', 'requests/s', 'p99 ms', `of ${BASE}`, 'contrato is ×', 'CPU µs'], rows);
}
