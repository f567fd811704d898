import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { configProblems } from '../testing/config-problems';
import { readConfig } from './config';
import { misspeltSettings } from './misspelt-settings';

const folder = mkdtempSync(path.join(tmpdir(), 'contrato-secrets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function holding(text: string): string {
  const file = path.join(folder, 'secret');
  writeFileSync(file, text);
  return file;
}

const KEY = `${Buffer.alloc(32, 7).toString('base64')}`;

describe('a secret in a file', () => {
  it.each([
    ['DATABASE_URL', 'databaseUrl', 'postgres://user:word@database/contrato'],
    ['DATA_KEYS', 'dataKeys', `k1:${KEY}`],
    ['LOOKUP_KEY', 'lookupKey', KEY],
    ['OUTGOING_PROXY', 'outgoingProxy', 'http://user:word@proxy:3128'],
  ] as const)('is %s, with or without a line break at its end', (name, field, value) => {
    for (const end of ['', '\n', '\r\n']) {
      expect(readConfig({ [`${name}_FILE`]: holding(`${value}${end}`) })[field]).toBe(value);
    }
    // An empty variable counts as absent.
    expect(readConfig({ [name]: '', [`${name}_FILE`]: holding(value) })[field]).toBe(value);
    expect(readConfig({ [name]: value, [`${name}_FILE`]: '' })[field]).toBe(value);
  });

  it('is refused where it is also in the environment, can not be read, or is empty, once and with nothing that follows', () => {
    const production = {
      CONTRATO_MODE: 'production',
      PUBLIC_URL: 'https://api.example.com',
      SIGNING_KEY_FILE: '/run/secrets/signing.pem',
      TRUST_PROXY: 'true',
    };
    const file = holding('');
    const missing = path.join(folder, 'missing');
    expect(configProblems({ ...production, DATA_KEYS: `k1:${KEY}`, DATA_KEYS_FILE: file })).toEqual([
      'DATA_KEYS and DATA_KEYS_FILE are both set: set one of them',
    ]);
    expect(configProblems({ ...production, DATA_KEYS: 'malformed, too', DATA_KEYS_FILE: file })).toEqual([
      'DATA_KEYS and DATA_KEYS_FILE are both set: set one of them',
    ]);
    expect(configProblems({ ...production, DATA_KEYS_FILE: missing })).toEqual([
      expect.stringMatching(`^DATA_KEYS_FILE can not be used: ${missing}: ENOENT`),
    ]);
    expect(configProblems({ ...production, DATA_KEYS_FILE: file })).toEqual([
      `DATA_KEYS_FILE can not be used: ${file} is empty`,
    ]);
  });

  it('is named with its file where it is malformed, and not shown', () => {
    expect(configProblems({ LOOKUP_KEY_FILE: holding('too short') })).toEqual([
      'LOOKUP_KEY must match pattern "^[A-Za-z0-9+/]{43}=$" (in LOOKUP_KEY_FILE)',
    ]);
    expect(
      configProblems({ DATABASE_URL_FILE: holding('postgres://user:word@database/contrato?sslmode=perhaps') }),
    ).toEqual([expect.stringMatching(/^DATABASE_URL (?!.*word).* \(in DATABASE_URL_FILE\)$/)]);
  });

  it('has a variable whose misspelling is noticed', () => {
    expect(misspeltSettings({ DATABASE_URL_FLE: '/run/secrets/url' })).toEqual([
      expect.stringContaining('did you mean DATABASE_URL_FILE?'),
    ]);
    expect(misspeltSettings({ DATABASE_URL_FILE: '/run/secrets/url' })).toEqual([]);
  });
});
