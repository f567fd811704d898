import { outgoingOf } from './from-log';

it('writes a body of JSON as it was, also where the header names a form', () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const entry = { method: 'POST', target: '/v1/activation', request: { headers, body: { pin: ['1', '2'] } } };
  expect(outgoingOf(entry, 'http://localhost', undefined).body).toBe('{"pin":["1","2"]}');
});
