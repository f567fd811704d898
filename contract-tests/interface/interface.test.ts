import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkInterface, PATHS, pagesOf, unlinkedDecisions } from './check';
import { judge } from './coverage';
import { BadItems, parseSections, readItems } from './items';
import { badLinks } from './links';
import { ContractFiles, type OperationNode } from './locator';

const ROOT = join(__dirname, '../..');
const ITEMS = join(__dirname, 'items');
const contract = new ContractFiles(join(ROOT, 'spec'));
const statements = readItems(ITEMS).flatMap(({ title, items }) =>
  items.flatMap(({ name, stated }) => stated.map((statement) => ({ what: `${title}: ${name}`, statement }))),
);

describe('the items', () => {
  test('agree with the contract, and the page is up to date', () => {
    const { problems, page } = checkInterface(PATHS);
    expect(problems).toEqual([]);
    expect(readFileSync(PATHS.page, 'utf8')).toBe(page);
  });

  test('can all fail: none is content with a place that says nothing', () => {
    const content = statements.filter(({ statement }) => {
      const place = contract.find(statement.where);
      const empty = { ...place, node: {} };
      const nothing =
        'address' in place ? { ...(empty as OperationNode), method: '', address: '', shared: empty } : empty;
      return judge(statement, nothing, contract).length === 0;
    });
    expect(content.map(({ what, statement }) => `${what} at ${statement.where}`)).toEqual([]);
  });
});

test.each([
  ['no place', [{ section: 'S', items: [{ item: 'a', expects: { type: 'string' } }] }], /a place is needed/],
  ['no expectation', [{ section: 'S', items: [{ item: 'a', where: 'getUser' }] }], /nothing is expected/],
  [
    'an empty expectation',
    [{ section: 'S', items: [{ item: 'a', where: 'getUser', expects: {} }] }],
    /nothing is expected/,
  ],
  ['a null', [{ section: 'S', items: [{ item: 'a', where: 'getUser', expects: { type: null } }] }], /expects nothing/],
  [
    'an empty part',
    [{ section: 'S', items: [{ item: 'a', where: 'getUser', expects: { has: {} } }] }],
    /expects nothing/,
  ],
  [
    'an unknown word',
    [{ section: 'S', items: [{ item: 'a', where: 'getUser', expects: { tpye: 'string' } }] }],
    /tpye/,
  ],
  [
    'a stray field',
    [{ section: 'S', items: [{ item: 'a', where: 'getUser', expect: {}, expects: { type: 'x' } }] }],
    /expect/,
  ],
  ['nowhere', [{ section: 'S', items: [{ item: 'a', stated: [] }] }], /stated nowhere/],
  ['no items', [{ section: 'S', items: [] }], /title and items/],
])('refuses items with %s', (_what, sections, message) => {
  expect(() => parseSections('x.yaml', sections)).toThrow(BadItems);
  expect(() => parseSections('x.yaml', sections)).toThrow(message);
});

describe('a contract that departs from the interface', () => {
  let spec: string;
  const check = () => checkInterface({ ...PATHS, spec, page: join(ROOT, 'docs/x.md'), pages: [] });
  const edit = (file: string, from: string, to: string) => {
    const text = readFileSync(join(spec, file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} has no «${from}»`);
    writeFileSync(join(spec, file), text.replace(from, to));
  };

  beforeEach(() => {
    spec = mkdtempSync(join(tmpdir(), 'interface-'));
    cpSync(join(ROOT, 'spec'), spec, { recursive: true });
  });

  afterEach(() => rmSync(spec, { recursive: true }));

  test.each<[what: string, file: string, from: string, to: string, said: RegExp]>([
    ['lacks a value', 'schemas/users.yaml', 'enum: [MALE, FEMALE]', 'enum: [FEMALE]', /gender.*lack MALE/],
    [
      'has a value too many',
      'schemas/cash.yaml',
      'network: { type: string, enum: [BOLETO]',
      'network: { type: string, enum: [BOLETO, PIX]',
      /PIX in addition/,
    ],
    [
      'lacks a field',
      'schemas/users.yaml',
      "status_reason: { type: [string, 'null']",
      "reason: { type: [string, 'null']",
      /lack status_reason/,
    ],
    [
      'requires less',
      'schemas/users.yaml',
      'required: [email, operation_country]',
      'required: [email]',
      /operation_country/,
    ],
    [
      'limits otherwise',
      'schemas/batches.yaml',
      'minimum: 1, maximum: 1000, description: The number',
      'minimum: 1, maximum: 999, description: The number',
      /maximum is 999/,
    ],
    [
      'has another address',
      'openapi.yaml',
      '/core/accounts/v1: {',
      '/core/accounts/v2: {',
      /address is \/core\/accounts\/v2/,
    ],
    ['lacks a filter', 'paths/core/activities.yaml', 'name: filter[upsert_from]', 'name: filter[from]', /upsert_from/],
    [
      'lacks an error code',
      'paths/core/account.yaml',
      'ACCOUNT_HAS_FUNDS: {',
      'ACCOUNT_NOT_EMPTY: {',
      /ACCOUNT_HAS_FUNDS/,
    ],
    ['lacks a state', 'lifecycles.yaml', '    END_OF_CUSTODY: {', '    AFTER_CUSTODY: {', /END_OF_CUSTODY/],
    ['moves a column', 'settlement.yaml', '      - name: STATUS\n', '      - name: STATE\n', /names in order/],
    [
      'numbers an operation otherwise',
      'paths/identity/report.yaml',
      'x-interface-item: 53',
      'x-interface-item: 54',
      /x-interface-item is 54/,
    ],
  ])('is caught when it %s', (_what, file, from, to, message) => {
    edit(file, from, to);
    const { problems } = check();
    expect(problems.join('\n')).toMatch(message);
    expect(problems.join('\n')).toMatch(/spec\/\S+:\d+:\d+ {2}|items\/\S+\.yaml {2}/);
    // Where the interface itself has changed, the items have to.
    for (const problem of problems) expect(problem).toMatch(/; contract-tests\/interface\/items\/\S+\.yaml says/);
  });

  test('is caught when it lacks a document', () => {
    rmSync(join(spec, 'settlement.yaml'));
    expect(check().problems.join('\n')).toMatch(/the contract has no settlement\.yaml/);
  });
});

test('counts the endpoints', () => {
  const few = mkdtempSync(join(tmpdir(), 'items-'));
  writeFileSync(
    join(few, 'a.yaml'),
    JSON.stringify([{ section: 'S', items: [{ item: 'a', where: 'getUser', expects: { 'x-interface-item': 5 } }] }]),
  );
  const { problems } = checkInterface({ ...PATHS, items: few, page: '/x/y.md', pages: [] });
  rmSync(few, { recursive: true });
  expect(problems).toHaveLength(55);
  expect(problems).toContain('no item covers endpoint 56 of the interface');
});

describe('links', () => {
  const page = join(ROOT, 'docs/decisions.md');

  test.each([
    ['[a](../spec/schemas/common.yaml)', null],
    ['[a](../spec/schemas/common.yaml#Error)', null],
    ['[a](../spec/schemas/common.yaml#Eror)', /has no Eror/],
    ['[a](../spec/schemas/commons.yaml)', /commons\.yaml doesn't exist/],
    ['[a](../spec/schemas/common.yaml#L1)', null],
    ['[a](../spec/schemas/common.yaml#L99999)', /has no L99999/],
    ['[a](#below)', /this page has no below/],
    ['## Below\n[a](#below)', null],
    ['[a](https://example.com/nowhere)', null],
    ['```\n[a](nowhere.md)\n```', null],
    ['[`a`](nowhere.md)', /nowhere\.md/],
  ])('%s', (text, message) => {
    const found = badLinks(page, text).map(({ message }) => message);
    if (message === null) expect(found).toEqual([]);
    else expect(found.join('\n')).toMatch(message);
  });

  test('of every page are followed', () => {
    const pages = pagesOf(ROOT).map((path) => path.slice(ROOT.length + 1));
    expect(pages).toEqual(expect.arrayContaining(['docs/decisions.md', 'docs/interface-coverage.md']));
  });

  test('every decision has one to the contract', () => {
    const text =
      '# D\n\n- **A** is so:\n  [x](../spec/a.yaml)\n- **B** is so, see\n  [y](other.md)\n\nText.\n- **C** is so\n';
    expect(unlinkedDecisions(text)).toEqual([5, 9]);
  });
});
