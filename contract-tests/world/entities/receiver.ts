import type { World } from '../world';
import { otherClient } from './controls';

/** An authorization of another client that waits at the receiver for an answer by hand, for three seconds. */
export async function newQuestion(world: World): Promise<{ transaction_id: string; token: string }> {
  const { client, token } = await otherClient(world);
  await world.call('setReceiver', { body: { otherwise: 'ASK' } }, client);
  const { data: seeded } = await world.call('seedSandboxClient', { body: { countries: ['ARG'] } }, client);
  const card = seeded.find(({ kind, decided_by }) => kind === 'CARD' && decided_by === 'CLIENT');
  if (card === undefined) throw new Error('nothing was made that the client decides');
  const body = {
    ...{ card_id: card.id, type: 'PURCHASE', amount: '10.00', currency: 'ARS', country_code: 'ARG' },
    ...{ merchant: { mcc: '5411', name: 'Almacén' }, point_type: 'POS', entry_mode: 'CHIP' },
  } as const;
  let over = false;
  const end = () => {
    over = true;
  };
  world.call('authorizeAtNetwork', { body }, client).then(end, end);
  while (!over) {
    const [question] = (await world.call('getReceiver', {}, client)).data.questions;
    if (question !== undefined) return { transaction_id: question.transaction_id, token };
  }
  throw new Error('nobody was asked');
}
