import type { ErrorCode } from '../../generated/errors';
import type { Parameter } from '../../generated/operations';
import { DomainError, type ErrorDetail } from '../domain/errors';

/** Digits only: `1e3`, ` 1` and `0x1` are not integers of this contract. */
const INTEGER = /^-?(0|[1-9][0-9]{0,15})$/;
const NUMBER = /^-?(0|[1-9][0-9]{0,15})(\.[0-9]{1,10})?$/;

/**
 * Turns the text of a parameter into the type that the contract gives it. Text that does not have the form of the
 * type is returned as it is, so that the contract's own check refuses it and names it.
 */
export function coerce(parameter: Parameter, text: string): unknown {
  switch (parameter.type) {
    case 'integer':
      return INTEGER.test(text) ? Number(text) : text;
    case 'number':
      return NUMBER.test(text) ? Number(text) : text;
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : text;
    default:
      return text;
  }
}

function decode(text: string): string | null {
  const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text;
  if (!spaced.includes('%')) return spaced;
  try {
    return decodeURIComponent(spaced);
  } catch {
    return null;
  }
}

/**
 * Parses `filter[a]=x,y&page[size]=5` into an object keyed by the contract's parameter names. Commas part the values
 * of an array before percent-decoding, so that an encoded comma stays part of its value (RFC 6570, form style).
 * @throws DomainError with `code` when a name is repeated or an encoding is broken.
 */
export function parseQuery(
  querystring: string,
  parameters: ReadonlyMap<string, Parameter>,
  code: ErrorCode,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  const problems: ErrorDetail[] = [];
  if (querystring === '') return values;
  const report = (reason: string, detail: string, pointer: string) =>
    problems.push({ code: reason, detail, location: 'query', pointer });
  for (const pair of querystring.split('&')) {
    if (pair === '') continue;
    const at = pair.indexOf('=');
    const name = decode(at < 0 ? pair : pair.slice(0, at));
    const raw = at < 0 ? '' : pair.slice(at + 1);
    if (name === null) {
      report('encoding', 'the percent-encoding of a parameter name is broken', '');
      continue;
    }
    const parameter = parameters.get(name);
    if (parameter === undefined) {
      report('unknown', 'this operation has no such parameter', name.slice(0, 128));
      continue;
    }
    if (Object.hasOwn(values, name)) {
      report('repeated', 'the parameter stands twice; several values are separated by commas', name);
      continue;
    }
    const texts = parameter.array ? raw.split(',').map(decode) : [decode(raw)];
    if (texts.some((text) => text === null || text.includes('\u0000'))) {
      report('encoding', 'the percent-encoding is broken', name);
      continue;
    }
    const typed = texts.map((text) => coerce(parameter, text as string));
    values[name] = parameter.array ? typed : typed[0];
  }
  if (problems.length > 0) throw new DomainError(code, problems);
  return values;
}
