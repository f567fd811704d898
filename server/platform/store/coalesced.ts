import { StoreUnavailable } from './errors';

interface Asker<V> {
  resolve(value: V | undefined): void;
  reject(error: unknown): void;
}

/**
 * Answers many concurrent lookups with few queries, without ever giving an answer that is older than the question:
 * a key asked for while a query runs waits for the next one.
 */
export class Coalesced<V> {
  private waiting = new Map<string, Asker<V>[]>();
  private running = false;

  /**
   * @param load one query for several keys; keys without an answer are left out of its result
   * @param onIdle called each time when no lookup is waiting or running any more
   */
  constructor(
    private readonly load: (keys: string[]) => Promise<ReadonlyMap<string, V>>,
    private readonly onIdle: () => void = () => undefined,
  ) {}

  get(key: string): Promise<V | undefined> {
    return new Promise((resolve, reject) => {
      const others = this.waiting.get(key);
      if (others === undefined) this.waiting.set(key, [{ resolve, reject }]);
      else others.push({ resolve, reject });
      if (!this.running) void this.run();
    });
  }

  private async run(): Promise<void> {
    this.running = true;
    await Promise.resolve();
    while (this.waiting.size > 0) {
      const batch = this.waiting;
      this.waiting = new Map();
      await this.answer(batch);
    }
    this.running = false;
    this.onIdle();
  }

  /** Answers the lookups of some keys. If the query fails, only the lookups of keys that can't be read fail. */
  private async answer(batch: ReadonlyMap<string, readonly Asker<V>[]>): Promise<void> {
    try {
      const found = await this.load([...batch.keys()]);
      for (const [key, askers] of batch) for (const asker of askers) asker.resolve(found.get(key));
    } catch (error) {
      if (batch.size > 1 && !(error instanceof StoreUnavailable)) {
        for (const [key, askers] of batch) await this.answer(new Map([[key, askers]]));
        return;
      }
      for (const askers of batch.values()) for (const asker of askers) asker.reject(error);
    }
  }
}
