import { createHash } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import { refusal, type Secrets, type SignedHeaders } from '../../client/signature';
import { type NetworkApiOperationId, operations as rules } from '../../generated/operations';
import { address, type Matched, pathsOf } from './addresses';
import { isToken, parsed, Refusal, read, refused, type Sent, send } from './http';
import type { Answers, Order, OrderMemory } from './orders';

/** The agreed proof of the service's identity: secrets that it signs with, or a token. */
export type Credentials = { secrets: Secrets } | { token: string };

/** A network as the service calls it: its answers, and how it recognizes the service. */
export interface HostedNetwork {
  credentials: Credentials;
  answers: Answers;
}

interface ReceiveOptions {
  /** Remembers orders, so that one that comes twice is one. */
  memory: OrderMemory;
  /** Receives errors on this side, without data of the order. */
  failed?: (operationId: string, error: unknown) => void;
}

/**
 * Receives the orders of the service, for one network or for several: verifies who calls, checks the order against the
 * contract, and answers a repeated one as the same.
 */
export function receive(networks: readonly HostedNetwork[], options: ReceiveOptions): RequestListener {
  const hosts = networks.map((network) => ({ network, find: pathsOf(Object.keys(network.answers)) }));
  const answer = async (request: IncomingMessage): Promise<Sent> => {
    const body = await read(request);
    for (const { network, find } of hosts) {
      const found = find(request.method ?? '', address(request).path);
      if (found === null) continue;
      prove(network.credentials, request, body);
      return answerOrder(network.answers, found, request, body, options);
    }
    throw new Refusal(404, 'NOT_FOUND', 'There is nothing at this address.');
  };
  return (request, response) => {
    answer(request).then(
      (sent) => send(response, sent),
      (error: unknown) => {
        if (!(error instanceof Refusal)) options.failed?.(`${request.method} ${address(request).path}`, error);
        send(response, refused(error));
      },
    );
  };
}

/** @throws Refusal 401 where neither signature nor token is good */
function prove(credentials: Credentials, { headers, url }: IncomingMessage, body: Buffer): void {
  const reason =
    'token' in credentials
      ? isToken(headers.authorization, credentials.token)
        ? null
        : 'The token is unknown.'
      : refusal(
          headers as SignedHeaders,
          { endpoint: url ?? '', body },
          { ...credentials, order: ORDER, now: Date.now() },
        );
  if (reason !== null) throw new Refusal(401, 'UNAUTHORIZED', reason);
}

const ORDER = 'timestamp-endpoint-body';

async function answerOrder(
  answers: Answers,
  { operationId, path }: Matched,
  request: IncomingMessage,
  bytes: Buffer,
  { memory }: ReceiveOptions,
): Promise<Sent> {
  const rule = rules[operationId as NetworkApiOperationId];
  const body = parsed(bytes);
  const query = address(request).query;
  const clientId = request.headers['x-client-id'];
  const mistake =
    (rule.checks.path !== null && !rule.checks.path(path)) ||
    (rule.checks.query !== null && !rule.checks.query(query)) ||
    (rule.checks.body !== null && !rule.checks.body(body));
  if (mistake) throw new Refusal(400, 'INVALID_REQUEST', 'The order does not follow the contract.');
  const order = { path, query, body, clientId: typeof clientId === 'string' ? clientId : null } as Order<never>;
  if (409 in rule.responses) {
    const [where, name = ''] = (rule.countsOnce ?? '').split(':/');
    const id = ((where === 'path' ? path : body) as Record<string, string>)[name] ?? '';
    const isSame = (hidden: readonly string[]) => memory.isSame(operationId, id, fingerprint(order, hidden));
    const sensitive = namesIn(rule.sensitive.request);
    // Earlier versions stored the hash of an order with its time.
    if (!(await isSame([...sensitive, 'created_at'])) && !(await isSame(sensitive)))
      throw new Refusal(409, 'REFERENCE_REUSED', 'There is another order with this id.');
  }
  const handle = answers[operationId as NetworkApiOperationId] as (order: Order<never>) => Promise<unknown>;
  const data = await handle(order);
  return data === undefined ? { status: 204 } : { status: 200, body: { data } };
}

/** The names of the fields that pointers lead to. */
const namesIn = (pointers: readonly string[]) => pointers.map((pointer) => pointer.split('/').at(-1) as string);

/**
 * Computes the hash by which a repeated order is told from another one with the same id.
 * @param hidden the fields that are left out: card data, of which not even the hash is kept, and the time of the order,
 * which is another one if a client orders again after the database of the service was restored
 */
function fingerprint({ clientId, body }: Order<never>, hidden: readonly string[]): string {
  const text = JSON.stringify([clientId, body], (name, value) => (hidden.includes(name) ? undefined : value));
  return createHash('sha256').update(text).digest('base64url');
}
