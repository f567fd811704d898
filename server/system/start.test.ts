import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadTokenKeys } from '../auth/keys';
import type { Ports } from '../networks/ports';
import { systemClock } from '../platform/clock';
import { ConfigError, readConfig } from '../platform/config';
import { listen } from '../platform/listen';
import { run } from '../run';
import { loadHostKey } from '../settlement/sftp/host-key';

const folder = mkdtempSync(join(tmpdir(), 'contrato-run-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const missing = join(folder, 'missing.pem');
const wrong = join(folder, 'wrong.pem');
writeFileSync(wrong, 'no key');
const elliptic = join(folder, 'elliptic.pem');
const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
writeFileSync(elliptic, privateKey.export({ type: 'pkcs8', format: 'pem' }));

/** The line that a person reads. */
async function lineOf(start: () => unknown): Promise<string> {
  try {
    await start();
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n')[0] as string;
    throw error;
  }
  return 'it starts';
}

const withTls = (tlsCertFile: string, tlsKeyFile: string) => () =>
  listen(
    { callback: () => () => undefined },
    { host: '127.0.0.1', port: 0, tlsCertFile, tlsKeyFile, keepAliveSeconds: 75 },
  );
const config = (environment: Record<string, string>) => readConfig({ DATA_DIR: folder, ...environment });

describe('a start names the variable that is wrong', () => {
  it.each([
    ['a missing certificate', withTls(missing, wrong), /^TLS_CERT_FILE .*missing\.pem.*ENOENT/],
    ['a wrong certificate', withTls(wrong, wrong), /^TLS_CERT_FILE .*wrong\.pem/],
    ['a missing key', withTls(wrong, missing), /^TLS_KEY_FILE .*missing\.pem.*ENOENT/],
    ['a missing signing key', () => loadTokenKeys(config({ SIGNING_KEY_FILE: missing })), /^SIGNING_KEY_FILE .*ENOENT/],
    [
      'a signing key of another kind',
      () => loadTokenKeys(config({ SIGNING_KEY_FILE: elliptic })),
      /^SIGNING_KEY_FILE .*RSA/,
    ],
    [
      'a wrong host key',
      () => loadHostKey(config({ SFTP_HOST_KEY_FILE: wrong })),
      /^SFTP_HOST_KEY_FILE .*no SSH private key/,
    ],
    [
      'a wrong revision',
      () => config({ DEFAULT_REVISION: 'token-path=oauth-v2' }),
      /^DEFAULT_REVISION .*oauth-v2.*oauth-v1/,
    ],
    [
      'a database that is not there',
      () =>
        run(config({ DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/none' }), {
          clock: systemClock,
          ports: {} as Ports,
          documentation: {} as never,
        }),
      /^DATABASE_URL (?!.*secret).*127\.0\.0\.1:1/,
    ],
  ])('%s', async (_name, start, line) => {
    expect(await lineOf(start)).toMatch(line);
  });
});
