import fc from 'fast-check';
import { workOnBatches } from '../batch-life';
import { purge, release } from '../card-ledger';
import type { IdentitySession, IdentityStatus, Model } from '../model';
import { conclude } from '../rails';
import { same } from '../session';
import { kind } from './step';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Durations below and above the time limits of the service: a minute, a quarter of an hour, a day, three days, seven
 * days.
 */
const LENGTHS = {
  halfMinute: 30 * SECOND,
  quarter: 15 * MINUTE,
  evening: 8 * HOUR,
  day: DAY,
  days: 3 * DAY,
  week: 7 * DAY,
};
/** The end of a sequence, after the time of everything that was pending. */
const END = { fortnight: 14 * DAY };
const ALL = { ...LENGTHS, ...END };
type Length = keyof typeof ALL;

/** The time from which held refunds are settled: six o'clock on the next morning. */
const settledFrom = (at: number): number => (Math.floor(at / DAY) + 1) * DAY + 6 * HOUR;

const UNPROVED: readonly IdentityStatus[] = ['CREATED', 'IN_PROGRESS', 'PROCESSING'];

/** Everything pending, with its outcome at the end of its time. */
function endings(model: Model): readonly (readonly [at: number, lifetime: number, end: () => void])[] {
  const transfers = model.transfers.filter(({ status }) => status === 'IN_PROGRESS');
  const boletos = model.boletos.filter(({ status }) => status === 'ACTIVE' || status === 'PARTIALLY_PAID');
  const cashOuts = model.cashOuts.filter(({ status }) => status === 'ACTIVE');
  const authorized = model.cardTransactions.filter(({ state }) => state === 'AUTHORIZED');
  const unproved = model.identitySessions.filter(({ status }) => UNPROVED.includes(status));
  const held = model.cardTransactions.filter(({ state }) => state === 'HELD');
  const fail = (session: IdentitySession) => () => {
    session.status = 'NOT_VALIDATED';
  };
  const expire = (intent: { status: string }) => () => {
    intent.status = 'EXPIRED';
  };
  return [
    ...transfers.map((sent) => [sent.at, MINUTE, () => conclude(model, sent, sent.ends)] as const),
    ...boletos.map((boleto) => [boleto.at, 3 * DAY, expire(boleto)] as const),
    ...unproved.map((session) => [session.at, DAY, fail(session)] as const),
    ...cashOuts.map((intent) => [intent.at, DAY, expire(intent)] as const),
    ...authorized.map((transaction) => [transaction.at, 7 * DAY, () => purge(model, transaction)] as const),
    ...held.map((refund) => [settledFrom(refund.at), 0, () => release(model, refund)] as const),
  ];
}

/** Everything that falls due, in no order. */
function pass(model: Model, milliseconds: number): void {
  model.now += milliseconds;
  for (const [at, lifetime, end] of endings(model)) if (model.now >= at + lifetime) end();
}

export const time = kind<{ length: Length }>({
  weight: 5,
  fields: { length: fc.constantFrom<Length>(...(Object.keys(LENGTHS) as Length[])) },
  possible: () => true,
  run: async (model, session, { length }) => {
    const { data } = await session.must('advanceClock', { body: { seconds: ALL[length] / SECOND } });
    // A busy machine may not get further within the time of an answer.
    if (data.jobs_due > 0) await session.service.work();
    pass(model, ALL[length]);
    await workOnBatches(model, session);
    same('the clock', data.now, new Date(model.now).toISOString());
  },
});
