import { accounts } from './accounts/store/migrations/0004-accounts';
import { activities } from './activities/store/migrations/0006-activities';
import { nameClientsOfTotals } from './activities/store/migrations/0034-total-tenants';
import { finerTotals } from './activities/store/migrations/0035-finer-totals';
import { createAccessTokens } from './auth/store/migrations/0001-access-tokens';
import { networkAssertions } from './auth/store/migrations/0023-network-assertions';
import { createDestinations, createPixKeys, createTransfers } from './bank/store/migrations/0011-bank';
import { transferPayers } from './bank/store/migrations/0029-transfer-payers';
import { pixLookupsByTime } from './bank/store/migrations/0032-pix-lookups-by-time';
import { cardTransactions } from './card-processing/store/migrations/0014-card-transactions';
import { cardMessages } from './card-processing/store/migrations/0024-card-messages';
import { openByAccount } from './card-processing/store/migrations/0040-open-by-account';
import { unpresentedCredits } from './card-processing/store/migrations/0041-unpresented-credits';
import { usedCardTypes } from './card-processing/store/migrations/0042-used-card-types';
import {
  createAffinityGroups,
  createAssociations,
  createBatches,
  createCardRows,
  createCards,
} from './cards/store/migrations/0009-cards';
import { cardPinFailures } from './cards/store/migrations/0018-card-pin-failures';
import { nameClientsOfSecrets } from './cards/store/migrations/0034-secret-tenants';
import { countedMismatches } from './cards/store/migrations/0037-counted-mismatches';
import { createCashIntents } from './cash/store/migrations/0011-cash-intents';
import { createClients } from './clients/store/migrations/0001-clients';
import { createClientKeys } from './clients/store/migrations/0015-client-keys';
import { announcedApiKeys } from './clients/store/migrations/0044-announced-api-keys';
import { outbox } from './events/store/migrations/0007-outbox';
import { outboxDueTimes } from './events/store/migrations/0019-outbox-due-times';
import { attemptProblems } from './events/store/migrations/0020-attempt-problems';
import { outboxDead } from './events/store/migrations/0021-outbox-dead';
import { outboxTrace } from './events/store/migrations/0025-outbox-trace';
import { nameClientsOfAttempts } from './events/store/migrations/0034-attempt-tenants';
import { outboxInHand } from './events/store/migrations/0038-outbox-in-hand';
import { outboxReplays } from './events/store/migrations/0045-outbox-replays';
import { createIdentitySessions } from './identity/store/migrations/0011-identity-sessions';
import { sessionCountries } from './identity/store/migrations/0046-session-countries';
import { ledger } from './ledger/store/migrations/0005-ledger';
import { clientDays } from './ledger/store/migrations/0016-client-days';
import { eventSequence } from './ledger/store/migrations/0030-event-sequence';
import { nameClientsOfEntries } from './ledger/store/migrations/0034-entry-tenants';
import { entryPrivileges } from './ledger/store/migrations/0039-entry-privileges';
import { createReceived } from './networks/store/migrations/0011-received';
import { exchangeRates } from './networks/store/migrations/0026-exchange-rates';
import { receivedIntents } from './networks/store/migrations/0043-received-intents';
import { idempotency } from './platform/idempotency/store/migrations/0002-idempotency';
import { createReservations } from './platform/idempotency/store/migrations/0011-reservations';
import { reservationDetails } from './platform/idempotency/store/migrations/0046-reservation-details';
import { jobs } from './platform/jobs/store/migrations/0010-jobs';
import type { Db } from './platform/store/db';
import { applyMigrations, hasMigrations, missingMigrations } from './platform/store/migrate';
import { type Migration, step } from './platform/store/migration';
import { settings } from './platform/store/migrations/0008-settings';
import { rateBuckets } from './platform/store/migrations/0031-rate-buckets';
import { processSlots } from './platform/store/migrations/0033-process-slots';
import { runAtClients } from './platform/store/migrations/0036-run-at-clients';
import { createSettlement } from './settlement/store/migrations/0015-settlement';
import { createShipmentRows, createShipments } from './shipping/store/migrations/0009-shipments';
import { receiverDocuments } from './shipping/store/migrations/0022-receiver-documents';
import { plainReceiverDocuments } from './shipping/store/migrations/0028-plain-receiver-documents';
import { users } from './users/store/migrations/0003-users';
import { documentKeys } from './users/store/migrations/0017-document-keys';
import { plainDocuments } from './users/store/migrations/0027-plain-documents';

/** Every step of the schema, in order. Where several domains have a part in one, each makes its own tables. */
export const migrations: readonly Migration[] = [
  step('0001-clients', createClients, createAccessTokens),
  idempotency,
  users,
  accounts,
  ledger,
  activities,
  outbox,
  settings,
  step(
    '0009-cards',
    createAffinityGroups,
    createShipments,
    createBatches,
    createCards,
    createAssociations,
    createCardRows,
    createShipmentRows,
  ),
  jobs,
  step(
    '0011-networks',
    createReservations,
    createReceived,
    createIdentitySessions,
    createCashIntents,
    createPixKeys,
    createDestinations,
    createTransfers,
  ),
  cardTransactions,
  step('0015-settlement', createSettlement, createClientKeys),
  clientDays,
  documentKeys,
  cardPinFailures,
  outboxDueTimes,
  attemptProblems,
  outboxDead,
  receiverDocuments,
  networkAssertions,
  cardMessages,
  outboxTrace,
  exchangeRates,
  plainDocuments,
  plainReceiverDocuments,
  transferPayers,
  eventSequence,
  rateBuckets,
  pixLookupsByTime,
  processSlots,
  step('0034-tenants', nameClientsOfEntries, nameClientsOfTotals, nameClientsOfAttempts, nameClientsOfSecrets),
  finerTotals,
  runAtClients,
  countedMismatches,
  outboxInHand,
  entryPrivileges,
  openByAccount,
  unpresentedCredits,
  usedCardTypes,
  receivedIntents,
  announcedApiKeys,
  outboxReplays,
  step('0046-repeated-orders', sessionCountries, reservationDetails),
];

/**
 * Steps that databases remember and that are an extension's now. They are numbered among these, and are never named
 * anew.
 */
const HANDED_OVER: readonly string[] = ['0012-faults', '0013-simulated-banks'];

/**
 * Brings the schema up to date.
 * @param further steps of an extension, for tables of its own
 * @returns the names of the steps that were applied now
 */
export const migrate = (db: Db, further: readonly Migration[] = []): Promise<string[]> =>
  applyMigrations(db, [...migrations, ...further], HANDED_OVER);

/**
 * Lists the steps that a start of the service would apply.
 * @throws NewerDatabase if a newer version has migrated the database
 */
export const missingIn = (db: Db): Promise<string[]> => missingMigrations(db, migrations, HANDED_OVER);

/** Tells whether every step this program needs has been applied. @param further steps of an extension */
export const isMigrated = (db: Db, further: readonly Migration[] = []): Promise<boolean> =>
  hasMigrations(db, [...migrations, ...further]);
