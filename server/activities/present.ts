import type { components } from '../../generated/types/openapi';
import { shownActivity } from './events';
import { chooseText } from './rules/languages';
import { rejectionMessage } from './rules/rejections';
import type { Activity } from './store/activities';

type Schemas = components['schemas'];

/** An activity as it is read: every text in the one language that suits the reader best. */
export function presentActivity(activity: Activity, languages: readonly string[]): Schemas['Activity'] {
  const { data, rejectionReason } = activity;
  const read = {
    ...data,
    description: chooseText(data.description, languages),
    details: data.details.map((detail) => ({ ...detail, description: chooseText(detail.description, languages) })),
  };
  const message = chooseText(rejectionMessage(rejectionReason), languages);
  return shownActivity(activity, read, message) as unknown as Schemas['Activity'];
}
