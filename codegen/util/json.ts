/** Plain JSON values, their canonical text and hashes. Values are treated as immutable everywhere in the generator. */

import { createHash } from 'node:crypto';

export type Json = null | boolean | number | string | Json[] | JsonObject;
export type JsonObject = { [key: string]: Json };

/** True for a plain object (not null, not an array). */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value if it is an object, otherwise an empty one: for optional parts of a document. */
export const objectOf = (value: unknown): JsonObject => (isObject(value) ? value : {});

/** The value if it is an array, otherwise an empty one. */
export const arrayOf = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : []);

/** The type of a value, in words. */
export const sortOf = (value: Json): string =>
  value === null ? 'nothing' : Array.isArray(value) ? 'a list' : `${isObject(value) ? 'an' : 'a'} ${typeof value}`;

const texts = new WeakMap<object, string>();

/** `JSON.stringify`, remembered per object: documents of different revisions share most of their nodes. */
export function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  let text = texts.get(value);
  if (text === undefined) {
    text = JSON.stringify(value);
    texts.set(value, text);
  }
  return text;
}

/** A short content hash of a text. */
export const hashOf = (text: string): string => createHash('sha1').update(text).digest('base64url').slice(0, 16);

/** Stable, readable JSON for the files of `generated/`. */
export const prettyJson = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;

/**
 * `value` with every part that equals the same part of `previous` taken from there. Cached data about those parts
 * (texts, hashes, references) then stays valid over runs.
 */
export function shareWith(previous: Json | undefined, value: Json): Json {
  if (previous === undefined || typeof value !== 'object' || value === null || previous === value) return value;
  if (typeof previous !== 'object' || previous === null || Array.isArray(previous) !== Array.isArray(value))
    return value;
  const old = previous as JsonObject;
  const oldKeys = Object.keys(old);
  const keys = Object.keys(value);
  let same = keys.length === oldKeys.length;
  let copy: JsonObject | undefined;
  for (let index = 0; index < keys.length; index += 1) {
    const key = keys[index] as string;
    const item = (value as JsonObject)[key] as Json;
    const shared = shareWith(old[key], item);
    if (shared !== item) {
      copy ??= (Array.isArray(value) ? [...value] : { ...value }) as JsonObject;
      copy[key] = shared;
    }
    same &&= oldKeys[index] === key && old[key] === shared;
  }
  return same ? previous : (copy ?? value);
}
