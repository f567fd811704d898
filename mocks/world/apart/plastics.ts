import type { components } from '../../../generated/types/network-api';

type PrintedCard = components['schemas']['PrintedCard'];

/** Cards whose data is kept: more than a test orders before it reads them. */
export const MAX_PLASTICS = 10_000;

/**
 * The cards that were ordered to be printed last, for controls that read them as their user does. They are kept only in
 * memory.
 */
export class Plastics {
  private readonly printed = new Map<string, PrintedCard>();

  take(cards: readonly PrintedCard[]): void {
    for (const card of cards) {
      this.printed.delete(card.card_id);
      this.printed.set(card.card_id, card);
    }
    const surplus = Math.max(0, this.printed.size - MAX_PLASTICS);
    for (const cardId of [...this.printed.keys()].slice(0, surplus)) this.printed.delete(cardId);
  }

  of(cardId: string): PrintedCard | null {
    return this.printed.get(cardId) ?? null;
  }
}
