/**
 * Mistakes in conversions between revisions do not compile, and the compiler says which operation or value is meant.
 */

import path from 'node:path';
import { messagesOn } from '../../codegen/testing/compiler';
import { CONVERSIONS, REQUEST_NAMES } from '../../server/platform/revisions/conversions';

const FOLDER = path.join(__dirname, '../../server/platform/revisions');

const head = `import type { Conversions } from '${FOLDER}/conversion';
import { CONVERSIONS } from '${FOLDER}/conversions';
type ConversionsOf<Value extends keyof Conversions> = Conversions[Value];
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

describe('the compiler', () => {
  const fileOf = (index: number): string => `case-${index}.ts`;
  const messages = messagesOn(Object.fromEntries(CASES.map(([, text], index) => [fileOf(index), head + text])));

  it.each(CASES.map(([name, , message], index) => [name, message, index] as const))(
    'on %s',
    (_name, message, index) => {
      if (message === null) expect(messages[fileOf(index)]).toEqual([]);
      else expect(messages[fileOf(index)]).toEqual([expect.stringMatching(message)]);
    },
  );
});

it('wherever a request is converted, refusals know the names of its fields there', () => {
  const operationsWith = (table: object, has: (conversion: object) => boolean): string[] =>
    Object.entries(table).flatMap(([value, operations]) =>
      Object.entries(operations as Record<string, object>).flatMap(([id, own]) => (has(own) ? [`${value} ${id}`] : [])),
    );
  const converted = operationsWith(CONVERSIONS, (conversion) => 'request' in conversion);
  expect(converted.length).toBeGreaterThan(0);
  expect(operationsWith(REQUEST_NAMES, () => true)).toEqual(converted);
});
