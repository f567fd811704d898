import { flag, texts } from '../../cli/declaration';

/** The options of `networks status`. */
export const STATUS = {
  system: texts('URL', 'the address of the SYSTEM_PORT of a running server, to show its circuits'),
  json: flag('print the result as JSON'),
};
