/** The differences as a page that partners can read: one file, nothing to load. */

import { escaped } from '../../cli/report/junit';
import type { Change } from './change';
import { adviceFor, counted, firstNames, type Report } from './report';
import { EFFECTS, type Effect, reasonOf } from './rules';

const TITLES: Readonly<Record<Effect, readonly [string, string]>> = {
  breaking: ['Breaking', 'A program that works today can stop working.'],
  additive: ['Additive', 'There is more, or less is asked for. What worked goes on.'],
  invisible: ['Invisible', 'Words and examples. No program can tell.'],
};

const STYLE = `:root{color-scheme:light dark;--ink:#1d2530;--soft:#5a6675;--line:#d9dee5;--back:#fff;--breaking:#b3261e;--additive:#1b6e3c;--invisible:#5a6675}
@media (prefers-color-scheme:dark){:root{--ink:#e8ecf1;--soft:#a3adba;--line:#36404d;--back:#151a21;--breaking:#ff8a80;--additive:#7ddc9d;--invisible:#a3adba}}
*{box-sizing:border-box}body{margin:0 auto;max-width:60rem;padding:2rem 1.2rem;font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--back)}
h1{line-height:1.2;overflow-wrap:anywhere}ul{list-style:none;padding:0}li{border:1px solid var(--line);border-left-width:4px;border-radius:8px;padding:.7rem 1rem;margin:.6rem 0;overflow-wrap:anywhere}
li p{margin:.2rem 0}.small{color:var(--soft);font-size:.88rem}code{font:0.9em ui-monospace,monospace}
.counts{display:flex;gap:.6rem;flex-wrap:wrap;padding:0}.counts a{border:1px solid var(--line);border-radius:999px;padding:.2rem .9rem;text-decoration:none;color:var(--ink)}
${EFFECTS.map((effect) => `.${effect} li{border-left-color:var(--${effect})}.${effect} h2{color:var(--${effect})}`).join('')}`;

/** Words between backticks are code. */
const marked = (text: string): string => escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>');

function item({ what, rule, place, subjects, revisions }: Change): string {
  const only =
    revisions.length === 0 ? '' : ` · only in ${revisions.map((name) => `<code>${escaped(name)}</code>`).join(' ')}`;
  const where = `spec/${place.file}:${place.line}:${place.column}`;
  return `<li><p>${marked(what)}</p><p class="small">${escaped(reasonOf(rule))}</p>
<p class="small"><code>${rule}</code> · <code>${escaped(where)}</code> · ${escaped(firstNames(subjects))}${only}</p></li>`;
}

function section(effect: Effect, changes: readonly Change[]): string {
  const [title, about] = TITLES[effect];
  const listed = changes.filter((change) => change.effect === effect);
  if (listed.length === 0) return '';
  const body = `<ul>${listed.map(item).join('\n')}</ul>`;
  const hint = effect === 'breaking' ? `<p>${escaped(adviceFor(listed).join(' '))}</p>` : '';
  const inside = effect === 'invisible' ? `<details><summary>Show ${listed.length}</summary>${body}</details>` : body;
  return `<section class="${effect}" id="${effect}"><h2>${title}</h2><p>${about}</p>${hint}${inside}</section>`;
}

/** A changelog from one version to another. */
export function page({ from, to, changes }: Report): string {
  const counts = counted(changes);
  const title = `What changed from ${from} to ${to}`;
  const totals = EFFECTS.map((effect) => `<a href="#${effect}">${counts[effect]} ${effect}</a>`).join(' ');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title><style>${STYLE}</style></head><body>
<h1>${escaped(title)}</h1><p class="counts">${totals}</p>
${changes.length === 0 ? '<p>Nothing: the contracts are the same.</p>' : EFFECTS.map((effect) => section(effect, changes)).join('\n')}
</body></html>
`;
}
