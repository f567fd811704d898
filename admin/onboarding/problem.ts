/** An error that the user of the command can correct. Only its message is printed. */
export class Problem extends Error {
  override name = 'Problem';
}
