import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FROM_SOURCE } from '../../cli/own-code';
import type { DevMessage } from '../dev/main';
import { copyProject } from './project';

type Kind = DevMessage['kind'];
type Message<K extends Kind> = Extract<DevMessage, { kind: K }>;

/** Those of `npm run dev`. */
const FLAGS = ['--max-semi-space-size=32', ...FROM_SOURCE];

/** `npm run dev` in a copy of the project. */
export interface DevProcess {
  root: string;
  url: string;
  mocks: { url: string; clientUrl: string };
  /** Replaces a text in a file of the copy; it must be there. */
  edit(file: string, from: string, to: string): void;
  /** Writes a file of the copy. */
  put(file: string, text: string): void;
  /**
   * The next message of a kind that was not waited for yet.
   * @throws when the process ends first, or none comes in time: the error says what came instead
   */
  next<K extends Kind>(...kinds: K[]): Promise<Message<K>>;
  /** Stops it as a supervisor does. @returns its exit code; null if a signal ended it */
  stop(): Promise<number | null>;
}

/**
 * Starts the loop on free ports and waits until the contract as it is in the copy is served.
 * @param checked the folders of the copy that the type checker looks at, with what they import; all when absent
 */
export async function startDevProcess({ checked }: { checked?: readonly string[] } = {}): Promise<DevProcess> {
  const copy = copyProject();
  if (checked !== undefined) {
    const file = path.join(copy.root, 'tsconfig.json');
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), include: checked }));
  }
  const { DATABASE_URL: _, ...inherited } = process.env;
  const free = { PORT: '0', MOCK_PORT: '0', MOCK_CLIENT_PORT: '0', DATA_DIR: path.join(copy.root, 'data') };
  const child = fork(path.join(copy.root, 'cli/contrato.ts'), ['dev'], {
    cwd: copy.root,
    env: { ...inherited, ...free },
    execArgv: FLAGS,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const messages = listen(child);
  const target = (file: string) => path.join(copy.root, file);
  const put = (file: string, text: string) => writeFileSync(target(file), text);
  try {
    const { url, mocks } = await messages('ready');
    await messages('served');
    return {
      root: copy.root,
      url,
      mocks,
      put,
      edit: (file, from, to) => {
        const text = readFileSync(target(file), 'utf8');
        if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
        put(file, text.replace(from, to));
      },
      next: messages,
      stop: async () => {
        const code = await end(child);
        copy.remove();
        return code;
      },
    };
  } catch (error) {
    await end(child);
    copy.remove();
    throw error;
  }
}

async function end(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
  return child.exitCode;
}

/** The milliseconds in which a message comes on any machine. A test that waits longer is ended without a cause. */
const LONGEST = 200_000;

/** The messages that nobody has waited for, with what they say. */
const worded = (messages: readonly DevMessage[]): string =>
  messages.map(({ kind, ...rest }) => `\n  ${kind} ${JSON.stringify(rest).slice(0, 2000)}`).join('') || ' nothing';

/**
 * Messages in the order they came; each is given out once.
 * @param longest the milliseconds after which a message is no longer waited for
 */
export function listen(child: Pick<ChildProcess, 'on' | 'once'>, longest = LONGEST): DevProcess['next'] {
  const received: DevMessage[] = [];
  const waiting = new Set<() => void>();
  let dead = false;
  const wake = () => {
    for (const look of [...waiting]) look();
  };
  child.on('message', (message) => {
    received.push(message as DevMessage);
    wake();
  });
  child.once('exit', () => {
    dead = true;
    wake();
  });
  return <K extends Kind>(...kinds: K[]) =>
    new Promise<Message<K>>((resolve, reject) => {
      const fail = (reason: string) =>
        reject(new Error(`${reason} before ${kinds.join(' or ')}; what came instead:${worded(received)}`));
      const timer = setTimeout(() => {
        waiting.delete(look);
        fail(`${longest} ms passed`);
      }, longest);
      const look = () => {
        const index = received.findIndex(({ kind }) => kinds.includes(kind as K));
        if (index < 0 && !dead) return;
        waiting.delete(look);
        clearTimeout(timer);
        if (index < 0) fail('the loop ended');
        else resolve(received.splice(index, 1)[0] as Message<K>);
      };
      waiting.add(look);
      look();
    });
}
