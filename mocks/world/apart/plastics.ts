import type { components } from '../../../generated/types/network-api';

type PrintedCard = components['schemas']['PrintedCard'];

/** The cards that were ordered to be printed, for controls that read them as their user does. They are kept only in memory. */
export class Plastics {
  private readonly printed = new Map<string, PrintedCard>();

  take(cards: readonly PrintedCard[]): void {
    for (const card of cards) this.printed.set(card.card_id, card);
  }

  of(cardId: string): PrintedCard | null {
    return this.printed.get(cardId) ?? null;
  }
}
