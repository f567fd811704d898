import { hashSecret } from '../../../server/auth/secrets';
import { type AffinityGroupInput, newAffinityGroup } from '../../../server/cards/rules/affinity-group';
import { insertAffinityGroup } from '../../../server/cards/store/affinity-groups';
import { insertClient } from '../../../server/clients/store/clients';
import { defaultConfiguration } from '../../../server/kernel/client';
import type { Config } from '../../../server/platform/config';
import { openVault } from '../../../server/platform/crypto/data-keys';
import { newId } from '../../../server/platform/ids';
import type { Db } from '../../../server/platform/store/db';
import { userInput } from '../../../server/testing/cards';
import type { Both } from './both';

const MUCH = '1000000000.00';
const PEOPLE = 3;

/** Somebody with an account and, in Argentina, a card. */
interface Person {
  userId: string;
  accountId: string;
}

export interface Argentine extends Person {
  cvu: string;
  cardId: string;
}

export interface Brazilian extends Person {
  pixKey: string;
}

/** A client in two countries, and people of each. */
export interface Customers {
  token: string;
  /** A client that finds out who its users are, and one of these. */
  careful: { token: string; userId: string };
  argentines: readonly Argentine[];
  brazilians: readonly Brazilian[];
  /** The affinity group of cards that are sent. */
  physicalGroup: string;
}

/** Opens the clients in the store, and everything else by requests. */
export async function openCustomers(both: Both, db: Db, config: Config): Promise<Customers> {
  const client = await Opened.client(both, db, config);
  const careful = await Opened.client(both, db, config, ['IDENTITY']);
  const [argentines, brazilians]: [Argentine[], Brazilian[]] = [[], []];
  for (let at = 0; at < PEOPLE; at += 1) {
    argentines.push(await client.argentine());
    brazilians.push(await client.brazilian());
  }
  const { id: userId } = await careful.ask('/users/v1/', userInput());
  return { token: client.token, careful: { token: careful.token, userId }, argentines, brazilians, ...client.groups };
}

/** A client that is there now, while everybody answers. */
class Opened {
  private constructor(
    private readonly both: Both,
    readonly token: string,
    readonly groups: { virtualGroup: string; physicalGroup: string },
  ) {}

  static async client(both: Both, db: Db, config: Config, products: string[] = []): Promise<Opened> {
    const id = newId();
    const groups = await insertClientWith(products, { db, config, id });
    const credentials = { client_id: id, client_secret: SECRET, audience: config.audience };
    const reply = await both.call('', 'POST', '/oauth/token', { ...credentials, grant_type: 'client_credentials' });
    return new Opened(both, reply?.body.access_token, groups);
  }

  /** A request that must succeed. @returns the `data` of its answer */
  // biome-ignore lint/suspicious/noExplicitAny: bodies of every shape are looked into
  async ask(called: string, body: unknown): Promise<any> {
    const answer = await this.both.call(this.token, 'POST', called, body);
    if (answer === null || answer.status >= 300) throw new Error(`${called}: ${JSON.stringify(answer)}`);
    return answer.body.data;
  }

  async argentine(): Promise<Argentine> {
    const { account, ...person } = await this.person(userInput(), { country: 'ARG', currency: 'ARS' });
    const card = { user_id: person.userId, affinity_group_id: this.groups.virtualGroup, card_type: 'VIRTUAL' };
    const { id: cardId } = await this.ask('/cards/v1/', card);
    return { ...person, cvu: account.data.bank_account.cvu, cardId };
  }

  async brazilian(): Promise<Brazilian> {
    const user = { email: `${newId()}@example.com`, name: 'João', surname: 'Pereira', operation_country: 'BRA' };
    const { account: _, ...person } = await this.person(user, { country: 'BRA', currency: 'BRL' });
    const { key: pixKey } = await this.ask('/networks/bank/v1/key/pix', { account_id: person.accountId, type: 'EVP' });
    return { ...person, pixKey };
  }

  private async person(user: object, place: { country: string; currency: string }) {
    const { id: userId }: { id: string } = await this.ask('/users/v1/', user);
    const account = await this.ask('/core/accounts/v1', { owner_type: 'USER', user_id: userId, ...place });
    await this.ask('/core/transactions/v1', movement(account.id, 'CREDIT', MUCH));
    return { userId, accountId: account.id as string, account };
  }
}

const SECRET = 'a secret of the client of the chaos';

async function insertClientWith(products: string[], { db, config, id }: { db: Db; config: Config; id: string }) {
  const now = Date.now();
  const configuration = { ...defaultConfiguration, products };
  const agreed = { status: 'ACTIVE' as const, revision: null, countries: ['ARG', 'BRA'], configuration };
  const secretHash = hashSecret(openVault(config), id, SECRET);
  const group = (type: 'PHYSICAL' | 'VIRTUAL') => {
    const program = { country: 'ARG', productType: 'PREPAID', provider: 'CARD_NETWORK_1', cardTypes: [type] };
    const input = { ...program, name: `Prepaid ${type}`, innominate: false, monthsToExpiration: 60 };
    return newAffinityGroup(input as AffinityGroupInput, { id: newId(), clientId: id, now });
  };
  const [virtual, physical] = [group('VIRTUAL'), group('PHYSICAL')];
  await db.transaction(async (tx) => {
    await insertClient(tx, { id, name: id, secretHash, ...agreed, createdAt: now, updatedAt: now });
    await insertAffinityGroup(tx, virtual);
    await insertAffinityGroup(tx, physical);
  });
  return { virtualGroup: virtual.id, physicalGroup: physical.id };
}

/** The body of a movement from outside, or out. */
export function movement(account_id: string, entry_type: 'CREDIT' | 'DEBIT', total_amount: string) {
  return { account_id, type: 'MANUAL_MOVEMENT', process_type: 'ORIGINAL', entry_type, total_amount };
}
