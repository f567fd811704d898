import { parsedJson } from '../../server/kernel/parsed-json';
import type { Rule } from '../contract';
import type { RequestObserver } from '../observe/request-observer';
import type { Prepared } from '../scenario';

/** Values this long occur nowhere by chance, so they are looked for in any bytes; shorter ones only as whole values. */
export const LONG = 12;

/** Fields and columns with the last four digits of a card's number: no secret, but they look like a PIN. */
export const LAST_DIGITS = /[/.](?:last_four|lastFour|last_digits)$/;

/** Columns with amounts in minor units, which are numbers whatever their type: a CVV may equal one by chance. */
export const AMOUNTS = /(?:^|: )card_transactions\.details$/;

/** Reads the body of a request: JSON, a form, or nothing that has fields. */
function readFields(text: string, contentType = ''): unknown {
  if (contentType.startsWith('application/x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(text));
  return parsedJson(text) ?? null;
}

/** Every text in a value with the JSON pointer of its place, in which `*` stands for the items of an array. */
export function textsOf(value: unknown, pointer = ''): [pointer: string, text: string][] {
  if (typeof value === 'string') return [[pointer, value]];
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, `${pointer}/*`));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, item]) => textsOf(item, `${pointer}/${name}`));
}

/**
 * All secrets that a run has sent or received. The contract marks them (`x-sensitive`); bearer tokens and the `auth` of
 * the hosted pages are secrets, too.
 */
export class Harvest implements RequestObserver {
  private readonly kinds = new Map<string, string>();
  private readonly shown = new Set<string>();

  /** Notes a secret by its kind, such as `pan`. */
  note(kind: string, value: string): void {
    if (value !== '') this.kinds.set(value, kind);
  }

  /** Notes a text that is not a secret. */
  show(value: string): void {
    this.shown.add(value);
  }

  /** The secrets by value, with their kind. A short one that is also shown as something else can't be told apart. */
  secrets(): Map<string, string> {
    return new Map([...this.kinds].filter(([value]) => value.length >= LONG || !this.shown.has(value)));
  }

  async before(): Promise<void> {}

  after({ sensitive }: Rule, { target, headers, body: sent }: Prepared, _status: number, body?: unknown): void {
    this.readCredentials(target, headers);
    this.read(readFields(sent, headers['content-type']), sensitive.request);
    this.read(body, sensitive.response);
  }

  private readCredentials(target: string, headers: Prepared['headers']): void {
    const bearer = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
    const auth = new URLSearchParams(target.split('?', 2)[1]).get('auth') ?? '';
    if (bearer.length >= LONG) this.note('access_token', bearer);
    if (auth.length >= LONG) this.note('end_user_token', auth);
  }

  private read(fields: unknown, sensitive: readonly string[]): void {
    for (const [pointer, value] of textsOf(fields)) {
      if (sensitive.includes(pointer)) this.note(pointer.slice(pointer.lastIndexOf('/') + 1), value);
      else if (!LAST_DIGITS.test(pointer)) this.shown.add(value);
    }
  }
}
