import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { FROM_SOURCE } from '../../cli/own-code';

/** The service in a process of its own. */
export interface Served {
  child: ChildProcess;
  url: string;
}

/** Starts it and waits until it serves. @param environment its configuration, over that of this process */
export async function start(environment: Readonly<Record<string, string>>): Promise<Served> {
  const child = spawn(process.execPath, [...FROM_SOURCE, join(__dirname, 'server.ts')], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it served`)));
    child.on('message', (message: { url?: string }) => message.url && resolve(message.url));
  });
  return { child, url };
}

/** Ends it without any farewell. */
export async function kill(served: Served): Promise<void> {
  await end(served, 'SIGKILL');
}

/** Sends a signal and waits for the end. @returns the exit code, null when the signal ended it */
export async function end({ child }: Served, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = once(child, 'exit');
  child.kill(signal);
  const [code] = await ended;
  return code;
}
