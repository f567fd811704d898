import { declare, oneOf, whole } from '../../cli/declaration';
import { DATABASES, DOCUMENTS_TRIED, PHASES, REVISIONS_TRIED } from './declared-options';

export const command = declare({
  name: 'schemathesis',
  summary: 'lets Schemathesis search for answers of the service that differ from its contract',
  about:
    'Requests are made from the documents: their examples, the bounds of every schema, random values, and sequences that follow the links between operations. Each run starts a server and creates a client: in the current revision, the earliest and one in between, on both databases, for the API and for the sandbox. The first run installs Schemathesis with pip, at the version of contract-tests/schemathesis/requirements.txt, in a virtual environment below data/. contract-tests/schemathesis/schemathesis.toml lists what is left out, and why. The output of each run is below reports/schemathesis/.',
  options: {
    revision: oneOf('REVISION', 'only this revision', ['all', ...REVISIONS_TRIED], 'all'),
    database: oneOf('DATABASE', 'only this database', ['all', ...DATABASES], 'all'),
    document: oneOf('DOCUMENT', 'only this document', ['all', ...DOCUMENTS_TRIED], 'all'),
    phase: oneOf('PHASE', 'only this way to make requests', ['all', ...PHASES], 'all'),
    examples: whole('NUMBER', 'random requests for each operation', { min: 1, max: 10_000, preset: 10 }),
    seed: whole('NUMBER', 'the same number gives the same requests', { min: 0, max: 4_294_967_295, preset: 1 }),
  },
  examples: [
    ['npm run schemathesis', 'everything'],
    ['npm run schemathesis -- --revision earliest --database sqlite', 'a part of it'],
    ['npm run schemathesis -- --document openapi --examples 500 --seed 2', 'more and different requests'],
  ],
  exits: {
    1: 'an answer differs from the contract',
    2: 'Schemathesis cannot be installed, or finds nothing to do',
  },
  checkoutOnly: true,
  startsProcesses: true,
  run: (options) => (require('./main') as typeof import('./main')).runSchemathesis(options),
});
