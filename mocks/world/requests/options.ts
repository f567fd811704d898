import { ConfigError } from '../../../server/platform/config';

/** How much of the request log is kept. */
export interface RequestLogOptions {
  /** Entries of one client; 0 keeps no log. */
  maxEntries: number;
  maxHours: number;
}

const VARIABLES = {
  REQUEST_LOG_ENTRIES: { preset: 10_000, max: 1_000_000 },
  REQUEST_LOG_HOURS: { preset: 168, max: 87_600 },
} as const;

/** Reads the variables of the request log. @throws ConfigError naming the variable that is wrong */
export function requestLogOptions(environment: NodeJS.ProcessEnv): RequestLogOptions {
  return {
    maxEntries: readCount(environment, 'REQUEST_LOG_ENTRIES'),
    maxHours: readCount(environment, 'REQUEST_LOG_HOURS'),
  };
}

function readCount(environment: NodeJS.ProcessEnv, name: keyof typeof VARIABLES): number {
  const { preset, max } = VARIABLES[name];
  const text = environment[name];
  if (text === undefined || text === '') return preset;
  const count = Number(text);
  if (/^[0-9]+$/.test(text) && count <= max) return count;
  throw new ConfigError([`${name} must be a whole number from 0 to ${max}`]);
}
