import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'esbuild';

/** A program for the browser as files, and what went into them. */
export interface Bundle {
  /** Contents by name. The script is `main-….js`, its stylesheet `main-….css`; the rest is loaded by it. */
  files: Map<string, Uint8Array>;
  /** Every file that they were made of, from the root. */
  inputs: string[];
}

/**
 * Bundles code for the browser with the packages that it needs, in parts that are loaded when they are wanted.
 * @param entry the file that the page starts, from the root
 */
export async function bundle(entry: string): Promise<Bundle> {
  const { build } = await import('esbuild');
  const root = path.join(__dirname, '..');
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: { main: entry },
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    jsx: 'automatic',
    jsxImportSource: 'preact',
    outdir: path.join(root, 'public'),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    loader: { '.svg': 'text' },
    plugins: [addresses],
    legalComments: 'none',
    metafile: true,
    write: false,
    logLevel: 'silent',
    tsconfigRaw: {},
  });
  const files = new Map(outputFiles.map(({ path: file, contents }) => [path.basename(file), contents]));
  return { files, inputs: Object.keys(metafile.inputs).map((input) => input.replace(ADDRESS, '')) };
}

const ADDRESS = /\?address$/;

/** Lets code import the address of a file instead of the file, by the name of the file with `?address` after it. */
const addresses: Plugin = {
  name: 'addresses',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: ADDRESS }, ({ path: file, resolveDir }) => ({
      path: path.join(resolveDir, file.replace(ADDRESS, '')),
      suffix: '?address',
    }));
    onLoad({ filter: /./ }, async ({ path: file, suffix }) =>
      suffix === '?address' ? { contents: await readFile(file), loader: 'file' } : undefined,
    );
  },
};
