import { CONTROL_SCOPE } from '../../mocks/testing/controls';
import { MODES, type Mode } from '../platform/environment';
import { isScope, scopeOf, TokenScopes } from './scopes';

const client = (scopes: string[] | null) => ({ configuration: { scopes } });

it('carries every scope of the contract unless fewer are agreed', () => {
  const all = scopeOf(client(null), { mode: MODES[0] }).split(' ');
  expect(all).toEqual(expect.arrayContaining(['users:create', CONTROL_SCOPE]));
  expect(all).toEqual([...all].sort());
  expect(scopeOf(client(['users:read', 'cards:read']), { mode: MODES[0] })).toBe('cards:read users:read');
});

it('carries no scope of an extension in production, also where it was agreed', () => {
  expect(scopeOf(client(null), { mode: 'production' })).not.toContain(CONTROL_SCOPE);
  expect(scopeOf(client(null), { mode: 'production' })).toContain('users:create');
  expect(scopeOf(client(['users:read', CONTROL_SCOPE]), { mode: 'production' })).toBe('users:read');
});

it.each(MODES)('carries a scope of operators only where it is agreed by name: %s', (mode) => {
  expect(scopeOf(client(null), { mode })).not.toContain('system:');
  expect(scopeOf(client(['system:operate']), { mode })).toBe('system:operate');
});

it.each(MODES)('carries and knows no scope of networks, also where it was agreed: %s', (mode) => {
  expect(scopeOf(client(null), { mode })).not.toContain('network:');
  expect(scopeOf(client(['network:card', 'users:read']), { mode })).toBe('users:read');
  expect(isScope('network:card', { mode })).toBe(false);
});

it('knows the scopes of the contract and no others', () => {
  const known = (mode: Mode) => ['users:read', CONTROL_SCOPE, 'users:fly'].map((name) => isScope(name, { mode }));
  expect([known(MODES[0]), known('production')]).toEqual([
    [true, true, false],
    [true, false, false],
  ]);
});

it('keeps the scopes of tokens that carry the same ones, and of those that are agreed with a client, once', () => {
  const scopes = new TokenScopes();
  const carried = scopes.carried('cards:read users:read');
  expect(scopes.carried('cards:read users:read')).toBe(carried);
  const [agreed, other] = [client(['users:read']), client(null)];
  expect([...scopes.stillAgreed(carried, agreed)]).toEqual(['users:read']);
  expect([...scopes.stillAgreed(carried, other)]).toEqual(['cards:read', 'users:read']);
  expect(scopes.stillAgreed(carried, agreed)).toBe(scopes.stillAgreed(carried, agreed));
  expect([...scopes.stillAgreed(scopes.carried('users:read'), other)]).toEqual(['users:read']);
});
