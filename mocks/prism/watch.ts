import { watch } from 'node:fs';

/**
 * Calls `changed` once after each burst of changes to files that lie directly in any of the folders.
 *
 * @param quiet milliseconds without another change that end a burst; a generator writes many files at once
 * @returns a function that stops watching
 */
export function watchFolders(folders: readonly string[], changed: () => void, quiet = 30): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watchers = folders.map((folder) =>
    watch(folder, () => {
      clearTimeout(timer);
      timer = setTimeout(changed, quiet);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
