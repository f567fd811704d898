import { UNKNOWN_ID } from '../../world/entities/controls';
import { newQuestion } from '../../world/entities/receiver';
import type { Scenarios, Valid } from '../../world/scenarios';

export const valid: Valid<'answerQuestion'> = async () => ({
  path: { transaction_id: UNKNOWN_ID },
  body: { status: 'APPROVED' },
});

export const scenarios: Scenarios<'answerQuestion'> = {
  '204 empty': async (world) => {
    const { transaction_id, token } = await newQuestion(world);
    return { token, path: { transaction_id }, body: { status: 'REJECTED', status_detail: 'INSUFFICIENT_FUNDS' } };
  },
  '404 QUESTION_NOT_FOUND': async () => ({ path: { transaction_id: UNKNOWN_ID }, body: { status: 'APPROVED' } }),
};
