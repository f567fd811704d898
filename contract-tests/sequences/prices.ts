import { assertDetailsSum } from './details';
import { Disagreement, type Session } from './session';

/**
 * The amounts of card transactions in the currency of their card, as the service names them. The contract does not say
 * to the cent what a part costs, so the model takes each amount from the transaction that names it, and judges the
 * sums.
 */

/** A card transaction as the service tells it. */
interface ListedTransaction {
  id: string;
  status: string;
  type: string;
  original_transaction_id: string | null;
  local: { total: string };
  details: readonly { type: string; amount: string }[];
  transaction: { total: string };
}

const PAGE = 100;

const minor = (text: string): number => Number(text.replace('.', ''));

export class Prices {
  private readonly listed = new Map<string, ListedTransaction>();
  /** The transactions that were counted already. */
  private readonly counted = new Set<string>();

  /** Asks for all card transactions of the client. */
  async learn(session: Session): Promise<void> {
    for (let page = 0, found = PAGE; found === PAGE; page += 1) {
      const query = { 'page[number]': String(page), 'page[size]': String(PAGE), sort: 'created_at' };
      const { data } = await session.must('searchCardTransactions', { query });
      for (const transaction of data as ListedTransaction[]) {
        assertDetailsSum(`card transaction ${transaction.id}`, transaction.details, transaction.local.total);
        this.listed.set(transaction.id, transaction);
      }
      found = data.length;
    }
  }

  /**
   * The amount of a transaction itself.
   * @throws Disagreement if the service does not know it
   */
  of(id: string): number {
    const transaction = this.listed.get(id);
    if (transaction === undefined) throw new Disagreement(`nothing tells the amount of ${id}`);
    return minor(transaction.local.total);
  }

  /**
   * The amount of the next transaction that takes a part of another one back, or adds one, and that was not counted
   * before.
   * @param kind the type that it has
   * @param amount in the currency of the merchant
   * @returns 0 if there is none: a part may be worth less than a cent
   */
  following(id: string, kind: string, amount: number): number {
    const next = [...this.listed.values()].find(
      (other) =>
        other.original_transaction_id === id &&
        other.type === kind &&
        other.status !== 'REJECTED' &&
        minor(other.transaction.total) === amount &&
        !this.counted.has(other.id),
    );
    if (next === undefined) return 0;
    this.counted.add(next.id);
    return minor(next.local.total);
  }
}
