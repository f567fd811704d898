import { type FiltersOf, json, moment, optional, type RecordOf, table, text } from '../../platform/store/table';
import type { CollectedData } from '../rules/report';

export type IdentityStatus =
  | 'CREATED'
  | 'IN_PROGRESS'
  | 'PROCESSING'
  | 'VALIDATED'
  | 'REJECTED'
  | 'NOT_VALIDATED'
  | 'CANCELLED';

export type StepName = 'PERSON_DATA' | 'ADDRESS' | 'DOCUMENT' | 'SELFIE';
export type StepStatus = 'PENDING' | 'COMPLETED' | 'FAILED';

/** One thing that the user does in a session. */
export interface IdentityStep {
  name: StepName;
  status: StepStatus;
  updatedAt: number;
}

/** Sessions in which users prove who they are. Times are milliseconds since the epoch. */
export const identitySessions = table(
  'identity_sessions',
  {
    id: text(),
    clientId: text(),
    userId: text(),
    status: text<IdentityStatus>(),
    /**
     * The country whose provider has the session: where the user operated when it was ordered. Null in sessions of
     * earlier versions.
     */
    country: optional(text()),
    /** The address of the session for the user, at the identity provider. */
    url: text(),
    steps: json<IdentityStep[]>(),
    /** The data that the provider reported so far. */
    collected: json<CollectedData>(),
    createdAt: moment(),
    updatedAt: moment(),
    expiresAt: moment(),
  },
  {
    sortable: ['userId', 'status', 'createdAt'],
    filterable: ['userId', 'status', 'createdAt'],
  },
);

export type IdentitySession = RecordOf<typeof identitySessions>;
export type IdentitySessionFilters = FiltersOf<typeof identitySessions>;
