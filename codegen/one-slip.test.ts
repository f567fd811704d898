import { mistakes } from './testing/mistakes';
import { removeSpecs, replacing, type SpecFileTexts, tinySpec, tinySpecWithRevisions } from './testing/tiny';

afterAll(removeSpecs);

const overlay = 'revisions/colors/red-only.overlay.yaml';
const changed = (files: SpecFileTexts, file: string, from: string, to: string): SpecFileTexts => ({
  ...files,
  [file]: replacing(from, to)(files[file] ?? ''),
});

const lineOf = (text: string, part: string): number => text.slice(0, text.indexOf(part)).split('\n').length;

describe('a slip has one message', () => {
  it.each([
    ['operation', 'operationId: updateThing', 'operationID: updateThing'],
    ['operation', 'tags: [Things]', 'tag: [Things]'],
    ['operation', 'requestBody:', 'requestBdy:'],
    ['operation', 'responses:', 'respnses:'],
    ['response', 'content:', 'contnet:'],
    [
      'media type',
      'schema: { $ref: ../schemas/things.yaml#/ThingUpdate',
      'schem: { $ref: ../schemas/things.yaml#/ThingUpdate',
    ],
    ['media type', 'examples:', 'exmples:'],
  ])('if a keyword of this is misspelt: %s, %s', async (kind, from, to) => {
    const files = changed(tinySpec(), 'paths/thing.yaml', from, to);
    const line = lineOf(files['paths/thing.yaml'] ?? '', to);
    const [word] = to.split(':');
    expect(await mistakes(files)).toEqual([
      expect.stringMatching(
        new RegExp(`^paths/thing\\.yaml:${line}:\\d+ ${word} is not a keyword of an? ${kind}; did you mean \\w+\\?$`),
      ),
    ]);
  });

  it.each([
    ['properties:\n    id:', 'properites:\n    id:', '6:3 properites'],
    ['items: { $ref', 'itmes: { $ref', '14:43 itmes'],
    ['note: { type:', 'note: { tpye:', '10:13 tpye'],
  ])('if a keyword of a schema is misspelt: %s', async (from, to, message) => {
    const file = from.startsWith('items') ? 'paths/thing.yaml' : 'schemas/things.yaml';
    const found = await mistakes(changed(tinySpec(), file, from, to));
    expect(found).toEqual([expect.stringMatching(/ is not a keyword of a schema; did you mean \w+\?$/)]);
    expect(found[0]).toContain(`${file}:${message}`);
  });

  it('if a schema is renamed that its own file refers to', async () => {
    expect(await mistakes(changed(tinySpec(), 'schemas/things.yaml', '\nColor:', '\nShade:'))).toEqual([
      expect.stringMatching(
        /^paths\/thing\.yaml:14:\d+ schemas\/things\.yaml has no Color \(and in 2 more: schemas\/things\.yaml:8, schemas\/things\.yaml:20\)$/,
      ),
    ]);
  });

  it('if an error code is not in the list of all, or in other letters', async () => {
    const lacking = changed(tinySpec(), 'schemas/common.yaml', ', COLOR_TAKEN', '');
    expect(await mistakes(lacking)).toEqual([
      expect.stringMatching(/^paths\/thing\.yaml:\d+:5 COLOR_TAKEN is not in schemas\/error-code\.yaml#\/ErrorCode$/),
    ]);
    expect(await mistakes(changed(tinySpec(), 'schemas/common.yaml', 'COLOR_TAKEN', 'COLOR_TAKN'))).toEqual([
      expect.stringMatching(
        /^schemas\/common\.yaml:1:\d+ COLOR_TAKN has no example in examples\/errors\/; did you mean COLOR_TAKEN, which/,
      ),
    ]);
  });

  it('if the example of an error is renamed', async () => {
    expect(await mistakes(changed(tinySpec(), 'examples/errors/things.yaml', 'COLOR_TAKEN:', 'COLOR_USED:'))).toEqual([
      expect.stringMatching(/^examples\/errors\/things\.yaml:2:\d+ the example COLOR_USED carries COLOR_TAKEN$/),
    ]);
  });

  it('if an axis is renamed', async () => {
    expect(
      await mistakes(changed(tinySpecWithRevisions(), 'revisions/revisions.yaml', '  thing-path:\n', '  thing-way:\n')),
    ).toContain(
      'revisions/revisions.yaml:6:3 revisions/thing-way does not exist, and revisions/thing-path is of no axis: an axis and its folder have one name',
    );
  });

  it('at the operation, if it names the example of another one', async () => {
    const [from, to] = [
      'paint: { $ref: ../examples/things.yaml#/ThingUpdate',
      'paint: { $ref: ../examples/things.yaml#/ThingResult',
    ];
    expect(await mistakes(changed(tinySpec(), 'paths/thing.yaml', from, to))).toEqual([
      expect.stringMatching(
        /^paths\/thing\.yaml:36:\d+ the example paint of updateThing breaks its schema: .*: ThingResult is an example of getThing; did you mean ThingUpdate\?$/,
      ),
    ]);
  });

  it('if an overlay changes an example that no operation names any more', async () => {
    const files = changed(
      tinySpecWithRevisions(),
      'paths/thing.yaml',
      'paint: { $ref: ../examples/things.yaml#/ThingUpdate }',
      'paint: { value: { color: RED } }',
    );
    const removed =
      "  - target: $.paths['/things/v1/{id}'].patch.requestBody.content['application/json'].examples.brush\n    remove: true\n";
    expect(await mistakes({ ...files, [overlay]: `${files[overlay]}${removed}` })).toEqual([
      `${overlay}:6:5 $.components.examples.ThingUpdate.value matches nothing in the document: nothing in it refers to a definition ThingUpdate`,
    ]);
  });

  it('at the reference, if an overlay refers to nothing or removes what is referred to', async () => {
    const files = tinySpecWithRevisions();
    const withAction = (action: string) => mistakes({ ...files, [overlay]: `${files[overlay]}${action}` });
    expect(
      await withAction(
        "  - target: $.components.schemas.Thing.properties\n    update: { maker: { $ref: '#/components/schemas/Maker' } }\n",
      ),
    ).toEqual([`${overlay}:9:15 #/components/schemas/Maker leads nowhere in the document that the overlay changes`]);
    const remaining = (files[overlay] ?? '').split('  - target: $.components.examples')[0];
    expect(
      await mistakes({
        ...files,
        [overlay]: `${remaining}  - target: $.components.examples.ThingUpdate\n    remove: true\n`,
      }),
    ).toEqual([
      expect.stringMatching(
        /^paths\/thing\.yaml:36:\d+ #\/components\/examples\/ThingUpdate leads nowhere in colors=red-only: its overlay removes the definition and not this reference$/,
      ),
    ]);
  });

  it('if a limit is below what several examples have', async () => {
    const paint = 'paint: { $ref: ../examples/things.yaml#/ThingUpdate }\n';
    const two = changed(tinySpec(), 'paths/thing.yaml', paint, `${paint}          dip: { value: { note: dipped } }\n`);
    expect(await mistakes(changed(two, 'schemas/things.yaml', 'maxLength: 20', 'maxLength: 5'))).toEqual([
      expect.stringMatching(
        /^examples\/things\.yaml:4:\d+ the example paint .* more than 5 characters \(and in 1 more: paths\/thing\.yaml:37\)$/,
      ),
    ]);
  });

  it.each(['colour', 'pigment'])('at the field, if an example that others merge writes %s for color', async (other) => {
    const found = 'found: { $ref: ../examples/things.yaml#/ThingResult }\n';
    const merged = changed(
      tinySpec(),
      'paths/thing.yaml',
      found,
      `${found}            blue: { $ref: ../examples/things.yaml#/Blue }\n`,
    );
    const examples = `ThingResult:
  value:
    data: &thing
      id: t1
      color: RED
      key: k
Blue:
  value: { data: { <<: *thing, id: t2 } }
ThingUpdate:
  value: { color: BLUE, note: painted }
`;
    const files = { ...merged, 'examples/things.yaml': examples };
    expect(await mistakes(files)).toEqual([]);
    expect(await mistakes(changed(files, 'examples/things.yaml', 'color: RED', `${other}: RED`))).toEqual([
      `examples/things.yaml:5:7 the example found of getThing breaks its schema: /data must have required property 'color': ${other} is probably another name of it (and in 2 more)`,
    ]);
  });

  it('at the field, if a closed example writes it in other letters', async () => {
    const files = changed(tinySpec(), 'examples/things.yaml', 'note: painted', 'notes: painted');
    expect(await mistakes(files)).toEqual([
      expect.stringMatching(/^examples\/things\.yaml:4:25 the example paint of updateThing .* \("notes"\)$/),
    ]);
  });

  it('at the reference, if an overlay removes the schema of a parameter', async () => {
    const direct = changed(
      tinySpecWithRevisions(),
      'paths/thing.yaml',
      'items: { $ref: ../schemas/things.yaml#/Color }',
      'items: { $ref: ../schemas/things.yaml#/Shade }',
    );
    const files: SpecFileTexts = {
      ...direct,
      'schemas/things.yaml': `${direct['schemas/things.yaml']}Shade: { type: string, enum: [RED] }\n`,
    };
    expect(await mistakes(files)).toEqual([]);
    const removed = '  - target: $.components.schemas.Shade\n    remove: true\n';
    expect(await mistakes({ ...files, [overlay]: `${files[overlay]}${removed}` })).toEqual([
      expect.stringMatching(
        /^paths\/thing\.yaml:14:\d+ #\/components\/schemas\/Shade leads nowhere in colors=red-only/,
      ),
    ]);
  });

  it('at the file, if no document lists a path any more', async () => {
    const files = changed(
      tinySpecWithRevisions(),
      'openapi.yaml',
      '  /things/v1/{id}: { $ref: paths/thing.yaml }',
      '  {}',
    );
    expect(await mistakes(files)).toEqual([
      'paths/thing.yaml:1:1 no document lists this path file: name it under `paths` (or `webhooks`) of openapi.yaml, as `/the/path: { $ref: paths/thing.yaml }`',
    ]);
  });

  it('at its line, if the schema of several columns names a type that there is not', async () => {
    const settlement = `title: files
version: 1.0.0
currency_rules: {}
files:
  a:
    title: A
    name: a{yyyy}_{mm}_{dd}.csv
    folder: a
    columns:
      - { name: ID, description: The id., source: id, schema: &id { type: strng } }
  b:
    title: B
    name: b{yyyy}_{mm}_{dd}.csv
    folder: b
    columns:
      - { name: ID, description: The id., source: id, schema: *id }
`;
    expect(await mistakes({ ...tinySpec(), 'settlement.yaml': settlement })).toEqual([
      'settlement.yaml:10:69 the schema is not valid: there is no type strng; did you mean string?',
    ]);
  });

  it('at the items, if the objects of a list have no name for the code of generators', async () => {
    const listed = 'note: { type: [array], items: { type: object, properties: { text: { type: string } } } }';
    expect(
      await mistakes(changed(tinySpec(), 'schemas/things.yaml', "note: { type: [string, 'null'] }", listed)),
    ).toContain(
      'schemas/things.yaml:10:28 the objects of this list need a name in code: give them a schema of their own and refer to it',
    );
  });

  it('names the keyword whose value is of another sort', async () => {
    expect(await mistakes(changed(tinySpec(), 'schemas/things.yaml', 'maxLength: 20', "maxLength: '20'"))).toEqual([
      expect.stringMatching(/^schemas\/things\.yaml:23:\d+ the schema is not valid: maxLength must be integer$/),
    ]);
  });
});
