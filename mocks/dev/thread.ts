import path from 'node:path';
import { parentPort, Worker } from 'node:worker_threads';
import { ownCode } from '../../cli/own-code';

type Question = { id: number; name: string; argument: unknown };
type Answer = { id: number; value: unknown } | { id: number; error: string };

/** The questions that a thread answers, by name. */
type ThreadQuestions = Readonly<Record<string, (argument: never) => unknown>>;

/** A thread of this process that answers questions, one after the other. */
export class Thread<T extends ThreadQuestions> {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  private last = 0;
  /** Why the thread has ended; null while it runs. */
  private ended: Error | null = null;

  /** @param name the name of a file in this folder, without its ending */
  constructor(name: string, data: unknown) {
    const { file, execArgv } = ownCode(path.join(__dirname, name));
    this.worker = new Worker(file, { workerData: data, execArgv });
    this.worker.on('message', (answer: Answer) => {
      const asked = this.waiting.get(answer.id);
      this.waiting.delete(answer.id);
      if ('error' in answer) asked?.reject(new Error(answer.error));
      else asked?.resolve(answer.value);
    });
    this.worker.on('error', (error: Error) => this.fail(error));
    this.worker.on('exit', (code) =>
      this.fail(new Error(`the thread ${name} ended with ${code}: start npm run dev again`)),
    );
  }

  /** @throws Error with the thread's message, or when the thread ends first */
  ask<K extends keyof T & string>(name: K, argument: Parameters<T[K]>[0]): Promise<Awaited<ReturnType<T[K]>>> {
    if (this.ended !== null) return Promise.reject(this.ended);
    this.last += 1;
    const id = this.last;
    const answered = new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
    this.worker.postMessage({ id, name, argument } satisfies Question);
    return answered as Promise<Awaited<ReturnType<T[K]>>>;
  }

  async stop(): Promise<void> {
    await this.worker.terminate();
  }

  private fail(error: Error): void {
    this.ended ??= error;
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}

/** Answers the questions put to this thread; an error goes back as its message. */
export function answer(asked: ThreadQuestions): void {
  let turn: Promise<unknown> = Promise.resolve();
  parentPort?.on('message', ({ id, name, argument }: Question) => {
    turn = turn.then(async () => {
      try {
        const value = await (asked[name] as (argument: unknown) => unknown)(argument);
        parentPort?.postMessage({ id, value } satisfies Answer);
      } catch (error) {
        const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
        parentPort?.postMessage({ id, error: message } satisfies Answer);
      }
    });
  });
}
