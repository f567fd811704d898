import networks from '../../generated/documents/networks.json';
import openapi from '../../generated/documents/openapi.json';
import sandbox from '../../generated/documents/sandbox.json';
import { newId } from '../../server/platform/ids';
import { ADDRESS, CardBench, RECEIVER } from '../../server/testing/cards';
import { useServer } from '../../server/testing/server';
import { worldExtension } from '.';

type Body = Record<string, unknown>;

const server = useServer({ extension: worldExtension });
const bench = () => CardBench.open(server());

const schemas = { ...sandbox.components.schemas, ...openapi.components.schemas } as Record<string, object>;

/** The members of a record that was read which the schema of a write has. */
function writable(schema: string, record: Body): Body {
  const { properties = {} } = schemas[schema] as { properties?: object };
  const names = Object.keys(properties);
  return Object.fromEntries(names.filter((name) => name in record).map((name) => [name, record[name]]));
}

/** The names of members that are null, so that a test shows that it is about null. */
const nulls = (body: object) =>
  Object.entries(body)
    .filter(([, value]) => value === null)
    .map(([name]) => name);

const sparse = (changes: Body = {}) => ({ email: `${newId()}@example.com`, operation_country: 'ARG', ...changes });

type Schema = Record<string, unknown>;

/** The schemas of a contract, with references followed. */
class Schemas {
  constructor(private readonly document: object) {}

  at(given: unknown): Schema {
    const schema = (given ?? {}) as Schema;
    if (typeof schema.$ref !== 'string') return schema;
    const steps = schema.$ref.slice(2).split('/');
    return this.at(steps.reduce((value: unknown, step) => (value as Schema)[step], this.document));
  }

  private parts(schema: Schema): Schema[] {
    return ['oneOf', 'anyOf', 'allOf'].flatMap((key) => (schema[key] ?? []) as Schema[]);
  }

  isNullable(given: unknown): boolean {
    const schema = this.at(given);
    return [schema.type].flat().includes('null') || this.parts(schema).some((part) => this.isNullable(part));
  }

  /** Decides whether a list may be empty; null for anything else. */
  mayBeEmpty(given: unknown): boolean | null {
    const schema = this.at(given);
    if (schema.items !== undefined) return ((schema.minItems as number | undefined) ?? 0) === 0;
    const parts = this.parts(schema).map((part) => this.mayBeEmpty(part));
    return parts.find((part) => part !== null) ?? null;
  }

  members(given: unknown): [name: string, schema: Schema][] {
    const schema = this.at(given);
    const own = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
    return [...own, ...this.parts(schema).flatMap((part) => this.members(part))];
  }

  /** The places that are null, or an empty list, in a record and must not be in the body of a write. */
  refused(read: unknown, write: unknown, at = ''): string[] {
    const known = new Map(this.members(read));
    return this.members(write).flatMap(([name, schema]) => {
      const shown = known.get(name);
      if (shown === undefined) return [];
      const here = [
        ...(this.isNullable(shown) && !this.isNullable(schema) ? [`${at}/${name}`] : []),
        ...(this.mayBeEmpty(shown) && this.mayBeEmpty(schema) === false ? [`${at}/${name} []`] : []),
      ];
      return [...here, ...this.refused(shown, schema, `${at}/${name}`)];
    });
  }
}

/** The records of each area of a contract with the writes of the area, and what the writes refuse. */
function refusedNulls(document: object): string[] {
  const schemas = new Schemas(document);
  const { paths } = document as { paths: Record<string, Record<string, Schema>> };
  const all = Object.values(paths).flatMap((item) => Object.values(item).filter(({ operationId }) => operationId));
  const contents = (given: unknown) => Object.values((schemas.at(given).content ?? {}) as Record<string, Schema>);
  const records = ({ responses }: Schema) =>
    Object.entries(responses as Schema).flatMap(([status, response]) =>
      status.startsWith('2') ? contents(response).flatMap(({ schema }) => recordsOf(schema)) : [],
    );
  const recordsOf = (schema: unknown) =>
    schemas.members(schema).flatMap(([name, data]) => (name === 'data' ? [schemas.at(data).items ?? data] : []));
  return all.flatMap((write) =>
    contents(write.requestBody).flatMap(({ schema }) => {
      const near = all.filter(({ tags }) => String(tags) === String(write.tags)).flatMap(records);
      return near.flatMap((read) => schemas.refused(read, schema, String(write.operationId)));
    }),
  );
}

const NEW_MESSAGE = 'a message is new each time';

/** Why a write refuses a null that a record of its area has. */
const REFUSED: Readonly<Record<string, string>> = {
  'createCard/user_id': 'a card is made for a user',
  'activateCard/user_id': 'null is an unnamed card, and its activation gives it a user',
  'createCard/address': 'null is a box in a warehouse, and the new card is sent',
  'createCardBatch/address': 'null is a box in a warehouse',
  'createCardBatch/receiver': 'null is a shipment of another kind: a box to a client has a receiver',
  'updateCardShippingAddress/address': 'the address is what is changed',
  'updateBatchShippingAddress/address': 'a box to a client has an address',
  'updateBatchShippingAddress/receiver': 'a box to a client has a receiver',
  'createShipment/address': 'null is a box in a warehouse, and the card is sent from there',
  'deleteAccount/status_update_motive': 'null is an active account, and a deletion has a motive',
  'createCashInIntent/amount': 'null is an intent to withdraw: a boleto has an amount',
  'advanceShipment/status_detail': 'null is a card: a shipment always has a detail',
  'createAffinityGroup/name': 'null is the name on an unnamed card',
  'receiveCash/alias': 'null is an account at another bank',
  'authorizeAtNetwork/card_id': NEW_MESSAGE,
  'authorizeAtNetwork/installments': NEW_MESSAGE,
  'authorizeAtNetwork/merchant/address': NEW_MESSAGE,
  'forceAtNetwork/card_id': NEW_MESSAGE,
  'forceAtNetwork/installments': NEW_MESSAGE,
  'forceAtNetwork/merchant/address': NEW_MESSAGE,
  'forceAtNetwork/original_transaction_id': NEW_MESSAGE,
};

it('a write takes each null and each empty list that a record of its area has, or there is a reason', () => {
  const refused = [openapi, sandbox, networks].flatMap(refusedNulls);
  expect([...new Set(refused)].sort()).toEqual(Object.keys(REFUSED).sort());
});

it('the data of a movement and the owner of an account take each null and each empty list that records have', () => {
  const { schemas: named } = openapi.components as unknown as { schemas: Record<string, Schema> };
  const all = new Schemas(openapi);
  const { properties, ...notified } = Object.fromEntries(all.members(named.NotifiedActivityData));
  const { owner_data } = Object.fromEntries(all.members(named.Account));
  expect([properties, notified.description].map((shown) => all.isNullable(shown))).toEqual([true, true]);
  const movement = { properties: { ...notified, tx_properties: properties } };
  expect([
    ...all.refused(movement, named.TransactionDataInput),
    ...all.refused(movement, named.P2PDataInput),
    ...all.refused(named.NotifiedActivityDetail, named.TransactionDetailInput),
    ...all.refused(owner_data, named.AccountCreate),
  ]).toEqual([]);
});

describe('what was read can be written', () => {
  it('a user without data: changed, and created again', async () => {
    const b = await bench();
    const { id } = await b.ask('POST', '/users/v1/', sparse());
    const before = await b.ask('GET', `/users/v1/${id}`);
    const changes = writable('UserUpdate', before);
    expect(nulls(changes)).toContain('status_reason');
    expect(await b.ask('PATCH', `/users/v1/${id}`, changes)).toEqual(before);
    const { email: _email, ...copy } = writable('UserCreate', before);
    expect(nulls(copy)).toHaveLength(11);
    const copied = await b.ask('POST', '/users/v1/', { ...copy, email: `${newId()}@example.com` });
    expect(writable('UserCreate', copied)).toMatchObject(copy);
  });

  it('a blocked user, and what it was blocked with', async () => {
    const b = await bench();
    const { id } = await b.ask('POST', '/users/v1/', sparse());
    const path = `/users/v1/${id}`;
    const refused = await b.client.send('PATCH', path, { body: { status: 'BLOCKED', status_reason: null } });
    expect([refused.status, refused.body.error_code]).toEqual([422, 'INVALID_USER_STATUS_REASON']);
    const blocked = await b.ask('PATCH', path, { status: 'BLOCKED', status_reason: 'CLIENT_INTERNAL_REASON' });
    expect(await b.ask('PATCH', path, writable('UserUpdate', blocked))).toEqual(blocked);
    const active = await b.ask('PATCH', path, { status: 'ACTIVE', status_reason: null });
    expect(active).toMatchObject({ status: 'ACTIVE', status_reason: null });
  });

  it.each([
    ['ARG', { region: 'Córdoba', floor: 3 }],
    ['BRA', { zip_code: '01310100' }],
    ['MEX', { city: 'Puebla' }],
  ])('the legal address of a user in %s', async (operation_country, address) => {
    const b = await bench();
    const { id, legal_address } = await b.ask(
      'POST',
      '/users/v1/',
      sparse({ operation_country, legal_address: address }),
    );
    expect(nulls(legal_address)).toContain('street_name');
    const changed = await b.ask('PATCH', `/users/v1/${id}`, { legal_address });
    expect(changed.legal_address).toEqual(legal_address);
    const copied = await b.ask('POST', '/users/v1/', sparse({ operation_country, legal_address }));
    expect(copied.legal_address).toEqual(legal_address);
  });

  it('the address of a card, and a card that replaces none', async () => {
    const b = await bench();
    const card = await b.card({ card_type: 'PHYSICAL' });
    const { address } = await b.ask('GET', `/shipping/v1/${card.shipment_id}`);
    expect(nulls(address)).toEqual(['floor', 'apartment', 'neighborhood']);
    expect((await b.ask('PUT', `/cards/v1/${card.id}/shipment`, { address })).address).toEqual(address);
    const copy = { ...writable('CardCreate', card), address };
    expect(nulls(copy)).toEqual(['previous_card_id']);
    expect(await b.ask('POST', '/cards/v1/', copy)).toMatchObject({ previous_card_id: null, status: 'CREATED' });
  });

  it('the status of a card without a reason', async () => {
    const b = await bench();
    const { id } = await b.card();
    const path = `/cards/v1/${id}`;
    const active = await b.ask('PATCH', path, { status: 'ACTIVE', status_reason: null });
    expect(active).toMatchObject({ status: 'ACTIVE', status_detail: null });
    const refused = await b.client.send('PATCH', path, { body: { status: 'BLOCKED', status_reason: null } });
    expect([refused.status, refused.body.error_code]).toEqual([422, 'INVALID_CARD_STATUS_REASON']);
  });

  it('the shipment of a box, and one from the warehouse without a receiver', async () => {
    const b = await bench();
    const batch = await b.batch({ distribution_type: 'CLIENT', address: ADDRESS, receiver: RECEIVER });
    const box = await b.ask('GET', `/shipping/v1/${batch.shipment_id}`);
    const changes = writable('BatchShipmentUpdate', box);
    expect(nulls(changes.address as Body)).toContain('floor');
    expect(await b.ask('PUT', `/cards/v1/batches/shipments/${box.id}`, changes)).toMatchObject(changes);
    const { affinity_group_id } = await b.stock();
    const order = { shipment_type: 'CARD_FROM_WAREHOUSE', affinity_group_id, country: 'ARG', address: ADDRESS };
    const first = await b.ask('POST', '/shipping/v1/', order);
    const again = { ...writable('ShipmentCreate', first), country: 'ARG' };
    expect(nulls(again)).toEqual(['receiver']);
    expect(await b.ask('POST', '/shipping/v1/', again)).toMatchObject({ address: first.address, receiver: null });
  });

  it('an account in each status', async () => {
    const b = await bench();
    const user = await b.user();
    const account = { owner_type: 'USER', user_id: user.id, country: 'ARG', currency: 'ARS' };
    const { id } = await b.ask('POST', '/core/accounts/v1', account);
    const path = `/core/accounts/v1/${id}`;
    const statuses = [
      { status: 'FROZEN', status_update_motive: 'SEIZURE' },
      { status: 'DISABLED', status_update_motive: 'LOST' },
      { status: 'ACTIVE' },
    ];
    for (const status of statuses) {
      const { status_update_comment, ...changed } = writable('AccountUpdate', await b.ask('PATCH', path, status));
      expect(status_update_comment).toBeNull();
      expect(changed).toEqual({ status_update_motive: null, ...status });
    }
    const active = { status: 'ACTIVE', status_update_motive: null, status_update_comment: null };
    await b.ask('PATCH', path, { status: 'DISABLED', status_update_motive: 'LOST', status_update_comment: null });
    expect(await b.ask('PATCH', path, active)).toMatchObject(active);
    const refused = await b.client.send('PATCH', path, { body: { ...active, status: 'FROZEN' } });
    expect([refused.status, refused.body.error_code]).toEqual([422, 'INVALID_UPDATE_STATUS_MOTIVE']);
    const motive = { status_update_motive: 'USER_REQUEST', status_update_comment: null };
    expect(await b.ask('DELETE', path, motive)).toMatchObject(motive);
  });

  it('an account of the client, and what a movement of it was for', async () => {
    const b = await bench();
    const owner = { owner_type: 'CLIENT', country: 'ARG', currency: 'ARS' };
    const account = await b.ask('POST', '/core/accounts/v1', { ...owner, user_id: null });
    expect(account.owner_data.user_id).toBeNull();
    const move = async (body: Body) =>
      (await b.client.send('POST', '/core/transactions/v1', { body: { ...body, account_id: account.id } })).body;
    const deposit = { process_type: 'ORIGINAL', entry_type: 'CREDIT', total_amount: '10.00' };
    for (const type of ['MANUAL_MOVEMENT', 'CARD_PURCHASE', 'BANK_TRANSFER_IN', 'CASHIN', 'CASHOUT_ATM']) {
      const { id } = await move({ ...deposit, type, data: { details: [{ type: 'BASE', amount: '10.00' }] } });
      const read = await b.ask('GET', `/core/activities/v1?filter[account_id]=${account.id}&page[size]=1`);
      const { properties, ...data } = read[0].data;
      expect([nulls({ properties, ...data }), nulls(data.details[0])]).toEqual([
        ['properties', 'description'],
        ['subtype', 'description'],
      ]);
      const refund = { type, process_type: 'REFUND', entry_type: 'DEBIT', total_amount: '10.00', parent_tx_id: id };
      const details = data.details.map((part: Body) => ({ ...part, entry_type: 'DEBIT' }));
      const answer = await move({ ...refund, data: { ...data, details, tx_properties: properties } });
      expect([type, answer.result]).toEqual([type, 'APPROVED']);
      const [{ data: written }] = await b.ask(
        'GET',
        `/core/activities/v1?filter[account_id]=${account.id}&page[size]=1`,
      );
      expect(written).toEqual({ ...data, properties, details });
    }
  });

  it('a movement without parts, and one between accounts', async () => {
    const b = await bench();
    const owner = { owner_type: 'CLIENT', currency: 'ARS' };
    await b.ask('PATCH', '/sandbox/v1/client', { accounts_per_currency: 2 });
    const [one, two] = [
      await b.ask('POST', '/core/accounts/v1', { ...owner, country: 'ARG' }),
      await b.ask('POST', '/core/accounts/v1', { ...owner, country: 'ARG' }),
    ];
    const move = async (path: string, body: Body) => (await b.client.send('POST', path, { body })).body;
    const read = async ({ id }: Body) => {
      const [{ data }] = await b.ask('GET', `/core/activities/v1?filter[account_id]=${id}&page[size]=1`);
      const { properties: tx_properties, ...rest } = data;
      return { ...rest, tx_properties };
    };
    const deposit = { type: 'MANUAL_MOVEMENT', process_type: 'ORIGINAL', entry_type: 'CREDIT', total_amount: '10.00' };
    const single = (data?: Body) => move('/core/transactions/v1', { ...deposit, account_id: one.id, data });
    expect((await single()).result).toBe('APPROVED');
    const data = await read(one);
    expect([data.details, (await single(data)).result, await read(one)]).toEqual([[], 'APPROVED', data]);
    expect((await single({ ...data, details: null })).result).toBe('APPROVED');
    const between = { source_account_id: one.id, destination_account_id: two.id, total_amount: '5.00' };
    const { tx_properties, ...side } = data;
    const legs = await move('/core/transactions/v1/p2p', { ...between, source_data: side, destination_data: side });
    expect([tx_properties, legs.destination_account_tx.result]).toEqual([null, 'APPROVED']);
    expect((await read(two)).details).toEqual([]);
  });

  it('a part of some limits, which changes nothing else or is refused', async () => {
    const b = await bench();
    const group = await b.group();
    const path = `/sandbox/v1/affinity-groups/${group.id}`;
    await b.ask('PATCH', path, { amount_limits: { purchases: { monthly: '50.00' }, withdrawal: { daily: '5.00' } } });
    const { amount_limits } = await b.ask('PATCH', path, { amount_limits: { purchases: { daily: '10.00' } } });
    expect([amount_limits.purchases, amount_limits.withdrawal]).toEqual([
      { per_transaction: null, daily: '10.00', monthly: '50.00' },
      { per_transaction: null, daily: '5.00', monthly: null },
    ]);
    const account = await b.ask('POST', '/core/accounts/v1', { owner_type: 'CLIENT', country: 'ARG', currency: 'ARS' });
    for (const [method, target, body] of [
      ['PUT', `/sandbox/v1/accounts/${account.id}/limits`, { daily: '10.00' }],
      ['PATCH', '/sandbox/v1/client', { limits: { account: { daily: '10.00', monthly: null } } }],
    ] as const) {
      const { status, body: answer } = await b.client.send(method, target, { body });
      expect([target, status, answer.error.details[0].code]).toEqual([target, 400, 'required']);
    }
    await b.ask('PUT', '/sandbox/v1/receiver', { otherwise: 'APPROVE', reject_above: '10.00' });
    const { answers } = await b.ask('PUT', '/sandbox/v1/receiver', { otherwise: 'REJECT' });
    expect(answers).toMatchObject({ otherwise: 'REJECT', reject_above: null });
  });

  it('a client of the sandbox', async () => {
    const b = await bench();
    const path = '/sandbox/v1/client';
    const before = await b.ask('GET', path);
    const changes = writable('SandboxClientUpdate', before);
    expect(nulls(changes)).toContain('scopes');
    expect(writable('SandboxClientUpdate', await b.ask('PATCH', path, changes))).toEqual(changes);
  });

  it('a group, a bank account and the answers of the receiver in the sandbox', async () => {
    const b = await bench();
    const group = {
      name: 'Prepaid',
      product_type: 'PREPAID',
      provider: 'CARD_NETWORK_1',
      card_type_supported: ['VIRTUAL'],
    };
    const made = await b.ask('POST', '/sandbox/v1/affinity-groups', { ...group, country_code: 'ARG' });
    const { amount_limits: _limits, ...copy } = writable('AffinityGroupCreate', made);
    expect(nulls(copy)).toEqual(['embossing_company', 'courier_company']);
    const again = await b.ask('POST', '/sandbox/v1/affinity-groups', { ...copy, country_code: 'ARG' });
    expect(again).toMatchObject(copy);

    for (const [country, tax_id] of [
      ['ARG', '20276543211'],
      ['BRA', '52998224725'],
    ] as const) {
      const holder = { name: 'Bruno Díaz', tax_id };
      const account = await b.ask('POST', '/sandbox/v1/destinations', { country, holder });
      await b.ask('DELETE', `/sandbox/v1/destinations/${account.id}`).catch(() => undefined);
      const opened = await b.ask('POST', '/sandbox/v1/destinations', writable('SandboxDestinationCreate', account));
      expect(writable('SandboxDestinationCreate', opened)).toEqual(writable('SandboxDestinationCreate', account));
    }

    const { answers } = await b.ask('PUT', '/sandbox/v1/receiver', { otherwise: 'APPROVE' });
    expect(nulls(answers)).toEqual(['reject_above']);
    expect((await b.ask('PUT', '/sandbox/v1/receiver', answers)).answers).toEqual(answers);
  });

  it('a transfer without a description, and a withdrawal of any amount', async () => {
    const b = await bench();
    const user = await b.user();
    const account = { owner_type: 'USER', user_id: user.id, country: 'ARG', currency: 'ARS' };
    const { id: account_id } = await b.ask('POST', '/core/accounts/v1', account);
    const movement = { account_id, type: 'MANUAL_MOVEMENT', process_type: 'ORIGINAL', entry_type: 'CREDIT' };
    await b.ask('POST', '/core/transactions/v1', { ...movement, total_amount: '100.00' });
    const found = await b.ask('GET', '/networks/bank/v1/transfers/destination-information/ALIAS/sol.mar.viento');
    const { tax_type, tax_value } = found.holder;
    const amount = { currency: 'ARS', value: 10 };
    const order = { account_id, credit_account: { tax_type, tax_value }, amount };
    const sent = await b.ask('POST', '/networks/bank/v1/transfers', order);
    const again = { ...writable('TransferCreate', sent), ...order };
    expect(nulls(again)).toEqual(['description']);
    expect(await b.ask('POST', '/networks/bank/v1/transfers', again)).toMatchObject({ description: null, amount });

    const intents = '/networks/cash/v1/cashout/intents';
    const intent = await b.ask('POST', intents, { account_id, network_name: 'ARG_CASH_NETWORK' });
    const same = writable('CashOutIntentCreate', intent);
    expect(nulls(same)).toEqual(['amount']);
    expect(await b.ask('POST', intents, same)).toMatchObject(same);
  });

  it('a PIX transfer without a description', async () => {
    const client = await server().client({ countries: ['BRA'] });
    const b = new CardBench(server(), client);
    const { id: account_id } = await b.ask('POST', '/core/accounts/v1', {
      ...{ owner_type: 'CLIENT', country: 'BRA', currency: 'BRL' },
    });
    const movement = { account_id, type: 'MANUAL_MOVEMENT', process_type: 'ORIGINAL', entry_type: 'CREDIT' };
    await b.ask('POST', '/core/transactions/v1', { ...movement, total_amount: '100.00' });
    const key = encodeURIComponent('mariana.costa@example.com');
    const { transaction_id } = await b.ask('GET', `/networks/bank/v1/transfers/${account_id}/key/${key}`);
    const order = { transaction_id, value: 10, description: null };
    expect(await b.ask('POST', '/networks/bank/v1/transfers/out', order)).toMatchObject({ description: null });
  });

  it('a shipment without a tracking number', async () => {
    const b = await bench();
    const card = await b.card({ card_type: 'PHYSICAL' });
    await b.ask('POST', `/sandbox/v1/cards/${card.id}/emboss`);
    const path = `/sandbox/v1/shipments/${card.shipment_id}/advance`;
    const pending = writable('ShipmentAdvance', await b.ask('POST', path, { status: 'PENDING' }));
    expect(nulls(pending)).toEqual(['external_tracking_id']);
    const tracked = await b.ask('POST', path, { ...pending, status: 'TRACKED', status_detail: 'TRACKED' });
    expect(tracked).toMatchObject({ status: 'TRACKED', external_tracking_id: expect.any(String) });
  });
});
