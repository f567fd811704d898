import type { Answer } from '../../networks/orders';

type Verdict = Answer<'scoreCardUse'>['verdict'];

/** The verdicts that controls ask for: each on the uses at one merchant, for as long as the control runs. */
export class Verdicts {
  private readonly byMerchant = new Map<string, Verdict>();

  of(merchantId: string): Verdict {
    return this.byMerchant.get(merchantId) ?? 'ACCEPT';
  }

  async during<T>(merchantId: string, verdict: Verdict, work: () => Promise<T>): Promise<T> {
    this.byMerchant.set(merchantId, verdict);
    try {
      return await work();
    } finally {
      this.byMerchant.delete(merchantId);
    }
  }
}
