import { isAbsolute, join } from 'node:path';
import { UsageError } from '../../../cli/declaration';
import { asTyped } from '../../../cli/own-code';
import { shellWord } from '../../../cli/shell-word';
import { createLogs } from '../../../server/platform/log';
import { stopOnSignal } from '../../../server/platform/stop';
import { makeWorld } from './init';
import { readSettings } from './settings';
import { startWorld } from './world';

const SHUTDOWN_SECONDS = 10;

/** The variables of a folder, as a file that the shell reads: it looks for one without a slash elsewhere. */
const sourced = (folder: string): string => {
  const file = join(folder, 'service.env');
  return isAbsolute(file) ? file : `./${file}`;
};

/** Writes the folder of a world and prints the next steps. */
export function init(folder: string, ports: { world: number; service: number }): void {
  if (ports.world === ports.service) {
    throw new UsageError(`--port and --service-port name the same port, ${ports.service}`);
  }
  makeWorld(folder, ports);
  process.stdout.write(`The world is in ${folder}. Start it, and the service in a second terminal:

  ${asTyped('world', `--folder ${shellWord(folder)}`)}
  . ${shellWord(sourced(folder))} && ${asTyped('serve')}
`);
}

/** Serves the world of a folder until it is stopped. */
export async function world(folder: string, port?: number): Promise<void> {
  const { log } = createLogs(process.env.LOG_LEVEL ?? 'info');
  const failed = (what: string, error: unknown) =>
    log.warn({ err: error, what }, 'an order, a control or the deletion of old rows failed');
  const running = await startWorld(readSettings(folder), { ...(port === undefined ? {} : { port }), failed });
  stopOnSignal({ log, stop: running.stop }, SHUTDOWN_SECONDS);
  process.stdout.write(
    `The world serves on ${running.url}. Controls: ${running.url}/sandbox/v1/… with the token in ${folder}/control.token\n`,
  );
}
