import { plan, surplus } from './plan';
import type { BaseWorld, OperationScenarios } from './scenario';
import { fakeContract } from './testing/fake-contract';
import { fakeScenarios } from './testing/fake-run';

function bookWith(operationId: string, change: Partial<OperationScenarios<BaseWorld>>) {
  const own = fakeScenarios.get(operationId) as OperationScenarios<BaseWorld>;
  return new Map([...fakeScenarios, [operationId, { ...own, ...change }]]);
}

describe('plan', () => {
  it('finds a scenario for every row of a complete book', () => {
    const { planned, missing } = plan(fakeContract, fakeScenarios);
    expect(missing).toEqual([]);
    expect(planned).toHaveLength(fakeContract.rows.length);
  });

  it('names a row without a scenario, with its place in the contract', () => {
    const { planned, missing } = plan(fakeContract, bookWith('getThing', { scenarios: {} }));
    expect(missing).toEqual(['no scenario for getThing 404 THING_NOT_FOUND (spec/paths/things.yaml:404)']);
    expect(planned).toHaveLength(fakeContract.rows.length - 1);
  });

  it('asks for a scenario of each of several successes under one status', () => {
    const { missing } = plan(fakeContract, bookWith('createThing', { scenarios: {} }));
    expect(missing).toContain('no scenario for createThing 201 red (spec/paths/things.yaml:201)');
  });

  it('names every row of an operation that has no scenarios at all', () => {
    const book = new Map([...fakeScenarios].filter(([operationId]) => operationId !== 'deleteThing'));
    expect(plan(fakeContract, book).missing).toHaveLength(2);
  });
});

describe('surplus', () => {
  it('finds nothing in a book that fits', () => {
    expect(surplus(fakeContract.rows, fakeScenarios)).toEqual([]);
  });

  it('names a scenario whose row is gone, and the rows there are', () => {
    const book = bookWith('getThing', { scenarios: { '404 THING_LOST': async () => ({}) } });
    expect(surplus(fakeContract.rows, book)).toEqual([
      expect.stringMatching(/"404 THING_LOST" of getThing belongs to no row; rows are: .*404 THING_NOT_FOUND/),
    ]);
  });

  it('names scenarios of an operation that is gone', () => {
    const book = new Map([...fakeScenarios, ['buyThing', { valid: async () => ({}), scenarios: {} }]]);
    expect(surplus(fakeContract.rows, book)).toEqual([
      'scenarios for buyThing, which is not an operation of the contract',
    ]);
  });
});
