import path from 'node:path';
import { stopOnSignal } from '../../server/platform/stop';
import { readEnvironment } from '../environment';
import { welcome } from '../welcome';
import type { DevEvent } from './event';
import { startLoop } from './loop';
import { linesOf } from './print';

/** The messages to a process that forked this one. */
export type DevMessage = DevEvent | { kind: 'ready'; url: string; mocks: { url: string; clientUrl: string } };

function report(event: DevEvent): void {
  const time = new Date().toTimeString().slice(0, 8);
  const [first, ...rest] = linesOf(event);
  if (first !== undefined)
    process.stdout.write(`${[`${time}  ${first}`, ...rest.map((line) => `  ${line}`)].join('\n')}\n`);
  process.send?.(event satisfies DevMessage);
}

/** The designer's loop: the sandbox, the mocks and the documentation of what was saved last. */
export async function dev(): Promise<void> {
  const { config, mocks: ports } = readEnvironment(process.env);
  const loop = await startLoop(config, ports, report);
  stopOnSignal({ stop: loop.stop, log: loop.log }, config.shutdownSeconds);
  const { audience } = config;
  const dataDir = config.databaseUrl === null ? path.resolve(config.dataDir) : 'the database of DATABASE_URL';
  const { url, mocks, key } = loop;
  process.stdout.write(welcome({ url, mocks, audience, dataDir, key }));
  process.stdout.write('Save a file below spec/ and it is linted, generated and served.\n\n');
  process.send?.({ kind: 'ready', url, mocks } satisfies DevMessage);
}
