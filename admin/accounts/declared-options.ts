import { flag, needed, oneOf, text } from '../../cli/declaration';

const account = {
  client: needed('NAME|ID', 'the client'),
  account: needed('ID', 'the account'),
};
const json = flag('print it as JSON');

export const SHOW = { ...account, json };

export const LIMIT = {
  ...account,
  daily: text('AMOUNT', 'what may move in a day of UTC, each way by itself; none is no limit'),
  monthly: text('AMOUNT', 'what may move in a month of UTC, each way by itself; none is no limit'),
  asClient: flag('take its own limits away: those of the client count again'),
  json,
};

const MOTIVES = [
  'OTHER',
  'LOST',
  'INTERNAL_REASON',
  'STOLEN',
  'FRAUD',
  'INHIBITION',
  'SEIZURE',
  'USER_REQUEST',
] as const;

export const LOCK = {
  ...account,
  as: oneOf('STATUS', 'FROZEN for a while, or DISABLED', ['FROZEN', 'DISABLED'], 'FROZEN'),
  motive: oneOf('MOTIVE', 'why', MOTIVES, 'INTERNAL_REASON'),
  comment: text('TEXT', 'more about it'),
  json,
};

export const RELEASE = { ...account, json };
