import path from 'node:path';
import ts from 'typescript';
import { findUnused } from './lint/contract/unused';
import { Positions } from './load/positions';
import { mistakes } from './testing/mistakes';
import { removeSpecs, type SpecFileTexts, tinySpec, tinySpecWithRevisions, writeSpec } from './testing/tiny';

afterAll(removeSpecs);

const machine = `thing:
  schema: schemas/things.yaml#/Color
  states:
    RED: { initial: true, final: false }
    BLUE: { initial: false, final: true }
  transitions:
    - { name: make, from: [], to: RED, guards: [] }
    - { name: paint, from: [RED], to: BLUE, guards: [{ text: Free., error: COLOR_TAKEN }] }
`;
const columns = `currency_rules: { always-usd: { description: USD. } }
files:
  daily:
    columns:
      - { name: A, schema: { type: string } }
`;
const { 'revisions/revisions.yaml': axes = '', 'revisions/colors/red-only.overlay.yaml': overlay = '' } =
  tinySpecWithRevisions();

describe('a word or a value that a file of the contract does not know', () => {
  it.each([
    ['lifecycles.yaml', machine, 'from: [RED]', 'form: [RED]', '8:22 form is not a keyword here; did you mean from?'],
    ['lifecycles.yaml', machine, 'from: [], ', '', '7:7 from is missing'],
    ['lifecycles.yaml', machine, 'from: []', 'from: some', '7:21 from is a list or any'],
    ['lifecycles.yaml', machine, 'error: CO', 'eror: CO', '8:69 eror is not a keyword here; did you mean error?'],
    ['lifecycles.yaml', machine, 'initial: true', 'initial: 1', '4:12 initial is true or false, and here is a number'],
    [
      'lifecycles.yaml',
      machine,
      'to: BLUE',
      'to: RED',
      '5:5 thing: no step leads to BLUE from a new one: name it as `to` of a step, or remove it',
    ],
    [
      'lifecycles.yaml',
      machine,
      'initial: false, final: true',
      'initial: false, final: false',
      '5:5 thing: no step leaves BLUE: say `final: true`, or add a step from it',
    ],
    [
      'lifecycles.yaml',
      machine,
      'initial: false, final: true',
      'initial: true, final: true',
      '5:5 thing: BLUE is initial, and no step begins with it: add one with `from: []`, or say `initial: false`',
    ],
    ['lifecycles.yaml', machine, 'from: [RED]', 'from: [RED, RED]', '8:22 from has RED twice'],
    ['lifecycles.yaml', machine, 'text: Free., ', '', '8:54 text is missing'],
    [
      'lifecycles.yaml',
      machine,
      '#/Color',
      '#/ThingId',
      '2:3 thing: the states are not those of schemas/things.yaml#/ThingId, which has ',
    ],
    ['lifecycles.yaml', machine, machine, '', '1:1 the document is an object, and here is nothing'],
    [
      'lifecycles.yaml',
      machine,
      'name: paint, ',
      'name: paint, by: [client], ',
      '8:7 thing: the client takes the step paint, and no operation leads to it: name them in operations',
    ],
    ['settlement.yaml', columns, 'name: A', 'naem: A', '5:11 naem is not a keyword here; did you mean name?'],
    [
      'settlement.yaml',
      columns,
      '    columns',
      '    covers: previous-dya\n    columns',
      '4:5 covers is previous-day, and here is previous-dya; did you mean previous-day?',
    ],
    [
      'settlement.yaml',
      columns,
      '    columns',
      '    name: a{yyyy}_{mm}_{ddd}.csv\n    columns',
      '4:5 the name of a file has {yyyy}, {mm}, {dd} once each, and here is {yyyy}, {mm}, {ddd}',
    ],
    [
      'settlement.yaml',
      columns,
      '    columns',
      '    folder: all\n    columns: []\n  weekly:\n    folder: all\n    columns',
      '7:5 the files of daily are in the folder all already',
    ],
    [
      'settlement.yaml',
      columns,
      'files:',
      'format: { lineend: x }\nfiles:',
      '2:11 lineend is not a keyword here; did you mean line_end?',
    ],
    [
      'settlement.yaml',
      columns,
      'files:',
      'delivery: { public_keys: [{ type: Ed25591 }] }\nfiles:',
      '2:29 type is RSA or Ed25519, and here is Ed25591; did you mean Ed25519?',
    ],
    ['settlement.yaml', columns, 'type: string', 'tpye: string', '5:30 tpye is not a keyword here; did you mean type?'],
    ['settlement.yaml', columns, columns, '- a', '1:1 the document is an object, and here is a list'],
    [
      'links.yaml',
      'kinds: { Thing.id: thing }\n',
      'id: thing',
      'id: 1.5',
      '1:10 Thing.id is a text, and here is a number',
    ],
    [
      'links.yaml',
      'kinds: { Thing.id: thing }\n',
      'kinds',
      'kind',
      '1:1 kind is not a keyword here; did you mean kinds?',
    ],
    [
      'revisions/revisions.yaml',
      axes,
      axes.slice(0, axes.indexOf('combinations')),
      'axes: colors\n',
      '1:1 axes is an object, and here is a string',
    ],
    ['revisions/revisions.yaml', axes, 'policy:', 'polcy:', '4:5 polcy is not a keyword here; did you mean policy?'],
    [
      'revisions/revisions.yaml',
      axes,
      'combinations',
      'combination',
      '9:1 combination is not a keyword here; did you mean combinations?',
    ],
    [
      'revisions/colors/red-only.overlay.yaml',
      overlay,
      'info: {',
      'info: { x-document: asyncapi,',
      '2:9 x-document is not a keyword here',
    ],
    [
      'revisions/colors/red-only.overlay.yaml',
      overlay,
      'remove: true',
      "remove: 'true'",
      '5:5 remove is true or false, and here is a string',
    ],
    [
      'revisions/colors/red-only.overlay.yaml',
      overlay,
      'remove: true',
      'remove: true\n    update: {}',
      '5:5 an action has one of update and remove, not both',
    ],
    ['examples/errors/things.yaml', '', '', '', '1:1 the document is an object, and here is nothing'],
  ])('is reported at its line: %s', async (file, text, from, to, line) => {
    const files = text === axes || text === overlay ? tinySpecWithRevisions() : tinySpec();
    const found = await mistakes({ ...files, [file]: text.replace(from, to) });
    expect(found).toContain(`${file}:${line}`);
  });

  it('in a policy of a column is one line', async () => {
    const named = columns
      .replace('    columns', '    policies: { currency: always-usd }\n    columns')
      .replace('name: A', 'name: A, policy: curency');
    expect(await mistakes({ ...tinySpec(), 'settlement.yaml': named })).toEqual([
      'settlement.yaml:6:20 curency is not one of the policies of the file; did you mean currency?',
    ]);
  });
});

describe('a path file that no document lists', () => {
  const other = { 'paths/things/other.yaml': 'get:\n  operationId: getOther\nparameters: []\n' };

  it('is named as such, with what to write where', async () => {
    expect(await mistakes({ ...tinySpec(), ...other })).toEqual([
      expect.stringMatching(
        /^paths\/things\/other\.yaml:1:1 .*name it under `paths`.*openapi\.yaml.*\$ref: paths\/things\/other\.yaml/,
      ),
    ]);
  });

  it('is not reported a second time by its parts', () => {
    const files = Object.entries({ ...tinySpec(), ...other }).map(([file, text]) => [`spec/${file}`, text]);
    const own = findUnused(writeSpec(Object.fromEntries(files)), new Positions());
    expect(own.filter(({ file }) => file === 'spec/paths/things/other.yaml')).toEqual([]);
  });
});

describe('a file that nothing reads', () => {
  const foundIn = (more: SpecFileTexts) => {
    const files = Object.entries({ ...tinySpec(), ...more }).map(([file, text]) => [`spec/${file}`, text]);
    return findUnused(writeSpec(Object.fromEntries(files)), new Positions());
  };

  it('is reported if its name has another ending', () => {
    const named = { 'schemas/more.yml': 'More: { type: string }\n', 'revisions/colors/none.overlay.yml': 'a: 1\n' };
    expect(foundIn(named).map(({ file }) => file)).toEqual([
      'spec/revisions/colors/none.overlay.yml',
      'spec/schemas/more.yml',
    ]);
  });

  it('is not one that a reference names with letters above ASCII', () => {
    const things = (tinySpec()['schemas/things.yaml'] ?? '').replace(
      'key: {',
      "name: { $ref: 'ação.yaml#/Ação' }\n    key: {",
    );
    expect(foundIn({ 'schemas/things.yaml': things, 'schemas/ação.yaml': 'Ação: { type: string }\n' })).toEqual([]);
  });
});

describe('a settlement column with a source that the service does not know', () => {
  it('does not compile where the cells of the file are made', () => {
    const file = path.join(__dirname, '../server/settlement/rules/sources.ts');
    const generated = path.join(__dirname, '../generated/settlement.ts');
    const options: ts.CompilerOptions = {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      types: ['node'],
      esModuleInterop: true,
      resolveJsonModule: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.CommonJS,
    };
    const host = ts.createCompilerHost(options);
    const read = host.readFile;
    host.readFile = (name) => {
      const text = read(name);
      return path.resolve(name) === generated ? text?.replaceAll("'merchant.tax_id'", "'merchant.tax_number'") : text;
    };
    const program = ts.createProgram([file], options, host);
    const found = program.getSemanticDiagnostics(program.getSourceFile(file));
    expect(found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')).join()).toMatch(
      /merchant\.tax_/,
    );
  });
});
