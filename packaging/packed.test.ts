import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { build, type Format, type Platform } from 'esbuild';
import { ENTRIES, load } from '../cli/commands';
import { environmentSchema } from '../server/platform/environment';
import { SECRET_FILES } from '../server/platform/secret-files';
import {
  composeStart,
  containerCommand,
  containerRun,
  containerStart,
  KUBERNETES,
  kubernetesStart,
  makeSecrets,
  type Start,
  stateOf,
  unitCommand,
  unitStart,
} from './testing/deployed';
import { mistakesIn } from './testing/sbom';

const ROOT = path.join(__dirname, '..');
const run = promisify(execFile);
/** The newest compiler, and the last of those that are written in JavaScript. */
const COMPILERS = ['typescript-7', 'typescript'];

const PROGRAM = `
const sandbox = await startSandbox();
const { client_id, client_secret, audience } = sandbox.client;
const client = createClient({ baseUrl: sandbox.url, credentials: { client_id, client_secret, audience } });
const { data } = await client.POST('/users/v1/', {
  body: { email: 'ana@example.com', name: 'Ana', operation_country: 'ARG' },
});
const [mistake] = contractValidator().request('createUser', { body: { email: 'a@b.co', operation_country: 'ARG', name: 7 } });
const trust = { secrets: {}, order: 'timestamp-endpoint-body', now: Date.now() } as const;
const answer = refusal({}, { endpoint: '/notifications', body: new Uint8Array() }, trust);
console.log([data.id.length, mistake?.at, mistake?.rule, answer !== null].join());
await sandbox.stop();
`;
const NAMES = { createClient: 'client', startSandbox: 'sandbox', contractValidator: 'validators', refusal: 'webhooks' };
const PRINTED = '36,/name,type,true\n';

const imports = Object.entries(NAMES).map(([name, entry]) => `import { ${name} } from 'contrato/${entry}';`);
/** How a script imports where it says itself what stays as it is written: the setting of `tsc --init`. */
const imported = Object.entries(NAMES).flatMap(([name, entry]) => [
  `import ${entry} = require('contrato/${entry}');`,
  `const { ${name} } = ${entry};`,
]);
const requires = Object.entries(NAMES).map(([name, entry]) => `const { ${name} } = require('contrato/${entry}');`);

/** Every package below a folder, once per place that it is installed in. */
async function installed(folder: string): Promise<string[]> {
  const { stdout } = await run('npm', ['ls', '--all', '--parseable'], { cwd: folder });
  return [...new Set(stdout.split('\n').filter((line) => line.includes('node_modules')))];
}

function bytesIn(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + sizeOf(parentPath, name), 0);
}

/** Waits until a service logs the address of its second port. */
async function systemOf(log: Readable): Promise<string> {
  for await (const line of createInterface({ input: log })) {
    const { system } = JSON.parse(line);
    if (system !== undefined) return system;
  }
  throw new Error('the service ended before it served');
}

interface PackageName {
  name: string;
  version: string;
}

function nameOf(folder: string): string {
  const { name, version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return `${name}@${version}`;
}

const isInstalled = (program: string): boolean => spawnSync(program, ['--version']).status === 0;

const sizeOf = (folder: string, name: string): number => lstatSync(path.join(folder, name)).size;

describe('the package, packed and installed into an empty folder', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'contrato-packed-'));
  const write = (file: string, text: string): string => {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
    return target;
  };
  /** How a start ends where no install script has run, which is the default of newer package managers. */
  let unbuilt: { code?: number; stdout: string; stderr: string };
  /** Where the container has the package before it is installed. */
  const tarballs = path.join(folder, 'package');
  /** Makes the package as the container does, and installs it as the container does, in a folder for it. */
  const installWhole = async (): Promise<void> => {
    // Some systems allow a process 256 open files.
    await run('sh', ['-c', `ulimit -n 256 && ${containerRun('package', { '/package': tarballs })}`], { cwd: ROOT });
    const cwd = path.join(folder, 'whole');
    mkdirSync(cwd);
    // Scripts of packages do not run here: the driver comes as it was built for the checkout.
    const env = { ...process.env, npm_config_ignore_scripts: 'true', npm_config_prefer_offline: 'true' };
    await run('sh', ['-c', containerRun('installed', { '/package': tarballs })], { cwd, env });
    const start = ['start', '--port', '0', '--memory'];
    unbuilt = await run(path.join(cwd, 'node_modules/.bin/contrato'), start).catch((error: typeof unbuilt) => error);
    cpSync(path.join(ROOT, 'node_modules/sqlite3/build'), path.join(cwd, 'node_modules/sqlite3/build'), {
      recursive: true,
    });
  };
  const installClient = async (): Promise<void> => {
    const words = ['pack', '--ignore-scripts', '--json', '--pack-destination', folder, './dist-client'];
    const { stdout } = await run('npm', words, { cwd: ROOT });
    const tarball = path.join(folder, JSON.parse(stdout)[0].filename);
    write('client/package.json', JSON.stringify({ name: 'partner', version: '1.0.0', private: true }));
    const cwd = path.join(folder, 'client');
    await run('npm', ['install', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', tarball], { cwd });
  };

  /** Where the whole package is installed, with all that it needs. */
  let whole: string[];

  beforeAll(async () => {
    await installWhole();
    await installClient();
    whole = await installed(path.join(folder, 'whole'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('installs little', async () => {
    expect(whole.length).toBeLessThanOrEqual(220);
    expect(bytesIn(path.join(folder, 'whole/node_modules')) / 2 ** 20).toBeLessThanOrEqual(120);
    expect(await installed(path.join(folder, 'client'))).toHaveLength(3);
  });

  it('has every command but those that say that they exist in a checkout only, and says of these that they do', async () => {
    const dist = path.join(folder, 'whole/node_modules/contrato/dist');
    const missing = ENTRIES.filter((entry) => !existsSync(path.join(dist, entry.folder, 'command.js')));
    expect(missing.map(({ name }) => name)).toEqual(
      ENTRIES.filter(({ group }) => group === 'Work on the project').map(({ name }) => name),
    );
    for (const entry of missing) expect([entry.name, load(entry).checkoutOnly]).toEqual([entry.name, true]);
    const contrato = path.join(folder, 'whole/node_modules/.bin/contrato');
    // The code of lint is in the package, because other commands share it.
    for (const name of ['check', 'lint']) {
      for (const words of [[name], [name, '--help'], ['help', name]]) {
        await expect(run(contrato, words, { cwd: folder })).rejects.toMatchObject({
          code: 2,
          stderr: `contrato ${name} exists in a checkout of the project only: npm run ${name}\n`,
        });
      }
    }
    const { stdout } = await run(contrato, ['--help'], { cwd: folder });
    const listed = ENTRIES.filter(({ name }) => new RegExp(`^  ${name} `, 'm').test(stdout));
    expect(listed).toEqual(ENTRIES.filter((entry) => !load(entry).checkoutOnly));
  });

  it('names commands as they are typed there', async () => {
    const contrato = path.join(folder, 'whole/node_modules/.bin/contrato');
    const { stdout } = await run(contrato, ['world', 'init', 'edge'], { cwd: folder });
    expect(stdout).toContain('\n  npx contrato world --folder ');
    expect(stdout).toMatch(/\/service\.env && npx contrato serve\n$/);
  });

  it('says how its driver is built where no install script has run', () => {
    expect(unbuilt).toMatchObject({ code: 1, stdout: '' });
    expect(unbuilt.stderr).toMatch(
      /^the driver of SQLite can not be loaded: .+\n.+ To let the script run:\n( {2}\S.+\n){4}$/,
    );
  });

  /** Bundles a program of a partner, as a script or a module, and returns it as one file. */
  const bundled = async (contents: string, format: Format, platform: Platform): Promise<string> => {
    const { outputFiles, warnings } = await build({
      stdin: { contents, resolveDir: path.join(folder, 'client') },
      bundle: true,
      minify: true,
      write: false,
      // What a runtime other than Node may not have.
      external: ['node:*'],
      format,
      platform,
    });
    expect(warnings).toEqual([]);
    return outputFiles[0]?.text ?? '';
  };

  it('works in a bundle with a program: as a script, and as a module, which cannot require anything', async () => {
    const words = `
      import { ContratoError, createClient } from 'contrato-client';
      import { refusal } from 'contrato-client/webhooks';
      const trust = { secrets: {}, order: 'timestamp-endpoint-body', now: Date.now() };
      const isTrusted = refusal({}, { endpoint: '/', body: new Uint8Array() }, trust) === null;
      const refuse = async () => new Response('busy', { status: 503 });
      createClient({ baseUrl: 'http://localhost', fetch: refuse, attempts: 2 })
        .POST('/sandbox/v1/clients', { body: { name: 'Kiosco' } })
        .catch((error) => console.log(isTrusted, error instanceof ContratoError, error.message));
    `;
    const forms: [Format, string][] = [
      ['cjs', 'bundle.cjs'],
      ['esm', 'bundle.mjs'],
    ];
    for (const [format, name] of forms) {
      const file = write(`bundles/${name}`, await bundled(words, format, 'node'));
      expect(await run(process.execPath, [file])).toEqual({
        stdout: 'false true 503 without a code: busy\n',
        stderr: '',
      });
    }
  });

  it('makes a bundle of 12 KiB of the client, which needs nothing of Node; verifying calls does', async () => {
    const client = `import { createClient } from 'contrato-client'; globalThis.client = createClient({ baseUrl: '' });`;
    const text = await bundled(client, 'esm', 'browser');
    expect(text).not.toMatch(/node:|require/);
    expect(text.length / 2 ** 10).toBeLessThanOrEqual(12);
    const hook = `import { refusal } from 'contrato-client/webhooks'; globalThis.refusal = refusal;`;
    expect(await bundled(hook, 'esm', 'browser')).toMatch(/^import\s*{[^}]+}\s*from"node:crypto";/);
  });

  it('has the licence, and the source maps that its files name', async () => {
    const own = path.join(folder, 'client/node_modules/contrato-client');
    expect(readFileSync(path.join(own, 'LICENSE'), 'utf8')).toBe(readFileSync(path.join(ROOT, 'LICENSE'), 'utf8'));
    const scripts = readdirSync(own, { recursive: true, encoding: 'utf8' }).filter((file) => /\.m?js$/.test(file));
    const maps = scripts.flatMap((file) => {
      const [, map] = /\/\/# sourceMappingURL=(.+)$/m.exec(readFileSync(path.join(own, file), 'utf8')) ?? [];
      return map === undefined ? [] : [path.join(own, path.dirname(file), map)];
    });
    expect(maps).toHaveLength(scripts.length);
    expect(maps.filter((map) => !existsSync(map))).toEqual([]);
  });

  it('has types for the resolution of node10, which ignores exports', async () => {
    const manifests = ['whole/node_modules/contrato', 'client/node_modules/contrato-client'];
    write(
      'old/index.ts',
      `import { createClient } from 'contrato/client';
      import { refusal } from 'contrato/webhooks';
      import { contractValidator } from 'contrato/validators';
      import { startSandbox } from 'contrato/sandbox';
      import type { paths } from 'contrato/types';
      import type * as events from 'contrato/types/events';
      import type { paths as earliest } from 'contrato/types/earliest';
      import { createClient as alone } from 'contrato-client';
      import { refusal as again } from 'contrato-client/webhooks';
      import type { paths as own } from 'contrato-client/types/earliest';
      export const all = [createClient, refusal, contractValidator, startSandbox, alone, again];
      export type All = [paths, keyof typeof events, earliest, own];
      // @ts-expect-error there is no such field
      void createClient({ baseUrl: '' }).POST('/users/v1/', { body: { email: '', operation_country: 'ARG', colour: 'red' } });`,
    );
    const modules = path.join(folder, 'old/node_modules');
    mkdirSync(modules);
    for (const at of manifests) symlinkSync(path.join(folder, at), path.join(modules, path.basename(at)));
    const words = ['--module', 'commonjs', '--moduleResolution', 'node10', '--target', 'es2022', '--lib', 'es2023,dom'];
    const compiler = path.join(ROOT, 'node_modules/typescript/bin/tsc');
    const where = { cwd: path.join(folder, 'old') };
    expect(
      await run(process.execPath, [compiler, '--noEmit', '--strict', ...words, 'index.ts'], where).catch(
        (error) => error.stdout,
      ),
    ).toEqual({ stdout: '', stderr: '' });
  });

  it('installs nothing that its authors have given up, but the driver that is asked for', () => {
    const lock = JSON.parse(readFileSync(path.join(folder, 'whole/package-lock.json'), 'utf8'));
    const packages = Object.entries<{ deprecated?: string }>(lock.packages);
    const given = packages.filter(([, { deprecated }]) => deprecated !== undefined).map(([name]) => name);
    expect(given.filter((name) => name !== 'node_modules/sqlite3')).toEqual([]);
  });

  it('brings a list of everything that it installs or has bundled, as its schema wants it', async () => {
    const bom = JSON.parse(readFileSync(path.join(folder, 'whole/node_modules/contrato/dist/sbom.cdx.json'), 'utf8'));
    expect(mistakesIn(bom)).toEqual([]);
    // With the versions that were tested: npm may install a newer one of the same range.
    const listed = new Set(bom.components.map(({ name }: PackageName) => name));
    const there = whole.map((one) => nameOf(one).replace(/(?<=.)@.*$/, ''));
    expect(there.filter((name) => name !== 'contrato' && !listed.has(name))).toEqual([]);
    expect([...listed]).toEqual(expect.arrayContaining(['dredd', 'yaml']));
  });

  it('serves a program of plain JavaScript, as a module and as a script', async () => {
    const plain = PROGRAM.replaceAll(' as const', '');
    const module = write('whole/program.mjs', imports.join('\n') + plain);
    const script = write('whole/program.cjs', `${requires.join('\n')}\n(async () => {${plain}})();`);
    for (const file of [module, script]) {
      const { stdout, stderr } = await run(process.execPath, [file]);
      expect({ stdout, stderr }).toEqual({ stdout: PRINTED, stderr: '' });
    }
  });

  it.each([
    ['contrato start', ['node_modules/contrato/dist/cli/contrato.js', 'start', '--port', '0'], 2],
    ['startSandbox()', ['--eval', "void require('contrato/sandbox').startSandbox()"], 1],
  ])('does not start on an old version of Node by %s, and says which one is needed', async (_name, words, code) => {
    const versions = `({ ...process.versions, node: '20.18.3' })`;
    const old = write('whole/old.cjs', `Object.defineProperty(process, 'versions', { value: ${versions} });`);
    await expect(
      run(process.execPath, ['--require', old, ...words], { cwd: path.join(folder, 'whole') }),
    ).rejects.toMatchObject({
      code,
      stdout: '',
      stderr: expect.stringMatching(/^(Error: |.*\n)*contrato needs Node 20\.19 or newer\. This is Node 20\.18\.3: /),
    });
  });

  describe.each([
    { name: 'bun', words: [], reason: /^contrato needs Node 20\.19 or newer\. This is Bun .+: leave out --bun\.$/m },
    {
      name: 'deno',
      words: ['run', '--allow-all'],
      reason: /^contrato needs Node 20\.19 or newer\. This is Deno .+: type npx contrato\.$/m,
    },
  ])('on $name', ({ name, words, reason }) => {
    const unless = isInstalled(name) ? it : it.skip;

    unless('has a sandbox, the client, validators, and what verifies and signs', async () => {
      const signed = `
        const pair = { 'key-1': Buffer.from('a secret').toString('base64') };
        const call = { endpoint: '/notifications', body: new TextEncoder().encode('{"id":1}') };
        const { now, order } = trust;
        const headers = { 'x-api-key': 'key-1', ...signedHeaders(call, { secret: pair['key-1'], order, now }) };
        console.log(refusal(headers, call, { secrets: pair, order, now }));`;
      const signing = `import { signedHeaders } from 'contrato/webhooks';`;
      const plain = (PROGRAM + signed).replaceAll(' as const', '');
      const program = write(`whole/on-${name}.mjs`, [...imports, signing, plain].join('\n'));
      const { stdout } = await run(name, [...words, program], { cwd: path.join(folder, 'whole') });
      expect(stdout).toBe(`${PRINTED}null\n`);
    });

    unless('runs no command, and says that these need Node', async () => {
      const contrato = path.join(folder, 'whole/node_modules/contrato/dist/cli/contrato.js');
      await expect(run(name, [...words, contrato, 'start', '--port', '0'])).rejects.toMatchObject({
        code: 2,
        stdout: '',
        stderr: expect.stringMatching(reason),
      });
    });
  });

  it('loads the service from few files, each module once, and names the lines of its sources', async () => {
    const script = write(
      'whole/once.cjs',
      `const path = require('node:path');
      const dist = path.join(__dirname, 'node_modules/contrato/dist');
      require(path.join(dist, 'cli/source-places.cjs')).nameSources((file) => file + '.map');
      const { startSandbox } = require('contrato/sandbox');
      const { ConfigError } = require(path.join(dist, 'server/platform/config.js'));
      (async () => {
        await (await startSandbox()).stop();
        const files = Object.keys(require.cache).length;
        const error = await startSandbox({ logLevel: 'loud' }).catch((thrown) => thrown);
        const [, place] = /\\((.*):\\d+:\\d+\\)/.exec(error.stack);
        console.log(JSON.stringify({ files, isSame: error instanceof ConfigError, place: path.relative(dist, place) }));
      })();`,
    );
    const { stdout } = await run(process.execPath, [script]);
    const { files, ...rest } = JSON.parse(stdout);
    expect(rest).toEqual({ isSame: true, place: '../server/platform/config.ts' });
    expect(files).toBeLessThanOrEqual(200);
  });

  it.each(COMPILERS)('compiles as tsc --init of %s wants it, and no field that the contract has not', async (name) => {
    const compiler = path.join(ROOT, 'node_modules', name, 'bin/tsc');
    rmSync(path.join(folder, 'whole/tsconfig.json'), { force: true });
    await run(process.execPath, [compiler, '--init'], { cwd: path.join(folder, 'whole') });
    const [call = ''] = /^const { data }[\s\S]*?^}\);$/m.exec(PROGRAM) ?? [];
    write(
      'client/alone.mts',
      `import { createClient } from 'contrato-client';\nconst client = createClient({ baseUrl: '' });\n${call}\nconsole.log(data);`,
    );
    write('whole/program.mts', imports.join('\n') + PROGRAM);
    write('whole/wrong.mts', imports.join('\n') + PROGRAM.replace("name: 'Ana'", "name: 'Ana', colour: 'red'"));
    write('whole/script.cts', `${imported.join('\n')}\nasync function main() {${PROGRAM}}\nvoid main();`);
    write(
      'whole/all.json',
      JSON.stringify({
        extends: './tsconfig.json',
        // What the package declares is looked at as well, which the default leaves out.
        compilerOptions: { noEmit: true, skipLibCheck: false },
        files: ['program.mts', 'wrong.mts', 'script.cts', '../client/alone.mts'],
      }),
    );
    const words = [compiler, '--pretty', 'false', '--project', path.join(folder, 'whole/all.json')];
    const { stdout } = await run(process.execPath, words).catch((error: { stdout: string }) => error);
    const mistakes = stdout.split('\n').filter((line) => line.includes('error TS'));
    expect(mistakes).toEqual([expect.stringMatching(/\bwrong\.mts.*colour/)]);
  });

  // It says what it does not understand, and goes on without it.
  (isInstalled('systemd-analyze') ? it : it.skip)('has a unit that systemd understands', () => {
    const unit = path.join(ROOT, 'packaging/systemd/contrato.service');
    const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
    expect({ status, output: stdout + stderr }).toEqual({ status: 0, output: '' });
  });

  (isInstalled('kubernetes-validate') ? it : it.skip)('has resources that Kubernetes understands', () => {
    const words = ['--strict', '--quiet', KUBERNETES];
    const { status, stdout, stderr } = spawnSync('kubernetes-validate', words, { encoding: 'utf8' });
    expect({ status, output: stdout + stderr }).toEqual({ status: 0, output: '' });
  });

  it('has a pod that mounts what its variables name, gets no others, and is given longer to stop than it takes', () => {
    const { pod } = kubernetesStart('/etc/contrato');
    const [{ env, volumeMounts }] = pod.containers;
    const files = env.filter(({ value }) => value.startsWith('/'));
    const mounted = (file: string) => volumeMounts.some(({ mountPath }) => `${file}/`.startsWith(`${mountPath}/`));
    expect(files.filter(({ value }) => !mounted(value))).toEqual([]);
    const known = [...Object.keys(environmentSchema.properties), ...SECRET_FILES];
    expect(env.filter(({ name }) => !known.includes(name))).toEqual([]);
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(environmentSchema.properties.SHUTDOWN_SECONDS.default);
    // The cluster would set variables by the names of its services, such as SFTP_PORT.
    expect(pod.enableServiceLinks).toBe(false);
  });

  describe('in production, from the commands that deploy it', () => {
    const secrets = path.join(folder, 'secrets');
    const container = containerStart();
    const kubernetes = kubernetesStart(secrets);
    const ways: ['the container' | 'compose' | 'Kubernetes' | 'the unit', Start][] = [
      ['the container', container],
      ['compose', composeStart(secrets)],
      ['Kubernetes', kubernetes],
      ['the unit', unitStart(secrets)],
    ];
    /** Commands of runbooks: one that needs the database alone, and one that needs the keys as well. */
    const RUNBOOK = ['verify-ledger', 'reseal'];
    const inContainer = async (words: string, env: NodeJS.ProcessEnv) => {
      const installed = path.join(folder, 'whole');
      const program = containerCommand().replace('/opt/contrato', installed);
      return (await run(program, [words], { cwd: installed, env })).stdout;
    };
    /** How an operator types a command while the service runs, by how that is deployed. */
    const operate = {
      'the container': inContainer,
      compose: inContainer,
      Kubernetes: inContainer,
      'the unit': async (
        words: string,
        { PATH, DATA_DIR = '', SIGNING_KEY_FILE: _, ...settings }: NodeJS.ProcessEnv,
      ) => {
        const there = { ...settings, DATA_DIR } as Record<string, string>;
        const command = unitCommand(secrets, path.join(folder, 'whole'), there);
        return (await run(command, [words], { cwd: tmpdir(), env: { PATH } })).stdout;
      },
    };

    it.each(ways)(
      '%s serves, changes nothing but its data, and ends with 0 on SIGTERM',
      async (way, { words, environment }) => {
        const cwd = path.join(folder, 'whole');
        const { PATH = '' } = process.env;
        // Ports and folder of the machine that runs the test; nobody has to hear of the stop.
        const here = {
          PORT: '0',
          SYSTEM_PORT: '0',
          HOST: '127.0.0.1',
          DATA_DIR: path.join(folder, 'data'),
          DRAIN_SECONDS: '0',
        };
        const made = Object.entries(makeSecrets(secrets)).filter(([name]) => !(`${name}_FILE` in environment));
        const env = { ...Object.fromEntries(made), PATH, ...environment, ...here };
        const before = stateOf(cwd);
        const [file = '', ...rest] = words;
        const child = spawn(file, rest, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
        const complaints = text(child.stderr);
        const ended = once(child, 'exit');
        const system = await systemOf(child.stdout);
        const [program = '', ...question] = container.probe;
        await run(program, question, { env: { PATH, SYSTEM_PORT: new URL(system).port } });
        for (const probe of kubernetes.probes) expect((await fetch(system + probe)).status).toBe(200);
        for (const typed of RUNBOOK) expect(await operate[way](typed, env)).toMatch(/0 mismatches|: 0 encrypted again/);
        child.kill('SIGTERM');
        expect([await ended, await complaints]).toEqual([[0, null], '']);
        expect(stateOf(cwd)).toEqual(before);
      },
    );
  });

  describe('its command', () => {
    const bin = path.join(folder, 'whole/node_modules/.bin/contrato');
    const running: ChildProcess[] = [];
    /** Starts a command of the package, and waits for the address in the line that begins so. */
    const serve = async (words: readonly string[], line: RegExp): Promise<string> => {
      const cwd = path.join(folder, 'whole');
      const child = spawn(bin, words, { cwd, stdio: ['ignore', 'pipe', 'inherit'] });
      running.push(child);
      for await (const text of createInterface({ input: child.stdout as Readable })) {
        const [, address] = line.exec(text) ?? [];
        if (address !== undefined) return address;
      }
      throw new Error(`contrato ${words.join(' ')} ended before it said where it serves`);
    };
    const contrato = (...words: string[]) => run(bin, words, { cwd: path.join(folder, 'whole'), maxBuffer: 2 ** 26 });

    afterEach(async () => {
      const children = running.splice(0);
      const ended = children.map((child) => once(child, 'exit'));
      for (const child of children) child.kill('SIGTERM');
      await Promise.all(ended);
    });

    it('serves a sandbox that leaves nothing, and judges it from outside', async () => {
      const url = await serve(['start', '--port', '0', '--memory'], /^ {2}API +(\S+)/);
      const page = await (await fetch(`${url}/console`)).text();
      const files = [...page.matchAll(/"(\/console\/files\/[^"]+)"/g)].map(([, file = '']) => file);
      const answers = await Promise.all(files.map(async (file) => (await fetch(url + file)).status));
      expect(answers).toEqual([200, 200]);
      const guide = await (await fetch(`${url}/docs?page=guides&guide=card-processing`)).text();
      expect(guide).toContain('node_modules/.bin/contrato client --api-key');
      expect(guide).not.toMatch(/npm run|from-source/);
      const { stdout } = await contrato('contract', '--url', url, '--only', 'createUser,getUser', '--json');
      expect(JSON.parse(stdout).count).toMatchObject({ failed: 0 });
    });

    it('serves the mock', async () => {
      const url = await serve(['mock', '--port', '0', '--client-port', '0'], /^mock of the service, .*: (\S+)/);
      const headers = { 'content-type': 'application/json' };
      const grant = { client_id: 'a', client_secret: 'b', audience: 'c', grant_type: 'client_credentials' };
      const answer = await fetch(`${url}/oauth/token`, { method: 'POST', headers, body: JSON.stringify(grant) });
      expect(await answer.json()).toHaveProperty('access_token');
    });

    it("is a client, and judges a client's endpoints", async () => {
      const pair = ['--api-key', 'key-1', '--api-secret', randomBytes(32).toString('base64')];
      const url = await serve(['client', ...pair, '--port', '0'], /(http:\/\/\S+?)[.,;]?(\s|$)/);
      const { stdout } = await contrato('conformance', '--url', url, ...pair, '--json');
      const outcomes = JSON.parse(stdout).cases.map(({ outcome }: { outcome: string }) => outcome);
      expect(new Set(outcomes)).toEqual(new Set(['passed']));
    });
  });
});
