import { isScope, scopeOf } from './scopes';

const client = (scopes: string[] | null) => ({ configuration: { scopes } });

it('carries every scope of the contract unless fewer are agreed', () => {
  const all = scopeOf(client(null), { mode: 'sandbox' }).split(' ');
  expect(all).toEqual(expect.arrayContaining(['users:create', 'sandbox:control']));
  expect(all).toEqual([...all].sort());
  expect(scopeOf(client(['users:read', 'cards:read']), { mode: 'sandbox' })).toBe('cards:read users:read');
});

it('carries no scope of the sandbox in production, also where it was agreed', () => {
  expect(scopeOf(client(null), { mode: 'production' })).not.toContain('sandbox:');
  expect(scopeOf(client(null), { mode: 'production' })).toContain('users:create');
  expect(scopeOf(client(['users:read', 'sandbox:control']), { mode: 'production' })).toBe('users:read');
});

it.each(['sandbox', 'production'] as const)(
  'carries a scope of operators only where it is agreed by name: %s',
  (mode) => {
    expect(scopeOf(client(null), { mode })).not.toContain('system:');
    expect(scopeOf(client(['system:operate']), { mode })).toBe('system:operate');
  },
);

it('knows the scopes of the contract and no others', () => {
  const known = (mode: 'sandbox' | 'production') =>
    ['users:read', 'sandbox:control', 'users:fly'].map((name) => isScope(name, { mode }));
  expect([known('sandbox'), known('production')]).toEqual([
    [true, true, false],
    [true, false, false],
  ]);
});
