import { jsonpath } from 'json-p3';
import { expressionsIn, holds, parseCondition } from '../../codegen/arazzo/condition';
import type { Criterion } from './document';
import { resolve, type Scope } from './scope';

/** Says why a criterion does not hold; null where it does. */
export function breachOf(criterion: Criterion, scope: Scope): string | null {
  const { condition, context, type = 'simple' } = criterion;
  const kind = typeof type === 'string' ? type : type.type;
  try {
    if (kind === 'simple') return ofSimple(condition, scope);
    const value = context === undefined ? undefined : resolve(context, scope);
    if (kind === 'regex')
      return new RegExp(condition).test(String(value)) ? null : `${context} does not match ${condition}`;
    if (kind === 'jsonpath') return found(condition, value) ? null : `${condition} finds nothing in ${context}`;
    return `criteria of the type ${kind} are not carried out`;
  } catch (error) {
    return `${condition}: ${error instanceof Error ? error.message : error}`;
  }
}

/** A condition looks at the value as the one element of a list, so that a filter can speak of the whole of it. */
// biome-ignore lint/suspicious/noExplicitAny: the library's type of JSON, which an answer is
const found = (condition: string, value: any): boolean => jsonpath.query(condition, [value]).length > 0;

function ofSimple(text: string, scope: Scope): string | null {
  const condition = parseCondition(text);
  if (condition === null) return `${text} is not a condition`;
  if (holds(condition, (expression) => resolve(expression, scope))) return null;
  const names = [...new Set(expressionsIn(condition))];
  return `${text} does not hold: ${names.map((one) => `${one} is ${shown(resolve(one, scope))}`).join(', ')}`;
}

const SHOWN = 200;

function shown(value: unknown): string {
  if (value === undefined) return 'not there';
  const text = JSON.stringify(value);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}
