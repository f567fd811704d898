import type { components } from '../../../../generated/types/sandbox';
import { presentAffinityGroup } from '../../../../server/cards/present';
import {
  type AffinityGroupChanges,
  CARD_USES,
  changedAffinityGroup,
  existingGroup,
  newAffinityGroup,
  type UseLimits,
} from '../../../../server/cards/rules/affinity-group';
import {
  insertAffinityGroup,
  listAffinityGroups as listGroups,
  lockAffinityGroup,
  updateAffinityGroup as saveGroup,
} from '../../../../server/cards/store/affinity-groups';
import { parseAmount } from '../../../../server/kernel/money';
import { listRequest } from '../../../../server/platform/http/list';
import { read, write } from '../../../../server/platform/http/operation';
import { newId } from '../../../../server/platform/ids';

type Schemas = components['schemas'];

function minor(amount: string | null | undefined): string | null | undefined {
  return typeof amount === 'string' ? String(parseAmount(amount)) : amount;
}

function limits(input: Schemas['AffinityGroupLimitInput']): Partial<UseLimits> {
  const fields = {
    perTransaction: minor(input.per_transaction),
    daily: minor(input.daily),
    monthly: minor(input.monthly),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** The permissions and limits that a request sent, in the program's words. */
function changes(body: Schemas['AffinityGroupUpdate']): AffinityGroupChanges {
  const allowed = (where: 'local' | 'international') =>
    Object.fromEntries(
      CARD_USES.flatMap((use) => {
        const value = body[`${where}_${use}_allowed`];
        return value === undefined ? [] : [[use, value]];
      }),
    );
  return {
    status: body.status,
    allowed: { local: allowed('local'), international: allowed('international') },
    limits: Object.fromEntries(
      CARD_USES.flatMap((use) => {
        const input = body.amount_limits?.[use];
        return input === undefined ? [] : [[use, limits(input)]];
      }),
    ),
  };
}

export const listAffinityGroups = read<'listAffinityGroups'>(async (call, db) => {
  const list = listRequest(call.query);
  const { groups, total } = await listGroups(db, call.client.id, list.page);
  return { status: 200, body: { data: groups.map(presentAffinityGroup), meta: list.meta(total) } };
});

export const createAffinityGroup = write<'createAffinityGroup'>(async (call, tx) => {
  const { body, client, now } = call;
  const group = newAffinityGroup(
    {
      name: body.name,
      country: body.country_code,
      productType: body.product_type,
      provider: body.provider,
      cardTypes: body.card_type_supported,
      innominate: body.innominate ?? false,
      monthsToExpiration: body.months_to_expiration ?? 60,
      embossingCompany: body.embossing_company ?? null,
      courierCompany: body.courier_company ?? null,
      ...changes(body),
    },
    { id: newId(), clientId: client.id, now },
  );
  await insertAffinityGroup(tx, group);
  return { status: 201, body: { data: presentAffinityGroup(group) } };
});

export const updateAffinityGroup = write<'updateAffinityGroup'>(async (call, tx) => {
  const { body, client, now, path } = call;
  const group = existingGroup(await lockAffinityGroup(tx, client.id, path.affinity_group_id));
  const changed = changedAffinityGroup(group, changes(body), now);
  await saveGroup(tx, changed);
  return { status: 200, body: { data: presentAffinityGroup(changed) } };
});
