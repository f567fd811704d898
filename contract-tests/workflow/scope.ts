/** The values that runtime expressions have while a workflow runs. */

import { type Part, parseExpression, partsOf } from '../../codegen/arazzo/expression';
import { fromPointer, valueAt } from '../../codegen/util/pointer';

/** A request as expressions see it. */
export interface SentRequest {
  url: string;
  method: string;
  headers: Readonly<Record<string, string>>;
  path: Readonly<Record<string, unknown>>;
  query: Readonly<Record<string, unknown>>;
  body: unknown;
}

/** An answer as expressions see it. */
export interface ReceivedAnswer {
  status: number;
  headers: Readonly<Record<string, unknown>>;
  body: unknown;
}

/** The values of a moment. `sent` and `received` are those of the step that is judged. */
export interface Scope {
  inputs: Readonly<Record<string, unknown>>;
  outputs: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  sent?: SentRequest;
  received?: ReceivedAnswer;
}

/**
 * Replaces the expressions in a value, at any depth: a text that is one becomes its value, those in braces become part
 * of the text.
 * @throws Error for an expression without a value
 */
export function filled(written: unknown, scope: Scope): unknown {
  if (typeof written === 'string') return ofText(written, scope);
  if (Array.isArray(written)) return written.map((one) => filled(one, scope));
  if (typeof written !== 'object' || written === null) return written;
  return Object.fromEntries(Object.entries(written).map(([name, one]) => [name, filled(one, scope)]));
}

function ofText(text: string, scope: Scope): unknown {
  if (text.startsWith('$')) return known(text, scope);
  return partsOf(text)
    .map((part) => (part.isExpression ? String(known(part.text, scope)) : part.text))
    .join('');
}

function known(expression: string, scope: Scope): unknown {
  const value = resolve(expression, scope);
  if (value === undefined) throw new Error(`${expression} has no value`);
  return value;
}

/** Looks up an expression. @returns undefined where it has no value @throws Error for what is no expression */
export function resolve(text: string, { inputs, outputs, sent, received }: Scope): unknown {
  const expression = parseExpression(text);
  switch (expression?.kind) {
    case 'url':
    case 'method':
      return sent?.[expression.kind];
    case 'statusCode':
      return received?.status;
    case 'request':
      return partOf(expression.part, sent);
    case 'response':
      return partOf(expression.part, received);
    case 'input':
      return memberAt(inputs[expression.name], expression.pointer);
    case 'step':
      return memberAt(outputs.get(expression.step)?.[expression.output], expression.pointer);
    default:
      throw new Error(`${text} is not a runtime expression`);
  }
}

function partOf(part: Part, message: SentRequest | ReceivedAnswer | undefined): unknown {
  if (message === undefined) return undefined;
  if (part.in === 'body') return memberAt(message.body, part.pointer);
  if (part.in === 'header') return message.headers[part.name.toLowerCase()];
  return part.in in message ? (message as SentRequest)[part.in][part.name] : undefined;
}

/** The member of a value that a JSON pointer leads to; undefined where there is none. */
export const memberAt = (value: unknown, pointer: string): unknown => valueAt(value, fromPointer(pointer));
