import type { AllServices } from '../../server/all-services';
import type { Extension } from '../../server/app';
import { hashSecret, newSecret } from '../../server/auth/secrets';
import { insertClient, updateClient } from '../../server/clients/store/clients';
import { type Client, type ClientConfiguration, defaultConfiguration } from '../../server/kernel/client';
import { DomainError } from '../../server/kernel/errors';
import { type Call, write } from '../../server/platform/http/operation';
import { newId } from '../../server/platform/ids';

/**
 * The few sandbox controls without which no row can be run: clients of one's own and answers that fail on demand. They
 * stand in as long as a server is started without the whole sandbox.
 */
export function controls(services: AllServices): Extension {
  const faults: Fault[] = [];
  const operations = {
    createSandboxClient: createSandboxClient(services),
    updateSandboxClient,
    createFault: createFault(faults),
  };
  const interceptor: Extension['interceptors'][number] = (rule, client) => {
    const index = faults.findIndex(
      // Where no token says who calls, a fault is for whoever comes next.
      ({ operationId, clientId }) =>
        operationId === rule.operationId && (rule.auth === 'none' || clientId === client.id),
    );
    const [fault] = index < 0 ? [] : faults.splice(index, 1);
    if (fault) throw failing(fault.status);
  };
  return { operations: operations as unknown as Extension['operations'], interceptors: [interceptor] };
}

interface Fault {
  clientId: string;
  operationId: string;
  status: FaultStatus;
}

type FaultStatus = Call<'createFault'>['body']['status'];

function failing(status: FaultStatus): DomainError {
  const later = { 'retry-after': '1' };
  if (status === 429) return new DomainError('RATE_LIMITED', [], later);
  return status === 503 ? new DomainError('SERVICE_UNAVAILABLE', [], later) : new DomainError('INTERNAL_ERROR');
}

const createFault = (faults: Fault[]) =>
  write<'createFault'>(async ({ body, client, now }) => {
    const { operation_id, status, times = 1, retry_after = 1 } = body;
    faults.push({ clientId: client.id, operationId: operation_id, status });
    const data = { id: newId(), operation_id, status, times, retry_after, left: times, created_at: timestamp(now) };
    return { status: 201, body: { data } };
  });

const createSandboxClient = (services: AllServices) =>
  write<'createSandboxClient'>(async ({ body, now }, tx) => {
    const { name, country = 'ARG', revision = 'current', scopes = null } = body;
    const client_secret = newSecret();
    const id = newId();
    const client: Client = {
      id,
      name,
      secretHash: hashSecret(services.vault, id, client_secret),
      status: 'ACTIVE',
      revision,
      countries: ['ARG', 'BRA', 'MEX', 'COL'],
      configuration: { ...defaultConfiguration, scopes },
      createdAt: now,
      updatedAt: now,
    };
    await insertClient(tx, client);
    const api_key = {
      api_key: newId(),
      api_secret: Buffer.from(newSecret()).toString('base64'),
      status: 'ACTIVE' as const,
      created_at: timestamp(now),
      retires_at: null,
    };
    const { audience } = services.config;
    const data = { client_id: client.id, client_secret, audience, name, country, revision, api_key };
    return { status: 201, headers: { 'cache-control': 'no-store' }, body: { data } };
  });

const updateSandboxClient = write<'updateSandboxClient'>(async ({ body, client, now }, tx) => {
  const changes = configurationOf(body);
  const { status = client.status } = body;
  const changed: Client = { ...client, status, updatedAt: now, configuration: { ...client.configuration, ...changes } };
  await updateClient(tx, client.id, { status, configuration: changed.configuration, updatedAt: now });
  return { status: 200, body: { data: record(changed) } };
});

function configurationOf(body: Call<'updateSandboxClient'>['body']): Partial<ClientConfiguration> {
  const { card_data_entitled, products, accounts_per_currency, scopes } = body;
  return {
    ...(card_data_entitled !== undefined && { cardDataEntitled: card_data_entitled }),
    ...(products !== undefined && { products }),
    ...(accounts_per_currency !== undefined && { accountsPerCurrency: accounts_per_currency }),
    ...(scopes !== undefined && { scopes }),
  };
}

function record({ id, name, status, revision, configuration, createdAt, updatedAt }: Client) {
  const { cardDataEntitled, products, callbacks, limits, pages, scopes, accountsPerCurrency, cardCharges } =
    configuration;
  return {
    id,
    name,
    country: 'ARG' as const,
    countries: ['ARG' as const],
    status,
    revision: revision ?? 'current',
    callback_addresses: callbacks,
    limits,
    products: products as ('IDENTITY' | 'CREDIT')[],
    card_data_entitled: cardDataEntitled,
    rate_limit: null,
    pages,
    scopes,
    accounts_per_currency: accountsPerCurrency ?? 1,
    card_charges: cardCharges,
    created_at: timestamp(createdAt),
    updated_at: timestamp(updatedAt),
  };
}

function timestamp(moment: number): string {
  return new Date(moment).toISOString();
}
