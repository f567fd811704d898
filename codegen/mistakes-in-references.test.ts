import { rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { edited, mistakes, mistakesIn } from './testing/mistakes';
import { removeSpecs, tinySpec, writeSpec } from './testing/tiny';

afterAll(removeSpecs);

describe('a mistake of a designer', () => {
  it('in a reference names what was meant', async () => {
    expect(await mistakes(edited('paths/thing.yaml', 'things.yaml#/ThingUpdate', 'things.yaml#/ThingUpdat'))).toEqual([
      expect.stringMatching(
        /^paths\/thing\.yaml:\d+:\d+ schemas\/things\.yaml has no ThingUpdat; did you mean ThingUpdate\?$/,
      ),
    ]);
    expect(
      await mistakes(edited('paths/thing.yaml', '../schemas/things.yaml#/Color', '../schemas/thing.yaml#/Color')),
    ).toEqual([expect.stringMatching(/schemas\/thing\.yaml does not exist; did you mean schemas\/things\.yaml\?$/)]);
    expect(
      await mistakes(edited('paths/thing.yaml', '../schemas/things.yaml#/Color', '../Schemas/Thing.yaml#/Color')),
    ).toEqual([expect.stringMatching(/Schemas\/Thing\.yaml does not exist; did you mean schemas\/things\.yaml\?$/)]);
    const inDocument = "other: { $ref: '#/components/securitySchemes/Oauth2' }\n    oauth2:\n";
    expect(await mistakes(edited('openapi.yaml', 'oauth2:\n', inDocument))).toEqual([
      expect.stringMatching(/leads nowhere in openapi\.yaml; did you mean #\/components\/securitySchemes\/oauth2\?$/),
    ]);
    expect(
      await mistakes(edited('paths/thing.yaml', '../schemas/common.yaml#/Error', '../schemas/things.yaml#/Error')),
    ).toEqual([expect.stringMatching(/schemas\/things\.yaml has no Error; schemas\/common\.yaml has it$/)]);
  });

  it('in a name that many refer to is one line', async () => {
    const renamed = edited('schemas/common.yaml', 'Error:\n', 'Eror:\n');
    expect(await mistakes(renamed)).toEqual([
      'responses.yaml:5:7 schemas/common.yaml has no Error; did you mean Eror? (and in 1 more: paths/thing.yaml:50)',
    ]);
  });

  it('in the file of a path that is another one is one line', async () => {
    const twice = '  /things/v1/{id}: { $ref: paths/thing.yaml }\n  /others/v1/{id}: { $ref: paths/thing.yaml }';
    expect(await mistakes(edited('openapi.yaml', '  /things/v1/{id}: { $ref: paths/thing.yaml }', twice))).toEqual([
      'openapi.yaml:7:3 paths/thing.yaml is the path /things/v1/{id} already: each path has a file',
    ]);
  });

  it.each([
    ['', 'empty'],
    ['# Later.\n', 'empty'],
    ['- Color\n', 'a list'],
    ['Color\n', 'a string'],
  ])('that leaves a file without names is one line, at that file: %j', async (text, sort) => {
    expect(await mistakes({ ...tinySpec(), 'schemas/things.yaml': text })).toEqual([
      `schemas/things.yaml:1:1 the file is ${sort}: it has none of the names that references expect`,
    ]);
  });

  it('in the ending of a file is reported at the reference', async () => {
    const { 'schemas/common.yaml': common = '', ...others } = edited(
      'responses.yaml',
      'schemas/common.yaml',
      'schemas/common.yml',
    );
    expect(await mistakes({ ...others, 'schemas/common.yaml': common, 'schemas/common.yml': common })).toEqual([
      'responses.yaml:5:7 schemas/common.yml#/Error: references have the form path/file.yaml#/Name',
    ]);
  });

  it('in a link to a file that is gone is reported at the reference', async () => {
    const folder = writeSpec(tinySpec());
    rmSync(path.join(folder, 'paths/thing.yaml'));
    symlinkSync('gone.yaml', path.join(folder, 'paths/thing.yaml'));
    expect(await mistakesIn(folder)).toEqual(['openapi.yaml:6:3 paths/thing.yaml is a link to a file that is gone']);
  });

  it('in a reference to a folder is reported at its line', async () => {
    expect(await mistakes(edited('paths/thing.yaml', '../schemas/things.yaml#/ThingUpdate', '../schemas'))).toEqual([
      'paths/thing.yaml:34:9 ../schemas: references have the form path/file.yaml#/Name',
    ]);
    expect(await mistakes(edited('openapi.yaml', 'paths/thing.yaml', 'paths'))).toEqual([
      'openapi.yaml:6:3 paths is a folder',
    ]);
  });

  it.each([
    [
      'a response as a schema',
      '../schemas/things.yaml#/ThingUpdate',
      '../responses.yaml#/InvalidRequest',
      '34:9 ../responses.yaml#/InvalidRequest is not a schema: it has content',
    ],
    [
      'a schema as an example',
      '../examples/things.yaml#/ThingUpdate',
      '../schemas/things.yaml#/ThingUpdate',
      '36:11 ../schemas/things.yaml#/ThingUpdate is not an example: it has type, additionalProperties, properties',
    ],
    [
      'a schema as a response',
      '../responses.yaml#/InvalidRequest',
      '../schemas/common.yaml#/Error',
      '24:5 ../schemas/common.yaml#/Error is not a response: it has type, required, properties',
    ],
    [
      'a word beside one that does not say anything',
      '{ $ref: ../responses.yaml#/InvalidRequest }',
      '{ $ref: ../responses.yaml#/InvalidRequest, summary: No. }',
      '24:55 summary has no effect next to a $ref to a response',
    ],
    [
      'a misspelt word beside one',
      '{ $ref: ../schemas/things.yaml#/Color }',
      '{ $ref: ../schemas/things.yaml#/Color, descripton: Its color. }',
      '14:89 descripton has no effect next to a $ref to a schema; did you mean description?',
    ],
    [
      'a misspelt word of an operation',
      'summary: Read',
      'sumary: Read',
      '7:3 sumary is not a keyword of an operation; did you mean summary?',
    ],
    [
      'a misspelt extension',
      'x-interface-item',
      'x-interface-itm',
      '5:3 x-interface-itm is not an extension of an operation; did you mean x-interface-item?',
    ],
    [
      'a misspelt reference',
      "'400': { $ref:",
      "'400': { $erf:",
      '24:14 $erf is not a keyword of a response; did you mean $ref?',
    ],
  ])('in a reference: %s is reported at its place', async (_, from, to, line) => {
    expect(await mistakes(edited('paths/thing.yaml', from, to))).toContain(`paths/thing.yaml:${line}`);
  });

  it('in a reference next to another one is reported, and its target is used', async () => {
    const beside = (other: string) =>
      edited(
        'schemas/things.yaml',
        "color: { $ref: '#/Color' }",
        `color: { $ref: '#/Color', not: { $ref: '${other}' } }`,
      );
    expect(await mistakes(beside('common.yaml#/ErrorCode'))).toEqual([]);
    expect(await mistakes(beside('common.yaml#/ErorCode'))).toEqual([
      'schemas/things.yaml:8:31 schemas/common.yaml has no ErorCode; did you mean ErrorCode?',
    ]);
  });

  it('next to the reference to a path is reported', async () => {
    const found = await mistakes(
      edited('openapi.yaml', '{ $ref: paths/thing.yaml }', '{ $ref: paths/thing.yaml, get: {} }'),
    );
    expect(found).toContain('openapi.yaml:6:46 get has no effect next to a $ref to a path item');
    expect(await mistakes(edited('openapi.yaml', '$ref: paths/thing.yaml', '$ref: schemas/things.yaml'))).toContain(
      'openapi.yaml:6:3 schemas/things.yaml is not a path item: it has ThingId, Color, Thing, ThingResult, ThingUpdate',
    );
  });
});
