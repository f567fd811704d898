import { type Order, signature } from '../../client/signature';
import { callOf } from '../../server/card-processing/rules/payload';
import type { CardTransaction } from '../../server/card-processing/rules/transaction';
import { findCardTransaction } from '../../server/card-processing/store/card-transactions';
import type { AffinityGroupInput } from '../../server/cards/rules/affinity-group';
import { insertApiKey } from '../../server/clients/store/api-keys';
import { newApiKey } from '../../server/events/api-secrets';
import { type Client, type ClientConfiguration, defaultConfiguration } from '../../server/kernel/client';
import { CardBench } from '../../server/testing/cards';
import { type Answer, type TestClient, type TestServer, tokenPath } from '../../server/testing/server';
import type { CardCall } from '../client/call';
import { decideCards } from '../client/card-calls';
import { ReferenceClient } from '../client/client';
import { ClientLedger } from '../client/client-ledger';
import type { Rules } from '../client/transactions';
import { CONTROLS } from './controls';

type Body = Record<string, unknown>;

const NO_RULES: Rules = { refusedCategories: [], maxPerTransaction: null };

/** The setting of a story, where it is not as usual. */
export interface Setting {
  /** True when the user has an account, so that its ledger decides. */
  account?: boolean;
  client?: Partial<Client>;
  configuration?: Partial<ClientConfiguration>;
  group?: Partial<AffinityGroupInput>;
  /** The order of signed bytes that the reference client keeps to. */
  order?: Order;
  /** The limits of the reference client. */
  rules?: Partial<Rules>;
  /** The address for authorizations and adjustments, in place of the reference client's. */
  transactions?: string | null;
}

/** A client with a card, its own endpoints on a free port, and a card network that does what a test says. */
export class CardNetwork {
  private constructor(
    readonly server: TestServer,
    readonly bench: CardBench & { readonly client: Renewable },
    readonly reference: ReferenceClient,
    /** The address of the reference client. */
    readonly url: string,
    /** The client's own ledger, where every user has 100,000.00 at first. */
    readonly ledger: ClientLedger,
    /** The pairs that the reference client knows, by api-key. */
    readonly secrets: Record<string, string>,
    readonly userId: string,
    readonly cardId: string,
    readonly groupId: string,
    /** Null where the client's endpoint decides. */
    readonly accountId: string | null,
  ) {}

  static async open(server: TestServer, setting: Setting = {}): Promise<CardNetwork> {
    const secrets: Record<string, string> = {};
    const ledger = new ClientLedger(10_000_000n);
    const reference = new ReferenceClient({ secrets, order: setting.order });
    decideCards(reference, ledger, { ...NO_RULES, ...setting.rules });
    const url = await reference.listen();
    const transactions = setting.transactions === undefined ? url : setting.transactions;
    const client = await renewable(server, setting.client, {
      cardDataEntitled: true,
      callbacks: { ...defaultConfiguration.callbacks, transactions },
      ...setting.configuration,
    });
    const pair = newApiKey(server.app.services.vault, client.client.id, server.clock.now());
    secrets[pair.row.id] = pair.secret;
    await server.database.db.transaction((tx) => insertApiKey(tx, pair.row));
    const bench = new CardBench(server, client) as CardBench & { readonly client: Renewable };
    const user = await bench.user();
    const group = await bench.group(setting.group);
    const card = await bench.card({ user_id: user.id, affinity_group_id: group.id });
    const account = setting.account === true ? await bench.account(user.id) : null;
    const accountId = account?.id ?? null;
    return new CardNetwork(server, bench, reference, url, ledger, secrets, user.id, card.id, group.id, accountId);
  }

  /** Lets time pass, and sees to a valid token. */
  async later(milliseconds: number): Promise<void> {
    this.server.clock.advance(milliseconds);
    await this.bench.client.renew();
  }

  close(): Promise<void> {
    return this.reference.close();
  }

  /** Returns the body that uses the card: a purchase of 100.00 in a shop at home, unless the changes say otherwise. */
  usage(changes: Body = {}): Body {
    return {
      ...('pan' in changes ? {} : { card_id: this.cardId }),
      type: 'PURCHASE',
      amount: '100.00',
      currency: 'ARS',
      country_code: 'ARG',
      merchant: { id: '920011223', mcc: '5411', name: 'Almacén Palermo' },
      point_type: 'POS',
      entry_mode: 'CHIP',
      ...changes,
    };
  }

  send(path: string, body?: Body): Promise<Answer> {
    return this.bench.client.send('POST', `${CONTROLS}/card-transactions${path}`, { body });
  }

  /** Something that must succeed. @returns its `data` */
  async ask(path: string, body?: Body) {
    const answer = await this.send(path, body);
    if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
    return answer.body.data;
  }

  /** Uses the card. */
  use(changes: Body = {}) {
    return this.ask('', this.usage(changes));
  }

  /** The network decides by itself. */
  force(changes: Body = {}) {
    return this.ask('/force', this.usage(changes));
  }

  /** One step with a transaction: `clear`, `reverse` … */
  step(id: string, name: string, body?: Body) {
    return this.ask(`/${id}/${name}`, body ?? (name === 'expire' || name === 'retransmit' ? undefined : {}));
  }

  /** A transaction as it is now. */
  find(id: string) {
    return this.bench.ask('GET', `${CONTROLS}/card-transactions/${id}`);
  }

  /** Returns the transactions that followed one, the oldest first. */
  async followers(id: string) {
    const answer = await this.bench.client.send(
      'GET',
      `${CONTROLS}/card-transactions?filter[original_transaction_id]=${id}&sort=created_at`,
    );
    return answer.body.data;
  }

  /** Has the client wait for something before a call counts. @param after called when one has */
  slow(wait: (call: CardCall) => Promise<void>, after: () => void = () => undefined): void {
    decideCards(this.reference, this.ledger, NO_RULES, { before: wait, after });
  }

  /** Asks the client about a transaction once more, as the service did. */
  async call(transactionId: string): Promise<{ status: number; body: { status: string; status_detail: string } }> {
    const [[key, secret]] = Object.entries(this.secrets) as [[string, string]];
    const transaction = (await findCardTransaction(
      this.server.database.db,
      this.bench.client.client.id,
      transactionId,
    )) as CardTransaction;
    const body = JSON.stringify(callOf(transaction));
    const parts = { timestamp: String(Math.floor(Date.now() / 1000)), endpoint: '/transactions/authorizations' };
    const response = await fetch(this.url + parts.endpoint, {
      method: 'POST',
      headers: {
        'x-api-key': key,
        'x-timestamp': parts.timestamp,
        'x-endpoint': parts.endpoint,
        'x-signature': signature({ ...parts, body: Buffer.from(body) }, secret, 'timestamp-endpoint-body'),
        'x-idempotency-key': transactionId,
      },
      body,
    });
    return { status: response.status, body: (await response.json()) as { status: string; status_detail: string } };
  }

  /** Waits until the client has got every event. */
  delivered(): Promise<void> {
    return this.server.app.deliveries.drained();
  }

  /** Puts money on the account. */
  async fund(amount: string): Promise<void> {
    await this.bench.ask('POST', '/core/transactions/v1', {
      account_id: this.accountId,
      type: 'MANUAL_MOVEMENT',
      process_type: 'ORIGINAL',
      entry_type: 'CREDIT',
      total_amount: amount,
    });
  }

  async balance(): Promise<string> {
    return (await this.bench.ask('GET', `/core/accounts/v1/${this.accountId}`)).balance;
  }

  /** Returns the user's balance in the client's own ledger, in hundredths. */
  booked(): bigint {
    return this.ledger.balance(this.userId, 'ARS');
  }

  /** The account's activities, the newest first. */
  async activities() {
    const answer = await this.bench.client.send('GET', `/core/activities/v1?filter[account_id]=${this.accountId}`);
    return answer.body.data;
  }
}

type Renewable = TestClient & { renew(): Promise<void> };

/** A client whose token can be asked for again: time that passes makes it expire. */
async function renewable(
  server: TestServer,
  changes: Partial<Client> | undefined,
  configuration: Partial<ClientConfiguration>,
): Promise<Renewable> {
  const made = await server.client(changes, configuration);
  let { token } = made;
  const credentials = { client_id: made.client.id, client_secret: made.secret, audience: server.config.audience };
  return {
    ...made,
    send: (method, path, sent = {}) => made.send(method, path, { token, ...sent }),
    renew: async () => {
      const body = { ...credentials, grant_type: 'client_credentials' };
      token = (await server.send('POST', tokenPath(made.client.revision), { body })).body.access_token;
    },
  };
}
