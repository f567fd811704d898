import { ConfigError } from '../../../server/platform/config';

/** How much a client may keep. */
export interface SnapshotOptions {
  /** Snapshots of one client; 0 keeps none. */
  maxCount: number;
  /** Bytes of one snapshot before compression. */
  maxBytes: number;
}

const VARIABLES = {
  SNAPSHOTS: { preset: 10, max: 1_000 },
  SNAPSHOT_BYTES: { preset: 134_217_728, max: 1_073_741_824 },
} as const;

/** Reads the variables of snapshots. @throws ConfigError naming the variable that is wrong */
export function snapshotOptions(environment: NodeJS.ProcessEnv): SnapshotOptions {
  return { maxCount: readCount(environment, 'SNAPSHOTS'), maxBytes: readCount(environment, 'SNAPSHOT_BYTES') };
}

function readCount(environment: NodeJS.ProcessEnv, name: keyof typeof VARIABLES): number {
  const { preset, max } = VARIABLES[name];
  const text = environment[name];
  if (text === undefined || text === '') return preset;
  const count = Number(text);
  if (/^[0-9]+$/.test(text) && count <= max) return count;
  throw new ConfigError([`${name} must be a whole number from 0 to ${max}`]);
}
