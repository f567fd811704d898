import { linted } from '../../testing/linted';
import { removeSpecs, replacing, type SpecFileTexts, tinySpec } from '../../testing/tiny';
import { lintHandlers } from './handlers';

afterAll(removeSpecs);

const handler = (name: string) => `server/things/operations/${name}.ts`;
const answering = (status: number) => `return { status: ${status}, body: {} };\n`;
const both = { [handler('getThing')]: answering(200), [handler('updateThing')]: answering(200) };

const found = (from = '', to = '', handlers: SpecFileTexts = both): string[] =>
  linted(
    lintHandlers,
    { ...tinySpec(), 'paths/thing.yaml': replacing(from, to)(tinySpec()['paths/thing.yaml'] ?? '') },
    handlers,
  );

describe('a handler', () => {
  it('answers with a status of its operation', () => {
    expect(found()).toEqual([]);
    expect(found('', '', { ...both, [handler('updateThing')]: `// status: 204\n${answering(200)}` })).toEqual([]);
    expect(found('', '', { ...both, [handler('updateThing')]: 'return reply(call);\n' })).toEqual([]);
  });

  it.each([
    [204, 'the contract has 200 here: write 204, or change the handler with it.'],
    [302, 'the contract has 200 here: write 302, or change the handler with it.'],
  ])('is reported at the status of the contract where it answers %i', (status, message) => {
    expect(found('', '', { ...both, [handler('updateThing')]: answering(status) })).toEqual([
      `spec/paths/thing.yaml:38:5  handler/status  updateThing answers ${status} in ${handler('updateThing')}, and ${message}`,
    ]);
  });

  it('is reported where the contract has a status of success that it never gives', () => {
    const more = replacing("    '409':", "    '202': { $ref: ../responses.yaml#/InvalidRequest }\n    '409':");
    const spec = { ...tinySpec(), 'paths/thing.yaml': more(tinySpec()['paths/thing.yaml'] ?? '') };
    const message = (file: string) =>
      `spec/paths/thing.yaml:46:5  handler/status  updateThing never answers 202: ${file} gives 200. Remove the response, or let the handler answer so.`;
    expect(linted(lintHandlers, spec, both)).toEqual([message(handler('updateThing'))]);
    const shared = {
      [handler('getThing')]: answering(200),
      [handler('updateThing')]: "import { reply } from '../reply';\nreturn reply(call);\n",
      'server/things/reply.ts': answering(200),
    };
    expect(linted(lintHandlers, spec, shared)).toEqual([message(handler('updateThing'))]);
    const world = 'mocks/world/operations/things/index.ts';
    const several = `read<'getThing'>(() => ${answering(200)}), write<'updateThing'>(() => ${answering(200)})`;
    expect(linted(lintHandlers, spec, { [world]: several })).toEqual([message(world)]);
  });

  it('may use code that answers other operations as well', () => {
    const shared = {
      [handler('getThing')]: answering(200),
      [handler('updateThing')]: "import { reply } from '../reply';\nreturn reply(call);\n",
      'server/things/reply.ts': `${answering(204)}${answering(200)}`,
    };
    expect(found('', '', shared)).toEqual([]);
    const several = `read<'getThing'>(() => ${answering(200)}), write<'updateThing'>(() => ${answering(204)}${answering(200)})`;
    expect(found('', '', { 'mocks/world/operations/things/index.ts': several })).toEqual([]);
  });

  it('of an operation that the contract has under another name is reported there, with what to rename', () => {
    expect(found('operationId: getThing', 'operationId: readThing')).toEqual([
      `spec/paths/thing.yaml:4:3  handler/operation  readThing has no handler, and ${handler('getThing')} serves getThing, which no operation is called: write getThing here. To rename it, rename this file and what it exports, its line in server/operations.ts, and getThing in spec/lifecycles.yaml, spec/links.yaml and spec/workflows/. If it is another operation, add server/**/operations/readThing.ts.`,
    ]);
  });

  it('of an operation that the contract does not have is reported in its own file', () => {
    const all = { ...both, [handler('deleteThing')]: answering(204), [handler('present')]: '' };
    expect(found('', '', all)).toEqual([
      `${handler('deleteThing')}:1:1  handler/operation  ${handler('deleteThing')} serves deleteThing, and the contract has no such operation: remove the file and its line in server/operations.ts, or give the operation its name back.`,
    ]);
  });

  it('is not missed where the code serves another contract', () => {
    expect(found('', '', { [handler('getCard')]: answering(200) })).toEqual([]);
  });
});
