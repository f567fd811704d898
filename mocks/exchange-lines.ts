import { styleText } from 'node:util';
import { type Exchange, onExchange } from '../server/platform/exchanges';

type Output = Pick<NodeJS.WriteStream, 'write'> & Partial<Pick<NodeJS.WriteStream, 'isTTY' | 'hasColors'>>;

/** Decides whether an output shows colours: a terminal that has some, unless NO_COLOR is set (no-color.org). */
export function hasColours(output: Output, environment: NodeJS.ProcessEnv = process.env): boolean {
  return output.isTTY === true && output.hasColors?.() === true && !environment.NO_COLOR;
}

/** Makes the line of an exchange: method, address, status, error code and field, and how long it took. */
export function exchangeLine(exchange: Exchange, colours: boolean): string {
  const { kind, method, target, status, code, field, milliseconds } = exchange;
  const colour = status !== null && status < 400 ? 'green' : status !== null && status < 500 ? 'yellow' : 'red';
  const paint = (style: Parameters<typeof styleText>[0], text: string) =>
    colours ? styleText(style, text, { validateStream: false }) : text;
  const words = [
    kind === 'call' ? `→ ${method}` : method,
    shown(target),
    paint(colour, [String(status ?? 'no answer'), code].filter(Boolean).join(' ')),
    field === null ? null : shown(field),
    paint('dim', `${Math.round(milliseconds)} ms`),
  ];
  return words.filter((word) => word !== null).join(' ');
}

/** Shows a text that callers chose, without the characters that steer a terminal. */
const shown = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '?');

/** Prints a line for every request that this process answers and every call that it makes to clients. */
export function printExchanges(): void {
  const colours = hasColours(process.stdout);
  onExchange((exchange) => void process.stdout.write(`${exchangeLine(exchange, colours)}\n`));
}
