import { integer, moment, type RecordOf, table, text } from './table';

/** What the server remembers about itself, by name. Values are JSON. */
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
  /** What a failing call asks to wait, or how late a delivery is. */
  seconds: integer(),
  times: integer(),
  /** How many times are left. */
  remaining: integer(),
  createdAt: moment(),
});

export type Fault = RecordOf<typeof faults>;
