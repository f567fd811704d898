import type { Client } from '../../../server/kernel/client';

/** The client that is restored, and the client that gets the records that can't be deleted. */
export interface Restored {
  client: Client;
  archiveId: string;
  /** Milliseconds. */
  now: number;
}
