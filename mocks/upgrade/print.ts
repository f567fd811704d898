import type { Report } from './report';
import type { Change } from './seen';

/** Ids that are named for a change; how many there are is said for all. */
const NAMED = 3;

const EFFECTS: Readonly<Record<Change['effect'], string>> = {
  REFUSED: 'would be refused',
  ACCEPTED: 'would be accepted',
  ANSWERED_DIFFERENTLY: 'would be answered differently',
  CALLED_DIFFERENTLY: 'would be called differently',
  WRITTEN_DIFFERENTLY: 'would be written differently',
};

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** A change of whatever has a name. */
interface Named {
  of: string;
  id: string;
  change: Change;
}

/** The report as people read it: each change once, with how often it was met and where. */
export function printed({ from, to, requests, calls, bodies_not_kept, affected, rows }: Report): string {
  const named: Named[] = [
    ...affected.flatMap(({ id, operation, axes, changes }) =>
      changes.map((change) => ({ of: `${operation} (${axes.join(', ')})`, id, change })),
    ),
    ...rows.flatMap(({ folder, day, transaction_id, changes }) =>
      changes.map((change) => ({ of: `file of ${folder}`, id: `${day} ${transaction_id}`, change })),
    ),
  ];
  const groups = new Map<string, Named[]>();
  for (const one of named) {
    const key = JSON.stringify([one.of, one.change]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  const lost =
    bodies_not_kept === 0 ? '' : `${bodies_not_kept} not compared, because a body was too large for the log. `;
  const judged = `${counted(requests, 'request')} and ${counted(calls, 'call')}, made in ${from.join(' and ')}, compared with ${to}. ${lost}`;
  const touched = `${counted(affected.length, 'exchange')} and ${counted(rows.length, 'row')} of files would change.`;
  return `${[...[...groups.values()].map(paragraph), judged + touched].join('\n')}\n`;
}

function paragraph(group: readonly Named[]): string {
  const [{ of, change }] = group as [Named, ...Named[]];
  const ids = group.slice(0, NAMED).map(({ id }) => id);
  const more = group.length > NAMED ? ` and ${group.length - NAMED} more` : '';
  const lines = [`${of}: ${EFFECTS[change.effect]}`, `${change.where} ${change.what}`];
  if (change.instead !== null) lines.push(`instead: ${change.instead}`);
  return `${[...lines, `${group.length} ×: ${ids.join(', ')}${more}`].join('\n  ')}\n`;
}
