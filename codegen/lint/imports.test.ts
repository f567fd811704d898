import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkFile, checkImports } from './imports';

const refused: [rule: string, file: string, text: string][] = [
  ['domain → koa', 'server/domain/cards/pin.ts', "import Koa from 'koa';"],
  ['domain → a package', 'server/domain/cards/pin.ts', "import { v7 } from 'uuid';"],
  ['domain → node', 'server/domain/cards/pin.ts', "import { createHash } from 'node:crypto';"],
  ['domain → store', 'server/domain/cards/pin.ts', "import { db } from '../../store/db';"],
  [
    'domain → generated validators',
    'server/domain/cards/pin.ts',
    "import x from '../../../generated/validators/openapi';",
  ],
  ['domain → operations table', 'server/domain/pin.ts', "import type { Axis } from '../../generated/operations';"],
  ['operations → koa', 'server/operations/cards/getCard.ts', "import type { Context } from 'koa';"],
  ['operations → @koa/router', 'server/operations/cards/getCard.ts', "import Router from '@koa/router';"],
  ['operations → knex', 'server/operations/cards/getCard.ts', "import { knex } from 'knex';"],
  ['operations → knex subpath', 'server/operations/cards/getCard.ts', "import { x } from 'knex/types';"],
  ['operations → revisions', 'server/operations/cards/getCard.ts', "import { policy } from '../../revisions/policy';"],
  ['operations → revisions, re-exported', 'server/operations/index.ts', "export * from '../revisions';"],
  ['operations → knex by require', 'server/operations/index.ts', "const knex = require('knex');"],
  ['operations → knex by import()', 'server/operations/index.ts', "const knex = await import('knex');"],
  ['operations → knex as a type', 'server/operations/index.ts', "type K = import('knex').Knex;"],
  ['store → revisions', 'server/store/users.ts', "import { policy } from '../revisions/policy';"],
  ['server → mocks', 'server/app.ts', "import { world } from '../mocks/world';"],
  [
    'server, deep → mocks',
    'server/operations/cards/getCard.ts',
    "import { world } from '../../../mocks/world/index.ts';",
  ],
  ['server → codegen', 'server/app.ts', "import { bundle } from '../codegen/bundle';"],
  ['client → server', 'client/index.ts', "import { sign } from '../server/events/signing';"],
  ['mocks → contract-tests', 'mocks/client/main.ts', "import { run } from '../../contract-tests/run';"],
  ['codegen → server', 'codegen/emit.ts', "import { createApp } from '../server/app';"],
  ['codegen → mocks', 'codegen/emit.ts', "import { world } from '../mocks/world';"],
  ['generated → server', 'generated/operations.ts', "import { createApp } from '../server/app';"],
];

const accepted: [what: string, file: string, text: string][] = [
  ['domain → domain', 'server/domain/cards/pin.ts', "import { DomainError } from '../errors';"],
  ['domain → generated errors', 'server/domain/errors.ts', "import { ERRORS } from '../../generated/errors';"],
  ['domain → generated types', 'server/domain/a.ts', "import type { T } from '../../generated/types/openapi';"],
  ['operations → store', 'server/operations/cards/getCard.ts', "import { card } from '../../store/cards';"],
  ['http → koa', 'server/http/app.ts', "import Koa from 'koa';"],
  ['mocks → server', 'mocks/main.ts', "import { createApp } from '../server/app';"],
  ['bench → anything', 'bench/main.ts', "import { createApp } from '../server/app'; import '../mocks/world';"],
  ['a folder that only starts alike', 'server/app.ts', "import '../mocks-of-birds/tit';"],
  ['a package that only starts alike', 'server/operations/index.ts', "import 'knexus';"],
  ['an import in a comment or a text', 'server/app.ts', "// import '../mocks'\nconst s = \"import '../mocks'\";"],
];

test.each(refused)('refuses %s', (_rule, file, text) => {
  expect(checkFile(file, `\n  ${text}\n`).map((problem) => problem.rule)).toContain('import-direction');
});

test.each(accepted)('accepts %s', (_what, file, text) => {
  expect(checkFile(file, text)).toEqual([]);
});

test('names the place of the module and the reason', () => {
  const [problem] = checkFile('server/app.ts', "import a from './a';\nimport { world } from '../mocks/world';\n");
  expect(problem).toMatchObject({ file: 'server/app.ts', line: 2, column: 23, rule: 'import-direction' });
  expect(problem?.message).toMatch(/^server\/ must not import mocks\/world: /);
});

test('walks the folders of a project, leaving its tests alone', () => {
  const root = mkdtempSync(join(tmpdir(), 'imports-'));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  try {
    write('server/app.ts', "import '../mocks/world';");
    write('server/app.test.ts', "import '../mocks/world';");
    write('server/node_modules/x.ts', "import '../../mocks/world';");
    write('codegen/deep/down/emit.cjs', "require('../../../server/app');");
    expect(checkImports(root).map(({ file, line }) => `${file}:${line}`)).toEqual([
      'server/app.ts:1',
      'codegen/deep/down/emit.cjs:1',
    ]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
