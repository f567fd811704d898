/** The parameters of an operation: resolved, as the table has them, and as one schema per place. */

import { strayPlaceholders } from '../../placeholders';
import { arrayOf, type Json, type JsonObject } from '../../util/json';
import { fromPointer, toPointer } from '../../util/pointer';
import type { Document } from '../document';
import type { Location, ParameterModel, ResolvedParameter } from '../operation';
import { identifier } from '../schema-set';
import type { Reading } from './reading';

/**
 * Every parameter of an operation, those of its path item included; of two with one name the operation's own counts.
 */
export function readParameters(
  reading: Reading,
  pathItem: JsonObject,
  operation: JsonObject,
  path: string,
): ResolvedParameter[] {
  const found = new Map<string, ResolvedParameter>();
  const read = (list: Json | undefined, base: string): void => {
    const own = new Set<string>();
    arrayOf(list).forEach((written, index) => {
      const parameter = reading.document.resolve(written);
      const name = parameter.in === 'header' ? String(parameter.name).toLowerCase() : String(parameter.name);
      const key = `${parameter.in} ${name}`;
      if (own.has(key)) reading.report(`${base}/${index}`, `${name} is in the list twice`);
      // An operation may redefine parameters of its path item, except those of the address.
      else if (parameter.in === 'path' && found.has(key)) {
        reading.report(`${base}/${index}`, `the path parameter ${name} is declared twice`);
      }
      own.add(key);
      checkServed(reading, parameter, `${base}/${index}`);
      found.set(key, {
        name,
        in: parameter.in as Location,
        required: parameter.required === true,
        schema: parameter.schema ?? {},
        example: parameter.example,
        pointer: `${base}/${index}`,
      });
    });
  };
  read(pathItem.parameters, toPointer(['paths', path, 'parameters']));
  read(operation.parameters, `${reading.pointer}/parameters`);
  const parameters = [...found.values()];
  checkPath(reading, path, parameters);
  return parameters;
}

/** Headers that OpenAPI describes by other keywords. */
const OF_HTTP = ['accept', 'authorization', 'content-type'];
const STYLES: Readonly<Record<string, string>> = { path: 'simple', query: 'form', header: 'simple' };
const SCALARS = ['string', 'integer', 'number', 'boolean'];

/** Reports parameters that the service does not parse as the contract says. */
function checkServed({ document, report }: Reading, parameter: JsonObject, place: string): void {
  const { name, style } = parameter;
  const [where, schema] = [String(parameter.in), document.resolve(parameter.schema)];
  const usual = STYLES[where];
  const isList = schema.type === 'array';
  const types = [document.resolve(isList ? schema.items : parameter.schema).type].flat();
  if (usual === undefined) report(`${place}/in`, 'the service reads parameters of the path, the query and headers');
  else if (style !== undefined && style !== usual)
    report(`${place}/style`, `the service reads the style ${usual} here`);
  if (where === 'path' && parameter.required !== true) {
    report(place, `${name} is part of the address: OpenAPI asks for \`required: true\``);
  }
  if (where === 'header' && OF_HTTP.includes(String(name).toLowerCase())) {
    report(`${place}/name`, `OpenAPI has no parameter ${name}: the body and \`security\` say what it is`);
  }
  // A reference that leads nowhere is reported as such.
  const isAbsent = [parameter.schema, schema.items].some((one) => document.leadsNowhere(one));
  if (!isAbsent && !types.every((type) => SCALARS.includes(String(type)))) {
    report(`${place}/schema`, `${name} is a text, a number, true or false, or a list of these: say its \`type\``);
  }
  if (isList && !(where === 'query' && parameter.explode === false)) {
    report(place, `${name}: the service reads lists from the query, with \`explode: false\``);
  }
}

/** A parameter of a path, as the ties of problems name it. */
export const parameterOfPath = (document: string, path: string, name: string): string =>
  `parameter ${name} of ${path} in ${document}`;

/** The key of a path that lacks a parameter, as the ties of problems name it. */
export const keyWith = (document: string, path: string, name: string): string =>
  `key of ${path} without ${name} in ${document}`;

function checkPath(
  { document, pointer, report }: Reading,
  path: string,
  parameters: readonly ResolvedParameter[],
): void {
  const inPath = [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1]);
  const declared = parameters.filter((parameter) => parameter.in === 'path').map((parameter) => parameter.name);
  for (const name of new Set(inPath.filter((name, index) => inPath.indexOf(name) < index))) {
    report(pointer, `{${name}} is in the path twice`);
  }
  for (const { name, named = name, isIn, message } of strayPlaceholders(path, declared, 'path', 'parameters')) {
    const names = [...new Set([name, named])].map((one) => parameterOfPath(document.name, path, one));
    const ties = { causes: names, because: [keyWith(document.name, path, name)] };
    const place = parameters.find((one) => one.in === 'path' && one.name === name)?.pointer;
    if (isIn === 'address' || place === undefined) report(pointer, message, ties);
    else report(`${place}/name`, message, ties);
  }
  for (const { required, example, name, pointer: place } of parameters) {
    if (required && example === undefined)
      report(`${place}/example`, `the required parameter ${name} needs an example`);
  }
}

/** A parameter as the operation table has it. */
export function parameterModel({ document }: Reading, parameter: ResolvedParameter): ParameterModel {
  const schema = document.resolve(parameter.schema);
  const { type, array } = valueTypeOf(document, schema);
  return {
    name: parameter.name,
    in: parameter.in,
    required: parameter.required,
    type,
    array,
    ...(array && mayHoldComma(document.resolve(schema.items)) ? { commas: true as const } : {}),
    ...(schema.default === undefined ? {} : { default: schema.default }),
  };
}

/** The type into which a text is converted before its schema judges it: that of the value, or of each item. */
export function valueTypeOf(document: Document, written: Json): Pick<ParameterModel, 'type' | 'array'> {
  const schema = document.resolve(written);
  const array = schema.type === 'array';
  const value = array ? document.resolve(schema.items) : schema;
  const type = Array.isArray(value.type) ? value.type[0] : value.type;
  return { type: type === 'integer' || type === 'number' || type === 'boolean' ? type : 'string', array };
}

/** Decides whether a value of a schema may be text with a comma in it. */
function mayHoldComma({ type, enum: values, format, pattern }: JsonObject): boolean {
  if (![type].flat().includes('string')) return false;
  if (Array.isArray(values)) return values.some((value) => String(value).includes(','));
  return format === undefined && (pattern === undefined || new RegExp(String(pattern), 'u').test('a,b'));
}

/**
 * The id of a schema for the object of all parameters of one place; null when there are none. The query has one in any
 * case, because names that aren't declared are refused.
 */
export function parameterCheck(reading: Reading, place: Location, all: readonly ResolvedParameter[]): string | null {
  const parameters = all.filter((parameter) => parameter.in === place);
  if (parameters.length === 0 && place !== 'query') return null;
  const names = parameters.map((parameter) => parameter.name);
  const required = parameters.filter((parameter) => parameter.required).map((parameter) => parameter.name);
  const schema = {
    type: 'object',
    additionalProperties: false,
    ...(required.length > 0 ? { required } : {}),
    properties: Object.fromEntries(parameters.map((parameter) => [parameter.name, parameter.schema])),
  };
  const short = names.length === 0 ? `${place}_none` : `${place}_${names.join('_')}`;
  const hint = identifier(names.length <= 2 ? short : `${reading.operationId}_${place}`);
  const { document } = reading;
  // Each part was written separately.
  const sourceOf = (part: string) => {
    const [, name, ...inner] = fromPointer(part);
    const own = parameters.find((parameter) => parameter.name === name)?.pointer;
    const pointer = own === undefined ? reading.pointer + part : `${own}/schema${toPointer(inner)}`;
    return document.sourceOf(document.followed(pointer));
  };
  return reading.schemas.add(document, schema, 'request', hint, reading.pointer, sourceOf);
}
