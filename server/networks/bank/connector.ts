import type { components } from '../../../generated/types/network-api';
import type { Destination, DestinationKeyType } from '../../bank/rules/destination';
import type { PixDestination } from '../../bank/rules/pix-destination';
import type { RailOutcome } from '../../bank/rules/transfer';
import { formatAmount } from '../../kernel/money';
import { timestamp } from '../../platform/present';
import { NetworkFailure } from '../http/failure';
import type { Answer, HttpNetworks } from '../http/http-networks';
import type { BankRails, TransferOrder } from './port';

type Schemas = components['schemas'];

const argentina = (clientId: string) => ({ rail: 'bank-arg', clientId }) as const;
const brazil = (clientId: string) => ({ rail: 'bank-bra', clientId }) as const;

/** The bank networks, called over HTTP. */
export class HttpBankRails implements BankRails {
  constructor(private readonly networks: HttpNetworks) {}

  async findDestination(clientId: string, type: DestinationKeyType, value: string): Promise<Destination | null> {
    const body = { key_type: type, key_value: value };
    const { destination } = await this.networks.ask(argentina(clientId), 'findArgentineDestination', { body });
    if (destination === null) return null;
    const { cbu, cvu, alias } = destination;
    assertSame('bank-arg', 'findArgentineDestination', {
      requested: value,
      answered: type === 'ALIAS' ? alias : (cbu ?? cvu),
    });
    return destinationOf(destination);
  }

  async changeAlias(clientId: string, { cvu, alias }: { cvu: string; alias: string }): Promise<{ changed: boolean }> {
    const question = { path: { cvu }, body: { alias } };
    const { result } = await this.networks.ask(argentina(clientId), 'changeArgentineAlias', question);
    return { changed: result === 'CHANGED' };
  }

  async findPixKey(clientId: string, key: string): Promise<PixDestination | null> {
    const { destination } = await this.networks.ask(brazil(clientId), 'findPixKeyHolder', { body: { key } });
    if (destination === null) return null;
    assertSame('bank-bra', 'findPixKeyHolder', { requested: key, answered: destination.key });
    return pixDestinationOf(destination);
  }

  async registerPixKey(clientId: string, { key, accountId }: { key: string; accountId: string }): Promise<void> {
    const question = { path: { key }, body: { account_id: accountId } };
    await this.networks.ask(brazil(clientId), 'registerPixKeyInDirectory', question);
  }

  async removePixKey(clientId: string, key: string): Promise<void> {
    await this.networks.ask(brazil(clientId), 'removePixKeyFromDirectory', { path: { key } });
  }

  async transfer(order: TransferOrder): Promise<RailOutcome> {
    const { id, clientId, to } = order;
    const answer =
      to.rail === 'ARG'
        ? await this.networks.ask(argentina(clientId), 'sendArgentineTransfer', { id, body: argentineOrder(order, to) })
        : await this.networks.ask(brazil(clientId), 'sendPixTransfer', { id, body: pixOrder(order, to) });
    return outcomeOf(answer);
  }
}

/**
 * Checks that a destination is the one that was asked for: money goes to where the answer says.
 * @throws NetworkFailure where it is another one
 */
function assertSame(
  rail: string,
  operationId: string,
  { requested, answered }: { requested: string; answered: string | null },
): void {
  if (answered?.toLowerCase() === requested.toLowerCase()) return;
  throw new NetworkFailure(rail, operationId, 'broken-reply', 'the answer is for another destination');
}

function outcomeOf({ status, failure_reason: reason }: Answer<'sendPixTransfer'>): RailOutcome {
  if (status !== 'FAILED') return { status };
  // The contract has a reason wherever something failed.
  return { status, reason: reason as NonNullable<typeof reason> };
}

/** The fields that orders of both countries have. */
function common({ id, amount, description, payer, createdAt }: TransferOrder) {
  return {
    id,
    amount: formatAmount(amount),
    description,
    payer: { name: payer.name, tax_id: payer.taxId, key: payer.key },
    created_at: timestamp(createdAt),
  };
}

function argentineOrder(
  order: TransferOrder,
  { destination }: Extract<TransferOrder['to'], { rail: 'ARG' }>,
): Schemas['ArgentineTransferOrder'] {
  const { bank, holder, cbu, cvu, alias, active } = destination;
  const { name, taxType: tax_type, taxValue: tax_value } = holder;
  return {
    ...common(order),
    currency: 'ARS',
    concept: order.concept as Schemas['TransferConcept'],
    destination: { cbu, cvu, alias, bank, holder: { name, tax_type, tax_value }, active },
  };
}

function pixOrder(
  order: TransferOrder,
  { destination, endToEndId }: Extract<TransferOrder['to'], { rail: 'PIX' }>,
): Schemas['PixTransferOrder'] {
  const { key, keyType, holder, bank } = destination;
  const { name, documentType: document_type, document } = holder;
  return {
    ...common(order),
    currency: 'BRL',
    end_to_end_id: endToEndId,
    destination: { key, key_type: keyType, holder: { name, document_type, document }, bank },
  };
}

/** Field by field: what the network answers beyond the contract is not kept. */
function destinationOf({ cbu, cvu, alias, bank, holder, active }: Schemas['ArgentineDestination']): Destination {
  return {
    cbu,
    cvu,
    alias,
    bank: { code: bank.code, name: bank.name },
    holder: { name: holder.name, taxType: holder.tax_type, taxValue: holder.tax_value },
    active,
  };
}

function pixDestinationOf({ key, key_type, holder, bank }: Schemas['PixDestination']): PixDestination {
  return {
    key,
    keyType: key_type,
    holder: { name: holder.name, documentType: holder.document_type, document: holder.document },
    bank: { ispb: bank.ispb, name: bank.name },
  };
}
