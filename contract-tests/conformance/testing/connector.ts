import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { refusal, type Secrets, type SignedHeaders, signedHeaders } from '../../../client/signature';
import document from '../../../generated/documents/networks.json';
import { type OperationRule, operations } from '../../../generated/operations';
import { answersOfArgentina } from '../../../mocks/networks/bank-arg';
import { answersOfBrazil } from '../../../mocks/networks/bank-bra';
import { reportsOfCards } from '../../../mocks/networks/card';
import { answersOfCash } from '../../../mocks/networks/cash';
import { answersOfCourier } from '../../../mocks/networks/courier';
import { answersOfEmbosser } from '../../../mocks/networks/embosser';
import { answersOfFraud } from '../../../mocks/networks/fraud';
import { answersOfIdentity } from '../../../mocks/networks/identity';
import { type Answers, PassingMemory } from '../../../mocks/networks/orders';
import { answersOfRates } from '../../../mocks/networks/rates';
import { type Credentials, receive } from '../../../mocks/networks/receive';
import type { Edge } from '../../../mocks/networks/report';
import { closeAtOnce, listenLocally } from '../../../server/testing/local-server';

/** An answer before it is written. */
interface Given {
  status: number;
  body: string;
}

/** The mistakes of a test connector. A connector without any of these conforms. */
export interface TestBreaks {
  /** Changes an answer. @param text the body that came */
  answer?: (given: Given, text: string) => Given;
  /** Changes the data of successes. */
  data?: (data: object) => object;
  /** Changes the bodies of refusals. */
  refusal?: (body: object) => object;
  /** The kind of forged proof that it accepts, and should not. */
  wronglyAccepts?: keyof typeof REASONS | 'token';
  /** Makes sessions of identity anew for each call, or for each that comes while another is in hand. */
  numbered?: 'in turn' | 'at once';
  /** Does not know an order again. */
  forgets?: true;
  /** Changes the way to the service. */
  edge?: (edge: Edge, url: string) => Edge;
}

const REASONS = {
  signature: 'The signature does not match.',
  age: 'The signature is older than 60 seconds.',
  key: 'This api-key is unknown.',
  endpoint: 'The call was signed for another endpoint.',
} as const;

const ORDER = 'timestamp-endpoint-body';

/** The reference connectors of all networks behind one address, with a company that says yes behind each. */
export class TestConnector {
  private readonly receives: RequestListener;

  private constructor(
    private readonly server: Server,
    readonly url: string,
    private readonly credentials: Credentials,
    private readonly breaks: TestBreaks,
  ) {
    const memory = breaks.forgets ? { isSame: async () => true } : new PassingMemory();
    this.receives = receive([{ credentials, answers: everyAnswer(breaks.numbered) }], { memory });
    server.on('request', (request, response) => void this.serve(request, response));
  }

  /** Opens it on a free port. */
  static async open(credentials: Credentials, breaks: TestBreaks): Promise<TestConnector> {
    const server = createServer();
    const port = await listenLocally(server);
    return new TestConnector(server, `http://127.0.0.1:${port}`, credentials, breaks);
  }

  close(): Promise<void> {
    return closeAtOnce(this.server);
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const { method, url = '' } = request;
    const headers = this.trustedHeaders(request.headers as SignedHeaders, url, body);
    const given = await answerOf(this.receives, Object.assign(Readable.from([body]), { method, url, headers }));
    const { status, body: text } = this.broken(given, body.toString());
    response.writeHead(status, text === '' ? {} : { 'content-type': 'application/json' }).end(text);
  }

  /** The headers, made right where it wrongly accepts what is wrong with them. */
  private trustedHeaders(headers: SignedHeaders, endpoint: string, body: Buffer): object {
    const { wronglyAccepts } = this.breaks;
    if (wronglyAccepts === undefined) return headers;
    if ('token' in this.credentials) return { ...headers, authorization: `Bearer ${this.credentials.token}` };
    const { secrets } = this.credentials;
    const [key = '', secret = ''] = Object.entries(secrets)[0] ?? [];
    const trust = { secrets: secrets as Secrets, order: ORDER, now: Date.now() } as const;
    if (wronglyAccepts === 'token' || refusal(headers, { endpoint, body }, trust) !== REASONS[wronglyAccepts])
      return headers;
    return { ...headers, 'x-api-key': key, ...signedHeaders({ endpoint, body }, { ...trust, secret }) };
  }

  private broken(given: Given, text: string): Given {
    const { answer, data, refusal: refused } = this.breaks;
    if (given.status === 200 && data) {
      const body = JSON.parse(given.body) as { data: object };
      return { ...given, body: JSON.stringify({ data: data(body.data) }) };
    }
    if (given.status >= 400 && refused) return { ...given, body: JSON.stringify(refused(JSON.parse(given.body))) };
    return answer?.(given, text) ?? given;
  }
}

/** Passes a request that was already read to a listener, and returns its answer. */
function answerOf(listener: RequestListener, request: object): Promise<Given> {
  return new Promise((resolve) => {
    let status = 0;
    const response = {
      writeHead: (given: number) => {
        status = given;
        return response;
      },
      end: (body = '') => resolve({ status, body }),
    };
    listener(request as IncomingMessage, response as unknown as ServerResponse);
  });
}

function everyAnswer(numbered: TestBreaks['numbered']): Answers {
  const nothing = async () => undefined;
  return {
    ...answersOfArgentina({
      find: async () => null,
      changeAlias: async () => true,
      transfer: async () => ({ status: 'SUCCESS' }),
    }),
    ...answersOfBrazil({
      ...{ find: async () => null, register: nothing, remove: nothing },
      transfer: async () => ({ status: 'SUCCESS' }),
    }),
    ...answersOfCash({ register: async () => true, withdraw: nothing }),
    ...answersOfCourier({ announce: nothing }),
    ...answersOfEmbosser({ take: nothing }),
    ...answersOfIdentity({ open: ({ body }) => sessionOf(body.id, numbered), cancel: nothing }),
    ...answersOfRates({ quote: async () => '1' }),
    ...answersOfFraud({ cardUse: async () => 'ACCEPT', movement: async () => 'ACCEPT' }),
  };
}

const WORK_MILLISECONDS = 60;
const inHand = new Map<string, number>();
let sessions = 0;

/** The address of a session: one for each order, unless it is numbered. */
async function sessionOf(id: string, numbered: TestBreaks['numbered']): Promise<string> {
  const before = inHand.get(id) ?? 0;
  inHand.set(id, before + 1);
  // Long enough for copies to come meanwhile.
  if (numbered === 'at once') await pause(WORK_MILLISECONDS);
  inHand.set(id, (inHand.get(id) ?? 1) - 1);
  sessions += 1;
  const number = numbered === 'in turn' ? sessions : numbered === 'at once' ? before : 0;
  return `https://identity.example/${id}/${number}`;
}

type Documented = Record<
  string,
  Record<string, { parameters?: Parameter[]; requestBody?: { content: Record<string, { examples: Named }> } }>
>;
type Named = Record<string, { $ref?: string; value?: object }>;
interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  example?: string;
}

const { components } = document as unknown as { components: { examples: Record<string, { value: object }> } };

/** Reads the contract's example of a report: its path parameters and its first body. */
function exampleOf({ path, method }: OperationRule): { path: Record<string, string>; body: object | undefined } {
  const item = (document.paths as unknown as Documented)[path] ?? {};
  const operation = item[method.toLowerCase()];
  const parameters = [...((item.parameters as unknown as Parameter[]) ?? []), ...(operation?.parameters ?? [])];
  const [example] = Object.values(operation?.requestBody?.content['application/json']?.examples ?? {});
  const name = example?.$ref?.split('/').at(-1);
  return {
    path: Object.fromEntries(parameters.filter((one) => one.in === 'path').map((one) => [one.name, one.example ?? ''])),
    body: name === undefined ? example?.value : components.examples[name]?.value,
  };
}

/** Reports everything that a network can report, in the words of the contract's examples. */
export async function reportEverything(edge: Edge): Promise<void> {
  const cards = reportsOfCards(edge);
  const { authorization } = cards;
  const own: Record<string, (body: never) => Promise<unknown>> = {
    receiveCardAuthorization: (body) => authorization(body, crypto.randomUUID()),
    receiveAccountVerification: cards.verification,
    receiveCardAdvice: cards.advice,
  };
  const [first, ...rules] = Object.values(operations).filter(
    ({ document: from, scope }) => from === 'networks' && scope !== null,
  ) as [OperationRule, ...OperationRule[]];
  // An authorization has three seconds in all: it doesn't share them with the others.
  await own[first.operationId]?.(exampleOf(first).body as never);
  await Promise.all(
    rules.map((rule) => {
      const { path, body } = exampleOf(rule);
      const report = own[rule.operationId];
      if (report) return report(body as never);
      return edge.report(rule.operationId as 'receiveCashIn', { path: path as never, body: body as never });
    }),
  );
}
