import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { ownCode } from '../../../cli/own-code';
import { type ContractLint, type Half, joinHalves } from './lint-contract';
import { UNREADABLE } from './tidy';
import type { Order } from './worker';

/** The result of the general rules if they throw: then the project's own rules report the mistake. */
const unreadable = (error: Error): Half => ({
  problems: [{ file: 'spec/openapi.yaml', line: 1, column: 1, rule: UNREADABLE, message: error.message }],
  judged: 'no document',
});

/**
 * Lints the contract like `lintContract`, with its two halves in parallel on their own threads.
 * @param signal ends it early
 * @throws when it was ended early, after both threads have ended
 */
export async function lintContractOnThreads(root: string, signal?: AbortSignal): Promise<ContractLint> {
  const documents = onThread({ root, half: 'documents' }, signal).catch((error: Error) => {
    signal?.throwIfAborted();
    return unreadable(error);
  });
  const composed = onThread({ root, half: 'composed' }, signal);
  // Where it fails, both threads have ended, too.
  await Promise.allSettled([documents, composed]);
  return joinHalves(await Promise.all([documents, composed]));
}

function onThread(order: Order, signal?: AbortSignal): Promise<Half> {
  return new Promise((resolve, reject) => {
    const { file, execArgv } = ownCode(join(__dirname, 'worker'));
    const worker = new Worker(file, { workerData: order, execArgv });
    signal?.addEventListener('abort', () => void worker.terminate(), { once: true });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the ${order.half} thread ended with ${code} and no answer`)));
  });
}
