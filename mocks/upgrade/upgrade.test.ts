import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import openapi from '../../generated/documents/openapi.json';
import { AXES, AXIS_VALUES } from '../../generated/revisions';
import { upgrade } from './main';
import { at } from './schemas';
import type { Seen, SeenCall, SeenRequest } from './seen';
import { type Side, sideOf } from './side';
import { Judgement } from './upgrade';

const ID = '01935d2a-7f60-7c11-9a51-000000000101';

/** An example of the contract, in the revision of a side. */
type Example = (name: string) => unknown;
/** An exchange, before it is written out with the examples of a revision. */
type Line = Partial<SeenRequest> & Pick<SeenRequest, 'id' | 'method' | 'target'>;
type Call = Partial<SeenCall> & Pick<SeenCall, 'id' | 'path'>;

const json = { 'content-type': 'application/json', 'x-idempotency-key': 'a key' };
const inBrazil = { ...json, country: 'bra' };

/** Everything that a client might do, once or twice. The names of bodies are those of the contract's examples. */
const requests = (example: Example, { contract }: Side): Line[] => {
  const pathOf = (id: string) =>
    [...contract.at.values()].find(({ operationId }) => operationId === id)?.path.replace(/\{[^}]+\}/g, ID);
  // Where an operation shares an address or is not there, nothing was asked of it, or it was asked there.
  const to = (id: string, instead = '') => ({ target: pathOf(id) ?? instead });
  const intents = '/networks/cash/v1/cashin/intents';
  const lines: (Line | null)[] = [
    { id: 'token', method: 'POST', ...to('createToken'), body: example('TokenRequest'), reply: example('Token') },
    { id: 'token again', method: 'POST', ...to('createToken'), body: example('TokenRequest'), reply: example('Token') },
    pathOf('revokeToken') === undefined
      ? null
      : { id: 'revocation', method: 'POST', ...to('revokeToken'), body: example('TokenRequest') },
    { id: 'account', method: 'GET', target: `/core/accounts/v1/${ID}`, reply: example('AccountArgentina') },
    { id: 'user', method: 'GET', target: `/users/v1/${ID}`, reply: example('UserResult') },
    { id: 'new user', method: 'POST', target: '/users/v1/', body: example('UserCreateArgentina'), status: 422 },
    { id: 'card', method: 'GET', target: `/cards/v1/${ID}`, reply: example('CardFound') },
    { id: 'fraudulent card', method: 'GET', target: `/cards/v1/${ID}`, reply: reasoned('FRAUDULENT') },
    {
      id: 'card of the provider',
      method: 'GET',
      target: `/cards/v1/${ID}`,
      reply: reasoned('PROVIDER_INTERNAL_REASON'),
    },
    { id: 'card of the client', method: 'GET', target: `/cards/v1/${ID}`, reply: reasoned('CLIENT_INTERNAL_REASON') },
    { id: 'card of the service', method: 'GET', target: `/cards/v1/${ID}`, reply: reasoned('SERVICE_INTERNAL_REASON') },
    { id: 'block', method: 'PATCH', target: `/cards/v1/${ID}`, body: block('FRAUDULENT'), status: 404 },
    {
      id: 'block of the provider',
      method: 'PATCH',
      target: `/cards/v1/${ID}`,
      body: block('PROVIDER_INTERNAL_REASON'),
    },
    { id: 'account of a user', method: 'POST', target: '/core/accounts/v1', body: opened('ARG', 'ARS', 'USER') },
    { id: 'account of the client', method: 'POST', target: '/core/accounts/v1', body: opened('ARG', 'ARS', 'CLIENT') },
    { id: 'account in Mexico', method: 'POST', target: '/core/accounts/v1', body: opened('MEX', 'MXN', 'USER') },
    { id: 'withdrawal', method: 'POST', ...to('createCashOutIntent', intents), body: example('CashOutIntentCreate') },
    { id: 'boleto', method: 'POST', target: intents, body: example('CashInIntentCreate'), headers: inBrazil },
    { id: 'boleto, no country', method: 'POST', target: intents, body: example('CashInIntentCreate') },
    {
      id: 'boletos',
      method: 'GET',
      target: `${intents}/account/${ID}`,
      headers: inBrazil,
      reply: example('CashInIntentList'),
    },
    { id: 'group', method: 'GET', ...to('getAffinityGroup'), reply: example('AffinityGroupResult') },
    { id: 'page', method: 'GET', target: `${to('showSensitiveData').target}?auth=[redacted]` },
    { id: 'shipping', method: 'POST', ...to('createShipment'), body: example('ShipmentCreateBrazil') },
    { id: 'shipment', method: 'GET', target: `/shipping/v1/${ID}`, reply: example('ShipmentResultSingleCard') },
    { id: 'taxed shipment', method: 'GET', target: `/shipping/v1/${ID}`, reply: taxed() },
    { id: 'nothing', method: 'GET', target: '/not/an/address', status: 404 },
    { id: 'broken', method: 'GET', target: '/users/v1/%zz', status: 400 },
  ];
  return lines.filter((line) => line !== null);

  function taxed(): unknown {
    const reply = structuredClone(example('ShipmentResultSingleCard')) as { data: { receiver: object } };
    const { receiver } = example('ShipmentCreateBrazil') as { receiver: object };
    reply.data.receiver = receiver;
    return reply;
  }
  function reasoned(reason: string): unknown {
    const reply = structuredClone(example('CardResultBlocked')) as { data: Record<string, unknown> };
    reply.data.status_detail = reason;
    return reply;
  }
};

const block = (reason: string) => ({ status: 'BLOCKED', status_reason: reason });
const opened = (country: string, currency: string, owner_type: string) => ({
  owner_type,
  country,
  currency,
  ...(owner_type === 'USER' && { user_id: ID }),
});

const calls = (example: Example): Call[] => [
  { id: 'purchase', path: '/transactions/authorizations', body: example('AuthorizationPurchase') },
  { id: 'purchase in installments', path: '/transactions/authorizations', body: example('AuthorizationInstallments') },
  { id: 'activity', path: '/activities', body: example('ActivityCreatedEvent') },
];

/** Holds it all against another revision. @returns `id: EFFECT where` of each change, with what to write instead */
async function held(from: string, to: string, seenCalls = calls): Promise<string[]> {
  const [before, after] = [await sideOf(from), await sideOf(to)];
  const exampleIn = (document: unknown) => (name: string) => at(document, `/components/examples/${name}/value`);
  const seen = {
    requests: requests(exampleIn(before.service), before).map((line, index) => ({
      at: new Date(Date.UTC(2026, 0, 1, 0, 0, index)).toISOString(),
      revision: from,
      headers: json,
      body: undefined,
      status: 200,
      reply: undefined,
      ...line,
    })),
    calls: seenCalls(exampleIn(before.counterpart)).map((call) => ({
      at: '2026-02-01T00:00:00Z',
      body: undefined,
      revision: from,
      signed: true,
      ...call,
    })),
    bodiesNotKept: 0,
  };
  const judgement = new Judgement(before, after, from);
  for (const part of partsOf(seen)) await judgement.take(part);
  const { affected: found } = judgement.report();
  const differing = AXES.filter((axis) => before.revision[axis] !== after.revision[axis]);
  for (const { axes } of found) expect(differing).toEqual(expect.arrayContaining(axes));
  expect(found.filter(({ axes }) => axes.length === 0)).toEqual([]);
  return found.flatMap(({ id, changes }) =>
    changes.map(({ effect, where, what, instead }) => `${id}: ${effect} ${where} ${instead ?? what}`),
  );
}

/** Cuts what was seen into parts, some of which have a single exchange. */
function* partsOf({ requests, calls }: Seen): Generator<Seen> {
  const nothing: Seen = { requests: [], calls: [], bodiesNotKept: 0 };
  for (const request of requests.slice(0, 3)) yield { ...nothing, requests: [request] };
  yield { ...nothing, requests: requests.slice(3), calls: calls.slice(0, 1) };
  yield { ...nothing, calls: calls.slice(1) };
}

const moved = (id: string, address: string) => `${id}: REFUSED address ${address}`;

/** In the order of the contract. */
const REASONS = openapi.components.schemas.CardStatusReason.enum;
const REPLY = 'ANSWERED_DIFFERENTLY reply /data';
const SIGNED = 'CALLED_DIFFERENTLY signature verify these bytes, and sign replies the same way';
const signed = ['purchase', 'purchase in installments', 'activity'].map((id) => `${id}: ${SIGNED}`);

/** All that each value changes for a client of the current revision, and all that the way back changes. */
const EXPECTED: Readonly<Record<string, readonly [there: string[], back: string[]]>> = {
  'token-path=oauth-v1': [
    [moved('token', 'POST /oauth/v1/token'), moved('token again', 'POST /oauth/v1/token')],
    [moved('token', 'POST /oauth/token'), moved('token again', 'POST /oauth/token')],
  ],
  'token-reissue=every-request': [
    [`token again: ANSWERED_DIFFERENTLY reply /access_token returns a new token, and the earlier one stays valid`],
    [`token again: ANSWERED_DIFFERENTLY reply /access_token returns the earlier token again, which is still valid`],
  ],
  'token-revoke=absent': [['revocation: REFUSED address there is no revokeToken'], []],
  'user-nationality=absent': [
    [`user: ${REPLY}/nationality is not there`, 'new user: REFUSED body /nationality leave /nationality out'],
    [`user: ${REPLY}/nationality is there, too`],
  ],
  'card-reasons=without-fraudulent': [
    [
      `fraudulent card: ${REPLY}/status_detail says CLIENT_INTERNAL_REASON instead of FRAUDULENT`,
      `block: REFUSED body /status_reason ${reasonsWithout('FRAUDULENT')}`,
    ],
    [
      `card of the client: ${REPLY}/status_detail may say FRAUDULENT`,
      `block: ACCEPTED request body /status_reason ${reasonsWithout('FRAUDULENT')}: this would be accepted`,
    ],
  ],
  'card-reasons=without-provider-internal': [
    [
      `card of the provider: ${REPLY}/status_detail says SERVICE_INTERNAL_REASON instead of PROVIDER_INTERNAL_REASON`,
      `block of the provider: REFUSED body /status_reason ${reasonsWithout('PROVIDER_INTERNAL_REASON')}`,
    ],
    [
      `card of the service: ${REPLY}/status_detail may say PROVIDER_INTERNAL_REASON`,
      `block of the provider: ACCEPTED request body /status_reason ${reasonsWithout('PROVIDER_INTERNAL_REASON')}: this would be accepted`,
    ],
  ],
  'account-create=user-only': [
    [
      'account of the client: REFUSED body /user_id send /user_id',
      'account in Mexico: REFUSED body /country must be one of ARG, BRA',
      'account in Mexico: REFUSED body /currency must be one of ARS, BRL',
    ],
    [
      'account of the client: ACCEPTED request body /user_id is required: this would be accepted',
      'account in Mexico: ACCEPTED request body /country must be one of ARG, BRA: this would be accepted',
    ],
  ],
  'installments=without-current': [
    ['purchase in installments: CALLED_DIFFERENTLY body /installments/current_installment is not there'],
    ['purchase in installments: CALLED_DIFFERENTLY body /installments/current_installment is there, too'],
  ],
  'settlement-currency=older': [[], []],
  'settlement-status-detail=reduced': [[], []],
  'arg-cash-path=cashin': [
    [moved('withdrawal', 'POST /networks/cash/v1/cashin/intents')],
    [moved('withdrawal', 'POST /networks/cash/v1/cashout/intents')],
  ],
  'bra-cash-country=absent': [
    ['boleto, no country: ACCEPTED request header country is required: this would be accepted'],
    ['boleto, no country: REFUSED header country send country: it must be bra'],
  ],
  'cash-in-list-meta=absent': [
    ['boletos: ANSWERED_DIFFERENTLY reply /meta is not there'],
    ['boletos: ANSWERED_DIFFERENTLY reply /meta is there, too'],
  ],
  'affinity-group-path=config': [
    [moved('group', `GET /config/affinity-groups/${ID}`)],
    [moved('group', `GET /cards/v1/config/affinity-groups/${ID}`)],
  ],
  'shipping-create-path=shipments': [
    [moved('shipping', 'POST /shipments/v1/')],
    [moved('shipping', 'POST /shipping/v1/')],
  ],
  'secure-page-path=v1': [[moved('page', `GET /v1/${ID}`)], [moved('page', `GET /secure-data/${ID}`)]],
  'signature-order=body-timestamp-endpoint': [signed, signed],
  'receiver-tax-field=camel': [
    [
      'shipping: REFUSED body /receiver/tax_identification_number call it taxIdentificationNumber',
      `taxed shipment: ${REPLY}/receiver/tax_identification_number is called taxIdentificationNumber`,
    ],
    [
      'shipping: REFUSED body /receiver/taxIdentificationNumber call it tax_identification_number',
      `taxed shipment: ${REPLY}/receiver/taxIdentificationNumber is called tax_identification_number`,
    ],
  ],
};

/** Words the error of a revision that lacks one of the reasons. */
function reasonsWithout(reason: string): string {
  const all = REASONS.filter((known) => known !== reason);
  return `must be one of ${all.join(', ')}`;
}

it('has an expectation for every value of every axis', () => {
  const values = AXES.flatMap((axis) => AXIS_VALUES[axis].slice(1).map((value) => `${axis}=${value}`));
  expect(Object.keys(EXPECTED).sort()).toEqual(values.sort());
});

describe.each(Object.entries(EXPECTED))('%s', (value, [there, back]) => {
  it('changes these exchanges of a client of the current revision, and no other', async () => {
    expect(await held('current', value)).toEqual(there);
  });

  it('is left with these changes, and no other', async () => {
    expect(await held(value, 'current')).toEqual(back);
  });
});

it('changes the currency of settlement of cards outside of Argentina', async () => {
  const change = 'CALLED_DIFFERENTLY body /amount/settlement';
  const settled = (to: string) => ['purchase', 'purchase in installments'].map((id) => `${id}: ${change} is in ${to}`);
  const inMexico = (example: Example) => {
    const inPesos = JSON.stringify(calls(example)).replaceAll('"ARS"', '"MXN"');
    return JSON.parse(inPesos) as Call[];
  };
  expect(await held('current', 'settlement-currency=older', inMexico)).toEqual(settled('USD'));
  expect(await held('settlement-currency=older', 'current', inMexico)).toEqual(settled('MXN'));
});

it('keeps no exchange that it has judged, and no body', async () => {
  const [before, after] = [await sideOf('current'), await sideOf('token-path=oauth-v1,token-reissue=every-request')];
  const judgement = new Judgement(before, after);
  const judged: WeakRef<object>[] = [];
  const take = async (at: number) => {
    const [body, reply] = [{ audience: `audience ${at}` }, { access_token: 'token', expires_in: 60 }];
    const token = { id: `${at}`, at: '2026-01-01T00:00:00Z', revision: 'current', headers: json, status: 200 };
    const request = { ...token, method: 'POST', target: '/oauth/token', body, reply };
    judged.push(...[request, body, reply].map((one) => new WeakRef<object>(one)));
    await judgement.take({ requests: [request], calls: [], bodiesNotKept: 0 });
  };
  for (let at = 0; at < 50; at += 1) await take(at);
  await new Promise(setImmediate);
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  // The machine may still hold the last one.
  expect(judged.filter((one) => one.deref() !== undefined).length).toBeLessThan(6);
  expect(judgement.report().affected).toHaveLength(50);
});

it('changes nothing in the same revision', async () => {
  expect(await held('earliest', 'earliest')).toEqual([]);
});

it('counts the requests of an archive that are to the service, and no others', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'contrato-upgrade-'));
  const file = path.join(folder, 'session.har');
  const entry = (url: string) => ({
    startedDateTime: '2026-01-15T12:00:00Z',
    request: { method: 'GET', url, headers: [] },
    response: { status: 200 },
  });
  const urls = ['https://api.example.com/users/v1/', 'https://fonts.example.com/roboto.woff2'];
  writeFileSync(file, JSON.stringify({ log: { entries: urls.map(entry) } }));
  const printed: string[] = [];
  const print = jest.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
  try {
    await upgrade({ client: undefined, har: file, from: undefined, to: 'current', json: true });
  } finally {
    print.mockRestore();
    rmSync(folder, { recursive: true });
  }
  expect(JSON.parse(printed.join(''))).toMatchObject({ requests: 1, affected: [] });
});

it('names a misspelt setting, and does not read the database that would be used without it', async () => {
  process.env.DATABSE_URL = 'postgres://localhost/contrato';
  try {
    const typed = { client: 'Acme', har: undefined, from: undefined, to: 'current', json: false };
    await expect(upgrade(typed)).rejects.toThrow('DATABSE_URL is not a setting; did you mean DATABASE_URL?');
  } finally {
    delete process.env.DATABSE_URL;
  }
});

it('refuses a revision that names an axis twice, wherever it is typed', async () => {
  const twice = 'token-path=oauth-v1,token-path=oauth';
  const typed = { client: undefined, har: 'none.har', from: undefined, json: false };
  const message = 'the axis token-path stands twice: one value counts';
  await expect(upgrade({ ...typed, to: twice })).rejects.toThrow(message);
  await expect(upgrade({ ...typed, from: twice, to: 'current' })).rejects.toThrow(message);
});
