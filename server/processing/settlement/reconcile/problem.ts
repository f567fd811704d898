/** Something about the files or the command line that whoever types the command can set right. */
export class Problem extends Error {
  override name = 'Problem';
}
