import type { Context } from 'koa';
import { asks, type Breakage, type Mutant, requests } from '../mutant';

const EVERY_LIST = 'filters, order and pages of a list';

/** A parameter of the query is removed before the service sees it. */
const without = (operationId: string, names: (name: string) => boolean): Breakage =>
  requests(operationId, (ctx) => {
    // As it was written, because escaped commas of a list have another meaning.
    const pairs = ctx.querystring.split('&');
    ctx.querystring = pairs.filter((pair) => !names(decodeURIComponent(pair.split('=', 1)[0] ?? ''))).join('&');
  });

/** Treats every caller as the first one that sent a token, if `isTaken` says so. */
function asTheFirst(operationId: string, isTaken: (ctx: Context) => boolean): Breakage {
  return {
    front: (rules) => {
      const isOperation = asks(rules, operationId);
      let first: string | undefined;
      return async (ctx, next) => {
        first ??= ctx.headers.authorization;
        if (isOperation(ctx) && isTaken(ctx)) ctx.req.headers.authorization = first;
        await next();
      };
    },
  };
}

/** Requests that the service does not check completely. */
export const REQUESTS: readonly Mutant[] = [
  {
    name: 'the Accept header ignored',
    operations: ['getUser'],
    break: requests('getUser', (ctx) => {
      ctx.req.headers.accept = '*/*';
    }),
    caught: /getUser 406 NOT_ACCEPTABLE: status 406 expected, 200 came/,
  },
  {
    name: 'the country header ignored',
    operations: ['createCashInIntent'],
    break: requests('createCashInIntent', (ctx) => {
      ctx.req.headers.country = 'bra';
    }),
    journeys: ['headers that a request must have'],
    caught: /headers that a request must have: createCashInIntent took a request without country/,
  },
  {
    name: 'the idempotency key ignored',
    operations: ['createAccount'],
    break: requests('createAccount', (ctx) => {
      for (const name of Object.keys(ctx.req.headers)) {
        if (name.endsWith('idempotency-key')) ctx.req.headers[name] = crypto.randomUUID();
      }
    }),
    caught: /createAccount 409 ACCOUNT_VALIDATION_ERROR: status 409 expected, 20[01] came/,
  },
  {
    name: 'no token needed',
    operations: ['getUser'],
    break: asTheFirst('getUser', (ctx) => ctx.headers.authorization === undefined),
    caught: /getUser 401 UNAUTHORIZED: status 401 expected, 200 came/,
  },
  {
    name: 'the scope ignored',
    operations: ['getUser'],
    break: asTheFirst('getUser', () => true),
    caught: /getUser 403 INSUFFICIENT_SCOPE: status 403 expected, 200 came/,
  },
  {
    name: 'unknown parameters let through',
    operations: ['searchUsers'],
    break: without('searchUsers', (name) => name === 'colour'),
    caught: /searchUsers 400 INVALID_REQUEST: status 400 expected, 200 came/,
  },
  {
    name: 'a filter ignored',
    journeys: [EVERY_LIST],
    break: without('searchUsers', (name) => name.startsWith('filter')),
    caught: new RegExp(`${EVERY_LIST}: the filter lets others through`),
  },
  {
    name: 'the order ignored',
    journeys: [EVERY_LIST],
    break: without('searchUsers', (name) => name === 'sort'),
    caught: new RegExp(`${EVERY_LIST}: the order is not the one asked for`),
  },
  {
    name: 'an extension ignored',
    operations: ['getCard'],
    break: without('getCard', (name) => name === 'extend'),
    caught: /getCard 200 extended: not what the example describes/,
  },
];
