import path from 'node:path';
import { parseArgs } from 'node:util';
import { openBook } from './book';
import { DOCUMENTS, type DocumentName, loadContract, type Selection } from './load';
import { verify } from './verify';

const USAGE = `npm run contract -- [--revision R] [--url U] [--mock] [--document D,D] [--only op,op] [--reports DIR]

  --revision  a named revision, or axis=value pairs separated by commas (current)
  --url       the origin of a server with sandbox controls; without it one is started for the run
  --mock      send the same requests to the mock of the revision as well
  --document  which documents to cover: ${DOCUMENTS.join(', ')} (all)
  --only      which operations to cover, by operationId (all)
  --reports   where JUnit and JSON are written (reports)`;

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      revision: { type: 'string', default: 'current' },
      url: { type: 'string' },
      mock: { type: 'boolean', default: false },
      document: { type: 'string' },
      only: { type: 'string' },
      reports: { type: 'string', default: path.resolve(__dirname, '../reports') },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const { revision, url, mock, reports } = values;
  const selection: Selection = { documents: documentNames(values.document), only: values.only?.split(',') };
  const outcome = await verify(loadContract(revision, selection), openBook(), { url, mock, reports });
  for (const text of outcome.summaries) console.log(text);
  console.log(`reports: ${outcome.files.map((file) => path.relative(process.cwd(), file)).join(', ')}`);
  return outcome.clean ? 0 : 1;
}

function documentNames(text: string | undefined): DocumentName[] | undefined {
  return text?.split(',').map((name) => {
    const known = DOCUMENTS.find((document) => document === name);
    if (!known) throw new Error(`--document ${name}: there are ${DOCUMENTS.join(', ')}`);
    return known;
  });
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  },
);
