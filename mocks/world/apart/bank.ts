import type { components } from '../../../generated/types/networks';
import { formatAmount } from '../../../server/kernel/money';
import type { TransferOrder } from '../../../server/networks/bank/port';
import { reportsOfArgentina } from '../../networks/bank-arg';
import { reportsOfBrazil } from '../../networks/bank-bra';
import type { Edge } from '../../networks/report';
import { type Decision, decideOnce } from '../bank-decisions';
import { deliver, type Reach, senderOf } from '../bank-delivery';
import { findOutsideAccount } from '../bank-destinations';
import type { BankSurroundings } from '../bank-rails';
import type { WorldStore } from './store';

type Schemas = components['schemas'];
type Kind = 'sendArgentineTransfer' | 'sendPixTransfer';

/** Milliseconds that bringing money to an account may take, while the service waits for an answer to its order. */
const BRING_MILLISECONDS = 4_000;

/** The order's name in the contract. */
export const kindOf = ({ to }: Pick<TransferOrder, 'to'>): Kind =>
  to.rail === 'PIX' ? 'sendPixTransfer' : 'sendArgentineTransfer';

/** The bank networks of a world apart: accounts of the service are reached by reports, as any bank reaches them. */
export class BankApart implements BankSurroundings {
  private readonly turns = new Map<string, Promise<unknown>>();

  constructor(
    private readonly store: WorldStore,
    private readonly edges: { argentina: Edge; brazil: Edge },
  ) {}

  now(): number {
    return Date.now();
  }

  outside: Reach['outside'] = (clientId, key) => findOutsideAccount(this.store.db, clientId, key);

  /**
   * Delivers a transfer, unless it was decided before. The delivery is recorded before it starts: after an interruption
   * it continues, and a transfer that may have arrived can no longer fail.
   * @throws NoAnswer if the service can't be reached; the delivery is then still open
   */
  arrive(order: TransferOrder): Promise<Decision> {
    return this.inTurn(order.id, async () => {
      const decided = await this.store.decisionOf(order.id);
      if (decided !== null) return decided;
      await this.store.advance(kindOf(order), order.id, 'ARRIVING');
      return this.decide(order, await this.delivered(order));
    });
  }

  /** Lets a transfer fail, unless it was decided before or may have arrived. */
  fail(order: TransferOrder, reason: Extract<Decision, { status: 'FAILED' }>['reason']): Promise<Decision> {
    return this.inTurn(order.id, async () => {
      const kept = await this.store.order(kindOf(order), order.id);
      if (kept?.state === 'ARRIVING' && (await this.store.decisionOf(order.id)) === null) {
        return this.decide(order, await this.delivered(order));
      }
      return this.decide(order, { status: 'FAILED', reason });
    });
  }

  private delivered(order: TransferOrder): Promise<Decision> {
    return deliver({ own: (_, brought) => this.bring(brought), outside: this.outside }, order);
  }

  private decide({ id, clientId }: TransferOrder, decision: Decision): Promise<Decision> {
    return this.store.db.transaction(async (tx) => {
      await this.store.know(tx, clientId);
      return (await decideOnce(tx, { id, clientId, now: this.now() }, async () => decision)).decision;
    });
  }

  /** Brings a transfer to an account of the service, under the transfer's own number: however often, it counts once. */
  private async bring(order: TransferOrder): ReturnType<Reach['own']> {
    const { argentina, brazil } = this.edges;
    const { id, to, payer } = order;
    const common = { amount: formatAmount(order.amount), sender: senderOf({ payer }) };
    const concept = order.concept === null ? {} : { concept: order.concept as Schemas['TransferConcept'] };
    const answer =
      to.rail === 'PIX'
        ? await reportsOfBrazil(brazil).arrived(
            { ...common, ...concept, end_to_end_id: to.endToEndId, key: to.destination.key, currency: 'BRL' },
            BRING_MILLISECONDS,
          )
        : await reportsOfArgentina(argentina).arrived(
            {
              ...common,
              ...concept,
              reference: id,
              key_type: 'CVU',
              key_value: to.destination.cvu ?? '',
              currency: 'ARS',
            },
            BRING_MILLISECONDS,
          );
    if (answer.done) return { result: answer.body.data.result, rejectionReason: answer.body.data.rejection_reason };
    if (answer.body.error_code === 'UNKNOWN_TRANSFER_KEY') return null;
    throw new Error(`the service takes no transfers: ${answer.status} ${answer.body.error_code}`);
  }

  /** One after the other for each transfer. */
  private async inTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
    const before = this.turns.get(id) ?? Promise.resolve();
    const mine = before.then(work, work);
    const settled = mine.catch(() => undefined);
    this.turns.set(id, settled);
    await settled;
    if (this.turns.get(id) === settled) this.turns.delete(id);
    return mine;
  }
}
