import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { ownCode } from '../../cli/own-code';
import type { FileName } from '../../generated/settlement';
import { type Address, type Db, StoreUnavailable } from '../platform/store/db';
import { newSharedLoad, type SharedLoad, watchOwnLoad } from './pace';
import type { WrittenFile } from './store/settlement';
import type { FilesTask } from './write-files';

/** The part of a task that is data, and how busy the thread is that serves. */
export type ThreadTask = Pick<FilesTask, 'client' | 'config' | 'revision' | 'day'> & {
  address: Address;
  load: SharedLoad;
};

/** An error that is sent between threads, which would otherwise lose its class. */
export interface SentError {
  name: string;
  message: string;
  stack?: string;
  code?: string;
}

/** Messages from the thread: the progress of a file, that it waits for a beat, and its end. */
export type FromThread =
  | { is: 'progress'; file: FileName; rows: number }
  | { is: 'beat' }
  | { is: 'written'; files: WrittenFile[] }
  | { is: 'stopped' }
  | { is: 'failed'; error: SentError };

/** Messages to the thread: that it may continue after a beat, or must stop. */
export type ToThread = 'go-on' | 'stop';

/**
 * MiB for rows that have just been read, which are garbage soon: half of it takes a fifth more of a processor, twice of
 * it 20 MiB more and no less.
 */
const YOUNG_MEBIBYTES = 16;

/**
 * Writes both files of a day in a thread with a separate database connection, and waits until it has ended.
 * @throws the error of the thread or of a beat, or the reason of a stop; then nothing has changed
 */
export async function writeInThread(task: FilesTask & { db: Db }): Promise<WrittenFile[]> {
  const { client, config, revision, day, stopSignal } = task;
  stopSignal.throwIfAborted();
  const { dataDir, settlementDir } = config;
  const load = newSharedLoad();
  const sent: ThreadTask = {
    client,
    config: { dataDir, settlementDir },
    revision,
    day,
    address: task.db.address,
    load,
  };
  const { file, execArgv } = ownCode(join(__dirname, 'write-thread'));
  const resourceLimits = { maxYoungGenerationSizeMb: YOUNG_MEBIBYTES };
  const worker = new Worker(file, { workerData: sent, execArgv, resourceLimits });
  const onStop = () => worker.postMessage('stop' satisfies ToThread);
  stopSignal.addEventListener('abort', onStop, { once: true });
  const stopWatching = watchOwnLoad(load);
  try {
    return await outcomeOf(worker, task);
  } finally {
    stopWatching();
    stopSignal.removeEventListener('abort', onStop);
  }
}

/** Answers a thread until it has ended. */
function outcomeOf(worker: Worker, { beat, onProgress, stopSignal }: FilesTask): Promise<WrittenFile[]> {
  return new Promise((resolve, reject) => {
    let end = (): void => reject(new Error('the thread that writes settlement files ended early'));
    let reasonOf = (): unknown => stopSignal.reason;
    const answerBeat = async () => {
      try {
        await beat?.();
        worker.postMessage('go-on' satisfies ToThread);
      } catch (error) {
        reasonOf = () => error;
        worker.postMessage('stop' satisfies ToThread);
      }
    };
    worker.on('message', (message: FromThread) => {
      if (message.is === 'progress') onProgress?.(message.file, message.rows);
      else if (message.is === 'beat') void answerBeat();
      else if (message.is === 'written') end = () => resolve(message.files);
      else if (message.is === 'stopped') end = () => reject(reasonOf());
      else end = () => reject(received(message.error));
    });
    worker.on('error', (error) => {
      end = () => reject(error);
    });
    worker.on('exit', () => end());
  });
}

/** Recreates an error that a thread sent, with the class that callers check and the same name and code. */
function received({ message, ...others }: SentError): Error {
  const error = others.name === 'StoreUnavailable' ? new StoreUnavailable(message) : new Error(message);
  return Object.assign(error, others);
}
