import document from '../../../generated/documents/openapi.json';
import { REVISIONS, revisionOf } from '../../../generated/revisions';
import { adapterOf, type Body, unmerged } from './adapter';

/** Two made-up pairs of operations, one of which shares its axis with conversions. */
const tables = {
  conversions: {
    'user-nationality=absent': {
      getUser: {
        request: (body: Body) => ({ ...body, order: [...((body.order as string[]) ?? []), 'first axis'] }),
        reply: (body: Body) => ({ ...body, order: [...((body.order as string[]) ?? []), 'first axis'] }),
        payload: (body: Body) => ({ ...body, sent: true }),
      },
    },
    'receiver-tax-field=camel': {
      getUser: {
        request: (body: Body) => ({ ...body, order: [...((body.order as string[]) ?? []), 'last axis'] }),
        reply: (body: Body) => ({ ...body, order: [...((body.order as string[]) ?? []), 'last axis'] }),
        answer: (body: Body) => ({ ...body, heard: true }),
      },
    },
  },
  sharedAddresses: {
    'token-path=oauth-v1': { createUser: { createAccount: 'owner_type', createCard: 'card_type' } },
    'shipping-create-path=shipments': { createShipment: { createCardBatch: 'quantity' } },
  },
};

describe('adapterOf', () => {
  const both = adapterOf(revisionOf({ 'user-nationality': 'absent', 'receiver-tax-field': 'camel' }), tables);

  it('brings replies down in the order of the axes and requests up in the opposite one', () => {
    expect(both.downgrade('getUser')?.({})).toEqual({ order: ['first axis', 'last axis'] });
    expect(both.upgrade('getUser')?.({})).toEqual({ order: ['last axis', 'first axis'] });
  });

  it('converts what is sent to clients and what they answer', () => {
    expect(both.outgoing('getUser')?.({})).toEqual({ sent: true });
    expect(both.answered('getUser')?.({})).toEqual({ heard: true });
  });

  it('has nothing to do for other operations and in the current revision', () => {
    expect(both.upgrade('searchUsers')).toBeUndefined();
    expect(adapterOf(REVISIONS.current, tables).downgrade('getUser')).toBeUndefined();
  });
});

/** The examples of successes in the current contract, by operation, and what they have none of. */
function* replies(): Generator<[operationId: string, body: Body]> {
  type Named = Readonly<Record<string, { value?: unknown; $ref?: string }>>;
  type Documented = {
    operationId: string;
    responses: Record<string, { content?: Record<string, { examples?: Named }> }>;
  };
  const shared: Named = document.components.examples;
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path) as Documented[]);
  for (const { operationId, responses = {} } of operations) {
    const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
    for (const { examples = {} } of successes.flatMap(([, { content = {} }]) => Object.values(content))) {
      for (const { value, $ref } of Object.values(examples)) {
        const found = value ?? shared[$ref?.split('/').at(-1) ?? '']?.value;
        if (typeof found === 'object' && found !== null) yield [operationId, found as Body];
      }
    }
  }
  for (const reason of ['FRAUDULENT', 'PROVIDER_INTERNAL_REASON'])
    yield ['createCard', { data: { status_detail: reason } }];
  yield ['createShipment', { data: { receiver: { tax_identification_number: '20304050607' } } }];
}

// Earlier versions kept replies with their idempotency keys as the client had got them.
it.each(Object.entries(REVISIONS))('a reply that %s has already is left as it is', (_, revision) => {
  const { downgrade } = adapterOf(revision);
  for (const [operationId, body] of replies()) {
    const convert = downgrade(operationId);
    if (convert === undefined) continue;
    const shown = convert(body);
    expect([operationId, convert(shown)]).toEqual([operationId, shown]);
  }
});

it('is tried with replies that revisions change', () => {
  // `earliest` has the last value of each axis alone, so a new one hides those before it there.
  const adapters = Object.values(REVISIONS).map((revision) => adapterOf(revision));
  const changed = [...replies()].filter(([id, body]) =>
    adapters.some(({ downgrade }) => {
      const shown = downgrade(id)?.(body);
      return shown !== undefined && JSON.stringify(shown) !== JSON.stringify(body);
    }),
  );
  expect(changed.map(([id]) => id)).toEqual(expect.arrayContaining(['createUser', 'createCard', 'createShipment']));
});

describe('operations that share an address', () => {
  const revision = revisionOf({ 'token-path': 'oauth-v1', 'shipping-create-path': 'shipments' });
  const { dispatch } = adapterOf(revision, tables);

  it('are distinguished by the field that one of them has', () => {
    expect(dispatch('createUser', { email: 'a@example.com' })).toBe('createUser');
    expect(dispatch('createUser', { owner_type: 'USER' })).toBe('createAccount');
    expect(dispatch('createUser', { card_type: 'PHYSICAL' })).toBe('createCard');
    expect(dispatch('createShipment', { quantity: 5 })).toBe('createCardBatch');
    expect(dispatch('createShipment', undefined)).toBe('createShipment');
    expect(dispatch('getUser', { quantity: 5 })).toBe('getUser');
  });

  it('are on their own where the revision joins nothing', () => {
    expect(adapterOf(REVISIONS.current, tables).dispatch('createShipment', { quantity: 5 })).toBe('createShipment');
    expect(unmerged(REVISIONS.current, tables)).toBeNull();
  });

  it('have their own rules in the revision that has these axes turned back and the others as they are', () => {
    const joined = revisionOf({ 'shipping-create-path': 'shipments', 'card-reasons': 'without-fraudulent' });
    expect(unmerged(joined, tables)).toEqual(revisionOf({ 'card-reasons': 'without-fraudulent' }));
  });

  it('are those that the contract names', () => {
    const joined = adapterOf(REVISIONS['arg-cash-path=cashin']);
    expect(joined.dispatch('createCashInIntent', { network_name: 'RAPIPAGO' })).toBe('createCashOutIntent');
    expect(joined.dispatch('createCashInIntent', { network: 'BOLETO' })).toBe('createCashInIntent');
    expect(unmerged(REVISIONS['arg-cash-path=cashin'])).toEqual(REVISIONS.current);
  });
});
