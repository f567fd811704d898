import { otherClient } from '../../world/entities/controls';
import { assertEqual } from '../../world/entities/movements';
import type { Scenarios, Valid } from '../../world/scenarios';
import type { ReplyOf } from '../../world/types';

type Reply = ReplyOf<'updateSandboxClient'>;

export const valid: Valid<'updateSandboxClient'> = async () => ({ body: { name: 'Kiosco' } });

export const scenarios: Scenarios<'updateSandboxClient'> = {
  '200 updated': async (world) => ({
    token: (await otherClient(world)).token,
    body: { name: 'Kiosco Dos', accounts_per_currency: 3, rate_limit: null },
    expect: (body) => {
      assertEqual((body as Reply).data.name, 'Kiosco Dos');
      assertEqual((body as Reply).data.accounts_per_currency, 3);
    },
  }),
  '200 suspended': async (world) => ({
    token: (await otherClient(world)).token,
    body: { status: 'SUSPENDED' },
    expect: (body) => assertEqual((body as Reply).data.status, 'SUSPENDED'),
  }),
  '422 UNKNOWN_REVISION': async () => ({ body: { revision: 'colour=blue' } }),
};
