import openapi from '../../../generated/documents/openapi.json';
import { rejectionMessage } from './rejections';

const { TransactionRejectionReason, TransferFailureReason, CardRejectionReason, CashRejectionReason } =
  openapi.components.schemas;
const REASONS = [TransactionRejectionReason, TransferFailureReason, CardRejectionReason, CashRejectionReason].flatMap(
  (one) => one.enum,
);

describe('the message of a rejection', () => {
  it.each(REASONS)('says %s in every language, each as a sentence', (reason) => {
    const message = rejectionMessage(reason) ?? {};
    expect(Object.keys(message).sort()).toEqual(['en-US', 'es-AR', 'pt-BR']);
    for (const text of Object.values(message)) expect(text).toMatch(/^\p{Lu}.*[^.]\.$/u);
    expect(new Set(Object.values(message)).size).toBe(3);
  });

  it('names the limit that is reached', () => {
    expect(rejectionMessage('CLIENT_DAILY_AMOUNT_LIMIT_REACHED')).toEqual({
      'en-US': "The client's daily limit is reached.",
      'es-AR': 'Se alcanzó el límite diario del cliente.',
      'pt-BR': 'O limite diário do cliente foi atingido.',
    });
  });

  it('does not tell why a card use was refused for security', () => {
    const [fraud, scoring, violation] = ['REJECTED_FRAUD', 'FRAUD_SCORING_REJECTED', 'SECURITY_VIOLATION'].map(
      rejectionMessage,
    );
    expect(scoring).toEqual(fraud);
    expect(violation).toEqual(fraud);
  });

  it('is none without a reason, and for a reason that the contract does not have', () => {
    expect(rejectionMessage(null)).toBeNull();
    expect(rejectionMessage('GONE')).toBeNull();
  });
});
