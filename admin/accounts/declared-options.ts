import { flag, needed, oneOf, text } from '../../cli/declaration';

const account = {
  client: needed('NAME|ID', 'the client'),
  account: needed('ID', 'the account'),
};
const json = flag('print the result as JSON');

export const SHOW = { ...account, json };

export const LIMIT = {
  ...account,
  daily: text('AMOUNT', 'the most that may move in a UTC day, credits and debits separately; none for no limit'),
  monthly: text('AMOUNT', 'the most that may move in a UTC month, credits and debits separately; none for no limit'),
  asClient: flag('remove its own limits, so that those of the client apply again'),
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
  as: oneOf('STATUS', 'the status: FROZEN for a while, or DISABLED', ['FROZEN', 'DISABLED'], 'FROZEN'),
  motive: oneOf('MOTIVE', 'the reason', MOTIVES, 'INTERNAL_REASON'),
  comment: text('TEXT', 'a comment on the reason'),
  json,
};

export const RELEASE = { ...account, json };
