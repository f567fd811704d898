import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { load } from '../../cli/commands';
import { UsageError } from '../../cli/declaration';
import { FROM_SOURCE } from '../../cli/own-code';
import { undeclaredFields } from '../../cli/testing/json-fields';
import { REVISIONS } from '../../generated/revisions';
import { loadContract } from '../load';
import { type OwnServer, startOwnServer } from '../target/own-server';
import { ArazzoDocument, storyNames } from './document';
import { runDocuments } from './main';
import { redacted } from './redacted';
import type { RunResult } from './results';
import { operationsOf, ruleOf } from './run';
import { headline, stepLines } from './text';

const ROOT = path.join(__dirname, '../..');
const MINUTE = 60_000;
const folder = mkdtempSync(path.join(tmpdir(), 'contrato-workflow-'));
let server: OwnServer;

beforeAll(async () => {
  server = await startOwnServer('current');
});
afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true });
});

/** Runs workflows as a client of their own. */
const run = (names: readonly string[], revision = 'current', url = server.url): Promise<RunResult> =>
  runDocuments(
    names.map((name) => ArazzoDocument.read(name)),
    { url, revision, clientId: undefined, clientSecret: undefined, input: [] },
  );

/** The steps that did not pass, in words. */
const failuresOf = ({ workflows }: RunResult): string[] =>
  workflows.flatMap(({ steps }) => steps.filter(({ outcome }) => outcome === 'failed').flatMap(stepLines));

/** A story with something in it replaced. @returns its path */
function broken(name: string, from: string, to: string): string {
  const text = readFileSync(path.join(ROOT, 'spec/workflows', `${name}.arazzo.yaml`), 'utf8');
  expect(text.split(from).length).toBeGreaterThan(1);
  const file = path.join(folder, `${name}-${Math.random().toString(36).slice(2)}.arazzo.yaml`);
  writeFileSync(
    file,
    text.replace(from, () => to),
  );
  return file;
}

/**
 * The stories that a revision can change: all in the current and the earliest one, else those that call what it
 * changes.
 */
function storiesOf(revision: string): string[] {
  const contract = loadContract(revision);
  if (revision === 'current' || revision === 'earliest') return storyNames();
  return storyNames().filter((name) =>
    ArazzoDocument.read(name)
      .workflows.flatMap(({ steps }) => steps.flatMap(operationsOf))
      .some((operation) => ruleOf(operation, contract)?.variant !== ''),
  );
}

describe('the stories', () => {
  it.each(Object.keys(REVISIONS))(
    'come to their end in the revision %s',
    async (revision) => {
      const names = storiesOf(revision);
      const result = await run(names, revision);
      expect(failuresOf(result)).toEqual([]);
      // No revision is without one of the operations of the stories.
      expect(headline(result)).toContain(`${names.length} of ${names.length} passed, 0 failed, 0 skipped`);
    },
    5 * MINUTE,
  );
});

describe('a story that does not hold', () => {
  it.each([
    [
      'a status',
      'snapshots',
      '- condition: $statusCode == 204',
      '- condition: $statusCode == 200',
      'restore',
      /\$statusCode is 204$/,
      /statusCode == 200/,
    ],
    [
      'a value',
      'identity',
      "status == 'CREATED'",
      "status == 'PROCESSING'",
      'see-session',
      /is "CREATED"$/,
      /PROCESSING/,
    ],
    [
      'an event',
      'identity',
      'type: IDENTITY_SESSION_COMPLETED',
      'type: ACTIVITY_CREATED',
      'open-account',
      /^the events are IDENTITY_SESSION_COMPLETED, not ACTIVITY_CREATED$/,
      /x-events:/,
    ],
    [
      'what an event says',
      'identity',
      '/session/status: VALIDATED',
      '/session/status: REJECTED',
      'open-account',
      /^\/session\/status of the event is "VALIDATED", not "REJECTED"$/,
      /payload:/,
    ],
    [
      'an output',
      'identity',
      'id: $response.body#/data/client_id',
      'id: $response.body#/data/id',
      'open-client',
      /^\$response\.body#\/data\/id has no value$/,
      /stepId: open-client/,
    ],
    [
      'time that does not pass',
      'identity',
      'x-clock: { advance: 86400 }',
      'x-clock: { advance: 60 }',
      'see-with-old-token',
      /\$statusCode is 200$/,
      /statusCode == 401/,
    ],
  ])('names the step, the reason and the line: %s', async (_, name, from, to, step, reason, place) => {
    const file = broken(name, from, to);
    const result = await run([file]);
    const [workflow] = result.workflows;
    const failed = workflow?.steps.filter(({ outcome }) => outcome === 'failed') ?? [];
    expect(failed.map((one) => one.step)).toEqual([step]);
    const [problem] = failed[0]?.problems ?? [];
    expect(problem?.message).toMatch(reason);
    const [, line] = /:(\d+):\d+$/.exec(problem?.place ?? '') ?? [];
    expect(readFileSync(file, 'utf8').split('\n')[Number(line) - 1]).toMatch(place);
    expect(workflow?.steps.at(-1)?.outcome).toBe('skipped');
  });

  it('tells of a server that is not there', async () => {
    const nobody = await run(['identity'], 'current', 'http://127.0.0.1:1');
    expect(nobody.workflows[0]?.steps[0]).toMatchObject({
      outcome: 'failed',
      problems: [{ message: expect.stringContaining('ECONNREFUSED') }],
    });
  });
});

describe('contrato workflow', () => {
  const command = (...words: string[]) => {
    const args = [...FROM_SOURCE, 'cli/contrato.ts', 'workflow', ...words];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
    return { status, stdout, stderr };
  };
  // The server runs in this process, which would wait for the command: a server that is not there will do.
  const UNREACHABLE = ['--url', 'http://127.0.0.1:1'];

  it('ends with 1 where a step does not hold, and prints what --json says, without secrets', () => {
    const report = path.join(folder, 'junit.xml');
    const { status, stdout } = command('identity', ...UNREACHABLE, '--json', '--report', `junit=${report}`);
    expect(status).toBe(1);
    const entry = { name: 'workflow', group: '', folder: 'contract-tests/workflow' };
    expect(undeclaredFields(load(entry), JSON.parse(stdout))).toEqual([]);
    expect(readFileSync(report, 'utf8')).toContain(
      '<testsuite name="workflow current identity" tests="26" failures="1"',
    );
  });

  it.each([
    [['identity'], /^Missing required option --url|^--url/],
    [['nothing', ...UNREACHABLE], /^There is no story nothing: /],
    [['identity', ...UNREACHABLE, '--revision', 'next'], /next/],
    [['identity', ...UNREACHABLE, '--input', 'runn=1'], /has no input runn; did you mean run\?/],
    [['brazil', ...UNREACHABLE], /^No client could be opened/],
    [['brazil', ...UNREACHABLE, '--client-id', 'demo'], /--client-id needs --client-secret/],
  ])('ends with 2 for %j', (words, says) => {
    const { status, stdout, stderr } = command(...words);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(says);
  });
});

/** Secrets by the names that they have in bodies, and the tokens that stand in addresses of pages. */
const SECRET = /"(?:client_secret|api_secret|access_token|pan)":"([^"]{8,})"|[?&]auth=([^&"]{20,})/g;

it.each([
  ['snapshots', 8],
  ['onboarding', 5],
  ['hosted-pages', 5],
  ['cards', 5],
])('hides what the contract calls secret, in the story %s', async (name, atLeast) => {
  const result = await run([name]);
  const shown = JSON.stringify(redacted(result, loadContract('current')));
  const raw = JSON.stringify(result.workflows.flatMap(({ steps }) => steps.flatMap(({ calls }) => calls)));
  const secrets = new Set([...raw.matchAll(SECRET)].map(([, named, inAddress]) => named ?? inAddress ?? ''));
  expect(secrets.size).toBeGreaterThanOrEqual(atLeast);
  expect([...secrets].filter((secret) => shown.includes(secret))).toEqual([]);
});

it.each([
  ['idntity', /^There is no story idntity: there are argentina, .*; did you mean identity\?$/],
  ['quite-another', /^There is no story quite-another: there are argentina, .*start$/],
  ['./none.yaml', /^\.\/none\.yaml can't be read \(ENOENT\)$/],
])('names what there is instead of %s', (name, message) => {
  expect(() => ArazzoDocument.read(name)).toThrow(message);
  expect(() => ArazzoDocument.read(name)).toThrow(UsageError);
});
