import type { Ports } from '../networks/ports';
import { systemClock } from '../platform/clock';
import { readConfig } from '../platform/config';
import { createLogs } from '../platform/log';
import { prepare } from '../run';

/** A warning in the log; only those with a remedy have all fields. */
interface Warning {
  msg: string;
  remedy: string;
  role: string;
}

/** Starts the service and closes its database again. @returns what it logged as warnings */
export async function warningsOfStart(environment: Record<string, string>): Promise<Warning[]> {
  const lines: string[] = [];
  const parts = {
    clock: systemClock,
    ports: {} as Ports,
    documentation: {} as never,
    logs: createLogs('warn', { write: (line: string) => void lines.push(line) }),
  };
  const { db } = await prepare(readConfig(environment), parts);
  await db.close();
  return lines.map((line) => JSON.parse(line));
}
