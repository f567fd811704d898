import { createAccount } from './accounts/operations/createAccount';
import { deleteAccount } from './accounts/operations/deleteAccount';
import { getAccount } from './accounts/operations/getAccount';
import { searchAccounts } from './accounts/operations/searchAccounts';
import { updateAccount } from './accounts/operations/updateAccount';
import { getActivity } from './activities/operations/getActivity';
import { searchActivities } from './activities/operations/searchActivities';
import type { AllServices } from './all-services';
import { createNetworkToken } from './auth/operations/createNetworkToken';
import { createToken } from './auth/operations/createToken';
import { revokeToken } from './auth/operations/revokeToken';
import { createPixKey } from './bank/operations/createPixKey';
import { createPixTransfer } from './bank/operations/createPixTransfer';
import { createTransfer } from './bank/operations/createTransfer';
import { deletePixKey } from './bank/operations/deletePixKey';
import { getDestinationInformation } from './bank/operations/getDestinationInformation';
import { listPixKeys } from './bank/operations/listPixKeys';
import { lookupPixKey } from './bank/operations/lookupPixKey';
import { updateAccountAlias } from './bank/operations/updateAccountAlias';
import { activateCard } from './cards/operations/activateCard';
import { createCard } from './cards/operations/createCard';
import { createCardBatch } from './cards/operations/createCardBatch';
import { getAffinityGroup } from './cards/operations/getAffinityGroup';
import { getCard } from './cards/operations/getCard';
import { searchCardAssociations } from './cards/operations/searchCardAssociations';
import { searchCards } from './cards/operations/searchCards';
import { updateBatchShippingAddress } from './cards/operations/updateBatchShippingAddress';
import { updateCard } from './cards/operations/updateCard';
import { updateCardShippingAddress } from './cards/operations/updateCardShippingAddress';
import { cancelCashInIntent } from './cash/operations/cancelCashInIntent';
import { createCashInIntent } from './cash/operations/createCashInIntent';
import { createCashOutIntent } from './cash/operations/createCashOutIntent';
import { getCashAlias } from './cash/operations/getCashAlias';
import { getCashInIntent } from './cash/operations/getCashInIntent';
import { getCurrentCashOutIntent } from './cash/operations/getCurrentCashOutIntent';
import { searchCashInIntents } from './cash/operations/searchCashInIntents';
import { cancelIdentitySession } from './identity/operations/cancelIdentitySession';
import { createIdentitySession } from './identity/operations/createIdentitySession';
import { getIdentityReport } from './identity/operations/getIdentityReport';
import { getIdentitySession } from './identity/operations/getIdentitySession';
import { searchIdentitySessions } from './identity/operations/searchIdentitySessions';
import { receiveArgentineTransfer } from './networks/bank/operations/receiveArgentineTransfer';
import { receivePixTransfer } from './networks/bank/operations/receivePixTransfer';
import { reportArgentineTransferOutcome } from './networks/bank/operations/reportArgentineTransferOutcome';
import { reportPixTransferOutcome } from './networks/bank/operations/reportPixTransferOutcome';
import { receiveAccountVerification } from './networks/card/operations/receiveAccountVerification';
import { receiveCardAdvice } from './networks/card/operations/receiveCardAdvice';
import { receiveCardAuthorization } from './networks/card/operations/receiveCardAuthorization';
import { receiveCardClearing } from './networks/card/operations/receiveCardClearing';
import { receiveCardRefund } from './networks/card/operations/receiveCardRefund';
import { receiveCardReversal } from './networks/card/operations/receiveCardReversal';
import { receiveBoletoCancellation } from './networks/cash/operations/receiveBoletoCancellation';
import { receiveBoletoPayment } from './networks/cash/operations/receiveBoletoPayment';
import { receiveCashIn } from './networks/cash/operations/receiveCashIn';
import { receiveCashWithdrawal } from './networks/cash/operations/receiveCashWithdrawal';
import { reportShipmentProgress } from './networks/courier/operations/reportShipmentProgress';
import { reportPlasticMade } from './networks/embosser/operations/reportPlasticMade';
import { reportIdentityCancellation } from './networks/identity/operations/reportIdentityCancellation';
import { reportIdentityProgress } from './networks/identity/operations/reportIdentityProgress';
import { reportExchangeRates } from './networks/rates/operations/reportExchangeRates';
import type {
  NetworkOperationId,
  OperationRegistry,
  PublicOperationId,
  SystemOperationId,
} from './platform/http/operation';
import type { Services } from './platform/services';
import { createEndUserToken } from './secure-data/operations/createEndUserToken';
import { showActivationPage } from './secure-data/operations/showActivationPage';
import { showSensitiveData } from './secure-data/operations/showSensitiveData';
import { submitActivation } from './secure-data/operations/submitActivation';
import { renderActivationError, renderCardError, renderSubmissionError } from './secure-data/pages/errors';
import { createShipment } from './shipping/operations/createShipment';
import { getShipment } from './shipping/operations/getShipment';
import { searchShipments } from './shipping/operations/searchShipments';
import { renderDocumentationError } from './system/documentation-error';
import { getLiveness } from './system/operations/getLiveness';
import { getMetrics } from './system/operations/getMetrics';
import { getReadiness } from './system/operations/getReadiness';
import { getSigningKeys } from './system/operations/getSigningKeys';
import { replayUndeliveredEvent } from './system/operations/replayUndeliveredEvent';
import { searchUndeliveredEvents } from './system/operations/searchUndeliveredEvents';
import { showDocumentation } from './system/operations/showDocumentation';
import { createP2PTransaction } from './transactions/operations/createP2PTransaction';
import { createTransaction } from './transactions/operations/createTransaction';
import { createUser } from './users/operations/createUser';
import { getUser } from './users/operations/getUser';
import { searchUsers } from './users/operations/searchUsers';
import { updateUser } from './users/operations/updateUser';

/** Every operation of the contract and the handler that serves it. A missing or surplus one does not compile. */
export const operations: OperationRegistry<PublicOperationId, AllServices> = {
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

/** The operations of operators and tools. */
export const systemOperations: OperationRegistry<SystemOperationId, AllServices> = {
  getLiveness,
  getReadiness,
  getMetrics,
  getSigningKeys,
  showDocumentation,
  searchUndeliveredEvents,
  replayUndeliveredEvent,
};

/** The statuses of a revocation that is wrong itself. */
const REFUSED_REVOCATIONS: ReadonlySet<number> = new Set([400, 401, 422]);

/**
 * The renderers of operations that show the one error shape in their own way: a failed revocation carries its status, a
 * page is HTML.
 */
export const errorRenderers: Services['errorRenderers'] = {
  revokeToken: ({ status, body }) => ({ body: REFUSED_REVOCATIONS.has(status) ? { status: 'Error', ...body } : body }),
  showDocumentation: renderDocumentationError,
  showSensitiveData: renderCardError,
  showActivationPage: renderActivationError,
  submitActivation: renderSubmissionError,
};

/** The operations by which networks report, and the handler of each. */
export const networkOperations: Partial<OperationRegistry<NetworkOperationId, AllServices>> = {
  createNetworkToken,
  receiveAccountVerification,
  receiveCardAdvice,
  receiveCardAuthorization,
  receiveCardClearing,
  receiveCardRefund,
  receiveCardReversal,
  receiveArgentineTransfer,
  receivePixTransfer,
  reportArgentineTransferOutcome,
  reportPixTransferOutcome,
  receiveBoletoCancellation,
  receiveBoletoPayment,
  receiveCashIn,
  receiveCashWithdrawal,
  reportShipmentProgress,
  reportPlasticMade,
  reportIdentityCancellation,
  reportIdentityProgress,
  reportExchangeRates,
};
