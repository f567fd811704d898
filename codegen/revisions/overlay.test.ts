import { sourceAt } from '../load/bundle';
import { SpecFiles } from '../load/files';
import { Problems } from '../problems';
import { removeSpecs, writeSpec } from '../testing/tiny';
import type { JsonObject } from '../util/json';
import { applyActions, parseOverlay } from './overlay';

afterAll(removeSpecs);

/** Applies actions written in YAML; gives the document, the problems and where a pointer was written. */
function apply(document: JsonObject, actions: string) {
  const text = `overlay: 1.1.0\ninfo: { title: t, version: 1.0.0 }\nactions:\n${actions}`;
  const files = new SpecFiles(writeSpec({ 'revisions/a/b.overlay.yaml': text }));
  const problems = new Problems(files);
  const overlay = parseOverlay('revisions/a/b.overlay.yaml', files.read('revisions/a/b.overlay.yaml').value, problems);
  const base = { document, sources: new Map([['', { file: 'openapi.yaml', pointer: '' }]]) };
  const result = applyActions(base, overlay.actions, problems);
  return { ...result, found: problems.list().map(({ line, message }) => `${line} ${message}`) };
}

describe('applyActions', () => {
  const cases: [what: string, given: JsonObject, actions: string, want: JsonObject][] = [
    [
      'merges objects recursively',
      { a: { b: 1, c: { d: 1 } } },
      '- { target: $.a, update: { b: 2, c: { e: 3 } } }',
      { a: { b: 2, c: { d: 1, e: 3 } } },
    ],
    ['appends an item to an array', { a: [1] }, '- { target: $.a, update: 2 }', { a: [1, 2] }],
    ['appends an array to an array', { a: [1] }, '- { target: $.a, update: [2, 3] }', { a: [1, 2, 3] }],
    [
      'appends to arrays inside a merge',
      { o: { a: [1] } },
      '- { target: $.o, update: { a: [2] } }',
      { o: { a: [1, 2] } },
    ],
    [
      'replaces an array that was removed before',
      { o: { a: [1] } },
      '- { target: $.o.a, remove: true }\n- { target: $.o, update: { a: [2] } }',
      { o: { a: [2] } },
    ],
    ['removes a member', { a: 1, b: 2 }, '- { target: $.a, remove: true }', { b: 2 }],
    [
      'removes several items of one array',
      { a: ['x', 'y', 'x', 'z'] },
      '- { target: "$.a[?@ == \'x\']", remove: true }',
      { a: ['y', 'z'] },
    ],
    [
      'changes every place that matches',
      { a: [{ n: 1 }, { n: 2 }] },
      '- { target: "$.a[*]", update: { k: true } }',
      {
        a: [
          { n: 1, k: true },
          { n: 2, k: true },
        ],
      },
    ],
    [
      'copies another place',
      { a: { b: [1] } },
      '- { target: $, update: { c: {} } }\n- { target: $.c, copy: $.a }',
      { a: { b: [1] }, c: { b: [1] } },
    ],
    ['writes null', { a: { b: 1 } }, '- { target: $.a, update: { b: null } }', { a: { b: null } }],
    [
      'takes the actions in order',
      { a: 1 },
      '- { target: $, update: { b: { c: 1 } } }\n- { target: $.b, update: { d: 2 } }',
      { a: 1, b: { c: 1, d: 2 } },
    ],
  ];
  it.each(cases)('%s', (_, given, actions, want) => {
    const before = structuredClone(given);
    const result = apply(given, actions);
    expect(result.found).toEqual([]);
    expect(result.document).toEqual(want);
    expect(given).toEqual(before);
  });

  it('shares what it does not touch with the original', () => {
    const given = { a: { b: 1 }, big: { c: [1, 2, 3] } };
    expect(apply(given, '- { target: $.a, update: { b: 2 } }').document.big).toBe(given.big);
  });

  const wrong: [what: string, actions: string, want: string][] = [
    ['a target that matches nothing', '- { target: $.x, update: 1 }', '4 $.x matches nothing in the document'],
    [
      'one name of several that matches nothing',
      "- { target: \"$['a','x']\", remove: true }",
      "'x' of $['a','x'] matches nothing in the document",
    ],
    ['an update to what is there', '- { target: $.a, update: {} }', 'the action changes nothing: $.a says so already'],
    ['a copy of what is there', '- { target: $.a, copy: $.a }', 'the action changes nothing: $.a says so already'],
    ['a copy of nothing', '- { target: $.a, copy: $.x }', '4 $.x matches nothing in the document'],
    ['a target that is no JSONPath', '- { target: "$.[", update: 1 }', '4 $.[ is not a JSONPath'],
    ['an action that does nothing', '- { target: $.a }', '4 an action has update, copy or remove: true'],
    [
      'a word that actions do not have',
      '- { target: $.a, updates: 1, update: { b: 1 } }',
      '4 updates is not a keyword here; did you mean update?',
    ],
    [
      'a reference to a file',
      '- { target: $.a, update: { $ref: x.yaml#/X } }',
      '4 x.yaml#/X: an overlay refers to the bundled document',
    ],
    [
      'an unknown document',
      '- { target: $.a, update: { b: 1 }, x-document: raml }',
      '4 x-document is one of openapi, asyncapi, settlement',
    ],
  ];
  it.each(wrong)('reports %s with its line', (_, actions, want) => {
    const { found } = apply({ a: {} }, actions);
    expect(found).toEqual([expect.stringContaining(want)]);
  });

  it('reports what an overlay has to say of itself', () => {
    const text = 'overlay: 1.1.0\ninfo: { title: t }\nactions: [{ target: $.a, remove: true }]\n';
    const files = new SpecFiles(writeSpec({ 'revisions/a/b.overlay.yaml': text }));
    const problems = new Problems(files);
    parseOverlay('revisions/a/b.overlay.yaml', files.read('revisions/a/b.overlay.yaml').value, problems);
    expect(problems.list()).toEqual([expect.objectContaining({ line: 2, message: 'info.version is missing' })]);
  });

  it('knows which action wrote a place, and where a copy came from', () => {
    const actions = '- { target: $.a, update: { n: { m: 1 } } }\n- { target: $.c, copy: $.a.b }';
    const { sources } = apply({ a: { b: { x: 1 } }, c: {} }, actions);
    expect(sourceAt(sources, '/a/n/m')).toEqual({
      file: 'revisions/a/b.overlay.yaml',
      pointer: '/actions/0/update/n/m',
    });
    expect(sources.get('/c')).toEqual({ file: 'openapi.yaml', pointer: '/a/b' });
  });

  describe('knows the place of each item of a list', () => {
    const placesOf = (actions: string, list: object[], count: number): string[] => {
      const { sources } = apply({ a: { list } } as JsonObject, actions);
      return Array.from({ length: count }, (_, at) => {
        const { file, pointer } = sourceAt(sources, `/a/list/${at}/x`);
        return `${file.replace('revisions/a/b.', '')}${pointer}`;
      });
    };
    const [ONE, TWO, THREE] = [{ x: 1 }, { x: 2 }, { x: 3 }];

    it.each<[string, string, object[], string[]]>([
      [
        'one is appended',
        '- { target: $.a.list, update: { x: 2 } }',
        [ONE],
        ['openapi.yaml/a/list/0/x', 'overlay.yaml/actions/0/update/x'],
      ],
      [
        'several are appended',
        '- { target: $.a.list, update: [{ x: 2 }, { x: 3 }] }',
        [ONE],
        ['openapi.yaml/a/list/0/x', 'overlay.yaml/actions/0/update/0/x', 'overlay.yaml/actions/0/update/1/x'],
      ],
      [
        'one is appended by a change of what the list is in',
        '- { target: $.a, update: { list: [{ x: 2 }] } }',
        [ONE],
        ['openapi.yaml/a/list/0/x', 'overlay.yaml/actions/0/update/list/0/x'],
      ],
      [
        'one is removed',
        "- { target: '$.a.list[1]', remove: true }",
        [ONE, TWO, THREE],
        ['openapi.yaml/a/list/0/x', 'openapi.yaml/a/list/2/x'],
      ],
      [
        'two are removed',
        "- { target: '$.a.list[?@.x < 3]', remove: true }",
        [ONE, TWO, THREE],
        ['openapi.yaml/a/list/2/x'],
      ],
      [
        'one is removed behind one that was changed, and one is appended',
        "- { target: '$.a.list[2]', update: { x: 4 } }\n- { target: '$.a.list[0]', remove: true }\n- { target: $.a.list, update: { x: 5 } }",
        [ONE, TWO, THREE],
        ['openapi.yaml/a/list/1/x', 'overlay.yaml/actions/0/update/x', 'overlay.yaml/actions/2/update/x'],
      ],
    ])('where %s', (_, actions, list, places) => {
      expect(placesOf(actions, list, places.length)).toEqual(places);
    });

    it.each<[string, string, string]>([
      ['a list', '- { target: $.a.list, copy: $.b.list }', 'openapi.yaml/b/list/1/x'],
      ['an object with a list', '- { target: $.a, copy: $.b }', 'openapi.yaml/b/list/1/x'],
      [
        'a list that the overlay changed',
        "- { target: '$.b.list[1]', update: { x: 4 } }\n- { target: $.a.list, copy: $.b.list }",
        'overlay.yaml/actions/0/update/x',
      ],
      ['an object, as one item', '- { target: $.a.list, copy: $.b }', 'openapi.yaml/b'],
    ])('where %s is copied onto a list', (what, actions, last) => {
      const { sources, document } = apply({ a: { list: [ONE, TWO] }, b: { list: [ONE, THREE] } }, actions);
      const places = Object.keys((document.a as { list: object }).list).map((at) => {
        const below = what.endsWith('item') ? '' : '/x';
        const { file, pointer } = sourceAt(sources, `/a/list/${at}${Number(at) < 2 ? '/x' : below}`);
        return `${file.replace('revisions/a/b.', '')}${pointer}`;
      });
      expect(places.slice(0, 2)).toEqual(['openapi.yaml/a/list/0/x', 'openapi.yaml/a/list/1/x']);
      expect(places.at(-1)).toBe(last);
      expect(sourceAt(sources, '/b/list/0/x')).toEqual({ file: 'openapi.yaml', pointer: '/b/list/0/x' });
    });

    it('and that of the list, if the overlay changes it', () => {
      const { sources } = apply({ a: { list: [ONE] } }, '- { target: $.a.list, update: { x: 2 } }');
      expect(sourceAt(sources, '/a/list').file).toBe('revisions/a/b.overlay.yaml');
    });
  });

  it.each([
    ['an update of what is around it', '- { target: $, update: { a: { one: { p: 2 } } } }'],
    ['an update of what is beside it', '- { target: $.a, update: { two: { p: 2 } } }'],
    ['a copy of what is around it', '- { target: $.a, copy: $.b }'],
    ['a copy of the whole document below', '- { target: $, copy: $.c }'],
  ])('leaves its place to what %s does not change', (_, actions) => {
    const given = { a: { one: { p: 1 }, two: { q: 1 } }, b: { one: { r: 1 } }, c: { a: { one: { p: 3 } } } };
    const { sources } = apply(given, actions);
    for (const pointer of ['/a', '/a/two', '/a/two/q']) {
      expect(sourceAt(sources, pointer)).toEqual({ file: 'openapi.yaml', pointer });
    }
  });

  it('forgets the places of what is replaced', () => {
    const actions =
      '- { target: $.a, update: { n: { m: [1] } } }\n- { target: $.a.n, remove: true }\n- { target: $.a, copy: $.b }';
    const { sources } = apply({ a: { x: 1 }, b: { n: { m: [2] } } }, actions);
    expect(sourceAt(sources, '/a/n/m/0')).toEqual({ file: 'openapi.yaml', pointer: '/b/n/m/0' });
  });

  it('knows the action that wrote an address, and where what is copied to it was written', () => {
    const actions = '- { target: $, update: { n: {} } }\n- { target: $.n, copy: $.a }';
    const { sources } = apply({ a: { b: { x: 1 } } }, actions);
    expect(sources.get('/n')).toEqual({ file: 'revisions/a/b.overlay.yaml', pointer: '/actions/0/update/n' });
    expect(sourceAt(sources, '/n/b/x')).toEqual({ file: 'openapi.yaml', pointer: '/a/b/x' });
  });
});
