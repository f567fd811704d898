import { type Activity, lockActivity, updateActivity } from '../activities/store/activities';
import type { OutboxEvent } from '../events/store/outbox';
import type { Client } from '../kernel/client';
import type { Tx } from '../platform/store/db';
import { slotFor } from '../platform/store/process-slot';
import { Journal, type SideEffects } from './journal';
import { neededBy } from './ledger';
import { loadState } from './load';
import { decide, unknownAccount } from './rules/decide';
import type { LedgerState } from './rules/ledger-state';
import { limitsClient, readLimits, type WrittenLimits } from './rules/limits';
import type { Decision, Movement } from './rules/movement';

/** The state that the movements of one transaction share: written once, as its last step. */
interface Session {
  journal: Journal;
  states: LedgerState[];
}

const sessions = new WeakMap<Tx, Session>();

function sessionOf(tx: Tx): Session {
  let session = sessions.get(tx);
  if (session === undefined) {
    const opened: Session = { journal: new Journal(slotFor(tx.dialect)), states: [] };
    tx.beforeCommit(async () => opened.journal.writeShared(tx, opened.states));
    sessions.set(tx, opened);
    session = opened;
  }
  return session;
}

/**
 * Decides and applies one movement inside a transaction that does more than that, by the same rules as the batches. Its
 * account is locked from here to the commit. A caller that moves money on several accounts in one transaction must post
 * in the order of the accounts' ids, or lock them all first with `lockAccounts`.
 * @param present creates the activity and event before the movement is applied; a pure function
 * @throws LedgerRefusal as `decide`
 */
export async function postMovement(
  tx: Tx,
  movement: Movement,
  limits: WrittenLimits,
  present: (decision: Decision) => SideEffects,
): Promise<Decision> {
  const session = sessionOf(tx);
  const state = await loadState(tx, neededBy([{ movement, limits }]));
  for (const earlier of session.states) for (const day of earlier.movedHere()) state.addClientDay(day);
  state.setLimits(movement.clientId, readLimits(limits));
  const decision = decide(state, movement);
  session.journal.add(state, decision, present(decision));
  session.states.push(state);
  session.journal.writeOwn(tx);
  return decision;
}

/**
 * Locks a client where all that it moves is limited. Whoever locks an account before it moves money there calls this
 * first, since batches lock the clients before the accounts: else the two wait for each other.
 */
export async function lockLimitedClient({ knex, dialect }: Tx, { id, configuration }: Client): Promise<void> {
  if (dialect === 'sqlite' || !limitsClient(readLimits(configuration.limits))) return;
  await knex('clients').where({ id }).forNoKeyUpdate().select('id');
}

/**
 * Locks accounts in the order that all transactions use, for transactions that move money on several accounts.
 * @param clientIds the clients of the accounts
 */
export async function lockAccounts(tx: Tx, clientIds: readonly string[], accountIds: readonly string[]): Promise<void> {
  await loadState(tx, { clientIds, accountIds, parentIds: [], limitedClientIds: [], since: 0 });
}

/**
 * Creates the event about an activity.
 * @param sequence its number among the events about the account
 */
type Describe = (activity: Activity, sequence: number) => OutboxEvent;

/** Takes the number of the next event about an account, which is locked from here to the commit. */
async function nextEventSequence({ knex }: Tx, { accountId, clientId }: Activity): Promise<number> {
  const [row] = await knex('ledger_accounts')
    .where({ id: accountId, client_id: clientId })
    .increment('event_sequence', 1)
    .returning('event_sequence');
  if (row === undefined) throw unknownAccount(['account']);
  return row.event_sequence;
}

/**
 * Records an activity without a movement: one that failed a requirement before the ledger, or one that is still
 * pending.
 */
export async function recordActivity(tx: Tx, activity: Activity, describe: Describe): Promise<void> {
  const event = describe(activity, await nextEventSequence(tx, activity));
  const { journal } = sessionOf(tx);
  journal.addActivities([activity]);
  journal.addEvents([event]);
  journal.writeOwn(tx);
}

/**
 * Changes an activity, such as one that was PENDING and is decided now.
 * @param describe makes the event that tells of the changed activity
 * @returns the changed activity, or null when the client has no such activity
 */
export async function changeActivity(
  tx: Tx,
  clientId: string,
  id: string,
  changes: Pick<Activity, 'updatedAt'> & Partial<Pick<Activity, 'result' | 'rejectionReason' | 'accountTxs' | 'data'>>,
  describe: Describe,
): Promise<Activity | null> {
  const before = await lockActivity(tx, clientId, id);
  if (before === null) return null;
  const after: Activity = { ...before, ...changes };
  await updateActivity(tx, clientId, id, changes);
  const { journal } = sessionOf(tx);
  if (after.result !== before.result) journal.moveTotal(after, before.result);
  journal.addEvents([describe(after, await nextEventSequence(tx, after))]);
  journal.writeOwn(tx);
  return after;
}
