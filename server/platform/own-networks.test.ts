import { OwnNetworks, refusalOfOwnNetwork } from './own-networks';

describe('a network of one’s own', () => {
  it.each([
    '10.0.0.0/8',
    '10.20.30.40',
    '172.16.0.0/12',
    '192.168.7.0/24',
    '100.64.0.0/10',
    '127.0.0.1',
    '::1',
    'fd12:3456::/32',
    '169.254.10.20',
    '169.254.169.254/32',
    'fe80::1',
    'fd00:ec2::254',
    '168.63.129.16',
  ])('can be %s', (text) => expect(refusalOfOwnNetwork(text)).toBeNull());

  it.each([
    ['intranet', 'is not an address or a network'],
    ['10.0.0.0/33', 'is not an address or a network'],
    ['10.0.0.1/8', 'write 10.0.0.0/8'],
    ['fd12::1/32', 'write fd12::/32'],
    ['169.254.0.0/16', 'list each of its addresses separately'],
    ['fe80::/10', 'list each of its addresses separately'],
    ['0.0.0.0/0', 'is not within a private range'],
    ['::/0', 'is not within a private range'],
    ['10.0.0.0/7', 'is not within a private range'],
    ['172.0.0.0/8', 'is not within a private range'],
    ['93.184.216.34', 'is not within a private range'],
    ['224.0.0.0/4', 'is not within a private range'],
    ['64:ff9b::/96', 'is not within a private range'],
  ])('can’t be %s, which %s', (text, says) => expect(refusalOfOwnNetwork(text)).toContain(says));
});

describe('networks of one’s own', () => {
  it('hold the addresses in them, in any spelling, and no others', () => {
    const own = new OwnNetworks(['10.20.0.0/16', '127.0.0.1', 'fd12::/32']);
    const asked = ['10.20.1.2', '::ffff:10.20.1.2', '127.0.0.1', 'fd12::7', '10.21.0.1', '127.0.0.2', '::1', 'fd13::7'];
    expect(asked.map((address) => own.contain(address))).toEqual([true, true, true, true, false, false, false, false]);
  });

  it('contain the metadata address of machines only if it is named exactly', () => {
    const around = new OwnNetworks(['fd00:ec2::/32', '100.64.0.0/10']);
    expect(around.contain('fd00:ec2::1')).toBe(true);
    expect(around.contain('fd00:ec2::254')).toBe(false);
    expect(around.contain('100.100.100.200')).toBe(false);
    expect(new OwnNetworks(['fd00:ec2::254']).contain('fd00:ec2::254')).toBe(true);
    expect(new OwnNetworks(['169.254.10.20']).contain('169.254.10.20')).toBe(true);
    expect(new OwnNetworks(['169.254.10.20']).contain('169.254.169.254')).toBe(false);
  });
});
