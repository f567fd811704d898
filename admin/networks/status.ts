import type { ValuesOf } from '../../cli/declaration';
import { listWaiting } from '../../server/networks/store/waiting';
import type { Db } from '../../server/platform/store/db';
import { serviceNow } from '../now';
import type { CommandOutput } from '../on-database';
import { circuitsOf, type ServerCircuit, SilentServer } from './circuits';
import type { STATUS } from './declared-options';

/**
 * Tells which circuits are open, and what waits for networks. A server that can't be asked is told of, and fails it.
 */
export async function status(db: Db, { system = [] }: Pick<ValuesOf<typeof STATUS>, 'system'>): Promise<CommandOutput> {
  const asked = await Promise.allSettled(system.map(circuitsOf));
  const circuits = asked.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  const silent = asked.flatMap((answer) => (answer.status === 'rejected' ? [reasonOf(answer.reason)] : []));
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
  if (error instanceof SilentServer) return error.message;
  throw error;
}
