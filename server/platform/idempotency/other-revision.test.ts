import { updateClient } from '../../clients/store/clients';
import { ADDRESS, CardBench, RECEIVER } from '../../testing/cards';
import { TEST_NOW, type TestClient, useServer } from '../../testing/server';
import { newId } from '../ids';

const server = useServer();

let moves = 0;
const move = ({ client }: TestClient, revision: string | null) => {
  moves += 1;
  const changes = { revision, updatedAt: TEST_NOW + moves };
  return server().database.db.transaction((tx) => updateClient(tx, client.id, changes));
};

const withoutNationality = ({ nationality: _left, ...user }: Record<string, unknown>) => user;

describe('a repeat of a client that has moved to another revision', () => {
  it.each([
    ['from the current one to an older one and back', null, 'user-nationality=absent'],
    ['from an older one to the current one and back', 'user-nationality=absent', null],
  ])('gets the first answer as its revision of now has it: %s', async (_way, first, then) => {
    const client = await server().client({ revision: first });
    const body = { email: `${newId()}@example.com`, operation_country: 'ARG' };
    const create = () => client.send('POST', '/users/v1/', { body, idempotencyKey: 'k' });
    const answers = [await create()];
    await move(client, then);
    answers.push(await create());
    await move(client, first);
    answers.push(await create());
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const [before, moved, back] = answers.map(({ text }) => text);
    expect(back).toBe(before);
    const whole = JSON.parse((first === null ? before : moved) as string).data;
    const older = JSON.parse((first === null ? moved : before) as string).data;
    expect(whole).toHaveProperty('nationality', null);
    expect(older).toEqual(withoutNationality(whole));
  });

  it('is the same request where a field of its body has another name now', async () => {
    const b = new CardBench(server(), await server().client({}, { cardDataEntitled: true }));
    const { affinity_group_id } = await b.stock();
    const number = '20304050607';
    const order = { shipment_type: 'CARD_FROM_WAREHOUSE', affinity_group_id, country: 'ARG', address: ADDRESS };
    const ship = (named: object) =>
      b.client.send('POST', '/shipping/v1/', {
        body: { ...order, receiver: { ...RECEIVER, ...named } },
        idempotencyKey: 'k',
      });
    const snake = await ship({ tax_identification_number: number });
    await move(b.client, 'receiver-tax-field=camel');
    const camel = await ship({ taxIdentificationNumber: number });
    expect([snake.status, camel.status]).toEqual([201, 201]);
    expect(camel.body.data.id).toBe(snake.body.data.id);
    expect([snake, camel].map(({ body }) => body.data.receiver)).toEqual([
      { ...RECEIVER, tax_identification_number: number },
      { ...RECEIVER, taxIdentificationNumber: number },
    ]);
  });
});
