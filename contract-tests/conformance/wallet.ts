import type { Call, CardBody } from './calls';
import type { Context } from './context';
import { jsonOf } from './judge';
import type { Exchange } from './results';

/** A transaction that was approved when twice its amount was not. */
interface LastApproved {
  /** Hundredths of the local currency. The user's balance is less than this. */
  amount: number;
  call: Call;
  exchange: Exchange;
}

/** Far above what a user has: eleven billion units. */
const MAX_AMOUNT = 2 ** 40;

/** Returns the status of a decision; null when the answer is none. */
export function statusOf({ received }: Exchange): 'APPROVED' | 'REJECTED' | null {
  if (received?.status !== 200) return null;
  const status = (jsonOf(received) as { status?: unknown } | null | undefined)?.status;
  return status === 'APPROVED' || status === 'REJECTED' ? status : null;
}

/**
 * The test user's balance, derived from the client's decisions. A client does not report the balance, but it approves
 * what its user can pay: if an amount is halved until it is approved, less than this amount is left. Then it can be
 * seen whether something happened once or twice.
 */
export class Wallet {
  private start = MAX_AMOUNT;

  constructor(private readonly context: Context) {}

  /** Asks for an amount under a new key. */
  async authorize(what: string, amount: number): Promise<{ call: Call; exchange: Exchange }> {
    const call = this.context.calls.card('authorizations', 'PURCHASE', amount);
    return { call, exchange: await this.context.wire.send(what, call) };
  }

  /**
   * Spends until less is left than the last approved amount.
   * @returns null if the client does not decide by the balance
   */
  async edge(): Promise<LastApproved | null> {
    let rejected = false;
    for (let amount = this.start; amount >= 1; amount /= 2) {
      const { call, exchange } = await this.authorize(`purchase of ${amount / 100}`, amount);
      const status = statusOf(exchange);
      if (status === null) return null;
      if (status === 'REJECTED') {
        rejected = true;
        continue;
      }
      this.start = Math.min(MAX_AMOUNT, amount * 8);
      const edge = { amount, call, exchange };
      if (rejected && (await this.isSpent(amount))) return edge;
      await this.giveBack(edge.call);
      return null;
    }
    return null;
  }

  /** A second payment of the same amount is rejected if the balance decides, and approved if a limit decides. */
  private async isSpent(amount: number): Promise<boolean> {
    const { call, exchange } = await this.authorize(`another purchase of ${amount / 100}`, amount);
    if (statusOf(exchange) === 'REJECTED') return true;
    await this.giveBack(call);
    return false;
  }

  /** Takes a purchase back, as the service does with one that did not happen after all. */
  async giveBack(purchase: Call): Promise<Exchange> {
    const { transaction, amount } = purchase.body as unknown as CardBody;
    const hundredths = Math.round(amount.local.total * 100);
    const call = this.context.calls.card('adjustments/credit', 'REVERSAL_PURCHASE', hundredths, transaction.id);
    return this.context.wire.send('reversal of the purchase', call);
  }

  /** Takes a payment back. */
  async takeBack(payment: Call): Promise<Exchange> {
    const { transaction, amount } = payment.body as unknown as CardBody;
    const hundredths = Math.round(amount.local.total * 100);
    const call = this.context.calls.card('adjustments/debit', 'REVERSAL_PAYMENT', hundredths, transaction.id);
    return this.context.wire.send('reversal of the payment', call);
  }
}
