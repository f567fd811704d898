import type { Context } from 'koa';
import type { Rule } from '../contract';
import type { JobReport } from '../matrix/job';
import { fakeContract } from '../testing/fake-contract';
import { MUTANTS } from './catalogue';
import { answers, requests } from './mutant';
import { countOf, resultOf } from './prove';

const row = { document: 'openapi', operationId: 'getThing', variant: '', status: 200, example: 'found', code: null };

/** Makes a run's report about a mutant: one row with these problems. */
const reportWith = (...problems: string[]) =>
  ({ runs: [{ results: [{ row, problems }] }], journeys: [], illegal: [] }) as unknown as JobReport;

const mutant = { name: 'a missing field', caught: /getThing 200 found: .*required property 'colour'/ };

describe('a mutant', () => {
  it('is caught by what is wrong with it', () => {
    const result = resultOf(mutant, reportWith("body/data must have required property 'colour'"));
    expect(result.by).toBe("getThing 200 found: body/data must have required property 'colour'");
    expect(countOf([result])).toEqual({ passed: 1, failed: 0 });
  });

  it.each([
    ['no problem was reported', reportWith()],
    ['something else was said', reportWith('status 200 expected, 500 came')],
    ['it was never run', undefined],
  ])('is not caught when %s', (_, report) => {
    const result = resultOf(mutant, report);
    expect(result.by).toBeNull();
    expect(countOf([result])).toEqual({ passed: 0, failed: 1 });
  });
});

describe('the catalogue', () => {
  it('breaks the server in at least 25 ways, each by a name of its own', () => {
    expect(new Set(MUTANTS.map(({ name }) => name)).size).toBe(MUTANTS.length);
    expect(MUTANTS.length).toBeGreaterThanOrEqual(25);
  });

  it('asks for something in each', () => {
    const idle = MUTANTS.filter(({ operations = [], journeys = [] }) => operations.length + journeys.length === 0);
    expect(idle).toEqual([]);
  });

  it('is never content with any failure at all', () => {
    const problems = ['x: status 200 expected, 500 came', 'arranging failed', 'the request could not be made'];
    expect(MUTANTS.filter(({ caught }) => problems.some((problem) => caught.test(problem)))).toEqual([]);
  });
});

const rules: ReadonlyMap<string, Rule> = fakeContract.rules;

/** The parts of a request that a mutant reads, and the service's answer. */
function exchange(method: string, path: string, status = 200) {
  const body = JSON.stringify({ data: { id: 't1', colour: 'RED' } });
  return { method, path, status, body, type: 'application/json', query: {} } as unknown as Context;
}

describe('what stands in front of the service', () => {
  const withoutColour = answers('getThing', 200, ({ data }) => {
    delete data.colour;
  }).front?.(rules);

  it.each([
    ['changes the answers it is about', exchange('GET', '/things/t1'), '{"data":{"id":"t1"}}'],
    ['leaves other operations alone', exchange('DELETE', '/things/t1'), '{"data":{"id":"t1","colour":"RED"}}'],
    ['leaves other statuses alone', exchange('GET', '/things/t1', 404), '{"data":{"id":"t1","colour":"RED"}}'],
  ])('%s', async (_, ctx, wanted) => {
    await withoutColour?.(ctx, async () => {});
    expect(ctx.body).toBe(wanted);
  });

  it('changes requests before they are served', async () => {
    const ctx = exchange('GET', '/things/t1');
    const front = requests('getThing', (asked) => {
      asked.method = 'HEAD';
    }).front?.(rules);
    await front?.(ctx, async () => expect(ctx.method).toBe('HEAD'));
    expect.assertions(1);
  });

  it('refuses to be about an operation that the revision does not have', () => {
    expect(() => requests('buyThing', () => {}).front?.(rules)).toThrow('buyThing');
  });
});
