import Ajv from 'ajv/dist/2020';
import type { HeaderRule } from './contract';
import { headerProblems } from './headers';

const ajv = new Ajv({ allErrors: true });

const header = (schema: object, rest: Partial<HeaderRule> = {}): HeaderRule => ({
  name: 'x-thing',
  type: 'string',
  array: false,
  check: ajv.compile(schema),
  ...rest,
});

const problemsOf = (rule: HeaderRule, value: string | string[] | undefined) =>
  headerProblems([rule], { 'x-thing': value });

describe('a documented header', () => {
  it('is present', () => {
    expect(problemsOf(header({ type: 'string' }), undefined)).toEqual(['the documented header x-thing is missing']);
    expect(problemsOf(header({ type: 'string' }), '')).toEqual([]);
  });

  it.each<[string, object, HeaderRule['type'], string, string[]]>([
    ['an integer', { type: 'integer', minimum: 1 }, 'integer', '30', []],
    ['a negative integer', { type: 'integer' }, 'integer', '-3', []],
    ['a date for an integer', { type: 'integer' }, 'integer', 'Wed, 21 Oct', ['must be integer']],
    ['a fraction for an integer', { type: 'integer' }, 'integer', '1.5', ['must be integer']],
    ['nothing for an integer', { type: 'integer' }, 'integer', '', ['must be integer']],
    ['an integer below the minimum', { type: 'integer', minimum: 1 }, 'integer', '0', ['must be >= 1']],
    ['a number', { type: 'number', maximum: 2 }, 'number', '1.5', []],
    ['a number above the maximum', { type: 'number', maximum: 2 }, 'number', '2.5', ['must be <= 2']],
    ['a word for a number', { type: 'number' }, 'number', 'NaN', ['must be number']],
    ['true', { type: 'boolean', const: true }, 'boolean', 'true', []],
    ['false where the schema has true', { const: true }, 'boolean', 'false', ['must be equal to constant']],
    ['a number for true or false', { type: 'boolean' }, 'boolean', '1', ['must be boolean']],
    ['digits for a text', { type: 'string', pattern: '^\\d+$' }, 'string', '17', []],
    ['a text against the pattern', { type: 'string', pattern: '^a+$' }, 'string', 'ab', ['must match pattern "^a+$"']],
    [
      'a value that is none of the list',
      { enum: ['a'] },
      'string',
      'b',
      ['must be equal to one of the allowed values'],
    ],
  ])('has a value of its schema: %s', (_, schema, type, value, expected) => {
    const problems = expected.map((message) => `the header x-thing ${message}: ${JSON.stringify(value)}`);
    expect(problemsOf(header(schema, { type }), value)).toEqual(problems);
  });

  it('comes once, unless it is a list', () => {
    const list = header({ type: 'array', items: { type: 'integer' }, maxItems: 3 }, { type: 'integer', array: true });
    expect(problemsOf(header({ type: 'string' }), ['a', 'b'])).toEqual(['the header x-thing was sent 2 times']);
    expect(problemsOf(list, ['1, 2', '3'])).toEqual([]);
    expect(problemsOf(list, '1')).toEqual([]);
    expect(problemsOf(list, '1,2,3,4')).toEqual(['the header x-thing must NOT have more than 3 items: "1,2,3,4"']);
    expect(problemsOf(list, '1, b')).toEqual(['the header x-thing at /1 must be integer: "1, b"']);
  });
});

describe('a header that is not documented', () => {
  it.each([
    ...['allow', 'clear-site-data', 'content-disposition', 'content-location', 'link', 'location', 'refresh'],
    ...['retry-after', 'www-authenticate'],
  ])('is reported if a client acts on it: %s', (name) => {
    expect(headerProblems([], { [name]: 'a' })).toEqual([`the header ${name} is not documented: "a"`]);
    expect(headerProblems([header({ type: 'string' }, { name })], { [name]: 'a' })).toEqual([]);
  });

  it('is reported by the names of its cookies if it sets cookies', () => {
    const headers = { 'set-cookie': ['AWSALB=v; Path=/', 'route=a', 'AWSALB=w', '=x'] };
    expect(headerProblems([], headers)).toEqual([
      'the header set-cookie is not documented: AWSALB, route, (without a name)',
    ]);
    expect(headerProblems([header({ type: 'array' }, { name: 'set-cookie', array: true })], headers)).toEqual([]);
  });

  it('may be one that is allowed, or have cookies that are', () => {
    const [headers, cookies] = [{ link: '<a>', 'set-cookie': ['BIGipServer1=v', 'route=a'] }, ['BIGipServer*', 'rout']];
    expect(headerProblems([], headers, { headers: ['link'], cookies })).toEqual([
      'the header set-cookie is not documented: route',
    ]);
    expect(headerProblems([], headers, { headers: ['link'], cookies: ['BIGip*', 'route'] })).toEqual([]);
    expect(headerProblems([], headers, { headers: ['link', 'set-cookie'], cookies: [] })).toEqual([]);
  });

  it('stands for no documented one, which is checked even if it is allowed', () => {
    const allowed = { headers: ['x-thing'], cookies: [] };
    const rule = header({ type: 'integer' }, { type: 'integer' });
    expect(headerProblems([rule], { 'x-thing': 'a' }, allowed)).toEqual(['the header x-thing must be integer: "a"']);
    expect(headerProblems([rule], {}, allowed)).toEqual(['the documented header x-thing is missing']);
  });

  it('may come from HTTP, servers and proxies', () => {
    expect(headerProblems([], { date: 'today', connection: 'close', via: '1.1 proxy', 'x-cache': 'HIT' })).toEqual([]);
  });
});
