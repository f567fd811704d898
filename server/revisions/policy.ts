import type { Axis, Revision } from '../../generated/revisions';

/** What a revision changes in behaviour rather than in shape, by name. Handlers see these and never a revision. */
export interface RevisionPolicy {
  /** Whether a token request before expiry gives the present token or a fresh one. */
  tokenReissue: 'until-expiry' | 'every-request';
  /** The order of the bytes that are signed on calls to the client and on its replies. */
  signatureOrder: 'timestamp-endpoint-body' | 'body-timestamp-endpoint';
  /** Which currency the settlement files speak. */
  settlementCurrency: 'newer' | 'older';
  /** Which STATUS_DETAIL values the transaction file knows. */
  settlementStatusDetail: 'full' | 'reduced';
}

const POLICY_OF: { [K in keyof RevisionPolicy]: Axis } = {
  tokenReissue: 'token-reissue',
  signatureOrder: 'signature-order',
  settlementCurrency: 'settlement-currency',
  settlementStatusDetail: 'settlement-status-detail',
};

/** The behaviour of a revision. */
export function policyOf(revision: Revision): RevisionPolicy {
  return Object.fromEntries(
    Object.entries(POLICY_OF).map(([name, axis]) => [name, revision[axis]]),
  ) as unknown as RevisionPolicy;
}
