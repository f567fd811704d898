import { readFileSync } from 'node:fs';
import path from 'node:path';
import { documentOf, type Json } from '../../docs/render/contract';
import { casesOf, fileOf, titleOf } from './cases';
import { DATABASES, DOCUMENTS_TRIED, REVISIONS_TRIED } from './declared-options';

const operationIds = new Set(
  REVISIONS_TRIED.flatMap((revision) =>
    DOCUMENTS_TRIED.flatMap((document) =>
      Object.values(documentOf(document, revision).paths as Json).flatMap((item: Json) =>
        Object.values(item).map((operation: Json) => operation.operationId),
      ),
    ),
  ),
);
const [, ...exclusions] = readFileSync(path.join(__dirname, 'schemathesis.toml'), 'utf8').split('[[operations]]\n');

describe('what Schemathesis leaves out', () => {
  it('is of operations that there are', () => {
    const named = exclusions.flatMap((text) =>
      [...(/^include-operation-id = (.+)$/m.exec(text)?.[1] ?? '').matchAll(/"(\w+)"/g)].map(([, name]) => name),
    );
    expect(named.length).toBeGreaterThanOrEqual(exclusions.length);
    expect(named.filter((name) => !operationIds.has(name))).toEqual([]);
  });

  it('has a reason above it', () => {
    const written = readFileSync(path.join(__dirname, 'schemathesis.toml'), 'utf8').split('\n');
    const without = written.flatMap((line, at) =>
      line === '[[operations]]' && !/^# .{20}/.test(written[at - 1] ?? '') ? [at + 1] : [],
    );
    expect(without).toEqual([]);
  });
});

describe('the runs of Schemathesis', () => {
  it('are every document in every revision on every database, each with a file of its own', () => {
    const all = casesOf({ revision: 'all', database: 'all', document: 'all' });
    expect(all).toHaveLength(REVISIONS_TRIED.length * DATABASES.length * DOCUMENTS_TRIED.length);
    expect(new Set(all.map(fileOf)).size).toBe(all.length);
  });

  it('can be chosen', () => {
    const chosen = casesOf({ revision: 'earliest', database: 'postgres', document: 'all' });
    expect(chosen.map(titleOf)).toEqual(['openapi in earliest on postgres', 'sandbox in earliest on postgres']);
  });
});
