/** The axes of the contract's revisions, from `spec/revisions/revisions.yaml`. */

import { nearest } from '../../cli/nearest';
import type { Problems } from '../problems';
import { arrayOf, isObject, type Json, type JsonObject, objectOf } from '../util/json';

export interface Axis {
  name: string;
  description: string;
  /**
   * Name of the behaviour that differs with the axis, besides or instead of the shape; null when only the shape does.
   */
  policy: string | null;
  /** The first value is the current one. */
  values: readonly { name: string; description: string }[];
}

/** A value for every axis. */
export type Revision = Readonly<Record<string, string>>;

export const revisionsFile = 'revisions/revisions.yaml';

/**
 * Reads `axes: { <axis>: { description, values: { <value>: <description> } } }`; `values` and the axis itself may also
 * be plain lists of names.
 */
export function parseAxes(value: unknown, problems: Problems): Axis[] {
  const axes = objectOf(objectOf(value).axes);
  const policies = new Set<Json>();
  return Object.entries(axes).map(([name, written]) => {
    const { description, policy, values } = isObject(written) ? written : ({ values: written } as JsonObject);
    const list = Array.isArray(values)
      ? values.map((entry) => ({ name: String(entry), description: '' }))
      : Object.entries(objectOf(values)).map(([key, text]) => ({ name: key, description: String(text ?? '') }));
    if (list.length < 2) {
      problems.add({ file: revisionsFile, pointer: `/axes/${name}` }, 'an axis has at least two values');
    }
    if (policy !== undefined) {
      const wrong = wrongWithPolicy(policy, policies);
      if (wrong !== null) problems.add({ file: revisionsFile, pointer: `/axes/${name}/policy` }, wrong);
      policies.add(policy);
    }
    return {
      name,
      description: typeof description === 'string' ? description : '',
      policy: typeof policy === 'string' ? policy : null,
      values: list,
    };
  });
}

function wrongWithPolicy(policy: Json, others: ReadonlySet<Json>): string | null {
  if (typeof policy !== 'string' || !/^[a-z][A-Za-z0-9]*$/.test(policy)) {
    return 'a policy has a name in camelCase, such as tokenReissue';
  }
  return others.has(policy) ? `another axis has the policy ${policy}` : null;
}

/** Sets of axes of which every combination must be tested, from `combinations` in the same file. */
export function parseCombinations(value: unknown, axes: readonly Axis[], problems: Problems): string[][] {
  const all = arrayOf(objectOf(value).combinations).map((names) => arrayOf(names).map(String));
  all.forEach((names, index) => {
    const report = (below: string, message: string): void =>
      problems.add({ file: revisionsFile, pointer: `/combinations/${index}${below}` }, message);
    names.forEach((name, at) => {
      const wrong = wrongWithMember(names, at, axes);
      if (wrong !== null) report(`/${at}`, wrong);
      else if (names.length === 1)
        report('', `a combination has at least two axes: each value of ${name} is tested alone`);
    });
    const holder = all.findIndex(
      (others, at) => at !== index && isWithin(names, others) && (at < index || !isWithin(others, names)),
    );
    if (holder >= 0 && names.length > 1)
      report('', `these axes are combined in [${all[holder]?.join(', ')}]: remove this line`);
  });
  return all;
}

const isWithin = (names: readonly string[], others: readonly string[]): boolean =>
  names.every((name) => others.includes(name));

/** Says what is wrong with one of the axes of a combination. */
function wrongWithMember(names: readonly string[], at: number, axes: readonly Axis[]): string | null {
  const name = names[at] as string;
  if (names.indexOf(name) < at) return `${name} is in this combination already`;
  if (axes.some((axis) => axis.name === name)) return null;
  const [beforeEquals = ''] = name.split('=');
  if (axes.some((axis) => axis.name === beforeEquals))
    return `a combination names axes, of which all values are combined: write ${beforeEquals}`;
  const owner = axes.find(({ values }) => values.some((one) => one.name === name));
  if (owner !== undefined) return `${name} is a value of ${owner.name}: a combination names axes`;
  const meant = nearest(
    name,
    axes.map((axis) => axis.name),
  );
  return `${name} is not an axis${meant === null ? '' : `; did you mean ${meant}?`}`;
}

/** When a value of an axis ends. Days are `yyyy-mm-dd`, and begin in UTC. */
export interface End {
  deprecated: string;
  sunset: string;
  /** A page that says what to do. */
  link: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The values that end, by `axis=value`, from `ends` in the same file. */
export function parseEnds(value: unknown, axes: readonly Axis[], problems: Problems): Record<string, End> {
  const ending = new Set(axes.flatMap(({ name, values }) => values.slice(1).map((other) => `${name}=${other.name}`)));
  return Object.fromEntries(
    Object.entries(objectOf(objectOf(value).ends)).map(([name, written]) => {
      const { deprecated, sunset, link } = objectOf(written);
      const end = { deprecated: String(deprecated), sunset: String(sunset), link: String(link) };
      const wrong = ending.has(name) ? wrongWithEnd(end) : wrongWithName(name, axes, ending);
      if (wrong !== null) problems.add({ file: revisionsFile, pointer: `/ends/${name}` }, wrong);
      return [name, end];
    }),
  );
}

function wrongWithName(name: string, axes: readonly Axis[], ending: ReadonlySet<string>): string {
  if (axes.some((axis) => name === `${axis.name}=${currentValue(axis)}`))
    return `${name} is the current value of its axis: only its other values end`;
  const meant = nearest(name, ending);
  return `no axis has the value ${name}${meant === null ? ', as <axis>=<value>' : `; did you mean ${meant}?`}`;
}

/** Decides whether a day exists: 30 February would be read as a day in March. */
function isDay(text: string): boolean {
  return DAY.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);
}

function wrongWithEnd({ deprecated, sunset, link }: End): string | null {
  if (![deprecated, sunset].every(isDay)) {
    return '`deprecated` and `sunset` are days, such as 2027-01-31';
  }
  if (sunset < deprecated) return '`sunset` is not before `deprecated`';
  return URL.canParse(link) && /^https:[^\s<>]+$/.test(link) ? null : '`link` is the address of a page, with https';
}

/** The current value of an axis. */
export const currentValue = (axis: Axis): string => axis.values[0]?.name ?? '';

/** The first value everywhere. */
export const currentRevision = (axes: readonly Axis[]): Revision =>
  Object.fromEntries(axes.map((axis) => [axis.name, currentValue(axis)]));

/**
 * The revisions that have a name: `current` (the first value everywhere), `earliest` (the last value everywhere), and
 * for each other value the current revision with only that value changed, named `<axis>=<value>`.
 */
export function namedRevisions(axes: readonly Axis[]): Map<string, Revision> {
  const current = currentRevision(axes);
  const earliest = Object.fromEntries(axes.map((axis) => [axis.name, axis.values.at(-1)?.name ?? '']));
  const named = new Map<string, Revision>([['current', current]]);
  if (axes.length > 0) named.set('earliest', earliest);
  for (const axis of axes) {
    for (const { name } of axis.values.slice(1)) named.set(`${axis.name}=${name}`, { ...current, [axis.name]: name });
  }
  return named;
}

/**
 * Returns the difference between a revision and the current one, as `axis=value,axis=value` in the order of the axes;
 * '' for none.
 */
export function variantOf(axes: readonly Axis[], revision: Revision, among?: ReadonlySet<string>): string {
  return axes
    .filter((axis) => revision[axis.name] !== currentValue(axis) && (among?.has(axis.name) ?? true))
    .map((axis) => `${axis.name}=${revision[axis.name]}`)
    .join(',');
}

/** Every combination of the values of some axes, the others current. The current revision comes first. */
export function combinationsOf(axes: readonly Axis[], among: ReadonlySet<string>): Revision[] {
  let revisions: Revision[] = [currentRevision(axes)];
  for (const axis of axes.filter((candidate) => among.has(candidate.name))) {
    revisions = axis.values.flatMap(({ name }) => revisions.map((revision) => ({ ...revision, [axis.name]: name })));
  }
  return revisions;
}
