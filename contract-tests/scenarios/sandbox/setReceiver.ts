import { otherClient } from '../../world/entities/controls';
import { assertEqual } from '../../world/entities/movements';
import type { Scenarios, Valid } from '../../world/scenarios';
import type { ReplyOf } from '../../world/types';

export const valid: Valid<'setReceiver'> = async () => ({ body: { otherwise: 'REJECT' } });

export const scenarios: Scenarios<'setReceiver'> = {
  '200 receiving': async (world) => ({
    token: (await otherClient(world)).token,
    body: { otherwise: 'APPROVE', reject_above: '1000.00', reject_categories: ['7995'] },
    expect: (body) => {
      const { receiving, answers } = (body as ReplyOf<'setReceiver'>).data;
      assertEqual(receiving, true);
      assertEqual(answers.reject_above, '1000.00');
    },
  }),
};
