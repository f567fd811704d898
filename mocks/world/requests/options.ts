import { readCount } from '../read-count';

/** How much of the request log is kept. */
export interface RequestLogOptions {
  /** Entries of one client; 0 keeps no log. */
  maxEntries: number;
  maxHours: number;
}

/** Reads the variables of the request log. @throws ConfigError naming the variable that is wrong */
export function requestLogOptions(environment: NodeJS.ProcessEnv): RequestLogOptions {
  return {
    maxEntries: readCount(environment, 'REQUEST_LOG_ENTRIES', { preset: 10_000, max: 1_000_000 }),
    maxHours: readCount(environment, 'REQUEST_LOG_HOURS', { preset: 168, max: 87_600 }),
  };
}
