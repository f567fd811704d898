import type { Parameter } from '../../../generated/operations';
import type { ErrorDetail } from '../../kernel/errors';
import { suggestionFor } from './suggestion';

/** Digits only: `1e3`, ` 1`, `0x1` and `-0` are not integers of this contract. */
const INTEGER = /^(0|-?[1-9][0-9]{0,15})$/;
const NUMBER = /^(?!-0(?:\.0*)?$)-?(0|[1-9][0-9]{0,15})(\.[0-9]{1,10})?$/;

/**
 * Converts the text of a parameter to its type in the contract. Text that does not have the form of the type is
 * returned unchanged, so that the validation refuses it and names it.
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

const MAX_PROBLEMS = 32;
/** The part of an unknown name that an error repeats, in whole characters. */
const SHOWN = /^.{0,128}/su;
const BROKEN = { problem: { code: 'encoding', detail: 'the percent-encoding is broken' } } as const;

/** Decodes one percent-encoded value of an address, or returns why it is refused. */
export function decodeParameter(encoded: string): { text: string } | typeof BROKEN {
  if (!encoded.includes('%')) return { text: encoded };
  try {
    return { text: decodeURIComponent(encoded) };
  } catch {
    return BROKEN;
  }
}

/** In a query a plus sign stands for a space. */
function decodeQuery(encoded: string): ReturnType<typeof decodeParameter> {
  return decodeParameter(encoded.includes('+') ? encoded.replaceAll('+', ' ') : encoded);
}

/**
 * Parses `filter[a]=x,y&page[size]=5` into an object keyed by the contract's parameter names. Commas separate the
 * values of an array. An encoded comma belongs to its value if values may contain commas (RFC 6570, form style), and
 * separates values otherwise, because many programs encode every comma. Unknown names, repeated names and broken
 * encodings are problems.
 */
export function parseQuery(
  querystring: string,
  parameters: ReadonlyMap<string, Parameter>,
): { values: Record<string, unknown>; problems: ErrorDetail[] } {
  const values: Record<string, unknown> = {};
  const problems: ErrorDetail[] = [];
  if (querystring === '') return { values, problems };
  const report = (reason: string, detail: string, pointer: string) =>
    problems.push({ code: reason, detail, location: 'query', pointer });
  for (const pair of querystring.split('&')) {
    // Beyond a limit, mistakes are neither reported nor looked for.
    if (problems.length >= MAX_PROBLEMS) break;
    if (pair === '') continue;
    const [rawName, raw] = parted(pair);
    const decodedName = decodeQuery(rawName);
    if ('problem' in decodedName) {
      report(decodedName.problem.code, `in the name of a parameter ${decodedName.problem.detail}`, '');
      continue;
    }
    const name = decodedName.text;
    const parameter = parameters.get(name);
    if (parameter === undefined) {
      const detail = `this operation has no such parameter${suggestionFor(name, [...parameters.keys()])}`;
      report('unknown', detail, SHOWN.exec(name)?.[0] ?? '');
    } else if (Object.hasOwn(values, name)) {
      report('repeated', 'the parameter occurs twice; write several values in one, separated by commas', name);
    } else values[name] = readValue(parameter, raw, report);
  }
  return { values, problems };
}

/** Name and value of `name=value`, still encoded; a name alone has an empty value. */
function parted(pair: string): [name: string, value: string] {
  const at = pair.indexOf('=');
  return at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
}

type Report = (reason: string, detail: string, pointer: string) => void;

/** The value of a parameter with its type in the contract: without parts that can't be decoded, which are reported. */
function readValue(parameter: Parameter, raw: string, report: Report): unknown {
  const isJoined = parameter.array && !parameter.commas;
  const texts = decodedParts(parameter.commas ? raw.split(',') : [raw], ({ code, detail }) =>
    report(code, detail, parameter.name),
  );
  const typed = (isJoined ? texts.flatMap((text) => text.split(',')) : texts).map((text) => coerce(parameter, text));
  return parameter.array ? typed : typed[0];
}

/** Decodes parts of a value until too many are broken, because each of these takes long. */
function decodedParts(parts: readonly string[], report: (problem: (typeof BROKEN)['problem']) => void): string[] {
  const texts: string[] = [];
  let broken = 0;
  for (const part of parts) {
    const decoded = decodeQuery(part);
    if ('text' in decoded) texts.push(decoded.text);
    else {
      report(decoded.problem);
      broken += 1;
      if (broken >= MAX_PROBLEMS) break;
    }
  }
  return texts;
}
