import { judgeDetails } from './judge';
import { fakeContract } from './testing/fake-contract';

describe('the details of a refusal', () => {
  const taken = { code: 'unique', detail: 'somebody has it', location: 'body', pointer: '/colour' };

  const judged = (name: string, details: readonly object[] | undefined, shown?: readonly string[]) => {
    const row = fakeContract.rows.find(({ operationId, example }) => `${operationId} ${example}` === name);
    const rule = fakeContract.rules.get(name.split(' ', 1)[0] ?? '');
    if (row === undefined || rule === undefined) throw new Error(`${name} is not a row`);
    const headers = { 'content-type': 'application/json' };
    const answer = { status: row.status, headers, body: JSON.stringify({ error: { details } }) };
    return judgeDetails(shown === undefined ? row : { ...row, details: shown }, rule, answer);
  };

  it('are those of the example, whatever their words, order and number', () => {
    const shown = ['unique body /colour', 'unique body /name'];
    const name = { ...taken, detail: 'the name is taken', pointer: '/name' };
    expect(judged('createThing COLOUR_TAKEN', [name, taken, taken], shown)).toEqual([]);
  });

  it.each<[string, object[], string[], string]>([
    ['place', [taken], ['unique body /name'], '[unique body /name] expected as in the example, [unique body /colour]'],
    [
      'location',
      [taken],
      ['unique query /colour'],
      '[unique query /colour] expected as in the example, [unique body /colour]',
    ],
    ['code', [taken], ['state body /colour'], '[state body /colour] expected as in the example, [unique body /colour]'],
    ['detail less', [], ['unique body /colour'], '[unique body /colour] expected as in the example, []'],
    ['detail more', [taken], [], '[] expected as in the example, [unique body /colour]'],
  ])('are wrong with another %s', (_difference, details, shown, message) => {
    expect(judged('createThing COLOUR_TAKEN', details, shown)).toEqual([`details ${message} came`]);
  });

  it('are none where the example shows none, and none where the answer is a page', () => {
    expect(judged('getThing THING_NOT_FOUND', [])).toEqual([]);
    expect(judged('getThing THING_NOT_FOUND', undefined)).toEqual([]);
    expect(judged('getThing THING_NOT_FOUND', [taken])).toEqual([
      'details [] expected as in the example, [unique body /colour] came',
    ]);
  });

  it('of a request that breaks the contract are free where it has a body, and only there', () => {
    const colour = ['unknown query colour'];
    expect(judged('createThing INVALID_REQUEST', [taken], colour)).toEqual([]);
    expect(judged('getThing INVALID_REQUEST', [taken], colour)).toHaveLength(1);
  });

  it('of a success are nothing to hold', () => {
    expect(judged('getThing found', [taken])).toEqual([]);
  });
});
