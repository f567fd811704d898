import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { ownCode } from '../../cli/own-code';
import type { StretchOrder } from './stretch-thread';

const COST = { N: 16384, r: 8, p: 1 };

/** Threads that have nothing to do. There are as many as were ever needed at once. */
const idle: Worker[] = [];

/**
 * Stretches a secret as older versions did: tens of milliseconds of a core. That is done in threads of its own: those
 * of the process serve the store.
 */
export async function stretch(secret: string, salt: Buffer, length: number): Promise<Buffer> {
  const thread = idle.pop() ?? begin();
  thread.ref();
  const answered = once(thread, 'message');
  thread.postMessage({ secret, salt, length, cost: COST } satisfies StretchOrder);
  const [hash] = (await answered) as [Uint8Array];
  thread.unref();
  idle.push(thread);
  return Buffer.from(hash);
}

function begin(): Worker {
  const { file, execArgv } = ownCode(join(__dirname, 'stretch-thread'));
  return new Worker(file, { execArgv });
}
