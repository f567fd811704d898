/** Runtime expressions of Arazzo: the forms that a story of requests can use. */

/** A place in a request or an answer. */
export type Part = { in: 'header' | 'query' | 'path'; name: string } | { in: 'body'; pointer: string };

/** An expression that was read. Pointers are JSON pointers; '' is the whole value. */
type Expression =
  | { kind: 'url' | 'method' | 'statusCode' }
  | { kind: 'request' | 'response'; part: Part }
  | { kind: 'input'; name: string; pointer: string }
  | { kind: 'step'; step: string; output: string; pointer: string };

const WHOLE = /^\$(url|method|statusCode)$/;
const MESSAGE = /^\$(request|response)\.(?:body(?:#((?:\/[^/]*)*))?|(header|query|path)\.([^\s#]+))$/;
const INPUT = /^\$inputs\.([\w-]+)(?:#((?:\/[^/]*)*))?$/;
const OUTPUT = /^\$steps\.([\w-]+)\.outputs\.([\w.-]+)(?:#((?:\/[^/]*)*))?$/;

/**
 * Reads an expression.
 * @returns null if the text is not an expression
 */
export function parseExpression(text: string): Expression | null {
  const [, whole] = WHOLE.exec(text) ?? [];
  if (whole !== undefined) return { kind: whole as 'url' };
  const [message, kind = '', body = '', place, name = ''] = MESSAGE.exec(text) ?? [];
  if (message !== undefined) {
    const part: Part = place === undefined ? { in: 'body', pointer: body } : { in: place as 'header', name };
    return { kind: kind as 'request', part };
  }
  const [input, of = '', within = ''] = INPUT.exec(text) ?? [];
  if (input !== undefined) return { kind: 'input', name: of, pointer: within };
  const [step, id = '', output = '', pointer = ''] = OUTPUT.exec(text) ?? [];
  return step === undefined ? null : { kind: 'step', step: id, output, pointer };
}

const EMBEDDED = /\{(\$[^{}]+)\}/;

/** Decides whether a text is an expression or contains one in braces. */
export const hasExpression = (text: string): boolean => text.startsWith('$') || EMBEDDED.test(text);

/**
 * Splits a text into the expressions in braces and the text between them. A text that begins with `$` is one
 * expression.
 */
export function partsOf(text: string): { text: string; isExpression: boolean }[] {
  if (text.startsWith('$')) return [{ text, isExpression: true }];
  return text
    .split(EMBEDDED)
    .map((part, at) => ({ text: part, isExpression: at % 2 === 1 }))
    .filter((part) => part.text !== '');
}
