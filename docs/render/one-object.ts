import { isDeepStrictEqual } from 'node:util';
import { type Json, resolve } from './contract';

/**
 * Writes objects with different fields as one object with the fields of all. A field is required if each of them
 * requires it. Clients in some languages try to read a value as each form, ignore the fields that are missing, and
 * refuse what fits several; others keep the fields of the last form alone.
 *
 * A field of several objects takes the values of each. If its values are objects, they become one object, too.
 *
 * @param forms without references, of the document
 * @returns null if the forms are no objects, or a field is another thing in one of them
 */
export function oneObject(document: Json, forms: readonly Json[]): Json | null {
  // Requests are closed, and stay so: all forms, or none.
  const { additionalProperties } = forms[0];
  if (additionalProperties !== undefined && additionalProperties !== false) return null;
  if (forms.some((form) => form.additionalProperties !== additionalProperties)) return null;
  if (forms.some(({ type, properties }) => type !== 'object' || properties === undefined)) return null;
  const properties: Json = {};
  for (const form of forms) {
    for (const [name, field] of Object.entries(form.properties)) {
      const both = name in properties ? oneField(document, properties[name], field) : field;
      if (both === null) return null;
      properties[name] = both;
    }
  }
  const required = requiredByAll(forms);
  return {
    type: 'object',
    properties,
    ...(required.length === 0 ? {} : { required }),
    ...(additionalProperties === undefined ? {} : { additionalProperties }),
  };
}

function requiredByAll([first, ...others]: readonly Json[]): string[] {
  return (first.required ?? []).filter((name: string) => others.every(({ required }) => required?.includes(name)));
}

/** A field that two forms have, as one with the values of both; null if there is none. */
function oneField(document: Json, first: Json, second: Json): Json | null {
  if (isDeepStrictEqual(first, second)) return first;
  const [one, other] = [splitNull(first), splitNull(second)];
  const value = oneValue(document, one.value, other.value);
  if (value === null || !(one.nullable || other.nullable)) return value;
  return { oneOf: [value, { type: 'null' }] };
}

function oneValue(document: Json, first: Json, second: Json): Json | null {
  if (isDeepStrictEqual(first, second)) return first;
  const [one, other] = [resolve(document, first), resolve(document, second)];
  if (one.type === 'object' && other.type === 'object') return oneObject(document, [one, other]);
  if (one.type !== 'string' || other.type !== 'string') return null;
  if (one.enum !== undefined && other.enum !== undefined) {
    return { type: 'string', enum: [...new Set([...one.enum, ...other.enum])] };
  }
  return one.format === other.format && one.format !== undefined
    ? { type: 'string', format: one.format }
    : { type: 'string' };
}

/** A field as its value, without the words about this field, and whether it may be null. */
function splitNull({ description: _description, ...field }: Json): { value: Json; nullable: boolean } {
  const forms: Json[] | undefined = field.oneOf ?? field.anyOf;
  const values = forms?.filter(({ type }) => type !== 'null');
  if (forms !== undefined && values?.length === 1) return { value: values[0], nullable: forms.length > 1 };
  if (!Array.isArray(field.type) || !field.type.includes('null')) return { value: field, nullable: false };
  const types = field.type.filter((type: string) => type !== 'null');
  return { value: { ...field, type: types.length === 1 ? types[0] : types }, nullable: true };
}
