import { spawn } from 'node:child_process';

/** The output of a child process, and its exit. */
export interface Execution {
  code: number;
  output: string;
  errors: string;
}

/** Runs a program to its end. */
export function execute(file: string, args: readonly string[], cwd: string): Promise<Execution> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
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
