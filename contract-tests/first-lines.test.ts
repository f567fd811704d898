import { spawn, spawnSync } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FROM_SOURCE } from '../cli/own-code';
import { readSarif } from '../cli/report/testing/read-sarif';
import { removeSpecs, replacing, type SpecFileTexts, tinySpec, writeSpec } from '../codegen/testing/tiny';
import { copyProject, type ProjectCopy } from '../mocks/testing/project';
import { addressesOf } from './conformance/endpoints';
import { text } from './conformance/report/text';
import { runConformance } from './conformance/run';
import { TestClient } from './conformance/testing/client';

/** Ten mistakes, planted one way or another, and the first line that a person sees of each. */

afterAll(removeSpecs);

/**
 * Runs codegen on a contract of its own.
 * @returns the first line that tells of a mistake
 */
function codegen(spec: string, ...words: string[]): string | undefined {
  const out = writeSpec({});
  const script = path.join(__dirname, '../cli/contrato.ts');
  const { stderr } = spawnSync(
    process.execPath,
    [...FROM_SOURCE, script, 'codegen', '--spec', spec, '--out', out, ...words],
    {
      cwd: path.join(__dirname, '..'),
      encoding: 'utf8',
    },
  );
  return stderr.split('\n')[0];
}

describe('the first line of a mistake in the contract', () => {
  it.each<[string, string, string, string, RegExp]>([
    ['broken YAML', 'paths/thing.yaml', '  tags: [Things]', ' tags: [Things]', /paths\/thing\.yaml:6:\d+ YAML: /],
    [
      'a reference to nothing',
      'paths/thing.yaml',
      'things.yaml#/ThingUpdate',
      'things.yaml#/ThingUpdat',
      /paths\/thing\.yaml:\d+:\d+ schemas\/things\.yaml has no ThingUpdat; did you mean ThingUpdate\?$/,
    ],
    [
      'a missing example',
      'schemas/common.yaml',
      'COLOR_TAKEN]',
      'COLOR_TAKEN, COLOR_LOST]',
      /schemas\/common\.yaml:1:\d+ COLOR_LOST has no example in examples\/errors\/$/,
    ],
  ])('names file, line and what is wrong: %s', (_, file, from, to, line) => {
    const files: SpecFileTexts = { ...tinySpec(), [file]: replacing(from, to)(tinySpec()[file] ?? '') };
    expect(codegen(writeSpec(files))).toMatch(line);
  });

  it('names the server that can not be reached, and nothing else', () => {
    const script = path.join(__dirname, '../cli/contrato.ts');
    const reports = mkdtempSync(path.join(tmpdir(), 'contrato-unreached-'));
    const words = ['contract', '--url', 'http://127.0.0.1:1', '--only', 'getUser', '--reports', reports];
    const { status, stderr } = spawnSync(process.execPath, [...FROM_SOURCE, script, ...words], { encoding: 'utf8' });
    rmSync(reports, { recursive: true, force: true });
    expect([status, stderr]).toEqual([2, "current: the server can't be reached: connect ECONNREFUSED 127.0.0.1:1\n"]);
  });

  it('names a generated file that is stale, and the command that writes it', () => {
    const spec = writeSpec(tinySpec());
    expect(codegen(spec, '--check')).toMatch(/ is missing; run npm run codegen$/);
  });
});

/** Each mistake is in operations of its own, so that one run of the contract tests meets them all. */
describe('the first line of a mistake in the server', () => {
  const REVISION = 'user-nationality=absent';
  const read = (body: string) => `getUser: { reply: (body) => ${body} }`;
  let copy: ProjectCopy;
  let lines: string[];

  beforeAll(() => {
    copy = copyProject(['contract-tests']);
    for (const [file, from, to] of [
      ['server/accounts/present.ts', 'balance: formatAmount(', 'balance: Number('],
      ['server/users/operations/updateUser.ts', 'USER_NOT_FOUND', 'CARD_NOT_FOUND'],
      [
        'server/platform/revisions/conversions.ts',
        read('({ ...body, data: withoutNationality(body.data) })'),
        read('body'),
      ],
    ] as const) {
      const target = path.join(copy.root, file);
      const text = readFileSync(target, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
      writeFileSync(target, text.replace(from, to));
    }
    const script = path.join(copy.root, 'cli/contrato.ts');
    const words = ['--revision', REVISION, '--only', 'getAccount,searchAccounts,updateUser,getUser'];
    const { DATABASE_URL: _, ...env } = process.env;
    const reports = ['--reports', copy.root, '--report', `sarif=${path.join(copy.root, 'contract.sarif')}`];
    const args = [...FROM_SOURCE, script, 'contract', ...words, ...reports];
    const { stdout } = spawnSync(process.execPath, args, { cwd: copy.root, encoding: 'utf8', env });
    lines = stdout.split('\n').flatMap((line) => /^ *(FAILED .*)/.exec(line)?.[1] ?? []);
  });
  afterAll(() => copy?.remove());

  it('names the field whose type is wrong, its rule, its place, and how much fails of it, in console and reports', () => {
    expect(lines[0]).toMatch(
      /^FAILED balance must be string \(spec\/schemas\/[\w-]+\.yaml:\d+\): \d+ failures in user-nationality=absent$/,
    );
    const report = (ending: string) => readFileSync(path.join(copy.root, `contract-${REVISION}.${ending}`), 'utf8');
    const { failures } = JSON.parse(report('json'));
    const causes = failures.filter(({ name }: { name: string }) => name.startsWith('balance must be string'));
    expect(causes).toHaveLength(1);
    expect(causes[0].count).toBeGreaterThan(2);
    expect(failures[0]).toEqual(causes[0]);
    expect(readSarif(readFileSync(path.join(copy.root, 'contract.sarif'), 'utf8'), copy.root)[0]).toMatchObject({
      rule: 'answer-schema',
      message: expect.stringMatching(/^balance must be string/),
      file: expect.stringMatching(/^spec\/schemas\//),
      pointer: expect.stringMatching(/\/balance$/),
    });
    for (const ending of ['html', 'junit.xml']) expect(report(ending)).toContain('balance must be string');
  });

  it('names the operation that answers an error which it does not list, its status and the code', () => {
    expect(lines).toContainEqual(
      expect.stringMatching(/^FAILED updateUser 404: the error code CARD_NOT_FOUND is not documented/),
    );
  });

  it('says what is wrong with a record that is converted wrongly, its place and the revision', () => {
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^FAILED data must .*\(spec\/[\w/-]+\.yaml:\d+\)(: \d+ failures)? in user-nationality=absent$/,
      ),
    );
    expect(lines).toHaveLength(3);
  });
});

describe('the first line of a mistake in what is configured', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'first-lines-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const key = path.join(folder, 'signing.pem');
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  writeFileSync(key, privateKey.export({ type: 'pkcs8', format: 'pem' }));

  const networks = path.join(folder, 'networks.yaml');
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  writeFileSync(path.join(folder, 'bank.pub'), publicKey.export({ type: 'spki', format: 'pem' }));
  const reports = { scopes: ['network:card'], keys: { public_key_file: 'bank.pub' } };
  writeFileSync(networks, JSON.stringify({ networks: { bank: { reports } } }));
  const misspelt = path.join(folder, 'misspelt.yaml');
  writeFileSync(misspelt, 'networks:\n  bank:\n    report: {}\n');

  const dataKeys = `k1:${randomBytes(32).toString('base64')}`;

  const firstLineOfServe = async (environment: Record<string, string>, within: readonly string[]) =>
    (await linesOfServe(environment, within))[0] ?? '';

  /**
   * Starts what `npm run serve` runs.
   * @param within a command that runs it with limits;
   * @returns the lines that it prints until it ends, or up to the first one while it serves
   */
  async function linesOfServe(environment: Record<string, string>, within: readonly string[] = []): Promise<string[]> {
    const { DATABASE_URL: _, ...inherited } = process.env;
    const production = {
      ...{ PORT: '0', DATA_DIR: folder, PUBLIC_URL: 'https://api.example', TRUST_PROXY: 'true' },
      ...{ NETWORKS_FILE: networks, SIGNING_KEY_FILE: key, DATA_KEYS: dataKeys },
    };
    const [command = '', ...words] = [...within, process.execPath, ...FROM_SOURCE, 'cli/contrato.ts', 'serve'];
    const child = spawn(command, words, {
      cwd: path.join(__dirname, '..'),
      env: { ...inherited, ...production, ...environment },
    });
    let text = '';
    const ended = once(child, 'exit');
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
        if (text.includes('\n')) child.kill('SIGTERM');
      });
    }
    await ended;
    return text.split('\n');
  }

  it.each<[string, Record<string, string>, RegExp, string[]?]>([
    [
      'a key file that is not there',
      { SIGNING_KEY_FILE: path.join(folder, 'none.pem') },
      /^SIGNING_KEY_FILE .*none\.pem.*ENOENT/,
    ],
    ['a key file that holds no key', { SIGNING_KEY_FILE: __filename }, /^SIGNING_KEY_FILE .*first-lines\.test\.ts/],
    [
      'a database that is down',
      { DATABASE_URL: 'postgres://user:hidden@127.0.0.1:1/contrato' },
      /^DATABASE_URL names a database that can not be reached: (?!.*hidden).*127\.0\.0\.1:1/,
    ],
    [
      'several databases that are down',
      { DATABASE_URL: 'postgres://user:hidden@127.0.0.1:1,127.0.0.1:2/contrato?target_session_attrs=read-write' },
      /^DATABASE_URL names a database that can not be reached: (?!.*hidden)127\.0\.0\.1:1: connect ECONNREFUSED.*; 127\.0\.0\.1:2: /,
    ],
    [
      'a port that is none',
      { DATABASE_URL: 'postgres://user:hidden@a:5432,b:none/contrato' },
      /^DATABASE_URL names a port that is not a number from 1 to 65535 with host 2(?!.*hidden)/,
    ],
    ['no file of networks', { NETWORKS_FILE: '' }, /^NETWORKS_FILE is required in production/],
    [
      'a misspelt name in it',
      { NETWORKS_FILE: misspelt },
      /^NETWORKS_FILE .*misspelt\.yaml:3:5 {2}report is not known here; did you mean reports\?$/,
    ],
    [
      'a data folder that is a file',
      { DATA_DIR: __filename },
      /^DATA_DIR can not be used: .*first-lines\.test\.ts: .*first-lines\.test\.ts is not a folder/,
    ],
    [
      'a data folder where none can be',
      { DATA_DIR: '/proc/contrato' },
      /^DATA_DIR can not be used: \/proc\/contrato: /,
    ],
    [
      'a database that can not be written',
      { DATA_DIR: path.join(folder, 'full') },
      /^DATA_DIR can not be used: .*full\/contrato\.sqlite: SQLITE_\w+: .*; the disk of .*\/full has \d+ MB left: /,
      ['prlimit', '--fsize=8192'],
    ],
    [
      'a folder of settlement files where none can be',
      { SETTLEMENT_DIR: '/proc/contrato' },
      /^SETTLEMENT_DIR can not be used: \/proc\/contrato: /,
    ],
    [
      'a folder of settlement files that is a file',
      { SETTLEMENT_DIR: __filename },
      /^SETTLEMENT_DIR can not be used: .*first-lines\.test\.ts: .*first-lines\.test\.ts is not a folder/,
    ],
    ['a host that has no address', { HOST: 'none.invalid' }, /^HOST can not be used: none\.invalid: /],
    [
      'a host of another machine for the system',
      { SYSTEM_PORT: '0', SYSTEM_HOST: '192.0.2.1' },
      /^SYSTEM_HOST can not be used: 192\.0\.2\.1: listen EADDRNOTAVAIL/,
    ],
    [
      'traces that go nowhere',
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' },
      /^OTEL_EXPORTER_OTLP_ENDPOINT is not an address$/,
    ],
    [
      'a sampler of traces that does not exist',
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1', OTEL_TRACES_SAMPLER: 'nope' },
      /^OTEL_TRACES_SAMPLER must be equal to one of the allowed values: always_on, /,
    ],
    [
      'a misspelt name',
      { DATABSE_URL: 'postgres://localhost/contrato' },
      /^DATABSE_URL is not a setting; did you mean DATABASE_URL\? /,
    ],
    ['SQLite in production', {}, /^\{"level":40,.*DATABASE_URL is not set: data is stored in an SQLite file/],
  ])('names the variable: %s', async (_, environment, line, within = []) => {
    expect(await firstLineOfServe(environment, within)).toMatch(line);
  });

  it('is followed by one for every other setting that is wrong, also for those that name files', async () => {
    const none = path.join(folder, 'none.pem');
    const lines = await linesOfServe({
      ...{ LOG_LEVL: 'debug', PORT: 'eighty', SYSTEM_PORT: 'eighty', PUBLIC_URL: 'http://api.example', DATA_KEYS: '' },
      ...{
        TLS_CERT_FILE: none,
        TLS_KEY_FILE: none,
        SIGNING_KEY_FILE: none,
        ACCEPTED_KEY_FILES: `${none},${__filename}`,
      },
      ...{ SFTP_PORT: '0', SFTP_HOST_KEY_FILE: __filename, SETTLEMENT_DIR: __filename, NETWORKS_FILE: '' },
      ...{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' },
    });
    const named = lines
      .map((line) => /^[A-Z_]+(?= (?!names the same))/.exec(line)?.[0])
      .filter((name) => name !== undefined);
    expect(named).toEqual([
      ...['LOG_LEVL', 'PORT', 'SYSTEM_PORT', 'DATA_KEYS', 'PUBLIC_URL', 'OTEL_EXPORTER_OTLP_ENDPOINT'],
      ...['SIGNING_KEY_FILE', 'ACCEPTED_KEY_FILES', 'ACCEPTED_KEY_FILES', 'SETTLEMENT_DIR', 'TLS_CERT_FILE'],
      ...['SFTP_HOST_KEY_FILE', 'NETWORKS_FILE'],
    ]);
  });
});

describe('the first line of a mistake in a client', () => {
  it('says that a reply is not signed', async () => {
    const pair = { apiKey: 'key-1', apiSecret: Buffer.from('a secret').toString('base64') };
    const unsigned = ({ 'x-signature': _, ...headers }: Record<string, string>) => headers;
    const client = new TestClient(pair, { replyHeaders: unsigned });
    const addresses = addressesOf(await client.listen(), {}, ['activities', 'shipping-updates', 'identity-sessions']);
    const user = { userId: null, cardId: null, currency: null };
    const result = await runConformance({ revision: 'current', addresses, ...pair, user });
    await client.close();
    const lines = text(result).split('\n');
    const first = lines.findIndex((line) => line.startsWith('failed:'));
    expect(lines.slice(first, first + 2)).toEqual([
      expect.stringMatching(/^failed: authorizations: /),
      expect.stringMatching(/x-signature/),
    ]);
  });
});
