import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Document } from '../../codegen/model/document';
import { type Json, type JsonObject, objectOf } from '../../codegen/util/json';
import { loadContract } from '../load';
import { type OwnServer, startOwnServer } from '../target/own-server';
import { openClient } from './client';
import { ArazzoDocument, storyNames, type Workflow } from './document';
import { makeUp } from './fresh';
import { runDocuments } from './main';

const SPEC = path.join(__dirname, '../../spec');
const DOCUMENTS = path.join(__dirname, '../../generated/documents');
const folder = mkdtempSync(path.join(tmpdir(), 'contrato-respect-'));
let server: OwnServer;
/** The process of Redocly’s runner, and the end that it should not come to before the tests do. */
let redocly: ChildProcess;
let ended: Promise<never>;

beforeAll(async () => {
  writeDocuments();
  redocly = fork(path.join(__dirname, 'testing/respect.mjs'), { execArgv: [] });
  ended = once(redocly, 'exit').then(([code]) => Promise.reject(new Error(`Redocly’s runner ended with ${code}`)));
  ended.catch(() => undefined);
  server = await startOwnServer('current');
});
afterAll(async () => {
  redocly?.kill();
  await server?.close();
  rmSync(folder, { recursive: true });
});

/** The verdict on a story: the step that it ends at, null where it comes to its end. */
interface Verdict {
  passed: boolean;
  failed: string | null;
}

/** Our verdict on a document. */
async function ours(file: string): Promise<Verdict> {
  const options = { url: server.url, revision: 'current', clientId: undefined, clientSecret: undefined, input: [] };
  const { passed, workflows } = await runDocuments([ArazzoDocument.read(file)], options);
  const step = workflows.flatMap(({ steps }) => steps).find(({ outcome }) => outcome === 'failed');
  return { passed, failed: step?.step ?? null };
}

/** The verdict of Redocly's runner on the same document, which is given inputs of its own. */
async function theirs(file: string): Promise<Verdict> {
  const [workflow] = ArazzoDocument.read(file).workflows as [Workflow];
  const client = await openClient(server.url, loadContract('current'));
  const inputs = await makeUp(workflow['x-fresh'] ?? {}, { ...client }, () => Promise.reject(new Error('no clock')));
  redocly.send({ file, url: server.url, input: JSON.stringify(inputs) });
  const [{ passed, problems }] = await Promise.race([once(redocly, 'message'), ended]);
  return { passed, failed: problems[0]?.step ?? null };
}

const storyOf = (name: string) => readFileSync(path.join(SPEC, 'workflows', `${name}.arazzo.yaml`), 'utf8');

/** The stories of requests alone. */
const PLAIN = storyNames().filter((name) => !/x-clock|x-events/.test(storyOf(name)));

/** Leaves out what no request and no check of an answer needs. */
const withoutWords = (key: string, value: unknown) =>
  /^x-|^examples?$/.test(key) || (key === 'description' && typeof value === 'string') ? undefined : value;

/**
 * Writes the documents that the stories refer to, with the operations that they use: Redocly's runner reads a document
 * for seconds. A schema that holds itself is anything here: the runner follows it without end otherwise.
 */
function writeDocuments(): void {
  const used = new Set(PLAIN.flatMap((name) => storyOf(name).match(/(?<=operationId: \S+\.)\w+$/gm) ?? []));
  const isUsed = (item: Json) => Object.values(objectOf(item)).some((one) => used.has(`${objectOf(one).operationId}`));
  for (const name of ['openapi', 'sandbox']) {
    const root: JsonObject = JSON.parse(readFileSync(path.join(DOCUMENTS, `${name}.json`), 'utf8'));
    const components = objectOf(root.components);
    const schemas = { ...objectOf(components.schemas), FreeValue: {} };
    const paths = Object.fromEntries(Object.entries(objectOf(root.paths)).filter(([, item]) => isUsed(item)));
    const document = new Document(name, { ...root, components: { ...components, schemas } }, new Map());
    writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(document.pruned({ ...root, paths }), withoutWords));
  }
}

/** A copy of a story next to documents of the contract. @returns its path */
function copy(name: string, from = '', to = ''): string {
  const text = storyOf(name);
  expect(text).toContain(from);
  const file = path.join(folder, `${name}-${Math.random().toString(36).slice(2)}.arazzo.yaml`);
  writeFileSync(file, text.replace(from, () => to).replace(/url: \.\.\/(\w+)\.yaml/g, 'url: $1.json'));
  return file;
}

it('has stories of requests alone', () => {
  expect(PLAIN).toEqual(['cards', 'onboarding', 'requests', 'snapshots']);
});

it.each(PLAIN)('Redocly’s runner comes to the end of %s, as ours does', async (name) => {
  const file = copy(name);
  expect(await ours(file)).toEqual({ passed: true, failed: null });
  expect(await theirs(file)).toEqual({ passed: true, failed: null });
});

it.each([
  ['a status', 'snapshots', '- condition: $statusCode == 204', '- condition: $statusCode == 200', 'restore'],
  ['a value', 'snapshots', "origin == 'KEPT'", "origin == 'IMPORTED'", 'see-snapshot'],
  ['an order of steps', 'snapshots', "body#/data/balance == '107.00'", "body#/data/balance == '7.00'", 'one-test'],
  ['a code', 'cards', "error_code == 'AFFINITY_GROUP_NOT_FOUND'", "error_code == 'CARD_NOT_FOUND'", 'see-no-group'],
  [
    'a pattern',
    'cards',
    'data-error-code="CARD_NOT_FOUND"',
    'data-error-code="USER_NOT_FOUND"',
    'show-number-to-stranger',
  ],
])('both end where %s is not as it should be', async (_, name, from, to, step) => {
  const file = copy(name, from, to);
  expect(await ours(file)).toEqual({ passed: false, failed: step });
  expect(await theirs(file)).toEqual({ passed: false, failed: step });
});
