import { plastic } from '../../../../server/cards/jobs/plastic';
import { type Card, existingCard } from '../../../../server/cards/rules/card';
import { findCard } from '../../../../server/cards/store/cards';
import { findSecrets } from '../../../../server/cards/store/cards-secrets';
import { DomainError } from '../../../../server/kernel/errors';
import { read } from '../../../../server/platform/http/operation';

function assertPlastic(card: Card): void {
  const detail =
    card.cardType === 'VIRTUAL'
      ? 'a virtual card has no plastic'
      : card.status === 'CREATED'
        ? 'the card is CREATED and its plastic is not made yet; allowed steps: embossCard'
        : null;
  if (detail === null) return;
  throw new DomainError('ILLEGAL_STEP', [{ code: 'state', detail, location: 'path', pointer: 'card_id' }]);
}

/** Returns the data that the user reads from the card in hand. */
export const readPlastic = read<'readPlastic'>(async (call, db, { vault }) => {
  const card = existingCard(await findCard(db, call.client.id, call.path.card_id));
  assertPlastic(card);
  const { cardId, pan, cvv, expirationDate, name } = plastic(vault, { card, secrets: await findSecrets(db, card) });
  return {
    status: 200,
    headers: { 'cache-control': 'no-store' },
    body: { data: { card_id: cardId, pan, cvv, expiration_date: expirationDate, name } },
  };
});
