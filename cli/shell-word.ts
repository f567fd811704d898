/** A text as one word of a shell's command line (POSIX, 2.2): in quotes only where it needs them. */
export function shellWord(text: string): string {
  return /^[\w./:=@%+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
