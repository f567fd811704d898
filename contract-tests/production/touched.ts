import { type NetworkApiOperationId, type OperationId, operations } from '../../generated/operations';
import type { Row } from '../contract';
import type { OperationName } from '../world/types';

/** The operations of clients that lead to each question of the service to a network, at once or by a task. */
export const ASKED_BY: Readonly<Record<NetworkApiOperationId, readonly OperationName[]>> = {
  findArgentineDestination: ['getDestinationInformation'],
  changeArgentineAlias: ['updateAccountAlias'],
  sendArgentineTransfer: ['createTransfer'],
  findPixKeyHolder: ['lookupPixKey'],
  registerPixKeyInDirectory: ['createPixKey'],
  removePixKeyFromDirectory: ['deletePixKey'],
  sendPixTransfer: ['createPixTransfer'],
  registerBoleto: ['createCashInIntent'],
  withdrawBoleto: ['cancelCashInIntent'],
  orderPlastic: ['createCard', 'createCardBatch'],
  announceShipment: [
    'createCard',
    'createCardBatch',
    'createShipment',
    'updateCardShippingAddress',
    'updateBatchShippingAddress',
  ],
  openProviderSession: ['createIdentitySession'],
  cancelProviderSession: ['cancelIdentitySession'],
  quoteExchangeRate: ['receiveCardAuthorization', 'receiveAccountVerification', 'receiveCardAdvice'],
  scoreCardUse: ['receiveCardAuthorization', 'receiveAccountVerification'],
  scoreMovement: ['createTransaction', 'createP2PTransaction'],
};

const ASKING: ReadonlySet<string> = new Set(Object.values(ASKED_BY).flat());

/** Decides whether an operation is a report of a network, or leads to a question to one. */
export const asksNetwork = (operationId: string): boolean =>
  ASKING.has(operationId) || operations[operationId as OperationId]?.document === 'networks';

/**
 * Decides whether a row of the matrix touches a network: what networks report, and every answer of an operation of
 * clients that leads to a question to one.
 */
export const touchesNetwork = ({ document, operationId }: Pick<Row, 'document' | 'operationId'>): boolean =>
  document === 'networks' || (document === 'openapi' && ASKING.has(operationId));
