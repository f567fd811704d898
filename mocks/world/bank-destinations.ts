import { triggers } from '../../generated/triggers';
import type { Destination } from '../../server/bank/rules/destination';
import { taxTypeOf } from '../../server/bank/rules/destination';
import { maskedCnpj, maskedCpf, type PixDestination } from '../../server/bank/rules/pix-destination';
import type { Reader, Tx } from '../../server/platform/store/db';
import type { Page } from '../../server/platform/store/list';
import { listRecords } from '../../server/platform/store/records';
import { type ExternalAccount, simulatedDestinations } from './store/tables';

export type { ExternalAccount } from './store/tables';

const BANKS: Readonly<Record<string, string>> = { '017': 'Banco del Sur', '072': 'Banco de la Costa' };
const PIX_BANK = { ispb: '99999004', name: 'Banco do Norte' };

/** The value that the contract declares for an outcome of an operation. */
function triggerValue(operation: 'getDestinationInformation' | 'lookupPixKey', place: string, outcome: string): string {
  const values = (triggers[operation] as Readonly<Record<string, readonly { value: string; outcome: string }[]>>)[
    place
  ];
  const found = values?.find((trigger) => trigger.outcome === outcome);
  if (found === undefined) throw new Error(`the contract declares no value for ${outcome}`);
  return found.value;
}

const nobody = { clientId: '', alias: null, cbu: null, cvu: null, pixKey: null, pixKeyType: null, createdAt: 0 };

/** The accounts at other banks that every client finds, by the keys that the contract declares. */
const EVERYBODYS: readonly ExternalAccount[] = [
  {
    ...nobody,
    id: 'destination-active',
    country: 'ARG',
    cbu: '0170123000000045678901',
    alias: triggerValue('getDestinationInformation', 'path:/id-value', 'DESTINATION_ACTIVE'),
    holderName: 'Carlos Gómez',
    holderTaxId: '20287654325',
    active: true,
  },
  {
    ...nobody,
    id: 'destination-inactive',
    country: 'ARG',
    cbu: triggerValue('getDestinationInformation', 'path:/id-value', 'DESTINATION_INACTIVE'),
    holderName: 'Lucía Fernández',
    holderTaxId: '27314567892',
    active: false,
  },
  {
    ...nobody,
    id: 'pix-key-found',
    country: 'BRA',
    pixKey: triggerValue('lookupPixKey', 'path:/key', 'PIX_KEY_FOUND'),
    pixKeyType: 'EMAIL',
    holderName: 'Mariana Costa',
    holderTaxId: '52998224725',
    active: true,
  },
];

/** The keys with which an account at another bank is found; the case of aliases does not matter. */
export type OutsideKey = { cbu: string } | { cvu: string } | { alias: string } | { pixKey: string };

/** Finds an account at another bank: one of everybody's, or one that the client has opened. */
export async function findOutsideAccount(
  { knex }: Reader,
  clientId: string,
  key: OutsideKey,
): Promise<ExternalAccount | null> {
  const [field, value] = Object.entries(key)[0] as [keyof ExternalAccount, string];
  const seeded = EVERYBODYS.find((account) => String(account[field] ?? '').toLowerCase() === value.toLowerCase());
  if (seeded !== undefined) return seeded;
  const column = { cbu: 'cbu', cvu: 'cvu', alias: 'alias_key', pixKey: 'pix_key' }[field as 'cbu'];
  return simulatedDestinations.first(
    knex('simulated_destinations').where({
      client_id: clientId,
      [column]: field === 'alias' ? value.toLowerCase() : value,
    }),
  );
}

/** @throws UniqueViolation `simulated_destinations_*`: the client has opened one with this number or key */
export async function insertOutsideAccount({ knex }: Tx, account: ExternalAccount): Promise<void> {
  await knex('simulated_destinations').insert(simulatedDestinations.write(account));
}

/** @returns whether the client had such an account */
export async function deleteOutsideAccount({ knex }: Tx, clientId: string, id: string): Promise<boolean> {
  return (await knex('simulated_destinations').where({ id, client_id: clientId }).delete()) === 1;
}

/** One page of the accounts that a client has opened, newest first. */
export async function listOutsideAccounts(
  reader: Reader,
  clientId: string,
  page: Page,
): Promise<{ accounts: ExternalAccount[]; total: number }> {
  const { records, total } = await listRecords(reader, simulatedDestinations, { scope: { client_id: clientId }, page });
  return { accounts: records, total };
}

/** An account at another bank in Argentina as the directory there shows it. */
export function asDestination(account: ExternalAccount): Destination {
  const { cbu, cvu, alias, active } = account;
  const code = cbu === null ? (cvu ?? '').slice(0, 7) : cbu.slice(0, 3);
  const holder = { name: account.holderName, taxType: taxTypeOf(account.holderTaxId), taxValue: account.holderTaxId };
  return { cbu, cvu, alias, bank: { code, name: BANKS[code] ?? `Banco ${code}` }, holder, active };
}

/** An account at another bank in Brazil as the directory there shows it. */
export function asPixDestination(account: ExternalAccount): PixDestination {
  const { pixKey, pixKeyType, holderName: name, holderTaxId } = account;
  const holder =
    holderTaxId.length === 14
      ? ({ name, documentType: 'CNPJ', document: maskedCnpj(holderTaxId) } as const)
      : ({ name, documentType: 'CPF', document: maskedCpf(holderTaxId) } as const);
  return { key: pixKey ?? '', keyType: pixKeyType ?? 'EVP', holder, bank: PIX_BANK };
}
