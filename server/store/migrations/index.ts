import { clients } from './0001-clients';
import { idempotency } from './0002-idempotency';
import { users } from './0003-users';
import { accounts } from './0004-accounts';
import { ledger } from './0005-ledger';
import { activities } from './0006-activities';
import { outbox } from './0007-outbox';
import { settings } from './0008-settings';
import { cards } from './0009-cards';
import { jobs } from './0010-jobs';
import { networks } from './0011-networks';
import { faults } from './0012-faults';
import { simulatedBanks } from './0013-simulated-banks';
import { cardTransactions } from './0014-card-transactions';
import { settlement } from './0015-settlement';
import type { Migration } from './migration';

/** Every step of the schema, in order. */
export const migrations: readonly Migration[] = [
  clients,
  idempotency,
  users,
  accounts,
  ledger,
  activities,
  outbox,
  settings,
  cards,
  jobs,
  networks,
  faults,
  simulatedBanks,
  cardTransactions,
  settlement,
];
