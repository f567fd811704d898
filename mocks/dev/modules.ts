import path from 'node:path';

/** Modules of a project, by the name of their file. */
type Cache = NodeJS.Dict<NodeModule>;

/**
 * The modules that are, or import directly or through others, one that `isChanged`.
 * @param stays tells of modules that load others on demand, and so stay when those are reloaded
 */
export function dependants(
  cache: Cache,
  root: string,
  isChanged: (file: string) => boolean,
  stays: (file: string) => boolean = () => false,
): Set<string> {
  const inside = Object.keys(cache).filter((file) => isOwn(file, root) && !stays(relative(file, root)));
  const found = new Set(inside.filter((file) => isChanged(relative(file, root))));
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const file of inside) {
      if (!found.has(file) && cache[file]?.children.some(({ filename }) => found.has(filename))) found.add(file);
    }
  }
  return found;
}

const isOwn = (file: string, root: string): boolean =>
  file.startsWith(root + path.sep) && !file.includes(`${path.sep}node_modules${path.sep}`);

/** From the project root, with forward slashes. */
export const relative = (file: string, root: string): string => path.relative(root, file).split(path.sep).join('/');

/**
 * Removes modules from the cache, so that requiring them reads their files again; existing references to them stay
 * valid.
 * @returns a function that restores the removed modules, if the new ones can't be loaded
 */
export function forget(cache: Cache, files: ReadonlySet<string>): () => void {
  const before = { ...cache };
  for (const file of files) delete cache[file];
  for (const module of Object.values(cache)) {
    if (module) module.children = module.children.filter(({ filename }) => !files.has(filename));
  }
  return () => {
    for (const file of Object.keys(cache)) if (!(file in before)) delete cache[file];
    Object.assign(cache, before);
  };
}
