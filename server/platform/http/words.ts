import { composedInWords } from '../../kernel/composed';
import type { Failure } from './all-failures';
import { fieldsOfChoice } from './causes';
import { patternInWords } from './pattern-words';

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': 'a date and time with an offset, such as 2026-03-15T12:00:00Z',
  date: 'a date that exists, such as 2026-03-15',
  email: 'an e-mail address',
  uuid: 'a UUID',
  uri: 'an absolute address, such as https://example.com/path',
};

const takes = (pattern: string) => (text: string) => new RegExp(pattern, 'u').test(text);

const plural = (count: unknown, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Says in words which values the failed keyword of a schema allows. */
export function inWords(failure: Failure): string {
  const { keyword, params, data, schema, message } = failure;
  switch (keyword) {
    case 'type':
      return `must be ${[params.type]
        .flat()
        .map((type) => TYPES[String(type)] ?? type)
        .join(' or ')}`;
    case 'format':
      return `must be ${FORMATS[String(params.format)] ?? params.format}${plusSign(data)}`;
    case 'pattern':
      return `must be ${patternInWords(String(params.pattern)) ?? 'in the form that the contract describes'}${plusSign(data)}${composedInWords(String(data), takes(String(params.pattern)))}`;
    case 'minLength':
      return `must have at least ${plural(params.limit, 'character')}`;
    case 'maxLength':
      return `must have at most ${plural(params.limit, 'character')}`;
    case 'minItems':
      return `must have at least ${plural(params.limit, 'item')}`;
    case 'maxItems':
      return `must have at most ${plural(params.limit, 'item')}`;
    case 'minProperties':
      return `must have at least ${plural(params.limit, 'field')}`;
    case 'maxProperties':
      return `must have at most ${plural(params.limit, 'field')}`;
    case 'minimum':
      return `must be ${params.limit} or more`;
    case 'maximum':
      return `must be ${params.limit} or less`;
    case 'exclusiveMinimum':
      return `must be more than ${params.limit}`;
    case 'exclusiveMaximum':
      return `must be less than ${params.limit}`;
    case 'multipleOf':
      return `must be a multiple of ${params.multipleOf}`;
    case 'uniqueItems':
      return 'must not contain duplicates';
    case 'dependentRequired':
      return `is required together with ${params.property}`;
    case 'false schema':
      return `is only allowed together with ${listOf((params.missing as string[] | undefined) ?? [])}`;
    case 'not':
      return `must not be any of ${valuesOf(schema).join(', ')}`;
    case 'oneOf':
    case 'anyOf':
      return choiceInWords(failure);
    default:
      return message ?? 'is not valid';
  }
}

const listOf = (names: readonly string[]): string => names.join(', ').replace(/, ([^,]*)$/, ' and $1');

function choiceInWords(failure: Failure): string {
  const fields = fieldsOfChoice(failure);
  if (fields === null) return 'matches none of the forms that the contract allows';
  return `must have one of ${listOf(fields)}, and no more than one`;
}

/** Lists of codes that are too long for an error, by a value that only this list has, with their descriptions. */
const CODES: readonly [value: string, words: string][] = [
  ['ABW', 'the three-letter code of an existing country (ISO 3166-1 alpha-3), such as ARG'],
  ['AED', 'the three-letter code of an existing currency (ISO 4217), such as ARS'],
];

/** Describes the values that a list allows. */
export function listInWords(values: readonly unknown[]): string {
  const codes = CODES.find(([value]) => values.includes(value));
  if (codes !== undefined) return codes[1];
  const named = values.filter((value) => value !== null);
  const list = named.length === 1 ? String(named[0]) : `one of ${named.join(', ')}`;
  // `join` writes null as nothing.
  return named.length < values.length ? `${list}, or null` : list;
}

/** The values that a schema lists. A test holds every `not` of a request to be such a list. */
function valuesOf(schema: unknown): unknown[] {
  return (schema as { enum?: unknown[] } | undefined)?.enum ?? [];
}

/** The end of a time whose plus sign was decoded as a space. */
const LOST_OFFSET = / \d{2}:\d{2}$/;

/** A plus sign in a query means a space, so the offset of a time loses its sign. */
function plusSign(data: unknown): string {
  const isMoment = typeof data === 'string' && data.includes('T') && LOST_OFFSET.test(data);
  return isMoment ? '; in an address, write the plus sign as %2B' : '';
}
