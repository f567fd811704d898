/** `generated/revisions.ts`: the axes, their values and the revisions that have a name. */

import type { SharedAddresses } from '../model/shared-addresses';
import { type Axis, type End, namedRevisions } from '../revisions/axes';
import { banner, literal, quote, union } from '../util/typescript';

const helpers = `
/** Completes a partial choice with the current values. */
export const revisionOf = (values: Partial<Revision> = {}): Revision => ({ ...REVISIONS.current, ...values });

/** Returns the difference between a revision and the current one, as \`axis=value,axis=value\`; '' for none. */
export const variantOf = (revision: Revision, among: readonly Axis[] = AXES): string =>
  among
    .filter((axis) => revision[axis] !== REVISIONS.current[axis])
    .map((axis) => \`\${axis}=\${revision[axis]}\`)
    .join();

const NAMES = ['current', 'earliest'];
const FORMS = 'current, earliest, or axis=value pairs separated by commas';

/**
 * Reads the name of a revision: \`current\`, \`earliest\`, or \`axis=value,axis=value\` for any combination.
 * @throws Error that names the unknown revision, axis or value, and the closest known one
 */
export function parseRevision(text: string): Revision {
  if (Object.hasOwn(REVISIONS, text)) return REVISIONS[text as RevisionName];
  const values: Record<string, string> = {};
  for (const part of text.split(',')) {
    const [axis = '', value] = part.split('=').map((word) => word.trim());
    const known: readonly string[] | null = Object.hasOwn(AXIS_VALUES, axis) ? AXIS_VALUES[axis as Axis] : null;
    if (NAMES.includes(axis)) throw new Error(\`the revision \${axis} stands alone, without others or values of axes\`);
    if (known === null && value === undefined) throw unknown(\`there is no revision \${axis}\`, axis, NAMES, FORMS);
    if (known === null) throw unknown(\`there is no axis \${axis}\`, axis, AXES);
    if (!known.includes(value ?? '')) throw unknown(\`the axis \${axis} has no value '\${value ?? ''}'\`, value ?? '', known);
    values[axis] = value as string;
  }
  return revisionOf(values as Partial<Revision>);
}

/**
 * Reads a newly chosen name, in which no axis may occur twice, because one of the two values would be ignored. Existing
 * names are read by \`parseRevision\`, which uses the last value.
 * @throws Error as \`parseRevision\`, and for an axis or an equals sign too many
 */
export function chosenRevision(text: string): Revision {
  const revision = parseRevision(text);
  const parts = text.split(',').map((part) => part.split('=').map((word) => word.trim()));
  const odd = parts.find(({ length }) => length > 2);
  if (odd !== undefined) throw new Error(\`the axis \${odd[0]} has no value '\${odd.slice(1).join('=')}'\`);
  const axes = parts.map(([axis]) => axis);
  const twice = axes.find((axis, at) => axes.indexOf(axis) < at);
  if (twice !== undefined) throw new Error(\`the axis \${twice} stands twice: one value counts\`);
  return revision;
}

function unknown(problem: string, given: string, known: readonly string[], all = known.join(', ')): Error {
  const meant = nearest(given, known);
  return new Error(meant === null ? \`\${problem}: \${all}\` : \`\${problem}; did you mean \${meant}?\`);
}
`;

/**
 * Writes the axes, the named revisions, which values end, what differs in behaviour, and which operations share an
 * address.
 */
export function emitRevisions(
  axes: readonly Axis[],
  combinations: readonly (readonly string[])[],
  ends: Readonly<Record<string, End>>,
  shared: SharedAddresses,
): string {
  const names = axes.map((axis) => axis.name);
  const named = namedRevisions(axes);
  const values = Object.fromEntries(axes.map((axis) => [axis.name, axis.values.map((value) => value.name)]));
  const revisions = Object.fromEntries(
    [...named].map(([name, revision]) => [
      name,
      name === 'current' ? revision : differences(revision, named.get('current')),
    ]),
  );
  const lines = Object.entries(revisions).map(([name, revision]) => {
    if (name === 'current') return '';
    const key = /^\w+$/.test(name) ? name : literal(name);
    const text = literal(revision, 2);
    return `  ${key}: ${text.includes('\n') ? `{\n    ...current,${text.slice(1)}` : `{ ...current, ${text.slice(2)}`},\n`;
  });
  return [
    banner,
    "import { nearest } from '../cli/nearest';\n\n",
    `/** The things that can differ between revisions of the contract. */\nexport type Axis =${union(names)};\n`,
    `export const AXES: readonly Axis[] = ${literal(names)};\n`,
    `\n/** The values of each axis; the first is the current one. */\nexport const AXIS_VALUES = ${literal(values)} as const;\n`,
    '\n/** A value for every axis. */\n',
    'export type Revision = { readonly [A in Axis]: (typeof AXIS_VALUES)[A][number] };\n',
    `\n/** Axes that change the same operations: every combination of their values is tested. */\n`,
    `export const COMBINATIONS: readonly (readonly Axis[])[] = ${literal(combinations)};\n`,
    `\nconst current: Revision = ${literal(revisions.current)};\n`,
    '\n/** The revisions that have a name. */\nexport const REVISIONS = {\n  current,\n',
    ...lines,
    '} as const satisfies Record<string, Revision>;\n',
    'export type RevisionName = keyof typeof REVISIONS;\n',
    helpers,
    emitEnds(ends),
    emitPolicy(axes),
    emitSharedAddresses(shared),
  ].join('');
}

function emitEnds(ends: Readonly<Record<string, End>>): string {
  return [
    '\n/** When a value of an axis ends: days in UTC, `yyyy-mm-dd`, and a page that says what to do. */\n',
    'export interface End {\n  readonly deprecated: string;\n  readonly sunset: string;\n  readonly link: string;\n}\n',
    '\n/** The values that end, by `axis=value`. */\n',
    `export const ENDS: Readonly<Record<string, End>> = ${literal(ends)};\n`,
  ].join('');
}

/** Emits the type of behaviour that differs: one member per axis that names a policy. */
function emitPolicy(axes: readonly Axis[]): string {
  const policies = axes.flatMap(({ name, policy, description, values }) =>
    policy === null ? [] : [{ name, policy, description, values: values.map((value) => value.name) }],
  );
  const members = policies.map(
    ({ policy, description, values }) => `  /** ${description} */\n  readonly ${policy}:${union(values, 2)};\n`,
  );
  const lookups = policies.map(({ name, policy }) => `  ${policy}: revision[${quote(name)}],\n`);
  return [
    '\n/** The changes of a revision in behaviour rather than in shape. Handlers see this and never a revision. */\n',
    `export interface RevisionPolicy {\n${members.join('')}}\n`,
    '\n/** The behaviour of a revision. */\n',
    `export const policyOf = (revision: Revision): RevisionPolicy => ({\n${lookups.join('')}});\n`,
  ].join('');
}

function emitSharedAddresses(shared: SharedAddresses): string {
  return [
    '\n/**\n * Operations without an address of their own, by `axis=value` and the operation whose address they share, each with\n',
    ' * the body field that identifies it.\n */\n',
    `export const SHARED_ADDRESSES = ${literal(shared)} as const;\n`,
  ].join('');
}

function differences(revision: Readonly<Record<string, string>>, current: Readonly<Record<string, string>> = {}) {
  return Object.fromEntries(Object.entries(revision).filter(([axis, value]) => current[axis] !== value));
}
