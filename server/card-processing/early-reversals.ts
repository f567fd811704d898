import { findClient } from '../clients/store/clients';
import type { Client } from '../kernel/client';
import { DomainError } from '../kernel/errors';
import { DAY } from '../kernel/time';
import { newId } from '../platform/ids';
import { sweep } from '../platform/jobs/sweep';
import type { Services } from '../platform/services';
import type { Tx } from '../platform/store/db';
import { isTakenBack } from './rules/message';
import { reversed } from './rules/steps';
import type { CardTransaction } from './rules/transaction';
import { reverse } from './steps';
import { findCardTransaction, findRefundedLocal, lockCardTransaction } from './store/card-transactions';
import {
  deleteEarlyReversal,
  deleteLostReversals,
  findEarlyReversals,
  findOriginalMessage,
  findReversible,
  lockReferences,
  type Named,
} from './store/messages';

type ReversalServices = Pick<Services, 'db' | 'clock' | 'log' | 'stopSignal'>;
type ForgettingServices = Pick<Services, 'db' | 'clock' | 'metrics'>;

/**
 * How long a reversal waits for its original, in milliseconds. An authorization is over after seven days, and what a
 * network decided by itself arrives with its presentment at the latest, which takes a month at most.
 */
const WAIT_MILLISECONDS = 90 * DAY;

/** The number of reversals that one run forgets at most. */
const FORGOTTEN_AT_ONCE = 500;

/** The number of originals that one read returns. */
const BATCH = 100;

/**
 * Applies the reversals that arrived before their original, now that the original exists. A reversal of more than the
 * remaining amount has no effect, as if it had arrived later.
 */
export function applyReversalsOf({ db, clock, log }: ReversalServices, original: Named): Promise<void> {
  return db.transaction((tx) => applyReversalsIn(tx, original, { now: clock.now(), log }));
}

/** The same in a unit of work. */
export async function applyReversalsIn(
  tx: Tx,
  original: Named,
  { now, log }: { now: number; log: Services['log'] },
): Promise<void> {
  await lockReferences(tx, [original]);
  const early = await findEarlyReversals(tx, original);
  if (early.length === 0) return;
  const message = await findOriginalMessage(tx, original);
  if (message === null) return;
  const { clientId, transactionId: id } = message;
  const transaction = clientId === null ? null : await findCardTransaction(tx, clientId, id);
  if (transaction?.state === 'PENDING') return;
  if (transaction !== null && wasTakenBack(transaction, early)) {
    for (const { id: reversal } of early) await deleteEarlyReversal(tx, reversal);
    log.info({ transaction: id, client: clientId }, 'a reversal that came first had its original rejected');
    return;
  }
  for (const { id: reversal, amount } of early) {
    await deleteEarlyReversal(tx, reversal);
    // The card of the original is nobody's: there is no transaction.
    const refusal = clientId === null ? 'ILLEGAL_STEP' : await whyNotReversed(tx, { clientId, id, now }, amount);
    if (clientId === null || refusal !== null)
      log.warn({ transaction: id, client: clientId, code: refusal }, 'a reversal that came first has no effect');
    else await reverse(tx, { client: (await findClient(tx, clientId)) as Client, id, now }, amount);
  }
}

/** Decides whether the reversals had the original rejected when it came. */
function wasTakenBack(original: CardTransaction, early: readonly { amount: bigint | null }[]): boolean {
  const { state, statusDetail, transactionAmount } = original;
  return state === 'REJECTED' && statusDetail === 'INVALID_TRANSACTION' && isTakenBack(transactionAmount, early);
}

/**
 * Returns the code by which the step is refused, null where it is not. What fails once the step writes is no refusal:
 * it undoes the unit of work, so that the reversal waits for the next time.
 */
async function whyNotReversed(
  tx: Tx,
  { clientId, id, now }: { clientId: string; id: string; now: number },
  amount: bigint | null,
): Promise<string | null> {
  const before = await lockCardTransaction(tx, clientId, id);
  if (before === null) return 'CARD_TRANSACTION_NOT_FOUND';
  try {
    reversed(before, amount, { now, newId, refundedLocal: await findRefundedLocal(tx, before) });
    return null;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error.code;
  }
}

/**
 * The same for all originals whose process stopped before this step. Each is processed once: one that is still being
 * decided is left for the next run.
 * @throws SweepIncomplete at the end, if any failed
 */
export async function applyEarlyReversals(services: ReversalServices): Promise<void> {
  await sweep<Named>(services, {
    limit: BATCH,
    next: (after, limit) => findReversible(services.db, after, limit),
    each: (original) => applyReversalsOf(services, original),
    named: ({ network, reference }) => ({ network, reference }),
  });
}

/** Forgets reversals whose original has not come for months: each of them is looked at in every run of the sweep. */
export async function forgetLostReversals({ db, clock, metrics }: ForgettingServices): Promise<void> {
  const before = clock.now() - WAIT_MILLISECONDS;
  const count = await db.transaction((tx) => deleteLostReversals(tx, before, FORGOTTEN_AT_ONCE));
  metrics.rowsDropped.inc({ table: 'card_early_reversals' }, count);
}
