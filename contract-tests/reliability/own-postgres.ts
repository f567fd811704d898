import { fork } from 'node:child_process';
import { once } from 'node:events';
import { startPostgres } from '../../server/testing/postgres-server';

/** A PostgreSQL of a test's own, which nobody else misses while it is down. */
export interface OwnPostgres {
  url: string;
  /** Stops it as an administrator does, with its data kept. */
  goDown(): Promise<void>;
  /** Starts it again on the same port. */
  comeUp(): Promise<void>;
  close(): Promise<void>;
}

/** Starts it from a process of its own: its package is an ES module through and through, which Jest can't load. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const child = fork(__filename, { execArgv: ['--require', 'tsx/cjs'] });
  const [url] = await once(child, 'message');
  const control = async (word: string) => {
    const done = once(child, 'message');
    child.send(word);
    await done;
  };
  return {
    url,
    goDown: () => control('down'),
    comeUp: () => control('up'),
    close: async () => {
      const ended = once(child, 'exit');
      child.send('stop');
      await ended;
    },
  };
}

/** The process itself: says each time that it has done what it was told. */
async function main(): Promise<void> {
  const postgres = await startPostgres({ durable: true });
  let comeUp = () => {};
  const restart = () =>
    postgres.restart(() => {
      process.send?.('down');
      return new Promise<void>((resolve) => {
        comeUp = resolve;
      });
    });
  process.on('message', (word: string) => {
    if (word === 'down') void restart().then(() => process.send?.('up'));
    else if (word === 'up') comeUp();
    else void postgres.stop().then(() => process.exit(0));
  });
  process.send?.(postgres.url);
}

if (require.main === module) void main();
