import type { Embosser, EmbossingOrder } from '../../server/networks/embosser/port';

/**
 * An embosser that takes every order and then waits: `embossCard` and `makeBatchReady` say when the plastic is made. It
 * remembers the ids of its orders, never what is printed.
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
