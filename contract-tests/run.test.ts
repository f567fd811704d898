import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { FROM_SOURCE } from '../cli/own-code';
import { isClean, type RunResult } from './run';
import type { FakeOutcome } from './testing/fake-run';
import type { Flaw } from './testing/fake-server';

// Dredd loads its hooks through Node's own module loader, which Jest replaces; so the runs happen in a child process.
function runsAgainst(flaws: readonly Flaw[]): Map<Flaw, FakeOutcome> {
  const script = path.join(__dirname, 'testing', 'fake-run.ts');
  const output = execFileSync(process.execPath, [...FROM_SOURCE, script, ...flaws], {
    encoding: 'utf8',
    // What Dredd's dependencies say to stderr about this version of Node is nobody's business here.
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const outcomes = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as FakeOutcome);
  return new Map(outcomes.map((outcome) => [outcome.flaw, outcome]));
}

/** Each way to leave the contract, with the rows that must fail for it and what must be said about them. */
const FLAWS: Readonly<Partial<Record<Flaw, { rows: string[]; message: RegExp }>>> = {
  'wrong-status': { rows: ['createThing 201 red', 'createThing 201 blue'], message: /status 201 expected, 200 came/ },
  'missing-field': { rows: ['getThing 200 found'], message: /body\/data must have required property 'colour'/ },
  'extra-field': { rows: ['getThing 200 found'], message: /must NOT have additional properties .*"size"/ },
  'wrong-enum': { rows: ['getThing 200 found'], message: /body\/data\/colour must be equal to one of/ },
  'wrong-outcome': { rows: ['createThing 201 blue'], message: /not what the example describes/ },
  'wrong-content-type': {
    rows: ['getThing 200 found'],
    message: /content type application\/json expected, "text\/plain"/,
  },
  'undocumented-code': {
    rows: ['getThing 404 THING_NOT_FOUND', 'deleteThing 404 THING_NOT_FOUND'],
    message: /GONE_MISSING came, an undocumented code/,
  },
  'other-documented-code': {
    rows: ['createThing 409 COLOUR_TAKEN'],
    message: /error_code COLOUR_TAKEN expected, KEY_REUSED came/,
  },
  'ignored-token': {
    rows: ['createThing 401 UNAUTHORIZED', 'getThing 401 UNAUTHORIZED'],
    message: /status 401 expected, 20[01] came/,
  },
  'repeated-header': { rows: ['getThing 200 found'], message: /^the header etag was sent 2 times$/ },
  'body-with-204': { rows: ['deleteThing 204 gone'], message: /status 204 expected, 200 came/ },
  'not-json': { rows: ['getThing 200 found'], message: /the body is not JSON/ },
  'too-deep': { rows: ['getThing 200 found'], message: /^the body nests deeper than 256 levels$/ },
};

describe('a run through Dredd', () => {
  const outcomes = runsAgainst(['right', 'missing-header', ...(Object.keys(FLAWS) as Flaw[])]);

  it('passes a server that follows the contract, with every row executed and none skipped', () => {
    expect(outcomes.get('right')).toMatchObject({
      clean: true,
      failures: [],
      result: { expected: 17, executed: 17, passed: 17, skipped: 0, operations: 3, warnings: [] },
    });
  });

  it.each(Object.entries(FLAWS))('catches %s, and only in the rows it touches', (flaw, { rows, message }) => {
    const outcome = outcomes.get(flaw as Flaw);
    expect(outcome?.clean).toBe(false);
    expect(outcome?.failures.map((failure) => failure.row)).toEqual(rows);
    for (const { problems } of outcome?.failures ?? []) expect(problems.join()).toMatch(message);
  });

  it('catches a documented header that is missing, everywhere', () => {
    const outcome = outcomes.get('missing-header');
    expect(outcome?.result.passed).toBe(0);
    expect(outcome?.failures[0]?.problems).toEqual(['the documented header x-request-id is missing']);
  });
});

describe('isClean', () => {
  const clean: RunResult = {
    revision: 'current',
    target: 'server',
    expected: 2,
    executed: 2,
    passed: 2,
    skipped: 0,
    operations: 1,
    warnings: [],
    results: [],
    millis: 1,
  };

  it('accepts a run in which all was executed and passed', () => {
    expect(isClean(clean)).toBe(true);
  });

  it.each<[string, Partial<RunResult>]>([
    ['a row that Dredd dropped', { executed: 1 }],
    ['a row that failed', { passed: 1 }],
    ['a skipped row', { skipped: 1 }],
    ['a warning', { warnings: ['warn: something was ignored'] }],
    ['an empty matrix', { expected: 0, executed: 0, passed: 0 }],
  ])('refuses %s', (_name, change) => {
    expect(isClean({ ...clean, ...change })).toBe(false);
  });
});
