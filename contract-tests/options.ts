import { UsageError, type ValuesOf } from '../cli/declaration';
import { chosenRevision } from '../generated/revisions';
import type { OPTIONS } from './declared-options';
import { type AllowedHeaders, isToken } from './headers';
import { DOCUMENTS, type DocumentName, isForNetworks } from './load';
import { revisionsToProve } from './matrix/revisions';

/** The options of the command. */
interface Options {
  /** Tells the reports of this run from others. */
  name: string;
  revisions: string[];
  documents: readonly DocumentName[];
  only: string[] | undefined;
  networks: 'http' | undefined;
  mock: boolean;
  url: string | undefined;
  allowed: AllowedHeaders | undefined;
  workers: number | undefined;
  reports: string;
  mutants: boolean;
  json: boolean;
}

/** Reads what was typed. @throws UsageError when an option has no such value */
export function readOptions(typed: ValuesOf<typeof OPTIONS>): Options {
  const { revision, mock, document, only, networks, report: _, allowHeader, allowCookie, ...rest } = typed;
  const all = revision === 'all';
  if (!all) chosenRevision(revision);
  const documents = document?.split(',').map(documentNamed) ?? DOCUMENTS;
  if (networks === 'http') assertAlone(typed);
  if (typed.url !== undefined && document !== undefined && documents.some(isForNetworks))
    throw new UsageError(
      '--document networks: the credentials of its networks are those of a server that is started for the run, so it cannot be combined with --url',
    );
  return {
    ...rest,
    url: typed.url?.replace(/\/+$/, ''),
    allowed: allowedBy(typed),
    name: networks === 'http' ? `${revision}-networks` : revision,
    revisions: all ? revisionsToProve() : [revision],
    documents: typed.url === undefined ? documents : documents.filter((name) => !isForNetworks(name)),
    only: only?.split(','),
    networks: networks === 'http' ? networks : undefined,
    mock: mock || all,
  };
}

/** Reads what proxies may add. @throws UsageError without a server elsewhere, and for a name that can't be one */
function allowedBy({ url, allowHeader, allowCookie }: ValuesOf<typeof OPTIONS>): AllowedHeaders | undefined {
  const [headers = [], cookies = []] = [allowHeader, allowCookie];
  for (const [option, names] of Object.entries({ '--allow-header': headers, '--allow-cookie': cookies })) {
    if (names.length > 0 && url === undefined)
      throw new UsageError(`${option} needs --url: there is no proxy in front of a server that is started for the run`);
    const wrong = names.find((name) => !isToken(name));
    if (wrong !== undefined) throw new UsageError(`${option} takes only the name, not ${wrong}`);
  }
  return url === undefined ? undefined : { headers: headers.map((name) => name.toLowerCase()), cookies };
}

/** @throws UsageError for what a service in production mode can't be checked against */
function assertAlone({ revision, url, mock, mutants }: ValuesOf<typeof OPTIONS>): void {
  const other = { url: url !== undefined, mock, mutants };
  const [name] = Object.entries(other).find(([, is]) => is) ?? [];
  if (name !== undefined)
    throw new UsageError(`--networks http cannot be combined with --${name}: it starts a service and a world`);
  if (revision === 'all') throw new UsageError('--networks http takes one revision: networks have no others');
}

function documentNamed(name: string): DocumentName {
  const known = DOCUMENTS.find((document) => document === name);
  if (!known) throw new UsageError(`--document ${name}: there are ${DOCUMENTS.join(', ')}`);
  return known;
}
