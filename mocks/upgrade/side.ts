import type { OperationRule } from '../../generated/operations';
import { AXES, parseRevision, REVISIONS, type Revision, SHARED_ADDRESSES, variantOf } from '../../generated/revisions';
import { type Contract, Contracts } from '../../server/platform/http/contracts';
import { generatedDocuments } from '../prism/documents';
import type { Document } from './schemas';

/** One of the two revisions that are compared. */
export interface Side {
  revision: Revision;
  /** `current`, `earliest`, or its differences from the current one. */
  name: string;
  contract: Contract;
  /** The contract of the service's own API. */
  service: Document;
  /** The contract of the client's API. */
  counterpart: Document;
}

const contracts = new Contracts('current', ({ document }) => document === 'openapi' || document === 'client-api');

/** Loads a revision. @param text its name, or `axis=value` pairs @throws Error when there is none such */
export async function sideOf(text: string): Promise<Side> {
  const revision = parseRevision(text);
  const variant = variantOf(revision);
  const named = Object.entries(REVISIONS).find(([, known]) => variantOf(known) === variant);
  const name = named?.[0] ?? variant;
  const { service, counterpart } = await generatedDocuments(name)();
  return {
    revision,
    name,
    contract: contracts.of(name),
    service: service as Document,
    counterpart: counterpart as Document,
  };
}

/** The operation at the address that serves another one, where a revision joins several under one address. */
function hostOf({ revision }: Side, operationId: string): string | undefined {
  const tables = SHARED_ADDRESSES as Readonly<Record<string, Readonly<Record<string, object>>>>;
  return AXES.flatMap((axis) => Object.entries(tables[`${axis}=${revision[axis]}`] ?? {})).find(
    ([, served]) => operationId in served,
  )?.[0];
}

/** The address at which a revision serves an operation; null where it does not. */
export function addressOf(side: Side, operationId: string): OperationRule | null {
  const wanted = hostOf(side, operationId) ?? operationId;
  return [...side.contract.at.values()].find((rule) => rule.operationId === wanted) ?? null;
}
