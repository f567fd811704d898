/** A kind of change that a designer of the contract could make by hand. */

import type { Json, JsonObject } from '../../../codegen/util/json';
import type { Part } from '../sites';
import type { Slice } from '../slices';

/** The means of a change. */
export interface Means {
  slice: Slice;
  /** Chooses one of several, by the seed; undefined if there is none. */
  choose: <T>(list: readonly T[]) => T | undefined;
}

/** A change at a place: its new content, and a description. Null if it can't be made. */
export type Changed = { node: JsonObject; detail?: string } | null;

export interface Kind {
  /** Its name, in plain words; the table of disagreements has it. */
  name: string;
  part: Part;
  change: (node: JsonObject, means: Means) => Changed;
}

/** Kinds that change the same part. */
export const of = (part: Part, changes: Readonly<Record<string, Kind['change']>>): Kind[] =>
  Object.entries(changes).map(([name, change]) => ({ name, part, change }));

/** A node with some members, if a condition is true. */
export const withMembers = (holds: boolean, node: JsonObject, members: JsonObject, detail?: string): Changed =>
  holds ? { node: { ...node, ...members }, ...(detail === undefined ? {} : { detail }) } : null;

/** A node without one of its members; null if it does not have the member. */
export function without(node: JsonObject, word: string): Changed {
  if (node[word] === undefined) return null;
  const { [word]: gone, ...rest } = node;
  return { node: rest, detail: `was ${shortly(gone)}` };
}

/** A value in a few words. */
export function shortly(value: Json | undefined): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

/** The members of a map without one. */
export const omit = (map: JsonObject, name: string): JsonObject =>
  Object.fromEntries(Object.entries(map).filter(([one]) => one !== name));
