import assert from 'node:assert/strict';
import { newUser, userInput } from '../world/entities/users';
import type { ReplyOf } from '../world/types';
import type { World } from '../world/world';
import type { Journey } from './journey';

type Page = ReplyOf<'searchUsers'>;

/** Numbers of documents, in their order. */
const NUMBERS = ['20111111', '20222222', '20333333'];

/** Tests more than the format of lists: filters, order and pages must be those of the request. */
export const lists: Journey = {
  name: 'filters, order and pages of a list',
  run: async ({ world }) => {
    const client = await world.openClient({});
    const own = world.as(client);
    const surname = `Paz ${crypto.randomUUID().slice(0, 8)}`;
    for (const identification_value of NUMBERS) await newUser(own, userInput(own, { identification_value, surname }));
    await newUser(own);
    const search = (query: object) => own.call('searchUsers', { query: { 'filter[surname]': surname, ...query } });
    assert.deepEqual(numbersOf(await search({})).sort(), NUMBERS, 'the filter lets others through, or keeps some back');
    assert.deepEqual(
      numbersOf(await search({ sort: ['identification_value'] })),
      NUMBERS,
      'the order is not the one asked for',
    );
    assert.deepEqual(
      numbersOf(await search({ sort: ['-identification_value'] })),
      [...NUMBERS].reverse(),
      'the order is not turned round',
    );
    await pages(own, surname);
  },
};

async function pages(world: World, surname: string): Promise<void> {
  const query = { 'filter[surname]': surname, sort: ['identification_value'], 'page[size]': 2 };
  for (const [number, numbers] of [NUMBERS.slice(0, 2), NUMBERS.slice(2)].entries()) {
    const page = await world.call('searchUsers', { query: { ...query, 'page[number]': number } });
    assert.deepEqual(numbersOf(page), numbers, `page ${number} holds others`);
    assert.deepEqual(
      page.meta.pagination,
      { current_page: number, page_size: 2, total_pages: 2, total_items: NUMBERS.length },
      `the metadata of page ${number} is wrong`,
    );
  }
}

const numbersOf = ({ data }: Page): (string | null | undefined)[] =>
  data.map(({ identification_value }) => identification_value);
