/** Tells by its name what an id is an id of: `card_id`, `id` in the schema `Card` and `{id}` behind `/cards/v1/` are all of a card. */

import type { LinkTable } from './table';

/** Words at the end of a schema's name that say nothing of what it describes. */
const SAYS_NOTHING = /_(step|result)$/;

/** `shipmentId`, `account-id` and `ShipmentBatch` in lower case, words apart. */
export const snake = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toLowerCase();

/** Returns the part of a name before `_id`; '' where it is nothing but an id, null where it is none. */
export function stemOf(name: string): string | null {
  const plain = snake(/^filter\[([^\]]+)\]$/.exec(name)?.[1] ?? name);
  if (/^(id|uuid)$/.test(plain)) return '';
  return /^(.+)_ids?$/.exec(plain)?.[1] ?? null;
}

/** One of what a word of a path names several of: `affinity-groups` → `affinity_group`. */
export function singular(word: string): string {
  const plain = snake(word);
  if (plain.endsWith('ies')) return `${plain.slice(0, -3)}y`;
  return plain.replace(/(ch|sh|ss|x)es$/, '$1').replace(/([^s])s$/, '$1');
}

/** Names one of those that stand before a parameter in a path, a version aside: `/core/accounts/v1/{id}` → `account`. */
function segmentBefore(path: string, parameter: string): string {
  const words = path.slice(0, path.indexOf(`{${parameter}}`)).split('/');
  return singular(words.filter((word) => word !== '' && !word.startsWith('{') && !/^v\d+$/.test(word)).at(-1) ?? '');
}

/** The kind that a parameter of a path names; null where it names none. The path is asked where it says more: `/delivery-faults/{fault_id}`. */
export function kindInPath(path: string, parameter: string): string | null {
  const segment = segmentBefore(path, parameter);
  const stem = stemOf(parameter);
  if (stem === '') return segment;
  if (stem === null) return segment === snake(parameter) ? segment : null;
  return segment.endsWith(`_${stem}`) ? segment : stem;
}

/** Tells the kinds of ids. */
export class Kinds {
  private readonly bases: readonly string[];
  /** The same for all that tell the same ids apart in the same way. */
  readonly key: string;

  /** @param inPaths the kinds that current paths name, by `<operationId>.<parameter>`: they stay when an address becomes another */
  constructor(
    private readonly table: LinkTable,
    private readonly inPaths: ReadonlyMap<string, string>,
  ) {
    // The longest first. Others are told by them: a `source_account` is an account.
    const bases = new Set([...table.kinds.values(), ...inPaths.values()]);
    this.key = JSON.stringify([[...table.kinds], [...inPaths]]);
    this.bases = [...bases].sort((one, other) => other.length - one.length);
  }

  /** The kind of a field of a schema, null where it is no id. */
  ofField(schema: string, name: string): string | null {
    const written = this.table.kinds.get(`${schema}.${name}`);
    if (written !== undefined) return written;
    const stem = stemOf(name);
    if (stem === null) return null;
    return this.baseOf(stem === '' ? snake(schema).replace(SAYS_NOTHING, '').replace(SAYS_NOTHING, '') : stem);
  }

  /** The kind of a parameter of an operation, null where it is no id. @param path that of the operation, for a parameter in it */
  ofParameter(operationId: string, name: string, path: string | null): string | null {
    const place = `${operationId}.${name}`;
    const written = this.table.kinds.get(place);
    if (written !== undefined) return written;
    const kind = path === null ? stemOf(name) : (this.inPaths.get(place) ?? kindInPath(path, name));
    return kind === null || kind === '' ? null : this.baseOf(kind);
  }

  /** The longest kind that a word ends with, or the word itself. */
  private baseOf(word: string): string {
    return this.bases.find((base) => word === base || word.endsWith(`_${base}`)) ?? word;
  }
}
