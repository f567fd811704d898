/** Something that whoever types the command can set right. Its message is all there is to say. */
export class Problem extends Error {
  override name = 'Problem';
}
