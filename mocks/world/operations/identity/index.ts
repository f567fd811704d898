import { advanceIdentitySession, cancelIdentitySessionByProvider } from './session-steps';

/** The steps of users and the identity provider. */
export const identityOperations = { advanceIdentitySession, cancelIdentitySessionByProvider };
