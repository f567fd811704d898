import { suggestionFor } from './suggestion';

const known = ['page[number]', 'page[size]', 'filter[country]', 'filter[account_id]', 'sort'];

it.each([
  ['account_id', 'filter[account_id]'],
  ['filter[acount_id]', 'filter[account_id]'],
  ['page', 'page[number]'],
  ['filter', 'filter[country]'],
  ['sorts', 'sort'],
])('takes %s for %s', (name, meant) => {
  expect(suggestionFor(name, known)).toBe(`; did you mean ${meant}?`);
});

it('suggests nothing where nothing is near, or for what nobody types', () => {
  expect([suggestionFor('colour', known), suggestionFor('x'.repeat(65), known)]).toEqual(['', '']);
});
