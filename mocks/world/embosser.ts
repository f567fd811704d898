import type { Embosser } from '../../server/networks/embosser/port';

/** An embosser that accepts every order and then waits for `embossCard` or `makeBatchReady`. It stores nothing. */
export class SimulatedEmbosser implements Embosser {
  async order(): Promise<void> {}
}
