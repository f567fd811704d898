import { OwnNetworks } from '../platform/own-networks';
import { assertReachable, ForbiddenAddress, isPublicAddress, lookupWith, type Reachable } from './address-policy';
import type { Address } from './name-resolver';

describe('callback addresses in production', () => {
  it.each([
    '127.0.0.1',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    '::ffff:127.0.0.1',
    'fe80::1',
    'fd00::1',
    '224.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
  ])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946', '2606:4700::6810:84e5'])(
    '%s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    'https://127.0.0.1/x',
    'https://0177.0.0.1/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://[::1]/x',
    'https://[::ffff:169.254.169.254]/',
    'http://example.com/',
    'https://user:pw@example.com/',
    'https://user@example.com/',
    'https://:pw@example.com/',
    'file:///etc/passwd',
  ])('%s is refused', (url) =>
    expect(() => assertReachable(new URL(url), new OwnNetworks([]))).toThrow(ForbiddenAddress),
  );

  const PUBLIC: Address = { address: '93.184.216.34', family: 4 };
  const PRIVATE: Address = { address: '127.0.0.1', family: 4 };
  const found = (addresses: readonly Address[], reachable: Reachable, all = false) =>
    new Promise((resolve) => {
      const lookup = lookupWith(async () => addresses, reachable);
      lookup('name.example', { all }, (failure, address) => resolve(failure ?? address));
    });

  it.each<[string, readonly Address[]]>([
    ['a private address', [PRIVATE]],
    ['a public and a private address', [PUBLIC, PRIVATE]],
  ])('a name that leads to %s is refused when the connection is made', async (_, addresses) => {
    expect(await found(addresses, new OwnNetworks([]))).toBeInstanceOf(ForbiddenAddress);
    expect(await found(addresses, new OwnNetworks([]), true)).toBeInstanceOf(ForbiddenAddress);
    expect(await found(addresses, new OwnNetworks(['127.0.0.0/8']))).toBe(addresses[0]?.address);
    expect(await found(addresses, null, true)).toEqual(addresses);
  });
});
