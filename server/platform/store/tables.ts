import { integer, moment, type RecordOf, table, text } from './table';

/** The server's own state, by name. Values are JSON. */
export const settings = table('settings', { name: text(), value: text() });

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
