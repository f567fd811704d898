import type { components } from '../../generated/types/openapi';
import { timestamp } from '../platform/present';
import type { LegalAddressInput } from './rules/legal-address';
import type { User, UserInput } from './rules/user';

type Schemas = components['schemas'];

/** Shows a user in the contract's words. */
export function presentUser(user: User): Schemas['User'] {
  return {
    id: user.id,
    client_id: user.clientId,
    name: user.name,
    surname: user.surname,
    identification_type: user.identificationType as Schemas['IdentificationType'] | null,
    identification_value: user.identificationValue,
    birthdate: user.birthdate,
    gender: user.gender as Schemas['Gender'] | null,
    email: user.email,
    phone: user.phone,
    tax_identification_type: user.taxIdentificationType as Schemas['TaxIdentificationType'] | null,
    tax_identification_value: user.taxIdentificationValue,
    nationality: user.nationality,
    legal_address: user.legalAddress,
    operation_country: user.operationCountry,
    status: user.status as Schemas['UserStatus'],
    status_reason: user.statusReason as 'CLIENT_INTERNAL_REASON' | null,
    created_at: timestamp(user.createdAt),
    updated_at: timestamp(user.updatedAt),
  };
}

function defined<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}

/** Reads the fields of a user that a request sent, in the program's words. */
export function userInput<B extends Schemas['UserCreate'] | Schemas['UserUpdate']>(body: B): UserInput {
  const { status, status_reason } = body as Schemas['UserUpdate'];
  return defined({
    email: body.email,
    name: body.name,
    surname: body.surname,
    identificationType: body.identification_type,
    identificationValue: body.identification_value,
    birthdate: body.birthdate,
    gender: body.gender,
    phone: body.phone,
    taxIdentificationType: body.tax_identification_type,
    taxIdentificationValue: body.tax_identification_value,
    nationality: body.nationality,
    legalAddress: body.legal_address as LegalAddressInput | null | undefined,
    operationCountry: body.operation_country,
    status,
    statusReason: status_reason ?? undefined,
  });
}
