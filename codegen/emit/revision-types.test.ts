import { checkedOf, part } from '../testing/api';
import { removeSpecs, tinySpecWithRevisions } from '../testing/tiny';
import { reduceToDifference, revisionTypes } from './revision-types';
import { TypesEngine } from './types-engine';

afterAll(removeSpecs);

const { api } = checkedOf(tinySpecWithRevisions());
const current = api.documentsOf({ colors: 'both', 'thing-path': 'things' }).openapi;
const revised = (colors: string, path: string) => api.documentsOf({ colors, 'thing-path': path }).openapi;

describe('reduceToDifference', () => {
  it('keeps what differs, through references', () => {
    const reduced = reduceToDifference(current, revised('red-only', 'things'));
    expect(reduced?.document.components).toEqual({
      schemas: {
        Color: { type: 'string', enum: ['RED'] },
        Thing: expect.anything(),
        ThingResult: expect.anything(),
        ThingUpdate: expect.anything(),
      },
    });
    expect(reduced?.removed).toEqual({ paths: [], operations: [] });
  });

  it('names addresses that are gone', () => {
    const reduced = reduceToDifference(current, revised('both', 'items'));
    expect(Object.keys(reduced?.document.paths ?? {})).toEqual(['/items/v1/{id}']);
    expect(reduced?.removed).toEqual({ paths: ['/things/v1/{id}'], operations: [] });
  });

  it('is null where nothing differs', () => {
    expect(reduceToDifference(current, current)).toBeNull();
  });
});

describe('revisionTypes', () => {
  it('adds the differences to the types of the current revision', async () => {
    const reduced = reduceToDifference(current, revised('red-only', 'items'));
    if (!reduced) throw new Error('nothing differs');
    const text = revisionTypes(await new TypesEngine().types(reduced.document, reduced.whole), reduced, 'openapi');
    expect(text).toContain("import type * as base from '../../types/openapi';");
    expect(text).toContain(
      "export type paths = Omit<base.paths, keyof changed_paths | '/things/v1/{id}'> & changed_paths;",
    );
    expect(text).toContain("  responses: base.components['responses'];");
    expect(part(text, 'export interface changed_components', 'Thing:')).toContain('Color: "RED";');
  });
});

describe('TypesEngine', () => {
  it('says what openapi-typescript cannot read', async () => {
    await expect(
      new TypesEngine().types({ paths: 1 as never, components: { schemas: { A: { $ref: 1 as never } } } }),
    ).rejects.toThrow(/^openapi-typescript: /);
  });
});
