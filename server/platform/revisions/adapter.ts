import { AXES, type Axis, REVISIONS, type Revision, SHARED_ADDRESSES } from '../../../generated/revisions';
import type { OperationId } from '../http/operation';
import { CONVERSIONS, REQUEST_NAMES } from './conversions';

/** A JSON object while it changes its shape. */
export type Body = Record<string, unknown>;
type Convert = (body: Body) => Body;

/** The conversions of one revision, prepared for the hot path: `undefined` if there is nothing to convert. */
export interface Adapter {
  /** For the body of a request. */
  upgrade(operationId: string): Convert | undefined;
  /** For its query. */
  upgradeQuery(operationId: string): Convert | undefined;
  /** For the body of a success. */
  downgrade(operationId: string): Convert | undefined;
  /** For the body of a call to the client, by its name in the contract (`adjustCardTransaction`). */
  outgoing(operationId: string): Convert | undefined;
  /** For the client's answer to such a call. */
  answered(operationId: string): Convert | undefined;
  /** Returns the operation that serves a request, if several share an address in the revision. */
  dispatch(operationId: OperationId, body: unknown): OperationId;
  /** Returns the operation whose address an operation shares; itself where it has its own. */
  addressed(operationId: string): string;
}

/** Conversions by `axis=value`, operation and kind of body, without their types. */
type ConversionTable = Readonly<Record<string, Readonly<Record<string, Readonly<Partial<Record<BodyPart, Convert>>>>>>>;
type BodyPart = 'request' | 'query' | 'reply' | 'payload' | 'answer';
/** As `SHARED_ADDRESSES`. */
type SharedTable = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;

interface RevisionTables {
  conversions: ConversionTable;
  sharedAddresses: SharedTable;
}

// The types of a conversion are checked against the contract where it is written.
const TABLES: RevisionTables = {
  conversions: CONVERSIONS as unknown as ConversionTable,
  sharedAddresses: SHARED_ADDRESSES,
};

/** The values of a revision that differ from the current one, as `axis=value`, in the order of the axes. */
function turned(revision: Revision): string[] {
  return AXES.filter((axis) => revision[axis] !== REVISIONS.current[axis]).map((axis) => `${axis}=${revision[axis]}`);
}

/**
 * The kinds of incoming bodies. They are converted in the opposite order, because the conversion of the last axis was
 * applied on top of the others.
 */
const INCOMING: ReadonlySet<BodyPart> = new Set(['request', 'query', 'answer']);

/** Combines the conversions of a revision's values into one lookup per kind of body, once. */
export function adapterOf(revision: Revision, tables: RevisionTables = TABLES): Adapter {
  const values = turned(revision);
  const conversions = values.map((value) => tables.conversions[value] ?? {});
  const lookup = (part: BodyPart): ((operationId: string) => Convert | undefined) => {
    const steps = new Map<string, Convert>();
    const ordered = INCOMING.has(part) ? conversions.toReversed() : conversions;
    for (const [id, { [part]: step }] of ordered.flatMap((table) => Object.entries(table))) {
      const before = steps.get(id);
      if (step !== undefined) steps.set(id, before === undefined ? step : (body) => step(before(body)));
    }
    return (id) => steps.get(id);
  };
  const shared = values.map((value) => tables.sharedAddresses[value] ?? {});
  const hosts = new Map(
    shared.flatMap(Object.entries).flatMap(([host, served]) => Object.keys(served).map((id) => [id, host] as const)),
  );
  return {
    upgrade: lookup('request'),
    upgradeQuery: lookup('query'),
    downgrade: lookup('reply'),
    outgoing: lookup('payload'),
    answered: lookup('answer'),
    dispatch: dispatcher(shared),
    addressed: (id) => hosts.get(id) ?? id,
  };
}

/** Distinguishes operations that share an address by a field that only one of them has. */
function dispatcher(shared: ReadonlyArray<SharedTable[string]>): Adapter['dispatch'] {
  const others = new Map<string, (readonly [operationId: string, field: string])[]>();
  for (const [id, served] of shared.flatMap((table) => Object.entries(table))) {
    others.set(id, [...(others.get(id) ?? []), ...Object.entries(served)]);
  }
  if (others.size === 0) return (id) => id;
  return (id, body) => {
    const found = others.get(id)?.find(([, field]) => Object.hasOwn(Object(body), field));
    return found === undefined ? id : (found[0] as OperationId);
  };
}

/** The revision in which operations that share an address here have their own addresses; null if none share one. */
export function unmerged(revision: Revision, { sharedAddresses }: RevisionTables = TABLES): Revision | null {
  const sharing = AXES.filter((axis) => `${axis}=${revision[axis]}` in sharedAddresses);
  return sharing.length === 0 ? null : { ...revision, ...currentValues(sharing) };
}

const currentValues = (axes: readonly Axis[]): Partial<Revision> =>
  Object.fromEntries(axes.map((axis) => [axis, REVISIONS.current[axis]]));

/** Names by `axis=value` and operation, without their types. */
type NamesTable = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;

/**
 * Returns the names of request fields in a variant of an operation, by their current names; null if the names are the
 * same.
 * @param variant the values that change the operation, as `axis=value`, separated by commas
 */
export function requestNamesOf(operationId: string, variant: string): Readonly<Record<string, string>> | null {
  const tables = REQUEST_NAMES as unknown as NamesTable;
  const names = variant.split(',').flatMap((value) => {
    const own = tables[value]?.[operationId];
    return own === undefined ? [] : [own];
  });
  return names.length === 0 ? null : Object.assign({}, ...names);
}
