import type { ValuesOf } from '../../cli/declaration';
import { listWaiting } from '../../server/networks/store/waiting';
import type { Db } from '../../server/platform/store/db';
import { serviceNow } from '../now';
import type { CommandOutput } from '../on-database';
import { circuitsOf, type ServerCircuit, UnreachableServer } from './circuits';
import type { STATUS } from './declared-options';

/**
 * Shows open circuits and the orders that wait for networks. A server that cannot be reached is listed, and the exit
 * code is 2.
 */
export async function status(db: Db, { system = [] }: Pick<ValuesOf<typeof STATUS>, 'system'>): Promise<CommandOutput> {
  const results = await Promise.allSettled(system.map(circuitsOf));
  const circuits = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
  const silent = results.flatMap((result) => (result.status === 'rejected' ? [reasonOf(result.reason)] : []));
  const waiting = (await listWaiting(db, await serviceNow(db))).map(({ oldest, ...rest }) => ({
    ...rest,
    oldest: new Date(oldest).toISOString(),
  }));
  const lines = [
    ...circuits.map(lineOf),
    ...silent,
    ...waiting.map(({ rail, kind, count, oldest }) => `${rail}  ${kind}  ${count} waiting, the oldest since ${oldest}`),
    ...(waiting.length === 0 ? ['nothing waits'] : []),
  ];
  return { json: { circuits, silent, waiting }, lines, status: silent.length === 0 ? 0 : 2 };
}

function lineOf({ server, network, open, since }: ServerCircuit): string {
  return `${network}  ${open ? `open since ${since}` : 'closed'}  at ${server}`;
}

function reasonOf(error: unknown): string {
  if (error instanceof UnreachableServer) return error.message;
  throw error;
}
