import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { isBuilt } from '../../cli/own-code';
import { send } from '../world/http';

const ROOT = path.resolve(__dirname, '../..');
const READY_MILLISECONDS = 60_000;
const POLL_MILLISECONDS = 50;

/** How a command is typed: by npm in a checkout, and as it is in a package. */
function typed(name: string, options: readonly string[]): [program: string, words: string[]] {
  if (isBuilt) return [process.execPath, [path.join(ROOT, 'cli/contrato.js'), name, ...options]];
  return ['npm', ['run', '-s', name, '--', ...options]];
}

/** A documented command that serves, as a process of its own. */
export class Command {
  private constructor(
    private readonly child: ChildProcess,
    private readonly name: string,
    readonly url: string,
  ) {}

  /** Starts it, and waits until it is ready. @param onLine called with each line that it writes */
  static async start(
    name: 'serve' | 'world',
    {
      url,
      own,
      options = [],
      onLine,
    }: {
      url: string;
      own: Readonly<Record<string, string>>;
      options?: readonly string[];
      onLine?: (line: string) => void;
    },
  ): Promise<Command> {
    const { DATABASE_URL: _, NODE_OPTIONS: __, ...inherited } = process.env;
    const env = { ...inherited, ...own };
    const [program, words] = typed(name, options);
    const child = spawn(program, words, { cwd: ROOT, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => onLine?.(line));
    }
    const command = new Command(child, name, url);
    await command.isReady();
    return command;
  }

  /** Ends it with everything that it started. */
  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    process.kill(-(this.child.pid as number), 'SIGKILL');
    await ended;
  }

  private async isReady(): Promise<void> {
    const end = performance.now() + READY_MILLISECONDS;
    const request = { method: 'GET', target: '/health/ready', headers: {}, body: '' };
    while ((await send(this.url, request).catch(() => null))?.status !== 200) {
      if (this.child.exitCode !== null) throw new Error(`${this.name} ended with ${this.child.exitCode}`);
      if (performance.now() > end) throw new Error(`${this.name} is not ready in time`);
      await pause(POLL_MILLISECONDS);
    }
  }
}
