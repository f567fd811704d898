import { besidePeer, type Case, type Server } from '../lib/beside-peer';
import type { Child } from '../lib/child';
import { startChild } from '../lib/child';
import type { LoadRequest } from '../lib/request';
import { accountId, HOT_ACCOUNTS } from '../transactions/fixture';
import { CARDS, cardId } from './fixture';

/** A number of forms after which all of them come again in the same order. */
const FORMS = 5 * CARDS;

const reads = (name: string, path: (n: number) => string): Case => ({
  name,
  requests: Array.from({ length: FORMS }, (_, n) => ({ method: 'GET', path: path(n) })),
});

const CASES: readonly Case[] = [
  reads('account', (n) => `/core/accounts/v1/${accountId(n % HOT_ACCOUNTS)}`),
  reads(
    'page of 10 activities',
    (n) => `/core/activities/v1?filter[account_id]=${accountId(n % HOT_ACCOUNTS)}&page[number]=${n % 5}&page[size]=10`,
  ),
  reads('card', (n) => `/cards/v1/${cardId(n % CARDS)}`),
];

/** Replaces the values of an answer by their types. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (value === null || typeof value !== 'object') return value === null ? null : typeof value;
  const entries = Object.entries(value).map(([name, of]) => [name, shapeOf(of)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b)));
}

async function bodyOf(child: Child, path: string): Promise<unknown> {
  const answer = await fetch(child.url + path, { headers: { authorization: `Bearer ${child.token ?? ''}` } });
  return answer.json();
}

/** @throws where one of them answers with less than the other */
async function checkAnswers(children: Record<Server, Child>): Promise<void> {
  for (const { name, requests } of CASES) {
    const [{ path }] = requests as [LoadRequest];
    const [own, peer] = [await bodyOf(children.contrato, path), await bodyOf(children.peer, path)];
    const [ours, theirs] = [JSON.stringify(shapeOf(own)), JSON.stringify(shapeOf(peer))];
    if (ours !== theirs) throw new Error(`the answers about a ${name} differ:\n${ours}\n${theirs}`);
  }
}

/** Reads over HTTP, compared with the same read with one statement, or two for a page, per request. */
export function readings(options: { rounds: number; seconds: number }): Promise<void> {
  const comparison = {
    start: (server: string, url: string) => startChild(`bench/reads/${server}.ts`, { BENCH_DATABASE_URL: url }),
    throughput: CASES,
    latency: CASES,
    check: checkAnswers,
  };
  return besidePeer('answers', comparison, options);
}
