/** The data that the user entered about themselves; null for fields that were never entered. */
interface PersonData {
  name: string | null;
  surname: string | null;
  birthdate: string | null;
  gender: string | null;
  nationality: string | null;
}

interface CollectedAddress {
  street_name: string | null;
  street_number: string | null;
  floor: string | null;
  apartment: string | null;
  zip_code: string | null;
  neighborhood: string | null;
  city: string | null;
  region: string | null;
  country: string | null;
}

interface DocumentData {
  identification_type: string | null;
  identification_value: string | null;
  tax_identification_type: string | null;
  tax_identification_value: string | null;
  issuing_country: string | null;
  issue_date: string | null;
  expiration_date: string | null;
}

/** A picture that the user took. */
export interface Proof {
  type: 'DOCUMENT_FRONT' | 'DOCUMENT_BACK' | 'SELFIE';
  url: string;
  createdAt: number;
}

/** The data that an identity session collected, in the contract's names as the report shows it. */
export interface CollectedData {
  personData: PersonData;
  address: CollectedAddress;
  documentData: DocumentData;
  proofs: Proof[];
}

export const nothingCollected: CollectedData = {
  personData: { name: null, surname: null, birthdate: null, gender: null, nationality: null },
  address: {
    street_name: null,
    street_number: null,
    floor: null,
    apartment: null,
    zip_code: null,
    neighborhood: null,
    city: null,
    region: null,
    country: null,
  },
  documentData: {
    identification_type: null,
    identification_value: null,
    tax_identification_type: null,
    tax_identification_value: null,
    issuing_country: null,
    issue_date: null,
    expiration_date: null,
  },
  proofs: [],
};

/** Adds data that was collected later. Null in `more` does not remove known values. */
export function merged(known: CollectedData, more: Partial<CollectedData>): CollectedData {
  return {
    personData: filled(known.personData, more.personData),
    address: filled(known.address, more.address),
    documentData: filled(known.documentData, more.documentData),
    proofs: [...known.proofs, ...(more.proofs ?? [])],
  };
}

function filled<T extends object>(known: T, more: Partial<T> = {}): T {
  const given = Object.entries(more).filter(([, value]) => value !== null && value !== undefined);
  return { ...known, ...Object.fromEntries(given) };
}
