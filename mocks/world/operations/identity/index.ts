import { advanceIdentitySession, cancelIdentitySessionByProvider } from './session-steps';

/** What users and the identity provider do. */
export const identityOperations = { advanceIdentitySession, cancelIdentitySessionByProvider };
