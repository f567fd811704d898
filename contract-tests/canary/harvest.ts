import type { Rule } from '../contract';

/** Values this long occur nowhere by chance, so they are looked for in any bytes; shorter ones only as whole values. */
export const LONG = 12;

/** Fields and columns with the last four digits of a card's number: no secret, but they look like a PIN. */
export const LAST_DIGITS = /[/.](?:last_four|lastFour|last_digits)$/;

/** The part of an operation's rule that says where its secrets are. */
export type SecretRule = Pick<Rule, 'method' | 'path'> & {
  sensitive: { request: readonly string[]; response: readonly string[] };
};

/** Reads the body of a request or an answer: JSON, a form, or nothing that has fields. */
function readFields(text: string, contentType: string): unknown {
  if (contentType.startsWith('application/x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(text));
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Every text in a value with the JSON pointer of its place, in which `*` stands for the items of an array. */
export function textsOf(value: unknown, pointer = ''): [pointer: string, text: string][] {
  if (typeof value === 'string') return [[pointer, value]];
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, `${pointer}/*`));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, item]) => textsOf(item, `${pointer}/${name}`));
}

/**
 * Everything secret that a run has sent or received. What is secret says the contract (`x-sensitive`); bearer tokens and
 * the `auth` of the hosted pages are as well.
 */
export class Harvest {
  private readonly kinds = new Map<string, string>();
  private readonly shown = new Set<string>();
  private readonly routes: { method: string; path: RegExp; rule: SecretRule }[];

  constructor(rules: Iterable<SecretRule>) {
    this.routes = [...rules].map((rule) => ({
      method: rule.method,
      path: new RegExp(`^${rule.path.replace(/[.]/g, '\\.').replace(/\{[^}]+\}/g, '[^/]+')}$`),
      rule,
    }));
  }

  /** Notes a secret by its kind, such as `pan`. */
  note(kind: string, value: string): void {
    if (value !== '') this.kinds.set(value, kind);
  }

  /** Notes a text that is no secret. */
  show(value: string): void {
    this.shown.add(value);
  }

  /** The secrets by value, with their kind. A short one that is also shown as something else can't be told apart. */
  secrets(): Map<string, string> {
    return new Map([...this.kinds].filter(([value]) => value.length >= LONG || !this.shown.has(value)));
  }

  /** A fetch that notes the secrets of what passes through it. */
  listening(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
    return async (input, init) => {
      const answer = await fetch(input, init);
      const url = new URL(input instanceof Request ? input.url : input);
      const headers = new Headers(init?.headers);
      const { request, response } = this.sensitiveOf(init?.method ?? 'GET', url.pathname);
      this.readCredentials(url, headers);
      if (typeof init?.body === 'string') this.read(init.body, headers.get('content-type') ?? '', request);
      this.read(await answer.clone().text(), answer.headers.get('content-type') ?? '', response);
      return answer;
    };
  }

  private sensitiveOf(method: string, path: string): SecretRule['sensitive'] {
    // A literal path comes before a template that matches it as well.
    const matches = this.routes.filter((route) => route.method === method && route.path.test(path));
    const route = matches.find(({ rule }) => rule.path === path) ?? matches[0];
    return route?.rule.sensitive ?? { request: [], response: [] };
  }

  private readCredentials(url: URL, headers: Headers): void {
    const bearer = /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1] ?? '';
    const auth = url.searchParams.get('auth') ?? '';
    if (bearer.length >= LONG) this.note('access_token', bearer);
    if (auth.length >= LONG) this.note('end_user_token', auth);
  }

  private read(text: string, contentType: string, sensitive: readonly string[]): void {
    for (const [pointer, value] of textsOf(readFields(text, contentType))) {
      if (sensitive.includes(pointer)) this.note(pointer.slice(pointer.lastIndexOf('/') + 1), value);
      else if (!LAST_DIGITS.test(pointer)) this.shown.add(value);
    }
  }
}
