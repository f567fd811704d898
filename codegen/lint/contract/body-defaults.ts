import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Positions } from '../../load/positions';
import type { Api } from '../../model/api';
import type { Document } from '../../model/document';
import { isHostedElsewhere } from '../../model/document-names';
import { everyVariant } from '../../model/in-revisions';
import { subschemas } from '../../model/schema';
import { isObject, type Json, objectOf } from '../../util/json';
import { fromPointer, type Path, toPointer } from '../../util/pointer';
import type { LintProblem } from '../problem';
import { FILLED_DEFAULTS } from './filled-defaults';

const LIST = 'codegen/lint/contract/filled-defaults.ts';

/**
 * Reports defaults in request bodies that the code does not use if the field is absent, or for which it uses another
 * value, and entries in the list of defaults that are not needed.
 */
export function lintBodyDefaults(root: string, api: Api, positions: Positions): LintProblem[] {
  const found = new Map(
    everyVariant(api)
      .filter(({ document }) => !isHostedElsewhere(document.name))
      .flatMap(({ node, document }) => defaultsOf(document, node.pointer, node.model.operationId))
      // A field may have another default in a revision.
      .map((one) => [`${one.name} ${JSON.stringify(one.value)}`, one] as const),
  );
  const wrong = [...found.values()].flatMap(({ name, value, document, path }) => {
    const message = mistakeOf(name, value);
    if (message === null) return [];
    const { file, pointer } = document.sourceOf(toPointer(path));
    const position = positions.find(join(root, 'spec', file), pointer);
    return [{ file: `spec/${file}`, ...position, rule: 'body-default', message }];
  });
  return [...wrong, ...unusedEntries([...found.values()])];
}

function mistakeOf(name: string, value: Json): string | null {
  const filled = Object.hasOwn(FILLED_DEFAULTS, name) ? FILLED_DEFAULTS[name] : undefined;
  if (filled === undefined) {
    return `The service hands bodies on as they are: nothing takes ${shown(value)} for ${name} where it is left out. Let the handler do so and name it in ${LIST}.`;
  }
  return isDeepStrictEqual(filled.value, value) ? null : `${filled.by} takes ${shown(filled.value)} for ${name}.`;
}

const shown = (value: unknown): string => JSON.stringify(value);

function unusedEntries(found: readonly FieldDefault[]): LintProblem[] {
  const names = new Set(found.map(({ name }) => name));
  const vain = Object.keys(FILLED_DEFAULTS).filter((name) => !names.has(name));
  const place = { file: LIST, line: 1, column: 1, rule: 'body-default' };
  return vain.map((name) => ({ ...place, message: `No body has a default of ${name}.` }));
}

/** The default of a field, where it stands. */
interface FieldDefault {
  /** The schema and the field. */
  name: string;
  value: Json;
  document: Document;
  path: Path;
}

/** The defaults in the body of an operation and in all that it is made of. */
function defaultsOf(document: Document, operation: string, operationId: string): FieldDefault[] {
  const { requestBody } = objectOf(document.target(`#${operation}`));
  if (requestBody === undefined) return [];
  const schemas = document.closure(requestBody).filter((ref) => ref.startsWith('#/components/schemas/'));
  const content = document.followed(`${operation}/requestBody/content`);
  const inline = Object.keys(objectOf(document.target(`#${content}`))).map((type) => ({
    path: [...fromPointer(content), type, 'schema'],
    owner: operationId,
  }));
  const named = schemas.map((ref) => ({
    path: fromPointer(ref.slice(1)),
    owner: fromPointer(ref.slice(1)).at(-1) as string,
  }));
  return [...inline, ...named].flatMap(({ path, owner }) =>
    defaultsIn(document.target(`#${toPointer(path)}`), path, owner).map((one) => ({ ...one, document })),
  );
}

function defaultsIn(schema: Json | undefined, path: Path, name: string): Omit<FieldDefault, 'document'>[] {
  if (!isObject(schema)) return [];
  const own = schema.default === undefined ? [] : [{ name, value: schema.default, path: [...path, 'default'] }];
  const inner = subschemas(schema).flatMap(({ keyword, key, schema: part }) =>
    defaultsIn(
      part,
      [...path, keyword, ...(key === null ? [] : [key])],
      keyword === 'properties' ? `${name}.${key}` : name,
    ),
  );
  return [...own, ...inner];
}
