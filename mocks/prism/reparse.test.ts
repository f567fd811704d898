import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { JsonObject } from '../../codegen/util/json';
import { GENERATED } from './documents';
import { type ParsedDocument, parseChanged } from './reparse';
import { type Operations, parseOperations } from './side';

const TEXT = readFileSync(path.join(GENERATED, 'documents/openapi.json'), 'utf8');

/** A copy of the document, edited. */
function edited(edit: (document: Record<string, never>) => void): JsonObject {
  const document = JSON.parse(TEXT);
  edit(document);
  return document;
}

const named = ({ method, path }: Operations[number]) => `${method} ${path}`;

describe('a document that is parsed again', () => {
  let before: ParsedDocument;
  beforeAll(async () => {
    const root = JSON.parse(TEXT) as JsonObject;
    before = { root, operations: await parseOperations(root) };
  });

  /** Parses an edited document, holds the result to that of a first parse, and names what was not taken over. */
  async function parsedAgain(document: JsonObject): Promise<string[]> {
    const { operations } = await parseChanged(before, document);
    expect(operations).toEqual(await parseOperations(document));
    return operations.filter((operation) => !before.operations.includes(operation)).map(named);
  }

  it('is the same one where nothing changed', async () => {
    expect(await parseChanged(before, JSON.parse(TEXT))).toBe(before);
  });

  // biome-ignore lint/suspicious/noExplicitAny: a document is data of every shape
  it.each<[string, (document: any) => void, string[]]>([
    [
      'the operations at an address that refers to an edited schema',
      ({ components }) => {
        components.schemas.UserCreate.properties.name.maxLength = 7;
      },
      ['get /users/v1/', 'post /users/v1/'],
    ],
    [
      'those at the address of an edited operation',
      ({ paths }) => {
        paths['/users/v1/'].get.summary = 'Finds users';
      },
      ['get /users/v1/', 'post /users/v1/'],
    ],
    [
      'one with another address',
      ({ paths }) => {
        paths['/people/v1/{id}'] = paths['/users/v1/{id}'];
        delete paths['/users/v1/{id}'];
      },
      ['get /people/v1/{id}', 'patch /people/v1/{id}'],
    ],
    ['none where one is gone', ({ paths }) => delete paths['/users/v1/'], []],
  ])('parses %s', async (_, edit, expected) => {
    expect((await parsedAgain(edited(edit))).sort()).toEqual(expected);
  });

  // biome-ignore lint/suspicious/noExplicitAny: a document is data of every shape
  it.each<[string, (document: any) => void]>([
    [
      'the ways to authenticate differ',
      ({ components }) => {
        const [scheme] = Object.values<{ description: string }>(components.securitySchemes);
        (scheme as { description: string }).description = 'Another way.';
      },
    ],
    [
      'the servers differ',
      (document) => {
        document.servers = [{ url: 'https://other.example' }];
      },
    ],
  ])('parses all where %s', async (_, edit) => {
    expect(await parsedAgain(edited(edit))).toHaveLength(before.operations.length);
  });

  it('is refused where it has no operation', async () => {
    const empty = edited((document) => Object.assign(document, { paths: {} }));
    await expect(parseChanged(before, empty)).rejects.toThrow('the document holds no operation');
  });
});
