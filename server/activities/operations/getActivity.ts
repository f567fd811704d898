import { DomainError } from '../../kernel/errors';
import { read } from '../../platform/http/operation';
import { presentActivity } from '../present';
import { LanguageChoice, preferredLanguages } from '../rules/languages';
import { findActivity } from '../store/activities';

export const getActivity = read<'getActivity'>(async (call, db) => {
  const activity = await findActivity(db, call.client.id, call.path.id);
  if (activity === null) throw new DomainError('ACTIVITY_NOT_FOUND');
  const languages = new LanguageChoice(preferredLanguages(call.headers['accept-language']));
  return { status: 200, body: { data: presentActivity(activity, languages) } };
});
