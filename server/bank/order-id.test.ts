import { randomBytes } from 'node:crypto';
import { Vault } from '../platform/crypto/vault';
import { newId } from '../platform/ids';
import { pixKeyOf, transferId } from './order-id';

const vaultWith = (secret: Buffer) => new Vault([{ id: 'k1', bytes: randomBytes(32) }], secret);
const SECRET = randomBytes(32);
const vault = vaultWith(SECRET);
const request = { clientId: newId(), operationId: 'createTransfer', key: 'k' };
const order = { request, accountId: newId() };

describe.each([
  ['transfer', transferId, /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/],
  ['PIX key', pixKeyOf, /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/],
])('the id of a %s that is ordered with a key', (_, idOf, form) => {
  it('is the same whenever it is ordered, in every process', () => {
    expect(idOf(vault, order)).toBe(idOf(vaultWith(SECRET), { ...order, request: { ...request } }));
  });

  it.each([
    ['another client', { ...order, request: { ...request, clientId: newId() } }],
    ['another operation', { ...order, request: { ...request, operationId: 'createPixTransfer' } }],
    ['another key', { ...order, request: { ...request, key: 'K' } }],
    ['another account', { ...order, accountId: newId() }],
    ['no key', null],
  ])('is another one for %s', (_other, changed) => {
    expect(idOf(vault, changed)).not.toBe(idOf(vault, order));
  });

  it('can not be computed without the secret of the service, and is an id like others', () => {
    expect(idOf(vaultWith(randomBytes(32)), order)).not.toBe(idOf(vault, order));
    const many = Array.from({ length: 64 }, (_one, at) => idOf(vault, { ...order, accountId: `${at}` }));
    expect(many.filter((id) => !form.test(id))).toEqual([]);
    expect(new Set(many).size).toBe(64);
  });
});

it('orders without a key have ids that are never the same', () => {
  expect(transferId(vault, null)).not.toBe(transferId(vault, null));
  expect(pixKeyOf(vault, null)).not.toBe(pixKeyOf(vault, null));
});
