import { UniqueViolation } from './errors';
import { translatePostgresError } from './postgres-errors';

const told = 'duplicate key value violates unique constraint "accounts_cvu_102008"';

it.each([
  ['of one node', { code: '23505', constraint: 'accounts_cvu', message: told }],
  ['of a part on several nodes', { code: '23505', constraint: 'accounts_cvu_102008', message: told }],
  ['that a coordinator only tells in words', { code: 'XX000', message: told }],
])('a violation %s names the index of the schema', (_, error) => {
  const translated = translatePostgresError(error);
  expect(translated).toBeInstanceOf(UniqueViolation);
  expect((translated as UniqueViolation).constraint).toBe('accounts_cvu');
});

it('another error stays as it is', () => {
  const error = { code: '42601', message: 'syntax error' };
  expect(translatePostgresError(error)).toBe(error);
});
