import { isLuhnValid } from '../../../server/cards/rules/pan';
import { pointerStep } from '../../../server/kernel/json-pointer';
import { SENSITIVE } from '../../../server/platform/log';

export const REDACTED = '[redacted]';

const NAMES: ReadonlySet<string> = new Set(SENSITIVE);
/** Headers with credentials, whatever they are called. */
const CREDENTIALS = /authorization|cookie|token|secret|password|credential/;
/** A signed token at any place. */
const TOKEN = /^[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}$/;
const CARD_NUMBER = /^[0-9]{4}[ -]?[0-9]{4}[ -]?[0-9]{4}[ -]?[0-9]{4}$/;

/** The length of a card number. */
const SHORTEST_SECRET = 16;

/**
 * Decides whether a text is a secret by what it looks like: the number of a card, or a token, in a place that is for
 * neither.
 */
function isLikeSecret(text: string): boolean {
  if (text.length < SHORTEST_SECRET) return false;
  if (TOKEN.test(text)) return true;
  return CARD_NUMBER.test(text) && isLuhnValid(text.replace(/[ -]/g, ''));
}

/**
 * Removes from a body the fields that the log leaves out, by name, the values that the contract marks as sensitive, by
 * place, and everything that looks like a card number or a token.
 * @param sensitive pointers, `*` for any item of an array
 */
export function redactBody(value: unknown, sensitive: readonly string[], pointer = ''): unknown {
  if (value === null || value === undefined) return null;
  if (sensitive.includes(pointer)) return REDACTED;
  if (typeof value === 'string') return isLikeSecret(value) ? REDACTED : value;
  if (Array.isArray(value)) return value.map((item) => redactBody(item, sensitive, `${pointer}/*`));
  if (typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      NAMES.has(name.toLowerCase()) && item !== null
        ? REDACTED
        : redactBody(item, sensitive, `${pointer}/${pointerStep(name)}`),
    ]),
  );
}

/** Headers as text by name in lower case, without credentials, and without the query of the page that one came from. */
export function redactHeaders(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  const shown: Record<string, string> = {};
  for (const [sent, value] of Object.entries(headers)) {
    const name = sent.toLowerCase();
    // The length is shown next to the body.
    if (value === undefined || name === 'content-length') continue;
    const text = Array.isArray(value) ? value.join(', ') : String(value);
    shown[name] =
      CREDENTIALS.test(name) || isLikeSecret(text) ? REDACTED : name === 'referer' ? withoutQuery(text) : text;
  }
  return shown;
}

const withoutQuery = (address: string): string => address.split('?', 1)[0] as string;

/** Parts of a path this long are no id: a token, perhaps. */
const LONGEST_PART = 64;

/**
 * An address without secrets: parts of its path that look like one, and the values of parameters that the operation has
 * not or that are secret.
 * @param known the names of the operation's parameters
 */
export function redactTarget(target: string, known: ReadonlySet<string>): string {
  const [path = '', query] = target.split('?', 2);
  const parts = path.split('/').map((part) => (part.length > LONGEST_PART || isLikeSecret(part) ? REDACTED : part));
  if (query === undefined) return parts.join('/');
  const pairs = query.split('&').map((pair) => {
    const [name = '', value] = pair.split('=', 2);
    return value === undefined || isShown(name, value, known) ? pair : `${name}=${REDACTED}`;
  });
  return `${parts.join('/')}?${pairs.join('&')}`;
}

function isShown(sent: string, value: string, known: ReadonlySet<string>): boolean {
  const name = decoded(sent);
  return known.has(name) && !NAMES.has(name) && !isLikeSecret(decoded(value));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
