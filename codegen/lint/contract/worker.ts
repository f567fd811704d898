import { parentPort, workerData } from 'node:worker_threads';
import { type Half, lintComposed, lintDocuments } from './lint-contract';

/** The work of a thread. */
export interface Order {
  root: string;
  half: 'documents' | 'composed';
}

async function run(order: Order): Promise<Half> {
  return order.half === 'documents' ? lintDocuments(order.root) : lintComposed(order.root);
}

if (parentPort) {
  const port = parentPort;
  // A failure rejects and ends the thread with its error, which the thread's owner receives.
  void run(workerData as Order).then((half) => port.postMessage(half));
}
