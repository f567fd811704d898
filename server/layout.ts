import type { Layout } from './platform/store/distribution/placement';

const byClient = { by: 'client_id' } as const;
const ofAllClients = (reason: string) => ({ onCoordinator: reason });

/**
 * The node of the rows of each table in a database of several nodes: all rows of a client are on the node of its row in
 * `clients`. A test compares the list with the schema.
 */
export const layout: Layout = {
  tables: {
    clients: { by: 'id' },
    api_keys: byClient,
    access_tokens: byClient,
    client_keys: byClient,
    sftp_users: byClient,
    idempotency: byClient,
    reservations: byClient,
    users: byClient,
    accounts: byClient,
    ledger_accounts: byClient,
    transactions: byClient,
    ledger_entries: byClient,
    client_usage: byClient,
    client_days: byClient,
    activities: byClient,
    activity_totals: byClient,
    outbox: byClient,
    outbox_attempts: byClient,
    affinity_groups: byClient,
    shipments: byClient,
    card_batches: byClient,
    cards: byClient,
    card_secrets: byClient,
    card_associations: byClient,
    card_transactions: byClient,
    card_presentments: byClient,
    identity_sessions: byClient,
    cash_in_intents: byClient,
    cash_out_intents: byClient,
    pix_keys: byClient,
    pix_lookups: byClient,
    validated_destinations: byClient,
    transfers: byClient,
    received: byClient,
    settlement_runs: byClient,
    jobs: ofAllClients('taken in the order of time, whoever they are for'),
    card_messages: ofAllClients("found by a network's own reference, before its client is known"),
    card_early_reversals: ofAllClients("found by a network's own reference, before its client is known"),
    network_assertions: ofAllClients('of networks'),
    exchange_rates: ofAllClients('of networks'),
    settings: ofAllClients('of the service itself'),
    process_slots: ofAllClients('of processes'),
    rate_buckets: ofAllClients('worth no wait for a disk; not logged'),
    schema_migrations: ofAllClients('of the service itself'),
  },
  appendOnly: ['ledger_entries'],
  owners: {
    ledger_entries: 'SELECT t.client_id FROM transactions AS t WHERE t.id = ledger_entries.movement_id',
    outbox_attempts: 'SELECT o.client_id FROM outbox AS o WHERE o.id = outbox_attempts.event_id',
    card_secrets: 'SELECT c.client_id FROM cards AS c WHERE c.id = card_secrets.card_id',
    activity_totals: `COALESCE((SELECT a.client_id FROM accounts AS a WHERE a.id = activity_totals.scope_id), scope_id)`,
  },
  globalKeys: [
    { table: 'accounts', column: 'cvu', constraint: 'accounts_cvu' },
    { table: 'accounts', column: 'alias_key', constraint: 'accounts_alias' },
    { table: 'accounts', column: 'cash_alias', constraint: 'accounts_cash_alias' },
    { table: 'accounts', column: 'clabe', constraint: 'accounts_clabe' },
    { table: 'card_secrets', column: 'pan_hash', constraint: 'card_secrets_pan' },
    { table: 'cash_in_intents', column: 'barcode', constraint: 'cash_in_intents_barcode' },
    { table: 'pix_keys', column: 'key', constraint: 'pix_keys_pkey' },
    { table: 'transfers', column: 'end_to_end_id', constraint: 'transfers_end_to_end' },
    { table: 'received', column: 'id', constraint: 'received_pkey' },
    { table: 'sftp_users', column: 'username', constraint: 'sftp_users_pkey' },
  ],
  views: {
    card_rows: `SELECT cards.*, affinity_groups.name AS affinity_group_name,
        COALESCE(card_secrets.pin_failures, 0) AS pin_failures
      FROM cards
        JOIN affinity_groups ON affinity_groups.client_id = cards.client_id AND affinity_groups.id = cards.affinity_group_id
        LEFT JOIN card_secrets ON card_secrets.client_id = cards.client_id AND card_secrets.card_id = cards.id`,
    shipment_rows: `SELECT shipments.*, card_batches.id AS batch_id, card_batches.quantity AS batch_quantity,
        card_batches.status AS batch_status, card_batches.created_at AS batch_created_at
      FROM shipments
        LEFT JOIN card_batches ON card_batches.client_id = shipments.client_id AND card_batches.shipment_id = shipments.id`,
  },
};
