import { read } from '../../platform/http/operation';
import type { Services } from '../../platform/services';
import type { Reader } from '../../platform/store/db';
import { assertMayHandleCardData } from '../entitlement';
import { presentCard } from '../present';
import { existingCard } from '../rules/card';
import { type CardRow, findCard } from '../store/cards';
import { type CardField, findSecrets, openCard } from '../store/cards-secrets';

type Extension = 'pan' | 'cvv' | 'name' | 'expiration_date';

const FIELDS: Readonly<Record<Extension, CardField>> = {
  pan: 'pan',
  cvv: 'cvv',
  name: 'name',
  expiration_date: 'expiration',
};

/** Reads a card. What `extend` asks for is unsealed for this answer alone. */
export const getCard = read<'getCard'>(async (call, db, services) => {
  const extend: Extension[] = call.query.extend ?? [];
  if (extend.length > 0) assertMayHandleCardData(call.client);
  const card = existingCard(await findCard(db, call.client.id, call.path.id));
  const added = extend.length === 0 ? {} : await extension(db, services, card, extend);
  return {
    status: 200,
    headers: { 'cache-control': 'no-store' },
    body: { data: { ...presentCard(card), ...added }, meta: { extend } },
  };
});

async function extension(db: Reader, { vault }: Services, card: CardRow, extend: readonly Extension[]) {
  const secrets = await findSecrets(db, card);
  const opened = openCard(
    vault,
    { card, secrets },
    extend.map((name) => FIELDS[name]),
  );
  return Object.fromEntries(extend.map((name) => [name, opened[FIELDS[name]]]));
}
