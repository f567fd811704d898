import { fork } from 'node:child_process';
import { once } from 'node:events';
import { FROM_SOURCE } from '../../cli/own-code';
import { descendantsOf } from '../../cli/processes';
import { startPostgres } from '../../server/testing/postgres-server';

/** A PostgreSQL of a test's own, which nobody else misses while it is down. */
export interface OwnPostgres {
  url: string;
  /** Stops it as an administrator does, with its data kept. */
  goDown(): Promise<void>;
  /** Starts it again on the same port. */
  comeUp(): Promise<void>;
  /** Stops all of its processes where they are. Their connections stay open, and nobody answers. */
  freeze(): void;
  /** Lets them go on where they were. */
  thaw(): void;
  close(): Promise<void>;
}

/** Starts it from a process of its own: its package is an ES module through and through, which Jest can't load. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const child = fork(__filename, { execArgv: [...FROM_SOURCE] });
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
    freeze: () => {
      // The first of them makes the others: once it is stopped there come no more.
      for (const pid of descendantsOf(child.pid as number)) process.kill(pid, 'SIGSTOP');
      for (const pid of descendantsOf(child.pid as number)) process.kill(pid, 'SIGSTOP');
    },
    thaw: () => {
      for (const pid of descendantsOf(child.pid as number)) process.kill(pid, 'SIGCONT');
    },
    close: async () => {
      const ended = once(child, 'exit');
      child.send('stop');
      await ended;
    },
  };
}

/** The process itself, which reports the end of each command. */
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
