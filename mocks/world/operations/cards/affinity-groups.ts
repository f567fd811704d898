import { agreedChanges, agreedGroup } from '../../../../server/cards/agreed-group';
import { presentAffinityGroup } from '../../../../server/cards/present';
import { changedAffinityGroup, existingGroup } from '../../../../server/cards/rules/affinity-group';
import {
  insertAffinityGroup,
  listAffinityGroups as listGroups,
  lockAffinityGroup,
  updateAffinityGroup as saveGroup,
} from '../../../../server/cards/store/affinity-groups';
import { listRequest } from '../../../../server/platform/http/list';
import { read, write } from '../../../../server/platform/http/operation';
import { newId } from '../../../../server/platform/ids';

export const listAffinityGroups = read<'listAffinityGroups'>(async (call, db) => {
  const list = listRequest(call.query);
  const { groups, total } = await listGroups(db, call.client.id, list.page);
  return { status: 200, body: { data: groups.map(presentAffinityGroup), meta: list.meta(total) } };
});

export const createAffinityGroup = write<'createAffinityGroup'>(async ({ body, client, now }, tx) => {
  const group = agreedGroup(body, { id: newId(), clientId: client.id, now });
  await insertAffinityGroup(tx, group);
  return { status: 201, body: { data: presentAffinityGroup(group) } };
});

export const updateAffinityGroup = write<'updateAffinityGroup'>(async ({ body, client, now, path }, tx) => {
  const group = existingGroup(await lockAffinityGroup(tx, client.id, path.affinity_group_id));
  const changed = changedAffinityGroup(group, agreedChanges(body), now);
  await saveGroup(tx, changed);
  return { status: 200, body: { data: presentAffinityGroup(changed) } };
});
