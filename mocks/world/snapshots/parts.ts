import { accounts } from '../../../server/accounts/store/tables';
import { activities, activityTotals } from '../../../server/activities/store/tables';
import { pixKeys, pixLookups, transfers, validatedDestinations } from '../../../server/bank/store/tables';
import { cardMessages, cardPresentments, cardTransactions } from '../../../server/card-processing/store/tables';
import { affinityGroups, cardAssociations, cardBatches, cardSecrets, cards } from '../../../server/cards/store/tables';
import { cashInIntents, cashOutIntents } from '../../../server/cash/store/tables';
import { outbox, outboxAttempts } from '../../../server/events/store/tables';
import { identitySessions } from '../../../server/identity/store/tables';
import {
  clientDays,
  clientUsage,
  ledgerAccounts,
  ledgerEntries,
  transactions,
} from '../../../server/ledger/store/tables';
import { received } from '../../../server/networks/store/tables';
import { idempotency, reservations } from '../../../server/platform/idempotency/store/tables';
import { jobs } from '../../../server/platform/jobs/store/tables';
import type { Kind } from '../../../server/platform/store/columns';
import type { Dialect } from '../../../server/platform/store/db';
import type { Columns } from '../../../server/platform/store/table';
import { shipments } from '../../../server/shipping/store/tables';
import { users } from '../../../server/users/store/tables';
import { faults, settlementMismatches, simulatedDestinations, simulatedOrders } from '../store/tables';

/** A column as a snapshot has it. */
export interface PartColumn {
  readonly name: string;
  readonly kind: Kind;
  readonly nullable: boolean;
  /** Where a sealed value belongs in the vault. */
  readonly place?: string;
}

/** One table of what a client has. */
export interface Part {
  readonly table: string;
  /** Every column. */
  readonly columns: readonly PartColumn[];
  /** The columns of the primary key. */
  readonly key: readonly string[];
  /** The SQL condition for the rows of a client, with the client's id as `?`; `client_id = ?` if absent. */
  readonly mine: (dialect: Dialect) => string;
  /** Columns that the database wants unique, and the value that they have while rows change places. */
  readonly free: readonly string[];
  /** Values, as SQL, that differ in a snapshot from those in the table. */
  readonly kept: Readonly<Record<string, string>>;
  /** True for what only the client itself has: a copy for another client goes without it. */
  readonly own: boolean;
}

type Declared = Pick<Columns<object>, 'table' | 'all'> & {
  readonly derivedColumns?: readonly { name: string }[];
};

type Options = Partial<Pick<Part, 'key' | 'free' | 'kept' | 'own'>> & { mine?: string | Part['mine'] };

function part(declared: Declared, options: Options = {}): Part {
  const { key = ['id'], mine = 'client_id = ?', free = [], kept = {}, own = false } = options;
  const derived = (declared.derivedColumns ?? []).map(
    ({ name }): PartColumn => ({ name, kind: 'text', nullable: false }),
  );
  return {
    table: declared.table,
    columns: [...declared.all.map(({ name, kind, nullable, place }) => ({ name, kind, nullable, place })), ...derived],
    key,
    mine: typeof mine === 'string' ? () => mine : mine,
    free,
    kept,
    own,
  };
}

const below = (column: string, table: string) => `${column} IN (SELECT id FROM ${table} WHERE client_id = ?)`;

/** The operations on snapshots: what came of their idempotency keys is not part of what they keep. */
const OPERATIONS = `('createSnapshot', 'importSnapshot')`;

/**
 * All tables with data of a client, ordered so that each table is after those to which it refers. A test compares this
 * list, and the list of excluded tables, with the schema.
 */
export const PARTS: readonly Part[] = [
  part(users, { free: ['email_key', 'identification_value', 'identification_key'] }),
  part(affinityGroups),
  part(accounts, { free: ['cvu', 'alias_key', 'cash_alias', 'clabe'] }),
  part(ledgerAccounts),
  part(transactions),
  part(ledgerEntries, { key: ['movement_id', 'leg'], mine: below('movement_id', 'transactions') }),
  part(clientUsage, { key: ['client_id', 'currency', 'slot'] }),
  part(clientDays, { key: ['client_id', 'day', 'currency', 'slot'] }),
  part(activities),
  part(activityTotals, {
    key: ['scope_id', 'day', 'country', 'type', 'result', 'slot'],
    mine: `scope_id IN (SELECT id FROM accounts WHERE client_id = ? UNION ALL SELECT ?)`,
  }),
  // A restore sends no event again: undelivered events are given up, and can be replayed.
  part(outbox, {
    kept: {
      state: `CASE state WHEN 'DELIVERED' THEN state ELSE 'DEAD' END`,
      next_attempt_at: 'NULL',
      held: '0',
      claimed_by: 'NULL',
      claimed_until: 'NULL',
    },
  }),
  part(outboxAttempts, { key: ['event_id', 'number'], mine: below('event_id', 'outbox') }),
  part(shipments),
  part(cardBatches),
  part(cards, { free: ['batch_slot', 'previous_card_id'] }),
  part(cardSecrets, { key: ['card_id'], mine: below('card_id', 'cards'), free: ['pan_hash'] }),
  part(cardAssociations, { free: ['currency'] }),
  part(idempotency, {
    key: ['client_id', 'operation_id', 'key'],
    mine: `client_id = ? AND operation_id NOT IN ${OPERATIONS}`,
    own: true,
  }),
  part(reservations, {
    key: ['client_id', 'operation_id', 'key'],
    mine: `client_id = ? AND operation_id NOT IN ${OPERATIONS}`,
    own: true,
  }),
  part(identitySessions),
  part(cashInIntents, { free: ['barcode'] }),
  part(cashOutIntents, { free: ['network'] }),
  part(pixKeys, { key: ['key'] }),
  part(pixLookups),
  part(validatedDestinations, { key: ['client_id', 'tax_value', 'tax_type'] }),
  part(transfers, { free: ['end_to_end_id'] }),
  part(received, { own: true }),
  part(cardTransactions, { free: ['network_reference'] }),
  part(cardPresentments),
  part(cardMessages, { key: ['network', 'reference', 'kind'], own: true }),
  part(settlementMismatches),
  part(simulatedDestinations, { free: ['cbu', 'cvu', 'alias_key', 'pix_key'] }),
  part(simulatedOrders),
  part(faults),
  part(jobs, {
    mine: (dialect) =>
      `${dialect === 'sqlite' ? `payload ->> 'clientId'` : `payload::jsonb ->> 'clientId'`} = ? AND kind <> 'settle-day'`,
    free: ['key'],
    kept: { attempts: '0', claimed_by: 'NULL', claimed_until: 'NULL', error: 'NULL' },
  }),
];

/** The tables that are no part of a snapshot, each with the reason. */
export const NOT_KEPT: Readonly<Record<string, string>> = {
  clients: 'the configuration is stored separately; name, secret, status and callback addresses stay',
  api_keys: 'credentials stay',
  access_tokens: 'credentials stay',
  client_keys: 'credentials stay',
  sftp_users: 'credentials stay',
  request_log: 'is the log of requests, restores included',
  receivers: 'belong to the callback addresses, which stay',
  settlement_runs: 'describe files that were already delivered',
  snapshots: 'are the snapshots themselves',
  snapshot_tables: 'are the snapshots themselves',
  network_assertions: "are networks'",
  exchange_rates: "are networks'",
  card_early_reversals: "are networks'",
  settings: "are the service's",
  rate_buckets: "are the service's",
  process_slots: "are the service's",
  schema_migrations: "are the service's",
};
