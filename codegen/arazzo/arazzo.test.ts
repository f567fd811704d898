import { expressionsIn, holds, parseCondition } from './condition';
import { hasExpression, parseExpression, partsOf } from './expression';

const VALUES: Record<string, unknown> = {
  $statusCode: 201,
  '$inputs.limit': '10',
  '$response.body#/status': 'Active',
  '$response.body#/cursor': null,
  '$response.body#/more': true,
};

function isTrue(text: string): boolean {
  const condition = parseCondition(text);
  if (condition === null) throw new Error(`${text} is not a condition`);
  return holds(condition, (expression) => VALUES[expression]);
}

describe('a condition', () => {
  it.each([
    ['$statusCode == 201', true],
    ['$statusCode != 201', false],
    ['$statusCode >= 200 && $statusCode < 300', true],
    ['$statusCode == 200 || $statusCode == 201', true],
    // `&&` binds more tightly than `||`.
    ['$statusCode == 201 || $statusCode == 201 && $statusCode == 0', true],
    ['($statusCode == 201 || $statusCode == 201) && $statusCode == 0', false],
    ['!($statusCode == 200)', true],
    ['$response.body#/more', true],
    ['!$response.body#/more', false],
    ["$response.body#/status == 'ACTIVE'", true],
    ["$response.body#/status == 'it''s'", false],
    ['$response.body#/cursor == null', true],
    ['$response.body#/more == null', false],
    ['$response.body#/missing == null', false],
    ['$inputs.limit > 9', true],
    ["$inputs.limit > '9'", false],
    ["$statusCode > 'a'", false],
    ['$response.body#/cursor <= 1', false],
  ])('%s is %s', (text, expected) => {
    expect(isTrue(text)).toBe(expected);
  });

  it.each(['', '$statusCode ==', '== 201', '$statusCode = 201', '($statusCode == 201', '$a $b', "'open", '201x == 1'])(
    '%j is none',
    (text) => {
      expect(parseCondition(text)).toBeNull();
    },
  );

  it('names the expressions that it depends on', () => {
    const condition = parseCondition("!($statusCode == 201) && $inputs.limit || $response.body#/a < 'b'");
    expect(condition && expressionsIn(condition)).toEqual(['$statusCode', '$inputs.limit', '$response.body#/a']);
  });
});

describe('an expression', () => {
  it.each([
    ['$statusCode', { kind: 'statusCode' }],
    ['$response.body', { kind: 'response', part: { in: 'body', pointer: '' } }],
    ['$response.body#/data/0/id', { kind: 'response', part: { in: 'body', pointer: '/data/0/id' } }],
    ['$request.header.x-request-id', { kind: 'request', part: { in: 'header', name: 'x-request-id' } }],
    ['$inputs.client#/id', { kind: 'input', name: 'client', pointer: '/id' }],
    ['$steps.createUser.outputs.user#/id', { kind: 'step', step: 'createUser', output: 'user', pointer: '/id' }],
  ])('%s is read', (text, expected) => {
    expect(parseExpression(text)).toEqual(expected);
  });

  it.each(['statusCode', '$statuscode', '$response.cookie.a', '$inputs.', '$steps.a.b', '$response.body#id'])(
    '%s is none',
    (text) => {
      expect(parseExpression(text)).toBeNull();
    },
  );

  it('is distinguished from the text around it', () => {
    expect(partsOf('$inputs.a')).toEqual([{ text: '$inputs.a', isExpression: true }]);
    expect(partsOf('Bearer {$inputs.token}!')).toEqual([
      { text: 'Bearer ', isExpression: false },
      { text: '$inputs.token', isExpression: true },
      { text: '!', isExpression: false },
    ]);
    expect(['$inputs.a', 'a {$inputs.a}', 'a {b}', 'a'].map(hasExpression)).toEqual([true, true, false, false]);
  });
});
