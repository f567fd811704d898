import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The files of the typed client, as they lie in `dist/`. Of the list of errors it uses only the types. */
const FILES =
  /^((client\/[^/]+|generated\/(types|revisions)\/.+|generated\/keyed-paths|packaging\/entries\/webhooks)\.(m?js|m?js\.map|d\.ts)|generated\/errors\.d\.ts)$/;

/** The entries that it has in common with the whole package. */
const ENTRIES = ['./client', './webhooks', './types', './types/events', './types/*'] as const;

interface Manifest {
  version: string;
  license: string;
  engines: Record<string, string>;
  dependencies: Record<string, string>;
  exports: Record<string, unknown>;
  typesVersions: { '*': Record<string, string[]> };
}

/** Entries as they are from the folder of the client's package, which has no sources to point to. */
function entry(of: unknown): unknown {
  return JSON.parse(JSON.stringify(of, (key, value) => (key === 'contrato-source' ? undefined : value)));
}

/**
 * Makes the package of the typed client alone, for partners who need no service: the same files and entries as in the
 * whole package, with `openapi-fetch` as all that it installs.
 * @param files what lies in `dist`
 */
export async function writeClientPackage(
  dist: string,
  files: readonly string[],
  folder: string,
  whole: Manifest,
): Promise<number> {
  await rm(folder, { recursive: true, force: true });
  const own = files.filter((file) => FILES.test(file));
  for (const file of own) {
    const target = path.join(folder, 'dist', file);
    await mkdir(path.dirname(target), { recursive: true });
    await cp(path.join(dist, file), target);
  }
  await cp(path.join(dist, '../LICENSE'), path.join(folder, 'LICENSE'));
  await cp(path.join(__dirname, 'client-package.md'), path.join(folder, 'README.md'));
  const { version, license, engines } = whole;
  const types = Object.entries(whole.typesVersions['*']).filter(([name]) =>
    ENTRIES.some((entry) => entry === `./${name}` && entry !== './client'),
  );
  const manifest = {
    name: 'contrato-client',
    version,
    description: 'The typed client of contrato, and what verifies and signs its callbacks',
    license,
    type: 'commonjs',
    engines,
    // For tools that ignore `exports`: TypeScript with the `moduleResolution` `node`, and old ones.
    main: './dist/client/index.js',
    module: './dist/client/index.mjs',
    types: './dist/client/index.d.ts',
    typesVersions: { '*': Object.fromEntries(types) },
    sideEffects: false,
    exports: Object.fromEntries(ENTRIES.map((name) => [name === './client' ? '.' : name, entry(whole.exports[name])])),
    files: ['dist'],
    dependencies: { 'openapi-fetch': whole.dependencies['openapi-fetch'] },
  };
  await writeFile(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return own.length;
}
