import type { Exchange } from '../server/platform/exchanges';
import { exchangeLine, hasColours } from './exchange-lines';

const refused: Exchange = {
  kind: 'request',
  method: 'POST',
  target: '/users/v1/',
  status: 400,
  code: 'INVALID_REQUEST',
  field: '/email',
  milliseconds: 12.4,
};

describe('the line of an exchange', () => {
  it('has method, address, status, error code, field and time', () => {
    expect(exchangeLine(refused, false)).toBe('POST /users/v1/ 400 INVALID_REQUEST /email 12 ms');
    const call = {
      ...refused,
      kind: 'call',
      target: 'http://127.0.0.1:1/a',
      status: null,
      code: 'timeout',
      field: null,
    };
    expect(exchangeLine(call as Exchange, false)).toBe('→ POST http://127.0.0.1:1/a no answer timeout 12 ms');
  });

  it('says by its colour what became of the request', () => {
    const ok = { ...refused, status: 200, code: null, field: null };
    for (const [exchange, colour] of [
      [ok, '\u001b[32m200'],
      [refused, '\u001b[33m400 INVALID_REQUEST'],
      [{ ...refused, status: 500, code: 'INTERNAL_ERROR' }, '\u001b[31m500 INTERNAL_ERROR'],
    ] as const) {
      expect(exchangeLine(exchange, true)).toContain(colour);
    }
  });

  it('steers no terminal by what callers name', () => {
    const line = exchangeLine({ ...refused, target: '/a\u001b[2J', field: '/x\n\u009b31m' }, false);
    expect(line).toBe('POST /a?[2J 400 INVALID_REQUEST /x??31m 12 ms');
  });

  it('has colours in a terminal, and none in a pipe or where NO_COLOR is set', () => {
    const pipe = { write: () => true };
    const terminal = { ...pipe, isTTY: true, hasColors: () => true };
    expect(hasColours(terminal, {})).toBe(true);
    expect(hasColours(terminal, { NO_COLOR: '1' })).toBe(false);
    expect(hasColours({ ...terminal, hasColors: () => false }, {})).toBe(false);
    expect(hasColours(pipe, {})).toBe(false);
  });
});
