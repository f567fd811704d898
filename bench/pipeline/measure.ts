import { setTimeout as pause } from 'node:timers/promises';
import type { Child } from '../lib/child';
import { load, type Measured } from '../lib/load';
import { requestBody } from './workload';

export const CONNECTIONS = 32;

/**
 * The figures of a peer in one round, with the microseconds of processor time that each request took; NaN where the
 * machine does not tell.
 */
export type Round = Measured & { cpu: number };

/** Sends one validated POST over and over. */
export async function measure(child: Child, seconds: number): Promise<Round> {
  const before = child.cpuMicroseconds() ?? Number.NaN;
  const measured = await loaded(child, seconds);
  const after = child.cpuMicroseconds() ?? Number.NaN;
  return { ...measured, cpu: (after - before) / measured.answers };
}

function loaded(child: Child, seconds: number): Promise<Measured> {
  const headers = {
    'content-type': 'application/json',
    'x-idempotency-key': 'bench',
    authorization: `Bearer ${child.token ?? 'bench'}`,
  };
  return load({
    url: child.url,
    requests: [{ method: 'POST', path: '/users/v1/', headers, body: requestBody }],
    connections: CONNECTIONS,
    seconds,
  });
}

/** Sends requests until a server is warm. @throws when it does not answer them with success */
export async function warm(peer: string, child: Child): Promise<void> {
  const { failed, perSecond } = await measure(child, 2);
  if (failed > 0 || perSecond === 0) throw new Error(`${peer} does not answer the request with success`);
}

/**
 * Waits until a server has written what its request log had no time for, so that the next peer has the machine for
 * itself. One without a log has nothing to write and answers the same question: a server that is asked for its metrics
 * is slower afterwards.
 */
export async function written(child: Child): Promise<void> {
  const metrics = async () => (await fetch(`${child.url}/metrics`)).text();
  while (/request_log_waiting [1-9]/.test(await metrics())) await pause(100);
}
