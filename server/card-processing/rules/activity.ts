import type { ActivityContent } from '../../activities/rules/activity';
import { formatAmount } from '../../kernel/money';
import type { AmountDetail } from './amounts';
import { type CardTransaction, entryTypeOf, reversedType } from './transaction';

type Texts = Readonly<Record<'en-US' | 'es-AR' | 'pt-BR', string>>;

const AT = { 'en-US': 'at', 'es-AR': 'en', 'pt-BR': 'em' } as const;

const NAMES: Readonly<Record<'PURCHASE' | 'WITHDRAWAL' | 'EXTRACASH' | 'REFUND' | 'PAYMENT' | 'REVERSAL', Texts>> = {
  PURCHASE: { 'en-US': 'Purchase', 'es-AR': 'Compra', 'pt-BR': 'Compra' },
  WITHDRAWAL: { 'en-US': 'Cash withdrawal', 'es-AR': 'Extracción', 'pt-BR': 'Saque' },
  EXTRACASH: { 'en-US': 'Purchase with cash', 'es-AR': 'Compra con extracción', 'pt-BR': 'Compra com saque' },
  REFUND: { 'en-US': 'Refund', 'es-AR': 'Devolución', 'pt-BR': 'Reembolso' },
  PAYMENT: { 'en-US': 'Payment', 'es-AR': 'Pago', 'pt-BR': 'Pagamento' },
  REVERSAL: { 'en-US': 'Reversal', 'es-AR': 'Reverso', 'pt-BR': 'Estorno' },
};

const DETAILS: Readonly<Record<AmountDetail['type'], Texts>> = {
  BASE: { 'en-US': 'Amount', 'es-AR': 'Importe', 'pt-BR': 'Valor' },
  TAX: { 'en-US': 'Tax', 'es-AR': 'Impuesto', 'pt-BR': 'Imposto' },
  FEE: { 'en-US': 'Fee', 'es-AR': 'Comisión', 'pt-BR': 'Tarifa' },
  EXTRACASH: { 'en-US': 'Cash', 'es-AR': 'Efectivo', 'pt-BR': 'Dinheiro' },
  DISCOUNT: { 'en-US': 'Discount', 'es-AR': 'Descuento', 'pt-BR': 'Desconto' },
};

function nameOf(type: CardTransaction['type']): Texts {
  return reversedType(type) === null ? NAMES[type as keyof typeof NAMES] : NAMES.REVERSAL;
}

/** Returns the content of a card transaction's activity. */
export function cardContent(transaction: CardTransaction): ActivityContent {
  const { merchant, type } = transaction;
  const description = Object.fromEntries(
    Object.entries(nameOf(type)).map(([tag, name]) => [tag, `${name} ${AT[tag as keyof Texts]} ${merchant.name}`]),
  );
  return {
    properties: propertiesOf(transaction),
    description,
    details: transaction.details.map((detail) => ({
      type: detail.type,
      subtype: detail.type === detail.name ? null : detail.name,
      amount: formatAmount(detail.amount),
      entry_type: entryTypeOf(type),
      description: { ...DETAILS[detail.type] },
      metadata: {},
    })),
    metadata: {},
  };
}

/** The contract's CardProperties. */
function propertiesOf({
  merchant,
  cardType,
  provider,
  lastFour,
  pointType,
  entryMode,
}: CardTransaction): Record<string, unknown> {
  return {
    merchant_id: merchant.id,
    merchant_name: merchant.name,
    ...(merchant.address === null ? {} : { address: merchant.address }),
    mcc: merchant.mcc,
    ...(cardType === null ? {} : { card_type: cardType }),
    last_digits: lastFour,
    card_brand: provider,
    point_type: pointType,
    entry_mode: entryMode,
  };
}
