import type { Rule } from './contract';
import { prepare } from './scenario';
import { fakeContract } from './testing/fake-contract';

const createThing = fakeContract.rules.get('createThing') as Rule;
const getThing = fakeContract.rules.get('getThing') as Rule;

describe('prepare', () => {
  it('adds what a well-behaved client sends', () => {
    const prepared = prepare(createThing, { body: { name: 'a' } }, 'secret');
    expect(prepared).toMatchObject({
      method: 'POST',
      target: '/things/',
      body: '{"name":"a"}',
      headers: { accept: 'application/json', authorization: 'Bearer secret', 'content-type': 'application/json' },
    });
    expect(prepared.headers['x-idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('lets a scenario replace a default header, whatever its case, and remove one with null', () => {
    const headers = { 'X-Idempotency-Key': 'k1', accept: null };
    expect(prepare(createThing, { headers, body: {} }, null).headers).toEqual({
      'content-type': 'application/json',
      'x-idempotency-key': 'k1',
    });
  });

  it('escapes path values and query names, and keeps the commas of a list', () => {
    const request = { path: { 'thing-id': 'a/b' }, query: { 'filter[status]': ['A', 'B,C'], 'page[size]': 5 } };
    expect(prepare(getThing, request, null).target).toBe('/things/a%2Fb?filter%5Bstatus%5D=A,B%2CC&page%5Bsize%5D=5');
  });

  it('refuses a path parameter without a value', () => {
    expect(() => prepare(getThing, {}, null)).toThrow('the path parameter thing-id has no value');
  });

  it('sends no content type without a body', () => {
    expect(prepare(getThing, { path: { 'thing-id': 't' } }, null)).toMatchObject({
      body: '',
      headers: { accept: 'application/json' },
    });
  });

  it('encodes a form as a form', () => {
    const form: Rule = {
      ...createThing,
      body: { required: true, contentTypes: ['application/x-www-form-urlencoded'] },
    };
    expect(prepare(form, { body: { pan: '4 1', pin: '2' } }, null).body).toBe('pan=4+1&pin=2');
  });
});
