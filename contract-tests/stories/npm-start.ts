import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FROM_SOURCE } from '../../cli/own-code';

/** The process of `npm start`. */
export interface Started {
  url: string;
  /** Ends it as a person would. @returns the exit code */
  stop(): Promise<number | null>;
}

/**
 * Starts it on free ports with a data folder of its own.
 *
 * @throws when it ends before it serves, with what it printed
 */
export async function npmStart(): Promise<Started> {
  const folder = await mkdtemp(path.join(tmpdir(), 'contrato-story-'));
  const { DATABASE_URL: _, ...inherited } = process.env;
  const env = { ...inherited, PORT: '0', MOCK_PORT: '0', MOCK_CLIENT_PORT: '0', DATA_DIR: folder };
  const child = spawn(process.execPath, [...FROM_SOURCE, 'cli/contrato.ts', 'start'], {
    cwd: path.join(__dirname, '../..'),
    env,
  });
  let text = '';
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const serves = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
        const url = /^ +API +(http:\S+)$/m.exec(text)?.[1];
        if (url !== undefined) resolve(url);
      });
    }
  });
  const url = await Promise.race([
    serves,
    ended.then((code) => {
      throw new Error(`npm start ended with ${code}: ${text}`);
    }),
  ]);
  const stop = async () => {
    child.kill('SIGTERM');
    const code = await ended;
    await rm(folder, { recursive: true, force: true });
    return code;
  };
  return { url, stop };
}
