import type { components } from '../../../generated/types/sandbox';
import { createAccount } from '../../../server/accounts/operations/createAccount';
import type { AllServices } from '../../../server/all-services';
import { createCard } from '../../../server/cards/operations/createCard';
import { seedAffinityGroups } from '../../../server/cards/store/affinity-groups';
import type { Client } from '../../../server/kernel/client';
import type { BodyOf, Call, Operation, OperationId } from '../../../server/platform/http/operation';
import type { Tx } from '../../../server/platform/store/db';
import { createUser } from '../../../server/users/operations/createUser';
import type { Country } from '../open-client';
import { createDestination } from '../operations/bank/destinations';
import { newHolder, newPerson } from './people';

type Seeded = components['schemas']['SeededResource'];

const CURRENCIES: Readonly<Partial<Record<Country, 'ARS' | 'BRL' | 'MXN'>>> = { ARG: 'ARS', BRA: 'BRL', MEX: 'MXN' };

/** The client that is seeded, its caller and the moment; every step is a call of this client's. */
interface Seeding {
  call: Call<'seedSandboxClient'>;
  tx: Tx;
  services: AllServices;
}

/** The client for the simulated world: what is created here needs no agreement. */
function unhindered(client: Client): Client {
  const { configuration } = client;
  const products = configuration.products.filter((product) => product !== 'IDENTITY');
  return { ...client, status: 'ACTIVE', configuration: { ...configuration, products } };
}

/**
 * Has the handler of an operation make one thing, in the transaction of the seed.
 * @returns its record
 */
async function make<K extends OperationId>(
  operation: Operation<K>,
  body: BodyOf<K>,
  { call, tx, services }: Seeding,
): Promise<{ id: string }> {
  if (operation.kind !== 'write') throw new Error('only data that one transaction creates can be seeded');
  const own = { ...call, client: unhindered(call.client), body, idempotencyKey: null };
  const { body: reply } = await operation.run(own as unknown as Call<K>, tx, services);
  return (reply as unknown as { data: { id: string } }).data;
}

/** Everything to begin with in one country. */
export async function seedCountry(country: Country, seeding: Seeding): Promise<Seeded[]> {
  const { call, tx } = seeding;
  const groups = await seedAffinityGroups(tx, call.client.id, call.now, [country]);
  const seeded: Seeded[] = groups.map(({ id, name }) => ({ country, kind: 'AFFINITY_GROUP', id, name }));
  const person = newPerson(country);
  const name = `${person.name} ${person.surname}`;
  const user = await make(createUser, person, seeding);
  seeded.push({ country, kind: 'USER', id: user.id, name });
  const currency = CURRENCIES[country];
  if (currency !== undefined) {
    const place = { country: country as Exclude<Country, 'COL'>, currency };
    const account = await make(createAccount, { owner_type: 'USER', user_id: user.id, ...place }, seeding);
    seeded.push({ country, kind: 'ACCOUNT', id: account.id, name: `Account of ${name}` });
    const bridge = await make(createAccount, { owner_type: 'CLIENT', ...place }, seeding);
    seeded.push({ country, kind: 'BRIDGE_ACCOUNT', id: bridge.id, name: 'Bridge account' });
  }
  const group = groups.find(({ innominate, cardTypes }) => !innominate && cardTypes.includes('VIRTUAL'));
  if (group !== undefined) {
    const virtualCard = async (userId: string) => {
      const order = { user_id: userId, affinity_group_id: group.id, card_type: 'VIRTUAL' } as const;
      return make(createCard, order, seeding);
    };
    const byClient = { name: `Virtual card of ${name}, decided by the client`, decided_by: 'CLIENT' } as const;
    const card = await virtualCard(user.id);
    if (currency === undefined) seeded.push({ country, kind: 'CARD', id: card.id, ...byClient });
    else {
      seeded.push({ country, kind: 'CARD', id: card.id, name: `Virtual card of ${name}`, decided_by: 'LEDGER' });
      // No account stands behind this one's card, so that its purchases are the client's to decide.
      const other = await make(createUser, newPerson(country), seeding);
      seeded.push({ country, kind: 'USER', id: other.id, name: `${name}, without an account` });
      seeded.push({ country, kind: 'CARD', id: (await virtualCard(other.id)).id, ...byClient });
    }
  }
  if (country === 'ARG' || country === 'BRA') {
    const holder = newHolder(country);
    const destination = await make(createDestination, { country, holder }, seeding);
    seeded.push({ country, kind: 'DESTINATION', id: destination.id, name: holder.name });
  }
  return seeded;
}
