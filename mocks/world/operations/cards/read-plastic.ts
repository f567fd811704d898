import { type Card, existingCard } from '../../../../server/domain/cards/card';
import { DomainError } from '../../../../server/domain/errors';
import { read } from '../../../../server/http/operation';
import { plastic } from '../../../../server/jobs/plastic';
import { findCard } from '../../../../server/store/cards';
import { findSecrets } from '../../../../server/store/cards-secrets';

function assertPlastic(card: Card): void {
  const detail =
    card.cardType === 'VIRTUAL'
      ? 'a virtual card has no plastic'
      : card.status === 'CREATED'
        ? 'the card is CREATED and its plastic is not made yet; legal is embossCard'
        : null;
  if (detail === null) return;
  throw new DomainError('ILLEGAL_STEP', [{ code: 'state', detail, location: 'path', pointer: 'card_id' }]);
}

/** What the user reads from the card in hand. */
export const readPlastic = read<'readPlastic'>(async (call, db, { vault }) => {
  const card = existingCard(await findCard(db, call.client.id, call.path.card_id));
  assertPlastic(card);
  const { cardId, pan, cvv, expirationDate, name } = plastic(vault, { card, secrets: await findSecrets(db, card.id) });
  return {
    status: 200,
    headers: { 'cache-control': 'no-store' },
    body: { data: { card_id: cardId, pan, cvv, expiration_date: expirationDate, name } },
  };
});
