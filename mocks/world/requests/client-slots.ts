import { rateLimited } from '../../../server/platform/http/admit';

const RETRY_AFTER_SECONDS = 10;

/** Counts what each client has open at the same time, because all others pay for it. */
export class ClientSlots {
  private readonly open = new Map<string, number>();

  /** @param max the most that one client can have open */
  constructor(private readonly max: number) {}

  /**
   * Takes a slot.
   * @returns a function that releases it, to be called once
   * @throws DomainError RATE_LIMITED if the client has as many as it can have
   */
  take(clientId: string): () => void {
    const before = this.open.get(clientId) ?? 0;
    if (before >= this.max) throw rateLimited(RETRY_AFTER_SECONDS);
    this.open.set(clientId, before + 1);
    return () => {
      const left = (this.open.get(clientId) ?? 1) - 1;
      if (left > 0) this.open.set(clientId, left);
      else this.open.delete(clientId);
    };
  }
}
