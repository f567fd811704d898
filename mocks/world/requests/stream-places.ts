import type { Readable } from 'node:stream';
import { rateLimited } from '../../../server/platform/http/admit';

/** The most streams of a client: each reads the database with each request of anybody, and twice a second. */
const MAX_STREAMS = 20;

const RETRY_AFTER_SECONDS = 10;

/** Counts the streams that are open, by client. */
export class StreamPlaces {
  private readonly open = new Map<string, number>();

  /**
   * Opens a stream, which has its place until it is closed.
   * @throws DomainError RATE_LIMITED if the client has as many as it can have
   */
  async taken(clientId: string, open: () => Promise<Readable>): Promise<Readable> {
    const before = this.open.get(clientId) ?? 0;
    if (before >= MAX_STREAMS) throw rateLimited(RETRY_AFTER_SECONDS);
    this.open.set(clientId, before + 1);
    try {
      return (await open()).once('close', () => this.leave(clientId));
    } catch (error) {
      this.leave(clientId);
      throw error;
    }
  }

  private leave(clientId: string): void {
    const left = (this.open.get(clientId) ?? 1) - 1;
    if (left > 0) this.open.set(clientId, left);
    else this.open.delete(clientId);
  }
}
