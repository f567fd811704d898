import { CONTROLS } from '../../mocks/testing/controls';
import { type AffinityGroup, newAffinityGroup } from '../cards/rules/affinity-group';
import { type Card, type NewCard, namedCard } from '../cards/rules/card';
import { insertAffinityGroup } from '../cards/store/affinity-groups';
import { insertCards } from '../cards/store/cards';
import { findSecrets, openCard, setPin } from '../cards/store/cards-secrets';
import { type ClientConfiguration, defaultConfiguration } from '../kernel/client';
import { newId } from '../platform/ids';
import type { User } from '../users/rules/user';
import { insertUser } from '../users/store/users';
import { PREPAID, person } from './card-records';
import type { Answer, TestClient, TestServer } from './server';

/** A card with what is sensitive of it, as a test compares it with what a page shows. */
export interface TestCard {
  card: Card;
  pan: string;
  cvv: string;
  expiration: string;
}

/** A client with one user and one card program, and a way to the hosted pages. */
export interface Household {
  owner: TestClient;
  user: User;
  group: AffinityGroup;
  /** Adds a user of the same client who has everything that issuing asks for. */
  addUser(changes?: Partial<User>): Promise<User>;
  /** Makes a card of the user: virtual and ACTIVE, unless the changes say otherwise. */
  addCard(changes?: Partial<NewCard>, pin?: string): Promise<TestCard>;
  /** Makes a physical card of the user that waits for its activation. */
  addPlastic(changes?: Partial<NewCard>, pin?: string): Promise<TestCard>;
  /** A fresh end-user token. */
  token(userId?: string): Promise<string>;
}

/**
 * Settles a household on a server.
 * @param pages what the client registers for the hosted pages, by the controls of a server that has the world
 */
export async function openHousehold(
  server: TestServer,
  pages: Partial<ClientConfiguration['pages']> = {},
): Promise<Household> {
  const { db, vault } = server.app.services;
  const now = server.clock.now();
  const owner = await server.client();
  if (Object.keys(pages).length > 0) {
    const body = { pages: { ...defaultConfiguration.pages, ...pages } };
    const answer = await owner.send('PATCH', `${CONTROLS}/client`, { body });
    if (answer.status !== 200) throw new Error(`the pages were not registered: ${answer.text}`);
  }
  const clientId = owner.client.id;
  const addUser = async (changes: Partial<User> = {}): Promise<User> => {
    const id = newId();
    const document = id.replace(/\D/g, '').slice(-8);
    const user = person({ id, clientId, email: `${id}@example.com`, identificationValue: document, ...changes });
    await db.transaction((tx) => insertUser(tx, user));
    return user;
  };
  const user = await addUser();
  const group = newAffinityGroup(PREPAID, { id: newId(), clientId, now });
  await db.transaction((tx) => insertAffinityGroup(tx, group));
  const addCard = async (changes: Partial<NewCard> = {}, pin?: string): Promise<TestCard> => {
    const own = { id: newId(), now, cardType: 'VIRTUAL', shipmentId: null, previousCardId: null } as const;
    return db.transaction(async (tx) => {
      const [card] = await insertCards(tx, vault, [{ ...namedCard(group, user, own), ...changes }]);
      if (card === undefined) throw new Error('no card was made');
      if (pin !== undefined) await setPin(tx, vault, card, pin);
      const secrets = await findSecrets(tx, card);
      const { pan = '', cvv = '', expiration = '' } = openCard(vault, { card, secrets }, ['pan', 'cvv', 'expiration']);
      return { card, pan, cvv, expiration };
    });
  };
  return {
    owner,
    user,
    group,
    addUser,
    addCard,
    addPlastic: (changes = {}, pin) =>
      addCard({ cardType: 'PHYSICAL', status: 'EMBOSSED', activatedAt: null, ...changes }, pin),
    token: async (userId = user.id) => {
      const answer = await owner.send('POST', '/secure-data/v1/token', { body: { user_id: userId } });
      return answer.body.access_token;
    },
  };
}

/** The address of a page with its query, from the root of the host. */
export function pageAddress(path: string, query: Readonly<Record<string, string>>): string {
  return `${path}?${new URLSearchParams(query)}`;
}

/** Sends the form of the activation page. */
export function submitForm(
  server: TestServer,
  query: Readonly<Record<string, string>>,
  fields: Readonly<Record<string, string>>,
): Promise<Answer> {
  return server.send('POST', pageAddress('/v1/activation', query), {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
}

/** Writes a card number as the hosted pages show it: in groups of four digits. */
export function grouped(pan: string): string {
  return pan.replace(/(\d{4})(?=\d)/g, '$1 ');
}
