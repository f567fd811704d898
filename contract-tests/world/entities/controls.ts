import type { Client } from '../client';
import type { ReplyOf } from '../types';
import type { World } from '../world';
import { bridgeInput, newAccount } from './accounts';
import { newCardTransaction } from './card-transactions';
import { cardInput, newCard } from './cards';

/** An id that does not exist. */
export const UNKNOWN_ID = '01935d2a-7f60-7c11-9a51-00000000dead';

/** A client other than the world's own, which must not be changed, and its token. */
export async function otherClient(world: World): Promise<{ client: Client; token: string }> {
  const client = await world.openClient({});
  return { client, token: await client.token() };
}

/** The sandbox's time, some seconds later; earlier if negative. */
export async function momentIn(world: World, seconds: number): Promise<string> {
  const { data } = await world.call('getClock');
  return new Date(Date.parse(data.now) + seconds * 1000).toISOString();
}

/** A client that may have faults, because no request uses it, and its token. */
export async function faultyClient(world: World): Promise<{ client: Client; token: string }> {
  const client = await world.sharedClient('faults that nobody meets');
  return { client, token: await client.token() };
}

/** The most faults, and the most delivery faults, that a client can have by the contract. */
const MAX_FAULTS = 100;

/** A client that can have neither more faults nor more delivery faults. @returns its token */
export async function clientFullOfFaults(world: World): Promise<string> {
  const { client, token } = await otherClient(world);
  for (let made = 0; made < MAX_FAULTS; made += 1) {
    // Of an operation that creates nothing: it would fail here.
    await world.call('createFault', { body: { operation_id: 'getUser', status: 503 } }, client);
    await world.call('createDeliveryFault', { body: { kind: 'SHIPMENT_UPDATED', fault: 'DELAY' } }, client);
  }
  return token;
}

type Event = ReplyOf<'searchEvents'>['data'][number];

/** An event of the world's client, or of another: an account was credited. */
export async function newEvent(world: World, as = world.client): Promise<Event> {
  const account = as === world.client ? await newAccount(world, await bridgeInput(world)) : await bridgeOf(world, as);
  const funded = await world.call('fundAccount', { path: { account_id: account.id }, body: { amount: '1.00' } }, as);
  const query = { 'filter[resource_id]': [funded.data.activity_id] };
  const [event] = (await world.call('searchEvents', { query }, as)).data;
  if (event === undefined) throw new Error('a movement sent no event');
  return event;
}

/** The call that the world's client was asked to decide with: it has no such endpoint. */
export async function newAuthorizationEvent(world: World): Promise<Event> {
  const { id: card_id } = await newCard(world, await cardInput(world));
  const { id } = await newCardTransaction(world, { card_id });
  const query = { 'filter[resource_id]': [id], 'filter[type]': ['CARD_AUTHORIZATION' as const] };
  const [event] = (await world.call('searchEvents', { query })).data;
  if (event === undefined) throw new Error('an authorization is not listed');
  return event;
}

/** A bridge account of another client. One revision wants a user even there. */
async function bridgeOf(world: World, as: Client): Promise<{ id: string }> {
  const email = `${crypto.randomUUID()}@example.com`;
  const user = await world.call('createUser', { body: { email, operation_country: 'ARG' } }, as);
  const body = { owner_type: 'CLIENT', user_id: user.data.id, country: 'ARG', currency: 'ARS' } as const;
  return (await world.call('createAccount', { body }, as)).data;
}

type LogEntry = ReplyOf<'searchRequests'>['data'][number];

/** An entry of the world's client in the request log: it asked for a user that is not there. */
export async function newLogEntry(world: World): Promise<LogEntry> {
  const id = crypto.randomUUID();
  await world.call('getUser', { path: { id } }).catch(() => undefined);
  const query = { 'filter[operation]': ['getUser'], 'filter[resource_id]': [id], wait: 5 };
  const [entry] = (await world.call('searchRequests', { query })).data;
  if (entry === undefined) throw new Error('a request left no entry');
  if (entry.status !== 404) throw new Error(`a user that is not there was answered ${entry.status}`);
  return entry;
}

/** An attempt to deliver an event to another client, in its log; nothing listens at its address. */
export async function newLoggedCall(world: World): Promise<{ call: LogEntry; token: string }> {
  const { client, token } = await otherClient(world);
  await client.agree({ callback_addresses: { activities: 'http://127.0.0.1:9/activities' } });
  const { resource_id } = await newEvent(world, client);
  const query = { 'filter[direction]': ['CALL' as const], 'filter[resource_id]': [resource_id], wait: 10 };
  const [call] = (await world.call('searchRequests', { query }, client)).data;
  if (call === undefined) throw new Error('an attempt left no entry');
  return { call, token };
}
