/** A text, which is left as it is, or a number. */
const STRING_OR_NUMBER = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** Decides whether JSON has a number with more digits than a number of JavaScript keeps, such as 90071992547409.931. */
export function hasInexactNumber(json: string): boolean {
  const written = json.match(STRING_OR_NUMBER) ?? [];
  return written.some((text) => !text.startsWith('"') && decimal(text) !== decimal(String(Number(text))));
}

/** Writes a decimal number in one way only: its digits without zeros at either end, and their power of ten. */
function decimal(text: string): string {
  const [mantissa = '', exponent = '0'] = text.toLowerCase().replace('-', '').split('e', 2);
  const [whole = '', fraction = ''] = mantissa.split('.');
  const digits = (whole + fraction).replace(/^0+/, '');
  const significant = digits.replace(/0+$/, '');
  if (significant === '') return '0';
  return `${significant}e${Number(exponent) - fraction.length + digits.length - significant.length}`;
}
