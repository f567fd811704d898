// Written by `npm run codegen` from spec/. Do not edit: change the contract and run it again.
/** The operations that each value of an axis changes, at an address or in a shape, by `axis=value`. */
export interface ChangedOperations {
  'token-path=oauth-v1': import('./revisions/token-path=oauth-v1/types').changed_operations;
  'token-reissue=every-request': import('./revisions/token-reissue=every-request/types').changed_operations;
  'user-nationality=absent': import('./revisions/user-nationality=absent/types').changed_operations;
  'card-reasons=without-fraudulent': import('./revisions/card-reasons=without-fraudulent/types').changed_operations;
  'card-reasons=without-provider-internal': import('./revisions/card-reasons=without-provider-internal/types').changed_operations;
  'account-create=user-only': import('./revisions/account-create=user-only/types').changed_operations;
  'installments=without-current': import('./revisions/installments=without-current/client-api-types').changed_operations;
  'arg-cash-path=cashin': import('./revisions/arg-cash-path=cashin/types').changed_operations;
  'bra-cash-country=absent': import('./revisions/bra-cash-country=absent/types').changed_operations;
  'cash-in-list-meta=absent': import('./revisions/cash-in-list-meta=absent/types').changed_operations;
  'affinity-group-path=config': import('./revisions/affinity-group-path=config/types').changed_operations;
  'shipping-create-path=shipments': import('./revisions/shipping-create-path=shipments/types').changed_operations;
  'secure-page-path=v1': import('./revisions/secure-page-path=v1/types').changed_operations;
  'signature-order=body-timestamp-endpoint': import('./revisions/signature-order=body-timestamp-endpoint/client-api-types').changed_operations;
  'receiver-tax-field=camel': import('./revisions/receiver-tax-field=camel/types').changed_operations;
}
