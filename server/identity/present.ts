import type { components } from '../../generated/types/openapi';
import { timestamp } from '../platform/present';
import type { IdentitySession } from './rules/session';

type Schemas = components['schemas'];

/** An identity session in the contract's words. */
export function presentSession(session: IdentitySession): Schemas['IdentitySession'] {
  return {
    id: session.id,
    user_id: session.userId,
    status: session.status,
    url: session.url,
    steps: session.steps.map(({ name, status, updatedAt }) => ({ name, status, updated_at: timestamp(updatedAt) })),
    created_at: timestamp(session.createdAt),
    updated_at: timestamp(session.updatedAt),
    expiration_at: timestamp(session.expiresAt),
  };
}

/** Presents the data that a session with an outcome collected. */
export function presentReport(session: IdentitySession): Schemas['IdentityReport'] {
  const { personData, address, documentData, proofs } = session.collected;
  return {
    id: session.id,
    user_id: session.userId,
    status: session.status as Schemas['IdentityReport']['status'],
    person_data: personData as Schemas['IdentityPersonData'],
    address,
    document_data: documentData as Schemas['IdentityDocumentData'],
    documentation_proof: proofs.map(({ type, url, createdAt }) => ({ type, url, created_at: timestamp(createdAt) })),
  };
}
