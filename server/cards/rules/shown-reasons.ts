import type { components } from '../../../generated/types/openapi';

type CardReason = components['schemas']['CardStatusReason'];
/** The lists of reasons that there are. */
type Reasons = 'full' | 'without-fraudulent' | 'without-provider-internal';

const SHOWN_AS: Readonly<Record<Reasons, Readonly<Partial<Record<CardReason, CardReason>>>>> = {
  full: {},
  'without-fraudulent': { FRAUDULENT: 'CLIENT_INTERNAL_REASON' },
  'without-provider-internal': { PROVIDER_INTERNAL_REASON: 'SERVICE_INTERNAL_REASON' },
};

/**
 * Returns the reasons that a client sees as another reason, keyed by the reason it sees. Cards with either are sorted
 * together.
 */
export const shownReasons = (reasons: Reasons): Readonly<Partial<Record<CardReason, CardReason>>> => SHOWN_AS[reasons];
