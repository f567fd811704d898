import { read } from '../../platform/http/operation';
import { presentAffinityGroup } from '../present';
import { existingGroup } from '../rules/affinity-group';
import { findAffinityGroup } from '../store/affinity-groups';

export const getAffinityGroup = read<'getAffinityGroup'>(async (call, db) => {
  const group = existingGroup(await findAffinityGroup(db, call.client.id, call.path.id));
  return { status: 200, body: { data: presentAffinityGroup(group), meta: { extend: [] } } };
});
