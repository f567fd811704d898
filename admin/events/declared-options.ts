import { flag, oneOf, text, texts, whole } from '../../cli/declaration';

const client = text('NAME|ID', 'only those of this client');
const json = flag('print the events as JSON');

/** The options of `events list`. */
export const LIST = {
  client,
  status: oneOf('STATUS', 'DEAD: given up; PENDING: still failing, or without an address', ['DEAD', 'PENDING'], 'DEAD'),
  most: whole('COUNT', 'the largest number of events, the newest first', { min: 1, max: 10_000, preset: 20 }),
  json,
};

/** The options of `events replay`. */
export const REPLAY = {
  event: texts('ID', 'the event to send again'),
  all: flag('send all DEAD events again that have an address'),
  client,
  json,
};
