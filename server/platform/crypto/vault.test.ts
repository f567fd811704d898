import { randomBytes } from 'node:crypto';
import { areSameBytes } from './same-bytes';
import { Vault, VaultError } from './vault';

const key = (id: string) => ({ id, bytes: randomBytes(32) });
const secret = randomBytes(32);

describe('the vault', () => {
  const old = key('k1');
  const vault = new Vault([old], secret);

  it('opens what it sealed, in its place only', () => {
    const sealed = vault.seal('4000001234567899', 'cards.pan:1');
    expect(sealed).not.toContain('4000001234567899');
    expect(vault.open(sealed, 'cards.pan:1')).toBe('4000001234567899');
    expect(() => vault.open(sealed, 'cards.pan:2')).toThrow(VaultError);
  });

  it.each(['', 'ñandú 🪙'])('opens %p as it was', (text) => {
    expect(vault.open(vault.seal(text, 'p'), 'p')).toBe(text);
  });

  it('has the same checks whatever the order of its keys is', () => {
    const other = key('k2');
    const [one, turned] = [[old, other] as const, [other, old] as const].map((keys) => new Vault(keys, secret));
    expect(JSON.stringify(one?.checks())).toBe(JSON.stringify(turned?.checks()));
    expect(['k1', 'k2', 'k3'].map((id) => one?.knows(id))).toEqual([true, true, false]);
  });

  it('opens, finds and knows again what earlier versions wrote', () => {
    const kept = new Vault([{ id: 'k1', bytes: Buffer.alloc(32, 7) }], Buffer.alloc(32, 9));
    expect(kept.open('v1.k1.BoMoq6nbHAYQvrApW3gfVV0Iq-olwb_zMUEZF8-NGGk', 'cards.pan:1')).toBe('4242');
    expect(kept.lookup('4242', 'pan')).toBe('9upy209zAEl0lcocJeMdwW5S5F1z8Rh_t4UqIzrlAkc');
    expect(kept.checks()).toEqual({ data: { k1: 'u0Eb1CQGo_rXm16W' }, lookup: 'k3tuL1cAhisbsNVH' });
  });

  it('needs a key of 32 bytes, and the one that seals', () => {
    expect(() => new Vault([], secret)).toThrow(VaultError);
    expect(() => new Vault([{ id: 'k1', bytes: randomBytes(31) }], secret)).toThrow(VaultError);
    expect(() => new Vault([old], secret, 'k2')).toThrow(VaultError);
  });

  it('never seals the same text to the same bytes', () => {
    expect(vault.seal('x', 'p')).not.toBe(vault.seal('x', 'p'));
  });

  it('refuses a sealed text with any byte changed or cut', () => {
    const sealed = vault.seal('123', 'p');
    const [version, id, data] = sealed.split('.') as [string, string, string];
    const bytes = Buffer.from(data, 'base64url');
    for (let i = 0; i < bytes.length; i += 1) {
      const changed = Buffer.from(bytes);
      changed[i] = (changed[i] as number) ^ 1;
      expect(() => vault.open(`${version}.${id}.${changed.toString('base64url')}`, 'p')).toThrow(VaultError);
    }
    expect(() => vault.open(`${version}.${id}.${data.slice(0, 20)}`, 'p')).toThrow(VaultError);
    expect(() => vault.open(`${version}.other.${data}`, 'p')).toThrow(VaultError);
    expect(() => vault.open(`v2.${id}.${data}`, 'p')).toThrow(VaultError);
  });

  it('keeps old rows readable and findable when a new key comes first', () => {
    const sealed = vault.seal('123', 'p');
    const rotated = new Vault([key('k2'), old], secret);
    expect(rotated.open(sealed, 'p')).toBe('123');
    expect(rotated.seal('123', 'p').split('.')[1]).toBe('k2');
    expect(rotated.lookup('123', 'pan')).toBe(vault.lookup('123', 'pan'));
    expect(vault.lookup('123', 'pan')).not.toBe(vault.lookup('123', 'other'));
  });
});

it.each([
  ['abc', 'abc', true],
  ['abc', 'abd', false],
  ['abc', 'ab', false],
  ['', '', true],
])('the bytes of %p and %p are the same: %p', (one, other, same) => {
  expect(areSameBytes(Buffer.from(one), Buffer.from(other))).toBe(same);
});
