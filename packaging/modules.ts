import { build } from 'esbuild';

/** The sources of the entries that bundlers find as modules too, by `module` in the exports of `package.json`. */
const ENTRIES = ['client/index.ts', 'packaging/entries/webhooks.ts'];

/**
 * Writes the typed client and the verification of calls a second time, as ECMAScript modules: of those a bundler takes
 * only what is used, and a bundle that is a module itself can't `require` anything of Node. Node never loads them, so
 * that nothing exists twice in one process.
 * @returns the number of modules
 */
export async function bundleModules(root: string, dist: string): Promise<number> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ENTRIES,
    outbase: root,
    outdir: dist,
    outExtension: { '.js': '.mjs' },
    chunkNames: 'client/[name]-[hash]',
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    target: 'es2023',
    format: 'esm',
    sourcemap: 'linked',
    metafile: true,
    logLevel: 'error',
  });
  return Object.keys(metafile.outputs).filter((file) => file.endsWith('.mjs')).length;
}
