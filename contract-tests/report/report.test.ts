import { junit as xml } from '../../cli/report/junit';
import { nothingObserved } from '../observe/observed';
import type { RunResult } from '../run';
import { reportOf as asReport } from './command-report';
import { page } from './html/page';
import type { CoverageItem, Report, RevisionReport } from './model';
import { summary } from './summary';
import { failuresOf, totalsOf } from './verdict';
import { countOf } from './write';

const junit = (report: Report): string => xml(asReport(report));

const row = { document: 'openapi', operationId: 'getThing', variant: '', status: 200, example: 'found', code: null };
const passed = { row, source: null, passed: true, problems: [], request: null, millis: 12 };
const failed = {
  ...passed,
  source: 'spec/paths/things.yaml:7',
  row: { ...row, status: 404, example: 'THING_NOT_FOUND', code: 'THING_NOT_FOUND' },
  passed: false,
  problems: ['body says <"&\u0007'],
};
const right: RunResult = {
  revision: 'current',
  target: 'server',
  expected: 1,
  executed: 1,
  passed: 1,
  skipped: 0,
  operations: 1,
  warnings: [],
  results: [passed],
  millis: 1500,
};
const withFailure = { ...right, expected: 2, executed: 2, results: [passed, failed] };
const unseen: CoverageItem = {
  kind: 'transition',
  name: 'card replace ACTIVE',
  revision: null,
  seen: false,
  source: 'spec/lifecycles.yaml:9',
};

function ofRevision(revision: string, change: Partial<RevisionReport> = {}): RevisionReport {
  const runs = [{ ...right, revision }];
  return { revision, runs, journeys: [], observed: nothingObserved(), illegal: [], millis: 0, ...change };
}

function reportOf(change: Partial<Report> = {}): Report {
  return {
    name: 'current',
    revisions: [ofRevision('current')],
    gaps: [],
    coverage: [],
    inTheStore: [],
    millis: 1500,
    ...change,
  };
}

const running = (run: Partial<RunResult>) => ({ revisions: [ofRevision('current', { runs: [{ ...right, ...run }] })] });

/** Each way in which a proof can fall short, and what must be said about it. */
const SHORTCOMINGS: [string, Partial<Report>, RegExp][] = [
  ['a red row', running(withFailure), /server: getThing 404 THING_NOT_FOUND/],
  ['a row that was not executed', running({ executed: 0, passed: 0, results: [] }), /1 answers expected, 0 requested/],
  ['a row that Dredd dropped', running({ executed: 0 }), /1 answers expected, 1 requested, 0 executed/],
  ['a skipped row', running({ skipped: 1 }), /1 skipped/],
  ['a warning of Dredd', running({ warnings: ['dropped'] }), /Dredd: dropped/],
  ['a missing scenario', { gaps: ['no scenario for getThing 200 found'] }, /no scenario for getThing 200 found/],
  ['what nobody exercised', { coverage: [unseen] }, /transition card replace ACTIVE/],
  ['nothing at all', { revisions: [] }, /no answer was expected/],
  [
    'a journey that went wrong',
    { revisions: [ofRevision('current', { journeys: [{ name: 'a day', problems: ['rain'], millis: 1 }] })] },
    /journey: a day/,
  ],
  [
    'a step that no lifecycle has',
    { revisions: [ofRevision('current', { illegal: ['card went from LOST to ACTIVE on updateCard'] })] },
    /card went from LOST to ACTIVE/,
  ],
];

describe('the verdict', () => {
  it('finds nothing where all is well', () => {
    expect(failuresOf(reportOf({ coverage: [{ ...unseen, seen: true }] }))).toEqual([]);
  });

  it.each(SHORTCOMINGS)('is red for %s, wherever it is reported', (_, change, says) => {
    const report = reportOf(change);
    expect(failuresOf(report).map(({ name }) => name)).toEqual([expect.stringMatching(says)]);
    expect(countOf(report).failed).toBe(1);
    expect(summary(report)).toMatch(/ missing, 1 failed,/);
    expect(junit(report)).toContain('<failure');
    expect(page(report)).toContain('✗ 1 failure');
  });

  it('names what fails alike in several revisions once', () => {
    const runs = [withFailure];
    const revisions = ['current', 'earliest'].map((revision) =>
      ofRevision(revision, { runs: runs.map((run) => ({ ...run, revision })) }),
    );
    expect(failuresOf(reportOf({ revisions }))).toEqual([
      expect.objectContaining({ source: 'spec/paths/things.yaml:7', revisions: ['current', 'earliest'] }),
    ]);
  });

  it('makes one entry with its count of what has one cause, wherever it is reported', () => {
    const cause = {
      key: 'balance',
      kind: 'answer-schema' as const,
      title: 'balance must be string (spec/schemas/accounts.yaml:7)',
      details: ['instance /data/balance of getThing 200'],
      source: 'spec/schemas/accounts.yaml:7',
    };
    const results = ['one', 'two', 'three'].map((example) => ({ ...failed, cause, row: { ...failed.row, example } }));
    const counts = { expected: 4, executed: 4, passed: 1 };
    const report = reportOf(running({ ...counts, results: [passed, ...results] }));
    const failures = failuresOf(report);
    expect(failures).toHaveLength(1);
    expect(failures[0]).toMatchObject({
      name: cause.title,
      failed: [expect.any(String), expect.any(String), expect.any(String)],
    });
    expect(countOf(report).failed).toBe(3);
    const text = summary(report);
    expect(text).toContain('  FAILED balance must be string (spec/schemas/accounts.yaml:7): 3 failures in current');
    expect(text).toContain('instance /data/balance of getThing 200');
    expect(text).toContain('0 missing, 3 failed for 1 reason, 1.5 s');
    expect(junit(report)).toContain('name="balance must be string (spec/schemas/accounts.yaml:7)"');
    expect(junit(report)).toMatch(
      /<failure message="balance must be string \(spec\/schemas\/accounts\.yaml:7\): 3 failures">/,
    );
    expect(page(report)).toContain(
      'balance must be string (spec/schemas/accounts.yaml:7)</strong> <span class="soft">3 failures',
    );
  });

  it('counts what is missing: answers, scenarios, and what was not exercised', () => {
    const change = running({ executed: 0, passed: 0, results: [] });
    expect(totalsOf(reportOf({ ...change, gaps: ['a gap'], coverage: [unseen] })).missing).toBe(3);
  });
});

describe('summary', () => {
  it('is a few numbers when all is well', () => {
    const revisions = [ofRevision('current'), ofRevision('earliest')];
    expect(summary(reportOf({ revisions, coverage: [{ ...unseen, seen: true }] })).split('\n')).toEqual([
      'contract current: 2 revisions, 1 operations',
      '  server: 2 responses expected = executed = passed',
      '0 missing, 0 failed, 1.5 s',
    ]);
  });

  it('tells what failed, why and where it is written', () => {
    expect(summary(reportOf(running(withFailure))).split('\n')).toEqual([
      'contract current: 1 operations',
      '  server: 2 responses expected, 2 executed, 1 passed, 0 skipped',
      '  FAILED server: getThing 404 THING_NOT_FOUND (spec/paths/things.yaml:7) in current',
      // As characters: a terminal would obey it.
      '    body says <"&\\u0007',
      '0 missing, 1 failed, 1.5 s',
    ]);
  });
});

describe('junit', () => {
  it('has a case for each answer, and escapes what XML can not hold', () => {
    const xml = junit(reportOf(running(withFailure)));
    expect(xml).toContain('<testsuite name="contract current (server)" tests="2" failures="1"');
    expect(xml).toContain('<testcase classname="openapi.getThing" name="200 found" time="0.012"/>');
    expect(xml).toContain('<failure message="body says &lt;&quot;&amp;">');
    expect(xml).not.toContain('\u0007');
  });

  it('gives what nobody exercised its place', () => {
    const xml = junit(reportOf({ coverage: [unseen] }));
    expect(xml).toContain('<testsuite name="coverage" tests="1" failures="1"');
    expect(xml).toContain('spec/lifecycles.yaml:9');
  });
});

describe('the page', () => {
  it('shows each response in each revision, and what failed with its place', () => {
    const text = page(reportOf(running(withFailure)));
    expect(text).toContain('<td class="f">1/2</td>');
    expect(text).toContain('<td class="f">✗ server');
    expect(text).toContain('<code class="place">spec/paths/things.yaml:7</code>');
    expect(text).toContain('body says &lt;&quot;&amp;');
  });

  it('needs nothing from elsewhere', () => {
    expect(page(reportOf())).not.toMatch(/<script|<link|src=|url\(|https?:/);
  });
});
