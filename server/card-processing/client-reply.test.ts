import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ApiKey } from '../clients/store/api-keys';
import { newApiKey } from '../events/api-secrets';
import { CallContracts } from '../events/contracts';
import { type Incoming, SendError } from '../events/send';
import { sign } from '../events/signing';
import { MINUTE } from '../kernel/time';
import { readConfig } from '../platform/config';
import { openVault } from '../platform/crypto/data-keys';
import { outcomeOfFailure, outcomeOfReply, type Verifier } from './client-reply';

const NOW = Date.UTC(2026, 0, 15, 12);
const folder = mkdtempSync(join(tmpdir(), 'contrato-reply-'));
const vault = openVault(readConfig({ DATA_DIR: folder }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const first = newApiKey(vault, 'client', NOW - 1000);
const second = newApiKey(vault, 'client', NOW);

const verifier = (pairs: readonly ApiKey[], changes: Partial<Verifier> = {}): Verifier => ({
  vault,
  pairs,
  contract: new CallContracts('current').of(null),
  now: NOW,
  machineNow: NOW,
  ...changes,
});

function replySignedWith(secret: string, text = '{"status":"APPROVED","message":"OK","status_detail":"APPROVED"}') {
  const parts = { timestamp: String(NOW / 1000), endpoint: '/anything', body: Buffer.from(text) };
  return {
    status: 200,
    headers: {
      'content-type': 'application/json',
      'x-timestamp': parts.timestamp,
      'x-endpoint': parts.endpoint,
      'x-signature': sign(parts, secret, 'timestamp-endpoint-body'),
    },
    body: parts.body,
  };
}

describe('a reply', () => {
  it('is no decision if it nests deeper than programs follow', () => {
    const text = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
    expect(outcomeOfReply(replySignedWith(first.secret, text), verifier([first.row]))).toMatchObject({
      decision: null,
      problem: 'the body nests deeper than 32 levels',
    });
  });

  it('is believed with either pair while one takes the place of the other, and with neither afterwards', () => {
    const retiring = { ...first.row, expiresAt: NOW + 1 };
    const callOutcome = (pairs: ApiKey[], now = NOW) =>
      outcomeOfReply(replySignedWith(first.secret), verifier(pairs, { now }));
    expect(callOutcome([second.row, retiring])).toMatchObject({ signed: true, decision: { status: 'APPROVED' } });
    expect(callOutcome([second.row, retiring], NOW + 1)).toMatchObject({ signed: false, decision: null });
    expect(callOutcome([second.row, { ...first.row, status: 'REVOKED' }])).toMatchObject({ signed: false });
    expect(outcomeOfReply(replySignedWith(second.secret), verifier([second.row, retiring]))).toMatchObject({
      signed: true,
    });
  });

  it('is believed with a pair that does not sign yet', () => {
    const upcoming = { ...second.row, signsFrom: NOW + 1 };
    const answer = outcomeOfReply(replySignedWith(second.secret), verifier([upcoming, first.row]));
    expect(answer).toMatchObject({ signed: true, decision: { status: 'APPROVED' } });
  });

  it('is as old as 60 seconds by the machine’s time, whatever the service’s clock says', () => {
    const callOutcome = (changes: Partial<Verifier>) =>
      outcomeOfReply(replySignedWith(first.secret), verifier([first.row], changes));
    expect(callOutcome({ machineNow: NOW + MINUTE })).toMatchObject({ signed: true });
    expect(callOutcome({ machineNow: NOW + 61_000 })).toMatchObject({ signed: false });
    expect(callOutcome({ now: NOW + 10 ** 10 })).toMatchObject({ signed: true });
  });

  it('may say as much as it wants in its message, which decides nothing', () => {
    const decision = { status: 'APPROVED', message: 'OK '.repeat(10_000), status_detail: 'APPROVED' };
    const reply = replySignedWith(first.secret, JSON.stringify(decision));
    expect(outcomeOfReply(reply, verifier([first.row]))).toMatchObject({ decision, problem: null });
  });

  it('is believed by the bytes of an endpoint beyond ASCII, as they were sent', () => {
    const endpoint = '/compras/ñandú';
    const { headers, body, status } = replySignedWith(first.secret);
    const signature = sign(
      { timestamp: headers['x-timestamp'], endpoint, body },
      first.secret,
      'timestamp-endpoint-body',
    );
    const sent = { ...headers, 'x-signature': signature };
    for (const received of [Buffer.from(endpoint).toString('latin1'), endpoint]) {
      const reply = { status, body, headers: { ...sent, 'x-endpoint': received } };
      expect(outcomeOfReply(reply, verifier([first.row]))).toMatchObject({ signed: true });
    }
    const other = { status, body, headers: { ...sent, 'x-endpoint': '/compras/ñand' } };
    expect(outcomeOfReply(other, verifier([first.row]))).toMatchObject({ signed: false });
  });

  it('is not read before it is believed', () => {
    expect(outcomeOfReply(replySignedWith(second.secret), verifier([first.row]))).toMatchObject({
      signed: false,
      decision: null,
    });
    expect(outcomeOfReply(replySignedWith(first.secret, 'null'), verifier([first.row]))).toMatchObject({
      decision: null,
    });
    expect(outcomeOfReply({ ...replySignedWith(first.secret), status: 425 }, verifier([first.row]))).toEqual({
      kind: 'reply',
      status: 425,
      signed: false,
      decision: null,
      problem: null,
    });
  });

  it.each([
    [
      'a misspelt name',
      '{"Status":"APPROVED","message":"OK","status_detail":"APPROVED"}',
      /at \/status: is required, and 'Status' is another name$/,
    ],
    ['no message', '{"status":"APPROVED","status_detail":"APPROVED"}', /at \/message: is required$/],
    [
      'a message that is no text',
      '{"status":"APPROVED","message":1,"status_detail":"APPROVED"}',
      /at \/message: must be /,
    ],
    [
      'a word that is not a status',
      '{"status":"FINE","message":"OK","status_detail":"APPROVED"}',
      /at \/status: must be one of APPROVED, REJECTED$/,
    ],
    ['a list', '[]', / at \/: the body must be an object$/],
    ['no JSON', 'APPROVED', /is not JSON/],
  ])('says what is wrong with it: %s', (_what, text, problem) => {
    const callOutcome = outcomeOfReply(replySignedWith(first.secret, text), verifier([first.row]));
    expect(callOutcome).toMatchObject({ signed: true, decision: null, problem: expect.stringMatching(problem) });
  });

  it('says what is wrong with its signature and its status', () => {
    const reply = replySignedWith(first.secret);
    const problemOf = (incoming: typeof reply | Incoming, changes: Partial<Verifier> = {}) => {
      const callOutcome = outcomeOfReply(incoming, verifier([first.row], changes));
      return callOutcome.kind === 'reply' ? callOutcome.problem : callOutcome.kind;
    };
    expect(problemOf(reply)).toBeNull();
    const { 'x-signature': _signature, ...unsigned } = reply.headers;
    expect(problemOf({ ...reply, headers: unsigned })).toBe('the reply has no x-signature');
    expect(problemOf({ ...reply, headers: {} })).toBe('the reply has no x-signature, x-timestamp, x-endpoint');
    expect(problemOf(reply, { machineNow: NOW + 61_000 })).toMatch(/^x-timestamp is not/);
    expect(problemOf(replySignedWith(second.secret))).toMatch(/^x-signature does not match x-timestamp/);
    expect(problemOf({ ...reply, status: 202 })).toBe('the contract has no status 202 for this call');
    expect(problemOf({ ...reply, status: 202, headers: unsigned })).toBe(
      'the contract has no status 202 for this call; the reply has no x-signature',
    );
    expect(problemOf({ ...reply, status: 302 })).toBe('the contract has no status 302 for this call');
    for (const status of [400, 401, 403, 503]) expect(problemOf({ ...reply, status })).toBeNull();
  });
});

describe('no reply', () => {
  const broken = new SendError('connection', new Error('reset'));

  it.each([
    ['a connection that can not be made', new SendError('connection', new Error('refused'), false), 'unreached'],
    ['a connection that takes too long', new SendError('timeout', undefined, false), 'unreached'],
    ['an address that is not to be called', new SendError('forbidden-address'), 'forbidden'],
    ['a connection that broke', broken, 'broken'],
    ['an answer without end', new SendError('too-large'), 'endless'],
    ['an answer that takes too long', new SendError('timeout'), 'late'],
  ])('means for %s', (_what, error, kind) => {
    expect(outcomeOfFailure(error, false)).toEqual({ kind });
  });

  it('is late once the time is over, and a failure of our own is one', () => {
    expect(outcomeOfFailure(broken, true)).toEqual({ kind: 'late' });
    expect(outcomeOfFailure(new SendError('connection', undefined, false), true)).toEqual({ kind: 'unreached' });
    expect(() => outcomeOfFailure(new TypeError('a bug'), false)).toThrow('a bug');
  });
});
