import { answers, type Mutant } from '../mutant';

type List = { data: Record<string, unknown>[]; meta: { pagination: Record<string, number> } };

const EVERY_LIST = 'filters, order and pages of a list';

/** Answers that violate the contract. */
export const ANSWERS: readonly Mutant[] = [
  {
    name: 'a wrong status',
    operations: ['createUser'],
    break: answers('createUser', 201, (_, ctx) => {
      ctx.status = 200;
    }),
    caught: /createUser 201 created: status 201 expected, 200 came/,
  },
  {
    name: 'a refusal that points elsewhere than its example',
    operations: ['createTransfer'],
    break: answers('createTransfer', 409, (body) => {
      const { details } = body.error as { details: { pointer: string }[] };
      for (const detail of details) detail.pointer = '';
    }),
    caught:
      /createTransfer 409 ACCOUNT_NOT_ACTIVE: details \[state body \/account_id\] expected as in the example, \[state body \] came/,
  },
  {
    name: 'a missing field',
    operations: ['getUser'],
    break: answers('getUser', 200, ({ data }) => {
      delete data.created_at;
    }),
    caught: /getUser 200 .*: body\/data must have required property 'created_at'/,
  },
  {
    name: 'a field too many',
    operations: ['getUser'],
    break: answers('getUser', 200, ({ data }) => {
      data.internal_id = 7;
    }),
    caught: /getUser 200 .*: body\/data must NOT have additional properties.*internal_id/,
  },
  {
    name: 'a wrong enum value',
    operations: ['getUser'],
    break: answers('getUser', 200, ({ data }) => {
      data.status = 'ENABLED';
    }),
    caught: /getUser 200 .*: body\/data\/status must be equal to one of the allowed values/,
  },
  {
    name: 'an amount as a number',
    operations: ['getAccount'],
    break: answers('getAccount', 200, ({ data }) => {
      data.balance = Number(data.balance);
    }),
    caught: /getAccount 200 .*: body\/data\/balance must be string/,
  },
  {
    name: 'a time without its zone',
    operations: ['getUser'],
    break: answers('getUser', 200, ({ data }) => {
      data.created_at = String(data.created_at).replace('Z', '');
    }),
    caught: /getUser 200 .*: body\/data\/created_at must match/,
  },
  {
    name: 'a body that is not wrapped',
    operations: ['getCard'],
    break: answers('getCard', 200, ({ data }, ctx) => {
      ctx.body = JSON.stringify(data);
    }),
    caught: /getCard 200 .*: body must have required property 'data'/,
  },
  {
    name: 'a wrong content type',
    operations: ['getUser'],
    break: answers('getUser', 200, (_, ctx) => {
      ctx.type = 'text/plain';
    }),
    caught: /getUser 200 .*: content type application\/json expected, "text\/plain" came/,
  },
  {
    name: 'a missing header',
    operations: ['getUser'],
    break: answers('getUser', 200, (_, ctx) => ctx.remove('x-request-id')),
    caught: /getUser 200 .*: the documented header x-request-id is missing/i,
  },
  {
    name: 'a header of another scheme',
    operations: ['getUser'],
    break: answers('getUser', 401, (_, ctx) => ctx.set('www-authenticate', 'Basic realm="contrato"')),
    caught: /getUser 401 .*: the header www-authenticate must match pattern/,
  },
  {
    name: 'a header of another type',
    operations: ['getUser'],
    break: answers('getUser', 429, (_, ctx) => ctx.set('retry-after', 'Wed, 21 Oct 2026 07:28:00 GMT')),
    caught: /getUser 429 .*: the header retry-after must be integer/,
  },
  {
    name: 'a header below its minimum',
    operations: ['getUser'],
    break: answers('getUser', 503, (_, ctx) => ctx.set('retry-after', '0')),
    caught: /getUser 503 .*: the header retry-after must be >= 1/,
  },
  {
    name: 'a header that allows caches to store a token',
    operations: ['createToken'],
    break: answers('createToken', 200, (_, ctx) => ctx.set('cache-control', 'public, max-age=60')),
    caught: /createToken 200 .*: the header cache-control must be equal to constant/,
  },
  {
    name: 'a cookie that nobody documented',
    operations: ['getUser'],
    break: answers('getUser', 200, (_, ctx) => ctx.set('set-cookie', 'session=1')),
    caught: /getUser 200 .*: the header set-cookie is not documented/,
  },
  {
    name: 'another charset',
    operations: ['getUser'],
    break: answers('getUser', 200, (_, ctx) => ctx.set('content-type', 'application/json; charset=iso-8859-1')),
    caught: /getUser 200 .*: the charset utf-8 expected, iso-8859-1 came/,
  },
  {
    name: 'a page without its content',
    operations: ['showActivationPage'],
    break: answers('showActivationPage', 200, (_, ctx) => {
      ctx.body = '';
      ctx.type = 'text/html';
    }),
    caught: /showActivationPage 200 .*: a body of text\/html is documented, but there is none/,
  },
  {
    name: 'a body where none is documented',
    operations: ['deleteFault'],
    break: answers('deleteFault', 204, (_, ctx) => {
      ctx.status = 200;
      ctx.body = '{}';
    }),
    caught: /deleteFault 204 .*: status 204 expected, 200 came/,
  },
  {
    name: 'another documented error code',
    operations: ['createUser'],
    break: answers('createUser', 409, (body) => {
      body.error_code = 'IDEMPOTENCY_KEY_REUSED';
    }),
    caught:
      /createUser 409 EMAIL_ALREADY_IN_USE: error_code EMAIL_ALREADY_IN_USE expected, IDEMPOTENCY_KEY_REUSED came/,
  },
  {
    name: 'an error code that nobody documented',
    operations: ['getUser'],
    break: answers('getUser', 404, (body) => {
      body.error_code = 'NO_SUCH_USER';
    }),
    caught: /getUser 404 USER_NOT_FOUND: .*(NO_SUCH_USER|allowed values)/,
  },
  {
    name: 'an error with the stack of the program',
    operations: ['getUser'],
    break: answers('getUser', 404, (body) => {
      (body.error as Record<string, unknown>).stack = 'Error: at getUser (get-user.ts:12:5)';
    }),
    caught: /getUser 404 USER_NOT_FOUND: body\/error must NOT have additional properties.*stack/,
  },
  {
    name: 'a list without its pagination',
    operations: ['searchUsers'],
    break: answers('searchUsers', 200, (body) => {
      delete (body as unknown as Partial<List>).meta;
    }),
    caught: /searchUsers 200 .*: body must have required property 'meta'/,
  },
  {
    name: 'a wrong number of pages',
    journeys: [EVERY_LIST],
    break: answers('searchUsers', 200, (body) => {
      (body as unknown as List).meta.pagination.total_pages = 1;
    }),
    caught: new RegExp(`${EVERY_LIST}: the metadata of page 0 is wrong`),
  },
  {
    name: 'a card number that nobody asked for',
    operations: ['getCard'],
    break: answers('getCard', 200, ({ data }) => {
      data.pan ??= '4000000000000002';
    }),
    caught: /getCard 200 found: not what the example describes/,
  },
];
