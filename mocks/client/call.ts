import type { components } from '../../generated/types/client-api';

export type CardCall = components['schemas']['CardAdjustment'];
export type Decision = components['schemas']['AuthorizationReply'];

/** Up to here the hundredths of a JSON number are exact enough, and its text has no exponent. */
const MAX_AMOUNT = 1e15;

/** A JSON number of the contract in hundredths, by way of its text, so that no float is calculated with. */
export function hundredths(value: number): bigint {
  const [whole = '', fraction = ''] = value.toFixed(2).split('.');
  return BigInt(whole + fraction);
}

/** Returns how a call breaks the contract, as a text, or null. Only the fields that this client reads are checked. */
export function complaint(call: unknown): string | null {
  const wanted: [string, string][] = [
    ['transaction.id', 'string'],
    ['transaction.type', 'string'],
    ['merchant.mcc', 'string'],
    ['user.id', 'string'],
    ['amount.local.total', 'number'],
    ['amount.local.currency', 'string'],
  ];
  for (const [path, type] of wanted) {
    const value = path.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown> | null)?.[name], call);
    if (value === undefined || value === null) return `${path} is missing.`;
    if (typeof value !== type) return `${path} is not a ${type}.`;
    if (typeof value === 'number' && !(Math.abs(value) < MAX_AMOUNT)) return `${path} is too large.`;
  }
  return null;
}
