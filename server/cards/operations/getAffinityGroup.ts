import { existingGroup } from '../../domain/cards/affinity-group';
import { read } from '../../http/operation';
import { findAffinityGroup } from '../../store/affinity-groups';
import { presentAffinityGroup } from './shape';

export const getAffinityGroup = read<'getAffinityGroup'>(async (call, db) => {
  const group = existingGroup(await findAffinityGroup(db, call.client.id, call.path.id));
  return { status: 200, body: { data: presentAffinityGroup(group), meta: { extend: [] } } };
});
