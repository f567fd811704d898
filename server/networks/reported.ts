import type { ErrorCode } from '../../generated/errors';
import { DomainError, unknownAt } from '../kernel/errors';
import type { ReportingNetwork } from '../platform/http/caller';
import type { Reader } from '../platform/store/db';
import { findOwner, type ReportedTable } from './store/owners';

/** The network that calls. The pipeline allows only networks to call these operations. */
export function reporting({ network }: { network: ReportingNetwork | null }): ReportingNetwork {
  if (network === null) throw new Error('an operation for networks was called by a caller that is not a network');
  return network;
}

/** The id of a report in the store: a reference is unique within its network only. */
export function referenceAt({ name }: ReportingNetwork, reference: string): string {
  return `${name}:${reference}`;
}

/** The field of a report's body that identifies the record, and the kind of record. */
interface Naming {
  pointer: string;
  thing: string;
}

/**
 * Finds the client of a record. A record of a client that the network does not serve does not exist for this network.
 * @param named absent if the address identifies the record
 * @throws DomainError with the given code
 */
export async function ownerOf(
  reader: Reader,
  network: ReportingNetwork,
  { table, id, missing, named }: { table: ReportedTable; id: string; missing: ErrorCode; named?: Naming },
): Promise<string> {
  const owner = await findOwner(reader, table, id);
  if (owner !== null && network.mayReportOf(owner)) return owner;
  throw named === undefined ? new DomainError(missing) : unknownAt(missing, named.pointer, named.thing);
}
