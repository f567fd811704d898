import type { ColumnSources, SettlementFile } from '../../../generated/settlement';
import { formatAmount } from '../../kernel/money';
import { acquirerOf } from './acquirer';
import type { Cell } from './csv';
import { currencyRule, inCurrency } from './currency';
import { dayOf } from './day';
import { debtOf, type Interchange, interchangeOf } from './interchange';
import type { PresentmentLine, SettledClient, SettledTransaction, TransactionLine } from './record';

/** The readers of a file's cells, by the `source` of the contract's column. */
export type Sources<L, S extends string = string> = Readonly<Record<S, (line: L) => Cell>>;

/** The cells of a transaction that both files have. */
const common = {
  'transaction.id': ({ transaction }) => transaction.id,
  'transaction.local_date_time': ({ transaction }) => transaction.localDateTime,
  'transaction.type': ({ transaction }) => transaction.type,
  'transaction.origin': ({ transaction }) => transaction.origin,
  'card.product_type': ({ transaction }) => transaction.productType,
  'card.provider': ({ transaction }) => transaction.provider,
  'card.affinity_group_id': ({ transaction }) => transaction.affinityGroupId,
  'card.user_id': ({ transaction }) => transaction.userId,
  'card.id': ({ transaction }) => transaction.cardId,
  'card.bin': ({ transaction }) => transaction.bin,
  'card.last_four': ({ transaction }) => transaction.lastFour,
  'merchant.id': ({ transaction }) => transaction.merchant.id,
  'merchant.mcc': ({ transaction }) => transaction.merchant.mcc,
  'merchant.name': ({ transaction }) => transaction.merchant.name,
  'amount.transaction.total': ({ transaction }) => formatAmount(transaction.transactionAmount),
  'amount.transaction.currency': ({ transaction }) => transaction.pricing.transactionCurrency,
  'installments.grace_period': ({ transaction }) => transaction.installments?.gracePeriod ?? null,
  'installments.quantity': ({ transaction }) => transaction.installments?.quantity ?? null,
  'installments.credit_type': ({ transaction }) => transaction.installments?.creditType ?? null,
} satisfies Sources<{ transaction: SettledTransaction }>;

/** The cells of the transaction file of a client, by the file's currency rule. */
export function transactionSources(
  client: SettledClient,
  { policies }: SettlementFile,
): Sources<TransactionLine, ColumnSources['transactions']> {
  const rule = currencyRule(policies['settlement-currency']);
  return {
    ...common,
    'transaction.entry_mode': ({ transaction }) => transaction.entryMode,
    'transaction.status': ({ status }) => status,
    'transaction.status_detail': ({ statusDetail }) => statusDetail,
    'transaction.source': ({ source }) => source,
    'transaction.original_transaction_id': ({ transaction }) => transaction.originalId,
    'transaction.country_code': ({ transaction }) => transaction.countryCode,
    'transaction.point_type': ({ transaction }) => transaction.pointType,
    'amount.local.total': ({ transaction }) => formatAmount(transaction.localAmount),
    'amount.local.currency': ({ transaction }) => transaction.pricing.localCurrency,
    'amount.settlement.total': ({ transaction }) => formatAmount(inCurrency(transaction, rule(transaction))),
    'amount.settlement.currency': ({ transaction }) => rule(transaction),
    'client.name': () => client.name,
    'client.country_code': () => client.country,
  };
}

/** The client's debt for a presentment. Amounts are minor units of the currency. */
interface ClientDebt extends Interchange {
  total: bigint;
  currency: string;
}

/** Calculates what a client owes, by the file's rule for the currency of debts. */
export function owedIn(client: SettledClient, { policies }: SettlementFile): (line: PresentmentLine) => ClientDebt {
  const rule = currencyRule(policies['debt-currency']);
  return ({ transaction, presentment }) => {
    const currency = rule(transaction);
    const amount = inCurrency(presentment, currency);
    const interchange = interchangeOf(transaction, presentment, amount, client.country);
    return { ...interchange, currency, total: debtOf(transaction, presentment, amount, interchange) };
  };
}

/** Several columns ask the same of one line in turn. */
function once<L extends object, T>(calculate: (line: L) => T): (line: L) => T {
  let known: { line: L; value: T } | undefined;
  return (line) => {
    if (known?.line !== line) known = { line, value: calculate(line) };
    return known.value;
  };
}

/** The cells of the presentation file of a client, by the file's currency rules. */
export function presentmentSources(
  client: SettledClient,
  file: SettlementFile,
): Sources<PresentmentLine, ColumnSources['presentations']> {
  const settlement = currencyRule(file.policies['settlement-currency']);
  const owed = once(owedIn(client, file));
  return {
    ...common,
    // Every amount of a row is of what was presented, which may be another one than was authorized.
    'amount.transaction.total': ({ presentment }) => formatAmount(presentment.amount),
    'amount.transaction.currency': ({ presentment }) => presentment.currency,
    'presentment.id': ({ presentment }) => presentment.id,
    'presentment.settlement.total': ({ transaction, presentment }) =>
      formatAmount(inCurrency(presentment, settlement(transaction))),
    'presentment.settlement.currency': ({ transaction }) => settlement(transaction),
    'presentment.debt.total': (line) => formatAmount(owed(line).total),
    'presentment.debt.currency': (line) => owed(line).currency,
    'presentment.reconciliation_date': ({ presentment }) => dayOf(presentment.presentedAt),
    'presentment.interchange.fee': (line) => formatAmount(owed(line).fee),
    'presentment.interchange.rate': (line) => owed(line).rate,
    'presentment.tax': (line) => formatAmount(owed(line).tax),
    'presentment.function_code': ({ presentment }) => presentment.functionCode,
    'presentment.reverse': ({ presentment }) => (presentment.reverse ? 'TRUE' : 'FALSE'),
    'presentment.reason_code': ({ presentment }) => presentment.reasonCode,
    'presentment.acquirer': ({ transaction }) => acquirerOf(transaction),
    'presentment.current_installment': ({ presentment }) => presentment.currentInstallment,
    'merchant.tax_id': ({ transaction }) => transaction.merchant.taxId ?? null,
  };
}
