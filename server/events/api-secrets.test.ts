import { randomBytes } from 'node:crypto';
import { Vault, VaultError } from '../platform/crypto/vault';
import { newApiKey, openApiSecret } from './api-secrets';

const vaultOf = (id: string) => new Vault([{ id, bytes: randomBytes(32) }], randomBytes(32));

describe('the secret of a pair', () => {
  it('is opened once for as long as it is remembered', () => {
    const vault = vaultOf('a');
    const { row, secret } = newApiKey(vault, 'client', 0);
    const open = jest.spyOn(vault, 'open');
    expect([1, 2, 3].map(() => openApiSecret(vault, row))).toEqual([secret, secret, secret]);
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('does not open in another row, changed, or by another vault, though it was opened before', () => {
    const vault = vaultOf('a');
    const { row } = newApiKey(vault, 'client', 0);
    const other = newApiKey(vault, 'client', 0).row;
    for (const pair of [row, other]) openApiSecret(vault, pair);
    const last = row.secretSealed.at(-1) === 'A' ? 'B' : 'A';
    const changed = { ...row, secretSealed: row.secretSealed.slice(0, -1) + last };
    for (const pair of [changed, { ...row, id: other.id }]) {
      expect(() => openApiSecret(vault, pair)).toThrow(VaultError);
    }
    expect(() => openApiSecret(vaultOf('a'), row)).toThrow(VaultError);
  });
});
