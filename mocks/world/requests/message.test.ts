import { messageOf } from './message';
import { REDACTED } from './redact';

const logged = (text: string | undefined, more: object = {}) =>
  messageOf({ headers: {}, text, sensitive: ['/pin'], ...more });

it.each([
  '{"amount":12345678901234567890}',
  '{"amount":0.1000000000000000055}',
  '{"amount":100.0}',
  '{"amount":1e2}',
  '{ "name": "Ana" }\r\n',
  '{"2":1,"1":2}',
  '{"name":"\\u0041na"}',
  '"Ana" ',
])('keeps the bytes of a body that JSON would write in another way: %s', (text) => {
  expect(logged(text)).toMatchObject({ text, body: JSON.parse(text), omitted: null, body_bytes: text.length });
});

it.each(['{"name":"Ana","amount":100.5}', 'null', '[]', '7'])('keeps a body once that JSON writes so: %s', (text) => {
  expect(logged(text)).toEqual({ headers: {}, body: JSON.parse(text), body_bytes: text.length, omitted: null });
});

it.each([
  ['a secret by its place', '{ "pin": "1234" }'],
  ['a secret by its name', '{ "client_secret": "s" }'],
  ['the number of a card', '{ "note": "4111 1111 1111 1111" }'],
  ['the number of a card in another spelling', '{"note":"\\u0034111111111111111"}'],
])('keeps no bytes of a body with %s', (_what, text) => {
  const { body, ...rest } = logged(text);
  expect(Object.values(body as object)).toEqual([REDACTED]);
  expect(rest).toEqual({ headers: {}, body_bytes: text.length, omitted: null });
});

it.each([
  ['has a name twice, of which one has a secret', '{"note":"4111111111111111","note":1}'],
  ['is not JSON', '{"note":"4111111111111111"'],
])('keeps nothing of a body that %s', (_what, text) => {
  expect(logged(text)).toEqual({ headers: {}, body: null, body_bytes: text.length, omitted: 'NOT_JSON' });
});

it('says that a body was not read, and nothing where there is none', () => {
  expect(logged(undefined, { bytes: 7 })).toMatchObject({ body: null, body_bytes: 7, omitted: 'NOT_READ' });
  expect(logged(undefined)).toMatchObject({ body: null, body_bytes: 0, omitted: null });
  expect(logged('')).toMatchObject({ body: null, body_bytes: 0, omitted: null });
});

it('keeps a body of 64 KiB, and the size of a longer one or of one that nests too deep', () => {
  const texts = [65_536, 65_537].map((bytes) => JSON.stringify('x'.repeat(bytes - 2)));
  texts.push('['.repeat(1_000) + ']'.repeat(1_000));
  expect(texts.map((text) => logged(text)).map(({ body_bytes, omitted }) => [body_bytes, omitted])).toEqual([
    [65_536, null],
    [65_537, 'TOO_LARGE'],
    [2_000, 'TOO_DEEP'],
  ]);
  expect(logged('{}', { bytes: 0 }).body_bytes).toBe(2);
});
