/** openapi-typescript in a thread of its own. */

import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { JsonObject } from '../util/json';

interface Answer {
  id: number;
  text?: string;
  error?: string;
}

interface Pending {
  resolve(text: string): void;
  reject(error: Error): void;
}

export class TypesEngine {
  private worker: Worker | undefined;
  private readonly pending = new Map<number, Pending>();
  private next = 0;

  /**
   * Types of a bundled document, as source text.
   * @param whole the document that contains the targets of references, if this is only a part of it
   */
  types(document: JsonObject, whole?: JsonObject): Promise<string> {
    const worker = this.start();
    this.next += 1;
    const id = this.next;
    return new Promise((resolve, reject) => {
      this.pending.set(id, { resolve, reject });
      // The thread keeps the process alive only while an answer is due.
      worker.ref();
      worker.postMessage({ id, document, whole });
    });
  }

  /** Starts the thread before it is needed, so that it loads while the main thread reads the contract. */
  start(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(path.join(__dirname, 'types-worker.cjs'), { execArgv: [] });
    worker.on('message', (answer: Answer) => this.resolveAnswer(answer));
    worker.on('error', (error) => {
      for (const { reject } of this.pending.values()) reject(error);
      this.pending.clear();
      this.worker = undefined;
    });
    worker.unref();
    this.worker = worker;
    return worker;
  }

  private resolveAnswer({ id, text, error }: Answer): void {
    const waiting = this.pending.get(id);
    this.pending.delete(id);
    if (this.pending.size === 0) this.worker?.unref();
    if (text === undefined) waiting?.reject(new Error(`openapi-typescript: ${error}`));
    else waiting?.resolve(text);
  }
}

/** One thread per process. */
export const typesEngine = new TypesEngine();
