import type { Json } from './contract';

/** A character above ASCII. Some languages match bytes, of which such a character has several. */
const ABOVE_ASCII = /\\u(?!00[0-7])/;

/** A character of ASCII by its code, as only JavaScript and a few others write it. */
const ASCII = /\\u00([0-7][0-9A-Fa-f])/g;

/**
 * Writes the pattern of a schema for generators, whose languages have other regular expressions: without one that
 * names characters above ASCII by their code, and with ASCII codes in the way that all of them read. A time and a day
 * have neither pattern nor length, because clients keep them as values and no longer as text: code that is generated
 * for PHP asks for the length of such a value, which ends the program. The service checks what is left out.
 */
export function withPortablePattern(schema: Json): Json {
  if (schema.format === 'date-time' || schema.format === 'date') {
    const { pattern: _pattern, minLength: _minLength, maxLength: _maxLength, ...time } = schema;
    return time;
  }
  const { pattern, ...rest } = schema;
  if (typeof pattern !== 'string') return schema;
  if (ABOVE_ASCII.test(pattern)) return rest;
  return { ...schema, pattern: pattern.replace(ASCII, '\\x$1') };
}
