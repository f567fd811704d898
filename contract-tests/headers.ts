import type { HeaderRule } from './contract';

/** The headers of an answer, with names in lower case. */
type Headers = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Headers that change what a client does next, or what it stores. Other undocumented headers are allowed: servers,
 * proxies and HTTP itself add them.
 */
const MEANINGFUL = [
  'allow',
  'clear-site-data',
  'content-disposition',
  'content-location',
  'link',
  'location',
  'refresh',
  'retry-after',
  'set-cookie',
  'www-authenticate',
];

/** The headers and cookies that proxies in front of a server add to its answers. */
export interface AllowedHeaders {
  /** Names, in lower case. */
  headers: readonly string[];
  /** Names; `*` at the end of one stands for any rest. */
  cookies: readonly string[];
}

// RFC 9110, 5.6.2
const TOKEN = /^[!#$%&'*+.^_`|~\w-]+$/;

/** Decides whether a text can be the name of a header or a cookie. */
export const isToken = (name: string): boolean => TOKEN.test(name);

export const NONE_ALLOWED: AllowedHeaders = { headers: [], cookies: [] };

/**
 * Compares the headers of an answer with those of its response in the contract: each documented one is present once and
 * matches its schema, and none tells the client something that the contract does not. Node joins the lines of most
 * headers, so that those that come twice are seen only if HTTP allows them once, as `location` and `retry-after`.
 *
 * @param allowed what may be there although it is not documented
 * @returns the mistakes, one sentence each; empty without mistakes
 */
export function headerProblems(
  documented: readonly HeaderRule[],
  headers: Headers,
  allowed: AllowedHeaders = NONE_ALLOWED,
): string[] {
  const names = new Set([...documented.map(({ name }) => name), ...allowed.headers]);
  const undocumented = MEANINGFUL.filter((name) => headers[name] !== undefined && !names.has(name));
  return [
    ...documented.flatMap((rule) => problemsOf(rule, headers[rule.name])),
    ...undocumented.flatMap((name) => {
      const shown =
        name === 'set-cookie' ? cookiesIn(headers[name], allowed.cookies).join(', ') : JSON.stringify(headers[name]);
      return shown === '' ? [] : [`the header ${name} is not documented: ${shown}`];
    }),
  ];
}

/** The names of the cookies that are not allowed. Their values may be secret and differ in each answer. */
function cookiesIn(value: string | string[] | undefined, allowed: readonly string[]): string[] {
  const names = [value ?? []].flat().map((line) => line.split('=', 1)[0]?.trim() || '(without a name)');
  const isAllowed = (name: string) =>
    allowed.some((one) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : name === one));
  return [...new Set(names)].filter((name) => !isAllowed(name));
}

function problemsOf(rule: HeaderRule, value: string | string[] | undefined): string[] {
  const { name, array, check } = rule;
  if (value === undefined) return [`the documented header ${name} is missing`];
  const lines = [value].flat();
  // RFC 9110, 5.3: only a header that is a list may be sent in several lines.
  if (!array && lines.length !== 1) return [`the header ${name} was sent ${lines.length} times`];
  const items = array ? lines.flatMap((line) => line.split(',')).map((item) => item.trim()) : lines;
  const values = items.map((item) => converted(item, rule.type));
  if (check(array ? values : values[0])) return [];
  return (check.errors ?? []).map(({ instancePath, message = 'is wrong' }) => {
    const at = instancePath === '' ? '' : ` at ${instancePath}`;
    return `the header ${name}${at} ${message}: ${JSON.stringify(value)}`;
  });
}

/** A text as its type. One that is not written like the type stays a text, which the schema refuses. */
function converted(text: string, type: HeaderRule['type']): unknown {
  if (type === 'integer' && /^-?\d+$/.test(text)) return Number(text);
  if (type === 'number' && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (type === 'boolean' && /^(true|false)$/.test(text)) return text === 'true';
  return text;
}
