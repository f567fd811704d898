import type { RunResult } from '../run';
import { junit } from './junit';
import { summary } from './summary';

const row = { document: 'openapi', operationId: 'getThing', variant: '', status: 200, example: 'found', code: null };
const passed = { row, source: null, passed: true, problems: [], request: null, millis: 12 };
const failed = {
  ...passed,
  source: 'spec/paths/things.yaml:7',
  row: { ...row, status: 404, example: 'THING_NOT_FOUND', code: 'THING_NOT_FOUND' },
  passed: false,
  problems: ['body says <"&\u0007'],
};

function runOf(change: Partial<RunResult>): RunResult {
  return {
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
    ...change,
  };
}

describe('summary', () => {
  it('is one line when all is well', () => {
    expect(summary(runOf({}))).toBe(
      'contract current: 1 operations, 1 responses expected = executed = passed (server, 1.5 s)',
    );
  });

  it('tells what failed, why and where it is written', () => {
    const text = summary(runOf({ results: [passed, failed], expected: 2, executed: 2, warnings: ['warn: dropped'] }), [
      'a gap',
    ]);
    expect(text.split('\n')).toEqual([
      'contract current: 1 operations, 2 responses expected, 2 executed, 1 passed, 0 skipped (server, 1.5 s)',
      '  a gap',
      '  getThing 404 THING_NOT_FOUND (spec/paths/things.yaml:7)',
      '    body says <"&\u0007',
      '  Dredd warn: dropped',
    ]);
  });

  it('never calls a run with gaps in its coverage complete', () => {
    expect(summary(runOf({}), ['a gap'])).not.toContain('expected = executed = passed');
  });
});

describe('junit', () => {
  it('counts failures, warnings and gaps, and escapes what XML can not hold', () => {
    const xml = junit([runOf({ results: [passed, failed], warnings: ['warn: dropped'] })], ['a gap']);
    expect(xml).toContain(
      '<testsuite name="contract current (server)" tests="3" failures="2" skipped="0" time="1.500">',
    );
    expect(xml).toContain('<testcase classname="openapi.getThing" name="200 found" time="0.012"/>');
    expect(xml).toContain('<failure message="body says &lt;&quot;&amp;">');
    expect(xml).toContain('<testsuite name="coverage" tests="1" failures="1">');
    expect(xml).not.toContain('\u0007');
  });
});
