import { existingCard } from '../../cards/rules/card';
import { findCard } from '../../cards/store/cards';
import { type CardField, findSecrets, openCard } from '../../cards/store/cards-secrets';
import { read } from '../../platform/http/operation';
import { activeUserOf, policyOf } from '../page';
import { cardPage } from '../pages/card';
import { speechOf } from '../pages/locale';
import type { SensitiveField } from '../pages/texts/shape';

/** The contract's name of each field, and the store's. */
const FIELDS: Readonly<Record<SensitiveField, CardField>> = {
  pan: 'pan',
  code: 'cvv',
  pin: 'pin',
  name: 'name',
  expiration: 'expiration',
};

/** Shows a card to its own user; another one's is as good as none. */
export const showSensitiveData = read<'showSensitiveData'>(async (call, db, services) => {
  const policy = policyOf(call);
  const user = await activeUserOf(db, call);
  const found = existingCard(await findCard(db, call.client.id, call.path.card_id));
  const card = existingCard(found.userId === user.id ? found : null);
  const fields = call.query.field_list ?? (Object.keys(FIELDS) as SensitiveField[]);
  const secrets = await findSecrets(db, card);
  const opened = openCard(
    services.vault,
    { card, secrets },
    fields.map((field) => FIELDS[field]),
  );
  const { text, headers } = cardPage({
    card: Object.fromEntries(fields.map((field) => [field, opened[FIELDS[field]]])),
    layout: call.query.layout ?? 'list',
    speech: speechOf(call.query.locale, null),
    policy,
  });
  return { status: 200, headers, body: text };
});
