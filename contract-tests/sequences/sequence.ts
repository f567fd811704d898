import { assertPrices, CHARGES, knownByAnswers, knownByCalls, localOf } from './abroad';
import type { Setting } from './declared-options';
import { assertDetailsOfNotifications } from './details';
import { assertFiles } from './files';
import { type Account, type Card, type ExpectedEvent, Model, written } from './model';
import { addOwner, addUser } from './people';
import type { Prices } from './prices';
import { type Service, STAND_IN } from './service';
import { Disagreement, type ReceivedMessages, Session, same } from './session';
import { kindOf } from './steps';
import { fund } from './steps/accounts';
import { createCard } from './steps/cards';
import type { Step } from './steps/step';

/** The two sides of a sequence: the model of the service, and the client that calls it. */
export interface Stage {
  model: Model;
  client: Session;
}

const SAVINGS = 100_000;

/** Enough for some purchases abroad. */
const SAVINGS_ABROAD = 10_000_000;

/** Settings about cards, which begin with one account and its card. */
const WITH_CARD: readonly Setting[] = ['cards', 'issuing', 'charged'];

/** Settings about cards whose client decides. */
const CARD_ALONE: readonly Setting[] = ['deciding', 'abroad', 'standIn'];

/**
 * Opens a client for a sequence, with the resources of its setting: two accounts, money on one of them; an account with
 * money and a card if the setting is about cards; a card alone if the client decides.
 */
export async function openStage(service: Service, number: number, setting: Setting): Promise<Stage> {
  service.toNextNoon();
  const standsIn = setting === 'standIn';
  const client = await Session.open(service, number, standsIn);
  const priced = setting === 'charged' || standsIn;
  const model = new Model(service.now, setting === 'abroad' || priced, priced, standsIn ? STAND_IN : null);
  if (priced) client.learnBy(() => (model.prices as Prices).learn(client));
  const country = setting === 'brazil' ? 'BRA' : 'ARG';
  if (model.abroad) await client.must('updateSandboxClient', { body: { card_charges: CHARGES } });
  if (setting === 'identity') {
    await client.must('updateSandboxClient', { body: { products: ['IDENTITY'] } });
    model.identified = true;
    await addUser(model, client, country);
    return { model, client };
  }
  if (setting === 'shipping') {
    await addUser(model, client, country);
    for (const step of TO_WAREHOUSE) await kindOf(step).run(model, client, step);
    return { model, client };
  }
  if (CARD_ALONE.includes(setting)) {
    await addUser(model, client, country);
    await createCard.run(model, client, CARD);
    return { model, client };
  }
  await addOwner(model, client, country);
  if (WITH_CARD.includes(setting)) await createCard.run(model, client, CARD);
  else await addOwner(model, client, country);
  await fund.run(model, client, { kind: 'fund', account: 0, amount: priced ? SAVINGS_ABROAD : SAVINGS });
  return { model, client };
}

/** A batch is made, and handed to its courier. */
const TO_WAREHOUSE: readonly Step[] = [
  { kind: 'orderBatch', quantity: 2 },
  { kind: 'finishBatch', batch: 0 },
  { kind: 'moveShipment', shipment: 0, latest: true, way: 0, any: 'PENDING' },
];

const CARD = { kind: 'createCard', user: 0, physical: false, replaces: null, latest: false };

/**
 * Runs a step.
 * @throws Disagreement if the service does something else than the model
 */
export async function makeStep({ model, client }: Stage, step: Step): Promise<void> {
  model.step += 1;
  await kindOf(step).run(model, client, step);
  const [failure] = client.service.failures;
  if (failure !== undefined) throw new Disagreement(`the service failed: ${JSON.stringify(failure)}`);
}

/**
 * Compares everything that the client can read, and all its events, with the model.
 * @throws Disagreement
 */
export async function assertFinalState(stage: Stage): Promise<void> {
  const { model, client } = stage;
  // Until nothing is pending any more.
  await makeStep(stage, { kind: 'time', length: 'fortnight' });
  // Until the files of the day on which the rest ended are written: a row that can't be written is the fault of this
  // sequence.
  await makeStep(stage, { kind: 'time', length: 'days' });
  for (const account of model.accounts) {
    const { data } = await client.must('getAccount', { path: { id: account.id } });
    same(
      'the status and balance of an account',
      [data.status, data.balance],
      [account.status, written(account.balance)],
    );
  }
  for (const card of model.cards) await assertCard(card, client);
  for (const batch of model.batches) {
    const { data } = await client.must('getShipment', { path: { shipment_id: batch.shipment } });
    same('the status of a batch in the end', data.batch.status, batch.status);
  }
  for (const { id, state, stoodIn } of model.cardTransactions) {
    const { data } = await client.must('getCardTransaction', { path: { transaction_id: id } });
    same('the state of a card transaction in the end', data.state, state);
    same('a decision instead of a client', data.decided_by === 'STAND_IN', stoodIn);
  }
  for (const { id, status, paid } of model.boletos) {
    const { data } = await client.must('getCashInIntent', { path: { intent_id: id } });
    same('a boleto in the end', [data.status, data.paid_amount], [status, written(paid)]);
  }
  const { events, calls, shipments, sessions } = await client.takeReceived();
  await assertShipments(model, client, shipments);
  await assertSessions(model, client, sessions);
  assertDetailsOfNotifications({ events, calls });
  assertEvents(model.accounts, events);
  const known = model.prices === null ? knownByCalls(model, calls) : knownByAnswers(model);
  if (model.abroad) assertPrices(model, known);
  if (!model.abroad || model.prices !== null) assertCalls(model, calls);
  await assertFiles(model, client, model.abroad ? known.booked : undefined);
}

/** A card, its user, the card that it replaces and the account that it uses. */
async function assertCard({ id, status, user, previous, account }: Card, client: Session): Promise<void> {
  const { data } = await client.must('getCard', { path: { id } });
  const wanted = [status, user?.id ?? null, previous?.id ?? null];
  same('a card in the end', [data.status, data.user_id, data.previous_card_id], wanted);
  const { data: all } = await client.must('searchCardAssociations', { query: { 'filter[card_id]': id } });
  const live = (all as { account_id: string; associated: boolean }[]).filter(({ associated }) => associated);
  const accounts = live.map(({ account_id }) => account_id);
  same('the account of a card in the end', accounts, account === null ? [] : [account.id]);
}

/** The client is notified only of records that it knows, and of none of another client. */
function assertOnlyKnownRecords(about: string, received: readonly string[], known: readonly { id: string }[]): void {
  const ids = new Set(known.map(({ id }) => id));
  const strange = received.filter((id) => !ids.has(id));
  same(`${about} that the client does not know`, strange, []);
}

/** The client is notified of every change of a shipment. */
async function assertShipments(model: Model, client: Session, received: ReceivedMessages['shipments']): Promise<void> {
  assertOnlyKnownRecords('updates of shipments', received, model.shipments);
  for (const { id, status, detail, notified } of model.shipments) {
    const { data } = await client.must('getShipment', { path: { shipment_id: id } });
    same('a shipment in the end', [data.status, data.status_detail], [status, detail]);
    same('the updates of a shipment', received.filter((other) => other === id).length, notified);
  }
}

/** The client is notified once of each outcome, and of nothing else. */
async function assertSessions(model: Model, client: Session, received: ReceivedMessages['sessions']): Promise<void> {
  const ids = received.map(({ id }) => id);
  assertOnlyKnownRecords('outcomes of identity sessions', ids, model.identitySessions);
  for (const { id, status, user } of model.identitySessions) {
    const { data } = await client.must('getIdentitySession', { path: { uuid: id } });
    same('an identity session in the end', [data.status, data.user_id], [status, user.id]);
    const statuses = received.filter((other) => other.id === id).map((other) => other.status);
    same('the outcomes of an identity session', statuses, status === 'CANCELLED' ? [] : [status]);
  }
}

/** Every change sends one event, and the events of an account are numbered without gaps. */
function assertEvents(accounts: readonly Account[], events: ReceivedMessages['events']): void {
  const ids = events.map(({ activity }) => activity.account.id);
  assertOnlyKnownRecords('events about accounts', ids, accounts);
  for (const { id, events: expected } of accounts) {
    const own = events.filter(({ activity }) => activity.account.id === id).sort((a, b) => a.sequence - b.sequence);
    const numbers = own.map(({ sequence }) => sequence);
    same(
      'the numbers of the events about an account',
      numbers,
      expected.map((_, at) => at + 1),
    );
    const came = own.map(({ type, activity: { entry_type, total_amount, result } }) =>
      [type, entry_type, total_amount, result].join(' '),
    );
    same('the events about an account', inSteps(came, expected), inSteps(expected.map(asText), expected));
  }
}

const asText = ({ kind, entry, amount, result }: ExpectedEvent): string =>
  [kind, entry, written(amount), result].join(' ');

/** Everything that the client books itself. The service makes its calls in no order that matters. */
function assertCalls({ own }: Model, calls: ReceivedMessages['calls']): void {
  const came = calls.map(({ url, payload, decision }) => {
    const entry = url.endsWith('/adjustments/credit') ? 'CREDIT' : 'DEBIT';
    return [entry, written(localOf(payload)), decision ?? 'APPROVED'].join(' ');
  });
  const wanted = own.events.map(({ entry, amount, result }) => [entry, written(amount), result].join(' '));
  same('what the client books itself', came.sort(), wanted.sort());
}

/** Sorts within each step, because the effects of one step have no order. */
function inSteps(texts: readonly string[], expected: readonly ExpectedEvent[]): string[][] {
  const groups = new Map<number, string[]>();
  texts.forEach((text, at) => {
    const { step } = expected[at] as ExpectedEvent;
    groups.set(step, [...(groups.get(step) ?? []), text]);
  });
  return [...groups.values()].map((group) => group.sort());
}
