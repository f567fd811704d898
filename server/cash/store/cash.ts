import type { Reader, Tx } from '../../platform/store/db';
import { claimIdentifiers, identifiersOf } from '../../platform/store/distribution/identifiers';
import type { Page } from '../../platform/store/list';
import { listRecords } from '../../platform/store/records';
import { tenantOf } from '../../platform/store/sql';
import { statusAt } from '../../platform/store/status-at';
import type { FiltersOf } from '../../platform/store/table';
import { CASH_IN_EXPIRY } from '../rules/cash-in-intent';
import {
  type CashInIntent,
  type CashInStatus,
  type CashOutIntent,
  cashInIntents,
  cashOutIntents,
  type StoredCashOutIntent,
} from './tables';

export type { StoredCashOutIntent } from './tables';

import type { OfClient } from '../../kernel/client';

type CashInIntentFilters = FiltersOf<typeof cashInIntents>;

/** Names the place in the vault where the token of an intent is sealed to. */
export function tokenPlace(intentId: string): string {
  return cashOutIntents.place('tokenSealed', intentId);
}

/** @throws UniqueViolation `cash_in_intents_barcode` */
export async function insertCashInIntent(tx: Tx, intent: CashInIntent): Promise<void> {
  await claimIdentifiers(tx, intent.clientId, identifiersOf({ cash_in_intents_barcode: intent.barcode }));
  tx.pipeline(tx.knex('cash_in_intents').insert(cashInIntents.write(intent)));
}

/** An intent that the network has answered. Before that, nobody sees it. */
export async function findCashInIntent({ knex }: Reader, clientId: string, id: string): Promise<CashInIntent | null> {
  return cashInIntents.first(knex('cash_in_intents').where({ id, client_id: clientId }).whereNot('status', 'RESERVED'));
}

/** Reads an intent in any status and locks it until the transaction ends. */
export async function lockCashInIntent({ knex }: Tx, clientId: string, id: string): Promise<CashInIntent | null> {
  return cashInIntents.first(knex('cash_in_intents').where({ id, client_id: clientId }).forNoKeyUpdate());
}

/**
 * Reads the intents of an account that were not paid or ended, whether their time is over or not, and keeps them as
 * they are.
 */
export async function lockOpenCashInIntents(tx: Tx, account: OfClient): Promise<CashInIntent[]> {
  const { knex } = tx;
  return cashInIntents.list(
    knex('cash_in_intents')
      .where({ account_id: account.id, ...tenantOf(tx, account.clientId) })
      .whereIn('status', CASH_IN_EXPIRY.open)
      .orderBy('id')
      .forNoKeyUpdate(),
  );
}

/** Writes what an intent has become. */
export async function updateCashInIntent(tx: Tx, intent: CashInIntent): Promise<void> {
  const { status, paidAmount, updatedAt } = intent;
  tx.pipeline(
    tx
      .knex('cash_in_intents')
      .where({ id: intent.id, client_id: intent.clientId })
      .update(cashInIntents.writeChanges({ status, paidAmount, updatedAt })),
  );
}

/**
 * Returns one page of an account's intents, newest first.
 * @param query `now`: the time for which the filter evaluates statuses
 */
export async function searchCashInIntents(
  reader: Reader,
  clientId: string,
  accountId: string,
  query: { filters: CashInIntentFilters; page: Page; now: number },
): Promise<{ intents: CashInIntent[]; total: number }> {
  const { status, ...others } = query.filters;
  const { records, total } = await listRecords(reader, cashInIntents, {
    scope: { client_id: clientId, account_id: accountId },
    filters: cashInIntents.filters(status === undefined ? { status: SHOWN, ...others } : others),
    alternatives: status === undefined ? undefined : statusAt(status, CASH_IN_EXPIRY, query.now),
    page: query.page,
  });
  return { intents: records, total };
}

const SHOWN: readonly CashInStatus[] = ['ACTIVE', 'REJECTED', 'PAID', 'PARTIALLY_PAID', 'CANCELLED', 'EXPIRED'];

export async function insertCashOutIntent(tx: Tx, intent: StoredCashOutIntent): Promise<void> {
  tx.pipeline(tx.knex('cash_out_intents').insert(cashOutIntents.write(intent)));
}

/** The intent of an account that was not used or replaced, whether its time is over or not. */
export async function findActiveCashOutIntent(
  reader: Reader,
  account: OfClient,
  network?: string,
): Promise<StoredCashOutIntent | null> {
  const { knex } = reader;
  const ofAccount = { account_id: account.id, ...tenantOf(reader, account.clientId) };
  return cashOutIntents.first(
    knex('cash_out_intents')
      .where({ ...ofAccount, status: 'ACTIVE', ...(network === undefined ? {} : { network }) })
      .orderBy([
        { column: 'created_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ]),
  );
}

export async function findCashOutIntent(
  { knex }: Reader,
  clientId: string,
  id: string,
): Promise<StoredCashOutIntent | null> {
  return cashOutIntents.first(knex('cash_out_intents').where({ id, client_id: clientId }));
}

/** Reads an intent and keeps it as it is until the transaction ends. */
export async function lockCashOutIntent(
  { knex }: Tx,
  clientId: string,
  id: string,
): Promise<StoredCashOutIntent | null> {
  return cashOutIntents.first(knex('cash_out_intents').where({ id, client_id: clientId }).forNoKeyUpdate());
}

/** Writes what an intent has become. */
export async function updateCashOutIntent(tx: Tx, intent: CashOutIntent): Promise<void> {
  const { status, updatedAt } = intent;
  tx.pipeline(
    tx
      .knex('cash_out_intents')
      .where({ id: intent.id, client_id: intent.clientId })
      .update(cashOutIntents.writeChanges({ status, updatedAt })),
  );
}
