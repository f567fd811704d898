import { X509Certificate } from 'node:crypto';
import fs, { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { connect as connectPlainly } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type TLSSocket } from 'node:tls';
import { CERTIFICATE, RENEWED, tlsIn } from '../testing/tls';
import { until } from '../testing/until';
import { type Listener, listen } from './listen';
import { createLogs } from './log';

const folder = mkdtempSync(join(tmpdir(), 'contrato-tls-'));
const { TLS_CERT_FILE: certFile, TLS_KEY_FILE: keyFile } = tlsIn(folder);
const key = readFileSync(keyFile, 'utf8');
const logged: { level: number; reason?: string }[] = [];
const { log } = createLogs('info', { write: (line: string) => void logged.push(JSON.parse(line)) });
/** Says whether the caller showed a certificate that counts. */
const answer = {
  callback: () => (request: { socket: TLSSocket }, response: { end(text: string): void }) =>
    response.end(`authorized: ${request.socket.authorized}`),
};
let listener: Listener;
/** The certificates that were to be shown, one after the other. */
const loaded: string[] = [];

beforeEach(async () => {
  tlsIn(folder);
  logged.length = 0;
  loaded.length = 0;
  const at = { host: '127.0.0.1', port: 0, tlsCertFile: certFile, tlsKeyFile: keyFile, keepAliveSeconds: 5 };
  listener = await listen(answer as never, {
    ...at,
    callerAuthorities: [CERTIFICATE],
    log,
    renewalMilliseconds: 5,
    onCertificate: (pem) => void loaded.push(String(pem)),
  });
});
afterEach(() => listener.close(0));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function opened(own: { cert?: string; key?: string } = {}): Promise<TLSSocket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port: listener.port, host: '127.0.0.1', rejectUnauthorized: false, ...own });
    socket.once('secureConnect', () => resolve(socket)).once('error', reject);
  });
}

async function shown(): Promise<string> {
  const socket = await opened();
  const { fingerprint256 } = socket.getPeerCertificate();
  socket.destroy();
  return fingerprint256;
}

const fingerprint = (pem: string) => new X509Certificate(pem).fingerprint256;

/** Replaces a file as tools do that renew certificates: nobody sees a part of it. */
function replace(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

function received(socket: TLSSocket): Promise<string> {
  let text = '';
  socket.on('data', (part) => {
    text += part;
  });
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
  return new Promise((resolve) => socket.once('end', () => resolve(text)));
}

/** Resolves once the files have been looked at some times more. */
async function looked(times: number): Promise<void> {
  const read = fs.readFileSync;
  let looks = 0;
  const counting = jest.spyOn(fs, 'readFileSync').mockImplementation((...asked: Parameters<typeof read>) => {
    if (asked[0] === certFile) looks += 1;
    return read(...asked);
  });
  await until('the files are looked at', () => looks >= times);
  counting.mockRestore();
}

async function untilLogged(count: number): Promise<void> {
  await until(`${count} lines are logged`, () => logged.length >= count);
}

it('shows a certificate that was renewed to who connects from then on, and keeps connections that are open', async () => {
  const before = await opened();
  expect(await shown()).toBe(fingerprint(CERTIFICATE));
  replace(keyFile, RENEWED.key);
  await untilLogged(1);
  // Half of it is there: the pair before stays, and the log says so once.
  await looked(3);
  expect(await shown()).toBe(fingerprint(CERTIFICATE));
  replace(certFile, RENEWED.certificate);
  await untilLogged(2);
  expect(await shown()).toBe(fingerprint(RENEWED.certificate));
  expect(logged).toEqual([
    expect.objectContaining({
      level: 50,
      msg: 'the certificate cannot be renewed: the previous one stays in use',
      reason: `TLS_KEY_FILE can not be used: ${keyFile}: it is the key of another certificate`,
    }),
    expect.objectContaining({ level: 30, msg: 'the certificate was renewed', until: 'Nov  3 07:30:23 2126 GMT' }),
  ]);
  expect(loaded).toEqual([CERTIFICATE, RENEWED.certificate]);
  expect(await received(before)).toMatch(/^HTTP\/1\.1 200 .*authorized: false$/s);
  // Callers are asked for the same certificates as before.
  expect(await received(await opened({ cert: CERTIFICATE, key }))).toMatch(/authorized: true$/);
});

it('stays with what it has while a file is gone, says so each time, and goes on with the next one', async () => {
  rmSync(certFile);
  await untilLogged(1);
  expect(await shown()).toBe(fingerprint(CERTIFICATE));
  replace(keyFile, RENEWED.key);
  replace(certFile, RENEWED.certificate);
  await untilLogged(2);
  expect(await shown()).toBe(fingerprint(RENEWED.certificate));
  rmSync(certFile);
  await untilLogged(3);
  expect(await shown()).toBe(fingerprint(RENEWED.certificate));
  const gone = expect.stringMatching(/^TLS_CERT_FILE can not be used: .*ENOENT/);
  expect(logged.map(({ level, reason }) => ({ level, reason }))).toEqual([
    { level: 50, reason: gone },
    { level: 30, reason: undefined },
    { level: 50, reason: gone },
  ]);
});

it('has no patience for a handshake that does not come to its end', async () => {
  const since = performance.now();
  const ended = [[], [0x16, 3, 1, 2, 0, 1, 0]].map(
    (begun) =>
      new Promise<number>((resolve) => {
        const socket = connectPlainly(listener.port, '127.0.0.1', () => socket.write(Uint8Array.from(begun)));
        socket.on('error', () => undefined).once('close', () => resolve(performance.now() - since));
      }),
  );
  for (const after of await Promise.all(ended)) {
    expect(after).toBeGreaterThan(9_500);
    expect(after).toBeLessThan(60_000);
  }
});
