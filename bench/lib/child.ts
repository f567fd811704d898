import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FROM_SOURCE } from '../../cli/own-code';

/** Flags of Node that `npm run serve` sets too. */
const FLAGS = ['--max-semi-space-size=32'];

const ROOT = join(__dirname, '..', '..');

/** A server in a process of its own. */
export interface Child {
  url: string;
  /** An access token, where the server asks for one. */
  token: string | undefined;
  /**
   * Microseconds of a processor that it has used so far, by itself and in the kernel; null where the machine does not
   * say.
   */
  cpuMicroseconds(): number | null;
  /** Asks what the server answers by `answerQuestions`, one question at a time. */
  ask<T>(question: string, count?: number): Promise<T>;
  stop(): Promise<void>;
}

/**
 * Starts a TypeScript file that serves and then sends its address with `process.send`.
 * Its output goes nowhere: a log costs what it costs, but not a terminal's time. Whatever it leaves in its temporary
 * folder goes with it.
 */
export async function startChild(file: string, environment: Record<string, string> = {}): Promise<Child> {
  const folder = await mkdtemp(join(tmpdir(), 'contrato-bench-'));
  const child: ChildProcess = spawn(process.execPath, [...FLAGS, ...FROM_SOURCE, join(ROOT, file)], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', TMPDIR: folder, ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const served = await new Promise<Served>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Served));
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code} before it served`)));
  });
  return {
    url: served.url,
    token: served.token,
    cpuMicroseconds: () => (child.pid === undefined ? null : cpuOf(child.pid)),
    ask: (question, count = 0) =>
      new Promise((resolve, reject) => {
        const onExit = () => reject(new Error(`${file} ended before it answered`));
        child.once('exit', onExit);
        child.once('message', ({ answer, error }: Answered) => {
          child.off('exit', onExit);
          if (error === undefined) resolve(answer as never);
          else reject(new Error(error));
        });
        child.send({ question, count });
      }),
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Microseconds of one tick of `/proc`, which is 1/100 s on Linux wherever Node runs. */
const TICK = 10_000;

/** Reads utime and stime (proc_pid_stat(5)), which follow the name in parentheses. */
function cpuOf(pid: number): number | null {
  const stat = `/proc/${pid}/stat`;
  if (!existsSync(stat)) return null;
  const text = readFileSync(stat, 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK;
}

interface Served {
  url: string;
  token?: string;
}

interface Answered {
  answer?: unknown;
  error?: string;
}

/** Answers what the parent asks for, by name. */
export function answerQuestions(answers: Readonly<Record<string, (count: number) => Promise<unknown>>>): void {
  process.on('message', async ({ question, count }: { question: string; count: number }) => {
    try {
      process.send?.({ answer: await answers[question]?.(count) } satisfies Answered);
    } catch (error) {
      process.send?.({ error: String(error) } satisfies Answered);
    }
  });
}

/** Tells the parent that the child serves. */
export function announce(port: number, token?: string): void {
  process.send?.({ url: `http://127.0.0.1:${port}`, token } satisfies Served);
}
