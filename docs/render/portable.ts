/**
 * A document in the words of OpenAPI 3.0.3, without webhooks, for the generators of code that do not read 3.1.
 *
 * It describes the same operations. What 3.0.3 or the languages behind those generators cannot say is left out or
 * widened, never narrowed where the service answers: conditions between fields, `not`, and forms of one object that
 * nothing but its fields tells apart. The service checks all of it.
 */

import { type Json, resolve } from './contract';
import { oneObject } from './one-object';
import { CODES } from './open-codes';
import { namedOrNull } from './plain';
import { withPortablePattern } from './portable-pattern';
import { withoutUnused } from './unused';

/** Words of 3.1 without a counterpart; the service checks what they say. */
const LEFT_OUT = new Set(
  'if then else not dependentRequired propertyNames unevaluatedProperties contentMediaType contentEncoding $comment'.split(
    ' ',
  ),
);

/** The security scheme in which the caller has its own certificate. */
const CERTIFICATE = 'mutualTLS';

/** Words whose values are data and no part of the description. */
const DATA = new Set(['example', 'examples', 'default', 'enum']);

/** Writes a document of OpenAPI 3.1 in 3.0.3. The one given stays as it is. */
export function portable(document: Json): Json {
  const { jsonSchemaDialect: _dialect, webhooks: _webhooks, info, ...rest } = document;
  const { summary: _summary, license, ...about } = info;
  const inWords = new Portable(document).document({
    ...rest,
    openapi: '3.0.3',
    info: { ...about, ...(license === undefined ? {} : { license: { name: license.name, ...urlOf(license) } }) },
    paths: document.paths ?? {},
  });
  return withoutUnused(inWords, [CODES]);
}

/** The address of a licence, which 3.0 has in place of its identifier. */
function urlOf({ url, identifier }: Json): Json {
  if (url !== undefined) return { url };
  return identifier === undefined ? {} : { url: `https://spdx.org/licenses/${identifier}.html` };
}

class Portable {
  constructor(private readonly root: Json) {}

  /** Walks what is not a schema, and writes the schemas in it. */
  document(node: Json): Json {
    if (Array.isArray(node)) return node.map((item) => this.document(item));
    if (node === null || typeof node !== 'object') return node;
    const members = Object.entries(node as Json).filter(([key, value]) => !key.startsWith('x-') || isHeader(value));
    return Object.fromEntries(members.map(([key, value]) => [key, this.member(key, value)]));
  }

  private member(key: string, value: Json): Json {
    if (key === 'schema') return this.schema(value);
    if (key === 'schemas') return mapped(value, (schema) => this.schema(schema));
    if (key === 'securitySchemes') return kept(value, (scheme) => scheme.type !== CERTIFICATE);
    if (key === 'security') return this.security(value);
    return DATA.has(key) ? value : this.document(value);
  }

  /** Security requirements without those that need a certificate, which 3.0 cannot express. */
  private security(ways: Json[]): Json[] {
    const schemes = this.root.components?.securitySchemes ?? {};
    return ways.filter((way) => Object.keys(way).every((name) => schemes[name]?.type !== CERTIFICATE));
  }

  private schema(schema: Json): Json {
    if (typeof schema === 'boolean') return schema ? {} : { not: {} };
    if (typeof schema.$ref === 'string') return reference(schema);
    const named = namedOrNull(this.root, schema);
    if (named !== null) return this.schema(named);
    const { type, oneOf, anyOf, ...rest } = schema;
    const written: Json = {};
    for (const [key, value] of Object.entries(withPortablePattern(rest)) as [string, Json][]) {
      if (!key.startsWith('x-') && !LEFT_OUT.has(key)) Object.assign(written, this.word(key, value));
    }
    const forms = oneOf ?? anyOf;
    const types = this.types(type, written);
    return listOrNull({
      ...written,
      ...types,
      ...(forms === undefined ? {} : this.forms(oneOf ? 'oneOf' : 'anyOf', forms)),
    });
  }

  /** A word of 3.1 and its value, in words of 3.0. */
  private word(key: string, value: Json): Json {
    switch (key) {
      case 'properties': {
        const known = Object.entries(value as Json).filter(([, property]) => property !== false);
        return { properties: Object.fromEntries(known.map(([name, one]) => [name, this.property(name, one)])) };
      }
      case 'items':
        return { items: this.schema(value) };
      case 'additionalProperties':
        return { additionalProperties: typeof value === 'object' ? this.schema(value) : value };
      case 'allOf':
        return this.parts(value);
      case 'const':
        return { type: typeof value, enum: [value] };
      case 'enum':
        return { enum: distinct(value) };
      case 'examples':
        return { example: value[0] };
      case 'exclusiveMinimum':
        return { minimum: value, exclusiveMinimum: true };
      case 'exclusiveMaximum':
        return { maximum: value, exclusiveMaximum: true };
      default:
        return { [key]: value };
    }
  }

  /**
   * A field that has the name of its type hides that type from the class that Python's generator makes: it stays a text
   * there.
   */
  private property(name: string, property: Json): Json {
    const meant = resolve(this.root, property);
    if ((name === 'date' && meant.format === 'date') || (name === 'datetime' && meant.format === 'date-time')) {
      const { format: _format, ...text } = this.schema(meant);
      return text;
    }
    return this.schema(property);
  }

  private types(type: Json, written: Json): Json {
    if (!Array.isArray(type)) return type === undefined ? {} : { type };
    const values = type.filter((name) => name !== 'null');
    const nullable = values.length < type.length ? { nullable: true } : {};
    if (values.length === 1) return { type: values[0], ...nullable };
    // One type for all of them: text where there is text, and anything, null included, where there is an object, too.
    const isAnything = values.includes('object');
    const others = isAnything ? Object.keys(written).filter((key) => key !== 'description') : ['minimum', 'maximum'];
    for (const key of others) delete written[key];
    return isAnything ? {} : { type: 'string', ...nullable };
  }

  /** Parts that apply together, without those of which nothing is left. */
  private parts(parts: Json[]): Json {
    const written = parts.map((part) => this.schema(part)).filter((part) => Object.keys(part).length > 0);
    return written.length === 0 ? {} : { allOf: written };
  }

  /** Forms of a value. What nothing but its fields tells apart is any object; codes of several lists are one list. */
  private forms(word: 'oneOf' | 'anyOf', forms: Json[]): Json {
    const values = forms.filter(({ type }) => type !== 'null');
    const nullable = values.length < forms.length ? { nullable: true } : {};
    const meant = values.map((form) => resolve(this.root, form));
    if (values.length === 1) {
      if (values[0].$ref === undefined) return { ...this.schema(values[0]), ...nullable };
      // 3.0.3 demands a type next to `nullable`, but with one the code of openapi-python-client refuses null.
      return { allOf: [this.schema(values[0])], ...nullable };
    }
    if (meant.every((form) => Array.isArray(form.enum))) {
      return { type: 'string', enum: distinct(meant.flatMap((form) => form.enum)), ...nullable };
    }
    if (meant.some((form) => form.type === 'object' && form.additionalProperties === true)) {
      return { type: 'object', additionalProperties: true, ...nullable };
    }
    if (meant.every(isCondition)) return {};
    if (meant.every(isText)) return { type: 'string', ...nullable };
    const one = oneObject(this.root, meant);
    if (one !== null) return { ...this.schema(one), ...nullable };
    return { [word]: values.map((form) => this.schema(form)), ...nullable };
  }
}

/** A list of values that may also be null has null among its values: by 3.0.3 `nullable` alone does not allow it. */
const listOrNull = (schema: Json): Json =>
  schema.enum !== undefined && schema.nullable === true ? { ...schema, enum: [...schema.enum, null] } : schema;

/**
 * Decides whether a form is a text. Several forms of a text, as a day and a time, are one text: generators for Go make
 * a class of the choice, or refuse it.
 */
const isText = (form: Json): boolean => form.type === 'string';

/** Decides whether a form only says which fields there are: a condition between fields. */
const isCondition = (form: Json): boolean => Object.keys(form).every((word) => word === 'required');

/** A reference. In 3.0 nothing may be next to it: only the description is kept. */
const reference = ({ $ref, description }: Json): Json =>
  description === undefined ? { $ref } : { description, allOf: [{ $ref }] };

/** Decides whether a value stands under the name of a header, as `x-request-id` in a response, and is no extension. */
const isHeader = (value: Json): boolean =>
  value !== null && typeof value === 'object' && (value.$ref !== undefined || value.schema !== undefined);

/** The values without null, which `nullable` says, and without those that differ from others in case alone. */
function distinct(values: Json[]): Json[] {
  const known = new Map<string, Json>();
  for (const value of values) {
    const key = String(value).toUpperCase();
    if (value !== null && !known.has(key)) known.set(key, value);
  }
  return [...known.values()];
}

function kept(map: Json, isKept: (value: Json) => boolean): Json {
  return Object.fromEntries(Object.entries(map).filter(([, value]) => isKept(value)));
}

function mapped(map: Json, write: (value: Json) => Json): Json {
  return Object.fromEntries(Object.entries(map).map(([name, value]) => [name, write(value)]));
}
