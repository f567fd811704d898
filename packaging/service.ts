import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';

/** The files that start the service. Each is bundled with its dependencies into one file. */
const STARTS = ['server/main.ts', 'mocks/start.ts', 'packaging/entries/sandbox.ts'];

/** The files that stay files, so that a command that serves nothing, or a client, does not load the service. */
const UNBUNDLED = [
  'cli/contrato.ts',
  'client/index.ts',
  'packaging/entries/webhooks.ts',
  'packaging/entries/validators.ts',
];

/** The file that the service is bundled into, in `dist/`. */
export const SERVICE = 'service.cjs';

const COMPILER = {
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  packages: 'external',
  tsconfigRaw: { compilerOptions: { target: 'es2023' } },
  logLevel: 'error',
} as const;

/** Files that some files import, directly and through others. @param lazily whether what they load on demand counts */
function closure({ inputs }: Metafile, from: readonly string[], lazily: boolean): Set<string> {
  const found = new Set(from);
  for (const file of found) {
    for (const { path: next, kind, external } of inputs[file]?.imports ?? []) {
      if (!external && (lazily || kind === 'import-statement')) found.add(next);
    }
  }
  return found;
}

/** Lists the sources that are bundled. @param commands the declarations of commands, which stand apart as well */
export async function bundledSources(root: string, commands: readonly string[]): Promise<Set<string>> {
  const entryPoints = [...STARTS, ...UNBUNDLED, ...commands];
  const { metafile } = await build({
    ...COMPILER,
    absWorkingDir: root,
    entryPoints,
    bundle: true,
    write: false,
    outdir: 'dist',
    metafile: true,
  });
  const apart = closure(metafile, [...UNBUNDLED, ...commands], false);
  const all = [...closure(metafile, STARTS, true)];
  return new Set(all.filter((file) => file.endsWith('.ts') && !apart.has(file)));
}

/** Where a module that is imported lies, from the root. */
function sourceOf(root: string, folder: string, name: string, all: ReadonlySet<string>): string {
  const file = path.relative(root, path.resolve(folder, name)).replaceAll(path.sep, '/');
  return [file, `${file}.ts`, `${file}/index.ts`].find((form) => all.has(form)) ?? file;
}

/** Bundles these sources and no others, and lets each go on seeing itself where it lies in the tree. */
const inPlace = (root: string, bundled: ReadonlySet<string>, all: ReadonlySet<string>): Plugin => ({
  name: 'in-place',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\.\.?\// }, ({ path: name, resolveDir }) => {
      const source = sourceOf(root, resolveDir, name, all);
      if (bundled.has(source)) return { path: path.join(root, source) };
      return { path: `./${source.replace(/\.ts$/, '.js')}`, external: true };
    });
    onLoad({ filter: /\.ts$/ }, ({ path: file }) => {
      // One after another: read at the same time, all would be open at the same time.
      const contents = readFileSync(file, 'utf8');
      const place = path.relative(root, file).replaceAll(path.sep, '/').replace(/\.ts$/, '.js');
      const own = Object.entries({ __filename: place, __dirname: path.posix.dirname(place) })
        .filter(([name]) => contents.includes(name))
        .map(([name, value]) => `const ${name} = require('node:path').join(__dist, ${JSON.stringify(value)});`);
      // Before the first line, so that all lines keep their numbers.
      return { contents: own.join(' ') + contents, loader: 'ts' };
    });
  },
});

/**
 * Bundles the service into one file, which gives each of its modules by the path of its source: thousands of files
 * would be looked for and read one by one at each start. A module runs when it is first asked for, and once.
 * @param all every file of the package, from the root
 * @param linked changes the code before it is written
 */
export async function bundleService(
  root: string,
  dist: string,
  bundled: ReadonlySet<string>,
  all: ReadonlySet<string>,
  linked: (code: string) => string,
): Promise<void> {
  const modules = [...bundled].map((file) => {
    const name = JSON.stringify(file.replace(/\.ts$/, ''));
    return `get ${name}() { return require(${JSON.stringify(`./${file}`)}); },`;
  });
  const { outputFiles } = await build({
    ...COMPILER,
    absWorkingDir: root,
    stdin: { contents: `module.exports = {\n${modules.join('\n')}\n};`, resolveDir: root, sourcefile: SERVICE },
    outfile: path.join(dist, SERVICE),
    bundle: true,
    write: false,
    sourcemap: 'linked',
    sourcesContent: false,
    banner: { js: '"use strict"; const __dist = __dirname;' },
    plugins: [inPlace(root, bundled, all)],
  });
  for (const { path: file, text } of outputFiles) {
    await writeFile(file, file.endsWith('.map') ? text : linked(text));
  }
}

/**
 * The module of a bundled source, in its place in the tree.
 * @param code the source by itself as JavaScript, which says what it exports in the way that Node looks for when a
 * module imports it
 */
export function doorOf(file: string, code: string): string {
  const service = path.posix.relative(path.posix.dirname(file), SERVICE);
  const place = service.startsWith('.') ? service : `./${service}`;
  const [names = ''] = /^0 && \(module\.exports = \{[^}]*\}\);$/m.exec(code) ?? [];
  return `module.exports = require("${place}")["${file.replace(/\.ts$/, '')}"];\n${names}\n`;
}
