import { handOver, makeCards } from '../cards/jobs/make-batch';
import { batchMade, cardEmbossed } from '../cards/reports';
import { type AffinityGroup, type AffinityGroupInput, newAffinityGroup } from '../cards/rules/affinity-group';
import { luhnDigit } from '../cards/rules/pan';
import { insertAffinityGroup } from '../cards/store/affinity-groups';
import { findCard } from '../cards/store/cards';
import { findSecrets, openCard } from '../cards/store/cards-secrets';
import type { Courier, CourierOrder } from '../networks/courier/port';
import type { Embosser, EmbossingOrder } from '../networks/embosser/port';
import { newId } from '../platform/ids';
import { shipmentAdvanced } from '../shipping/reports';
import { PREPAID } from './card-records';
import type { TestClient, TestServer } from './server';

/** An outside that takes every order and keeps it for the test to look at. `fail` makes it refuse so many first. */
export class TestOutside implements Embosser, Courier {
  readonly orders: EmbossingOrder[] = [];
  readonly announced: CourierOrder[] = [];
  fail = 0;
  /** Called with every order that was taken. */
  onOrder: (order: EmbossingOrder) => void | Promise<void> = () => undefined;

  async order(order: EmbossingOrder): Promise<void> {
    this.refuseOrNot();
    this.orders.push(order);
    await this.onOrder(order);
  }

  async announce(order: CourierOrder): Promise<void> {
    this.refuseOrNot();
    this.announced.push(order);
  }

  private refuseOrNot(): void {
    if (this.fail === 0) return;
    this.fail -= 1;
    throw new Error('the network does not answer');
  }
}

let documents = Math.floor(Math.random() * 50_000_000);

/** A DNI that no earlier call gave, with its CUIL. */
function newDocument(): { dni: string; cuil: string } {
  for (;;) {
    documents += 1;
    const dni = String(10_000_000 + (documents % 80_000_000));
    const digits = `20${dni}`;
    const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];
    const check = (11 - (weights.reduce((sum, weight, i) => sum + weight * Number(digits[i]), 0) % 11)) % 11;
    if (check < 10) return { dni, cuil: `${digits}${check}` };
  }
}

/** An address that a card can be sent to. */
export const ADDRESS = {
  street_name: 'Avenida Corrientes',
  street_number: '1234',
  city: 'Buenos Aires',
  region: 'Ciudad Autónoma de Buenos Aires',
  country: 'ARG',
  zip_code: '1043',
};

/** A receiver outside Brazil. */
export const RECEIVER = { full_name: 'Ana Suárez', document_type: 'DNI', document_number: '30123456' };

/** Returns the body that creates a user whom cards can be issued to. */
export function userInput(changes: Record<string, unknown> = {}): Record<string, unknown> {
  const { dni, cuil } = newDocument();
  return {
    email: `${newId()}@example.com`,
    name: 'Ana',
    surname: 'Suárez',
    identification_type: 'DNI',
    identification_value: dni,
    birthdate: '1990-05-17',
    gender: 'FEMALE',
    tax_identification_type: 'CUIL',
    tax_identification_value: cuil,
    legal_address: {
      street_name: 'Avenida Corrientes',
      zip_code: '1043',
      city: 'Buenos Aires',
      region: 'Ciudad Autónoma de Buenos Aires',
      country: 'ARG',
    },
    operation_country: 'ARG',
    ...changes,
  };
}

/** Arranges cards on a server under test: what its client asks for, and what comes from outside. */
export class CardBench {
  constructor(
    readonly server: TestServer,
    readonly client: TestClient,
  ) {}

  /** Makes one with a client of its own. @param cardDataEntitled whether the client may see card data */
  static async open(server: TestServer, cardDataEntitled = true): Promise<CardBench> {
    return new CardBench(server, await server.client({}, { cardDataEntitled }));
  }

  private get db() {
    return this.server.database.db;
  }

  private subject(id: string) {
    return { clientId: this.client.client.id, id, now: this.server.clock.now() };
  }

  /** A request that must succeed. @returns its `data` */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape
  async ask(method: string, path: string, body?: unknown): Promise<any> {
    const answer = await this.client.send(method, path, { body });
    if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text}`);
    return answer.body.data;
  }

  user(changes: Record<string, unknown> = {}) {
    return this.ask('POST', '/users/v1/', userInput(changes));
  }

  async group(changes: Partial<AffinityGroupInput> = {}): Promise<AffinityGroup> {
    const made = { id: newId(), clientId: this.client.client.id, now: this.server.clock.now() };
    const group = newAffinityGroup({ ...PREPAID, ...changes }, made);
    await this.db.transaction((tx) => insertAffinityGroup(tx, group));
    return group;
  }

  unnamedGroup(changes: Partial<AffinityGroupInput> = {}): Promise<AffinityGroup> {
    return this.group({ innominate: true, cardTypes: ['PHYSICAL'], ...changes });
  }

  /** Returns the body that creates a card; a virtual one for a new user of a new group, unless said otherwise. */
  async cardInput(changes: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
    return {
      user_id: changes.user_id ?? (await this.user()).id,
      affinity_group_id: changes.affinity_group_id ?? (await this.group()).id,
      card_type: 'VIRTUAL',
      ...(changes.card_type === 'PHYSICAL' ? { address: ADDRESS } : {}),
      ...changes,
    };
  }

  async card(changes: Record<string, unknown> = {}) {
    return this.ask('POST', '/cards/v1/', await this.cardInput(changes));
  }

  /** A physical card whose plastic is made. */
  async embossedCard(changes: Record<string, unknown> = {}) {
    const card = await this.card({ ...changes, card_type: 'PHYSICAL' });
    await this.emboss(card.id);
    return this.ask('GET', `/cards/v1/${card.id}`);
  }

  emboss(cardId: string) {
    return this.db.transaction((tx) => cardEmbossed(tx, this.subject(cardId)));
  }

  /** An account of a user in the user's country. */
  account(userId: string, country = 'ARG', currency = 'ARS') {
    return this.ask('POST', '/core/accounts/v1', { owner_type: 'USER', user_id: userId, country, currency });
  }

  /** A batch for the warehouse, unless said otherwise. */
  async batch(changes: Record<string, unknown> = {}) {
    const affinity_group_id = changes.affinity_group_id ?? (await this.unnamedGroup()).id;
    const order = { affinity_group_id, quantity: 2, distribution_type: 'WAREHOUSE', ...changes };
    return this.ask('POST', '/cards/v1/batches', order);
  }

  /** Makes every card of a batch and their plastic. */
  makeReady(batchId: string) {
    const subject = this.subject(batchId);
    const { vault } = this.server.app.services;
    return this.db.transaction(async (tx) => {
      while ((await makeCards(tx, vault, { clientId: subject.clientId, batchId, now: subject.now })) > 0);
      await handOver(tx, subject.clientId, batchId, subject.now);
      return batchMade(tx, subject);
    });
  }

  /** A batch whose cards lie in the warehouse. */
  async stock(changes: Record<string, unknown> = {}) {
    const batch = await this.batch(changes);
    await this.makeReady(batch.id);
    await this.advance(batch.shipment_id, 'PENDING', 'IN_WAREHOUSE');
    return batch;
  }

  /** Lets the courier report one status after another. */
  async advance(shipmentId: string, ...statuses: string[]): Promise<void> {
    for (const status of statuses) {
      await this.db.transaction((tx) =>
        shipmentAdvanced(tx, this.server.app.services, this.subject(shipmentId), { status }),
      );
    }
  }

  /** Returns the secrets of a card, in the clear. */
  async secrets(cardId: string): Promise<{ pan: string; cvv: string; pin: string | null }> {
    const card = await findCard(this.db, this.client.client.id, cardId);
    if (card === null) throw new Error(`there is no card ${cardId}`);
    const row = { card, secrets: await findSecrets(this.db, card) };
    return openCard(this.server.app.services.vault, row, ['pan', 'cvv', 'pin']) as never;
  }

  activate(pan: string, userId: string, changes: Record<string, unknown> = {}) {
    return this.client.send('POST', '/cards/v1/activation', {
      body: { user_id: userId, pan, pin: '2580', ...changes },
    });
  }
}

/** A valid number that no card has. */
export function strangePan(): string {
  const body = '411111111111111';
  return body + luhnDigit(body);
}
