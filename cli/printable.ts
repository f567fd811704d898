/** Characters that steer a terminal, or hide what stands next to them. */
const STEERING = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

const escaped = (character: string): string =>
  `\\u${(character.codePointAt(0) as number).toString(16).padStart(4, '0')}`;

/**
 * Makes a line that contains what another program has sent fit for a terminal: it can neither clear the screen nor
 * pass for another line of the output. Where it has several lines, they stay below the first, further in.
 */
export function printable(line: string): string {
  const [first = '', ...others] = line
    .split(/\r?\n/)
    .map((one) => one.replaceAll('\t', '  ').replace(STEERING, escaped));
  const indent = ' '.repeat(first.length - first.trimStart().length + 4);
  return [first, ...others.map((one) => indent + one)].join('\n');
}
