import { declare } from '../../cli/declaration';
import { REPORT } from './declared-options';

export const command = declare({
  name: 'cards',
  summary: 'takes reports of cards that are lost or stolen',
  about:
    'In the database of DATABASE_URL or DATA_DIR, whether or not servers run on it. From the next use on a card is rejected as LOST_CARD or STOLEN_CARD.',
  commands: [
    declare({
      name: 'report',
      summary: 'makes a card LOST or STOLEN',
      options: REPORT,
      json: {
        id: 'the card',
        previous_status: 'its status before',
        status: 'its status now',
        status_detail: 'why',
      },
      examples: [['contrato cards report --client Acme --card ID --stolen', 'somebody has called']],
      run: (options) => {
        const { report } = require('./report') as typeof import('./report');
        const { onDatabase } = require('../on-database') as typeof import('../on-database');
        return onDatabase((at) => report(at, options), options.json);
      },
    }),
  ],
  examples: [['contrato cards report --client Acme --card ID --lost', 'somebody has called']],
});
