/**
 * Determines by its name which kind of resource an id identifies: `card_id`, `id` in the schema `Card` and `{id}`
 * behind `/cards/v1/` are all of a card.
 */

import type { LinkTable } from './table';

/** Words at the end of a schema's name that do not describe the resource. */
const MEANINGLESS = /_(step|result)$/;

/** `shipmentId`, `account-id` and `ShipmentBatch` in lower case, words apart. */
const snake = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toLowerCase();

/** Returns the part of a name before `_id`; '' if the name is only `id`, null if it is not an id. */
export function stemOf(name: string): string | null {
  const plain = snake(/^filter\[([^\]]+)\]$/.exec(name)?.[1] ?? name);
  if (/^(id|uuid)$/.test(plain)) return '';
  return /^(.+)_ids?$/.exec(plain)?.[1] ?? null;
}

/** The singular of a word of a path: `affinity-groups` → `affinity_group`. */
export function singular(word: string): string {
  const plain = snake(word);
  if (plain.endsWith('ies')) return `${plain.slice(0, -3)}y`;
  return plain.replace(/(ch|sh|ss|x)es$/, '$1').replace(/([^s])s$/, '$1');
}

/** Names the resource before a parameter in a path, without the version: `/core/accounts/v1/{id}` → `account`. */
function segmentBefore(path: string, parameter: string): string {
  const words = path.slice(0, path.indexOf(`{${parameter}}`)).split('/');
  return singular(words.filter((word) => word !== '' && !word.startsWith('{') && !/^v\d+$/.test(word)).at(-1) ?? '');
}

/**
 * The kind that a parameter of a path names; null if it names none. The path decides if it is more specific:
 * `/delivery-faults/{fault_id}`.
 */
export function kindInPath(path: string, parameter: string): string | null {
  const segment = segmentBefore(path, parameter);
  const stem = stemOf(parameter);
  if (stem === '') return segment;
  if (stem === null) return segment === snake(parameter) ? segment : null;
  return segment.endsWith(`_${stem}`) ? segment : stem;
}

/** Determines the kinds of ids. */
export class Kinds {
  private readonly bases: readonly string[];
  /** Equal for all that classify the same ids in the same way. */
  readonly key: string;

  /**
   * @param inPaths the kinds that current paths name, by `<operationId>.<parameter>`: they stay when an address becomes
   * another
   */
  constructor(
    private readonly table: LinkTable,
    private readonly inPaths: ReadonlyMap<string, string>,
  ) {
    // The longest first. Other names match by their end: a `source_account` is an account.
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
    return this.baseOf(stem === '' ? snake(schema).replace(MEANINGLESS, '').replace(MEANINGLESS, '') : stem);
  }

  /**
   * The kind of a parameter of an operation, null where it is no id.
   * @param path that of the operation, for a parameter in it
   */
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
