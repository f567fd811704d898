import { declare } from '../../cli/declaration';
import { REPORT } from './declared-options';

export const command = declare({
  name: 'cards',
  summary: 'records that a card was reported lost or stolen',
  about:
    'Works on the database of DATABASE_URL or DATA_DIR, also while servers run on it. From its next use on, the card is rejected as LOST_CARD or STOLEN_CARD.',
  commands: [
    declare({
      name: 'report',
      summary: 'makes a card LOST or STOLEN',
      options: REPORT,
      json: {
        id: 'the card',
        previous_status: 'its status before',
        status: 'its status now',
        status_detail: 'the reason',
      },
      examples: [['contrato cards report --client Acme --card ID --stolen', 'after a call from the card holder']],
      run: (options) => {
        const { report } = require('./report') as typeof import('./report');
        const { onDatabase } = require('../on-database') as typeof import('../on-database');
        return onDatabase((at) => report(at, options), options.json);
      },
    }),
  ],
  examples: [['contrato cards report --client Acme --card ID --lost', 'after a call from the card holder']],
});
