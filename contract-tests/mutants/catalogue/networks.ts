import type { Context } from 'koa';
import type { Ports } from '../../../server/networks/ports';
import { answers, type Mutant, requests } from '../mutant';

const ORDERS = 'answers of networks';

/** Replaces a part of one port. */
function withPart<K extends 'bankRails' | 'embosser'>(
  name: K,
  part: (port: Ports[K]) => Partial<Ports[K]>,
): (ports: Ports) => Ports {
  return (ports) => {
    const port = ports[name];
    return { ...ports, [name]: Object.assign(Object.create(port), part(port)) };
  };
}

/** Gives a repeated message with the same id a new id. */
function renaming<T extends { id: string }>(): (order: T) => T {
  const seen = new Set<string>();
  return (order) => {
    if (seen.has(order.id)) return { ...order, id: crypto.randomUUID() };
    seen.add(order.id);
    return order;
  };
}

/** Gives every token the scopes of the token with the most scopes. */
function withoutScopes(): (ctx: Context) => void {
  let fullest = '';
  return ({ req: { headers } }) => {
    const { authorization } = headers;
    if (authorization === undefined) return;
    if (authorization.length > fullest.length) fullest = authorization;
    headers.authorization = fullest;
  };
}

/** Mutants of the network contracts: reports and questions that are not handled as agreed. */
export const NETWORKS: readonly Mutant[] = [
  {
    name: 'the scope of a network is not checked',
    operations: ['receiveCashIn'],
    break: requests('receiveCashIn', withoutScopes()),
    caught: /receiveCashIn 403 INSUFFICIENT_SCOPE: status 403 expected, 200 came/,
  },
  {
    name: 'a network hears another outcome',
    operations: ['receiveArgentineTransfer'],
    break: answers('receiveArgentineTransfer', 200, ({ data }) => {
      data.result = 'APPROVED';
      data.rejection_reason = null;
    }),
    caught: /receiveArgentineTransfer 200 rejected: not what the example describes/,
  },
  {
    name: 'the answer to a report lacks its reference',
    operations: ['receiveCashIn'],
    break: answers('receiveCashIn', 200, ({ data }) => {
      delete data.reference;
    }),
    caught: /receiveCashIn 200 .*: body\/data must have required property 'reference'/,
  },
  {
    name: 'another report under a used reference is answered as the first',
    operations: ['receiveCashIn'],
    break: answers('receiveCashIn', 409, (_, ctx) => {
      ctx.status = 200;
    }),
    caught: /receiveCashIn 409 REFERENCE_REUSED: status 409 expected, 200 came/,
  },
  {
    name: 'an order goes again under another id',
    journeys: [ORDERS],
    break: {
      ports: withPart('embosser', (port) => {
        const rename = renaming<Parameters<typeof port.order>[0]>();
        return { order: (order) => port.order(rename(order)) };
      }),
    },
    caught: /answers of networks: orderPlastic 503 .*: 1 calls came where 2 were due/,
  },
  {
    name: 'a transfer goes again under another id',
    journeys: [ORDERS],
    break: {
      ports: withPart('bankRails', (port) => {
        const rename = renaming<Parameters<typeof port.transfer>[0]>();
        return { transfer: (order) => port.transfer(rename(order)) };
      }),
    },
    caught: /answers of networks: sendPixTransfer 503 .*: the order changed from one call to the next/,
  },
  {
    name: 'a transfer that failed is taken for one that is under way',
    journeys: [ORDERS],
    break: {
      ports: withPart('bankRails', (port) => ({
        transfer: async (order) => {
          const outcome = await port.transfer(order);
          return outcome.status === 'FAILED' ? { status: 'IN_PROGRESS' } : outcome;
        },
      })),
    },
    caught: /answers of networks: sendArgentineTransfer 200 failed/,
  },
];
