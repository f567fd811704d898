import { moment, optional, type RecordOf, table, text } from '../../platform/store/table';

/** Access tokens that were given out. A token itself is not stored: the same claims sign to the same bytes. */
export const accessTokens = table('access_tokens', {
  jti: text(),
  clientId: text(),
  audience: text(),
  scope: text(),
  /** Milliseconds, on a whole second as RFC 7519 counts. */
  issuedAt: moment(),
  expiresAt: moment(),
  revokedAt: optional(moment()),
});

export type AccessToken = RecordOf<typeof accessTokens>;

/** Assertions that networks have got a token for, until their time is over. */
export const networkAssertions = table('network_assertions', {
  network: text(),
  /** The network's id of the assertion. */
  jti: text(),
  expiresAt: moment(),
});

export type NetworkAssertion = RecordOf<typeof networkAssertions>;
