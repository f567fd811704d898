import { spawn } from 'node:child_process';
import { descendantsOf, send } from '../../cli/processes';

/** The output of a child process, and its exit. */
export interface Execution {
  code: number;
  output: string;
  errors: string;
}

/**
 * Runs a program to its end.
 * @param signal ends it early, with the processes that it has started
 * @throws the reason of the signal, when that ended it
 */
export function execute(file: string, args: readonly string[], cwd: string, signal?: AbortSignal): Promise<Execution> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const child = spawn(file, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    const abort = () => {
      if (child.pid !== undefined) send([...descendantsOf(child.pid), child.pid], 'SIGKILL');
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', abort, { once: true });
    child.once('close', () => signal?.removeEventListener('abort', abort));
    const text = { output: [] as Buffer[], errors: [] as Buffer[] };
    child.stdout.on('data', (chunk: Buffer) => text.output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => text.errors.push(chunk));
    child.once('error', reject);
    child.once('close', (code) =>
      resolve({
        code: code ?? 1,
        output: Buffer.concat(text.output).toString('utf8'),
        errors: Buffer.concat(text.errors).toString('utf8'),
      }),
    );
  });
}
