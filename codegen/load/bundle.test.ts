import path from 'node:path';
import { ContractError, Problems } from '../problems';
import { removeSpecs, replacing, type SpecFileTexts, tinySpec, writeSpec } from '../testing/tiny';
import { objectOf } from '../util/json';
import { type Bundle, bundle, sourceAt } from './bundle';
import { SpecFiles } from './files';
import { asyncapiGrammar, type Grammar, openapiGrammar } from './grammar';

afterAll(removeSpecs);

function bundled(files: SpecFileTexts, root = 'openapi.yaml', grammar: Grammar = openapiGrammar) {
  const spec = new SpecFiles(writeSpec(files));
  const problems = new Problems(spec);
  const result = bundle(spec, root, grammar, problems);
  const found = problems.list().map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`);
  return { ...result, found };
}

const components = ({ document }: Bundle) => objectOf(document.components);

describe('bundle', () => {
  it('puts path items in place and turns every other target into a component', () => {
    const result = bundled(tinySpec());
    expect(result.found).toEqual([]);
    expect(result.document.paths).toHaveProperty(['/things/v1/{id}', 'get', 'operationId'], 'getThing');
    expect(result.document.paths).toHaveProperty(['/things/v1/{id}', 'patch', 'responses', '400'], {
      $ref: '#/components/responses/InvalidRequest',
    });
    expect(Object.keys(objectOf(components(result).schemas))).toEqual([
      'Color',
      'Error',
      'ErrorCode',
      'Thing',
      'ThingId',
      'ThingResult',
      'ThingUpdate',
    ]);
  });

  it('keeps keywords next to a reference', () => {
    const result = bundled(tinySpec());
    expect(components(result).schemas).toHaveProperty('ThingUpdate.properties.color', {
      $ref: '#/components/schemas/Color',
      'x-error': 'COLOR_TAKEN',
    });
  });

  it('knows where each place was written', () => {
    const { sources } = bundled(tinySpec());
    expect(sourceAt(sources, '/components/schemas/Color/enum/1')).toEqual({
      file: 'schemas/things.yaml',
      pointer: '/Color/enum/1',
    });
    expect(sourceAt(sources, '/paths/~1things~1v1~1{id}/get')).toEqual({ file: 'paths/thing.yaml', pointer: '/get' });
    expect(sourceAt(sources, '/info')).toEqual({ file: 'openapi.yaml', pointer: '/info' });
  });

  const wrong: [what: string, file: string, from: string, to: string, want: string][] = [
    [
      'a file that is not there',
      'openapi.yaml',
      'paths/thing.yaml',
      'paths/thingy.yaml',
      'openapi.yaml:6:3 paths/thingy.yaml does not exist; did you mean paths/thing.yaml?',
    ],
    [
      'a name that is not there',
      'schemas/things.yaml',
      "id: { $ref: '#/ThingId' }",
      "id: { $ref: '#/Id' }",
      'schemas/things.yaml:7:5 schemas/things.yaml has no Id',
    ],
    [
      'a deep reference',
      'schemas/things.yaml',
      "id: { $ref: '#/ThingId' }",
      "id: { $ref: '#/Thing/properties/key' }",
      'schemas/things.yaml:7:5 #/Thing/properties/key: references have the form path/file.yaml#/Name',
    ],
    [
      'an extension that has no place there',
      'schemas/things.yaml',
      'maxLength: 64 }',
      'maxLength: 64, x-idempotency: {} }',
      'schemas/things.yaml:1:55 x-idempotency is not an extension of a schema',
    ],
  ];
  it.each(wrong)('reports %s at its place', (_, file, from, to, want) => {
    const files = tinySpec();
    files[file] = replacing(from, to)(files[file] ?? '');
    expect(bundled(files).found).toContain(want);
  });

  it('reports a name that two files give to different components', () => {
    const files = tinySpec();
    files['schemas/things.yaml'] = replacing(
      "{ $ref: '#/ThingId' }",
      '{ $ref: other.yaml#/Color }',
    )(files['schemas/things.yaml'] ?? '');
    files['schemas/other.yaml'] = 'Color: { type: string }';
    expect(bundled(files).found).toEqual([
      'schemas/things.yaml:7:5 Color is both in schemas/things.yaml and in schemas/other.yaml; names in schemas are unique',
    ]);
  });

  it('says where YAML is broken', () => {
    const files = { ...tinySpec(), 'schemas/things.yaml': 'Color: { type: string\nThing: 1' };
    expect(() => bundled(files)).toThrow(ContractError);
    expect(() => bundled(files)).toThrow(/schemas\/things\.yaml:2:\d+ YAML: /);
  });

  it('leaves references inside an AsyncAPI root alone and follows those to files', () => {
    const asyncapi = `asyncapi: 3.0.0
info: { title: Things, version: 1.0.0 }
channels:
  things: { address: /things, messages: { made: { $ref: '#/components/messages/made' } } }
components:
  messages:
    made:
      title: A thing is made
      payload: { $ref: schemas/things.yaml#/Thing }
      examples: [{ name: one, payload: { $ref: examples/things.yaml#/ThingUpdate } }]
`;
    const result = bundled({ ...tinySpec(), 'asyncapi.yaml': asyncapi }, 'asyncapi.yaml', asyncapiGrammar);
    expect(result.found).toEqual([]);
    expect(result.document.channels).toHaveProperty('things.messages.made.$ref', '#/components/messages/made');
    expect(components(result).messages).toHaveProperty('made.payload.$ref', '#/components/schemas/Thing');
    expect(components(result).messages).toHaveProperty('made.examples.0.payload', { color: 'BLUE', note: 'painted' });
  });

  it("gives the same document as Redocly's bundler for the whole contract", async () => {
    const root = path.resolve(__dirname, '../../spec');
    const files = new SpecFiles(root);
    const ours = bundle(files, 'openapi.yaml', openapiGrammar, new Problems(files)).document;
    const redocly = await import('@redocly/openapi-core');
    const config = await redocly.createConfig({});
    const theirs = await redocly.bundle({ ref: path.join(root, 'openapi.yaml'), config });
    expect(ours).toEqual(theirs.bundle.parsed);
  });
});
