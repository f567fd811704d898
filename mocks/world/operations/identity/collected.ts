import type { components } from '../../../../generated/types/sandbox';
import type { CollectedData, Proof } from '../../../../server/identity/rules/report';
import type { IdentitySession } from '../../../../server/identity/rules/session';
import { newId } from '../../../../server/platform/ids';
import type { User } from '../../../../server/users/rules/user';
import { IDENTITY_PROVIDER_URL } from '../../identity-provider';

type Schemas = components['schemas'];

const BEFORE_SUBMISSION: readonly string[] = ['CREATED', 'IN_PROGRESS'];

/**
 * Returns the data that the provider has collected when a session reaches a status. Once all data is entered, it is the
 * service's data of the user, unless the control has other values; before that only the values of the control.
 */
export function collectedAt(
  session: IdentitySession,
  to: string,
  user: User,
  given: Schemas['IdentityReportInput'] | undefined,
  now: number,
): Partial<CollectedData> {
  const submits = BEFORE_SUBMISSION.includes(session.status) && to !== 'IN_PROGRESS';
  const known = submits ? knownOf(user) : {};
  return {
    personData: { ...session.collected.personData, ...known.personData, ...given?.person_data },
    address: { ...session.collected.address, ...known.address, ...given?.address },
    documentData: { ...session.collected.documentData, ...known.documentData, ...given?.document_data },
    proofs: submits ? proofs(now) : [],
  };
}

function knownOf(user: User): Partial<CollectedData> {
  const { legalAddress } = user;
  const { additional_info: _, ...address } = legalAddress ?? { additional_info: null };
  return {
    personData: {
      name: user.name,
      surname: user.surname,
      birthdate: user.birthdate,
      gender: user.gender,
      nationality: user.nationality,
    },
    ...(legalAddress === null ? {} : { address: address as CollectedData['address'] }),
    documentData: {
      identification_type: user.identificationType,
      identification_value: user.identificationValue,
      tax_identification_type: user.taxIdentificationType,
      tax_identification_value: user.taxIdentificationValue,
      issuing_country: user.operationCountry,
      issue_date: null,
      expiration_date: null,
    },
  };
}

/** The pictures that a user takes when they submit a session. */
export function proofs(now: number): Proof[] {
  const types: Proof['type'][] = ['DOCUMENT_FRONT', 'DOCUMENT_BACK', 'SELFIE'];
  return types.map((type) => ({ type, url: `${IDENTITY_PROVIDER_URL}/proofs/${newId()}`, createdAt: now }));
}
