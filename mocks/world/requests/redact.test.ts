import { REDACTED, redactBody } from './redact';

it('finds the sensitive values of a body whose names a pointer has to escape', () => {
  const body = { 'a/b': 'one', 'c~d': [{ 'e/f': 'two', shown: 'three' }], shown: 'four' };
  expect(redactBody(body, ['/a~1b', '/c~0d/*/e~1f'])).toEqual({
    ...body,
    'a/b': REDACTED,
    'c~d': [{ 'e/f': REDACTED, shown: 'three' }],
  });
});
