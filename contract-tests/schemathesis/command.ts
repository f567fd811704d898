import { declare, oneOf, whole } from '../../cli/declaration';
import { DATABASES, DOCUMENTS_TRIED, PHASES, REVISIONS_TRIED } from './declared-options';

export const command = declare({
  name: 'schemathesis',
  summary: 'lets Schemathesis look for requests that the service answers otherwise than its contract says',
  about:
    'Requests are made from the documents: their examples, the bounds of every schema, random ones, and sequences along the links from one operation to the next. A server and a client of its own start for each run: in the current revision, in the earliest and in one in between, on both databases, for the API and for the sandbox. The first run installs Schemathesis by pip, at the version of contract-tests/schemathesis/requirements.txt, in a virtual environment below data/. What is left out, and why, stands in contract-tests/schemathesis/schemathesis.toml. What each run said is kept below reports/schemathesis/.',
  options: {
    revision: oneOf('REVISION', 'in one revision', ['all', ...REVISIONS_TRIED], 'all'),
    database: oneOf('DATABASE', 'on one database', ['all', ...DATABASES], 'all'),
    document: oneOf('DOCUMENT', 'one document', ['all', ...DOCUMENTS_TRIED], 'all'),
    phase: oneOf('PHASE', 'one way to make requests', ['all', ...PHASES], 'all'),
    examples: whole('NUMBER', 'how many random requests of each operation', { min: 1, max: 10_000, preset: 10 }),
    seed: whole('NUMBER', 'the same number gives the same requests', { min: 0, max: 4_294_967_295, preset: 1 }),
  },
  examples: [
    ['npm run schemathesis', 'everything'],
    ['npm run schemathesis -- --revision earliest --database sqlite', 'a part of it'],
    ['npm run schemathesis -- --document openapi --examples 500 --seed 2', 'longer, and other requests'],
  ],
  exits: {
    1: 'an answer is not what the contract says',
    2: 'Schemathesis can not be installed, or finds nothing to do',
  },
  checkoutOnly: true,
  startsProcesses: true,
  run: (options) => (require('./main') as typeof import('./main')).runSchemathesis(options),
});
