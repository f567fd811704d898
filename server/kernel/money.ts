/** Amounts are integer minor units (`bigint`) everywhere inside; decimal text exists at the edge only. */

/** ARS, BRL, MXN, USD and COP all have two decimals. */
const DECIMALS = 2;
const SCALE = 10n ** BigInt(DECIMALS);
const DECIMAL = /^(0|[1-9][0-9]{0,14})(?:\.([0-9]{1,2}))?$/;

/** Minor units as the contract writes an amount: `-0.05`, `1000.00`. */
export function formatAmount(minor: bigint): string {
  const magnitude = minor < 0n ? -minor : minor;
  const text = `${magnitude / SCALE}.${String(magnitude % SCALE).padStart(DECIMALS, '0')}`;
  return minor < 0n ? `-${text}` : text;
}

/** Decimal text as minor units; null where it has another form or more decimals than the currency. Never negative. */
export function parseAmount(text: string): bigint | null {
  const match = DECIMAL.exec(text);
  if (match === null) return null;
  return BigInt(match[1] as string) * SCALE + BigInt((match[2] ?? '').padEnd(DECIMALS, '0'));
}

/**
 * A JSON number as minor units, by way of its shortest decimal text, so that no float is ever calculated with.
 * @returns null where it is negative, too large or has more decimals than the currency
 */
export function parseNumber(value: number): bigint | null {
  return parseAmount(String(value));
}

/** Minor units as a JSON number, for fields in which the contract requires one. */
export function toNumber(minor: bigint): number {
  return Number(formatAmount(minor));
}
