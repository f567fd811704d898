/** A mistake in the files or the command line that the user of the command can correct. */
export class Problem extends Error {
  override name = 'Problem';

  /** @param place where it is, as `at` writes it; null for the command line */
  constructor(place: string | null, reason: string) {
    super(place === null ? reason : `${place}: ${reason}`);
  }
}

/** A file that can't be read, by the option that names it. */
export const unreadable = (option: string, path: string, error: unknown): Problem =>
  new Problem(null, `${option} ${path} can't be read (${(error as { code?: string }).code})`);

/** A place in a file, as editors and terminals follow it: the file, the line, the name of the column. */
export function at(path: string, line?: number, column?: string): string {
  return [path, line, column].filter((part) => part !== undefined).join(':');
}
