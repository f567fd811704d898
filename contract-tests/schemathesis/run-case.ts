import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writtenDocument } from '../../docs/render/documents';
import { worldExtension } from '../../mocks/world';
import { startTestServer, type TestServer } from '../../server/testing/server';
import { type Case, fileOf } from './cases';
import { PROGRAM } from './tool';

const REPORTS = path.join(__dirname, '..', '..', 'reports', 'schemathesis');
const CONFIGURATION = path.join(__dirname, 'schemathesis.toml');
/** A run that takes longer hangs. */
const LONGEST_SECONDS = 900;

export interface RunOptions {
  phase: string;
  examples: number;
  seed: number;
}

/** The outcome of a run: the exit code and the output of Schemathesis. */
export interface Outcome {
  code: number;
  output: string;
  seconds: number;
  /** Where it stands. */
  file: string;
}

/** Starts a server with its own client, and runs Schemathesis against it. */
export async function runCase(one: Case, options: RunOptions): Promise<Outcome> {
  const begun = performance.now();
  const folder = await mkdtemp(path.join(tmpdir(), 'contrato-schemathesis-'));
  const server = await startTestServer({
    database: one.database,
    extension: worldExtension,
    environment: { DEFAULT_REVISION: one.revision },
  });
  try {
    const document = path.join(folder, `${one.document}.json`);
    const file = { name: one.document, form: 'whole', format: 'json' } as const;
    await writeFile(document, writtenDocument(file, one.revision));
    await mkdir(REPORTS, { recursive: true });
    const log = path.join(REPORTS, `${fileOf(one)}.log`);
    const code = await execute(
      { document, log, folder, server, environment: await credentialsOn(server, one) },
      options,
    );
    const seconds = Math.round((performance.now() - begun) / 1000);
    return { code, output: await readFile(log, 'utf8'), seconds, file: log };
  } finally {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A client with resources of every kind, and tokens for it and for one of its users. */
async function credentialsOn(server: TestServer, { revision }: Case): Promise<Record<string, string>> {
  const { token, send } = await server.client({ revision }, { cardDataEntitled: true });
  const seeded = await send('POST', '/sandbox/v1/client/seed', { body: { countries: ['ARG', 'BRA', 'MEX', 'COL'] } });
  const user = seeded.body.data.find((one: { kind: string }) => one.kind === 'USER');
  const endUser = await send('POST', '/secure-data/v1/token', { body: { user_id: user.id } });
  return { TOKEN: token, END_USER_TOKEN: endUser.body.access_token };
}

interface Execution {
  document: string;
  log: string;
  folder: string;
  server: TestServer;
  environment: Record<string, string>;
}

function execute(
  { document, log, folder, server, environment }: Execution,
  { phase, examples, seed }: RunOptions,
): Promise<number> {
  const words = [
    ...['--config-file', CONFIGURATION, 'run', document],
    ...['--url', server.url, '--max-examples', String(examples), '--seed', String(seed)],
    ...(phase === 'all' ? [] : ['--phases', phase]),
  ];
  const child = spawn(PROGRAM, words, {
    cwd: folder,
    env: { ...process.env, ...environment, PYTHONPATH: __dirname, PYTHONDONTWRITEBYTECODE: '1', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = createWriteStream(log);
  child.stdout.pipe(output, { end: false });
  child.stderr.pipe(output, { end: false });
  const hangs = setTimeout(() => child.kill('SIGKILL'), LONGEST_SECONDS * 1000);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(hangs);
      const end = code === null ? `\nIt did not end within ${LONGEST_SECONDS} seconds.\n` : '';
      output.end(end, () => resolve(code ?? 1));
    });
  });
}
