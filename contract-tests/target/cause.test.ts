import path from 'node:path';
import { causeOfArranging, causeOfHeaders, causeOfLine } from './cause';
import { ServerLog } from './server-log';

const ROOT = path.resolve(__dirname, '../..');
const balance = {
  msg: 'contract violation',
  request_id: 'r1',
  operation: 'getAccount',
  status: 200,
  reason: 'the body does not fit its schema',
  instance: '/data/balance',
  schema: '#/components/schemas/Amount/type',
  rule: 'must be string',
  source: 'spec/schemas/common.yaml:9',
};
const stack = (id: string) => ({
  msg: 'request failed',
  request_id: 'r2',
  err: {
    type: 'TypeError',
    message: `no account ${id}`,
    stack: `TypeError: no account ${id}\n    at open (${ROOT}/server/accounts/open.ts:12:5)\n    at run (${ROOT}/node_modules/koa/index.js:1:1)`,
  },
});

describe('the cause of a failure', () => {
  it('names field, rule and place of a reply that broke the contract, the same for every operation', () => {
    const one = causeOfLine(balance);
    const list = causeOfLine({ ...balance, operation: 'searchAccounts', instance: '/data/3/balance' });
    expect(one?.title).toBe('balance must be string (spec/schemas/common.yaml:9)');
    expect(one?.details).toEqual(['instance /data/balance of getAccount 200, rule #/components/schemas/Amount/type']);
    expect(list?.key).toBe(one?.key);
    expect(causeOfLine({ ...balance, instance: '/data/name' })?.key).not.toBe(one?.key);
  });

  it('names the error and the first line of the project in its stack, whatever ids it speaks of', () => {
    const one = causeOfLine(stack('01935d2a-7f60-7c11-9a51-3a2b6f1f9d01'));
    expect(one?.title).toMatch(/^TypeError: no account 0193.*, at server\/accounts\/open\.ts:12:5 \(open\)$/);
    expect(one?.details).toEqual(['at server/accounts/open.ts:12:5 (open)']);
    expect(causeOfLine(stack('7a935d2a-7f60-7c11-9a51-3a2b6f1f9d01'))?.key).toBe(one?.key);
    expect(causeOfLine({ msg: 'request', status: 200 })).toBeNull();
  });

  it('names an error of the database, which has no stack', () => {
    const err = { type: 'StoreUnavailable', message: 'the store is unavailable: 57P03' };
    const cause = causeOfLine({ msg: 'request failed', request_id: 'r', err });
    expect(cause).toMatchObject({ title: 'StoreUnavailable: the store is unavailable: 57P03', details: [] });
  });

  it('is found by the request that a problem names, or since a mark', () => {
    const log = new ServerLog();
    log.write(JSON.stringify(balance));
    const mark = log.length;
    log.write(JSON.stringify(stack('7')));
    const arranging =
      'arranging failed: getAccount answered 500 with {"error_code":"INTERNAL_ERROR","request_id":"r1"}';
    expect(log.causeOf([arranging])?.title).toContain('balance must be string');
    expect(log.causeOf(['nothing came'])).toBeNull();
    expect(log.causeOf(['nothing came'], mark)?.title).toContain('TypeError');
  });

  it('is the call that was to arrange something, where no log tells', () => {
    const problem = (id: string) =>
      `the request could not be made: arranging failed: createUser answered 409 with {"error_code":"EMAIL_ALREADY_IN_USE","request_id":"${id}"}`;
    expect(causeOfArranging(problem('a'))?.title).toContain('createUser');
    expect(causeOfArranging(problem('a'))?.key).toBe(causeOfArranging(problem('b'))?.key);
    expect(causeOfArranging('status 200 expected, 404 came')).toBeNull();
  });

  it('is what proxies add if nothing else is wrong, with the options that allow it', () => {
    const headers = [
      'the header set-cookie is not documented: SERVERID, a$',
      'the header link is not documented: "<a>"',
    ];
    expect(causeOfHeaders(headers)?.details).toEqual([
      "If a proxy adds it and clients may ignore it: --allow-cookie SERVERID --allow-cookie 'a$' --allow-header link",
    ]);
    expect(causeOfHeaders([...headers, 'body must be object'])).toBeNull();
    const nameless = ['the header set-cookie is not documented: SERVERID, (without a name)'];
    expect(causeOfHeaders(nameless)?.details).toEqual([
      'If a proxy adds it and clients may ignore it: --allow-header set-cookie',
    ]);
    expect(causeOfHeaders([])).toBeNull();
  });
});
