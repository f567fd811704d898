import type { components } from '../../../generated/types/network-api';

type PrintedCard = components['schemas']['PrintedCard'];

/** The plastic that was ordered, for the user who gets to hold it: in the memory of this process and nowhere else. */
export class Plastics {
  private readonly printed = new Map<string, PrintedCard>();

  take(cards: readonly PrintedCard[]): void {
    for (const card of cards) this.printed.set(card.card_id, card);
  }

  of(cardId: string): PrintedCard | null {
    return this.printed.get(cardId) ?? null;
  }
}
