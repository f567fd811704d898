import type { Tx } from '../store/db';
import { enqueueJob } from '../store/jobs';
import { announceShipment } from './announce-shipment';
import { cancelIdentitySession } from './cancel-identity-session';
import { expireCardsJob } from './expire-cards';
import { expireCashOutIntent } from './expire-cash-out-intent';
import { expireIdentitySession } from './expire-identity-session';
import { followTransfer } from './follow-transfer';
import type { JobHandler } from './job';
import { makeBatch } from './make-batch';
import { orderCard } from './order-card';
import { registerPixKey, removePixKey } from './pix-directory';
import { registerBoleto } from './register-boleto';
import { resealCards } from './reseal-cards';
import { settleDays, settleOneDay } from './settle-days';
import { sweepCardTransactions } from './sweep-card-transactions';
import { withdrawBoleto } from './withdraw-boleto';

/** Every kind of job and what it does. */
export const handlers: Readonly<Record<string, JobHandler>> = {
  'make-batch': makeBatch,
  'order-card': orderCard,
  'announce-shipment': announceShipment,
  'expire-cards': expireCardsJob,
  'reseal-cards': resealCards,
  'expire-cash-out-intent': expireCashOutIntent,
  'expire-identity-session': expireIdentitySession,
  'cancel-identity-session': cancelIdentitySession,
  'follow-transfer': followTransfer,
  'register-boleto': registerBoleto,
  'withdraw-boleto': withdrawBoleto,
  'register-pix-key': registerPixKey,
  'remove-pix-key': removePixKey,
  'sweep-card-transactions': sweepCardTransactions,
  'settle-days': settleDays,
  'settle-day': settleOneDay,
};

const RECURRING: readonly string[] = ['expire-cards', 'reseal-cards', 'sweep-card-transactions', 'settle-days'];

/** Puts the jobs that come back by themselves on the list, where they are not on it yet. */
export async function enqueueRecurring(tx: Tx, now: number): Promise<void> {
  for (const kind of RECURRING) await enqueueJob(tx, { kind, key: kind, payload: {}, runAt: now });
}
