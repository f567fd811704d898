import { UsageError, type ValuesOf } from '../../cli/declaration';
import {
  changeStatusByService,
  findLiveAccount,
  limitAccount,
  presentAccountByService,
} from '../../server/accounts/by-service';
import type { AccountWithBalance } from '../../server/accounts/store/accounts';
import type { OfClient } from '../../server/kernel/client';
import type { Reader, Tx } from '../../server/platform/store/db';
import type { AtNow, CommandOutput } from '../on-database';
import { clientNamed } from '../onboarding/parts';
import { printed } from '../onboarding/print';
import { assertBody, refusedInWords } from '../refusals';
import type { LIMIT, LOCK, RELEASE, SHOW } from './declared-options';

interface Named {
  client: string;
  account: string;
}

/**
 * Does something to an account in one unit of work, and shows it.
 * @throws Problem for what the service refuses
 */
function onAccount(
  { db }: AtNow,
  { client, account: id }: Named,
  work: (tx: Tx, account: OfClient) => Promise<AccountWithBalance>,
): Promise<CommandOutput> {
  return refusedInWords(() =>
    db.transaction(async (tx) => {
      const { id: clientId } = await clientNamed(tx, client);
      return outputOf(tx, await work(tx, { clientId, id }));
    }),
  );
}

async function outputOf(reader: Reader, account: AccountWithBalance): Promise<CommandOutput> {
  const shown = await presentAccountByService(reader, account);
  return { json: shown, lines: [printed(shown).trimEnd()], status: 0 };
}

/** Shows an account, and waits for nobody who changes it. */
export function show({ db }: AtNow, { client, account: id }: ValuesOf<typeof SHOW>): Promise<CommandOutput> {
  return refusedInWords(async () => {
    const { id: clientId } = await clientNamed(db, client);
    return outputOf(db, await findLiveAccount(db, { clientId, id }));
  });
}

/** Sets limits for an account, or removes them. */
export function limit(at: AtNow, values: ValuesOf<typeof LIMIT>): Promise<CommandOutput> {
  const limits = limitsOf(values);
  if (limits !== null) assertBody('setAccountLimits', 'limits', limits);
  return onAccount(at, values, (tx, account) => limitAccount(tx, account, limits));
}

/** Stops an account. */
export function lock(at: AtNow, values: ValuesOf<typeof LOCK>): Promise<CommandOutput> {
  const { as: status, motive, comment } = values;
  assertBody('changeAccountByService', 'status', { status, motive, ...(comment === undefined ? {} : { comment }) });
  const update = { status, status_update_motive: motive, ...(comment && { status_update_comment: comment }) };
  return onAccount(at, values, (tx, account) => changeStatusByService(tx, account, update, at.now));
}

/** Makes an account ACTIVE again. */
export function release(at: AtNow, values: ValuesOf<typeof RELEASE>): Promise<CommandOutput> {
  return onAccount(at, values, (tx, account) => changeStatusByService(tx, account, { status: 'ACTIVE' }, at.now));
}

function limitsOf({ daily, monthly, asClient }: ValuesOf<typeof LIMIT>) {
  const isGiven = daily !== undefined || monthly !== undefined;
  if (asClient && isGiven) throw new UsageError('--as-client cannot be combined with --daily or --monthly');
  if (asClient) return null;
  // Both, so that nobody lifts a limit by leaving it out.
  if (daily === undefined || monthly === undefined)
    throw new UsageError('--daily and --monthly are needed, or --as-client');
  const amount = (text: string) => (text === 'none' ? null : text);
  return { daily: amount(daily), monthly: amount(monthly) };
}
