import { flag, oneOf, text, texts, whole } from '../../cli/declaration';

const client = text('NAME|ID', 'only those of this client');
const json = flag('print them as JSON');

/** The options of `events list`. */
export const LIST = {
  client,
  status: oneOf(
    'STATUS',
    'DEAD was given up; PENDING still fails, or has no address to go to',
    ['DEAD', 'PENDING'],
    'DEAD',
  ),
  most: whole('COUNT', 'how many at most, the newest first', { min: 1, max: 10_000, preset: 20 }),
  json,
};

/** The options of `events replay`. */
export const REPLAY = {
  event: texts('ID', 'the event to send again'),
  all: flag('send again all that is DEAD and has an address'),
  client,
  json,
};
