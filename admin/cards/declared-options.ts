import { flag, needed } from '../../cli/declaration';

/** Which card somebody reported, and as what. */
export const REPORT = {
  client: needed('NAME|ID', 'the client'),
  card: needed('ID', 'the card'),
  lost: flag('the card is lost'),
  stolen: flag('the card is stolen'),
  json: flag('print the result as JSON'),
};
