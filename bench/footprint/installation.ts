import { execFile } from 'node:child_process';
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = join(__dirname, '../..');
const DRIVER = 'node_modules/sqlite3/build';
const QUIET = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];

/** The service as npm has installed it. */
export interface Installation {
  name: string;
  /** The folder that it is called in. */
  root: string;
  /** The program of the command. */
  program: string;
  /** The module that has `startSandbox`. */
  sandbox: string;
  seconds: number;
}

/** The size of an installation: its packages, and their megabytes on disk. */
export interface Size {
  packages: number;
  megabytes: number;
}

/** Lets npm work in a folder, and takes the time. */
async function timed(words: readonly string[], cwd: string): Promise<number> {
  const started = performance.now();
  await run('npm', [...words, ...QUIET], { cwd });
  return (performance.now() - started) / 1000;
}

/**
 * Packs what `npm run build` makes and installs it for production into an empty folder, the second time with all
 * packages in npm's cache.
 */
export async function installPackage(folder: string): Promise<Installation> {
  process.stderr.write('building and packing\n');
  await run('npm', ['run', 'build'], { cwd: ROOT });
  const { stdout } = await run('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], {
    cwd: ROOT,
  });
  const tarball = join(folder, JSON.parse(stdout)[0].filename);
  const install = async (name: string): Promise<Installation> => {
    process.stderr.write(`installing the package: ${name}\n`);
    const root = join(folder, name);
    await mkdir(root);
    await writeFile(join(root, 'package.json'), JSON.stringify({ name: 'empty', version: '1.0.0', private: true }));
    const seconds = await timed(['install', '--omit=dev', tarball], root);
    await cp(join(ROOT, DRIVER), join(root, DRIVER), { recursive: true });
    const dist = join(root, 'node_modules/contrato/dist');
    return {
      name: 'package',
      root,
      program: join(dist, 'cli/contrato.js'),
      sandbox: join(dist, 'packaging/entries/sandbox.js'),
      seconds,
    };
  };
  await install('first');
  return install('package');
}

/**
 * Installs what a checkout needs into a folder of its own. The services are started in this checkout, which has the
 * same.
 */
export async function installCheckout(folder: string): Promise<Installation> {
  process.stderr.write('installing what a checkout needs\n');
  const copy = join(folder, 'checkout');
  await mkdir(copy);
  for (const name of ['package.json', 'package-lock.json']) await cp(join(ROOT, name), join(copy, name));
  return {
    name: 'checkout',
    root: ROOT,
    program: join(ROOT, 'cli/contrato.ts'),
    sandbox: join(ROOT, 'packaging/entries/sandbox.ts'),
    seconds: await timed(['ci'], copy),
  };
}

/** Counts what npm has installed, and measures the files. */
export function sizeOf({ root }: Installation): Size {
  const modules = join(root, 'node_modules');
  const lock = JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8')) as { packages: object };
  const files = readdirSync(modules, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.parentPath.includes('/node_modules/.cache'),
  );
  const bytes = files.reduce((sum, { parentPath, name }) => sum + lstatSync(join(parentPath, name)).size, 0);
  return { packages: Object.keys(lock.packages).length, megabytes: bytes / 2 ** 20 };
}
