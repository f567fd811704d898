import { DOCUMENTS } from './load';
import type { JobReport } from './matrix/job';
import { jobsFor, rowsToProve, type Scope } from './matrix/jobs';
import { revisionsToProve } from './matrix/revisions';
import { nothingObserved } from './observe/observed';
import { assembled } from './prove';
import { failuresOf } from './report/verdict';
import type { RowResult } from './run';

const scope: Scope = { revisions: ['current'], documents: ['system'], mock: false };

const rightRow = (row: RowResult['row']): RowResult => ({
  row,
  source: null,
  passed: true,
  problems: [],
  request: null,
  millis: 1,
});

/** The reports of jobs that went well, for the rows that `kept` lets through. */
function reportsOf(of: Scope, kept: (index: number) => boolean = () => true): JobReport[] {
  return of.revisions.map((revision) => {
    const results = rowsToProve(revision, of)
      .map(rightRow)
      .filter((_row, index) => kept(index));
    const counts = {
      expected: results.length,
      executed: results.length,
      passed: results.length,
      skipped: 0,
      operations: 1,
    };
    return {
      job: { revision, mock: false, journeys: [] },
      runs: [{ revision, target: 'server', ...counts, warnings: [], results, millis: 1 }],
      missing: [],
      journeys: [],
      observed: nothingObserved(),
      illegal: [],
      millis: 1,
    };
  });
}

const failedNames = (of: Scope, reports: JobReport[]) =>
  failuresOf(assembled('test', of, reports)).map(({ name }) => name);

describe('a proof', () => {
  it('is green when every row of the contract was executed and passed', () => {
    expect(failedNames(scope, reportsOf(scope))).toEqual([]);
  });

  it('is red when no job was given a row, though every job is content', () => {
    const rows = rowsToProve('current', scope).length;
    expect(
      failedNames(
        scope,
        reportsOf(scope, (index) => index > 0),
      ),
    ).toEqual([expect.stringMatching(`^server: ${rows} answers expected, ${rows - 1} requested`)]);
  });

  it('is red when nobody asked the mock', () => {
    const withMock: Scope = { ...scope, documents: ['openapi'], mock: true };
    const rows = rowsToProve('current', withMock).length;
    expect(rows).toBeGreaterThan(0);
    expect(failedNames(withMock, reportsOf(withMock))).toEqual([
      expect.stringMatching(`^mock: ${rows} answers expected, 0 requested`),
    ]);
  });

  it('is red for everything that a whole run did not exercise, each with its place', () => {
    const whole: Scope = { ...scope, documents: DOCUMENTS };
    const failures = failuresOf(assembled('test', whole, reportsOf(whole)));
    const kinds = ['error code', 'transition', 'trigger value', 'event', 'webhook'];
    for (const kind of kinds) expect(failures.some(({ name }) => name.startsWith(`${kind} `))).toBe(true);
    expect(failures.filter(({ source }) => !/^spec\/[\w./=-]+\.yaml(:\d+)?$/.test(source ?? ''))).toEqual([]);
    expect(failures.filter(({ name, source }) => name.startsWith('transition') && !/:\d+$/.test(source ?? ''))).toEqual(
      [],
    );
  });
});

describe('the jobs of a proof', () => {
  const all: Scope = { revisions: revisionsToProve(), documents: DOCUMENTS, mock: true };

  it('ask for every row of every document in each named revision, and for those of networks once', () => {
    const named = all.revisions.filter((revision) => !revision.includes(','));
    for (const revision of named) {
      const documents = new Set(rowsToProve(revision, all).map(({ document }) => document));
      expect([...documents]).toEqual(
        all.documents.filter((document) => revision === 'current' || document !== 'networks'),
      );
    }
    expect(named).toEqual(expect.arrayContaining(['current', 'earliest', 'token-path=oauth-v1']));
  });

  it('ask in a combination without a name for every operation that one of its axes changes', () => {
    const shown = (revision: string) => [...new Set(rowsToProve(revision, all).map((row) => row.operationId))].sort();
    expect(shown('shipping-create-path=shipments,receiver-tax-field=camel')).toEqual([
      'createCardBatch',
      'createShipment',
      'getShipment',
      'searchShipments',
      'updateBatchShippingAddress',
      'updateCardShippingAddress',
    ]);
    // Alone it is asked for whole, as anybody who names it expects.
    const alone = { ...all, revisions: ['shipping-create-path=shipments,receiver-tax-field=camel'] };
    expect(rowsToProve(alone.revisions[0] as string, alone).length).toBeGreaterThan(1000);
  });

  it('prove every combination of axes that meet in an operation', () => {
    const [path, country, meta] = ['arg-cash-path=cashin', 'bra-cash-country=absent', 'cash-in-list-meta=absent'];
    expect(all.revisions).toEqual(
      expect.arrayContaining([path, `${path},${country}`, `${country},${meta}`, `${path},${country},${meta}`]),
    );
    expect(new Set(all.revisions).size).toBe(all.revisions.length);
  });

  it('leave no operation out, however many there are', () => {
    for (const parts of [1, 2, 5]) {
      const operations = jobsFor(scope, parts).flatMap(({ rows }) => rows?.only ?? []);
      const wanted = new Set(rowsToProve('current', scope).map(({ operationId }) => operationId));
      expect(operations.sort()).toEqual([...wanted].sort());
    }
  });

  it('keep to one job where the server is not ours, and make no journeys there', () => {
    const jobs = jobsFor({ ...all, revisions: ['current'], url: 'https://sandbox.example' }, 4);
    expect(jobs.map(({ journeys, url }) => ({ journeys, url }))).toEqual([
      { journeys: [], url: 'https://sandbox.example' },
    ]);
  });

  it('show every answer of a client somewhere, and calls to it everywhere', () => {
    const jobs = jobsFor(all, 2);
    for (const revision of all.revisions) {
      const journeys = jobs.filter((job) => job.revision === revision).flatMap((job) => job.journeys);
      expect(journeys).toEqual(expect.arrayContaining(['events about activities', 'settlement files']));
    }
    const replies = jobs.filter(({ journeys }) => journeys.includes('answers of the client’s endpoints'));
    expect(replies.map(({ revision }) => revision)).toEqual(
      expect.arrayContaining(['current', 'signature-order=body-timestamp-endpoint', 'installments=without-current']),
    );
  });
});
