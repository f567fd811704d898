import differences from '../../generated/differences.json';
import { AXES, AXIS_VALUES, ENDS, type End, REVISIONS } from '../../generated/revisions';
import { type Html, html } from '../../server/platform/http/html';

/** One difference from the current revision, as codegen classified it. */
interface Difference {
  rule: string;
  effect: string;
  what: string;
  reason: string;
  subjects: string[];
}

const KNOWN = differences as Readonly<Record<string, readonly Difference[]>>;
const SHOWN_SUBJECTS = 6;

/** The values that make a revision, other than the current ones, as `axis=value`. */
function turned(revision: string): string[] {
  const values = (REVISIONS as Readonly<Record<string, Readonly<Record<string, string>>>>)[revision] ?? {};
  return AXES.filter((axis) => values[axis] !== AXIS_VALUES[axis][0]).map((axis) => `${axis}=${values[axis]}`);
}

/** Words between backticks are code. */
function marked(text: string): Html {
  return html`${text.split('`').map((part, i) => (i % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))}`;
}

function subjectsOf(subjects: readonly string[]): string {
  const more = subjects.length - SHOWN_SUBJECTS;
  return more <= 0 ? subjects.join(', ') : `${subjects.slice(0, SHOWN_SUBJECTS).join(', ')} and ${more} more`;
}

function table(listed: readonly Difference[]): Html {
  if (listed.length === 0) return html`<p>The documents ask and promise the same; what differs is the behaviour.</p>`;
  return html`<div class="wide"><table><thead><tr><th scope="col">What is different</th><th scope="col">Where it shows</th><th scope="col">Coming from current</th></tr></thead><tbody>${listed.map(
    ({ what, subjects, effect, reason }) =>
      html`<tr><td>${marked(what)}</td><td class="small" data-name="Where it shows">${subjectsOf(subjects)}</td><td><span class="effect ${effect}">${effect}</span> <span class="small">${reason}</span></td></tr>`,
  )}</tbody></table></div>`;
}

/** When a value ends, where it does. @param end of the value */
export const endOf = (end: End | undefined): Html =>
  end === undefined
    ? html``
    : html`<p><strong>Deprecated since ${end.deprecated}, and gone on ${end.sunset}.</strong> <a href="${end.link}">What to do</a></p>`;

const link = (revision: string): Html => html`<a href="?page=revision&amp;revision=${revision}">${revision}</a>`;

/** Renders the changes of a revision, value by value. */
export function revisionPage(revision: string): Html {
  const values = turned(revision);
  return html`<h1>${revision}</h1>
      ${values.length === 0 ? html`<p>The first value of every axis: what clients get that pin nothing.</p>` : html`<p>As the current revision, but for ${values.length === 1 ? 'one value' : `${values.length} values`}. What is breaking matters to a program written for the current revision that is pinned to this one.</p>`}
      <p><a href="?page=api&amp;revision=${revision}">API</a> · <a href="?page=client-api&amp;revision=${revision}">Events and callbacks</a> · <a href="?page=settlement&amp;revision=${revision}">Settlement files</a> in this revision</p>
      ${values.map((value) => html`<section id="${value}"><h2>${value}</h2>${endOf(ENDS[value])}${table(KNOWN[value] ?? [])}</section>`)}`;
}

/** All axes with their values, and how much each value changes. */
export function revisionsPage(): Html {
  const count = (value: string, effect: string) => (KNOWN[value] ?? []).filter((one) => one.effect === effect).length;
  return html`<h1>Revisions</h1><p>A client is pinned to one value of each axis; the first is the current one. All run in the same process.</p>
      <div class="wide"><table><thead><tr><th scope="col">Axis</th><th scope="col">Current</th><th scope="col">Other value</th><th scope="col">Breaking</th><th scope="col">Additive</th></tr></thead><tbody>${AXES.flatMap(
        (axis) =>
          AXIS_VALUES[axis].slice(1).map((value) => {
            const name = `${axis}=${value}`;
            return html`<tr id="${name}"><td><code>${axis}</code></td><td data-name="Current"><code>${AXIS_VALUES[axis][0]}</code></td><td data-name="Other value">${link(name)}</td><td data-name="Breaking">${count(name, 'breaking')}</td><td data-name="Additive">${count(name, 'additive')}</td></tr>`;
          }),
      )}</tbody></table></div>
      ${AXES.flatMap((axis) => AXIS_VALUES[axis].slice(1).map((value) => html`<section id="differences-${axis}-${value}"><h2>${link(`${axis}=${value}`)}</h2>${endOf(ENDS[`${axis}=${value}`])}${table(KNOWN[`${axis}=${value}`] ?? [])}</section>`))}`;
}
