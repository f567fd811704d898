import type { IncomingMessage } from 'node:http';
import { TrustedProxies } from './trusted-proxies';

function request(remoteAddress: string, forwardedFor?: string, proto?: string): IncomingMessage {
  const headers = { 'x-forwarded-for': forwardedFor, 'x-forwarded-proto': proto };
  return { headers, socket: { remoteAddress } } as unknown as IncomingMessage;
}

describe('the caller of a request that came through proxies', () => {
  it.each<[string, ConstructorParameters<typeof TrustedProxies>[0], string, string | undefined, string]>([
    ['one proxy', true, '10.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['one proxy and a forged entry', true, '10.0.0.1', '1.1.1.1, 203.0.113.9', '203.0.113.9'],
    ['two proxies and a forged entry', 2, '10.0.0.1', '1.1.1.1, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
    ['no header', true, '10.0.0.1', undefined, '10.0.0.1'],
    ['a header without an entry', true, '10.0.0.1', '', '10.0.0.1'],
    ['more proxies than have written something', 3, '10.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['networks and an entry that is not an address', ['10.0.0.0/8'], '10.0.0.1', '1.1.1.1, unknown', 'unknown'],
    ['a proxy that writes ports', true, '10.0.0.1', '203.0.113.9:5123', '203.0.113.9'],
    ['a proxy that writes ports of IPv6', true, '10.0.0.1', '[2001:db8::9]:5123', '2001:db8::9'],
    ['networks', ['10.0.0.0/8'], '::ffff:10.0.0.1', '1.1.1.1, 203.0.113.9, 10.7.0.2', '203.0.113.9'],
    ['a caller that is not a proxy', ['10.0.0.0/8'], '203.0.113.9', '1.1.1.1', '203.0.113.9'],
    ['proxies only', ['10.0.0.0/8', '::1'], '::1', '10.0.0.2', '10.0.0.2'],
  ])('is found behind %s', (_what, trust, remote, header, caller) => {
    expect(new TrustedProxies(trust).callerOf(request(remote, header))).toBe(caller);
  });
});

describe('that a request came over TLS', () => {
  it('is said by a trusted proxy, and by nobody else', () => {
    const proxies = new TrustedProxies(['10.0.0.0/8']);
    const callerOf = (remote: string) => {
      const { headers, socket } = request(remote, undefined, 'https');
      proxies.dropForged({ headers, socket });
      return headers['x-forwarded-proto'];
    };
    expect([callerOf('10.0.0.1'), callerOf('203.0.113.9')]).toEqual(['https', undefined]);
  });

  it('is said by the caller where proxies are counted: nobody else reaches the service', () => {
    const { headers, socket } = request('203.0.113.9', undefined, 'https');
    new TrustedProxies(2).dropForged({ headers, socket });
    expect(headers['x-forwarded-proto']).toBe('https');
  });
});
