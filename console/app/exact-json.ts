import { firstInexactNumber } from '../../server/platform/http/inexact-number';

/** A number as it is written, which JavaScript would change. */
export class WrittenNumber {
  constructor(readonly text: string) {}
}

type Reviver = (this: unknown, key: string, value: unknown, context?: { source?: string }) => unknown;

/**
 * Parses JSON to be shown: numbers that JavaScript would change stay as they are written.
 * @returns undefined where the text is not JSON
 */
export function exactJson(text: string): unknown {
  // Browsers from before 2025 do not pass the source: they show what JavaScript makes of the number.
  const exact: Reviver = (_key, value, context) =>
    typeof value === 'number' && context?.source !== undefined && firstInexactNumber(context.source) !== null
      ? new WrittenNumber(context.source)
      : value;
  try {
    return JSON.parse(text, exact);
  } catch {
    return undefined;
  }
}
