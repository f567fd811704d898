import { findClient } from '../clients/store/clients';
import type { Client, OfClient } from '../kernel/client';
import { DomainError } from '../kernel/errors';
import { LedgerRefusal } from '../ledger/rules/refusal';
import { sweep } from '../platform/jobs/sweep';
import { Budget, withinTime } from '../platform/timer';
import { ClientCall, type PendingAuthorization } from './client-call';
import { conclude, concludeIn } from './conclude';
import type { ProcessingParts } from './parts';
import { type Origin, record } from './record';
import type { NetworkMessage } from './rules/message';
import { usageOf } from './rules/message';
import { stoodIn } from './rules/stand-in';
import type { Clearing } from './rules/steps';
import { type CardTransaction, isReversal } from './rules/transaction';
import { clear, expire, type Reported, refund, release, reverse } from './steps';
import { findAbandoned, findCardTransaction, findHeld, findUnpresented, type Made } from './store/card-transactions';
import { OriginalUndecided, type Recorded } from './undecided';

/** The number of rows that one read of a sweep returns. */
const SWEEP_BATCH = 100;

/** No card has this number: what stands for a number that was not kept. */
const NO_NUMBER = '0'.repeat(16);

/**
 * Decides the requests of the card network and executes its reports. The rules are in `server/card-processing/rules`;
 * the client is called between units of work, never inside one.
 */
export class CardProcessor {
  private readonly clients: ClientCall;

  constructor(private readonly parts: ProcessingParts) {
    this.clients = new ClientCall(parts);
  }

  /**
   * Decides a message of the network, or executes what the network has already decided (`forced`). If it reverses a
   * transaction that is being decided, it waits for that decision.
   * @returns the transaction, approved or rejected
   * @throws DomainError INVALID_AMOUNT, INVALID_CURRENCY, INSTALLMENTS_NOT_ALLOWED, SERVICE_UNAVAILABLE
   */
  async process(client: Client, message: NetworkMessage): Promise<CardTransaction> {
    return this.finish(await this.record(client, message));
  }

  /**
   * The network sends the message of a transaction again.
   * @throws DomainError CARD_TRANSACTION_NOT_FOUND
   */
  async repeat(client: Client, id: string): Promise<CardTransaction> {
    const earlier = await findCardTransaction(this.parts.services.db, client.id, id);
    if (earlier === null) throw new DomainError('CARD_TRANSACTION_NOT_FOUND');
    return this.finish(await this.record(client, messageOf(earlier), { repeated: earlier }));
  }

  /**
   * Decides a message that a network sent under a reference of its own.
   * @throws UniqueViolation where the network has sent it before, ReversalCameFirst, DomainError as `process`
   */
  async receive(client: Client, message: NetworkMessage, origin: Origin): Promise<CardTransaction> {
    return this.finish(await this.record(client, message, origin), origin);
  }

  /**
   * Runs work for which a network waits.
   * @param arrivedAt when its message arrived, by the timer
   * @param milliseconds how long it waits for the complete answer
   * @throws DomainError SERVICE_UNAVAILABLE when they are over; the work continues, and a repeat gets its outcome
   */
  async inTime<T>(arrivedAt: number, milliseconds: number, work: (end: number) => Promise<T>): Promise<T> {
    const { timer } = this.parts.options;
    const left = Math.max(0, milliseconds - (timer.now() - arrivedAt));
    return withinTime(timer, left, work(timer.now() + left));
  }

  /** When a client has to have decided, so that its decision is recorded by the end of an answer's time. */
  untilOf(end: number): number {
    return end - this.parts.options.concludeMilliseconds;
  }

  /**
   * Waits until a transaction is decided.
   * @throws DomainError SERVICE_UNAVAILABLE when that takes longer than a decision may
   */
  async decided({ clientId, id }: Pick<CardTransaction, 'clientId' | 'id'>): Promise<CardTransaction> {
    const { timer, budgetMilliseconds, pauseMilliseconds } = this.parts.options;
    const budget = new Budget(timer, budgetMilliseconds);
    try {
      for (;;) {
        const transaction = await findCardTransaction(this.parts.services.db, clientId, id);
        if (transaction === null) throw new DomainError('CARD_TRANSACTION_NOT_FOUND');
        if (transaction.state !== 'PENDING') return transaction;
        if (budget.isOver) throw new DomainError('SERVICE_UNAVAILABLE', [], { 'retry-after': '1' });
        await budget.wait(pauseMilliseconds);
      }
    } finally {
      budget.close();
    }
  }

  /**
   * The network takes a transaction back before it is presented.
   * @param amount minor units of the merchant's currency; null is all that is left
   * @throws DomainError CARD_TRANSACTION_NOT_FOUND, ILLEGAL_STEP, AMOUNT_EXCEEDS_ORIGINAL, INVALID_REQUEST
   */
  reverse(client: Client, id: string, amount: bigint | null): Promise<Reported> {
    return this.parts.commit.run((tx) => reverse(tx, this.subject(client, id), amount));
  }

  /**
   * The network presents a transaction.
   * @throws DomainError CARD_TRANSACTION_NOT_FOUND, ILLEGAL_STEP, INVALID_REQUEST
   */
  clear(client: Client, id: string, clearing: Clearing): Promise<Reported> {
    return this.parts.commit.run((tx) => clear(tx, this.subject(client, id), clearing));
  }

  /**
   * Refunds money from the merchant; the refund is held until its settlement.
   * @throws DomainError as `reverse`
   */
  refund(client: Client, id: string, amount: bigint | null): Promise<Reported> {
    return this.parts.commit.run((tx) => refund(tx, this.subject(client, id), amount));
  }

  /**
   * The network's time for presenting is over.
   * @throws DomainError CARD_TRANSACTION_NOT_FOUND, ILLEGAL_STEP
   */
  expire(client: Client, id: string): Promise<Reported> {
    return this.parts.commit.run((tx) => expire(tx, this.subject(client, id)));
  }

  /**
   * Settles a client's refunds that were held before a given time: each is presented and credited to its user. The
   * settlement of a day calls it once its files show them as HELD. Calling it again releases the remaining ones.
   * @returns how many
   * @throws SweepIncomplete at the end, if any failed
   */
  async releaseRefunds(client: Client, before: number): Promise<number> {
    const { db } = this.parts.services;
    const wanted = { clientId: client.id, before };
    let total = 0;
    await sweep<Made>(this.parts.services, {
      limit: SWEEP_BATCH,
      next: (after, limit) => findHeld(db, wanted, after, limit),
      each: async ({ id }) => {
        if (await db.background((tx) => release(tx, this.subject(client, id)))) total += 1;
      },
      named: transactionNamed,
    });
    return total;
  }

  /**
   * Takes or gives back what the network did not present in time.
   * @returns how many transactions were purged
   * @throws SweepIncomplete at the end, where any failed
   */
  purgeUnpresented(): Promise<number> {
    const { db, clock } = this.parts.services;
    const before = clock.now() - this.parts.options.presentationMilliseconds;
    return sweep<Made>(this.parts.services, {
      limit: SWEEP_BATCH,
      next: (after, limit) => findUnpresented(db, before, after, limit),
      each: ({ clientId, id }) => this.purge(clientId, id),
      named: transactionNamed,
    });
  }

  /**
   * Rejects what was being decided when a process stopped. Its clients may have approved, so they get a reversal.
   * @returns how many there were
   * @throws SweepIncomplete at the end, where any failed
   */
  concludeAbandoned(): Promise<number> {
    const { db, clock } = this.parts.services;
    const { machineNow, abandonedMilliseconds: leaseMilliseconds } = this.parts.options;
    const time = { machineNow: machineNow(), leaseMilliseconds };
    return sweep<CardTransaction>(this.parts.services, {
      limit: SWEEP_BATCH,
      next: (after, limit) => findAbandoned(db, time, after, limit),
      each: (transaction) =>
        db.transaction(async (tx) => {
          const answer = { detail: 'INTERNAL_ERROR', mayBeApproved: true } as const;
          const client = (await findClient(tx, transaction.clientId)) as Client;
          await concludeIn(tx, client, transaction, answer, clock.now());
        }),
      named: transactionNamed,
    });
  }

  /**
   * Retries only if the reference now belongs to another transaction, and once if the account of the card no longer
   * exists because the data of its client was reset since the card was read.
   */
  private async record(client: Client, message: NetworkMessage, origin: Origin = {}): Promise<Recorded> {
    for (let known = origin; ; ) {
      try {
        return await record(this.parts, client, message, known);
      } catch (error) {
        if (error instanceof OriginalUndecided) await this.decided(error.original);
        else if (isAccountGone(error) && known.use !== null) known = { ...known, use: null };
        else throw error;
      }
    }
  }

  private async finish(recorded: Recorded, origin: Origin = {}): Promise<CardTransaction> {
    const transaction = 'open' in recorded ? await this.askClient(recorded.open, origin) : recorded.transaction;
    const { type, statusDetail } = transaction;
    this.parts.services.metrics.cardTransactions.inc({ type, status_detail: statusDetail ?? '' });
    return transaction;
  }

  private async askClient(open: PendingAuthorization, { inTime = null }: Origin): Promise<CardTransaction> {
    const { client, transaction } = open;
    const decision = await this.clients.ask(open, inTime?.until);
    if (inTime === null) return conclude(this.parts, client, transaction, decision);
    const answer = stoodIn(decision.answer, transaction, inTime.standIn);
    const concluded = await conclude(this.parts, client, transaction, { ...decision, answer });
    if (concluded.decidedBy === 'STAND_IN') {
      const { network } = inTime;
      this.parts.services.metrics.cardStandIns.inc({ network, status_detail: concluded.statusDetail ?? '' });
    }
    return concluded;
  }

  /** Purges a transaction, unless it is presented or reversed at the same moment. */
  private async purge(clientId: string, id: string): Promise<void> {
    const { db } = this.parts.services;
    try {
      await db.transaction(async (tx) => {
        const client = (await findClient(tx, clientId)) as Client;
        await expire(tx, this.subject(client, id));
      });
    } catch (error) {
      if (!(error instanceof DomainError && error.code === 'ILLEGAL_STEP')) throw error;
    }
  }

  private subject(client: Client, id: string) {
    return { client, id, now: this.parts.services.clock.now() };
  }
}

const isAccountGone = (error: unknown) => error instanceof LedgerRefusal && error.reason === 'ACCOUNT_NOT_FOUND';

const transactionNamed = ({ id, clientId }: OfClient) => ({
  transaction: id,
  client: clientId,
});

/** The message of a transaction, without its sensitive data, which is not stored. */
function messageOf(transaction: CardTransaction): NetworkMessage {
  const { cardId, pricing, type, forced, decidedBy } = transaction;
  return {
    ...usageOf(transaction),
    reference: transaction.networkReference,
    card: cardId === null ? { pan: NO_NUMBER } : { id: cardId },
    amount: transaction.transactionAmount,
    cash: BigInt(pricing.cash),
    currency: pricing.transactionCurrency,
    exchangeRate: pricing.rate,
    pin: null,
    cvv: null,
    expirationDate: null,
    originalId: isReversal(type) || type === 'REFUND' ? transaction.originalId : null,
    forced: forced || decidedBy === 'NETWORK',
    finding: null,
  };
}
