import { changesOfSent } from './changes';
import { at, type Document, differencesAt, replyShape } from './schemas';

/** A document whose only answer has these fields. */
const documentOf = (...names: string[]): Document => ({
  paths: {
    '/a': {
      get: {
        responses: {
          200: {
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
                },
              },
            },
          },
        },
      },
    },
  },
});

const address = { method: 'GET', path: '/a' };
const differences = (value: unknown, before: Document, after: Document) =>
  differencesAt(value, replyShape(before, address, 200), replyShape(after, address, 200));

const SENT = { effect: 'reads', where: 'reply' } as unknown as Parameters<typeof changesOfSent>[3];
const NONE = { before: undefined, after: undefined };

it('points at fields whose names have a slash or a tilde', () => {
  const value = { 'a/b': 'x', 'c~d': 'y', e: 'z' };
  const found = differences(value, documentOf('a/b', 'c~d', 'e'), documentOf('e'));
  expect([...found.lost]).toEqual(['/a~1b', '/c~0d']);
  expect([...found.lost].map((pointer) => at(value, pointer))).toEqual(['x', 'y']);
});

it('knows a renamed field whose name has a slash, and calls it by its name', () => {
  const value = { 'a/b': 'x', e: 'z' };
  const found = differences(value, documentOf('a/b', 'e'), documentOf('a/c', 'e'));
  expect(changesOfSent(value, found, NONE, SENT).map(({ where, what }) => `${where} ${what}`)).toEqual([
    'reply /a~1b is called a/c',
  ]);
});
