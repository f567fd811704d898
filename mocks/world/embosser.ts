import type { Embosser, EmbossingOrder } from '../../server/networks/embosser/port';

/**
 * An embosser that accepts every order and then waits for `embossCard` or `makeBatchReady`. It stores the ids of its
 * orders, never the printed data.
 */
export class SimulatedEmbosser implements Embosser {
  private readonly taken = new Map<string, EmbossingOrder['kind']>();

  async order({ id, kind }: EmbossingOrder): Promise<void> {
    this.taken.set(id, kind);
  }

  /** The orders taken so far, by the id of the card or batch. */
  get orders(): ReadonlyMap<string, EmbossingOrder['kind']> {
    return this.taken;
  }
}
