// Converts orders from the format of the contract to that of the ports: the reverse of the service's connectors.

import type { components } from '../../../generated/types/network-api';
import type { Destination } from '../../../server/bank/rules/destination';
import type { PixDestination } from '../../../server/bank/rules/pix-destination';
import { parseAmount } from '../../../server/kernel/money';
import type { TransferOrder } from '../../../server/networks/bank/port';

type Schemas = components['schemas'];

/** An amount of the contract in minor units: it was checked against the contract before. */
export const minor = (amount: string): bigint => parseAmount(amount) as bigint;

function common(clientId: string, order: Schemas['ArgentineTransferOrder'] | Schemas['PixTransferOrder']) {
  const { id, amount, currency, description, payer, created_at } = order;
  return {
    id,
    clientId,
    amount: minor(amount),
    currency,
    description,
    payer: { name: payer.name, taxId: payer.tax_id, key: payer.key },
    createdAt: Date.parse(created_at),
  };
}

export function argentineTransfer(clientId: string, order: Schemas['ArgentineTransferOrder']): TransferOrder {
  const { cbu, cvu, alias, bank, holder, active } = order.destination;
  const { name, tax_type: taxType, tax_value: taxValue } = holder;
  const destination = { cbu, cvu, alias, bank, holder: { name, taxType, taxValue }, active };
  return { ...common(clientId, order), concept: order.concept, to: { rail: 'ARG', destination } };
}

export function pixTransfer(clientId: string, order: Schemas['PixTransferOrder']): TransferOrder {
  const { key, key_type: keyType, holder, bank } = order.destination;
  const { name, document_type: documentType, document } = holder;
  const destination = { key, keyType, holder: { name, documentType, document }, bank };
  return {
    ...common(clientId, order),
    concept: null,
    to: { rail: 'PIX', destination, endToEndId: order.end_to_end_id },
  };
}

export function shownDestination(found: Destination): Schemas['ArgentineDestination'] {
  const { holder, ...account } = found;
  return { ...account, holder: { name: holder.name, tax_type: holder.taxType, tax_value: holder.taxValue } };
}

export function shownPixDestination({ key, keyType, holder, bank }: PixDestination): Schemas['PixDestination'] {
  const { name, documentType: document_type, document } = holder;
  return { key, key_type: keyType, holder: { name, document_type, document }, bank };
}
