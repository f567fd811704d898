import { createHmac } from 'node:crypto';
import { isFresh, sign, verifySignature } from './signing';

const secret = Buffer.from('a secret of the client').toString('base64');
const parts = { timestamp: '1700000000', endpoint: '/transactions/authorizations', body: '{"ñ":1}' };

describe('signatures', () => {
  it.each([
    ['timestamp-endpoint-body', '1700000000/transactions/authorizations{"ñ":1}'],
    ['body-timestamp-endpoint', '{"ñ":1}1700000000/transactions/authorizations'],
  ] as const)('sign the bytes in the order %s', (order, bytes) => {
    const wanted = createHmac('sha256', Buffer.from(secret, 'base64'))
      .update(Buffer.from(bytes, 'utf8'))
      .digest('base64');
    expect(sign(parts, secret, order)).toBe(`hmac-sha256 ${wanted}`);
    expect(verifySignature(parts, `hmac-sha256 ${wanted}`, secret, order)).toBe(true);
  });

  it('refuse one changed bit anywhere, another order and another secret', () => {
    const order = 'timestamp-endpoint-body';
    const signature = sign(parts, secret, order);
    const changed = (text: string) => String.fromCharCode(text.charCodeAt(0) ^ 1) + text.slice(1);
    for (const name of ['timestamp', 'endpoint', 'body'] as const) {
      expect(verifySignature({ ...parts, [name]: changed(parts[name]) }, signature, secret, order)).toBe(false);
    }
    expect(verifySignature(parts, signature, secret, 'body-timestamp-endpoint')).toBe(false);
    expect(verifySignature(parts, signature, Buffer.from('another').toString('base64'), order)).toBe(false);
    expect(verifySignature(parts, 'hmac-sha256 ', secret, order)).toBe(false);
    expect(verifySignature(parts, signature.replace('hmac-sha256', 'sha256'), secret, order)).toBe(false);
    for (const malformed of [
      signature.replace(' ', '  '),
      `${signature}!`,
      signature.replace(/.=*$/, '-$&'),
      `${signature} `,
    ]) {
      expect(verifySignature(parts, malformed, secret, order)).toBe(false);
    }
  });

  it('are fresh for 60 seconds', () => {
    const now = 1_700_000_060_000;
    expect(isFresh('1700000000', now)).toBe(true);
    expect(isFresh('1699999999', now)).toBe(false);
    expect(isFresh('1700000121', now)).toBe(false);
    expect(isFresh('17e8', now)).toBe(false);
  });
});
