import { preferredLanguages } from '../../domain/activities/languages';
import { DomainError } from '../../domain/errors';
import { read } from '../../http/operation';
import { findActivity } from '../../store/activities';
import { presentActivity } from './shape';

export const getActivity = read<'getActivity'>(async (call, db) => {
  const activity = await findActivity(db, call.client.id, call.path.id);
  if (activity === null) throw new DomainError('ACTIVITY_NOT_FOUND');
  const languages = preferredLanguages(call.headers['accept-language']);
  return { status: 200, body: { data: presentActivity(activity, languages) } };
});
