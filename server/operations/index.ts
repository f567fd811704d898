import type { OperationRegistry, PublicOperationId, SystemOperationId } from '../http/operation';
import { dressActivationPage, dressCardPage, dressSubmission } from '../pages/dress';
import type { Services } from '../services';
import { createAccount } from './accounts/createAccount';
import { deleteAccount } from './accounts/deleteAccount';
import { getAccount } from './accounts/getAccount';
import { searchAccounts } from './accounts/searchAccounts';
import { updateAccount } from './accounts/updateAccount';
import { getActivity } from './activities/getActivity';
import { searchActivities } from './activities/searchActivities';
import { createToken } from './auth/createToken';
import { revokeToken } from './auth/revokeToken';
import { createPixKey } from './bank/createPixKey';
import { createPixTransfer } from './bank/createPixTransfer';
import { createTransfer } from './bank/createTransfer';
import { deletePixKey } from './bank/deletePixKey';
import { getDestinationInformation } from './bank/getDestinationInformation';
import { listPixKeys } from './bank/listPixKeys';
import { lookupPixKey } from './bank/lookupPixKey';
import { updateAccountAlias } from './bank/updateAccountAlias';
import { activateCard } from './cards/activateCard';
import { createCard } from './cards/createCard';
import { createCardBatch } from './cards/createCardBatch';
import { getAffinityGroup } from './cards/getAffinityGroup';
import { getCard } from './cards/getCard';
import { searchCardAssociations } from './cards/searchCardAssociations';
import { searchCards } from './cards/searchCards';
import { updateBatchShippingAddress } from './cards/updateBatchShippingAddress';
import { updateCard } from './cards/updateCard';
import { updateCardShippingAddress } from './cards/updateCardShippingAddress';
import { cancelCashInIntent } from './cash/cancelCashInIntent';
import { createCashInIntent } from './cash/createCashInIntent';
import { createCashOutIntent } from './cash/createCashOutIntent';
import { getCashAlias } from './cash/getCashAlias';
import { getCashInIntent } from './cash/getCashInIntent';
import { getCurrentCashOutIntent } from './cash/getCurrentCashOutIntent';
import { searchCashInIntents } from './cash/searchCashInIntents';
import { cancelIdentitySession } from './identity/cancelIdentitySession';
import { createIdentitySession } from './identity/createIdentitySession';
import { getIdentityReport } from './identity/getIdentityReport';
import { getIdentitySession } from './identity/getIdentitySession';
import { searchIdentitySessions } from './identity/searchIdentitySessions';
import { createEndUserToken } from './secure-data/createEndUserToken';
import { showActivationPage } from './secure-data/showActivationPage';
import { showSensitiveData } from './secure-data/showSensitiveData';
import { submitActivation } from './secure-data/submitActivation';
import { createShipment } from './shipping/createShipment';
import { getShipment } from './shipping/getShipment';
import { searchShipments } from './shipping/searchShipments';
import { getLiveness } from './system/getLiveness';
import { getMetrics } from './system/getMetrics';
import { getReadiness } from './system/getReadiness';
import { getSigningKeys } from './system/getSigningKeys';
import { showDocumentation } from './system/showDocumentation';
import { createP2PTransaction } from './transactions/createP2PTransaction';
import { createTransaction } from './transactions/createTransaction';
import { createUser } from './users/createUser';
import { getUser } from './users/getUser';
import { searchUsers } from './users/searchUsers';
import { updateUser } from './users/updateUser';

/** Every operation of the contract and the handler that serves it. A missing or surplus one does not compile. */
export const operations: OperationRegistry<PublicOperationId> = {
  createToken,
  revokeToken,
  createUser,
  getUser,
  searchUsers,
  updateUser,
  getCard,
  updateCard,
  updateCardShippingAddress,
  searchCards,
  createCard,
  createCardBatch,
  updateBatchShippingAddress,
  activateCard,
  getAffinityGroup,
  searchCardAssociations,
  createEndUserToken,
  showSensitiveData,
  showActivationPage,
  submitActivation,
  createShipment,
  searchShipments,
  getShipment,
  createAccount,
  deleteAccount,
  updateAccount,
  searchAccounts,
  getAccount,
  searchActivities,
  getActivity,
  createTransaction,
  createP2PTransaction,
  cancelCashInIntent,
  createCashInIntent,
  createCashOutIntent,
  getCashAlias,
  getCashInIntent,
  getCurrentCashOutIntent,
  searchCashInIntents,
  createPixKey,
  createPixTransfer,
  createTransfer,
  deletePixKey,
  getDestinationInformation,
  listPixKeys,
  lookupPixKey,
  updateAccountAlias,
  cancelIdentitySession,
  createIdentitySession,
  getIdentityReport,
  getIdentitySession,
  searchIdentitySessions,
};

/** Health, metrics and signing keys. */
export const systemOperations: OperationRegistry<SystemOperationId> = {
  getLiveness,
  getReadiness,
  getMetrics,
  getSigningKeys,
  showDocumentation,
};

/** How some operations dress the one error shape: a failed revocation carries its status, a page is HTML. */
export const errorDress: Services['errorDress'] = {
  revokeToken: ({ status, body }) => ({ body: status === 401 ? { status: 'Error', ...body } : body }),
  showSensitiveData: dressCardPage,
  showActivationPage: dressActivationPage,
  submitActivation: dressSubmission,
};
