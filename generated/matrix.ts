// Written by `npm run codegen` from spec/. Do not edit: change the contract and run it again.
import rows from './matrix.json';
import { type Axis, type Revision, variantOf } from './revisions';

/** A case that the tests must see from a server: an operation, a response, a named example. */
export interface Row {
  document: 'openapi' | 'sandbox' | 'system' | 'networks' | 'client-api' | 'network-api';
  operationId: string;
  /** '' for the current revision, otherwise what differs: `axis=value,axis=value`. */
  variant: string;
  method: string;
  path: string;
  status: number;
  /** Name of the example; 'empty' for a response without a body. */
  example: string;
  /** The error code, null for what is not an error of the service. */
  code: string | null;
  /** The details of the error in the example, as `code location pointer`; absent where there are none. */
  details?: readonly string[];
  contentType: string | null;
  /** Unique among all rows. */
  key: string;
}

/** The axes in whose variants an operation has rows of its own. */
export const axesOf: Readonly<Record<string, readonly Axis[]>> = {
  createToken: ['token-path', 'token-reissue'],
  revokeToken: ['token-revoke'],
  searchUsers: ['user-nationality'],
  createUser: ['user-nationality'],
  getUser: ['user-nationality'],
  updateUser: ['user-nationality'],
  searchCards: ['card-reasons'],
  createCard: ['card-reasons'],
  getCard: ['card-reasons'],
  updateCard: ['card-reasons'],
  updateCardShippingAddress: ['receiver-tax-field'],
  createCardBatch: ['receiver-tax-field'],
  updateBatchShippingAddress: ['receiver-tax-field'],
  activateCard: ['card-reasons'],
  getAffinityGroup: ['affinity-group-path'],
  showSensitiveData: ['secure-page-path'],
  searchShipments: ['receiver-tax-field'],
  createShipment: ['shipping-create-path', 'receiver-tax-field'],
  getShipment: ['receiver-tax-field'],
  createAccount: ['account-create'],
  createCashOutIntent: ['arg-cash-path'],
  createCashInIntent: ['arg-cash-path', 'bra-cash-country'],
  getCashInIntent: ['bra-cash-country'],
  cancelCashInIntent: ['bra-cash-country'],
  searchCashInIntents: ['bra-cash-country', 'cash-in-list-meta'],
  authorizeCardTransaction: ['installments', 'signature-order'],
  adjustCardTransaction: ['installments', 'signature-order'],
  notifyShipmentUpdate: ['signature-order'],
  notifyActivity: ['signature-order'],
  notifyIdentitySessionCompleted: ['signature-order'],
};

/** The rows of one revision, or of some of its documents. Any combination of values works. */
export function rowsFor(revision: Revision, documents?: readonly Row['document'][]): Row[] {
  return (rows as Row[]).filter(
    (row) =>
      row.variant === variantOf(revision, axesOf[row.operationId] ?? []) && (documents?.includes(row.document) ?? true),
  );
}
