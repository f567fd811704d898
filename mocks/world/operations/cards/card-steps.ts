import { cardEmbossed, cardExpired, cardReported, type Reported, type Subject } from '../../../../server/cards/reports';
import { type Card, cardMachine, existingCard } from '../../../../server/cards/rules/card';
import { findCard } from '../../../../server/cards/store/cards';
import { type Call, write } from '../../../../server/platform/http/operation';
import type { Tx } from '../../../../server/platform/store/db';
import { namingLegalSteps } from '../../legal-steps';

type CardStep = 'embossCard' | 'expireCard' | 'reportCardLost' | 'reportCardStolen';

/** Runs a step of one card, with the reply that shows it before and after. */
async function step<K extends CardStep>(
  operation: K,
  call: Call<K>,
  tx: Tx,
  run: (tx: Tx, subject: Subject) => Promise<Reported<Card>>,
) {
  const { client, now } = call;
  const id = (call.path as unknown as { card_id: string }).card_id;
  const { before, after } = await namingLegalSteps({
    machine: cardMachine,
    operation,
    state: async () => existingCard(await findCard(tx, client.id, id)).status,
    run: () => run(tx, { clientId: client.id, id, now }),
  });
  const status_detail = after.statusDetail as 'LOST' | 'STOLEN' | null;
  return {
    status: 200 as const,
    body: { data: { id, previous_status: before.status, status: after.status, status_detail } },
  };
}

export const embossCard = write<'embossCard'>((call, tx) => step('embossCard', call, tx, cardEmbossed));

export const expireCard = write<'expireCard'>((call, tx) => step('expireCard', call, tx, cardExpired));

export const reportCardLost = write<'reportCardLost'>((call, tx) =>
  step('reportCardLost', call, tx, (inTx, subject) => cardReported(inTx, subject, 'LOST')),
);

export const reportCardStolen = write<'reportCardStolen'>((call, tx) =>
  step('reportCardStolen', call, tx, (inTx, subject) => cardReported(inTx, subject, 'STOLEN')),
);
