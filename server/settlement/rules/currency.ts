import type { currencyRules } from '../../../generated/settlement';
import { settlementCurrency } from '../../card-processing/rules/message';
import type { SettledTransaction } from './record';

type CurrencyRule = keyof typeof currencyRules;

const USD = 'USD';

type Rule = (transaction: Pick<SettledTransaction, 'pricing' | 'origin'>) => string;

/** The rules by the names that the contract gives them. */
const RULES: Readonly<Record<CurrencyRule, Rule>> = {
  'usd-in-argentina-else-local': ({ pricing }) => settlementCurrency('newer', pricing.localCurrency),
  'always-usd': () => USD,
  'local-if-domestic-else-usd': ({ pricing, origin }) => (origin === 'DOMESTIC' ? pricing.localCurrency : USD),
};

/** The rule of a file's policy. @throws Error when the contract names one that is not known here */
export function currencyRule(name: string | undefined): Rule {
  const rule = RULES[name as CurrencyRule];
  if (rule === undefined) throw new Error(`the contract names the currency rule ${name}, which is not known`);
  return rule;
}

/**
 * An amount before charges in the currency that a rule chose: the card's own, or US dollars.
 * @returns minor units
 */
export function inCurrency(amounts: { baseAmount: bigint; usdAmount: bigint }, currency: string): bigint {
  return currency === USD ? amounts.usdAmount : amounts.baseAmount;
}
