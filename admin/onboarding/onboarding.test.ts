import { execFile, spawn } from 'node:child_process';
import { constants, generateKeyPairSync, type KeyObject, privateDecrypt } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { utils } from 'ssh2';
import type { CommandSpec } from '../../cli/declaration';
import { UsageError } from '../../cli/declaration';
import { FROM_SOURCE } from '../../cli/own-code';
import { parse } from '../../cli/program';
import { undeclaredFields } from '../../cli/testing/json-fields';
import sandbox from '../../generated/documents/sandbox.json';
import { listApiKeys } from '../../server/clients/store/api-keys';
import { findSftpUserOf, liveClientKeys } from '../../server/clients/store/client-keys';
import { openApiSecret } from '../../server/events/api-secrets';
import { emit } from '../../server/events/outbox';
import { findEvent } from '../../server/events/store/events';
import { defaultConfiguration } from '../../server/kernel/client';
import { HOUR } from '../../server/kernel/time';
import { newId } from '../../server/platform/ids';
import { newSshKeyPair } from '../../server/settlement/sftp/ssh-key';
import { userInput } from '../../server/testing/cards';
import { FileServerBench } from '../../server/testing/file-server';
import { pageAddress } from '../../server/testing/hosted-pages';
import { TEST_NOW, useServer } from '../../server/testing/server';
import { someEvent } from '../../server/testing/subscriber';
import { assertClientName } from './agreement';
import { command as onboard } from './command';
import { COMMANDS, type CommandOutput } from './commands';
import type { CommandName } from './declared-options';
import type { OnboardingParts } from './parts';
import { printed } from './print';

const run = promisify(execFile);
const server = useServer();
let folder: string;
let names = 0;

const pem = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }) as string;
const rsa = (bits: number) => generateKeyPairSync('rsa', { modulusLength: bits });
const ownRsa = rsa(2048);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contrato-onboard-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(() => server().clock.set(TEST_NOW));

/** Puts text into a file. @returns its path */
async function file(text: string): Promise<string> {
  names += 1;
  const path = join(folder, `file-${names}`);
  await writeFile(path, text);
  return path;
}

const sshKey = () => newSshKeyPair().public;

function parts(changes: Partial<OnboardingParts['config']> = {}): OnboardingParts {
  const { app, clock, config, database } = server();
  return { config: { ...config, ...changes }, db: database.db, vault: app.services.vault, now: clock.now() };
}

/** A command line as it was typed, to be run. Its values are read before there is a database, as by the command. */
function readCommand(typed: readonly string[]) {
  const { path, values } = parse(onboard, typed);
  const name = path.split(' ').slice(1).join(' ') as CommandName;
  return { run: COMMANDS[name](values as never) };
}

function command(words: string, ...more: string[]): Promise<CommandOutput> {
  return readCommand([...words.split(' ').filter((word) => word !== ''), ...more]).run(parts());
}

/** Onboards a client of a name of its own. */
async function onboarded(words = '', keys: { rsa?: string; ssh?: string } = {}) {
  names += 1;
  const name = `Acme ${names}`;
  const files = [
    '--rsa-public-key',
    await file(keys.rsa ?? pem(ownRsa.publicKey)),
    '--ssh-public-key',
    await file(keys.ssh ?? sshKey()),
  ];
  // biome-ignore lint/suspicious/noExplicitAny: tests look into what a command tells
  return { name, output: (await command(words, '--client', name, ...files)) as any };
}

function opened(output: CommandOutput, key = ownRsa.privateKey): { api_key: string; api_secret: string } {
  const padding = constants.RSA_PKCS1_OAEP_PADDING;
  const bytes = Buffer.from(output.encrypted_pair as string, 'base64');
  return JSON.parse(privateDecrypt({ key, padding, oaepHash: 'sha256' }, bytes).toString());
}

function login(output: CommandOutput, path = '/oauth/token') {
  const { client_id, client_secret, audience } = output;
  return server().send('POST', path, {
    body: {
      client_id,
      client_secret,
      audience: audience ?? server().config.audience,
      grant_type: 'client_credentials',
    },
  });
}

/** The token of an end user of the client, for the hosted pages. */
async function endUserToken(output: CommandOutput): Promise<string> {
  const token = (await login(output)).body.access_token;
  const user = await server().send('POST', '/users/v1/', { token, idempotencyKey: 'u', body: userInput() });
  const body = { user_id: user.body.data.id };
  return (await server().send('POST', '/secure-data/v1/token', { token, body })).body.access_token;
}

const callsItself = (output: CommandOutput, token: string) =>
  server().send('GET', '/users/v1/', { token, headers: { x: String(output.name) } });

const none = { daily: null, monthly: null };

/** Two values of each term of an agreement, and where `show` shows it. */
const EVERY_TERM: Readonly<Record<string, { shown: string; values: readonly unknown[] }>> = {
  name: { shown: 'name', values: ['Renamed', 'Renamed again'] },
  countries: { shown: 'countries', values: [['BRA'], ['MEX', 'ARG']] },
  status: { shown: 'status', values: ['SUSPENDED', 'ACTIVE'] },
  revision: { shown: 'revision', values: ['earliest', 'current'] },
  callback_addresses: {
    shown: 'callback_addresses',
    values: [{ activities: 'https://client.example/a' }, { activities: null }],
  },
  limits: {
    shown: 'limits',
    values: [
      { account: { daily: '1.00', monthly: '2.00' }, client: none, bridge: { ...none, movement: null, balance: null } },
      { account: none, client: none, bridge: { daily: null, monthly: '9.00', movement: '1.00', balance: '3.00' } },
    ],
  },
  products: { shown: 'products', values: [['CREDIT'], ['IDENTITY']] },
  card_data_entitled: { shown: 'card_data_entitled', values: [true, false] },
  rate_limit: { shown: 'rate_limit', values: [{ requests_per_second: 7, burst: 9 }, null] },
  pages: {
    shown: 'pages',
    values: [
      { frame_origins: ['https://a.example'], stylesheet_origins: ['https://b.example'], success_links: ['c://d'] },
      { frame_origins: [], stylesheet_origins: [], success_links: [] },
    ],
  },
  scopes: { shown: 'scopes', values: [['users:read'], null] },
  accounts_per_currency: { shown: 'accounts_per_currency', values: [3, 1] },
  card_charges: {
    shown: 'card_charges',
    values: [[{ name: 'VAT', type: 'TAX', percentage: '21', origin: 'DOMESTIC' }], []],
  },
};

describe('onboarding', () => {
  it('makes a client that can get a token and call the service', async () => {
    const { output, name } = await onboarded('--country BRA,ARG --product CREDIT');
    expect(output).toMatchObject({ name, countries: ['BRA', 'ARG'], revision: 'current' });
    expect(output.token_url).toBe(`${server().config.publicUrl}/oauth/token`);
    const token = await login(output);
    expect(token.status).toBe(200);
    expect((await callsItself(output, token.body.access_token)).status).toBe(200);
    expect(Object.keys(output.card_programs).length).toBeGreaterThan(0);
  });

  it('encrypts the pair for the client, and keeps its secret sealed', async () => {
    const { output } = await onboarded();
    const pair = opened(output);
    expect(pair.api_key).toBe(output.api_key);
    expect(Buffer.from(pair.api_secret, 'base64')).toHaveLength(32);
    const [row] = await listApiKeys(server().database.db, output.client_id);
    expect(openApiSecret(server().app.services.vault, row!)).toBe(pair.api_secret);
    expect(JSON.stringify(output)).not.toContain(pair.api_secret);
    expect(() => opened(output, rsa(2048).privateKey)).toThrow();
  });

  it('lets the client in at the file server', async () => {
    const bench = await FileServerBench.start(server());
    try {
      const key = await bench.key('ed25519');
      const { output } = await onboarded('', { ssh: key.publicKey });
      expect(output.sftp_user).toMatch(/^acme-\d+-[0-9a-f]{8}$/);
      expect(await bench.sftp(output.sftp_user, key, ['ls'])).toMatchObject({ code: 0 });
      const next = await bench.key('rsa', 2048);
      await command(
        'rotate ssh-key --overlap-hours 1',
        '--client',
        output.client_id,
        '--ssh-public-key',
        `${next.path}.pub`,
      );
      for (const one of [key, next]) expect((await bench.sftp(output.sftp_user, one, ['ls'])).code).toBe(0);
      server().clock.advance(HOUR);
      expect((await bench.sftp(output.sftp_user, key, ['ls'])).code).toBe(255);
      expect((await bench.sftp(output.sftp_user, next, ['ls'])).code).toBe(0);
      await command('revoke ssh-key', '--client', output.client_id);
      expect((await bench.sftp(output.sftp_user, next, ['ls'])).code).toBe(255);
    } finally {
      await bench.stop();
    }
  });

  it('pins the client to its revision and knows where to call it', async () => {
    const url = 'https://client.example/cards';
    const { output } = await onboarded(`--revision token-path=oauth-v1 --transactions-url ${url}`);
    expect(output.token_url).toBe(`${server().config.publicUrl}/oauth/v1/token`);
    expect((await login(output)).status).toBe(404);
    expect((await login(output, '/oauth/v1/token')).status).toBe(200);
    expect(output.callback_addresses).toMatchObject({ transactions: url, activities: null });
    const changed = await command(
      'update --activities-url https://client.example/a --transactions-url none',
      '--client',
      output.client_id,
    );
    expect(changed.callback_addresses).toMatchObject({ transactions: null, activities: 'https://client.example/a' });
    expect(await command('update --revision current', '--client', output.client_id)).toMatchObject({
      revision: 'current',
    });
    expect((await login(output)).status).toBe(200);
  });

  it('agrees on everything that the sandbox can agree on, at once or later', async () => {
    const agreement = {
      pages: {
        frame_origins: ['https://app.client.example'],
        stylesheet_origins: ['https://css.client.example'],
        success_links: ['client://done'],
      },
      limits: {
        account: { daily: '100.00', monthly: null },
        client: none,
        bridge: { ...none, movement: null, balance: null },
      },
      rate_limit: { requests_per_second: 7, burst: 9 },
      scopes: ['users:read', 'cards:read'],
      card_charges: [{ name: 'VAT', type: 'TAX', percentage: '21', origin: 'DOMESTIC' }],
      accounts_per_currency: 3,
      card_data_entitled: true,
    };
    const { output } = await onboarded(`--agreement ${await file(JSON.stringify(agreement))}`);
    expect((await login(output)).body.scope).toBe('cards:read users:read');
    const shown = await command('show', '--client', output.client_id);
    expect(shown).toMatchObject({ ...agreement, status: 'ACTIVE' });
    const later = await file(JSON.stringify({ status: 'SUSPENDED', scopes: null, products: ['CREDIT'] }));
    const changed = await command(`update --country BRA --agreement ${later}`, '--client', output.client_id);
    expect(changed).toMatchObject({
      status: 'SUSPENDED',
      scopes: null,
      products: ['CREDIT'],
      countries: ['BRA'],
      pages: agreement.pages,
    });
  });

  it('reads an agreement once, so that it can come from a pipe', async () => {
    const pipe = join(folder, 'pipe');
    await run('mkfifo', [pipe]);
    // A second reader would find nothing.
    const words = ['-c', 'printf %s "$1" > "$2"; : > "$2"', 'sh', JSON.stringify({ scopes: ['users:read'] }), pipe];
    const writer = spawn('sh', words);
    try {
      const { output } = await onboarded(`--agreement ${pipe}`);
      expect((await login(output)).body.scope).toBe('users:read');
    } finally {
      writer.kill();
    }
  });

  it.each(Object.keys(EVERY_TERM))('sets %s of a new client, changes it alone later, and shows it', async (term) => {
    const terms = EVERY_TERM[term] as { shown: string; values: readonly unknown[] };
    const [first, second] = terms.values.map((value) => ({ [term]: value }));
    const agreed = ({ [terms.shown]: value }: CommandOutput) => value;
    const expected = (agreement: unknown) => (agreement as Record<string, unknown>)[term];
    if (term !== 'name') {
      const { output } = await onboarded(`--agreement ${await file(JSON.stringify(first))}`);
      expect(agreed(await command('show', '--client', output.client_id))).toEqual(
        term === 'callback_addresses' ? expect.objectContaining(expected(first)) : expected(first),
      );
    }
    const { output } = await onboarded();
    const id = output.client_id;
    for (const agreement of [first, second]) {
      const before = await command('show', '--client', id);
      const after = await command(`update --agreement ${await file(JSON.stringify(agreement))}`, '--client', id);
      expect(after).toEqual({ ...before, [terms.shown]: agreed(after) });
      expect(agreed(after)).toEqual(
        term === 'callback_addresses' ? expect.objectContaining(expected(agreement)) : expected(agreement),
      );
      expect(await command('show', '--client', id)).toEqual(after);
    }
  });

  it('knows every term that the sandbox knows', () => {
    const { properties } = sandbox.components.schemas.SandboxClientUpdate;
    const { country: _home, ...terms } = properties;
    expect(Object.keys(EVERY_TERM).sort()).toEqual(Object.keys(terms).sort());
  });

  it('lets pages be framed, styled and left as agreed, from then on', async () => {
    const agreed = (pages: object) => file(JSON.stringify({ pages }));
    const pages = {
      frame_origins: ['https://app.client.example'],
      stylesheet_origins: ['https://css.client.example'],
      success_links: ['client://done'],
    };
    const { output } = await onboarded(`--agreement ${await agreed(pages)}`);
    const auth = await endUserToken(output);
    const page = async (query: Record<string, string>) => {
      const { status, headers } = await server().send('GET', pageAddress('/v1/activation', { auth, ...query }));
      return [status, /frame-ancestors ([^;,]*)/.exec(headers.get('content-security-policy') ?? '')?.[1]];
    };
    const listed = { styles: 'https://css.client.example/a.css' };
    const elsewhere = { styles: 'https://elsewhere.example/a.css' };
    const [done, away] = [{ success_link: 'client://done' }, { success_link: 'client://away' }];
    const ours = 'https://app.client.example';
    expect(await page({})).toEqual([200, ours]);
    expect([await page(listed), await page(elsewhere)]).toEqual([
      [200, ours],
      [400, ours],
    ]);
    expect([await page(done), await page(away)]).toEqual([
      [200, ours],
      [400, ours],
    ]);
    const none = { frame_origins: [], stylesheet_origins: [], success_links: [] };
    await command(`update --agreement ${await agreed(none)}`, '--client', output.client_id);
    expect([await page({}), await page(elsewhere), await page(done)]).toEqual([
      [200, "'none'"],
      [200, "'none'"],
      [400, "'none'"],
    ]);
  });

  it.each(['', ' ', '\u200b\u3000', 'x'.repeat(129), 'a\0b'])('gives no client the name %j', (name) => {
    expect(() => assertClientName(name)).toThrow(/^--client: the name /);
  });

  it('gives one client a name, however many commands at once onboard it or rename to it', async () => {
    const sources = await Promise.all(Array.from({ length: 3 }, () => onboarded()));
    const renamed = await file(JSON.stringify({ name: 'Contested' }));
    const opening = Array.from({ length: 3 }, async () => [
      ...['--client', 'Contested', '--rsa-public-key', await file(pem(ownRsa.publicKey))],
      ...['--ssh-public-key', await file(sshKey())],
    ]);
    const words = await Promise.all(opening);
    const outcomes = await Promise.allSettled([
      ...words.map((own) => command('', ...own)),
      ...sources.map(({ output }) => command(`update --agreement ${renamed}`, '--client', String(output.client_id))),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refusals = outcomes.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    for (const refusal of refusals) expect(refusal).toContain('Contested is a client already');
    expect(await server().database.db.knex('clients').where({ name: 'Contested' })).toHaveLength(1);
  });

  it('gives no client the name of another, and no client a revision that is not there', async () => {
    const [one, other] = [await onboarded(), await onboarded()];
    const renamed = await file(JSON.stringify({ name: other.name }));
    await expect(command(`update --agreement ${renamed}`, '--client', one.output.client_id)).rejects.toThrow(
      `${other.name} is a client already`,
    );
    const pinned = await file(JSON.stringify({ revision: 'colour=blue' }));
    await expect(onboarded(`--agreement ${pinned}`)).rejects.toThrow('revision:');
    const earliest = await onboarded(`--agreement ${await file(JSON.stringify({ revision: 'earliest' }))}`);
    expect(earliest.output.token_url).toBe(`${server().config.publicUrl}/oauth/v1/token`);
    const countries = await file(JSON.stringify({ countries: ['BRA'] }));
    await expect(onboarded(`--country ARG --agreement ${countries}`)).rejects.toThrow('given twice');
  });

  it.each([
    [{ scopes: ['users:read', 'users:fly'] }, 'there is no scope users:fly'],
    [
      { pages: { frame_origins: ['javascript:1'], stylesheet_origins: [], success_links: [] } },
      '/pages/frame_origins/0',
    ],
    [{ callback_addresses: { transactions: 'https://client.example/?x=1' } }, 'transactions'],
    [{ country: 'BRA' }, 'countries are given with --country'],
    [{ fees: 1 }, '/fees is not known here'],
    [{ name: ' \u200b' }, '/name must be text with at least one visible character'],
    [
      { card_charges: [{ name: 'IVA', type: 'TAX', percentage: '21', origin: 'DOMESTIC', country: 'ZZZ' }], limit: 1 },
      '/card_charges/0/country must be the three-letter code of an existing country',
    ],
  ])('refuses the agreement %j', async (agreement, message) => {
    const path = await file(JSON.stringify(agreement));
    await expect(onboarded(`--agreement ${path}`)).rejects.toThrow(message);
  });

  it('shows secrets once: no later answer holds one', async () => {
    const { output } = await onboarded();
    const { api_secret } = opened(output);
    const shown = JSON.stringify(await command('show', '--client', output.client_id));
    for (const secret of [output.client_secret, output.encrypted_pair, api_secret]) expect(shown).not.toContain(secret);
    expect(shown).toContain(output.api_key);
    expect(printed(output)).toContain('Shown only once: client_secret, encrypted_pair.');
    expect(printed(JSON.parse(shown))).not.toContain('Shown only once');
  });
});

describe('what does not do is refused, and nothing is made', () => {
  const clients = () => server().database.db.knex('clients').count({ n: '*' }).first();

  it.each([
    ['a short RSA key', () => ({ rsa: pem(rsa(1024).publicKey) }), 'has 1024 bits; at least 2048'],
    [
      'a private RSA key',
      () => ({ rsa: ownRsa.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string }),
      'private RSA key',
    ],
    ['no RSA key', () => ({ rsa: pem(generateKeyPairSync('ed25519').publicKey) }), 'an RSA key is needed'],
    ['rubbish for an RSA key', () => ({ rsa: 'rubbish' }), 'not an RSA public key in PEM'],
    [
      'an SSH key of RSA 3072',
      () => ({ ssh: utils.generateKeyPairSync('rsa', { bits: 3072 }).public }),
      'RSA of 3072 bits; allowed are RSA of 2048 bits, RSA of 4096 bits, Ed25519',
    ],
    [
      'an SSH key of ECDSA',
      () => ({ ssh: utils.generateKeyPairSync('ecdsa', { bits: 256 }).public }),
      'ecdsa-sha2-nistp256',
    ],
    ['a private SSH key', () => ({ ssh: newSshKeyPair().private }), 'private key'],
    ['rubbish for an SSH key', () => ({ ssh: 'ssh-ed25519 rubbish' }), 'not an SSH public key'],
  ])('%s', async (_, keys, message) => {
    const count = await clients();
    await expect(onboarded('', keys())).rejects.toThrow(message);
    expect(await clients()).toEqual(count);
  });

  it.each([
    ['--country ARG,XXX', 'country: XXX is not one of ARG, BRA, MEX, COL'],
    ['--country ,', 'at least one country'],
    ['--product GOLD', 'product: GOLD'],
    ['--revision newest', 'revision:'],
    [
      '--shipping-updates-url https://client.example/updates',
      'shipping_updates: https://client.example/updates must be an http(s) address',
    ],
    ['--identity-sessions-url https://client.example/x', 'identity_sessions:'],
    ['--transactions-url ftp://client.example', 'transactions:'],
    ['--overlap-hours 3', "Unknown option '--overlap-hours'"],
  ])('%s', async (words, message) => {
    await expect(onboarded(words)).rejects.toThrow(message);
  });

  it.each([
    ['--country ,', 'at least one country'],
    ['--country ARG,XXX', 'country: XXX is not one of'],
    ['--revision newest', 'revision:'],
    ['--transactions-url ftp://client.example', 'transactions:'],
  ])('a change of an agreement with %s', async (words, message) => {
    const { output } = await onboarded();
    const before = await command('show', '--client', output.client_id);
    await expect(command(`update ${words}`, '--client', output.client_id)).rejects.toThrow(message);
    expect(await command('show', '--client', output.client_id)).toEqual(before);
  });

  it('a scope of the sandbox in production', async () => {
    const { output } = await onboarded();
    const path = await file(JSON.stringify({ scopes: ['users:read', 'sandbox:control'] }));
    const change = readCommand(['update', '--client', output.client_id, '--agreement', path]);
    await expect(change.run(parts({ mode: 'production' }))).rejects.toThrow('there is no scope sandbox:control');
    expect(await change.run(parts())).toMatchObject({ scopes: ['users:read', 'sandbox:control'] });
  });

  it('plain HTTP in production', async () => {
    const { output } = await onboarded();
    const change = readCommand(['update', '--client', output.client_id, '--activities-url', 'http://client.example/a']);
    await expect(change.run(parts({ mode: 'production' }))).rejects.toThrow('must start with https://');
    await expect(change.run(parts())).resolves.toBeDefined();
    for (const address of [
      'https://10.0.0.1/a',
      'https://[::10.0.0.1]/a',
      'https://168.63.129.16/',
      'https://localhost/',
    ]) {
      const hidden = readCommand(['update', '--client', output.client_id, '--activities-url', address]);
      await expect(hidden.run(parts({ mode: 'production' }))).rejects.toThrow('not a public');
    }
  });

  it('a second client of the same name', async () => {
    const { name, output } = await onboarded();
    const files = ['--rsa-public-key', await file(pem(ownRsa.publicKey)), '--ssh-public-key', await file(sshKey())];
    await expect(command('', '--client', name, ...files)).rejects.toThrow(output.client_id);
  });

  it.each([
    ['rotate nothing --client x', "Unknown command 'nothing'"],
    ['show', '--client is missing'],
    ['', '--client is missing'],
    ['shwo --client x', 'There is no command onboard shwo; did you mean show?'],
    ['show --client nobody', 'No client has the id or the name nobody'],
    ['show --clients x', "Unknown option '--clients'"],
    ['--client x --rsa-public-key /nowhere --ssh-public-key /nowhere', "/nowhere can't be read (ENOENT)"],
  ])('%s', async (words, message) => {
    await expect((async () => command(words))()).rejects.toThrow(message);
  });
});

describe('card programs', () => {
  const DEBIT = { name: 'Debit', country_code: 'ARG', product_type: 'DEBIT', provider: 'CARD_NETWORK_2' };
  const terms = { ...DEBIT, card_type_supported: ['VIRTUAL'], months_to_expiration: 36 };
  const program = async (words: string, client: string, written: unknown, ...more: string[]) =>
    command(`program ${words}`, '--client', client, ...more, '--terms', await file(JSON.stringify(written)));
  const declared = (name: string) =>
    onboard.commands.find((one) => one.name === 'program')?.commands?.find((one) => one.name === name) as CommandSpec;

  it('are added, listed and changed, and cards of them can be created', async () => {
    const { output, name } = await onboarded();
    const { access_token: token } = (await login(output)).body;
    const added = await program('add', name, terms);
    expect(undeclaredFields(declared('add'), added)).toEqual([]);
    expect(added).toMatchObject({ name: 'Debit', status: 'ACTIVE', months_to_expiration: 36, innominate: false });
    const listed = await command('program list', '--client', name);
    expect(printed(listed)).toMatch(/\n +name +Prepaid Argentina\n/);
    expect(printed(listed)).not.toContain('[object');
    expect(undeclaredFields(declared('list'), listed)).toEqual([]);
    const own = (listed.card_programs as { id: string; name: string }[]).filter(({ id }) => id === added.id);
    expect(own).toEqual([added]);
    const address = `/cards/v1/config/affinity-groups/${added.id}`;
    const shown = await server().send('GET', address, { token });
    const { bin, ...public_ } = added;
    expect([shown.status, shown.body.data]).toEqual([200, public_]);
    expect(bin).toMatch(/^[0-9]{8}$/);
    const limits = {
      status: 'INACTIVE',
      local_withdrawal_allowed: false,
      amount_limits: { purchases: { daily: '9.00' } },
    };
    const changed = await program('update', name, limits, '--program', 'Debit');
    expect(undeclaredFields(declared('update'), changed)).toEqual([]);
    expect(changed).toMatchObject({
      ...{ id: added.id, status: 'INACTIVE', local_withdrawal_allowed: false, local_purchases_allowed: true },
      amount_limits: { purchases: { daily: '9.00', monthly: null } },
    });
    expect({ ...(await server().send('GET', address, { token })).body.data, bin }).toEqual(changed);
  });

  it('get another range of card numbers, which new cards begin with, and keep everything else', async () => {
    const { output, name } = await onboarded();
    const { access_token: token } = (await login(output)).body;
    const before = await program('add', name, terms, '--bin', '41234567');
    expect(before.bin).toBe('41234567');
    const after = await command('program update', '--client', name, '--program', 'Debit', '--bin', '99991142');
    expect(after).toEqual({ ...before, bin: '99991142' });
    const both = await program(
      'update',
      name,
      { local_withdrawal_allowed: false },
      '--program',
      'Debit',
      '--bin',
      '1'.repeat(8),
    );
    expect(both).toEqual({ ...after, local_withdrawal_allowed: false, bin: '11111111' });
    const limited = await program('update', name, { local_withdrawal_allowed: true }, '--program', 'Debit');
    expect(limited).toEqual({ ...after, local_withdrawal_allowed: true, bin: '11111111' });
    const user = await server().send('POST', '/users/v1/', { token, idempotencyKey: newId(), body: userInput() });
    const body = { user_id: user.body.data.id, affinity_group_id: after.id, card_type: 'VIRTUAL' };
    const { status } = await server().send('POST', '/cards/v1/', { token, idempotencyKey: newId(), body });
    const bins = await server().database.db.knex('cards').where({ affinity_group_id: after.id }).pluck('bin');
    expect([status, bins]).toEqual([201, ['11111111']]);
    const update =
      (...more: string[]) =>
      async () =>
        command('program update', '--client', name, '--program', 'Debit', ...more);
    await expect(update()()).rejects.toThrow('--terms or --bin is required');
    for (const bin of ['1234567', '123456789', '1234567a']) {
      await expect(update('--bin', bin)()).rejects.toThrow('eight digits');
    }
  });

  it('are refused in words where they follow no contract, or are not the client’s', async () => {
    const { name } = await onboarded();
    await expect(program('add', name, { ...terms, provider: 'X' })).rejects.toThrow('terms: /provider');
    await expect(program('add', name, { ...terms, country_code: 'BRA' })).rejects.toThrow('does not operate in BRA');
    await expect(program('update', name, {}, '--program', 'Prepaid Argentina')).rejects.toThrow('terms: ');
    const halt = { status: 'INACTIVE' };
    await expect(program('update', name, halt, '--program', 'Nothing')).rejects.toThrow('no card program');
    await program('add', name, terms);
    await program('add', name, terms);
    await expect(program('update', name, halt, '--program', 'Debit')).rejects.toThrow('Several card programs');
    const half = await file('{');
    await expect((async () => command('program add', '--client', name, '--terms', half))()).rejects.toThrow(
      '--terms: the file contains no JSON',
    );
  });
});

it('the values of a change are read before the database is opened', () => {
  const change = ['update', '--client', 'Acme'];
  expect(() => readCommand(change)).toThrow(UsageError);
  expect(() => readCommand([...change, '--agreement', '/none'])).toThrow("--agreement: /none can't be read (ENOENT).");
});

describe('rotation and revocation', () => {
  it('of the secret: the old one is refused at once, tokens go on unless they are revoked', async () => {
    const { output } = await onboarded();
    const { access_token: token } = (await login(output)).body;
    const rotated = await command('rotate secret', '--client', output.client_id);
    expect((await login(output)).status).toBe(401);
    expect((await login({ ...output, ...rotated })).status).toBe(200);
    expect((await callsItself(output, token)).status).toBe(200);
    const again = await command('rotate secret --revoke-tokens', '--client', output.client_id);
    expect(again).toMatchObject({ revoked_tokens: 1 });
    expect((await callsItself(output, token)).status).toBe(401);
    expect((await login({ ...output, ...again })).status).toBe(200);
    expect(await command('revoke secret', '--client', output.client_id)).toMatchObject({ revoked_tokens: 1 });
    expect((await login({ ...output, ...again })).status).toBe(401);
  });

  it.each(['rotate secret --revoke-tokens', 'revoke secret'])(
    'of the secret: %s ends tokens also without the TOKEN_AUDIENCE of the service',
    async (words) => {
      const { output } = await onboarded();
      const { access_token: token } = (await login(output)).body;
      const elsewhere = { ...parts(), config: { ...parts().config, audience: 'https://another.example' } };
      const typed = readCommand([...words.split(' '), '--client', output.client_id]);
      expect(await typed.run(elsewhere)).toMatchObject({ revoked_tokens: 1 });
      expect((await callsItself(output, token)).status).toBe(401);
    },
  );

  it('of the secret: what is revoked ends hosted pages as well, from then on', async () => {
    const { output } = await onboarded();
    const auth = await endUserToken(output);
    const page = async () => (await server().send('GET', pageAddress('/v1/activation', { auth }))).status;
    expect(await page()).toBe(200);
    await command('revoke secret', '--client', output.client_id);
    expect(await page()).toBe(401);
  });

  it('of the pair: the new one is encrypted for the newest key, the old one verifies for a while', async () => {
    const { output } = await onboarded();
    const nextRsa = rsa(2048);
    const { rsa_key } = await command(
      'rotate rsa-key',
      '--client',
      output.client_id,
      '--rsa-public-key',
      await file(pem(nextRsa.publicKey)),
    );
    const rotated = await command('rotate api-key --overlap-hours 2', '--client', output.client_id);
    expect(rotated.encrypted_for).toBe(rsa_key);
    expect(opened(rotated, nextRsa.privateKey).api_key).toBe(rotated.api_key);
    const states = async () => {
      const shown = await command('show', '--client', output.client_id);
      return (shown.api_keys as { api_key: string; status: string }[]).map(({ api_key, status }) => [api_key, status]);
    };
    expect(await states()).toEqual(
      expect.arrayContaining([
        [rotated.api_key, 'ACTIVE'],
        [output.api_key, 'RETIRING'],
      ]),
    );
    await expect(command('revoke api-key', '--client', output.client_id)).rejects.toThrow('Say which with --key');
    await expect(
      command('revoke api-key', '--client', output.client_id, '--key', rotated.api_key as string),
    ).rejects.toThrow('the only one that nothing replaces');
    await command('revoke api-key', '--client', output.client_id, '--key', output.api_key);
    expect(await states()).toEqual([[rotated.api_key, 'ACTIVE']]);
    const last = await command('rotate api-key --overlap-hours 0', '--client', output.client_id);
    expect(await states()).toEqual([[last.api_key, 'ACTIVE']]);
  });

  it('of the pair, over and over: no older one verifies for longer than was said of it', async () => {
    const { output } = await onboarded();
    const rotated = async (hours: number) =>
      (await command(`rotate api-key --overlap-hours ${hours}`, '--client', output.client_id)).api_key as string;
    const untilOf = async () => {
      const { api_keys: pairs } = await command('show', '--client', output.client_id);
      const until = (pairs as { api_key: string; until: string | null }[]).map((pair) => {
        return [pair.api_key, pair.until === null ? null : (Date.parse(pair.until) - TEST_NOW) / HOUR];
      });
      return Object.fromEntries(until);
    };
    const second = await rotated(24);
    expect(await untilOf()).toEqual({ [output.api_key]: 24, [second]: null });
    const third = await rotated(2);
    expect(await untilOf()).toEqual({ [output.api_key]: 2, [second]: 2, [third]: null });
    const fourth = await rotated(48);
    expect(await untilOf()).toEqual({ [output.api_key]: 2, [second]: 2, [third]: 48, [fourth]: null });
    for (const hours of ['-1', '720.1', '1e9', '']) {
      // Refused before the database is opened.
      const typed = ['rotate', 'api-key', '--overlap-hours', hours, '--client', output.client_id];
      expect(() => readCommand(typed)).toThrow(UsageError);
      expect(() => readCommand(typed)).toThrow('a number from 0 to 720');
    }
  });

  it('of the pair with a lead: the old one signs until then, and at once the new one if it is revoked before', async () => {
    const { output } = await onboarded();
    const rotated = (options: string) => command(`rotate api-key ${options}`, '--client', output.client_id);
    const revoked = (key: unknown) => command('revoke api-key', '--client', output.client_id, '--key', key as string);
    const hoursTo = (at: string | null) => (at === null ? null : (Date.parse(at) - TEST_NOW) / HOUR);
    type Shown = { api_key: string; status: string; signs_from: string | null; until: string | null };
    const shown = async () => {
      const { api_keys: pairs } = await command('show', '--client', output.client_id);
      const rows = (pairs as Shown[]).map((pair) => {
        return [pair.api_key, [pair.status, hoursTo(pair.signs_from), hoursTo(pair.until)]];
      });
      return Object.fromEntries(rows);
    };
    const second = await rotated('--lead-hours 24 --overlap-hours 12');
    expect([hoursTo(second.signs_from as string), opened(second).api_key]).toEqual([24, second.api_key]);
    const first = { [output.api_key]: ['RETIRING', null, 36] };
    expect(await shown()).toEqual({ ...first, [second.api_key as string]: ['UPCOMING', 24, null] });
    const printedPairs = printed(await command('show', '--client', output.client_id));
    expect(printedPairs).toContain(`${second.api_key} UPCOMING signs from ${second.signs_from}\n`);
    await expect(revoked(second.api_key)).rejects.toThrow('the only one that nothing replaces');
    const third = await rotated('--lead-hours 48');
    const replaced = { [second.api_key as string]: ['UPCOMING', 24, 72] };
    expect(await shown()).toEqual({ ...first, ...replaced, [third.api_key as string]: ['UPCOMING', 48, null] });
    await revoked(output.api_key);
    expect(await shown()).toEqual({ ...replaced, [third.api_key as string]: ['ACTIVE', 0, null] });
    const leaked = await rotated('--overlap-hours 0');
    expect([leaked.signs_from, await shown()]).toEqual([
      new Date(TEST_NOW).toISOString(),
      { [leaked.api_key as string]: ['ACTIVE', null, null] },
    ]);
    for (const hours of ['-1', '720.1', '']) {
      const typed = ['--lead-hours', hours, '--client', output.client_id];
      await expect((async () => command('rotate api-key', ...typed))()).rejects.toThrow('--lead-hours is a number');
    }
  });

  it('of the pair with a lead, where there is none to sign meanwhile: the new one signs at once', async () => {
    const { client } = await server().client({});
    const key = await file(pem(ownRsa.publicKey));
    await command('rotate rsa-key', '--client', client.id, '--rsa-public-key', key);
    const { api_key, signs_from } = await command('rotate api-key --lead-hours 24', '--client', client.id);
    expect(signs_from).toBe(new Date(TEST_NOW).toISOString());
    const { api_keys: pairs } = await command('show', '--client', client.id);
    expect(pairs).toEqual([{ api_key, status: 'ACTIVE', signs_from: null, until: null }]);
  });

  it('of the pair, where there is none: what waited for one is sent', async () => {
    const callbacks = { ...defaultConfiguration.callbacks, shipping_updates: 'https://client.example/x' };
    const { client } = await server().client({}, { callbacks });
    const { db } = server().database;
    const event = await db.transaction(async (tx) => {
      const made = await emit(tx, client, someEvent(), TEST_NOW);
      await tx.knex('outbox').where({ id: made.id }).update({ next_attempt_at: null });
      return made;
    });
    const key = await file(pem(ownRsa.publicKey));
    await command('rotate rsa-key', '--client', client.id, '--rsa-public-key', key);
    expect((await findEvent(db, client.id, event.id))?.nextAttemptAt).toBeNull();
    await command('rotate api-key', '--client', client.id);
    expect((await findEvent(db, client.id, event.id))?.nextAttemptAt).toBe(TEST_NOW);
  });

  it('of the RSA key: without one no pair can be sent', async () => {
    const { output, name } = await onboarded();
    await command('revoke rsa-key', '--client', name);
    await expect(command('rotate api-key', '--client', name)).rejects.toThrow('has no RSA key');
    await expect(command('revoke rsa-key', '--client', name)).rejects.toThrow('no such RSA key');
    await command('rotate rsa-key', '--client', name, '--rsa-public-key', await file(pem(ownRsa.publicKey)));
    expect(opened(await command('rotate api-key', '--client', name)).api_key).not.toBe(output.api_key);
  });

  it('of the SSH key: one of several by its fingerprint, and not the same one again', async () => {
    const { output } = await onboarded();
    const next = await file(sshKey());
    const { ssh_key: second } = await command('rotate ssh-key', '--client', output.client_id, '--ssh-public-key', next);
    await expect(command('rotate ssh-key', '--client', output.client_id, '--ssh-public-key', next)).rejects.toThrow(
      'has this SSH key already',
    );
    await command('revoke ssh-key', '--client', output.client_id, '--key', output.ssh_key);
    const { db } = server().database;
    const live = await liveClientKeys(db, output.client_id, 'SSH', server().clock.now());
    expect(live.map(({ fingerprint }) => fingerprint)).toEqual([second]);
    expect((await findSftpUserOf(db, output.client_id))?.username).toBe(output.sftp_user);
  });
});

it('runs as a command, with an exit code and without a stack', async () => {
  const { config } = server().database;
  const environment = {
    ...process.env,
    DATA_DIR: folder,
    DATA_KEYS: '',
    DATABASE_URL: config.dialect === 'postgres' ? config.url : '',
  };
  const main = (...words: string[]) =>
    run(process.execPath, [...FROM_SOURCE, join(__dirname, '../../cli/contrato.ts'), 'onboard', ...words], {
      env: environment,
    });
  const keys = ['--rsa-public-key', await file(pem(ownRsa.publicKey)), '--ssh-public-key', await file(sshKey())];
  const { stdout } = await main('--client', 'By command', ...keys, '--json');
  expect(undeclaredFields(onboard, JSON.parse(stdout))).toEqual([]);
  const show = onboard.commands.find(({ name }) => name === 'show') as CommandSpec;
  const { stdout: shown } = await main('show', '--client', 'By command', '--json');
  expect(undeclaredFields(show, JSON.parse(shown))).toEqual([]);
  expect(opened(JSON.parse(stdout)).api_key).toBe(JSON.parse(stdout).api_key);
  const refused = await main('--client', 'By command', ...keys).catch((error: unknown) => error);
  expect(refused).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^By command is a client already, with the id [^\n]*\n$/),
  });
});
