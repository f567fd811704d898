import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from '../../platform/config';
import { networkFor } from './network';
import { readNetworks } from './read';

const folder = mkdtempSync(join(tmpdir(), 'contrato-networks-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const put = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
put('public.pem', publicKey.export({ type: 'spki', format: 'pem' }) as string);
put('private.pem', privateKey.export({ type: 'pkcs8', format: 'pem' }) as string);
const weak = generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey;
put('weak.jwks', JSON.stringify({ keys: [{ ...weak.export({ format: 'jwk' }), kid: 'w' }] }));
put('good.jwks', JSON.stringify({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k1' }] }));
put('secret.jwks', JSON.stringify({ keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'k1' }] }));
put('shared.jwks', JSON.stringify({ keys: [{ kty: 'oct', k: 'c2VjcmV0', kid: 'k1' }] }));
put('empty.jwks', JSON.stringify({ keys: [] }));
const otherCurve = generateKeyPairSync('ec', { namedCurve: 'P-384' }).publicKey;
put('other-curve.pem', otherCurve.export({ type: 'spki', format: 'pem' }) as string);
put('token', 'abc.def\n');
put('no-token', 'abc def\n');
put('cut', 'c2VjcmV0LXNlY3JldC1zZWNyZXQ\n');
put('for-addresses', 'c2VjcmV0LXNlY3JldC1zZWNyZX_-\n');
const certificate = (name: string) =>
  execFileSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-subj', `/CN=${name}`],
    ...['-keyout', join(folder, `${name}.key`), '-out', join(folder, `${name}.pem`), '-days', '1'],
  ]);
certificate('one');
certificate('two');

const SECRET = 'c2VjcmV0LXNlY3JldC1zZWNyZXQ=';
const environment = { BANK_SECRET: SECRET };
const read = (text: string) => readNetworks(put('networks.yaml', text), environment);

/** The mistakes without the folder's name. */
function mistakes(text: string): string[] {
  try {
    read(text);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.problems.map((problem) => problem.replace(`NETWORKS_FILE ${folder}/networks.yaml:`, ''));
  }
  return [];
}

const GOOD = `
networks:
  bank-south:
    clients: [c1]
    calls:
      connector: http
      address: https://bank.example/contrato/
      serves: [bank-arg]
      authentication: { kind: signed, api_key: ours, api_secret: { env: BANK_SECRET } }
      tls: { ca_file: one.pem, certificate_file: one.pem, key_file: one.key }
      circuit: { failures: 3 }
    reports:
      scopes: [network:bank-arg]
      keys: { public_key_file: public.pem }
  processor:
    reports:
      scopes: [network:card]
      certificate: { subject: 'CN=processor', ca_file: one.pem }
    stand_in: { decision: approve, up_to: { ARS: '1000.50' } }
  carrier-arg:
    countries: [ARG]
    calls:
      connector: http
      address: http://127.0.0.1:9000
      serves: [courier, rates]
      authentication: { kind: bearer, token: { file: token } }
      timeout_milliseconds: 800
  carrier:
    calls:
      connector: http
      address: https://carrier.example
      serves: [courier]
      authentication: { kind: bearer, token: { file: token } }
`;

describe('NETWORKS_FILE', () => {
  it('becomes networks, with what is left out filled in and what is pointed to read', () => {
    const [bank, processor, carrier] = read(GOOD);
    expect(bank?.calls).toMatchObject({
      address: 'https://bank.example/contrato',
      authentication: { kind: 'signed', apiKey: 'ours', apiSecret: SECRET },
      timeoutMilliseconds: 5_000,
      throughProxy: false,
      retries: 2,
      atOnce: 32,
      circuit: { failures: 3, openMilliseconds: 30_000 },
    });
    expect(bank?.calls?.tls.key).toContain('PRIVATE KEY');
    expect(bank?.reports?.keys).toHaveLength(1);
    expect(processor?.standIn).toEqual(new Map([['ARS', 100_050n]]));
    expect(processor?.calls).toBeNull();
    expect(carrier?.calls?.authentication).toEqual({ kind: 'bearer', token: 'abc.def' });
  });

  it('asks the network that names the client or the country before one that serves everybody', () => {
    const networks = read(GOOD);
    const asked = (...order: Parameters<typeof networkFor> extends [unknown, ...infer Rest] ? Rest : never) =>
      networkFor(networks, ...order)?.name;
    expect(asked('bank-arg', 'c1', null)).toBe('bank-south');
    expect(asked('bank-arg', 'c2', null)).toBeUndefined();
    expect(asked('courier', 'c1', 'ARG')).toBe('carrier-arg');
    expect(asked('courier', 'c1', 'BRA')).toBe('carrier');
    expect(asked('rates', 'c1', null)).toBe('carrier-arg');
    // Who names the client goes before who names the country, wherever they stand.
    const own = networks.map((one) => (one.name === 'carrier' ? { ...one, clients: new Set(['c1']) } : one));
    for (const written of [own, own.toReversed()]) {
      expect(networkFor(written, 'courier', 'c1', 'ARG')?.name).toBe('carrier');
      expect(networkFor(written, 'courier', 'c2', 'ARG')?.name).toBe('carrier-arg');
    }
  });

  it.each<[string, string, string, string[]]>([
    [
      'an unknown name',
      'connector: http',
      'conector: http',
      ['5:5  connector is required', '6:7  conector is not known here; did you mean connector?'],
    ],
    [
      'an unknown rail',
      'serves: [bank-arg]',
      'serves: [bank-agr]',
      [
        '8:16  serves must be one of card-fraud, bank-arg, bank-bra, cash, identity, courier, embosser, rates, fraud; did you mean bank-arg?',
      ],
    ],
    [
      'a network of another form',
      'bank-south:',
      'Bank_South:',
      ['3:3  Bank_South must be a name of lower case letters, digits and hyphens that begins with a letter'],
    ],
    ['a number that is too large', 'failures: 3', 'failures: 3000', ['11:28  failures must be 1000 or less']],
    [
      'a way to prove itself that does not exist',
      'kind: signed',
      'kind: basic',
      ['9:31  kind must be signed or bearer'],
    ],
    [
      'a literal secret',
      '{ env: BANK_SECRET }',
      SECRET,
      ['9:66  do not write a secret here: name where it is, as {env: NAME} or {file: PATH}'],
    ],
    [
      'a secret under a name of its own',
      '{ env: BANK_SECRET }',
      `{ value: ${SECRET} }`,
      ['9:68  do not write a secret here: name where it is, as {env: NAME} or {file: PATH}'],
    ],
    [
      'a variable that is not set',
      'env: BANK_SECRET',
      'env: BANK_SECRT',
      ['9:66  the environment variable BANK_SECRT is not set'],
    ],
    ...['token', 'cut', 'for-addresses'].map((name): [string, string, string, string[]] => [
      `a secret that is none: ${name}`,
      '{ env: BANK_SECRET }',
      `{ file: ${name} }`,
      ['9:66  api_secret must be 16 bytes or more in base64'],
    ]),
    [
      'a file that is not there',
      'public_key_file: public.pem',
      'public_key_file: none.pem',
      ['14:32  none.pem can not be read: ENOENT'],
    ],
    [
      'a private key where a public one belongs',
      'public_key_file: public.pem',
      'public_key_file: private.pem',
      ['14:32  private.pem holds a private key: only the public half belongs here'],
    ],
    [
      'a weak key',
      'public_key_file: public.pem',
      'jwks_file: weak.jwks',
      ['14:26  weak.jwks must hold keys of RSA with 2048 bits or more, EC P-256 or Ed25519'],
    ],
    [
      'a key on another curve',
      'public_key_file: public.pem',
      'public_key_file: other-curve.pem',
      ['14:32  other-curve.pem must hold keys of RSA with 2048 bits or more, EC P-256 or Ed25519'],
    ],
    ...['secret', 'shared'].map((name): [string, string, string, string[]] => [
      `a set of keys with one that is ${name}`,
      'public_key_file: public.pem',
      `jwks_file: ${name}.jwks`,
      [`14:26  ${name}.jwks holds a secret key: only public ones belong here`],
    ]),
    [
      'a set without keys',
      'public_key_file: public.pem',
      'jwks_file: empty.jwks',
      ['14:26  empty.jwks is not a JSON Web Key Set with keys'],
    ],
    [
      'a token that no header can carry',
      'authentication: { kind: bearer, token: { file: token } }\n      timeout',
      'authentication: { kind: bearer, token: { file: no-token } }\n      timeout',
      ['26:46  holds characters that no bearer token has'],
    ],
    [
      'a certificate named in two ways',
      "{ subject: 'CN=processor', ca_file: one.pem }",
      `{ fingerprint: '${'AB:'.repeat(31)}AB', subject: 'CN=processor', ca_file: one.pem }`,
      ['18:7  fingerprint or subject, not both'],
    ],
    [
      'an answer instead of a client to what nobody reports',
      'scopes: [network:card]',
      'scopes: [network:cash]',
      ['19:5  is valid only if the scopes include network:card'],
    ],
    [
      'the key of another certificate',
      'key_file: one.key',
      'key_file: two.key',
      ['10:69  two.key is the key of another certificate'],
    ],
    [
      'a certificate without its key',
      ', key_file: one.key',
      '',
      ['10:7  key_file is required together with certificate_file'],
    ],
    [
      'credentials in the clear',
      'https://bank.example',
      'http://bank.example',
      ['7:16  address must begin with https://: plain HTTP goes to this machine only'],
    ],
    [
      'a report that proves nothing',
      '      keys: { public_key_file: public.pem }\n',
      '',
      ['12:5  certificate or keys is required: the network authenticates with one of them'],
    ],
    [
      'a network that neither gets calls nor reports',
      "    reports:\n      scopes: [network:card]\n      certificate: { subject: 'CN=processor', ca_file: one.pem }\n    stand_in: { decision: approve, up_to: { ARS: '1000.50' } }",
      '    clients: [c1]',
      ['15:3  processor has neither calls nor reports: write at least one of them'],
    ],
    ['an approval without limits', ", up_to: { ARS: '1000.50' }", '', ['19:5  up_to is required with approve']],
    [
      'countries where they mean nothing',
      'clients: [c1]',
      'countries: [ARG]',
      ['4:5  is valid only for courier, embosser, identity'],
    ],
    [
      'two networks for the same',
      'serves: [courier]',
      'serves: [rates, courier]',
      ['32:16  carrier-arg serves rates for every client already'],
    ],
    [
      'two networks with one key',
      'keys: { public_key_file: public.pem }',
      "certificate: { subject: 'CN=processor', ca_file: one.pem }",
      ['18:7  bank-south proves itself with it'],
    ],
    ['a name twice', 'circuit: { failures: 3 }', 'connector: http', ['11:7  Map keys must be unique']],
    ['an amount as a number', "'1000.50'", '1000.50', ['19:50  ARS must be text']],
  ])('refuses %s, with its place', (_name, from, to, expected) => {
    expect(GOOD).toContain(from);
    expect(mistakes(GOOD.replace(from, to))).toEqual(expected);
  });

  it('names all mistakes at once, in their order', () => {
    const wrong = GOOD.replace('connector: http', 'connector: https')
      .replace('{ failures: 3 }', '{ failure: 3 }')
      .replace('decision: approve', 'decision: aprove');
    expect(mistakes(wrong)).toEqual([
      '6:18  connector must be one of http; did you mean http?',
      '11:18  failure is not known here; did you mean failures?',
      '19:27  decision must be one of decline, approve; did you mean approve?',
    ]);
  });

  it('names the first mistakes of a text that is no YAML, and none that only follow', () => {
    const page = '# Heading\n\nWords: and: more\n- `item`\n| a | b |\n'.repeat(20);
    expect(() => read(page)).toThrow(/^NETWORKS_FILE .+networks\.yaml:3:8 {2}.+(\nNETWORKS_FILE .+){2}$/);
  });

  it('never shows a secret that stands in it', () => {
    for (const wrong of [SECRET, `[${SECRET}]`, `{ ${SECRET}: x }`]) {
      const found = mistakes(GOOD.replace('{ env: BANK_SECRET }', wrong)).join('\n');
      expect([wrong, found]).toEqual([wrong, expect.stringContaining('do not write a secret here')]);
      expect(found).not.toContain(SECRET);
    }
  });

  it('takes a set that holds a key twice, and the rate at which a network may report', () => {
    const key = publicKey.export({ format: 'jwk' });
    put(
      'twice.jwks',
      JSON.stringify({
        keys: [
          { ...key, kid: 'k1' },
          { ...key, kid: 'k2' },
        ],
      }),
    );
    const [bank, processor] = read(
      GOOD.replace(
        'public_key_file: public.pem }',
        'jwks_file: twice.jwks }\n      rate_limit: { per_second: 5, burst: 7 }',
      ),
    );
    expect(bank?.reports?.keys.map(({ id }) => id)).toEqual(['k1', 'k2']);
    expect(bank?.reports?.rateLimit).toEqual({ perSecond: 5, burst: 7 });
    expect(processor?.reports?.rateLimit).toEqual({ perSecond: 500, burst: 1_000 });
  });

  it('takes a secret of 16 bytes, and none of 15', () => {
    const withSecret = (bytes: number) => () =>
      readNetworks(put('networks.yaml', GOOD), { BANK_SECRET: Buffer.alloc(bytes, 1).toString('base64') });
    expect(withSecret(16)).not.toThrow();
    expect(withSecret(15)).toThrow(/16 bytes or more in base64/);
  });

  it('names the variable where the file is not there', () => {
    expect(() => readNetworks(join(folder, 'none.yaml'), {})).toThrow(/^NETWORKS_FILE can not be used: .*ENOENT/);
  });

  it('needs its one list', () => {
    expect(mistakes('')).toEqual(['1:1  the file must be an object']);
    expect(mistakes('networks: {}\n')).toEqual(['1:11  networks must have at least 1 field']);
  });
});
