/** Mistakes in conversions between revisions do not compile, and the compiler says which operation or value is meant. */

import path from 'node:path';
import ts from 'typescript';

const ROOT = path.join(__dirname, '../..');
const FOLDER = path.join(ROOT, 'server/platform/revisions');

const head = `import type { Conversions, ConversionsOf } from './conversion';
import { CONVERSIONS } from './conversions';
const users = CONVERSIONS['user-nationality=absent'];
const calls = CONVERSIONS['installments=without-current'];
const shipments = CONVERSIONS['receiver-tax-field=camel'];
`;

/** Lines that somebody writes, and the compiler's message about them. */
const CASES: readonly (readonly [name: string, text: string, message: RegExp | null])[] = [
  ['the conversions as they are', 'export const made: Conversions = CONVERSIONS;', null],
  [
    'a misspelt operation',
    "export const made: ConversionsOf<'user-nationality=absent'> = { ...users, getUsr: users.getUser };",
    /'getUsr' does not exist in type 'ConversionsOf<"user-nationality=absent">'. Did you mean to write 'getUser'\?/,
  ],
  [
    'a misspelt value',
    "export const made: Conversions = { ...CONVERSIONS, 'user-nationality=abscent': users };",
    /''user-nationality=abscent'' does not exist in type 'Conversions'/,
  ],
  [
    'a value whose shape differs and that nobody converts',
    "const { 'user-nationality=absent': _left, ...made } = CONVERSIONS;\nexport const all: Conversions = made;",
    /Property '"user-nationality=absent"' is missing/,
  ],
  [
    'an operation whose reply nobody converts',
    "const { getUser: _left, ...rest } = users;\nexport const made: ConversionsOf<'user-nationality=absent'> = rest;",
    /Property 'getUser' is missing/,
  ],
  [
    'an operation whose request nobody converts',
    `const { request: _left, ...createShipment } = shipments.createShipment;
export const made: ConversionsOf<'receiver-tax-field=camel'> = { ...shipments, createShipment };`,
    /Property 'request' is missing/,
  ],
  [
    'a call to the client whose payload nobody converts',
    `export const made: ConversionsOf<'installments=without-current'> = { ...calls, adjustCardTransaction: {} };`,
    /Property 'payload' is missing/,
  ],
  [
    'a field that a conversion forgets to take away',
    `export const made: ConversionsOf<'user-nationality=absent'> = { ...users, getUser: { reply: (body) => body } };`,
    /Types of property 'nationality' are incompatible/,
  ],
  [
    'a value that a conversion lets through',
    `export const made: ConversionsOf<'card-reasons=without-fraudulent'> = {
  ...CONVERSIONS['card-reasons=without-fraudulent'],
  getCard: { reply: (body) => body },
};`,
    /Type '"FRAUDULENT"' is not assignable/,
  ],
];

/** The compiler's messages about each text, as a file beside the conversions. */
function messages(texts: readonly string[]): string[][] {
  const { config } = ts.readConfigFile(path.join(ROOT, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: ['x.ts'] }, ts.sys, ROOT);
  const files = new Map(texts.map((text, index) => [path.join(FOLDER, `case-${index}.ts`), text]));
  const settings: ts.CompilerOptions = { ...options, incremental: false, tsBuildInfoFile: undefined, types: ['node'] };
  const host = ts.createCompilerHost(settings, true);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (file) => files.has(file) || fileExists(file);
  host.getSourceFile = (file, version, ...rest) => {
    const text = files.get(file);
    return text === undefined ? getSourceFile(file, version, ...rest) : ts.createSourceFile(file, text, version, true);
  };
  const program = ts.createProgram([...files.keys()], settings, host);
  return [...files.keys()].map((file) => {
    const source = program.getSourceFile(file);
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  });
}

describe('the compiler', () => {
  const said = messages(CASES.map(([, text]) => head + text));

  it.each(CASES.map(([name, , message], index) => [name, message, index] as const))(
    'on %s',
    (_name, message, index) => {
      if (message === null) expect(said[index]).toEqual([]);
      else expect(said[index]).toEqual([expect.stringMatching(message)]);
    },
  );
});
