import { addingMissingTotals } from './activities/jobs/add-missing-totals';
import type { AllServices } from './all-services';
import { followTransfer } from './bank/jobs/follow-transfer';
import { registerPixKey, removePixKey } from './bank/jobs/pix-directory';
import { sweepCardTransactions } from './card-processing/jobs/sweep-card-transactions';
import { expireCardsJob } from './cards/jobs/expire-cards';
import { makeBatch } from './cards/jobs/make-batch';
import { measureNumbers } from './cards/jobs/measure-numbers';
import { orderCard } from './cards/jobs/order-card';
import { expireCashInIntent, expireCashOutIntent } from './cash/jobs/expire-intents';
import { registerBoleto } from './cash/jobs/register-boleto';
import { withdrawBoleto } from './cash/jobs/withdraw-boleto';
import { resumeParkedEvents } from './events/jobs/resume-parked-events';
import { cancelIdentitySession } from './identity/jobs/cancel-identity-session';
import { expireIdentitySession } from './identity/jobs/expire-identity-session';
import { SESSION_LIFETIME } from './identity/rules/session';
import { DAY, HOUR, MINUTE } from './kernel/time';
import type { SealedTable } from './platform/crypto/reseal';
import { resealing } from './platform/crypto/reseal-job';
import { sweepingReservations } from './platform/idempotency/sweep-reservations';
import type { JobHandler } from './platform/jobs/job';
import { droppingOldRows } from './platform/retention/drop-old-rows';
import { retentions } from './retentions';
import { sealedTables } from './sealed-tables';
import { settleDays, settleOneDay } from './settlement/jobs/settle-days';
import { announceShipment } from './shipping/jobs/announce-shipment';

/** Every kind of job and what it does. */
export const handlers = {
  'make-batch': makeBatch,
  'order-card': orderCard,
  'announce-shipment': announceShipment,
  'expire-cards': expireCardsJob,
  'measure-numbers': measureNumbers,
  reseal: resealing(sealedTables),
  'expire-cash-in-intent': expireCashInIntent,
  'expire-cash-out-intent': expireCashOutIntent,
  'expire-identity-session': expireIdentitySession,
  'cancel-identity-session': cancelIdentitySession,
  'follow-transfer': followTransfer,
  'register-boleto': registerBoleto,
  'withdraw-boleto': withdrawBoleto,
  'register-pix-key': registerPixKey,
  'remove-pix-key': removePixKey,
  'sweep-card-transactions': sweepCardTransactions,
  // A session that the provider alone has opened ends there. Reversals reserve nothing any more: those of an earlier
  // version end here.
  'sweep-reservations': sweepingReservations({ createIdentitySession: SESSION_LIFETIME, receiveCardReversal: DAY }),
  'resume-parked-events': resumeParkedEvents,
  'settle-days': settleDays,
  'settle-day': settleOneDay,
  'drop-old-rows': droppingOldRows(retentions),
  'add-missing-totals': addingMissingTotals,
} satisfies Readonly<Record<string, JobHandler<AllServices>>>;

/** The kinds of jobs. */
export type Kind = keyof typeof handlers;

/**
 * The handlers of a server.
 * @param further tables of an extension that have sealed columns
 */
export const handlersFor = (further: readonly SealedTable[] = []): Readonly<Record<Kind, JobHandler<AllServices>>> => ({
  ...handlers,
  reseal: resealing([...sealedTables, ...further]),
});

/**
 * The lanes of the jobs: jobs that take long, or wait for a network or provider, have a separate lane. The others are
 * short: sweeps and expiries.
 */
export const lanes: readonly (readonly Kind[])[] = [
  ['settle-days', 'settle-day'],
  ['expire-cards', 'reseal'],
  ['make-batch', 'order-card'],
  ['announce-shipment'],
  ['drop-old-rows', 'add-missing-totals', 'measure-numbers'],
  ['cancel-identity-session'],
  ['register-boleto', 'withdraw-boleto'],
  ['follow-transfer', 'register-pix-key', 'remove-pix-key'],
];

/** The kinds that come back by themselves, and the longest time in milliseconds after which they do. */
export const recurring = {
  'expire-cards': HOUR,
  'measure-numbers': HOUR,
  reseal: DAY,
  'sweep-card-transactions': MINUTE,
  'sweep-reservations': MINUTE,
  'resume-parked-events': MINUTE,
  'settle-days': DAY,
  'drop-old-rows': HOUR,
} satisfies Partial<Record<Kind, number>>;

/** The kinds that ask a network. They wait for a request that may still end, for a minute, or for a failure. */
export const prompt: readonly Kind[] = [
  'make-batch',
  'order-card',
  'announce-shipment',
  'cancel-identity-session',
  'follow-transfer',
  'register-boleto',
  'withdraw-boleto',
  'register-pix-key',
  'remove-pix-key',
];
