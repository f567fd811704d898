import type { OperationRule } from '../../../generated/operations';
import { operations } from '../../../generated/operations';
import { RAILS, type Rail } from '../../../server/networks/rails';
import { type AskRule, QUESTIONS } from '../../journeys/orders/judge-order';

export type { Rail };

/** The rails that a connector may have behind it. */
export const RAIL_NAMES: readonly string[] = RAILS;

/** The rail that the service asks something over: the contract has it in the address. */
function railOfAsk({ path }: Pick<OperationRule, 'path'>): string {
  const [, first = '', second = ''] = path.split('/');
  if (first === 'bank') return `bank-${second}`;
  return second === 'card-uses' ? 'card-fraud' : first;
}

/** Everything that the service asks over these rails, in the order of the contract. */
export function asksOver(rails: readonly string[]): readonly AskRule[] {
  return QUESTIONS.filter((rule) => rails.includes(railOfAsk(rule)));
}

/** Everything that is reported to the service over these rails, in the order of the contract. */
export function reportsOver(rails: readonly string[]): readonly OperationRule[] {
  const scopes = new Set(rails.map((rail) => `network:${rail}`));
  return Object.values(operations).filter(({ document, scope }) => document === 'networks' && scopes.has(scope ?? ''));
}
