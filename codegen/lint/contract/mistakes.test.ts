import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatLintProblem, type LintProblem } from '../problem';
import { wordsOf } from '../rule-words';
import { lintContract } from './lint-contract';

/** A mistake as a designer makes it: one text replaced by another in one file of `spec/`. */
interface Mistake {
  name: string;
  file: string;
  /** The text that is replaced; it occurs once in the file, or `after` names the text before it. */
  from: string;
  to: string;
  after?: string;
  /** The place that the report names: another file if it is not the same, a text on the reported line, and the rule. */
  at: { file?: string; line: string; rule: string | RegExp; message?: RegExp };
}

// A run lints every document and every revision.
const CONTRACT = join(__dirname, '../../../spec');
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mistakes-'));
  cpSync(CONTRACT, join(root, 'spec'), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true }));

function make({ name, file, from, to, after }: Mistake): void {
  const path = join(root, 'spec', file);
  const text = readFileSync(path, 'utf8');
  const start = after === undefined ? 0 : text.indexOf(after);
  const index = text.indexOf(from, start);
  if (start < 0 || index < 0) throw new Error(`${name}: ${file} has no «${from}»`);
  writeFileSync(path, text.slice(0, index) + to + text.slice(index + from.length));
}

/** The 1-based line of `text` behind the mistake's anchor, in the file as it is now. */
function lineOf({ file, after, at }: Mistake): number {
  const text = readFileSync(join(root, 'spec', at.file ?? file), 'utf8');
  const start = after === undefined || at.file ? 0 : text.indexOf(after);
  const index = text.indexOf(at.line, start);
  if (index < 0) throw new Error(`no line has «${at.line}»`);
  return text.slice(0, index).split('\n').length;
}

async function expectReported(mistakes: readonly Mistake[]): Promise<readonly LintProblem[]> {
  for (const mistake of mistakes) make(mistake);
  const { problems } = await lintContract(root);
  const lines = problems.map(formatLintProblem);
  expect(problems.filter(({ rule }) => wordsOf(rule, 'contract').endsWith(`: ${rule}.`))).toEqual([]);
  const missing = mistakes.filter((mistake) => {
    const { file, at } = mistake;
    const line = lineOf(mistake);
    return !problems.some(
      (problem) =>
        problem.file === `spec/${at.file ?? file}` &&
        problem.line === line &&
        problem.column >= 1 &&
        (typeof at.rule === 'string' ? problem.rule === at.rule : at.rule.test(problem.rule)) &&
        (at.message ?? /./).test(problem.message),
    );
  });
  const report = missing.map((mistake) => `${mistake.name}: expected ${mistake.at.rule} at line ${lineOf(mistake)}`);
  expect({ missing: report, said: missing.length > 0 ? lines : [] }).toEqual({ missing: [], said: [] });
  return problems;
}

// That the contract as it stands has none is a step of `npm test`.
test('reports every mistake of a contract that can still be read, and the revisions in which it shows', async () => {
  make({
    name: 'an overlay leaves a component over',
    file: 'revisions/token-revoke/absent.overlay.yaml',
    from: "['Revocation','RevocationError']",
    to: "['Revocation']",
    at: { line: '', rule: '' },
  });
  const problems = await expectReported([
    {
      name: 'a summary that a copy has left',
      file: 'paths/users/user.yaml',
      from: 'summary: Change a user',
      to: 'summary: Read a user',
      after: 'x-interface-item: 6',
      at: { line: 'summary: Read a user', rule: 'copied-text', message: /updateUser has the summary of getUser/ },
    },
    {
      name: 'an operation that is deprecated without a word',
      file: 'paths/users/user.yaml',
      from: 'summary: Read a user',
      to: 'deprecated: true\n  summary: Read a user',
      at: { line: 'deprecated: true', rule: 'deprecated-mark' },
    },
    {
      name: 'an outcome that no code acts on',
      file: 'schemas/bank.yaml',
      from: 'outcome: DESTINATION_ACTIVE',
      to: 'outcome: DESTINATION_ACTIV',
      at: { line: 'outcome: DESTINATION_ACTIV', rule: 'trigger/outcome', message: /did you mean DESTINATION_ACTIVE/ },
    },
    {
      name: 'a reply without the header of every reply',
      file: 'paths/identity/session.yaml',
      from: '      headers: { x-request-id: { $ref: ../../headers.yaml#/RequestId } }\n',
      to: '',
      after: "'204':",
      at: { line: "'204':", rule: 'reply-header', message: /x-request-id/ },
    },
    {
      name: 'the number of another endpoint',
      file: 'paths/cash/alias.yaml',
      from: 'x-interface-item: 36',
      to: 'x-interface-item: 35',
      at: { line: 'x-interface-item: 35', rule: 'interface-item' },
    },
    {
      name: 'a default that nothing fills in',
      file: 'schemas/transfers.yaml',
      from: "description: { type: [string, 'null'],",
      to: "description: { type: [string, 'null'], default: rent,",
      at: { line: 'default: rent', rule: 'body-default' },
    },
    {
      name: 'a description that says nothing',
      file: 'settlement.yaml',
      from: 'description: Nothing moved.',
      to: "description: ''",
      at: { line: "description: ''", rule: 'description' },
    },
    {
      name: 'a value twice in an enum',
      file: 'schemas/shipping.yaml',
      after: 'ShipmentType:',
      from: 'enum: [SINGLE_CARD, BOX,',
      to: 'enum: [SINGLE_CARD, SINGLE_CARD, BOX,',
      at: { line: 'SINGLE_CARD, SINGLE_CARD', rule: 'no-duplicated-enum-values' },
    },
    {
      name: 'an example with a value that the enum lacks',
      file: 'examples/users.yaml',
      after: 'UserResultBlocked:',
      from: 'status: BLOCKED\n',
      to: 'status: BLOKED\n',
      at: { line: 'status: BLOKED', rule: 'contract', message: /status must be equal to one of/ },
    },
    {
      name: 'an example with a field that the schema lacks',
      file: 'examples/cash.yaml',
      after: 'CashAlias:',
      from: 'alias: K7P2QX',
      to: 'alias: K7P2QX, kind: cash',
      at: { line: 'kind: cash', rule: 'contract', message: /additional/ },
    },
    {
      name: 'a parameter whose example does not fit',
      file: 'parameters.yaml',
      from: 'example: 20\n',
      to: 'example: 200\n',
      at: { line: 'example: 200', rule: 'contract', message: /page\[size\] breaks its schema/ },
    },
    {
      name: 'a default that does not fit',
      file: 'parameters.yaml',
      after: 'PageNumber:',
      from: 'default: 0',
      to: 'default: -1',
      at: { line: 'default: -1', rule: 'contract', message: /the default breaks its schema: must be >= 0/ },
    },
    {
      name: 'bounds that nothing fits between',
      file: 'schemas/users.yaml',
      after: 'UserCreate:',
      from: "surname: { type: [string, 'null'], minLength: 1, maxLength: 128,",
      to: "surname: { type: [string, 'null'], minLength: 200, maxLength: 128,",
      at: {
        line: 'minLength: 200',
        rule: 'contrato/satisfiable-schemas',
        message: /minLength is 200, and maxLength 128/,
      },
    },
    {
      name: 'a bound that excludes the only value that the other one leaves',
      file: 'schemas/callbacks.yaml',
      after: 'MoneyTotal:',
      from: 'total: { type: number, minimum: 0,',
      to: 'total: { type: number, exclusiveMinimum: 1000000, maximum: 1000000,',
      at: {
        line: 'exclusiveMinimum: 1000000',
        rule: 'contrato/satisfiable-schemas',
        message: /exclusiveMinimum is 1000000, and maximum 1000000/,
      },
    },
    {
      name: 'a format of another type',
      file: 'schemas/users.yaml',
      after: 'UserUpdate:',
      from: "phone: { type: [string, 'null'], minLength: 1",
      to: "phone: { type: [string, 'null'], format: int32, minLength: 1",
      at: { line: 'format: int32', rule: 'contrato/satisfiable-schemas', message: /int32 judges no value here/ },
    },
    {
      name: 'a pattern that takes ages',
      file: 'schemas/users.yaml',
      after: 'UserCreate:',
      from: "phone: { type: [string, 'null'], minLength: 1, maxLength: 32, pattern: *visible }",
      to: "phone: { type: [string, 'null'], minLength: 1, maxLength: 32, pattern: '^([0-9]+-?)+$' }",
      at: { line: 'phone: {', rule: 'contrato/satisfiable-schemas', message: /longer and longer/ },
    },
    {
      name: 'a condition next to a reference',
      file: 'schemas/addresses.yaml',
      from: "country: { allOf: [{ $ref: 'common.yaml#/Country' }, { not: { const: COL } }] }",
      to: "country: { $ref: 'common.yaml#/Country', not: { const: COL } }",
      at: { line: 'if: { required: [country]', rule: 'contrato/lone-references', message: /skip `not` next to a/ },
    },
    {
      name: 'an operation that asks for nothing',
      file: 'paths/shipping/shipments.yaml',
      from: 'security: [{ oauth2: [shipments:create] }]',
      to: 'security: []',
      at: { line: 'security: []', rule: 'contrato/public-operations', message: /Anybody can call createShipment/ },
    },
    {
      name: 'a scope that does not exist',
      file: 'paths/cash/alias.yaml',
      from: 'cash-alias:read',
      to: 'cash-alias:reed',
      at: { line: 'cash-alias:reed', rule: 'security-scopes-defined' },
    },
    {
      name: 'a tag that is not declared',
      file: 'paths/cash/cashout-intent.yaml',
      from: 'tags: [Cash networks]',
      to: 'tags: [Cash network]',
      at: { line: 'tags: [Cash network]', rule: 'contract', message: /did you mean 'Cash networks'\?/ },
    },
    {
      name: 'an operation without a summary',
      file: 'paths/identity/report.yaml',
      from: '  summary:',
      to: '  sumary:',
      at: { line: 'sumary:', rule: 'struct', message: /sumary.*summary/ },
    },
    {
      name: 'a path parameter that is not in the path',
      file: 'paths/core/activity.yaml',
      from: 'name: id',
      to: 'name: ident',
      at: { line: 'name: ident', rule: 'contract', message: /the path has \{id\}, and here is ident/ },
    },
    {
      name: 'a missing standing response',
      file: 'paths/core/account.yaml',
      after: 'getAccount',
      from: "    '503': { $ref: ../../responses.yaml#/Unavailable }\n",
      to: '',
      at: { line: 'responses:', rule: 'contrato/common-responses', message: /503/ },
    },
    {
      name: 'an error under another code',
      file: 'paths/users/user.yaml',
      after: 'getUser',
      from: 'USER_NOT_FOUND: {',
      to: 'CARD_NOT_FOUND: {',
      at: { line: 'CARD_NOT_FOUND', rule: 'contract', message: /carries the error code USER_NOT_FOUND/ },
    },
    {
      name: 'a text without end in a request',
      file: 'schemas/transfers.yaml',
      after: 'PixTransferCreate:',
      from: "description: { type: [string, 'null'], minLength: 1, maxLength: 140,",
      to: "description: { type: [string, 'null'], minLength: 1,",
      at: { line: 'description: { type: [string', rule: 'contrato/closed-input', message: /maxLength/ },
    },
    {
      name: 'a text in a request that lets a NUL through',
      file: 'schemas/accounts.yaml',
      after: 'AccountUpdateComment:',
      from: "  pattern: '^[^\\u0000]*$'\n",
      to: '',
      at: { line: "type: [string, 'null']", rule: 'contrato/closed-input', message: /holds no NUL/ },
    },
    {
      name: 'a text in a list of a query that lets a NUL through',
      file: 'paths/users/users.yaml',
      after: 'filter[surname]',
      from: ', pattern: *visible',
      to: '',
      at: { line: 'schema: {', rule: 'contrato/closed-input', message: /holds no NUL/ },
    },
    {
      name: 'a name in a request that may be blank',
      file: 'schemas/sandbox/clients.yaml',
      after: 'ClientName:',
      from: '(?=[^\\u0000]*[^\\s',
      to: '(?=[^\\u0000]*[^\\t',
      at: { line: 'ClientName:', rule: 'contrato/closed-input', message: /can not be blank/ },
    },
    {
      name: 'a definition that nothing refers to',
      file: 'schemas/cash.yaml',
      from: 'CashMeta:',
      to: 'CashMemo: { type: string }\nCashMeta:',
      at: { line: 'CashMemo:', rule: 'no-unused-definitions' },
    },
    {
      name: 'a transition from a state that does not exist',
      file: 'lifecycles.yaml',
      after: 'pix-key:',
      from: 'from: [ACTIVE]',
      to: 'from: [ACTIV]',
      at: { line: 'from: [ACTIV]', rule: 'contract', message: /ACTIV/ },
    },
    {
      name: 'a step of a workflow without a name',
      file: 'workflows/identity.arazzo.yaml',
      from: '- stepId: buy-identity',
      to: '- stepid: buy-identity',
      at: { line: 'stepid: buy-identity', rule: 'struct', message: /stepid/ },
    },
    {
      name: 'a step of a workflow that calls nothing',
      file: 'workflows/identity.arazzo.yaml',
      after: 'stepId: create-user',
      from: 'api.createUser',
      to: 'api.createUsr',
      at: { line: 'api.createUsr', rule: 'workflow/operation', message: /openapi has no operation createUsr/ },
    },
    {
      name: 'a step of a workflow that calls what no source describes',
      file: 'workflows/identity.arazzo.yaml',
      after: 'stepId: begin\n',
      from: '$sourceDescriptions.sandbox',
      to: '$sourceDescriptions.world',
      at: { line: '$sourceDescriptions.world', rule: 'workflow/operation', message: /called world/ },
    },
    {
      name: 'a step of a workflow that expects a status that is never answered',
      file: 'workflows/cards.arazzo.yaml',
      from: '$statusCode == 201',
      to: '$statusCode == 204',
      at: { line: '$statusCode == 204', rule: 'workflow/answer', message: /^createAffinityGroup never answers 204\.$/ },
    },
    {
      name: 'an output of a place that no answer has',
      file: 'workflows/cards.arazzo.yaml',
      from: '$response.body#/access_token',
      to: '$response.body#/acces_token',
      at: {
        line: '#/acces_token',
        rule: 'workflow/answer',
        message: /^no answer of createToken .* has \/acces_token\.$/,
      },
    },
    {
      name: 'a body with a field that its operation does not take',
      file: 'workflows/brazil.arazzo.yaml',
      after: 'createUser',
      from: 'email:',
      to: 'emial:',
      at: { line: 'emial:', rule: 'workflow/body', message: /^createUser takes no \/emial\.$/ },
    },
    {
      name: 'a step of a workflow without the body that its operation needs',
      file: 'workflows/cards.arazzo.yaml',
      after: 'createUser',
      from: 'requestBody:',
      to: 'x-clock:',
      at: { line: 'createUser', rule: 'workflow/body', message: /createUser needs a requestBody/ },
    },
    {
      name: 'a step of a workflow that does not say what its answer is',
      file: 'workflows/onboarding.arazzo.yaml',
      from: 'successCriteria:\n          - condition: $statusCode == 201\n        outputs:',
      to: 'outputs:',
      at: { line: '- stepId:', rule: 'workflow/criteria', message: /says by successCriteria what its answer is/ },
    },
    {
      name: 'a parameter that an operation does not have',
      file: 'workflows/identity.arazzo.yaml',
      after: 'stepId: see-session',
      from: 'name: uuid',
      to: 'name: id',
      at: { line: 'name: id', rule: 'workflow/parameter', message: /getIdentitySession has no parameter path id/ },
    },
    {
      name: 'a misspelt parameter of a step',
      file: 'workflows/identity.arazzo.yaml',
      after: 'stepId: open-account-too-early',
      from: 'name: x-idempotency-key',
      to: 'name: x-idempotency-kee',
      at: {
        line: 'x-idempotency-kee',
        rule: 'workflow/parameter',
        message: /; did you mean header x-idempotency-key\?$/,
      },
    },
    {
      name: 'a parameter of a workflow that leads nowhere',
      file: 'workflows/identity.arazzo.yaml',
      after: 'stepId: report-too-early',
      from: 'parameters.as-client',
      to: 'parameters.as-nobody',
      at: { line: 'as-nobody', rule: 'workflow/parameter', message: /as-nobody leads nowhere/ },
    },
    {
      name: 'a parameter of a workflow that no step refers to',
      file: 'workflows/requests.arazzo.yaml',
      from: '    as-client: {',
      to: "    as-somebody: { name: authorization, in: header, value: 'Bearer {$steps.nowhere.outputs.token}' }\n    as-client: {",
      at: { line: 'as-somebody:', rule: 'workflow/parameter', message: /^No step refers to as-somebody\.$/ },
    },
    {
      name: 'a parameter that a step leaves out',
      file: 'workflows/brazil.arazzo.yaml',
      after: 'stepId: list-boletos',
      from: '          - { name: country, in: header, value: bra }\n',
      to: '',
      at: { line: 'searchCashInIntents', rule: 'workflow/parameter', message: /needs the parameter header country/ },
    },
    {
      name: 'an expression that can not be read',
      file: 'workflows/identity.arazzo.yaml',
      after: 'stepId: try-again',
      from: '$response.body#/data/id',
      to: '$respnse.body#/data/id',
      at: { line: '$respnse.body', rule: 'workflow/expression' },
    },
    {
      name: 'a condition that can not be read',
      file: 'workflows/identity.arazzo.yaml',
      after: 'stepId: be-rejected',
      from: '$statusCode == 200',
      to: '$statusCode === 200',
      at: { line: '=== 200', rule: 'workflow/expression', message: /not a condition/ },
    },
    {
      name: 'an input that a workflow does not have',
      file: 'workflows/identity.arazzo.yaml',
      after: 'stepId: open-another',
      from: '{$inputs.run}',
      to: '{$inputs.rum}',
      at: { line: '$inputs.rum', rule: 'workflow/reference', message: /rum is not an input/ },
    },
    {
      name: 'an output that a step does not have',
      file: 'workflows/identity.arazzo.yaml',
      after: 'stepId: call-off\n',
      from: 'open-another.outputs.id',
      to: 'open-another.outputs.ids',
      at: { line: 'outputs.ids', rule: 'workflow/reference', message: /open-another has no output ids/ },
    },
    {
      name: 'an output of a later step',
      file: 'workflows/identity.arazzo.yaml',
      after: 'stepId: call-off-again',
      from: 'open-another.outputs.id',
      to: 'open-last.outputs.id',
      at: { line: 'open-last.outputs.id', rule: 'workflow/reference', message: /no earlier step is called open-last/ },
    },
    {
      name: 'a clock that stands still',
      file: 'workflows/identity.arazzo.yaml',
      from: 'x-clock: { advance: 86400 }',
      to: 'x-clock: { advance: 0 }',
      at: { line: 'x-clock: { advance: 0 }', rule: 'workflow/extension', message: /whole and above 0/ },
    },
    {
      name: 'a clock that is set to no time of a day',
      file: 'workflows/settlement.arazzo.yaml',
      from: "x-clock: { days: 1, at: '12:00' }",
      to: "x-clock: { days: 1, at: '24:00' }",
      at: { line: "at: '24:00'", rule: 'workflow/extension', message: /at: <hh:mm>/ },
    },
    {
      name: 'an answer that is not a decision',
      file: 'workflows/start.arazzo.yaml',
      from: 'x-answer: { status: APPROVED }',
      to: 'x-answer: { status: YES }',
      at: { line: 'x-answer: { status: YES }', rule: 'workflow/extension', message: /APPROVED/ },
    },
    {
      name: 'events about nothing',
      file: 'workflows/identity.arazzo.yaml',
      after: 'x-events:',
      from: 'about: $steps.try-again.outputs.id',
      to: 'of: $steps.try-again.outputs.id',
      at: { line: 'x-events:', rule: 'workflow/extension', message: /about/ },
    },
    {
      name: 'an extension that nobody described',
      file: 'workflows/argentina.arazzo.yaml',
      from: 'x-clock: { advance: 60 }',
      to: 'x-wait: { advance: 60 }',
      at: { line: 'x-wait', rule: 'workflow/extension', message: /no x-wait here/ },
    },
    {
      name: 'an input that is made up in no way that there is',
      file: 'workflows/brazil.arazzo.yaml',
      after: 'x-fresh:',
      from: 'run: digits',
      to: 'run: letters',
      at: { line: 'run: letters', rule: 'workflow/extension', message: /not letters/ },
    },
    {
      name: 'a step that is named twice',
      file: 'workflows/argentina.arazzo.yaml',
      after: 'stepId: see-approved',
      from: 'stepId: balance-of-bruno-later',
      to: 'stepId: balance-of-bruno',
      at: { line: 'stepId: balance-of-bruno', rule: 'stepId-unique' },
    },
    {
      name: 'an id that is returned and that nothing takes',
      file: 'schemas/shipping.yaml',
      after: 'Shipment:',
      from: '    external_tracking_id:\n',
      to: '    courier_id: { type: string }\n    external_tracking_id:\n',
      at: {
        line: 'courier_id:',
        rule: 'link/untaken',
        message: /returns Shipment\.courier_id, and no operation takes it/,
      },
    },
    {
      name: 'a kind that no operation takes',
      file: 'links.yaml',
      from: 'P2PLeg.id: transaction',
      to: 'P2PLeg.id: transactoin',
      at: { line: 'P2PLeg.id', rule: 'contract', message: /no operation takes the id of a transactoin/ },
    },
    {
      name: 'a kind of an id that does not exist',
      file: 'links.yaml',
      from: 'deletePixKey.key:',
      to: 'deletePixKey.kee:',
      at: { line: 'deletePixKey.kee', rule: 'contract', message: /returns or takes deletePixKey\.kee/ },
    },
    {
      name: 'an operation that nothing goes on from, which does not exist',
      file: 'links.yaml',
      after: 'ends:',
      from: 'createSandboxClient:',
      to: 'createSandboxClients:',
      at: {
        line: 'createSandboxClients:',
        rule: 'contract',
        message: /there is no operation createSandboxClients/,
      },
    },
    {
      name: 'an operation that nothing goes on from, without a reason',
      file: 'links.yaml',
      after: 'forkSnapshot:',
      from: " The answer belongs to the new client, and the caller's token has no access to it.",
      to: '',
      at: { line: 'forkSnapshot:', rule: 'contract', message: /why does nothing go on from forkSnapshot/ },
    },
    {
      name: 'a kind that no operation returns',
      file: 'links.yaml',
      from: 'getIdentityReport.uuid: identity_session',
      to: 'getIdentityReport.uuid: identity_sesion',
      at: { line: 'getIdentityReport.uuid', rule: 'contract', message: /returns the id of a identity_sesion/ },
    },
    {
      name: 'a reason for an id that nothing returns',
      file: 'links.yaml',
      from: 'Merchant.id: ',
      to: 'Merchant.no: ',
      at: { line: 'Merchant.no', rule: 'contract', message: /no operation returns Merchant\.no/ },
    },
    {
      name: 'an id that nothing takes for no reason',
      file: 'links.yaml',
      from: 'SettlementRun.id: The day identifies a run, and their names identify its files.',
      to: "SettlementRun.id: ' '",
      at: { line: 'SettlementRun.id', rule: 'contract', message: /why does nothing take SettlementRun\.id/ },
    },
    {
      name: 'a record of an event that requires nothing any more',
      file: 'schemas/notifications.yaml',
      from: '  required: [event_id, idempotency_key, shipment_id, meta]\n',
      to: '',
      at: {
        line: 'ShipmentUpdate:',
        rule: 'record/required',
        message: /sends ShipmentUpdate and need not send event_id, idempotency_key, shipment_id, meta:/,
      },
    },
    {
      name: 'a field of an answer that is not required any more',
      file: 'schemas/batches.yaml',
      from: 'affinity_group_id, ',
      to: '',
      after: '\nCardBatch:',
      at: {
        line: 'CardBatch:',
        rule: 'record/required',
        message: /sends CardBatch and need not send affinity_group_id:/,
      },
    },
    {
      name: 'a condition on a value that its field never has',
      file: 'schemas/transactions.yaml',
      from: 'enum: [CARD_PURCHASE, EXTRACASH]',
      to: 'enum: [CARD_PURCHSE, EXTRACASH]',
      at: {
        line: 'enum: [CARD_PURCHSE',
        rule: 'condition/value',
        message: /^type is never CARD_PURCHSE: did you mean CARD_PURCHASE\?$/,
      },
    },
    {
      name: 'a secret without its mark',
      file: 'schemas/cards.yaml',
      from: "pattern: '^[0-9]{3}$', x-sensitive: true }",
      to: "pattern: '^[0-9]{3}$' }",
      after: 'ExtendedCard:',
      at: {
        line: 'cvv: { type',
        rule: 'contrato/sensitive-fields',
        message: /^cvv is logged .* `x-sensitive: true`\.$/,
      },
    },
    {
      name: 'a list of values that takes null, as the other form does',
      file: 'schemas/users.yaml',
      from: 'type: string\n  enum: [MALE, FEMALE]',
      to: "type: [string, 'null']\n  enum: [MALE, FEMALE, null]",
      after: 'Gender:',
      at: {
        line: 'gender: { oneOf:',
        rule: 'contrato/satisfiable-schemas',
        message: /^Another form takes null as well/,
      },
    },
    {
      name: 'a condition on a field that its object does not take',
      file: 'schemas/users.yaml',
      from: 'if: { required: [country]',
      to: 'if: { required: [contry]',
      at: {
        line: 'if: { required: [contry]',
        rule: 'condition/value',
        message: /no field contry: did you mean country\?$/,
      },
    },
    {
      name: 'a field that another one asks for and that the object does not take',
      file: 'schemas/users.yaml',
      from: '  required: [email, operation_country]\n',
      to: '  required: [email, operation_country]\n  dependentRequired: { identification_typ: [identification_value] }\n',
      at: { line: 'dependentRequired', rule: 'condition/value', message: /did you mean identification_type\?$/ },
    },
    {
      name: 'an overlay that changes nothing',
      file: 'revisions/cash-in-list-meta/absent.overlay.yaml',
      from: '.properties.meta',
      to: '.properties.metadata',
      at: {
        line: '- target: $.components.schemas.CashInIntentList.properties.metadata',
        rule: 'contract',
        message: /matches nothing/,
      },
    },
    {
      name: 'an overlay that breaks an example of the base',
      file: 'revisions/installments/without-current.overlay.yaml',
      from: '- target: $.components.examples[*].value.installments.current_installment',
      to: '- target: $.components.examples[*].value.installments.grace_period',
      at: {
        file: 'examples/callbacks.yaml',
        line: 'current_installment: 1',
        rule: 'contract',
        message: /installments=without-current/,
      },
    },
  ]);
  expect(problems.filter(({ message }) => /createAccount needs the parameter/.test(message))).toEqual([]);
  const left = problems.find(({ rule, file }) => rule === 'no-unused-components' && file === 'spec/schemas/auth.yaml');
  expect(left?.revisions).toEqual(expect.arrayContaining(['earliest', 'token-revoke=absent']));
});

test.each<[string, Mistake[]]>([
  [
    'what can not be read',
    [
      {
        name: 'a reference to a name that does not exist',
        file: 'schemas/users.yaml',
        after: 'User:',
        from: 'common.yaml#/Timestamp',
        to: 'common.yaml#/Timestmap',
        at: { line: 'common.yaml#/Timestmap', rule: 'contract', message: /common\.yaml has no Timestmap/ },
      },
      {
        name: 'a reference to a file that does not exist',
        file: 'paths/users/user.yaml',
        from: '../../schemas/users.yaml#/UserResult',
        to: '../../schemas/usres.yaml#/UserResult',
        at: { line: 'usres.yaml', rule: 'contract', message: /usres\.yaml does not exist/ },
      },
      {
        name: 'an unknown extension',
        file: 'paths/bank/transfers.yaml',
        from: 'x-idempotency:',
        to: 'x-idempotent:',
        at: { line: 'x-idempotent:', rule: 'contract', message: /x-idempotent/ },
      },
      {
        name: 'a keyword that does not exist',
        file: 'schemas/users.yaml',
        after: 'UserCreate:',
        from: 'minLength: 1, maxLength: 128',
        to: 'minLenght: 1, maxLength: 128',
        at: { line: 'minLenght', rule: 'struct', message: /minLenght.*Did you mean minLength/ },
      },
    ],
  ],
  [
    'what an overlay writes',
    [
      {
        name: 'a keyword that does not exist',
        file: 'revisions/receiver-tax-field/camel.overlay.yaml',
        from: 'update: { taxIdentificationNumber: {} }',
        to: 'update: { taxIdentificationNumber: { maxLenght: 3 } }',
        at: { line: 'maxLenght', rule: 'contract', message: /maxLenght.*did you mean maxLength/ },
      },
    ],
  ],
  [
    'what is not YAML',
    [
      {
        name: 'a text that is not YAML',
        file: 'schemas/cards.yaml',
        after: 'ProductType:',
        from: 'enum: [PREPAID, CREDIT, DEBIT]',
        to: 'enum: [PREPAID, CREDIT, DEBIT',
        at: { line: 'CardNetwork:', rule: 'syntax' },
      },
    ],
  ],
  [
    'what fits no schema',
    [
      {
        name: 'a type that does not exist',
        file: 'schemas/common.yaml',
        after: 'CountryCode:',
        from: 'type: string',
        to: 'type: strng',
        at: { line: 'type: strng', rule: 'struct', message: /Did you mean string/ },
      },
      {
        name: 'two operations of one name',
        file: 'paths/users/user.yaml',
        from: 'operationId: getUser',
        to: 'operationId: createUser',
        at: { line: 'operationId: createUser', rule: 'operation-operationId-unique' },
      },
      {
        name: 'a field that is required and not there',
        file: 'schemas/users.yaml',
        after: 'UserCreate:',
        from: 'required: [email,',
        to: 'required: [emial,',
        at: { line: 'required: [emial', rule: 'no-required-schema-properties-undefined', message: /emial/ },
      },
      {
        name: 'a channel with a word that is none',
        file: 'asyncapi.yaml',
        from: 'address: /activities',
        to: 'adress: /activities',
        at: { line: 'adress: /activities', rule: 'struct' },
      },
    ],
  ],
])('reports %s, and nothing that only follows from it', async (_, mistakes) => {
  const lines = (await expectReported(mistakes)).map(formatLintProblem);
  expect(lines.filter((line) => /Failed to parse|Example validation errored/.test(line))).toEqual([]);
});

test('reports the channel of another operation once', async () => {
  const line = "channel: { $ref: '#/channels/shipmentUpdates' }";
  const [problem, ...others] = await expectReported([
    {
      name: 'the channel of another operation',
      file: 'asyncapi.yaml',
      from: "channel: { $ref: '#/channels/cardAdjustments' }",
      to: line,
      at: { line, rule: 'contract', message: /its messages are of the channel cardAdjustments/ },
    },
  ]);
  expect([problem?.file, others]).toEqual(['spec/asyncapi.yaml', []]);
});
