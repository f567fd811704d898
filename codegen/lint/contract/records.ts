import { join } from 'node:path';
import type { Positions } from '../../load/positions';
import { type Api, documentsOfAll } from '../../model/api';
import type { Document } from '../../model/document';
import { isHostedElsewhere } from '../../model/document-names';
import { everyVariant } from '../../model/in-revisions';
import { arrayOf, isObject, type Json, type JsonObject, objectOf } from '../../util/json';
import { fromPointer, type Path, toPointer } from '../../util/pointer';
import type { LintProblem } from '../problem';
import { OPTIONAL_FIELDS } from './optional-fields';

/** A schema of what the service sends, at its place in a document. */
interface Sent {
  document: Document;
  path: Path;
}

/**
 * Reports fields of records that the service sends and that are not required, and entries in the list of optional
 * fields that are not needed. Receivers rely on fields that are always present: a `required` that is lost by mistake
 * takes this guarantee away without notice.
 */
export function lintRecords(root: string, api: Api, positions: Positions): LintProblem[] {
  const problems = new Map<string, LintProblem>();
  const used = new Set<string>();
  const seen = new Map<Document, Set<string>>();
  const seenIn = (document: Document): Set<string> => {
    const places = seen.get(document) ?? new Set();
    seen.set(document, places);
    return places;
  };
  for (const record of sentBy(api).flatMap(({ document, path }) => recordsIn(document, path, seenIn(document)))) {
    const { document, path, name, optional } = record;
    const known = OPTIONAL_FIELDS[name]?.fields ?? [];
    const open = optional.filter((field) => !known.includes(field));
    for (const field of optional.filter((one) => known.includes(one))) used.add(`${name}.${field}`);
    if (open.length === 0) continue;
    const { file, pointer } = document.sourceOf(toPointer(path));
    const message = `The service sends ${name} and need not send ${open.join(', ')}: name it in \`required\`, with null for what is not set, or in codegen/lint/contract/optional-fields.ts.`;
    const position = positions.find(join(root, 'spec', file), pointer, true);
    problems.set(`${file}${pointer} ${message}`, {
      file: `spec/${file}`,
      ...position,
      rule: 'record/required',
      message,
    });
  }
  return [...problems.values(), ...unusedEntries(used)];
}

function unusedEntries(used: ReadonlySet<string>): LintProblem[] {
  const listed = Object.entries(OPTIONAL_FIELDS).flatMap(([name, { fields }]) => fields.map((one) => `${name}.${one}`));
  const file = 'codegen/lint/contract/optional-fields.ts';
  return listed
    .filter((field) => !used.has(field))
    .map((field) => ({
      file,
      line: 1,
      column: 1,
      rule: 'record/unknown',
      message: `The service sends no ${field} that it may leave out.`,
    }));
}

/** The bodies of answers of the service, and of its calls and events. */
function sentBy(api: Api): Sent[] {
  const bodies = everyVariant(api).flatMap(({ node, document }): Sent[] => {
    const operation = fromPointer(node.pointer);
    const responses = Object.keys(objectOf(objectOf(document.target(`#${node.pointer}`)).responses));
    const places = isHostedElsewhere(document.name)
      ? [[...operation, 'requestBody']]
      : responses.map((status) => [...operation, 'responses', status]);
    return places.flatMap((place) => contentOf(document, place));
  });
  return [...bodies, ...[...documentsOfAll(api)].flatMap(payloadsOf)];
}

function payloadsOf(document: Document): Sent[] {
  const { messages } = objectOf(document.root.components);
  return Object.keys(objectOf(messages)).map((name) => ({
    document,
    path: ['components', 'messages', name, 'payload'],
  }));
}

function contentOf(document: Document, owner: Path): Sent[] {
  const path = fromPointer(document.followed(`${toPointer(owner)}/content`));
  const types = Object.keys(objectOf(document.target(`#${toPointer(path)}`)));
  return types.map((type) => ({ document, path: [...path, type, 'schema'] }));
}

/** A record, with the fields that it need not have. */
interface FoundRecord extends Sent {
  name: string;
  optional: string[];
}

/**
 * Finds the records in a schema and below it.
 * @param seen the places that were looked at
 * @param besides the required fields of the surrounding schema, if this one is a part of it
 */
function recordsIn(document: Document, written: Path, seen: Set<string>, besides: readonly Json[] = []): FoundRecord[] {
  const node = document.target(`#${toPointer(written)}`);
  if (!isObject(node)) return [];
  const further = [...besides, ...arrayOf(node.required)];
  if (typeof node.$ref === 'string') return recordsIn(document, fromPointer(node.$ref.slice(1)), seen, further);
  const place = [toPointer(written), ...besides].join(' ');
  if (seen.has(place)) return [];
  seen.add(place);
  const fields = Object.keys(objectOf(node.properties));
  const needed = [...further, ...arrayOf(node.allOf).flatMap((part) => arrayOf(objectOf(part).required))];
  const optional = fields.filter((field) => !needed.includes(field));
  const own = optional.length === 0 ? [] : [{ document, path: written, name: nameOf(written), optional }];
  const parts = partsOf(node, written).flatMap((path) => recordsIn(document, path, seen, needed));
  return [...own, ...parts, ...below(node, written).flatMap((path) => recordsIn(document, path, seen))];
}

/** The schemas that a record combines or chooses from. A schema in a condition is not a record. */
const partsOf = (node: JsonObject, path: Path): Path[] =>
  ['allOf', 'anyOf', 'oneOf'].flatMap((word) =>
    arrayOf(node[word]).flatMap((part, index) => (isWhole(part) ? [[...path, word, index]] : [])),
  );

/** The schemas of fields and items. */
function below(node: JsonObject, path: Path): Path[] {
  const single = ['items', 'additionalProperties']
    .filter((word) => isObject(node[word]))
    .map((word) => [...path, word]);
  const fields = Object.keys(objectOf(node.properties)).map((name) => [...path, 'properties', name]);
  return [...single, ...fields];
}

const isWhole = (part: Json): boolean => isObject(part) && !('if' in part) && ('$ref' in part || 'type' in part);

/** The name of the schema that a place is in, with the way to it. */
function nameOf(path: Path): string {
  const [first, section, name, ...rest] = path;
  const inside = rest.filter((word) => !['properties', 'items'].includes(String(word)));
  return first === 'components' && section === 'schemas' ? [name, ...inside].join('.') : path.join('/');
}
