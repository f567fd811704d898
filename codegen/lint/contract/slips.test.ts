import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatLintProblem } from '../problem';
import { lintContract } from './lint-contract';

/** A slip of a designer: the first `from` of a file becomes `to`. The lint says so once, at its line. */
type Slip = [file: string, from: string, to: string, message: RegExp, at?: { file: string; line: string }];

const ROOT = join(__dirname, '../../..');
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'slips-'));
  cpSync(join(ROOT, 'spec'), join(root, 'spec'), { recursive: true });
  for (const folder of ['server', 'mocks']) symlinkSync(join(ROOT, folder), join(root, folder));
});

afterEach(() => rmSync(root, { recursive: true }));

function make([file, from, to]: Slip): void {
  const path = join(root, 'spec', file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no «${from}»`);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
}

/** The place of a slip in the files as they are now. */
function placeOf([file, , to, , at = { file, line: to }]: Slip): string {
  const text = readFileSync(join(root, 'spec', at.file), 'utf8');
  const index = text.indexOf(at.line);
  if (index < 0) throw new Error(`${at.file} has no «${at.line}»`);
  return `spec/${at.file}:${text.slice(0, index).split('\n').length}:`;
}

/** The slips that the lint does not tell as expected, and what it tells besides. */
async function differences(slips: readonly Slip[]): Promise<{ unreported: string[]; besides: string[] }> {
  for (const slip of slips) make(slip);
  const { problems } = await lintContract(root);
  const lines = problems.map(formatLintProblem);
  const names = (line: string, slip: Slip): boolean => line.startsWith(placeOf(slip)) && slip[3].test(line);
  const reported = new Set<string>();
  const unreported = slips.flatMap((slip) => {
    const found = lines.find((line) => !reported.has(line) && names(line, slip));
    if (found === undefined) return [`${placeOf(slip)} ${slip[3]}`];
    reported.add(found);
    return [];
  });
  return { unreported, besides: lines.filter((line) => !reported.has(line)) };
}

const SLIPS: Slip[] = [
  [
    'paths/sandbox/account-fund.yaml',
    'operationId: fundAccount',
    'operationId: fundAcount',
    /mocks\/.* serves fundAccount, which no operation is called: write fundAccount here/,
  ],
  [
    'paths/core/accounts.yaml',
    'operationId: createAccount',
    'operationId: createAcount',
    /server\/.* serves createAccount, which no operation is called: write createAccount here/,
  ],
  // The table of links has an id of it.
  [
    'paths/bank/pix-key.yaml',
    'operationId: deletePixKey',
    'operationId: deletePixKy',
    /server\/.* serves deletePixKey, which no operation is called: write deletePixKey here/,
  ],
  [
    'sandbox.yaml',
    'name: Sandbox controls',
    'name: Sandbox clients',
    /'Sandbox clients' is declared twice, and \d+ operations have 'Sandbox controls'.*: write 'Sandbox controls' here/,
    { file: 'sandbox.yaml', line: 'name: Sandbox clients, description: Time and faults' },
  ],
  [
    'openapi.yaml',
    'name: Shipping,',
    'name: Shiping,',
    /no operation has the tag 'Shiping', and \d+ .*: write 'Shipping'/,
  ],
  ['sandbox.yaml', '/sandbox/v1/faults/{fault_id}:', '/sandbox/v1/faults/{fault}:', /\{fault\} .* write \{fault_id\}/],
  ['openapi.yaml', '/users/v1/{id}:', '/users/v1/{user_id}:', /\{user_id\} .* write \{id\}/],
  ['links.yaml', 'P2PLeg.id: transaction', 'P2PLeg.id: transactions', /; did you mean transaction\?$/],
  ['links.yaml', 'IdentityReport.id: identity', 'IdentityReport.uid: identity', /; did you mean IdentityReport\.id\?$/],
  ['revisions/revisions.yaml', 'policy: tokenReissue', 'policy: tokenReisue', /; did you mean tokenReissue, which/],
  [
    'asyncapi.yaml',
    'address: /transactions/adjustments/{type}',
    'address: /transactions/adjustments/{kind}',
    /the x-path of adjustCardTransaction in openapi\.yaml is \/transactions\/adjustments\/\{type\}$/,
  ],
  [
    'asyncapi.yaml',
    'statusCode: 200',
    'statusCode: 201',
    /authorizeCardTransaction has no response 201 in openapi\.yaml, which has 200, .* \(and in 1 more\)$/,
  ],
  [
    'schemas/shipping.yaml',
    '    - IN_WAREHOUSE\n',
    '',
    /the machine shipment of lifecycles\.yaml has the state IN_WAREHOUSE: write it here/,
    {
      file: 'schemas/shipping.yaml',
      line: '  enum:\n    - CREATED\n    - PENDING\n    - TRACKED\n    - REJECTED\n    - IN_TRANSIT',
    },
  ],
  [
    'schemas/users.yaml',
    'enum: [ACTIVE, BLOCKED]',
    'enum: [ACTIVE, BLOKED]',
    /the machine user of lifecycles\.yaml has the state BLOCKED, and here is BLOKED: use one name/,
  ],
];

test('a slip is reported once, at its line, and hides no other', async () => {
  expect(await differences(SLIPS)).toEqual({ unreported: [], besides: [] });
});

/** A revision that can't be composed: the rest is reported when it can. */
const IN_OVERLAY: Slip = [
  'revisions/signature-order/body-timestamp-endpoint.overlay.yaml',
  'update: { x-signed-bytes',
  'updates: { x-signed-bytes',
  /updates is not a keyword here; did you mean update\?$/,
];

test('the example of another body is reported without the overlays that change the one that was meant, and a tag that is like no other once', async () => {
  const [file, ref] = ['paths/core/accounts.yaml', 'accounts.yaml#/AccountCreateMexico'];
  make([file, ref, 'accounts.yaml#/AccountMexico', /./]);
  make(['openapi.yaml', 'name: Identity,', 'name: Persons,', /./]);
  const { problems } = await lintContract(root);
  expect(problems.map(formatLintProblem)).toEqual([
    expect.stringMatching(
      /openapi\.yaml:\d+:\d+ .* no operation has the tag 'Persons', and 5 operations have 'Identity'/,
    ),
    expect.stringMatching(
      /paths\/core\/accounts\.yaml:\d+:\d+ .* the example mexico of createAccount breaks its schema: .* AccountMexico is an example of createAccount; did you mean AccountCreateMexico\?$/,
    ),
  ]);
});

test('an example that no operation names any more is reported without the overlay that changes it', async () => {
  make([
    'paths/core/accounts.yaml',
    '          mexico: { $ref: ../../examples/accounts.yaml#/AccountCreateMexico }\n',
    '',
    /./,
  ]);
  const { problems } = await lintContract(root);
  expect(problems.map(formatLintProblem)).toEqual([
    expect.stringMatching(/examples\/accounts\.yaml:\d+:1 .* Nothing refers to AccountCreateMexico\.$/),
  ]);
});

test('a misspelt keyword of an overlay is reported once', async () => {
  expect(await differences([IN_OVERLAY])).toEqual({ unreported: [], besides: [] });
});

/** Mistakes of the same kinds and in the same parts as the slips, which are no consequences of them. */
const BESIDE: Slip[] = [
  ['workflows/start.arazzo.yaml', 'sandbox.fundAccount', 'sandbox.fundAcc', /sandbox has no operation fundAcc\.$/],
  ['lifecycles.yaml', '[createUser]', '[createUsr]', /createUsr is not an operation; did you mean createUser\?$/],
  ['paths/cash/cashout-intent.yaml', 'tags: [Cash networks]', 'tags: [Cash network]', /did you mean 'Cash networks'/],
  ['sandbox.yaml', '/sandbox/v1/delivery-faults/{', '/sandbox/v1/delivery-faults/{x', /the path has|write \{/],
  [
    'links.yaml',
    'ActivityAccountTx.id: transaction',
    'ActivityAccountTx.id: transactoin',
    /did you mean transaction\?$/,
  ],
  [
    'asyncapi.yaml',
    'enum: [debit, credit]',
    'enum: [debit]',
    /the parameter type of adjustCardTransaction has other values/,
  ],
  ['examples/users.yaml', 'status: BLOCKED\n', 'status: BLOCKD\n', /status must be equal to one of the allowed values/],
  ['asyncapi.yaml', 'statusCode: 425', 'statusCode: 424', /has no response 424/],
];

test('mistakes beside them are reported as well', async () => {
  const { unreported, besides } = await differences([...SLIPS, ...BESIDE]);
  expect({ unreported, besides }).toEqual({ unreported: [], besides: [] });
});
