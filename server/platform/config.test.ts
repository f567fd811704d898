import { readFileSync } from 'node:fs';
import Ajv from 'ajv/dist/2020';
import { CONFIG_PAGE, configPage } from '../../docs/render/configuration';
import openapi from '../../generated/documents/openapi.json';
import { configProblems } from '../testing/config-problems';
import { ConfigError, problemsIn, readConfig } from './config';
import { environmentSchema } from './environment';

const key = `k1:${Buffer.alloc(32, 1).toString('base64')}`;
const production = {
  CONTRATO_MODE: 'production',
  PUBLIC_URL: 'https://api.example.com',
  SIGNING_KEY_FILE: '/run/secrets/signing.pem',
  DATA_KEYS: key,
  TRUST_PROXY: 'true',
};

describe('configuration', () => {
  it('is described by a schema without mistakes, which no start checks again', () => {
    const ajv = new Ajv({ keywords: ['x-field'] });
    expect(ajv.validateSchema(environmentSchema)).toBe(true);
  });

  it('has a default for everything outside production', () => {
    expect(readConfig({})).toMatchObject({ mode: 'sandbox', port: 4010, databaseUrl: null, trustProxy: false });
  });

  it('reads numbers and booleans from text, and takes an empty variable as absent', () => {
    expect(readConfig({ PORT: '8080', TRUST_PROXY: 'true', DATA_DIR: '' })).toMatchObject({
      port: 8080,
      trustProxy: true,
      dataDir: 'data',
    });
  });

  it('names each network that clients can’t be called in, with the reason', () => {
    expect(readConfig({ CALLBACK_NETWORKS: '10.20.0.0/16,fd12::/32' }).callbackNetworks).toEqual([
      '10.20.0.0/16',
      'fd12::/32',
    ]);
    expect(configProblems({ CALLBACK_NETWORKS: '10.20.0.0/16,0.0.0.0/0,10.1.0.0/8' })).toEqual([
      expect.stringMatching(/^CALLBACK_NETWORKS names 0\.0\.0\.0\/0, which is not within a private range/),
      'CALLBACK_NETWORKS names 10.1.0.0/8, which has bits set after its first 8 bits: write 10.0.0.0/8',
    ]);
  });

  it.each(['http://proxy.internal:3128', 'https://user:p%40ss@proxy.internal', 'http://[fd12::1]:3128/'])(
    'takes %s as a forward proxy',
    (address) => expect(readConfig({ OUTGOING_PROXY: address }).outgoingProxy).toBe(address),
  );

  it.each([
    ['socks5://proxy.internal', 'OUTGOING_PROXY must match pattern "^https?://"'],
    ['http://user:secret@proxy internal', 'OUTGOING_PROXY is not an address'],
    [
      'http://user:100%secret@proxy.internal',
      'OUTGOING_PROXY has a user or password with a percent sign that encodes nothing: write %25 for it',
    ],
    ['http://user:secret@proxy.internal/?a', 'OUTGOING_PROXY must have no path, query or fragment'],
    ['http://proxy.internal/path', 'OUTGOING_PROXY must have no path, query or fragment'],
    ['http://proxy.internal/#a', 'OUTGOING_PROXY must have no path, query or fragment'],
  ])('refuses %s as a forward proxy, and shows no password', (address, problem) => {
    expect(configProblems({ OUTGOING_PROXY: address })).toEqual([problem]);
  });

  it.each([
    [
      { PORT: '5000', SYSTEM_PORT: '5000' },
      'PORT and SYSTEM_PORT name the same port, 5000: set one of them to another',
    ],
    [{ SFTP_PORT: '4010' }, 'PORT and SFTP_PORT name the same port, 4010: set one of them to another'],
    [{ HOST: '0.0.0.0', SYSTEM_PORT: '4010', SYSTEM_HOST: '127.0.0.1' }, /^PORT and SYSTEM_PORT name the same port/],
    [{ HOST: '127.0.0.1', SFTP_PORT: '4010', SFTP_HOST: '::' }, /^PORT and SFTP_PORT name the same port/],
    ...[
      ['localhost', '127.0.0.1'],
      ['::1', 'LocalHost'],
      ['0.0.0.0', 'localhost'],
      ['localhost', '::'],
      ['0:0:0:0:0:0:0:1', '::1'],
      ['::ffff:127.0.0.1', '127.0.0.1'],
      ['0', '127.1'],
      ['0::0', '0.0.0.0'],
      ['Api.Example', 'api.example'],
    ].map(([HOST, SYSTEM_HOST]): [Record<string, string>, RegExp] => [
      { HOST: HOST as string, SYSTEM_PORT: '4010', SYSTEM_HOST: SYSTEM_HOST as string },
      /^PORT and SYSTEM_PORT name the same port/,
    ]),
  ])('names two settings with the same port: %j', (environment, problem) => {
    expect(configProblems(environment)).toEqual([expect.stringMatching(problem)]);
  });

  it.each<Record<string, string>>([
    { PORT: '0', SYSTEM_PORT: '0', SFTP_PORT: '0' },
    { SYSTEM_PORT: '4010', SYSTEM_HOST: '127.0.0.2' },
    { HOST: '0.0.0.0', SYSTEM_PORT: '4010', SYSTEM_HOST: '::1' },
    { HOST: 'localhost', SYSTEM_PORT: '4010', SYSTEM_HOST: '127.0.0.2' },
    { HOST: '::1', SYSTEM_PORT: '4010', SYSTEM_HOST: '127.0.0.1' },
  ])('lets servers listen on ports and addresses of their own: %j', (environment) => {
    expect(configProblems(environment)).toEqual([]);
  });

  it('names a public address that is none', () => {
    expect(configProblems({ PUBLIC_URL: 'https://' })).toEqual(['PUBLIC_URL is not an address: https://']);
  });

  it.each(['https://x.example/a?b=1', 'https://x.example/#a', 'https://x.example?', 'https://me:word@x.example'])(
    'refuses a public address that no path can be added to: %s',
    (url) => {
      expect(configProblems({ PUBLIC_URL: url })).toEqual([
        'PUBLIC_URL must have no user, query or fragment: paths are added to it',
      ]);
    },
  );

  it('takes the addresses of name servers, and names each that is none', () => {
    const servers = '10.0.0.2,10.0.0.2:5353,fd12::1,[fd12::1]:5353';
    expect(readConfig({ DNS_SERVERS: servers }).dnsServers).toEqual(servers.split(','));
    for (const wrong of ['abc', '10.0.0', '10.0.0.2:0', '10.0.0.2:65536', 'fd12::1]:53', '']) {
      expect(configProblems({ DNS_SERVERS: `10.0.0.2,${wrong}` })).toEqual([
        `DNS_SERVERS names ${wrong}, which is not an address as in 10.0.0.2 or 10.0.0.2:5353`,
      ]);
    }
  });

  it('keeps undelivered events at least as long as delivered ones', () => {
    const ages = (delivered: number, undelivered: number) =>
      configProblems({ DELIVERED_EVENT_DAYS: String(delivered), UNDELIVERED_EVENT_DAYS: String(undelivered) });
    for (const [delivered, undelivered] of [
      [30, 30],
      [30, 0],
      [0, 0],
    ] as const) {
      expect(ages(delivered, undelivered)).toEqual([]);
    }
    for (const [delivered, undelivered] of [
      [31, 30],
      [0, 365],
    ] as const) {
      expect(ages(delivered, undelivered)).toEqual([expect.stringMatching(/^UNDELIVERED_EVENT_DAYS is fewer/)]);
    }
    expect(configProblems({ EXPIRED_DAYS: '-1', IDEMPOTENCY_REPLY_DAYS: '1.5' })).toHaveLength(2);
  });

  it('names every variable that is wrong', () => {
    const found = configProblems({
      PORT: 'eighty',
      LOG_LEVEL: 'loud',
      DATABASE_URL: 'mysql://x',
      RATE_LIMIT_BURST: '0',
    });
    expect(found).toHaveLength(4);
    for (const name of ['PORT', 'LOG_LEVEL', 'DATABASE_URL', 'RATE_LIMIT_BURST']) {
      expect(found.some((problem) => problem.startsWith(name))).toBe(true);
    }
  });

  it('bounds every number', () => {
    // A drain is a part of a stop, and undelivered events stay longest.
    const longest = { SHUTDOWN_SECONDS: '3600', UNDELIVERED_EVENT_DAYS: '0' };
    for (const [name, schema] of Object.entries(environmentSchema.properties)) {
      if (schema.type !== 'integer' && schema.type !== 'number') continue;
      expect([name, schema]).toEqual([name, expect.objectContaining({ maximum: expect.any(Number) })]);
      expect(configProblems({ ...longest, [name]: String(schema.maximum) })).toEqual([]);
      expect(configProblems({ ...longest, [name]: String(schema.maximum + 1) })).toHaveLength(1);
    }
  });

  it('drains for half of a stop in production, not at all elsewhere, and never for all of it', () => {
    const tls = { TRUST_PROXY: 'true', PUBLIC_URL: 'https://x.example' };
    const keys = { SIGNING_KEY_FILE: 'key.pem', DATA_KEYS: `a:${Buffer.alloc(32).toString('base64')}` };
    const inProduction = { CONTRATO_MODE: 'production', ...tls, ...keys };
    expect(readConfig({}).drainSeconds).toBe(0);
    expect(readConfig(inProduction).drainSeconds).toBe(5);
    expect(readConfig({ ...inProduction, SHUTDOWN_SECONDS: '1' }).drainSeconds).toBe(0.5);
    expect(readConfig({ ...inProduction, DRAIN_SECONDS: '0' }).drainSeconds).toBe(0);
    expect(configProblems({ DRAIN_SECONDS: '10' })).toEqual([
      expect.stringMatching(/^DRAIN_SECONDS .*SHUTDOWN_SECONDS/),
    ]);
  });

  it('accepts no audience that no request for a token could name', () => {
    const { maxLength } = openapi.components.schemas.TokenRequest.properties.audience;
    expect(configProblems({ TOKEN_AUDIENCE: 'a'.repeat(maxLength) })).toEqual([]);
    expect(configProblems({ TOKEN_AUDIENCE: 'a'.repeat(maxLength + 1) })).toHaveLength(1);
  });

  it('takes a certificate only with its key', () => {
    expect(configProblems({ TLS_CERT_FILE: 'cert.pem' })).toHaveLength(1);
  });

  it('lets production start with everything it needs, and not without any part', () => {
    expect(configProblems(production)).toEqual([]);
    for (const missing of ['SIGNING_KEY_FILE', 'DATA_KEYS', 'TRUST_PROXY', 'PUBLIC_URL'] as const) {
      const { [missing]: _left, ...rest } = production;
      expect([missing, configProblems(rest).length]).toEqual([missing, 1]);
    }
  });

  it('is documented', () => {
    expect(readFileSync(CONFIG_PAGE, 'utf8')).toBe(configPage());
  });
});

it('lists the problems of settings, and hides no other error behind them', () => {
  const refused =
    (...problems: string[]) =>
    () => {
      throw new ConfigError(problems);
    };
  expect(problemsIn(refused('a', 'b'), () => 'in order', refused('c'))).toEqual(['a', 'b', 'c']);
  const mistaken = () => {
    throw new TypeError('a mistake of the program');
  };
  expect(() => problemsIn(refused('a'), mistaken)).toThrow('a mistake of the program');
});
