import type { Answer } from '../../networks/orders';

type Verdict = Answer<'scoreCardUse'>['verdict'];

interface Wanted {
  verdict: Verdict;
}

/** The verdicts that controls ask for: each on the uses at one merchant, while the control runs. The latest control decides. */
export class Verdicts {
  private readonly byMerchant = new Map<string, Wanted[]>();

  of(merchantId: string): Verdict {
    return this.byMerchant.get(merchantId)?.at(-1)?.verdict ?? 'ACCEPT';
  }

  async during<T>(merchantId: string, verdict: Verdict, work: () => Promise<T>): Promise<T> {
    const own: Wanted = { verdict };
    this.byMerchant.set(merchantId, [...(this.byMerchant.get(merchantId) ?? []), own]);
    try {
      return await work();
    } finally {
      const others = (this.byMerchant.get(merchantId) ?? []).filter((one) => one !== own);
      if (others.length === 0) this.byMerchant.delete(merchantId);
      else this.byMerchant.set(merchantId, others);
    }
  }
}
