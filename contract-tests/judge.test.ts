import { rowName } from './contract';
import { judge, judgeDetails, readBody, type TargetAnswer } from './judge';
import { fakeContract } from './testing/fake-contract';

describe('an answer', () => {
  const thing = JSON.stringify({ data: { id: 't1', colour: 'RED' } });
  const headers = { 'content-type': 'application/json', 'x-request-id': 'r1' };

  const judged = (name: string, answer: Partial<TargetAnswer>) => {
    const row = fakeContract.rows.find((one) => rowName(one) === name);
    const rule = fakeContract.rules.get(row?.operationId ?? '');
    if (row === undefined || rule === undefined) throw new Error(`${name} is not a row`);
    const full = { status: row.status, headers, body: thing, ...answer };
    const version = name === 'getThing 200 found' ? { etag: '"a"' } : {};
    return judge(row, rule, { ...full, headers: { ...version, ...full.headers } });
  };

  const page = (body: string) => {
    const rule = fakeContract.rules.get('getThing');
    const row = { document: 'openapi', operationId: 'getThing', variant: '', status: 200, example: '', code: null };
    const response = { contentType: 'text/html', check: null, codes: [], headers: [] };
    if (rule === undefined) throw new Error('getThing is an operation');
    const answer = { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body };
    return judge(row, { ...rule, responses: { 200: response } }, answer);
  };

  it('has the status of its row, and one that is documented', () => {
    expect(judged('getThing 200 found', {})).toEqual([]);
    expect(judged('getThing 200 found', { status: 202 })).toEqual([`status 200 expected, 202 came with ${thing}`]);
  });

  it('has the documented media type, in the charset of JSON', () => {
    const typed = (type: string | undefined) =>
      judged('getThing 200 found', { headers: { ...headers, 'content-type': type } });
    const charsets = ['application/json; charset=UTF-8', 'Application/JSON;charset="utf-8"', 'application/json; q=1'];
    expect(charsets.flatMap(typed)).toEqual([]);
    expect(typed('application/json; charset=iso-8859-1')).toEqual(['the charset utf-8 expected, iso-8859-1 came']);
    expect(typed('application/problem+json')).toEqual([
      'content type application/json expected, "application/problem+json" came',
    ]);
    expect(typed(undefined)).toEqual(['content type application/json expected, "null" came']);
  });

  it.each([
    ['application/json', { id: 't1' }],
    ['application/problem+json; charset=utf-8', { id: 't1' }],
    ['text/html', '{"id":"t1"}'],
    ['application/x-json-lines', '{"id":"t1"}'],
    ['application/notjson', '{"id":"t1"}'],
  ])('of the type %s is read as JSON only if it is JSON', (type, read) => {
    expect(readBody({ status: 200, headers: { 'content-type': type }, body: '{"id":"t1"}' })).toEqual(read);
  });

  it('has a body where one is documented, and none elsewhere', () => {
    const none = { 'x-request-id': 'r1' };
    expect(judged('deleteThing 204 gone', { headers: none, body: '' })).toEqual([]);
    expect(judged('deleteThing 204 gone', { headers, body: '' })).toEqual([
      'the header content-type is not documented: "application/json"',
    ]);
    expect(judged('deleteThing 204 gone', { headers: none, body: '{}' })).toEqual([
      'no body is documented, but there is one: {}',
    ]);
    expect(judged('getThing 200 found', { body: '' })).toEqual([
      'a body of application/json is documented, but there is none',
    ]);
    expect(page('')).toEqual(['a body of text/html is documented, but there is none']);
    expect(page('<p>')).toEqual([]);
  });

  it('has its headers', () => {
    expect(judged('getThing 200 found', { headers: { 'content-type': 'application/json' } })).toEqual([
      'the documented header x-request-id is missing',
    ]);
    expect(judged('getThing 200 found', { headers: { ...headers, 'retry-after': '1' } })).toEqual([
      'the header retry-after is not documented: "1"',
    ]);
  });

  it('has JSON of the closed schema, and the error code of its row', () => {
    expect(judged('getThing 200 found', { body: '{' })).toEqual(['the body is not JSON: {']);
    expect(judged('getThing 200 found', { body: '{"data":{"id":"t1","colour":"RED","more":1}}' })).toEqual([
      expect.stringContaining('body/data must NOT have additional properties'),
    ]);
    const error = (code: string) =>
      JSON.stringify({ error_code: code, error: { message: '', details: [] }, request_id: 'r1' });
    expect(judged('createThing 409 COLOUR_TAKEN', { body: error('COLOUR_TAKEN') })).toEqual([]);
    expect(judged('createThing 409 COLOUR_TAKEN', { body: error('KEY_REUSED') })).toEqual([
      'error_code COLOUR_TAKEN expected, KEY_REUSED came, another documented code',
    ]);
    expect(judged('createThing 409 COLOUR_TAKEN', { body: error('GREEN') })).toEqual([
      'error_code COLOUR_TAKEN expected, GREEN came, an undocumented code',
    ]);
  });
});

describe('the details of a refusal', () => {
  const taken = { code: 'unique', detail: 'somebody has it', location: 'body', pointer: '/colour' };

  const judged = (name: string, details: readonly object[] | undefined, shown?: readonly string[]) => {
    const row = fakeContract.rows.find(({ operationId, example }) => `${operationId} ${example}` === name);
    const rule = fakeContract.rules.get(name.split(' ', 1)[0] ?? '');
    if (row === undefined || rule === undefined) throw new Error(`${name} is not a row`);
    const headers = { 'content-type': 'application/json' };
    const answer = { status: row.status, headers, body: JSON.stringify({ error: { details } }) };
    return judgeDetails(shown === undefined ? row : { ...row, details: shown }, rule, answer);
  };

  it('are those of the example, whatever their words, order and number', () => {
    const shown = ['unique body /colour', 'unique body /name'];
    const name = { ...taken, detail: 'the name is taken', pointer: '/name' };
    expect(judged('createThing COLOUR_TAKEN', [name, taken, taken], shown)).toEqual([]);
  });

  it.each<[string, object[], string[], string]>([
    ['place', [taken], ['unique body /name'], '[unique body /name] expected as in the example, [unique body /colour]'],
    [
      'location',
      [taken],
      ['unique query /colour'],
      '[unique query /colour] expected as in the example, [unique body /colour]',
    ],
    ['code', [taken], ['state body /colour'], '[state body /colour] expected as in the example, [unique body /colour]'],
    ['detail less', [], ['unique body /colour'], '[unique body /colour] expected as in the example, []'],
    ['detail more', [taken], [], '[] expected as in the example, [unique body /colour]'],
  ])('are wrong with another %s', (_difference, details, shown, message) => {
    expect(judged('createThing COLOUR_TAKEN', details, shown)).toEqual([`details ${message} came`]);
  });

  it('are none where the example shows none, and none where the answer is a page', () => {
    expect(judged('getThing THING_NOT_FOUND', [])).toEqual([]);
    expect(judged('getThing THING_NOT_FOUND', undefined)).toEqual([]);
    expect(judged('getThing THING_NOT_FOUND', [taken])).toEqual([
      'details [] expected as in the example, [unique body /colour] came',
    ]);
  });

  it('of a request that breaks the contract are free where it has a body, and only there', () => {
    const colour = ['unknown query colour'];
    expect(judged('createThing INVALID_REQUEST', [taken], colour)).toEqual([]);
    expect(judged('getThing INVALID_REQUEST', [taken], colour)).toHaveLength(1);
  });

  it('of a success are nothing to hold', () => {
    expect(judged('getThing found', [taken])).toEqual([]);
  });
});
