import { operations } from '../../generated/operations';
import { NameResolver } from '../events/name-resolver';
import { Metrics } from '../platform/http/metrics';
import { createLogs } from '../platform/log';
import { DESTINATION, PIX_DESTINATION } from '../testing/networks';
import { Receiver } from '../testing/receiver';
import type { BankRails, TransferOrder } from './bank/port';
import type { Network } from './configuration/network';
import { connectedPorts } from './connectors';
import type { ScoredUse } from './fraud/score-port';
import { NetworkFailure } from './http/failure';
import { HttpNetworks, NoNetwork } from './http/http-networks';
import type { Ports } from './ports';
import type { Rail } from './rails';

const CLIENT = '01935d2a-7f60-7c11-9a51-000000000001';
const ID = '01935d2a-7f60-7c11-9a51-0000000000a1';
const AT = Date.parse('2026-03-15T12:00:00.000Z');

let receiver: Receiver;
let networks: HttpNetworks;
let ports: Ports;

beforeEach(async () => {
  receiver = await Receiver.start();
  networks = networksWith([
    'bank-arg',
    'bank-bra',
    'cash',
    'courier',
    'embosser',
    'identity',
    'rates',
    'fraud',
    'card-fraud',
  ]);
  ports = connectedPorts(networks, {} as never);
});
afterEach(async () => {
  await networks.close();
  await receiver.close();
});

function networksWith(
  serves: readonly Rail[],
  clients: ReadonlySet<string> | null = null,
  countries: ReadonlySet<string> | null = null,
): HttpNetworks {
  const calls = {
    serves,
    address: receiver.url('/edge'),
    authentication: { kind: 'bearer', token: 'abc' } as const,
    tls: {},
    timeoutMilliseconds: 5_000,
    throughProxy: false,
    retries: 0,
    atOnce: 4,
    circuit: { failures: 50, openMilliseconds: 1_000 },
  };
  const all: Network = { name: 'all', clients, countries, calls, reports: null, standIn: new Map() };
  return new HttpNetworks([all], {
    log: createLogs('silent').log,
    metrics: new Metrics({ process: false }),
    resolver: new NameResolver(),
  });
}

/** Sets the answer of the network: data with a status, or an empty body. */
function answering(data: unknown, status = 200): void {
  receiver.answer = (response) => response.writeHead(status).end(data === undefined ? '' : JSON.stringify({ data }));
}

/** The one call that came, and its operation as the contract has it. */
function asked() {
  expect(receiver.received).toHaveLength(1);
  const [{ path, body, headers, method }] = receiver.received as [(typeof receiver.received)[number]];
  return {
    call: `${method} ${path}`,
    body: body === '' ? undefined : JSON.parse(body),
    client: headers['x-client-id'],
  };
}

const holder = { name: 'Bruno Díaz', tax_type: 'CUIL', tax_value: '20276543211' };
const destination = {
  cbu: '2850590940090418135201',
  cvu: null,
  alias: 'bruno.diaz',
  bank: { code: '285', name: 'Banco' },
  holder,
  active: true,
};
const pixDestination = {
  key: 'mariana.costa@example.com',
  key_type: 'EMAIL',
  holder: { name: 'Mariana Costa', document_type: 'CPF', document: '***.982.247-**' },
  bank: { ispb: '99999004', name: 'Banco do Norte' },
};
const order: TransferOrder = {
  id: ID,
  clientId: CLIENT,
  amount: 12_345n,
  currency: 'ARS',
  concept: 'VAR',
  description: null,
  payer: { name: 'Ana', taxId: null, key: null },
  to: { rail: 'ARG', destination: DESTINATION },
  createdAt: AT,
};
const END_TO_END = 'E9999901020260315120000000000001';
const pixOrder: TransferOrder = {
  ...order,
  currency: 'BRL',
  concept: null,
  to: { rail: 'PIX', destination: PIX_DESTINATION, endToEndId: END_TO_END },
};
const money = { id: ID, amount: '123.45', description: null, payer: { name: 'Ana', tax_id: null, key: null } };
const created_at = '2026-03-15T12:00:00.000Z';
const plastic = { cardId: ID, pan: '4111111111111111', cvv: '123', expirationDate: '03/29', name: null };
const address = {
  ...{ street_name: 'Florida', street_number: null, floor: null, apartment: null, city: 'CABA', region: 'CABA' },
  ...{ country: 'ARG', zip_code: null, neighborhood: null },
};
const use: ScoredUse = {
  ...{ id: ID, clientId: CLIENT, cardId: ID, userId: null, type: 'PURCHASE', origin: 'DOMESTIC', countryCode: 'ARG' },
  merchant: { id: '1', mcc: '5411', name: 'Almacén', address: null },
  ...{ pointType: 'POS', entryMode: 'CHIP', localAmount: 5_000n },
};

/**
 * Asks a port; the call and the body that have to come of it, what the network answers, and what the port makes of it.
 */
type Case = [
  name: keyof typeof operations,
  ask: (ports: Ports) => unknown,
  call: string,
  body: unknown,
  answer: unknown,
  result: unknown,
];

const CASES: Case[] = [
  [
    'findArgentineDestination',
    ({ bankRails }) => bankRails.findDestination(CLIENT, 'ALIAS', 'bruno.diaz'),
    'POST /edge/bank/arg/destinations/search',
    { key_type: 'ALIAS', key_value: 'bruno.diaz' },
    { destination: { ...destination, bank: { ...destination.bank, more: 1 } } },
    DESTINATION,
  ],
  [
    'findArgentineDestination',
    ({ bankRails }) => bankRails.findDestination(CLIENT, 'CBU', DESTINATION.cbu as string),
    'POST /edge/bank/arg/destinations/search',
    { key_type: 'CBU', key_value: DESTINATION.cbu },
    { destination: null },
    null,
  ],
  [
    'changeArgentineAlias',
    ({ bankRails }) => bankRails.changeAlias(CLIENT, { cvu: '0000123400000000012345', alias: 'new.alias' }),
    'PUT /edge/bank/arg/aliases/0000123400000000012345',
    { alias: 'new.alias' },
    { result: 'TAKEN' },
    { changed: false },
  ],
  [
    'sendArgentineTransfer',
    ({ bankRails }) => bankRails.transfer(order),
    'POST /edge/bank/arg/transfers',
    { ...money, currency: 'ARS', concept: 'VAR', destination, created_at },
    { id: ID, status: 'FAILED', failure_reason: 'DESTINATION_REJECTED' },
    { status: 'FAILED', reason: 'DESTINATION_REJECTED' },
  ],
  [
    'findPixKeyHolder',
    ({ bankRails }) => bankRails.findPixKey(CLIENT, PIX_DESTINATION.key),
    'POST /edge/bank/bra/keys/search',
    { key: PIX_DESTINATION.key },
    { destination: pixDestination },
    PIX_DESTINATION,
  ],
  [
    'registerPixKeyInDirectory',
    ({ bankRails }) => bankRails.registerPixKey(CLIENT, { key: ID, accountId: ID }),
    `PUT /edge/bank/bra/keys/${ID}`,
    { account_id: ID },
    { key: ID },
    undefined,
  ],
  [
    'removePixKeyFromDirectory',
    ({ bankRails }) => bankRails.removePixKey(CLIENT, ID),
    `DELETE /edge/bank/bra/keys/${ID}`,
    undefined,
    undefined,
    undefined,
  ],
  [
    'sendPixTransfer',
    ({ bankRails }) => bankRails.transfer(pixOrder),
    'POST /edge/bank/bra/transfers',
    { ...money, currency: 'BRL', end_to_end_id: END_TO_END, destination: pixDestination, created_at },
    { id: ID, status: 'IN_PROGRESS' },
    { status: 'IN_PROGRESS' },
  ],
  [
    'registerBoleto',
    ({ cashNetwork }) =>
      cashNetwork.registerBoleto({
        ...{ id: ID, clientId: CLIENT, accountId: ID, amount: 12_345n, expiresAt: AT },
        ...{ digitableLine: '1'.repeat(47), barcode: '2'.repeat(44) },
      }),
    'POST /edge/cash/boletos',
    {
      ...{ id: ID, account_id: ID, amount: '123.45', currency: 'BRL', expires_at: created_at },
      ...{ digitable_line: '1'.repeat(47), barcode: '2'.repeat(44) },
    },
    { id: ID, result: 'REFUSED' },
    { accepted: false },
  ],
  [
    'withdrawBoleto',
    ({ cashNetwork }) => cashNetwork.withdrawBoleto({ id: ID, clientId: CLIENT }),
    `DELETE /edge/cash/boletos/${ID}`,
    undefined,
    undefined,
    undefined,
  ],
  [
    'orderPlastic',
    ({ embosser }) =>
      embosser.order({
        ...{ id: ID, kind: 'CARD', clientId: CLIENT, country: 'ARG', company: null, shipmentId: null },
        plastics: [plastic],
      }),
    'POST /edge/embosser/orders',
    {
      ...{ id: ID, kind: 'CARD', company: null, shipment_id: null },
      plastics: [{ card_id: ID, pan: plastic.pan, cvv: '123', expiration_date: '03/29', name: null }],
    },
    { id: ID },
    undefined,
  ],
  [
    'announceShipment',
    ({ courier }) =>
      courier.announce({
        ...{ id: ID, clientId: CLIENT, company: 'POST', shipmentType: 'SINGLE_CARD', country: 'ARG' },
        ...{ address, receiver: { full_name: 'Ana' } },
      }),
    `PUT /edge/courier/shipments/${ID}`,
    { company: 'POST', shipment_type: 'SINGLE_CARD', country: 'ARG', address, receiver: { full_name: 'Ana' } },
    { id: ID },
    undefined,
  ],
  [
    'openProviderSession',
    ({ identityProvider }) =>
      identityProvider.open({ id: ID, clientId: CLIENT, country: 'ARG', userId: ID, expiresAt: AT }),
    'POST /edge/identity/sessions',
    { id: ID, user_id: ID, expires_at: created_at },
    { id: ID, url: 'https://identity.example/1' },
    { url: 'https://identity.example/1' },
  ],
  [
    'cancelProviderSession',
    ({ identityProvider }) => identityProvider.cancel({ id: ID, clientId: CLIENT, country: 'ARG' }),
    `DELETE /edge/identity/sessions/${ID}`,
    undefined,
    undefined,
    undefined,
  ],
  [
    'quoteExchangeRate',
    ({ exchangeRates }) => exchangeRates.rate('USD', 'ARS', AT),
    'GET /edge/rates/quote?from=USD&to=ARS&at=2026-03-15T12%3A00%3A00.000Z',
    undefined,
    { from: 'USD', to: 'ARS', rate: '1450.25' },
    '1450.25',
  ],
  [
    'scoreMovement',
    ({ fraudEngine }) => fraudEngine?.refuses({ clientId: CLIENT, operationId: 'createTransaction', amount: '10.00' }),
    'POST /edge/fraud/movements',
    { operation_id: 'createTransaction', amount: '10.00' },
    { verdict: 'REFUSE' },
    true,
  ],
  [
    'scoreCardUse',
    ({ cardFraud }) => cardFraud?.judge(use),
    'POST /edge/fraud/card-uses',
    {
      ...{ id: ID, card_id: ID, user_id: null, type: 'PURCHASE', origin: 'DOMESTIC', country_code: 'ARG' },
      merchant: use.merchant,
      ...{ point_type: 'POS', entry_mode: 'CHIP', local_amount: '50.00' },
    },
    { id: ID, verdict: 'OVER_THRESHOLD' },
    'OVER_THRESHOLD',
  ],
];

describe('the connectors of the networks', () => {
  it.each(CASES)('ask in the contract’s words: %s', async (_name, ask, call, body, answer, result) => {
    answering(answer, answer === undefined ? 204 : 200);
    expect(await ask(ports)).toEqual(result);
    const client = call.startsWith('GET') ? undefined : CLIENT;
    expect(asked()).toEqual({ call, body, client });
  });

  it('cover every question of the contract', () => {
    const questions = Object.values(operations).filter(({ document }) => document === 'network-api');
    const covered = new Set<string>(CASES.map(([name]) => name));
    expect(questions.map(({ operationId }) => operationId).filter((name) => !covered.has(name))).toEqual([]);
  });

  it('take the answer to another order for none', async () => {
    answering({ id: CLIENT, status: 'GONE' });
    await expect(ports.bankRails.transfer(order)).rejects.toThrow(
      /at \/data\/status: must be one of SUCCESS, FAILED, IN_PROGRESS$/,
    );
    answering({ id: CLIENT, status: 'SUCCESS' });
    await expect(ports.bankRails.transfer(order)).rejects.toMatchObject({ reason: 'broken-reply' });
    for (const [from, to] of [
      ['ARS', 'USD'],
      ['USD', 'BRL'],
      ['BRL', 'ARS'],
    ]) {
      answering({ from, to, rate: '1' });
      await expect(ports.exchangeRates.rate('USD', 'ARS', AT)).rejects.toMatchObject({ reason: 'broken-reply' });
    }
  });

  it.each([
    ['CBU', '0720001400000012345674', (of: BankRails, value: string) => of.findDestination(CLIENT, 'CBU', value)],
    [
      'CBU that is a CVU',
      '0000123400000000012345',
      (of: BankRails, value: string) => of.findDestination(CLIENT, 'CBU', value),
    ],
    ['CVU', '0000123400000000012345', (of: BankRails, value: string) => of.findDestination(CLIENT, 'CVU', value)],
    ['ALIAS', 'somebody.else', (of: BankRails, value: string) => of.findDestination(CLIENT, 'ALIAS', value)],
    ['PIX key', 'somebody@example.com', (of: BankRails, value: string) => of.findPixKey(CLIENT, value)],
  ])('take the answer for another destination for none: %s', async (type, value, find) => {
    const other = type === 'PIX key' ? pixDestination : destination;
    answering({ destination: other });
    await expect(find(ports.bankRails, value)).rejects.toMatchObject({ reason: 'broken-reply' });
    const own = {
      CBU: { cbu: value, cvu: null },
      CVU: { cbu: null, cvu: value },
      'CBU that is a CVU': { cbu: null, cvu: value },
      ALIAS: { alias: value.toUpperCase() },
    };
    answering({ destination: { ...other, ...(own[type as keyof typeof own] ?? { key: value.toUpperCase() }) } });
    expect(await find(ports.bankRails, value)).not.toBeNull();
  });

  it.each([
    [400, 'INVALID_REQUEST'],
    [409, 'REFERENCE_REUSED'],
  ])('say that the network refuses, by its code: %i %s', async (status, code) => {
    receiver.answer = (response) =>
      response
        .writeHead(status)
        .end(JSON.stringify({ error_code: code, error: { message: 'x', details: [] }, request_id: '1' }));
    const failure = await Promise.resolve(ports.bankRails.transfer(order)).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(NetworkFailure);
    expect(failure).toMatchObject({ reason: 'refused', message: expect.stringContaining(`${status} ${code}`) });
  });

  it('say that nobody serves a client, and let pass whom nobody scores', async () => {
    const others = networksWith(['bank-arg', 'fraud', 'card-fraud'], new Set(['somebody-else']));
    const none = connectedPorts(others, {} as never);
    await expect(none.bankRails.transfer(order)).rejects.toBeInstanceOf(NoNetwork);
    expect(await none.cardFraud?.judge(use)).toBe('ACCEPT');
    expect(await none.fraudEngine?.refuses({ clientId: CLIENT, operationId: 'x', amount: '1' })).toBe(false);
    expect(receiver.received).toEqual([]);
    expect(connectedPorts(networksWith(['rates']), {} as never).cardFraud).toBeUndefined();
    await others.close();
  });

  it('ask the identity provider of the user’s country', async () => {
    const inBrazil = networksWith(['identity'], null, new Set(['BRA']));
    const { identityProvider } = connectedPorts(inBrazil, {} as never);
    const session = (country: string) => ({ id: ID, clientId: CLIENT, country, userId: ID, expiresAt: AT });
    answering({ id: ID, url: 'https://identity.example/1' });
    expect(await identityProvider.open(session('BRA'))).toEqual({ url: 'https://identity.example/1' });
    await expect(identityProvider.open(session('ARG'))).rejects.toBeInstanceOf(NoNetwork);
    await inBrazil.close();
  });
});
