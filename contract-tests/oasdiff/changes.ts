/** Single changes of the contract's documents: of each kind, on each side, at places that a seed chooses. */

import type { JsonObject } from '../../codegen/util/json';
import { toPointer, valueAt, withValueAt } from '../../codegen/util/pointer';
import { type Chance, chanceOf } from '../reliability/mutations';
import { KINDS } from './kinds';
import type { Kind } from './kinds/kind';
import { SIDES, type Side, type Site, sitesOf } from './sites';
import type { Slice } from './slices';

/** A document before and after one change. */
export interface GeneratedChange {
  kind: string;
  side: Side;
  slice: Slice;
  after: JsonObject;
  /** The change, its place and its document, in words. */
  what: string;
}

const SEED = 1;

/**
 * Makes the changes, each kind of them on each side at up to so many places. It is the same every time; more places are
 * those of fewer and some others.
 */
export function changesOf(slices: readonly Slice[], each: number): GeneratedChange[] {
  const sites = shuffled(slices.flatMap(sitesOf), chanceOf(SEED));
  const bySide = SIDES.map((side) => distinct(sites.filter((site) => site.side === side)));
  return KINDS.flatMap((kind) => bySide.flatMap((some) => changesAt(kind, some, chanceOf(SEED), each)));
}

/**
 * One site for each place of a document, though many operations refer to it. The document itself is one for each
 * operation, because changes around an operation are changes of the document.
 */
function distinct(sites: readonly Site[]): Site[] {
  const placeOf = ({ slice, part, path }: Site) =>
    `${slice.from} ${part} ${part === 'document' ? slice.operationId : toPointer(path)}`;
  return [...new Map(sites.map((site) => [placeOf(site), site])).values()];
}

function changesAt(kind: Kind, sites: readonly Site[], chance: Chance, each: number): GeneratedChange[] {
  const changes: GeneratedChange[] = [];
  for (const site of sites) {
    if (changes.length === each) break;
    const change = site.part === kind.part ? changeAt(kind, site, chance) : null;
    if (change !== null) changes.push(change);
  }
  return changes;
}

function changeAt(kind: Kind, { slice, side, path, name }: Site, chance: Chance): GeneratedChange | null {
  const choose = <T>(list: readonly T[]): T | undefined => list[chance(list.length)];
  const changed = kind.change(valueAt(slice.root, path) as JsonObject, { slice, choose });
  if (changed === null) return null;
  const detail = changed.detail === undefined ? '' : ` (${changed.detail})`;
  const place = name === slice.operationId ? side : `${side} \`${name}\``;
  return {
    kind: kind.name,
    side,
    slice,
    after: withValueAt(slice.root, path, changed.node) as JsonObject,
    what: `${slice.from}, ${slice.operationId}, ${place}: ${kind.name}${detail}`,
  };
}

function shuffled<T>(list: readonly T[], chance: Chance): T[] {
  const mixed = [...list];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = chance(last + 1);
    [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
  }
  return mixed;
}
