import { axesOf, type Row, rowsFor } from '../../generated/matrix';
import { AXES, parseRevision, REVISIONS, type Revision } from '../../generated/revisions';
import type { AllowedHeaders } from '../headers';
import { clientReplies, IN_EACH, UNREVISED } from '../journeys';
import { DOCUMENTS, type DocumentName, isForNetworks } from '../load';
import { touchesNetwork } from '../production/touched';
import type { Job } from './job';

/** The scope of a proof. */
export interface Scope {
  /** Names. */
  revisions: readonly string[];
  documents: readonly DocumentName[];
  /** operationIds; all when absent. */
  only?: readonly string[] | undefined;
  /** Also send the requests to the mock of each revision. */
  mock: boolean;
  /** An already running server. */
  url?: string | undefined;
  /** The headers and cookies that proxies in front of that server add. */
  allowed?: AllowedHeaders | undefined;
  /** Processes that send requests; a number that suits the cores if absent. */
  workers?: number | undefined;
  /**
   * Only operations that involve a network, against a service in production mode and simulated networks in a separate
   * process.
   */
  networks?: 'http' | undefined;
}

/** Decides whether a proof has the full scope, so that anything it does not exercise is not exercised at all. */
export function isWhole({ documents, only, url, networks }: Scope): boolean {
  const isAll = documents.length === DOCUMENTS.length && only === undefined;
  return isAll && url === undefined && networks === undefined;
}

/**
 * The rows that must be tested for a revision: all of them if it is the only one or has a name. A combination without a
 * name is tested only for the operations that one of its axes changes, because the tests of each single value cover the
 * rest. Networks have no revisions: their rows are tested once.
 */
export function rowsToProve(name: string, { revisions, documents, only, networks }: Scope): Row[] {
  const revision = parseRevision(name);
  const whole = revisions.length === 1 || name in REVISIONS;
  const isFirst = name === revisions[0];
  const proved = documents.filter((document) => isFirst || !isForNetworks(document));
  return rowsFor(revision, proved)
    .filter(({ operationId }) => whole || isChanged(operationId, revision))
    .filter(({ operationId }) => only?.includes(operationId) ?? true)
    .filter((row) => networks === undefined || touchesNetwork(row));
}

/**
 * Decides whether an operation is among those that the axes change in which a revision differs from the current one.
 */
function isChanged(operationId: string, revision: Revision): boolean {
  const differing = AXES.filter((axis) => revision[axis] !== REVISIONS.current[axis]);
  return differing.some((axis) => axesOf[operationId]?.includes(axis));
}

/**
 * The jobs of a proof. The longest come first, so that no process starts a long one at the end.
 *
 * @param parts the number of jobs into which the rows of a single revision are divided, so that several processes have
 * work
 */
export function jobsFor(scope: Scope, parts: number): Job[] {
  const { revisions, mock, url, allowed } = scope;
  const own = isWhole(scope) ? journeysOf(revisions) : [];
  const rest: Job[] = isWhole(scope)
    ? [{ revision: revisions[0] ?? '', mock: false, journeys: namesOf(UNREVISED) }]
    : [];
  const proofs = revisions.flatMap((revision, index): Job[] => {
    const shares = sharesOf(rowsToProve(revision, scope), revisions.length === 1 && url === undefined ? parts : 1);
    return shares.map((rows, part) => {
      const journeys = part === shares.length - 1 ? (own[index] ?? []) : [];
      return { revision, rows, mock, journeys, url, allowed };
    });
  });
  return [...rest, ...proofs];
}

/** The job of a proof about networks over HTTP. @param folder of the service and the world */
export function productionJob(scope: Scope, folder: string): Job {
  const [revision = ''] = scope.revisions;
  const [rows] = sharesOf(rowsToProve(revision, scope), 1);
  const { only, documents } = scope;
  const isAll = only === undefined && documents.length === DOCUMENTS.length;
  const journeys = isAll ? namesOf([...IN_EACH, ...UNREVISED]) : [];
  return { revision, rows, mock: false, journeys, production: folder };
}

/** Whole operations are distributed in turn. */
function sharesOf(rows: readonly Row[], parts: number): NonNullable<Job['rows']>[] {
  const operations = [...new Set(rows.map((row) => row.operationId))];
  return Array.from({ length: parts }, (_, part) => {
    const only = operations.filter((_operation, index) => index % parts === part);
    const own = rows.filter((row) => only.includes(row.operationId));
    return { documents: DOCUMENTS.filter((name) => own.some(({ document }) => document === name)), only };
  }).filter(({ only }) => only.length > 0);
}

const namesOf = (journeys: readonly { name: string }[]) => journeys.map(({ name }) => name);

/** The journeys of each revision; the one through every answer of the client only where there are new ones. */
function journeysOf(revisions: readonly string[]): string[][] {
  const shown = new Set<string>();
  return revisions.map((revision) => namesOf([...IN_EACH, ...(hasNewReplies(revision, shown) ? [clientReplies] : [])]));
}

/** Decides whether calls to the client's endpoints differ from those in the earlier revisions. */
function hasNewReplies(revision: string, shown: Set<string>): boolean {
  const variants = rowsFor(parseRevision(revision), ['client-api']).map((row) => `${row.operationId} ${row.variant}`);
  const isNew = variants.some((variant) => !shown.has(variant));
  for (const variant of variants) shown.add(variant);
  return isNew;
}
