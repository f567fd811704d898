import { OwnNetworks } from '../platform/own-networks';
import { isPublicAddress } from './address-policy';
import { refusalOfAddress } from './callback-address';
import type { Channel } from './rules/kinds';

describe('an address where a client is called', () => {
  it.each([
    ['transactions', 'https://client.example/cards'],
    ['transactions', 'https://client.example:8443/'],
    ['shipping_updates', 'https://client.example/a/shipping/updates'],
    ['shipping_updates', 'https://client.example/shipping/updates'],
    ['activities', 'https://client.example/a?tenant=1'],
    ['identity_sessions', 'https://client.example/identity/v1/events'],
  ] as [Channel, string][])('%s may be %s', (channel, address) => {
    expect(refusalOfAddress(channel, address, new OwnNetworks([]))).toBeNull();
  });

  it.each([
    ['shipping_updates', 'http://127.0.0.1/x?y=/shipping/updates'],
    ['shipping_updates', 'http://client.example/x#/shipping/updates'],
    ['shipping_updates', 'http://client.example/shipping/updates/../other'],
    ['identity_sessions', 'http://client.example/x?y=/identity/v1/z'],
    ['transactions', 'http://client.example/cards?x=1'],
    ['transactions', 'http://client.example/cards?'],
    ['transactions', 'http://client.example/cards#x'],
    ['activities', 'http://user:pw@client.example/a'],
    ['activities', 'ftp://client.example/a'],
    ['activities', 'http://'],
    ['activities', 'http://client.example:0/a'],
    ['activities', 'http://client..example/a'],
  ] as [Channel, string][])('%s may not be %s', (channel, address) => {
    expect(refusalOfAddress(channel, address, null)).not.toBeNull();
  });

  it.each([
    'http://client.example/',
    'https://10.1.2.3/',
    'https://127.1/',
    'https://169.254.169.254/latest',
    'https://168.63.129.16/',
    'https://[::1]/',
    'https://[fe80::1]/',
    'https://[fd00:ec2::254]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[::10.0.0.1]/',
    'https://[64:ff9b::10.0.0.1]/',
    'https://[2002:a00:1::]/',
    'https://localhost/',
    'https://metadata.google.internal/',
    'https://printer.local/',
    'https://localhost.localdomain/',
    'https://metadata/',
    'https://intranet./',
    'https://[2606:4700::5efe:10.0.0.1]/',
  ])('in production none may be %s', (address) => {
    expect(refusalOfAddress('activities', address, new OwnNetworks([]))).not.toBeNull();
  });
});

describe('where the operator has named networks of its own', () => {
  const own = new OwnNetworks(['10.1.0.0/16']);
  it.each(['https://10.1.2.3/', 'https://wallet.internal/', 'https://wallet/', 'https://client.example/'])(
    'an address may be %s',
    (address) => expect(refusalOfAddress('activities', address, own)).toBeNull(),
  );
  it.each(['http://10.1.2.3/', 'https://10.2.0.1/', 'https://169.254.169.254/', 'https://127.0.0.1/'])(
    'it may not be %s',
    (address) => expect(refusalOfAddress('activities', address, own)).not.toBeNull(),
  );
});

it.each([
  '168.63.129.16',
  '::ffff:168.63.129.16',
  '::7f00:1',
  '::a00:1',
  '::2',
  'fe80::1',
  'fd12::1',
  '64:ff9b:1::a00:1',
  '2002:7f00:1::',
  '2606:4700::5efe:7f00:1',
  '2606:4700::200:5efe:7f00:1',
])('%s is not called', (address) => expect(isPublicAddress(address)).toBe(false));
