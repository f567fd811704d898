/**
 * Takes the seams of the request log and of traces out of what is around every request, so that their cost shows while
 * both are off. Has to be loaded before the server.
 */

import { readFileSync } from 'node:fs';
import Module from 'node:module';
import { dirname } from 'node:path';
import { transformSync } from 'esbuild';

const FILE = require.resolve('../../server/platform/http/serve');

/** The seams that are taken out, each with the text that takes its place. */
const SEAMS: readonly [RegExp, string][] = [
  [/ {4}const arrivedAt = services\.observer.*\n/, ''],
  [/ {4}if \(services\.observer !== null\) \{\n(?: {6}.*\n)+ {4}\}\n/, ''],
  [/ {4}if \(span !== null\) describe\(.*\n/, ''],
  [
    / {2}const trace = tracing\(\);\n[\s\S]*?\n {2}};\n(?=}\n)/,
    '  return (ctx: Context): Promise<void> => serveOne(ctx, null);\n',
  ],
];

function without(text: string, [seam, instead]: readonly [RegExp, string]): string {
  if (!seam.test(text)) throw new Error(`${FILE} has nothing like ${seam} any more: what is there now?`);
  return text.replace(seam, instead);
}

const { code } = transformSync(SEAMS.reduce(without, readFileSync(FILE, 'utf8')), {
  loader: 'ts',
  format: 'cjs',
  target: 'node20',
});
const stripped = new Module(FILE, module) as Module & { _compile(code: string, file: string): void };
stripped.filename = FILE;
stripped.paths = (Module as unknown as { _nodeModulePaths(folder: string): string[] })._nodeModulePaths(dirname(FILE));
require.cache[FILE] = stripped;
stripped._compile(code, FILE);
stripped.loaded = true;
