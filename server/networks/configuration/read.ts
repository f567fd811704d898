import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { ValidateFunction } from 'ajv/dist/2020';
import { ConfigError, using } from '../../platform/config';
import { Surroundings } from './files';
import type { Network } from './network';
import { overlapsOf } from './overlaps';
import { Resolver } from './resolve';
import { type Mistake, YamlText } from './text';
import { type DataMistake, mistakesOf } from './words';
import type { WrittenFile } from './written';

/** Checks it by schema.json. Compiled beforehand: server/testing/setting-checks.ts. */
const checkFile: ValidateFunction = require('./generated/networks-file.cjs');

/** Mistakes of YAML that are reported: after the first one most others only follow from it. */
const SYNTAX_MISTAKES = 3;

/**
 * Reads NETWORKS_FILE with everything that it points to.
 * @throws ConfigError with the variable and `file:line:column  message` of every mistake
 */
export function readNetworks(file: string, environment: Readonly<Record<string, string | undefined>>): Network[] {
  const text = new YamlText(using('NETWORKS_FILE', file, (name) => readFileSync(name, 'utf8')));
  refuse(file, text.mistakes, SYNTAX_MISTAKES);
  const data = text.data;
  const inText = (mistakes: readonly DataMistake[]): Mistake[] =>
    mistakes.map((mistake) => ({ ...text.placeOf(mistake.path, mistake.onName), message: worded(mistake) }));
  if (!checkFile(data)) refuse(file, inText(mistakesOf(checkFile.errors ?? [])));
  const resolver = new Resolver(new Surroundings(dirname(resolve(file)), environment));
  const networks = resolver.networks(data as WrittenFile);
  refuse(file, inText([...resolver.mistakes, ...overlapsOf(networks)]));
  return networks;
}

/** The text of a mistake, with its field. An item of a list has the name of the list. */
function worded({ path, message }: DataMistake): string {
  if (!message.startsWith('must ')) return message;
  return `${path.findLast((step) => !/^\d+$/.test(String(step))) ?? 'the file'} ${message}`;
}

/** @throws ConfigError with the first mistakes, if there is any */
function refuse(file: string, mistakes: readonly Mistake[], most = Number.POSITIVE_INFINITY): void {
  const lines = [...mistakes]
    .sort((a, b) => a.line - b.line || a.column - b.column)
    .slice(0, most)
    .map(({ line, column, message }) => `NETWORKS_FILE ${file}:${line}:${column}  ${message}`);
  if (lines.length > 0) throw new ConfigError(lines);
}
