import { type Row, rowsFor } from '../../generated/matrix';
import matrix from '../../generated/matrix.json';
import { parseRevision } from '../../generated/revisions';
import { CALLS, clientReplies, UNREVISED } from '../journeys';
import { DOCUMENTS, type DocumentName } from '../load';
import type { Job } from './job';

const namesOf = (journeys: readonly { name: string }[]) => journeys.map(({ name }) => name);

/** The documents that some revision changes. The others are proved once. */
const REVISED: readonly DocumentName[] = DOCUMENTS.filter((document) =>
  (matrix as Row[]).some((row) => row.document === document && row.variant !== ''),
);

/**
 * The jobs that prove revisions: in each, what revisions change; in the first, all the rest as well.
 *
 * @param revisions names
 */
export function jobsForAll(revisions: readonly string[]): Job[] {
  const shown = new Set<string>();
  return revisions.flatMap((revision, index): Job[] => {
    const journeys = namesOf([...CALLS, ...(hasNewReplies(revision, shown) ? [clientReplies] : [])]);
    const proof: Job = { revision, rows: { documents: REVISED }, mock: true, journeys };
    if (index > 0) return [proof];
    const rest = DOCUMENTS.filter((document) => !REVISED.includes(document));
    return [
      proof,
      { revision, rows: { documents: rest }, mock: false, journeys: [] },
      { revision, mock: false, journeys: namesOf(UNREVISED) },
    ];
  });
}

/** Whether the client's endpoints are called differently than in the revisions before. */
function hasNewReplies(revision: string, shown: Set<string>): boolean {
  const variants = rowsFor(parseRevision(revision), ['client-api']).map((row) => `${row.operationId} ${row.variant}`);
  const isNew = variants.some((variant) => !shown.has(variant));
  for (const variant of variants) shown.add(variant);
  return isNew;
}

/** What a run of one revision is about, beside that revision. */
export interface Scope {
  documents: readonly DocumentName[];
  /** operationIds; all when absent. */
  only?: readonly string[] | undefined;
  mock: boolean;
  url?: string | undefined;
}

/**
 * The jobs that prove one revision: its rows in about equal parts, and its journeys, so that several processes have
 * something to do.
 *
 * @param parts how many parts the rows are cut into
 */
export function jobsForOne(revision: string, scope: Scope, parts: number): Job[] {
  const { documents, mock, url } = scope;
  const only = scope.only ?? operationsOf(revision, documents);
  const shares = Array.from({ length: url === undefined ? parts : 1 }, (_, part) =>
    only.filter((_operation, index) => index % (url === undefined ? parts : 1) === part),
  );
  const rows = shares
    .filter((share) => share.length > 0)
    .map((share): Job => ({ revision, rows: { documents, only: share }, mock, journeys: [], url }));
  return isWhole(scope) ? [...rows, { revision, mock: false, journeys: JOURNEYS }] : rows;
}

const JOURNEYS = namesOf([...CALLS, clientReplies, ...UNREVISED]);

/** Whether a run is about everything there is, so that what it doesn't exercise is not exercised at all. */
export function isWhole({ documents, only, url }: Scope): boolean {
  return documents.length === DOCUMENTS.length && only === undefined && url === undefined;
}

function operationsOf(revision: string, documents: readonly DocumentName[]): string[] {
  return [...new Set(rowsFor(parseRevision(revision), documents).map((row) => row.operationId))];
}
