import { readCount } from '../read-count';

/** How much a client may keep. */
export interface SnapshotOptions {
  /** Snapshots of one client; 0 keeps none. */
  maxCount: number;
  /** Bytes of one snapshot before compression. */
  maxBytes: number;
}

/** Reads the variables of snapshots. @throws ConfigError naming the variable that is wrong */
export function snapshotOptions(environment: NodeJS.ProcessEnv): SnapshotOptions {
  return {
    maxCount: readCount(environment, 'SNAPSHOTS', { preset: 10, max: 1_000 }),
    maxBytes: readCount(environment, 'SNAPSHOT_BYTES', { preset: 134_217_728, max: 1_073_741_824 }),
  };
}
