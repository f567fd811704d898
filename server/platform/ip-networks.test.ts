import ipaddr from 'ipaddr.js';
import { isIpNetwork, liesIn, readIpNetwork, siteOf } from './ip-networks';

describe('a network', () => {
  it.each(['10.0.0.0/8', '10.1.2.3', '::1', 'fd00::/8', '::ffff:10.0.0.0/104'])('may be written %s', (text) => {
    expect(isIpNetwork(text)).toBe(true);
  });

  it.each(['10', '0', '16', '10/8', '127.1', '0x7f.0.0.1', '010.0.0.1', '10.0.0.0/33', 'intranet', ''])(
    'is not %s',
    (text) => {
      expect(isIpNetwork(text)).toBe(false);
    },
  );

  it('of IPv4 addresses within IPv6 holds these', () => {
    const networks = [readIpNetwork('::ffff:10.0.0.0/104')];
    expect([liesIn(ipaddr.process('10.1.2.3'), networks), liesIn(ipaddr.process('11.1.2.3'), networks)]).toEqual([
      true,
      false,
    ]);
  });
});

describe('those whose requests are counted together', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2::7', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::7', '2001:db8:1:3::/64'],
    ['fe80::7%eth0', 'fe80::/64'],
    ['::1', '::/64'],
    ['', ''],
    ['unknown', 'unknown'],
    ['a:b:c', 'a:b:c'],
  ])('at %p are %p', (address, site) => {
    expect(siteOf(address)).toBe(site);
  });
});
