import type { components } from '../../../generated/types/sandbox';
import type { PixKeyType } from '../../../server/bank/rules/pix-destination';
import type { FailureReason } from '../../../server/bank/rules/transfer';
import type { CallbackAddresses } from '../../../server/events/rules/kinds';
import type { ClientConfiguration } from '../../../server/kernel/client';
import {
  boolean,
  integer,
  json,
  moment,
  optional,
  type RecordOf,
  sealed,
  table,
  text,
} from '../../../server/platform/store/table';

/** Something that goes wrong on purpose, so many times. */
export const faults = table('faults', {
  id: text(),
  clientId: text(),
  /** An operation of the API that fails, or a kind of call to the client that goes wrong. */
  target: text<'OPERATION' | 'DELIVERY'>(),
  /** The operationId, or the kind. */
  name: text(),
  /** The HTTP status, or what is wrong with the call. */
  effect: text(),
  /** Seconds that a failing call asks to wait, or that a delivery is late. */
  seconds: integer(),
  times: integer(),
  /** Times that are left. */
  remaining: integer(),
  createdAt: moment(),
});

export type Fault = RecordOf<typeof faults>;

export type MismatchKind = components['schemas']['MismatchKind'];

/** A mistake that the files of a sandbox make on purpose, so that reconciliation has something to find. */
export const settlementMismatches = table('settlement_mismatches', {
  id: text(),
  clientId: text(),
  kind: text<MismatchKind>(),
  transactionId: text(),
  /** The day of the transaction, in whose file the mistake is. */
  day: text(),
  /** True once a run has written it. */
  used: boolean(),
  createdAt: moment(),
});

export type Mismatch = RecordOf<typeof settlementMismatches>;

/** Accounts at other banks, which clients of the sandbox have opened. */
export const simulatedDestinations = table(
  'simulated_destinations',
  {
    id: text(),
    clientId: text(),
    country: text<'ARG' | 'BRA'>(),
    cbu: optional(text()),
    cvu: optional(text()),
    alias: optional(text()),
    pixKey: optional(text()),
    pixKeyType: optional(text<PixKeyType>()),
    holderName: text(),
    holderTaxId: text(),
    active: boolean(),
    createdAt: moment(),
  },
  { derived: { aliasKey: { of: 'alias', as: (alias) => alias.toLowerCase() } } },
);

export type ExternalAccount = RecordOf<typeof simulatedDestinations>;

/** The decisions of the simulated network on each transfer that left. */
export const simulatedOrders = table('simulated_orders', {
  id: text(),
  clientId: text(),
  status: text<'SUCCESS' | 'FAILED'>(),
  reason: optional(text<FailureReason>()),
  decidedAt: moment(),
});

/** The receivers: clients whose calls the sandbox receives and answers itself. */
export const receivers = table('receivers', {
  clientId: text(),
  answers: json<components['schemas']['ReceiverAnswers']>(),
  /** The callback addresses from before. */
  before: json<CallbackAddresses>(),
  createdAt: moment(),
});

export type Receiver = RecordOf<typeof receivers>;

/** The terms agreed with a client, without its credentials and addresses. */
export interface Agreed {
  revision: string | null;
  countries: string[];
  configuration: Omit<ClientConfiguration, 'callbacks'>;
}

/** The snapshots of clients. */
export const snapshots = table(
  'snapshots',
  {
    id: text(),
    clientId: text(),
    name: text(),
    origin: text<'KEPT' | 'IMPORTED'>(),
    agreed: json<Agreed>(),
    rowCount: integer(),
    /** Before compression. */
    byteCount: integer(),
    createdAt: moment(),
  },
  { sortable: ['createdAt'] },
);

export type Snapshot = RecordOf<typeof snapshots>;

/** The rows of each table of a snapshot. */
export const snapshotTables = table('snapshot_tables', {
  snapshotId: text(),
  name: text(),
  columns: json<readonly string[]>(),
  /** JSON lines, by gzip, in base64. */
  rows: text(),
  rowCount: integer(),
  /** The sealed values of the table; null where it has none. */
  secrets: optional(sealed('snapshot_tables.secrets')),
  /** A line for each row, packed as the rows are; null if no database has computed them. */
  digests: optional(text()),
});

export type SnapshotTable = RecordOf<typeof snapshotTables>;

type LogSchemas = components['schemas'];

/** The requests to the service, and each attempt at a call to a client. */
export const requestLog = table(
  'request_log',
  {
    /** The place in the log, which the database gives. */
    sequence: integer(),
    /** Of a request that of its answer. */
    id: text(),
    /** Empty where nobody knew the caller. */
    clientId: text(),
    direction: text<LogSchemas['RequestLogDirection']>(),
    result: text<LogSchemas['RequestLogResult']>(),
    operation: optional(text()),
    revision: text(),
    method: text(),
    target: text(),
    status: optional(integer()),
    errorCode: optional(text()),
    idempotencyKey: optional(text()),
    /** Between bars: `|id|id|`. */
    resourceIds: text(),
    createdAt: moment(),
    /** By the clock of the sandbox, as the beginning is. */
    endedAt: moment(),
    realAt: moment(),
    microseconds: integer(),
    detail: json<LoggedDetail>(),
  },
  {
    sortable: ['createdAt'],
    filterable: ['direction', 'result', 'operation', 'errorCode', 'idempotencyKey', 'id', 'createdAt'],
  },
);

export type LoggedEntry = RecordOf<typeof requestLog>;

/** The details that are shown only for a single entry. */
export interface LoggedDetail {
  request: LogSchemas['RequestLogMessage'];
  response: LogSchemas['RequestLogMessage'] | null;
  /** The address in the contract; null where there is none. */
  address: { document: string; path: string } | null;
  eventId: string | null;
  /** The problem with the reply to a call; null where there is none. */
  problem: string | null;
  signature: LogSchemas['RequestLogSignature'] | null;
  replySignature: LogSchemas['RequestLogSignature'] | null;
}
