import type { PrismHttpComponents } from '@stoplight/prism-http';
import { pointerTo } from '../../server/kernel/json-pointer';

type Mock = PrismHttpComponents['mock'];
type Answer = ReturnType<Mock>;
type Violation = Parameters<Mock>[0]['input']['validations'][number];

/** One place in a request and what is wrong with it, as the contract's `ErrorDetail` has it. */
interface Detail {
  code: string;
  detail: string;
  location: string;
  pointer: string;
}

const LOCATIONS: Readonly<Record<string, string>> = {
  body: 'body',
  query: 'query',
  path: 'path',
  header: 'header',
  headers: 'header',
};

/** The words by which Prism names a member that is missing, or one too many: its path ends at the object. */
const NAMES: Readonly<Record<string, RegExp>> = {
  required: /property '?([^'"]+)'?/,
  additionalProperties: /found '([^']+)'/,
};

/** Turns what Prism found wrong into the contract's own form. */
function detailOf({ code, message, path = [] }: Violation): Detail {
  const [place = 'body', ...steps] = path.map(String);
  const location = LOCATIONS[place] ?? 'body';
  const named = NAMES[String(code)]?.exec(message)?.[1];
  const names = named === undefined ? steps : [...steps, named];
  const pointer = location === 'body' ? pointerTo(names) : names.join('.');
  return { code: String(code ?? 'invalid'), detail: message, location, pointer };
}

/**
 * Writes the mistakes of a request into its refusal, instead of those of the contract's example. An answer in another
 * format, such as a client's, does not change.
 */
export function withDetails(answer: Answer, violations: readonly Violation[]): Answer {
  return (logger) => {
    const result = answer(logger);
    if (result._tag === 'Left') return result;
    const { body } = result.right;
    const parsed = typeof body === 'string' && body.startsWith('{') ? JSON.parse(body) : body;
    if (!Array.isArray(parsed?.error?.details)) return result;
    const detailed = { ...parsed, error: { ...parsed.error, details: violations.map(detailOf) } };
    return {
      ...result,
      right: { ...result.right, body: typeof body === 'string' ? JSON.stringify(detailed) : detailed },
    };
  };
}
