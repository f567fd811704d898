import type { Answer } from '../../networks/orders';

type Verdict = Answer<'scoreCardUse'>['verdict'];

/** A use of a card as the fraud engine is asked about it. */
interface Use {
  merchantId: string;
  clientId: string | null;
  cardId: string | null;
}

/** The verdict on the uses at a merchant: of one client and of one card, or of any where they are null. */
interface Wanted extends Use {
  verdict: Verdict;
}

/**
 * The verdicts that controls ask for: each on the uses of its card, or of its client's cards, at one merchant, while
 * the control runs. The latest control decides.
 */
export class Verdicts {
  private wanted: readonly Wanted[] = [];

  of(use: Use): Verdict {
    return this.wanted.findLast((one) => fits(one, use))?.verdict ?? 'ACCEPT';
  }

  async during<T>(wanted: Wanted, work: () => Promise<T>): Promise<T> {
    const own = { ...wanted };
    this.wanted = [...this.wanted, own];
    try {
      return await work();
    } finally {
      this.wanted = this.wanted.filter((one) => one !== own);
    }
  }
}

const fits = (wanted: Wanted, { merchantId, clientId, cardId }: Use): boolean =>
  wanted.merchantId === merchantId &&
  (wanted.clientId === null || wanted.clientId === clientId) &&
  (wanted.cardId === null || wanted.cardId === cardId);
