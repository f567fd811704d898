import { type FiltersOf, json, moment, optional, type RecordOf, table, text } from '../../platform/store/table';

export type AccountStatus = 'ACTIVE' | 'FROZEN' | 'DISABLED' | 'DELETED';

/** Digital accounts. What they hold is the ledger's. Times are milliseconds since the epoch. */
export const accounts = table(
  'accounts',
  {
    id: text(),
    clientId: text(),
    /** USER, or CLIENT for a bridge account. */
    ownerType: text<'USER' | 'CLIENT'>(),
    userId: optional(text()),
    country: text(),
    currency: text(),
    status: text<AccountStatus>(),
    statusUpdateMotive: optional(text()),
    statusUpdateComment: optional(text()),
    /** SERVICE locks the status against the client. */
    statusUpdatedBy: optional(text<'CLIENT' | 'SERVICE'>()),
    cvu: optional(text()),
    alias: optional(text()),
    /** The alias on the cash network, which never changes. */
    cashAlias: optional(text()),
    clabe: optional(text()),
    metadata: optional(json<Record<string, unknown>>()),
    createdAt: moment(),
    updatedAt: moment(),
  },
  {
    sortable: ['id', 'country', 'currency', 'status', 'ownerType', 'userId', 'createdAt', 'updatedAt'],
    filterable: ['country', 'status', 'ownerType', 'userId', 'createdAt'],
    // Unique without case among accounts that are not deleted, like every identifier of a payment network.
    derived: { aliasKey: { of: 'alias', as: (alias) => alias.toLowerCase() } },
  },
);

export type Account = RecordOf<typeof accounts>;
export type AccountFilters = FiltersOf<typeof accounts>;
