import type { Client } from '../../../server/kernel/client';

/** What a restore is about: a client, and whoever gets what can't be deleted of it. */
export interface Restored {
  client: Client;
  archiveId: string;
  /** Milliseconds. */
  now: number;
}
