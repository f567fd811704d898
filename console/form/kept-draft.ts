import { asText, type Draft } from './draft';
import type { Forms, Json } from './forms';
import { REDACTED } from './from-log';

/** The values of a form, without its secrets: a browser keeps them while a page is loaded again. */
export interface KeptDraft {
  parameters: { name: string; in: string; on: boolean; text: string }[];
  /** Absent where there is none. */
  body?: Json;
  /** True if the body is still the text that the form began with. */
  isText: boolean;
}

/** The parameter that has the token of an end user. */
const TOKEN_OF_USER = 'auth';

/** Returns what a browser may keep of a draft. @param original the draft as it began, which is no secret */
export function keptOf(draft: Draft, original: Draft, secrets: ReadonlySet<string>): KeptDraft {
  const { body, text, operation } = draft;
  const isToken = (name: string) => operation.auth === 'endUserToken' && name === TOKEN_OF_USER;
  return {
    parameters: draft.parameters.map(({ parameter: { name, in: place }, on, text }, at) => {
      const isSecret = isToken(name) && text !== original.parameters[at]?.text;
      return { name, in: place, on, text: isSecret ? REDACTED : text };
    }),
    ...(body !== undefined && { body: withoutSecrets(body, original.body, secrets) }),
    isText: text !== undefined,
  };
}

function withoutSecrets(value: Json, original: Json | undefined, secrets: ReadonlySet<string>): Json {
  if (typeof value !== 'object' || value === null) return value;
  const before = (typeof original === 'object' && original !== null ? original : {}) as Record<string, Json>;
  if (Array.isArray(value)) return value.map((item, at) => withoutSecrets(item, before[at], secrets));
  const fields = Object.entries(value).map(([name, own]): [string, Json] => {
    const isSecret = secrets.has(name) && asText(own) !== '' && asText(own) !== asText(before[name]);
    return [name, isSecret ? REDACTED : withoutSecrets(own, before[name], secrets)];
  });
  return Object.fromEntries(fields);
}

/** Fills a draft in again. Parameters that the operation no longer has are left out. */
export function filledAgain(original: Draft, kept: KeptDraft): Draft {
  const parameters = original.parameters.map((filled) => {
    const { name, in: place } = filled.parameter;
    const known = kept.parameters.find((one) => one.name === name && one.in === place);
    return known === undefined ? filled : { ...filled, on: known.on, text: known.text };
  });
  return { ...original, parameters, body: kept.body, text: kept.isText ? original.text : undefined };
}

const known = new WeakMap<Forms, ReadonlySet<string>>();

/** Returns the names of the fields that the contract marks as sensitive, in any of its schemas. */
export function secretNames(forms: Forms): ReadonlySet<string> {
  const names = known.get(forms) ?? new Set(namesBelow(forms));
  known.set(forms, names);
  return names;
}

function namesBelow(node: unknown, name = ''): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = (node as { sensitive?: unknown }).sensitive === true ? [name] : [];
  return [...own, ...Object.entries(node).flatMap(([key, inner]) => namesBelow(inner, key))];
}
