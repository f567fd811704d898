import { formatAmount } from '../../kernel/money';
import type { ActivityContent } from './activity';

type Texts = Readonly<Record<'en-US' | 'es-AR' | 'pt-BR', string>>;

const AMOUNT: Texts = { 'en-US': 'Amount', 'es-AR': 'Importe', 'pt-BR': 'Valor' };

/** The other party of a bank transfer, in the contract's names. */
export interface Counterparty {
  name: string;
  tax_id?: string;
  /** A CBU, CVU, alias or PIX key. */
  key?: string;
}

function content(
  description: Texts,
  properties: Record<string, unknown>,
  movement: { amount: bigint; entryType: string },
): ActivityContent {
  const detail = {
    type: 'BASE',
    subtype: null,
    amount: formatAmount(movement.amount),
    entry_type: movement.entryType,
    description: { ...AMOUNT },
    metadata: {},
  };
  return { properties, description: { ...description }, details: [detail], metadata: {} };
}

function bankProperties(counterparty: Counterparty, concept: string | null): Record<string, unknown> {
  return concept === null ? { counterparty } : { counterparty, concept };
}

/** Returns the content of an activity for a transfer that leaves. @param amount minor units */
export function transferOut(counterparty: Counterparty, concept: string | null, amount: bigint): ActivityContent {
  const { name } = counterparty;
  const description = {
    'en-US': `Transfer to ${name}`,
    'es-AR': `Transferencia a ${name}`,
    'pt-BR': `Transferência para ${name}`,
  };
  return content(description, bankProperties(counterparty, concept), { amount, entryType: 'DEBIT' });
}

/** Returns the content of an activity for a transfer that arrives. @param amount minor units */
export function transferIn(counterparty: Counterparty, concept: string | null, amount: bigint): ActivityContent {
  const { name } = counterparty;
  const description = {
    'en-US': `Transfer from ${name}`,
    'es-AR': `Transferencia de ${name}`,
    'pt-BR': `Transferência de ${name}`,
  };
  return content(description, bankProperties(counterparty, concept), { amount, entryType: 'CREDIT' });
}

const CASH: Readonly<Record<'boleto' | 'cashIn' | 'withdrawal', Texts>> = {
  boleto: { 'en-US': 'Payment of a boleto', 'es-AR': 'Pago de un boleto', 'pt-BR': 'Pagamento de boleto' },
  cashIn: { 'en-US': 'Cash paid in', 'es-AR': 'Ingreso de efectivo', 'pt-BR': 'Depósito em dinheiro' },
  withdrawal: { 'en-US': 'Cash withdrawal', 'es-AR': 'Retiro de efectivo', 'pt-BR': 'Saque em dinheiro' },
};

/** Returns the content of an activity for cash. @param reference how the network knows it; @param amount minor units */
export function cashContent(
  kind: keyof typeof CASH,
  { network, reference }: { network: string; reference: string | null },
  amount: bigint,
): ActivityContent {
  const properties = reference === null ? { network } : { network, reference };
  return content(CASH[kind], properties, { amount, entryType: kind === 'withdrawal' ? 'DEBIT' : 'CREDIT' });
}
