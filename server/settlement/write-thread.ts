import { parentPort, workerData } from 'node:worker_threads';
import { openDb } from '../platform/store/open';
import { lowerThreadPriority } from '../platform/thread-priority';
import { Pace } from './pace';
import { writeFiles } from './write-files';
import type { FromThread, SentError, ThreadTask, ToThread } from './write-in-thread';

/** KiB of an SQLite file in memory: the rows of a day are read in order, once. */
const CACHE_KIBIBYTES = 8_192;

const post = (message: FromThread) => parentPort?.postMessage(message);

/** The way in which a stop and the answers to beats reach the writing. */
class Orders {
  private readonly stopping = new AbortController();
  private goOn: () => void = () => undefined;
  readonly signal = this.stopping.signal;

  take(order: ToThread): void {
    if (order === 'stop') this.stopping.abort();
    this.goOn();
  }

  /** Resolves once the beat is answered, or the work is to stop. */
  beat(): Promise<void> {
    return new Promise((resolve) => {
      this.goOn = resolve;
      post({ is: 'beat' });
    });
  }
}

/** Writes the files of the day that this thread was started for, and ends. */
async function main({ address, load, ...task }: ThreadTask): Promise<void> {
  const orders = new Orders();
  const pace = new Pace(load, orders.signal);
  parentPort?.on('message', (order: ToThread) => orders.take(order));
  const own = address.dialect === 'sqlite' ? { readers: 1, cacheKibibytes: CACHE_KIBIBYTES } : { connections: 1 };
  const db = openDb({ ...address, ...own });
  let end: FromThread;
  try {
    const files = await writeFiles({
      ...task,
      db,
      amendments: null,
      stopSignal: orders.signal,
      beat: async () => {
        await orders.beat();
        await pace.rest();
      },
      onProgress: (file, rows) => post({ is: 'progress', file, rows }),
    });
    end = { is: 'written', files };
  } catch (error) {
    end = orders.signal.aborted ? { is: 'stopped' } : { is: 'failed', error: sendable(error) };
  }
  await db.close();
  post(end);
  parentPort?.close();
}

function sendable(error: unknown): SentError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  const { name, message, stack } = error;
  const { code } = error as NodeJS.ErrnoException;
  return { name, message, stack, code };
}

lowerThreadPriority();
void main(workerData as ThreadTask);
