import { flag, needed } from '../../cli/declaration';

/** Which card somebody reported, and as what. */
export const REPORT = {
  client: needed('NAME|ID', 'the client'),
  card: needed('ID', 'the card'),
  lost: flag('it is lost'),
  stolen: flag('it is stolen'),
  json: flag('print it as JSON'),
};
