import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { LintProblem } from '../problem';
import { checkImports } from './check';

/** One violation per rule, or several where a rule has several ways to be broken. */
const REFUSED: [rule: string, file: string, text: string, target: string][] = [
  ['kernel-alone', 'server/kernel/money.ts', "import { v7 } from 'uuid';", 'uuid'],
  ['kernel-alone', 'server/kernel/node.ts', "import { createHash } from 'node:crypto';", 'crypto'],
  ['kernel-alone', 'server/kernel/table.ts', "import '../../generated/operations';", 'generated/operations.ts'],
  ['platform-below', 'server/platform/http/a.ts', "import '../../cards/rules/card';", 'server/cards/rules/card.ts'],
  ['platform-below', 'server/platform/http/b.ts', "import type { A } from '../../auth/a';", 'server/auth/a.ts'],
  ['clients-below', 'server/clients/store/a.ts', "import '../../events/store/a';", 'server/events/store/a.ts'],
  ['shared-below', 'server/ledger/a.ts', "import '../cards/rules/card';", 'server/cards/rules/card.ts'],
  ['shared-below', 'server/networks/a.ts', "import '../cards/rules/card';", 'server/cards/rules/card.ts'],
  [
    'activities-by-ledger',
    'server/events/a.ts',
    "import '../activities/store/activities';",
    'server/activities/store/activities.ts',
  ],
  [
    'ports-in-types',
    'server/networks/bank/port.ts',
    "import '../../bank/rules/transfer';",
    'server/bank/rules/transfer.ts',
  ],
  [
    'reports-to-domains',
    'server/networks/courier/operations/a.ts',
    "import '../../../settlement/sftp/server';",
    'server/settlement/sftp/server.ts',
  ],
  ['wiring-on-top', 'server/cards/jobs/a.ts', "import '../../app';", 'server/app.ts'],
  ['domain-face', 'server/cards/b.ts', "import '../settlement/sftp/server';", 'server/settlement/sftp/server.ts'],
  ['handlers-on-top', 'server/cash/a.ts', "import '../cards/operations/a';", 'server/cards/operations/a.ts'],
  ['handlers-on-top', 'server/cards/d.ts', "import './operations/a';", 'server/cards/operations/a.ts'],
  ['driver-in-store', 'server/platform/jobs/a.ts', "import sqlite3 from 'sqlite3';", 'sqlite3'],
  ['rules-pure', 'server/cards/rules/a.ts', "import Koa from 'koa';", 'koa'],
  ['rules-pure', 'server/cards/rules/b.ts', "import { createHash } from 'node:crypto';", 'crypto'],
  ['rules-pure', 'server/cards/rules/c.ts', "import '../store/cards';", 'server/cards/store/cards.ts'],
  ['rules-pure', 'server/cards/rules/d.ts', "import '../../platform/ids';", 'server/platform/ids.ts'],
  ['rules-pure', 'server/cards/rules/e.ts', "import '../../../generated/operations';", 'generated/operations.ts'],
  [
    'records-as-types',
    'server/cards/rules/f.ts',
    "import { cards } from '../store/tables';",
    'server/cards/store/tables.ts',
  ],
  ['operations-plain', 'server/cards/operations/b.ts', "import Router from '@koa/router';", '@koa/router'],
  ['operations-plain', 'server/cards/operations/c.ts', "const knex = require('knex');", 'knex'],
  ['operations-plain', 'server/cards/operations/d.ts', "const knex = await import('knex');", 'knex'],
  ['operations-plain', 'server/cards/operations/e.ts', "type K = import('pg').Client;", 'pg'],
  [
    'operations-plain',
    'server/cards/operations/f.ts',
    "export * from '../../platform/revisions';",
    'server/platform/revisions/index.ts',
  ],
  ['store-plain', 'server/cards/store/a.ts', "import '../../platform/http/body';", 'server/platform/http/body.ts'],
  ['store-plain', 'server/platform/jobs/store/a.ts', "import type { Context } from 'koa';", 'koa'],
  ['server-alone', 'server/app.ts', "import '../mocks/world';", 'mocks/world/index.ts'],
  ['server-alone', 'server/system/operations/a.ts', "import '../../../docs/render/page';", 'docs/render/page.ts'],
  ['client-alone', 'client/index.ts', "import '../server/events/signing';", 'server/events/signing.ts'],
  ['client-alone', 'client/call.ts', "import 'koa';", 'koa'],
  ['docs-in-browser', 'docs/app/main.ts', "import '../../server/kernel/errors';", 'server/kernel/errors.ts'],
  ['console-in-browser', 'console/app/page.tsx', "import '../../server/kernel/errors';", 'server/kernel/errors.ts'],
  ['console-in-browser', 'console/app/api.ts', "import 'node:crypto';", 'crypto'],
  ['forms-pure', 'console/form/a.ts', "import 'preact';", 'preact'],
  ['mocks-below', 'mocks/world/a.ts', "import '../../contract-tests/run';", 'contract-tests/run.ts'],
  ['codegen-alone', 'codegen/emit.ts', "import '../server/app';", 'server/app.ts'],
  ['generated-alone', 'generated/operations.ts', "import '../server/kernel/errors';", 'server/kernel/errors.ts'],
];

const ACCEPTED: [file: string, text: string][] = [
  ['server/app.ts', "// import '../bench'\nconst s = \"import '../bench'\";\nimport './cards/operations/getCard';"],
  [
    'server/cards/operations/getCard.ts',
    "import '../store/cards'; import '../../users/store/users'; import '../../ledger/x';",
  ],
  [
    'server/cards/rules/pin.ts',
    "import '../../users/rules/user'; import '../../kernel/errors'; import '../../../generated/errors';",
  ],
  ['server/cards/rules/pin.test.ts', "import '../store/cards'; import '../../../bench/main'; import 'koa';"],
  ['server/testing/server.ts', "import '../../mocks/world'; import '../app';"],
  ['server/users/rules/user.ts', "import type { T } from '../../../generated/types/openapi';"],
  ['server/cards/rules/card.ts', "import type { Card } from '../store/tables';"],
  ['server/platform/http/serve.ts', "import Koa from 'koa'; import './body'; import '../../kernel/errors';"],
  ['server/ledger/x.ts', "import '../clients/store/clients'; import '../platform/ids';"],
  ['server/ledger/journal.ts', "import '../activities/store/activities';"],
  ['server/networks/courier/port.ts', "import type { A } from '../../shipping/rules/shipment';"],
  ['server/main.ts', "import '../docs/render/page'; import './app';"],
  ['mocks/start.ts', "import '../server/app'; import '../client/index';"],
  ['client/retries.ts', "import 'openapi-fetch'; import 'node:crypto'; import '../generated/types/openapi';"],
  ['bench/main.ts', "import '../server/app'; import '../mocks/world';"],
];

const EMPTY = [
  'server/cards/store/tables.ts',
  ...['server/activities/store/activities.ts', 'server/bank/rules/transfer.ts', 'server/shipping/rules/shipment.ts'],
  ...['server/cards/store/cards.ts', 'server/cards/rules/card.ts', 'server/cards/operations/a.ts', 'server/auth/a.ts'],
  ...['server/users/store/users.ts', 'server/events/store/a.ts', 'server/events/signing.ts', 'server/kernel/errors.ts'],
  ...['server/clients/store/clients.ts', 'server/platform/ids.ts', 'server/platform/http/body.ts'],
  ...['server/platform/revisions/index.ts', 'server/settlement/sftp/server.ts', 'mocks/world/index.ts'],
  ...['docs/render/page.ts', 'contract-tests/run.ts', 'generated/errors.ts', 'generated/types/openapi.ts'],
];

const FIRST = ['circle/a.ts', 'circle/b.ts', 'circle/c.test.ts', 'circle/d.ts'].map((file) => `server/cards/${file}`);
const CIRCLES: [file: string, text: string][] = [
  [FIRST[0]!, "import type { B } from './b';"],
  [FIRST[1]!, "import type { A } from './a';"],
  [FIRST[2]!, "import './d';"],
  [FIRST[3]!, "import './c.test';"],
];

let root: string;
let problems: LintProblem[];

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'imports-'));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  for (const file of EMPTY) write(file, 'export {};\n');
  for (const [, file, text] of REFUSED) write(file, `\n  ${text}\n`);
  for (const [file, text] of [...CIRCLES, ...ACCEPTED]) write(file, `${text}\n`);
  // server/app.ts both violates a rule and is checked against its own restrictions.
  write('server/app.ts', `\n  ${"import '../mocks/world';"}\n${ACCEPTED[0]![1]}\n`);
  write('server/helpers/empty.ts', 'export {};\n');
  write('server/stray.ts', 'export {};\n');
  problems = await checkImports(root);
});

afterAll(() => rmSync(root, { recursive: true }));

test.each(REFUSED)('%s: %s, %s', (rule, file, _text, target) => {
  const [problem] = problems.filter((found) => found.file === file && found.rule === `import/${rule}`);
  expect(problem).toMatchObject({ line: 2 });
  expect(problem?.message.startsWith(`${file} must not import ${target}`)).toBe(true);
  expect(problem?.message).toMatch(/: [a-z].{30,}\.$/);
});

test('every rule has a violation here', () => {
  const rules: { forbidden: { name: string }[] } = require('./rules.cjs');
  const shown = new Set(['no-circles', ...REFUSED.map(([rule]) => rule)]);
  expect(rules.forbidden.map(({ name }) => name).filter((name) => !shown.has(name))).toEqual([]);
});

test.each(ACCEPTED.slice(1))('accepts %s: %s', (file) => {
  expect(problems.filter((problem) => problem.file === file)).toEqual([]);
});

test('tells each circle once, of types and of tests as well', () => {
  const circles = problems.filter(({ rule }) => rule === 'import/no-circles');
  expect(circles.map(({ file, line }) => `${file}:${line}`)).toEqual([`${FIRST[0]}:1`, `${FIRST[2]}:1`]);
  expect(circles[0]?.message).toContain(`${FIRST[0]} → ${FIRST[1]} → ${FIRST[0]}: files that need each other`);
});

test('refuses a folder of the server that belongs to no layer, and a file there that is not a wiring file', () => {
  const strange = problems.filter(({ rule }) => rule === 'import/unknown-folder');
  expect(strange.map(({ file }) => file)).toEqual(['server/helpers', 'server/stray.ts']);
  expect(strange[0]?.message).toContain(
    'server/helpers/ belongs to no layer: add it to codegen/lint/imports/folders.json',
  );
});

test('knows every folder that there is', () => {
  const { wiring, ...layers }: Record<string, string[]> = require('./folders.json');
  const known = [...Object.values(layers).flat(), ...(wiring as string[])].sort();
  expect(readdirSync(join(__dirname, '../../../server')).sort()).toEqual(known);
});

it('reads its rules also where the path of the project has a percent sign', async () => {
  const project = mkdtempSync(join(tmpdir(), 'contrato 100%25-'));
  const root = join(__dirname, '../../..');
  for (const part of ['cli/folders.ts', 'cli/processes.ts', 'codegen/lint']) {
    cpSync(join(root, part), join(project, part), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'));
  mkdirSync(join(project, 'server/kernel'), { recursive: true });
  writeFileSync(join(project, 'server/kernel/money.ts'), "import { v7 } from 'uuid';\nv7();\n");
  try {
    const there = require(join(project, 'codegen/lint/imports/check')) as { checkImports: typeof checkImports };
    expect((await there.checkImports(project)).map(({ rule }) => rule)).toContain('import/kernel-alone');
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
});

it('says that it cannot follow imports below a folder with #', async () => {
  await expect(checkImports('/home/ana/C#/contrato')).rejects.toThrow('with # in its path: /home/ana/C#/contrato');
});
