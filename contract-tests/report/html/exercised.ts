import type { CoverageItem, Report, RevisionReport } from '../model';
import { table } from './grid';
import { html, place } from './text';

/** The heading of each kind, and its explanation. */
const HEADS: Readonly<Record<CoverageItem['kind'], { id: string; title: string; description: string }>> = {
  event: {
    id: 'events',
    title: 'Events and callbacks',
    description:
      'Messages that the service sent to a client in a run of each revision: signed, and valid according to the AsyncAPI document.',
  },
  webhook: {
    id: 'webhooks',
    title: 'Webhooks',
    description: 'The answers of a client that the contract documents, each given to the service once.',
  },
  'error code': {
    id: 'codes',
    title: 'Error codes',
    description: 'Every code of the contract, each answered at least once.',
  },
  transition: {
    id: 'transitions',
    title: 'Lifecycle transitions',
    description: 'Every transition from every state in which it is allowed, as the database recorded it.',
  },
  'trigger value': {
    id: 'triggers',
    title: 'Trigger values',
    description: 'Every value with which the sandbox makes the outside world do something.',
  },
};

export const KINDS = Object.keys(HEADS) as CoverageItem['kind'][];

/** The id and title of a kind's section. */
export function headOf(kind: CoverageItem['kind']): { id: string; title: string } {
  return HEADS[kind];
}

/** A section about the items of one kind; those that were not exercised are first, with their place. */
export function exercised(kind: CoverageItem['kind'], { coverage }: Report): string {
  const items = coverage.filter((item) => item.kind === kind);
  if (items.length === 0) return '';
  const { id, title, description } = HEADS[kind];
  const seen = items.filter((item) => item.seen).length;
  const summary = `<p>${description} Seen: ${seen} of ${items.length}.</p>`;
  const body = items.some(({ revision }) => revision !== null) ? byRevision(items, title) : list(items);
  return `<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${summary}${body}</section>`;
}

function list(items: readonly CoverageItem[]): string {
  const ordered = [...items].sort((a, b) => Number(a.seen) - Number(b.seen));
  const lines = ordered.map(({ name, seen, source }) =>
    seen
      ? `<li><span class="good-mark">✓</span> ${html(name)}</li>`
      : `<li class="bad"><span class="bad-mark">✗</span> ${html(name)}, not exercised${place(source)}</li>`,
  );
  return `<ul class="items">${lines.join('\n')}</ul>`;
}

function byRevision(items: readonly CoverageItem[], title: string): string {
  const revisions = [...new Set(items.map(({ revision }) => revision ?? ''))];
  const names = [...new Map(items.map((item) => [item.name, item])).values()];
  const rows = names.map(({ name, source }) => {
    const cells = revisions.map((revision) => {
      const item = items.find((candidate) => candidate.name === name && candidate.revision === revision);
      return item?.seen ? '<td class="y">✓' : '<td class="f">✗';
    });
    const where = cells.every((cell) => cell.includes('✓')) ? '' : place(source);
    return `<tr><th scope="row">${html(name)}${where}</th>${cells.join('')}</tr>`;
  });
  return table(`${title} in each revision`, { head: 'Message', revisions, rows });
}

/** Lists the journeys that were made in each revision. */
export function journeys(reports: readonly RevisionReport[]): string {
  const names = [...new Set(reports.flatMap((report) => report.journeys.map(({ name }) => name)))];
  if (names.length === 0) return '';
  const revisions = reports.map(({ revision }) => revision);
  const rows = names.map((name) => {
    const cells = reports.map((report) => {
      const made = report.journeys.find((journey) => journey.name === name);
      if (!made) return '<td class="n">–';
      return made.problems.length === 0 ? '<td class="y">✓' : '<td class="f">✗';
    });
    return `<tr><th scope="row">${html(name)}</th>${cells.join('')}</tr>`;
  });
  return `<section aria-labelledby="journeys"><h2 id="journeys">Journeys</h2>
<p>Stories that test what single answers can’t. A story that is the same in all revisions is shown once.</p>
${table('Journeys in each revision', { head: 'Journey', revisions, rows })}</section>`;
}
