import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { ownCode } from '../../../cli/own-code';
import { type ContractLint, type Half, joinHalves } from './lint-contract';
import type { Order } from './worker';

/**
 * Lints the contract like `lintContract`, its two halves side by side on threads of their own.
 * @param signal ends it early
 * @throws when it was ended early
 */
export async function lintContractOnThreads(root: string, signal?: AbortSignal): Promise<ContractLint> {
  const halves = (['documents', 'composed'] as const).map((half) => onThread({ root, half }, signal));
  return joinHalves(await Promise.all(halves));
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
