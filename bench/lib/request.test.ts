import { inTurn, type LoadRequest, NUMBER, numbered, takeNumbers } from './request';
import { wrkScript } from './wrk';

const movement: LoadRequest = {
  method: 'POST',
  path: '/movements',
  headers: { 'x-idempotency-key': `key-${NUMBER}` },
  body: JSON.stringify({ reference: NUMBER, name: 'São "Paulo"\n' }),
};

describe('requests of a load', () => {
  it('have a number of their own each, as long as what stands for it', () => {
    const next = inTurn([movement, { method: 'GET', path: `/of/${NUMBER}` }]);
    const sent = [next(), next(), next()];
    const numbers = [sent[0]?.headers?.['x-idempotency-key'], sent[1]?.path, sent[2]?.headers?.['x-idempotency-key']];
    const found = numbers.map((text) => /\d+$/.exec(text ?? '')?.[0] ?? '');
    expect(new Set(found).size).toBe(3);
    expect(found.map(({ length }) => length)).toEqual(Array(3).fill(NUMBER.length));
    expect(sent[0]?.body).toBe(movement.body?.replace(NUMBER, found[0] as string));
  });

  it('never share numbers with another load', () => {
    const first = takeNumbers(1_000);
    expect(takeNumbers(1)).toBe(first + 1_000);
    expect(numbered(movement).body).toContain(String(first + 1_001));
  });
});

describe('the program of wrk', () => {
  const load = { url: 'http://127.0.0.1:8000', requests: [movement] };

  it('sends requests as bytes, whose length is that of the body with its number', () => {
    const script = wrkScript(load, 7);
    const length = Buffer.byteLength(numbered(movement).body as string);
    expect(script).toContain('POST /movements HTTP/1.1\\r\\nhost: 127.0.0.1:8000\\r\\nx-idempotency-key: key-", "');
    expect(script).toContain(`content-length: ${length}\\r\\n\\r\\n`);
    expect(script).toContain('local number = 6\n');
    expect(script).toContain(`"%0${NUMBER.length}d"`);
  });

  it('looks into answers only where something is looked for in them', () => {
    expect(wrkScript(load, 1)).not.toContain('function response');
    expect(wrkScript({ ...load, expectedText: '"status":"APPROVED"' }, 1)).toContain(
      'if not body:find("\\"status\\":\\"APPROVED\\"", 1, true) then bad = bad + 1 end',
    );
  });
});
