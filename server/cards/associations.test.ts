import { changeStatusByService } from '../accounts/by-service';
import { newId } from '../platform/ids';
import { CardBench } from '../testing/cards';
import { dialect } from '../testing/database';
import { useServer } from '../testing/server';
import { countStatements } from '../testing/statements';

const server = useServer({ environment: { ACCOUNTS_PER_USER: '2' } });
const onPostgres = dialect === 'postgres' ? it : it.skip;
const bench = () => CardBench.open(server());

async function pairs(b: CardBench, query: string): Promise<[string, string, boolean][]> {
  const answer = await b.client.send('GET', `/cards/associations/v1/?${query}`);
  expect(answer.status).toBe(200);
  return answer.body.data.map((one: { card_id: string; account_id: string; associated: boolean }) => [
    one.card_id,
    one.account_id,
    one.associated,
  ]);
}

const of = (b: CardBench, cardId: string) => pairs(b, `filter[card_id]=${cardId}`);

describe('a card and an account', () => {
  it('belong together when the card comes second', async () => {
    const b = await bench();
    const user = await b.user();
    const account = await b.account(user.id);
    const card = await b.card({ user_id: user.id });
    expect(await of(b, card.id)).toEqual([[card.id, account.id, true]]);
    expect(await pairs(b, `filter[account_id]=${account.id}`)).toEqual([[card.id, account.id, true]]);
    expect(await pairs(b, `filter[account_id]=${account.id}&filter[card_id]=${newId()}`)).toEqual([]);
  });

  it('belong together when the account comes second', async () => {
    const b = await bench();
    const user = await b.user();
    const [first, second] = [await b.card({ user_id: user.id }), await b.card({ user_id: user.id })];
    const account = await b.account(user.id);
    for (const { id } of [first, second]) expect(await of(b, id)).toEqual([[id, account.id, true]]);
  });

  onPostgres('are not looked for among the cards of a user who has none, which would take a round trip', async () => {
    const b = await bench();
    const user = await b.user();
    const statementsOn = (table: RegExp) => countStatements(server().database.db, table, () => b.account(user.id));
    expect(await statementsOn(/into "accounts"/)).toBe(1);
    expect(await statementsOn(/card_associations/)).toBe(0);
  });

  it('belong together once a physical card is activated', async () => {
    const b = await bench();
    const card = await b.embossedCard();
    const account = await b.account(card.user_id);
    expect(await of(b, card.id)).toEqual([]);
    await b.activate((await b.secrets(card.id)).pan, card.user_id);
    expect(await of(b, card.id)).toEqual([[card.id, account.id, true]]);
  });

  it('belong together once both are ACTIVE again', async () => {
    const b = await bench();
    const user = await b.user();
    const account = await b.account(user.id);
    await b.ask('PATCH', `/core/accounts/v1/${account.id}`, { status: 'FROZEN', status_update_motive: 'SEIZURE' });
    const card = await b.card({ user_id: user.id });
    expect(await of(b, card.id)).toEqual([]);
    await b.ask('PATCH', `/core/accounts/v1/${account.id}`, { status: 'ACTIVE' });
    expect(await of(b, card.id)).toEqual([[card.id, account.id, true]]);
  });

  it('belong together once the service releases the account that it had locked', async () => {
    const b = await bench();
    const user = await b.user();
    const account = await b.account(user.id);
    const change = (update: Parameters<typeof changeStatusByService>[2]) =>
      server().database.db.transaction((tx) =>
        changeStatusByService(tx, { clientId: b.client.client.id, id: account.id }, update, server().clock.now()),
      );
    await change({ status: 'FROZEN', status_update_motive: 'SEIZURE' });
    const card = await b.card({ user_id: user.id });
    expect(await of(b, card.id)).toEqual([]);
    await change({ status: 'ACTIVE' });
    expect(await of(b, card.id)).toEqual([[card.id, account.id, true]]);
  });

  it('do not when country, currency or user differ', async () => {
    const b = await bench();
    const user = await b.user();
    const card = await b.card({ user_id: user.id });
    await b.account(user.id, 'BRA', 'BRL');
    await b.account((await b.user()).id);
    expect(await of(b, card.id)).toEqual([]);
  });

  it('are one pair per card and currency: the oldest account has the card', async () => {
    const b = await bench();
    const user = await b.user();
    const first = await b.account(user.id);
    const second = await b.account(user.id);
    const card = await b.card({ user_id: user.id });
    expect(await of(b, card.id)).toEqual([[card.id, first.id, true]]);
    await b.ask('DELETE', `/core/accounts/v1/${first.id}`, { status_update_motive: 'USER_REQUEST' });
    expect(new Map((await of(b, card.id)).map(([, account, live]) => [account, live]))).toEqual(
      new Map([
        [first.id, false],
        [second.id, true],
      ]),
    );
  });

  it('belong together exactly once, however they come about at once', async () => {
    const b = await bench();
    for (let round = 0; round < 5; round += 1) {
      const user = await b.user();
      const group = await b.group();
      const [account, ...cards] = await Promise.all([
        b.account(user.id),
        b.card({ user_id: user.id, affinity_group_id: group.id }),
        b.card({ user_id: user.id, affinity_group_id: group.id }),
      ]);
      for (const { id } of cards) expect(await of(b, id)).toEqual([[id, account.id, true]]);
    }
  });

  it('are another client’s secret', async () => {
    const [b, other] = [await bench(), await bench()];
    const user = await b.user();
    const account = await b.account(user.id);
    const card = await b.card({ user_id: user.id });
    expect(await pairs(other, `filter[card_id]=${card.id}`)).toEqual([]);
    expect(await pairs(other, `filter[account_id]=${account.id}`)).toEqual([]);
  });
});

it('a search without any filter is refused', async () => {
  const b = await bench();
  const answer = await b.client.send('GET', '/cards/associations/v1/');
  expect([answer.status, answer.body.error_code]).toEqual([400, 'INVALID_REQUEST']);
  expect(answer.body.error.details.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
    'filter[card_id]',
    'filter[account_id]',
  ]);
});
