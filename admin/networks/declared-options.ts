import { flag, texts } from '../../cli/declaration';

/** The options of `networks status`. */
export const STATUS = {
  system: texts('URL', 'a running server, by the address of its SYSTEM_PORT, whose circuits are shown'),
  json: flag('print it as JSON'),
};
