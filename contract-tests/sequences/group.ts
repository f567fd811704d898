import type { Session } from './session';

const groups = new WeakMap<Session, string>();

/** The affinity group of the sequence's cards with a name. It is created when it is first needed. */
export async function groupOf(session: Session): Promise<string> {
  const known = groups.get(session);
  if (known !== undefined) return known;
  const body = {
    ...{ name: 'Prepaid Argentina', country_code: 'ARG', product_type: 'PREPAID', provider: 'CARD_NETWORK_1' },
    card_type_supported: ['VIRTUAL', 'PHYSICAL'],
  };
  const { data } = await session.must('createAffinityGroup', { body });
  groups.set(session, data.id);
  return data.id;
}
