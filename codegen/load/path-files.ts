import type { Problems } from '../problems';
import type { SpecFiles } from './files';

const FOLDER = 'paths';
const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'];

/** Decides whether a file is one path, to which a document refers as a whole. Others have parts of paths. */
export const isPathFile = (file: string, content: unknown): boolean =>
  file.startsWith(`${FOLDER}/`) &&
  typeof content === 'object' &&
  content !== null &&
  METHODS.some((method) => Object.hasOwn(content, method));

/**
 * Reports the path files that no document lists.
 * @param listed the files that documents are made of
 */
export function reportUnlistedPaths(files: SpecFiles, listed: ReadonlySet<string>, problems: Problems): void {
  for (const file of filesBelow(files, FOLDER)) {
    if (listed.has(file) || !isPathFile(file, files.read(file).value)) continue;
    const entry = `/the/path: { $ref: ${file} }`;
    const message = `no document lists this path file: name it under \`paths\` (or \`webhooks\`) of openapi.yaml, as \`${entry}\``;
    problems.addRule({ file, pointer: '' }, message);
  }
}

function filesBelow(files: SpecFiles, folder: string): string[] {
  return files.list(folder).flatMap((name) => {
    const path = `${folder}/${name}`;
    if (!files.exists(path)) return filesBelow(files, path);
    return name.endsWith('.yaml') ? [path] : [];
  });
}
