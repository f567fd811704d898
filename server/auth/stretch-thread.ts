import { type ScryptOptions, scryptSync } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { lowerThreadPriority } from '../platform/thread-priority';

/** Asks a thread to stretch a secret, by scrypt. */
export interface StretchOrder {
  secret: string;
  salt: Uint8Array;
  /** Bytes. */
  length: number;
  cost: ScryptOptions;
}

lowerThreadPriority();
parentPort?.on('message', ({ secret, salt, length, cost }: StretchOrder) => {
  parentPort?.postMessage(scryptSync(secret, salt, length, cost));
});
