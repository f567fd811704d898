/** README's "Add an operation" and "Add a revision value", carried out as they are written in a copy of the project. */

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { applyEdit, readSteps } from '../../codegen/testing/designer';
import { copyProject } from '../../mocks/testing/project';

const ROOT = path.join(__dirname, '../..');
const project = copyProject(['contract-tests', 'bench']);
afterAll(() => project.remove());

const readme = readFileSync(path.join(ROOT, 'README.md'), 'utf8');

/** The numbered steps below a heading of the README, each as one line. */
function recipe(heading: string): string[] {
  const [, text = ''] = readme.split(`\n## ${heading}\n`);
  const [body = ''] = text.split('\n## ');
  return body
    .split(/^\d+\. /m)
    .slice(1)
    .map((step) => step.replace(/\s+/g, ' ').trim());
}

const NAMES: Readonly<Record<string, string>> = {
  '<domain>': 'users',
  '<operationId>': 'deleteUser',
  '<axis>': 'card-reasons',
  '<value>': 'without-upgrade',
};

/** Returns the text of a step in code that begins so, with the names of this operation and this value. */
function codeOf(step: string | undefined, start: string): string {
  const codes = [...(step ?? '').matchAll(/`([^`]+)`/g)].map(([, code]) => code ?? '');
  const code = codes.find((candidate) => candidate.startsWith(start));
  if (code === undefined) throw new Error(`the step does not say ${start}: ${step}`);
  return code.replace(/<\w+>/g, (name) => NAMES[name] ?? name);
}

/** Runs a command of the recipe, or of what `npm test` runs, in the copy. */
function run(command: string): { code: number | null; text: string } {
  const env = { ...process.env, NODE_ENV: undefined, JEST_WORKER_ID: undefined, FORCE_COLOR: '0' };
  const { status, stdout, stderr } = spawnSync(command, { cwd: project.root, env, shell: true, encoding: 'utf8' });
  return { code: status, text: `${stdout}${stderr}` };
}

/** Fails with what the command said. */
function passing(command: string): void {
  const { code, text } = run(command);
  if (code !== 0) throw new Error(`${command} ended with ${code}:\n${text}`);
}

function write(file: string, text: string): void {
  const target = path.join(project.root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

function change(file: string, from: string, to: string): void {
  const before = readFileSync(path.join(project.root, file), 'utf8');
  expect(before.split(from)).toHaveLength(2);
  write(
    file,
    before.replace(from, () => to),
  );
}

/** The operation and the value are those of the guide for designers. */
const guide = readSteps(readFileSync(path.join(ROOT, 'docs/guides/designing.md'), 'utf8'));
function describeInSpec(heading: string): void {
  const edits = guide.filter((step) => step.heading === heading).flatMap((step) => step.edits);
  expect(edits.length).toBeGreaterThan(0);
  for (const edit of edits) applyEdit(project.root, edit);
}

const HANDLER = `import { DomainError } from '../../kernel/errors';
import { write } from '../../platform/http/operation';
import { deleteUser as removeUser } from '../store/users';

export const deleteUser = write<'deleteUser'>(async (call, tx) => {
  if (!(await removeUser(tx, call.client.id, call.path.id))) throw new DomainError('USER_NOT_FOUND');
  return { status: 204, body: undefined };
});
`;

const QUERY = `
/** Takes a user away. @returns whether the client had it */
export async function deleteUser({ knex }: Tx, clientId: string, id: string): Promise<boolean> {
  return (await knex('users').where({ id, client_id: clientId }).del()) === 1;
}
`;

const SCENARIOS = `import { newUser } from '../../world/entities/users';
import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'deleteUser'> = async (world) => ({ path: { id: (await newUser(world)).id } });

export const scenarios: Scenarios<'deleteUser'> = {
  '404 USER_NOT_FOUND': async () => ({ path: { id: crypto.randomUUID() } }),
};
`;

const REASON = `const upgradeAsClientReason = <C extends { status_detail: CardReason }>(card: C) => {
  const { status_detail: reason } = card;
  return { ...card, status_detail: reason === 'UPGRADE' ? ('CLIENT_INTERNAL_REASON' as const) : reason };
};

`;

const CONVERSION = `  'card-reasons=without-upgrade': {
    createCard: { reply: (body) => ({ ...body, data: upgradeAsClientReason(body.data) }) },
    getCard: { reply: (body) => ({ ...body, data: upgradeAsClientReason(body.data) }) },
    updateCard: { reply: (body) => ({ ...body, data: upgradeAsClientReason(body.data) }) },
    activateCard: { reply: (body) => ({ ...body, data: upgradeAsClientReason(body.data) }) },
    searchCards: { reply: (body) => ({ ...body, data: body.data.map(upgradeAsClientReason) }) },
  },
`;

/** The checks of \`npm test\` that look at lists and counts of the whole contract. */
const TESTS = ['contract-tests/prove.test.ts', 'contract-tests/interface', 'codegen/generated.test.ts'];

/**
 * The compiler as `npm run typecheck` starts it for the service, one line for each mistake; with one checker, as lint
 * has it.
 */
const TYPES = 'node node_modules/typescript-7/bin/tsc --noEmit --pretty false --checkers 1';
const MINUTES = 60_000;

/**
 * The folder in which the compiler remembers what it found in the project, and that in which it remembers what it found
 * in the copy.
 */
const REMEMBERED = path.join(ROOT, 'node_modules/.cache');
const remembers = () => path.join(project.root, 'data');

/** The path of a file as seen from where the compiler remembers the copy; the packages are those of the project. */
function inCopy(name: string): string {
  // The compiler's own libraries have names.
  if (!name.startsWith('.')) return name;
  const file = path.join(REMEMBERED, name);
  const borrowed = file.startsWith(path.join(ROOT, 'node_modules', path.sep));
  return path.relative(remembers(), borrowed ? file : path.join(project.root, path.relative(ROOT, file)));
}

/** Gives the compiler what it remembers of the project, with the paths of the copy: it checks only what differs. */
function remember(file: string): void {
  const info = JSON.parse(readFileSync(path.join(REMEMBERED, file), 'utf8')) as Record<string, string[] | undefined>;
  const lists = ['fileNames', 'packageJsons', 'missingPackageJsons'];
  const moved = Object.fromEntries(lists.map((list) => [list, info[list]?.map(inCopy)]));
  write(path.join('data', file), JSON.stringify({ ...info, ...moved }));
}

// Packages are borrowed, and what the compiler remembers would lie among them, about the copy instead of the project.
// It begins with what it remembers of the project, if anything.
beforeAll(() => {
  for (const file of ['tsconfig.json', 'console/app/tsconfig.json']) change(file, 'node_modules/.cache/', 'data/');
  const files = existsSync(REMEMBERED) ? readdirSync(REMEMBERED) : [];
  for (const file of files.filter((name) => name.endsWith('.tsbuildinfo'))) remember(file);
});

describe('the recipes of the README', () => {
  const [describeIt, generate, handle, prove, finish] = recipe('Add an operation');
  const [name, overlay, convert, proveValue] = recipe('Add a revision value');

  it(
    'begin in the contract, and the compiler names what is missing',
    () => {
      expect(codeOf(describeIt, 'spec/paths')).toBe('spec/paths/users/');
      describeInSpec('Add an operation');
      passing(codeOf(generate, 'npm run'));
      expect(codeOf(name, 'spec/')).toBe('spec/revisions/revisions.yaml');
      expect(codeOf(overlay, 'spec/')).toBe('spec/revisions/card-reasons/without-upgrade.overlay.yaml');
      describeInSpec('Add a revision');
      passing(codeOf(convert, 'npm run'));
      const { code, text } = run(TYPES);
      expect(code).not.toBe(0);
      expect(text).toMatch(/^server\/operations\.ts.*'deleteUser' is missing/m);
      const conversions = codeOf(convert, 'server/').replaceAll('.', '\\.');
      expect(text).toMatch(new RegExp(`^${conversions}.*\\n.*card-reasons=without-upgrade.* is missing`, 'm'));
    },
    10 * MINUTES,
  );

  it(
    'go on with handler and conversion, and the contract names the scenarios that are missing',
    () => {
      const handler = codeOf(handle, 'server/<domain>/operations');
      write(handler, HANDLER);
      const store = path.join(path.dirname(handler), '..', codeOf(handle, 'store/'), 'users.ts');
      write(store, readFileSync(path.join(project.root, store), 'utf8') + QUERY);
      const operations = codeOf(handle, 'server/operations.ts');
      change(
        operations,
        'import { getUser }',
        "import { deleteUser } from './users/operations/deleteUser';\nimport { getUser }",
      );
      change(operations, '  updateUser,\n', '  updateUser,\n  deleteUser,\n');
      const conversions = codeOf(convert, 'server/');
      change(conversions, 'const providerAsServiceReason', `${REASON}const providerAsServiceReason`);
      change(conversions, "  'installments=without-current': {", `${CONVERSION}  'installments=without-current': {`);
      // The axis has a policy, by which cards are sorted.
      const shown = 'server/cards/rules/shown-reasons.ts';
      change(shown, " | 'without-provider-internal';", " | 'without-provider-internal' | 'without-upgrade';");
      change(shown, '  full: {},\n', "  full: {},\n  'without-upgrade': { UPGRADE: 'CLIENT_INTERNAL_REASON' },\n");
      const { code, text } = run(codeOf(prove, 'npm run contract'));
      expect(code).not.toBe(0);
      expect(text).toMatch(/no scenario for deleteUser/);
    },
    10 * MINUTES,
  );

  it(
    'end when the contract holds and the checks of `npm test` pass',
    () => {
      write(codeOf(prove, 'contract-tests/'), SCENARIOS);
      passing(codeOf(prove, 'npm run contract'));
      passing(`${codeOf(proveValue, 'npm run contract')} --only getCard,updateCard`);
      passing(codeOf(finish, 'npm run interface'));
      expect(codeOf(finish, 'npm test')).toBe('npm test');
      passing('npm run codegen -- --check');
      passing('npm run lint -- contract types imports');
      passing(`npx --no-install jest ${TESTS.join(' ')} -i --selectProjects unit`);
    },
    15 * MINUTES,
  );
});
