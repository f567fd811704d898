import type { components } from '../../generated/types/openapi';
import { shownActivity } from './events';
import type { LanguageChoice } from './rules/languages';
import { rejectionMessage } from './rules/rejections';
import type { Activity } from './store/activities';

type Schemas = components['schemas'];

/** An activity as it is read: every text in the one language that suits the reader best. */
export function presentActivity(activity: Activity, languages: LanguageChoice): Schemas['Activity'] {
  const { data, rejectionReason } = activity;
  const read = {
    ...data,
    description: languages.of(data.description),
    details: data.details.map((detail) => ({ ...detail, description: languages.of(detail.description) })),
  };
  const message = languages.of(rejectionMessage(rejectionReason));
  return shownActivity(activity, read, message) as unknown as Schemas['Activity'];
}
