import type { Clearing } from './rules/steps';
import type { FunctionCode } from './rules/transaction';

/** A presentation as it is reported. */
interface Reported {
  function_code?: FunctionCode;
  reverse?: boolean;
  reason_code?: string;
  current_installment?: number;
}

/** Reads a presentation. @param amount minor units of the merchant's currency; null is all that there is */
export function clearingOf(reported: Reported, amount: bigint | null): Clearing {
  return {
    amount,
    functionCode: reported.function_code ?? 'FIRST_PRESENTMENT',
    reverse: reported.reverse ?? false,
    reasonCode: reported.reason_code ?? null,
    currentInstallment: reported.current_installment ?? null,
  };
}
