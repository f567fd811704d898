import { junit as xml } from '../../../cli/report/junit';
import { ENDPOINT_NAMES } from '../endpoints';
import type { CaseResult, ConformanceResult, Exchange } from '../results';
import { reportOf } from './command-report';
import { text } from './text';
import { json } from './write';

const junit = (result: ConformanceResult, strict = false): string => xml(reportOf(result, strict));

const exchange: Exchange = {
  what: 'purchase',
  sent: { url: 'http://client/transactions/authorizations', headers: { 'x-api-key': 'key-1' }, body: '{"a":"<&>"}' },
  received: { status: 200, headers: { 'x-timestamp': '1' }, body: Buffer.from('answer'), at: 1_768_478_400_000 },
  failure: null,
  milliseconds: 12.4,
};

const failure: CaseResult = {
  rule: 'reply-signature',
  endpoint: 'authorizations',
  name: 'purchase',
  outcome: 'failed',
  expected: 'a signature',
  sources: ['spec/paths/webhooks/headers.yaml:7'],
  problems: ['x-signature is missing'],
  exchanges: [exchange],
};
const pass: CaseResult = { ...failure, rule: 'answered', outcome: 'passed', problems: [] };
const open: CaseResult = { ...failure, rule: 'key-in-flight', outcome: 'unproven', problems: ['too quick'] };
const run: ConformanceResult = {
  revision: 'current',
  endpoints: ENDPOINT_NAMES,
  cases: [pass, failure, open],
  silent: [],
  slow: [],
  milliseconds: 1500,
};

describe('the report for pipelines', () => {
  it('says what a rule expects where that differs from one operation to the next', () => {
    const other: CaseResult = { ...pass, expected: 'status 204' };
    const cases = [{ ...pass, expected: 'status 200' }, { ...other, outcome: 'failed' as const }, other];
    expect(reportOf({ ...run, cases }).rules).toEqual({ answered: 'status 200; or status 204' });
  });

  it('has a suite for each operation of a connector, and what is wrong at its place in the contract', () => {
    const cases = [
      { ...failure, endpoint: 'sendPixTransfer', rule: 'answered', problems: ['the status is 401, not 200'] },
    ];
    const { findings, suites } = reportOf({ ...run, revision: 'networks', endpoints: ['sendPixTransfer'], cases });
    expect(suites.map(({ name }) => name)).toEqual(['conformance networks sendPixTransfer']);
    expect(findings).toMatchObject([
      { level: 'error', message: 'sendPixTransfer, purchase: the status is 401, not 200', place: { line: 7 } },
    ]);
  });
});

describe('the report for a person', () => {
  it('says what was sent, what came back, what was expected and where that is written', () => {
    const lines = text(run).split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'failed: authorizations: reply-signature: purchase',
        '  x-signature is missing',
        '  expected a signature',
        '  as spec/paths/webhooks/headers.yaml:7 says',
        '      > POST http://client/transactions/authorizations',
        '      > {"a":"<&>"}',
        '      < HTTP 200',
        '      < answer',
        'unproven: authorizations: key-in-flight: purchase',
        'identity-sessions    not tested',
      ]),
    );
    expect(lines.at(-1)).toBe('conformance current: 1 of 3 passed, 1 failed, 1 unproven (1.5 s)');
    expect(lines).not.toContain('passed: authorizations: answered: purchase');
  });

  it('holds no token and no cookie, nor do the reports', () => {
    const sent = { ...exchange.sent, headers: { ...exchange.sent.headers, Authorization: 'Bearer token-1' } };
    const received = { status: 200, headers: { 'set-cookie': ['session=1'] }, body: Buffer.from(''), at: 0 };
    const result: ConformanceResult = { ...run, cases: [{ ...failure, exchanges: [{ ...exchange, sent, received }] }] };
    for (const shown of [text(result), junit(result), JSON.stringify(json(result, false))]) {
      expect(shown).toMatch(/Authorization\W+\[redacted\]/);
      expect(shown).toMatch(/x-api-key\W+key-1/);
      expect(shown).not.toMatch(/token-1|session=1/);
    }
  });

  it('shows what an endpoint answers without obeying it: nothing moves the cursor or passes for another line', () => {
    const body = Buffer.from('<h1>\u001b[2J\u202e</h1>\n::error::forged');
    const received = { status: 200, headers: { server: 'a\u009bb' }, body, at: 1_768_478_400_000 };
    const lines = text({ ...run, cases: [{ ...failure, exchanges: [{ ...exchange, received }] }] }).split('\n');
    expect(lines).toEqual(expect.arrayContaining(['      < server: a\\u009bb', '      < <h1>\\u001b[2J\\u202e</h1>']));
    expect(lines.filter((line) => line.includes('::error'))).toEqual(['          ::error::forged']);
  });

  it('shows what passed when it is asked to', () => {
    const slow = text({ ...run, slow: ['https://a.example'] });
    expect(slow).toContain(
      'The answers of https://a.example took more than 5 minutes in all. It was not called any more.',
    );
    expect(text(run)).not.toContain('minutes in all');
    expect(text(run, true)).toContain('passed: authorizations: answered: purchase');
  });
});

describe('JUnit', () => {
  it('counts failures and skips what is unproven', () => {
    const xml = junit(run);
    expect(xml).toContain(
      '<testsuite name="conformance current authorizations" tests="3" failures="1" errors="0" skipped="1" time="0.037">',
    );
    expect(xml).toContain('<failure message="x-signature is missing">');
    expect(xml).toContain('{&quot;a&quot;:&quot;&lt;&amp;&gt;&quot;}');
    expect(xml).toContain('<skipped message="too quick"/>');
  });

  it('fails what is unproven in a strict run', () => {
    expect(junit(run, true)).toContain('failures="2" errors="0" skipped="0"');
  });
});

describe('JSON', () => {
  it('holds bodies as text, and the verdict', () => {
    const { conforms, cases } = json(run, false) as {
      conforms: boolean;
      cases: { exchanges: { received: object }[] }[];
    };
    expect(conforms).toBe(false);
    expect(cases[0]?.exchanges[0]?.received).toMatchObject({ body: 'answer', at: '2026-01-15T12:00:00.000Z' });
  });
});
