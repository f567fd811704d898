import { v7 as uuid } from 'uuid';
import type { Body, ClientContract } from './contract';
import type { Addresses, EndpointName } from './endpoints';
import { ENDPOINTS } from './endpoints';

/** A call to an endpoint before it is signed. */
export interface Call {
  endpoint: EndpointName;
  url: string;
  /** The same in every repetition. */
  key: string;
  /** As this revision sends it. */
  body: Body;
}

/** The user whose card is used. With null it is the user of the contract's examples. */
export interface TestUser {
  userId: string | null;
  cardId: string | null;
  currency: string | null;
}

type Money = { total: number; currency: string };
export type CardBody = {
  transaction: { id: string; type: string; original_transaction_id: string | null; local_date_time: string };
  card: { id: string };
  user: { id: string };
  amount: {
    local: Money;
    settlement: Money;
    transaction: Money;
    details: { type: string; currency: string; amount: number; name: string }[];
  };
};

/** Creates calls from the contract's examples, with new ids and for the test user. */
export class Calls {
  /** The first transaction of the run, to which adjustments of the examples refer. */
  private readonly originalId = uuid();
  private readonly activityId = uuid();
  private isFirst = true;

  constructor(
    private readonly contract: ClientContract,
    private readonly addresses: Addresses,
    private readonly user: TestUser,
  ) {}

  /** The address of an endpoint; undefined for one that the client does not host. */
  addressOf(endpoint: EndpointName): string | undefined {
    return this.addresses[endpoint];
  }

  /** One call for each example of the contract, by the name of the example. */
  examples(endpoint: EndpointName): [string, Call][] {
    return this.contract.examples(endpoint).map(([name, body]) => [name, this.call(endpoint, body)]);
  }

  /** A call like the first example. */
  some(endpoint: EndpointName): Call {
    return this.call(endpoint, this.contract.examples(endpoint)[0]?.[1] as Body);
  }

  /**
   * A card transaction of a certain amount.
   * @param hundredths of the local currency
   */
  card(endpoint: EndpointName, type: string, hundredths: number, originalId: string | null = null): Call {
    const [, example] = this.contract.examples(endpoint)[0] as [string, Body];
    const body = structuredClone(example) as unknown as CardBody;
    const { currency } = body.amount.local;
    const money = { total: hundredths / 100, currency };
    body.amount = {
      local: { ...money },
      settlement: { ...money },
      transaction: { ...money },
      details: [{ type: 'BASE', currency, amount: money.total, name: 'BASE' }],
    };
    const call = this.call(endpoint, body as unknown as Body);
    const { transaction } = call.body as unknown as CardBody;
    Object.assign(transaction, { type, original_transaction_id: originalId });
    return call;
  }

  private call(endpoint: EndpointName, example: Body): Call {
    const url = this.addresses[endpoint] as string;
    const body = structuredClone(example);
    if (ENDPOINTS[endpoint].kind !== 'notification') this.personalize(body as unknown as CardBody);
    else this.renew(body as { idempotency_key: string; activity?: { id: string } });
    const key = String(body.idempotency_key ?? (body as unknown as CardBody).transaction.id);
    return { endpoint, url, key, body: this.contract.outgoing(endpoint, body) };
  }

  private personalize(body: CardBody): void {
    const { transaction, card, user, amount } = body;
    transaction.id = this.isFirst ? this.originalId : uuid();
    this.isFirst = false;
    transaction.local_date_time = new Date().toISOString().slice(0, 19);
    if (transaction.original_transaction_id !== null) transaction.original_transaction_id = this.originalId;
    const { userId, cardId, currency } = this.user;
    user.id = userId ?? user.id;
    card.id = cardId ?? card.id;
    if (currency === null) return;
    const before = amount.local.currency;
    for (const money of [amount.local, amount.settlement, amount.transaction, ...amount.details]) {
      if (money.currency === before) money.currency = currency;
    }
  }

  /** The events of one activity are about the same activity. */
  private renew(body: { idempotency_key: string; activity?: { id: string } }): void {
    body.idempotency_key = uuid();
    if (body.activity) body.activity.id = this.activityId;
  }
}
