// Written by `npm run codegen` from spec/. Do not edit: change the contract and run it again.
export type ErrorCode =
  | 'INVALID_REQUEST'
  | 'UNAUTHORIZED'
  | 'INSUFFICIENT_SCOPE'
  | 'NOT_ACCEPTABLE'
  | 'PAYLOAD_TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'RATE_LIMITED'
  | 'INTERNAL_ERROR'
  | 'SERVICE_UNAVAILABLE'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'NOT_FOUND'
  | 'METHOD_NOT_ALLOWED'
  | 'HEADERS_TOO_LARGE'
  | 'REQUEST_TIMEOUT'
  | 'MALFORMED_REQUEST'
  | 'INVALID_CLIENT'
  | 'INVALID_AUDIENCE'
  | 'USER_NOT_FOUND'
  | 'EMAIL_ALREADY_IN_USE'
  | 'IDENTIFICATION_ALREADY_IN_USE'
  | 'INVALID_IDENTIFICATION'
  | 'INVALID_TAX_IDENTIFICATION'
  | 'INVALID_LEGAL_ADDRESS'
  | 'INVALID_USER_STATUS_REASON'
  | 'CARD_NOT_FOUND'
  | 'AFFINITY_GROUP_NOT_FOUND'
  | 'PCI_ENTITLEMENT_REQUIRED'
  | 'USER_NOT_ACTIVE'
  | 'AFFINITY_GROUP_NOT_ACTIVE'
  | 'CARD_NOT_EMBOSSED'
  | 'USER_DATA_INCOMPLETE'
  | 'INVALID_CARD_STATUS_REASON'
  | 'INVALID_PIN'
  | 'CARD_TYPE_NOT_SUPPORTED'
  | 'AFFINITY_GROUP_MISMATCH'
  | 'INVALID_PREVIOUS_CARD'
  | 'INVALID_END_USER_TOKEN'
  | 'INVALID_SUCCESS_LINK'
  | 'SHIPMENT_NOT_FOUND'
  | 'SHIPPING_ADDRESS_NOT_UPDATABLE'
  | 'WAREHOUSE_OUT_OF_STOCK'
  | 'SHIPMENT_COUNTRY_MISMATCH'
  | 'ACCOUNT_NOT_FOUND'
  | 'ACCOUNT_DELETED'
  | 'INVALID_ACCOUNT_STATUS'
  | 'LOCKED_ACCOUNT_STATUS'
  | 'ACCOUNT_HAS_FUNDS'
  | 'ACCOUNT_VALIDATION_ERROR'
  | 'USER_VALIDATION_ERROR'
  | 'CLIENT_VALIDATION_ERROR'
  | 'USER_ACCOUNT_LIMIT_REACHED'
  | 'INVALID_CURRENCY'
  | 'INVALID_UPDATE_STATUS_MOTIVE'
  | 'INVALID_UPDATE_STATUS_COMMENT'
  | 'ACCOUNT_NOT_ACTIVE'
  | 'ACCOUNT_COUNTRY_MISMATCH'
  | 'INVALID_AUTHORIZATION_REQUEST'
  | 'INVALID_PARENT_TX_ID'
  | 'DUPLICATED_IDEMPOTENCY_KEY'
  | 'ACTIVITY_NOT_FOUND'
  | 'CASH_OUT_INTENT_NOT_FOUND'
  | 'CASH_IN_INTENT_NOT_FOUND'
  | 'CASH_IN_INTENT_NOT_CANCELLABLE'
  | 'DESTINATION_NOT_FOUND'
  | 'INVALID_DESTINATION_KEY'
  | 'DESTINATION_NOT_VALIDATED'
  | 'DESTINATION_IS_SOURCE'
  | 'ALIAS_ALREADY_IN_USE'
  | 'PIX_KEY_NOT_FOUND'
  | 'PIX_KEY_LIMIT_REACHED'
  | 'PIX_LOOKUP_NOT_FOUND'
  | 'PIX_LOOKUP_EXPIRED'
  | 'PIX_LOOKUP_ALREADY_USED'
  | 'INVALID_AMOUNT'
  | 'INSUFFICIENT_FUNDS'
  | 'AMOUNT_LIMIT_REACHED'
  | 'IDENTITY_SESSION_NOT_FOUND'
  | 'IDENTITY_SESSION_NOT_CANCELLABLE'
  | 'IDENTITY_REPORT_NOT_READY'
  | 'API_KEY_NOT_FOUND'
  | 'FAULT_NOT_FOUND'
  | 'FAULT_LIMIT_REACHED'
  | 'REQUEST_NOT_FOUND'
  | 'EVENT_NOT_FOUND'
  | 'QUESTION_NOT_FOUND'
  | 'BATCH_NOT_FOUND'
  | 'TRANSFER_NOT_FOUND'
  | 'CARD_TRANSACTION_NOT_FOUND'
  | 'SETTLEMENT_FILE_NOT_FOUND'
  | 'SETTLEMENT_MISMATCH_NOT_FOUND'
  | 'ILLEGAL_STEP'
  | 'LAST_API_KEY'
  | 'CLOCK_CANNOT_GO_BACK'
  | 'EVENT_WITHOUT_ADDRESS'
  | 'EVENT_NOT_REPEATABLE'
  | 'CASH_IN_INTENT_EXPIRED'
  | 'DESTINATION_ALREADY_EXISTS'
  | 'SETTLEMENT_MISMATCH_USED'
  | 'UNKNOWN_REVISION'
  | 'UNKNOWN_OPERATION'
  | 'AMOUNT_REQUIRED'
  | 'AMOUNT_EXCEEDS_REMAINDER'
  | 'AMOUNT_EXCEEDS_ORIGINAL'
  | 'WRONG_CASH_TOKEN'
  | 'UNKNOWN_CASH_ALIAS'
  | 'UNKNOWN_TRANSFER_KEY'
  | 'INSTALLMENTS_NOT_ALLOWED'
  | 'SETTLEMENT_DAY_NOT_OVER'
  | 'SNAPSHOT_NOT_FOUND'
  | 'SNAPSHOT_LIMIT_REACHED'
  | 'SNAPSHOT_NOT_READABLE'
  | 'SNAPSHOT_FILE_INVALID'
  | 'REFERENCE_REUSED'
  | 'INVALID_SCOPE'
  | 'ORDER_NOT_FOUND';

/** The one status of each code, and the text that callers see. */
export const ERRORS: Readonly<Record<ErrorCode, { readonly status: number; readonly message: string }>> = {
  INVALID_REQUEST: { status: 400, message: 'The request does not follow the contract.' },
  UNAUTHORIZED: { status: 401, message: 'A valid bearer token is required.' },
  INSUFFICIENT_SCOPE: { status: 403, message: 'The token does not have the scope of this operation.' },
  NOT_ACCEPTABLE: { status: 406, message: 'This operation answers only in application/json.' },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'The body is larger than the service accepts.' },
  UNSUPPORTED_MEDIA_TYPE: {
  status: 415,
  message: 'The media type, charset or content coding of the body is not supported.',
},
  RATE_LIMITED: { status: 429, message: 'Too many requests; try again later.' },
  INTERNAL_ERROR: { status: 500, message: 'An internal error occurred.' },
  SERVICE_UNAVAILABLE: { status: 503, message: 'The service is temporarily unavailable; try again.' },
  IDEMPOTENCY_KEY_REUSED: { status: 409, message: 'The idempotency key was already used for another request.' },
  NOT_FOUND: { status: 404, message: 'There is nothing at this address.' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'This address does not support this method.' },
  HEADERS_TOO_LARGE: { status: 431, message: 'The address and the headers are too large.' },
  REQUEST_TIMEOUT: { status: 408, message: 'The request did not arrive in time.' },
  MALFORMED_REQUEST: { status: 400, message: 'The request is not valid HTTP.' },
  INVALID_CLIENT: { status: 401, message: 'The client id or the client secret is wrong.' },
  INVALID_AUDIENCE: { status: 422, message: 'The audience does not match this service.' },
  USER_NOT_FOUND: { status: 404, message: 'There is no such user.' },
  EMAIL_ALREADY_IN_USE: { status: 409, message: 'Another user has this email.' },
  IDENTIFICATION_ALREADY_IN_USE: { status: 409, message: 'Another user has this identity document.' },
  INVALID_IDENTIFICATION: { status: 422, message: 'The identity document is not valid in the country of operation.' },
  INVALID_TAX_IDENTIFICATION: { status: 422, message: 'The fiscal document is not valid in the country of operation.' },
  INVALID_LEGAL_ADDRESS: { status: 422, message: 'The legal address is not valid in its country.' },
  INVALID_USER_STATUS_REASON: { status: 422, message: 'Blocking a user needs the reason CLIENT_INTERNAL_REASON.' },
  CARD_NOT_FOUND: { status: 404, message: 'There is no such card.' },
  AFFINITY_GROUP_NOT_FOUND: { status: 404, message: 'There is no such affinity group.' },
  PCI_ENTITLEMENT_REQUIRED: { status: 403, message: 'The client is not entitled to handle card data.' },
  USER_NOT_ACTIVE: { status: 409, message: 'The user is not ACTIVE.' },
  AFFINITY_GROUP_NOT_ACTIVE: { status: 409, message: 'The affinity group issues no cards.' },
  CARD_NOT_EMBOSSED: { status: 409, message: 'Only an EMBOSSED card can be activated.' },
  USER_DATA_INCOMPLETE: { status: 422, message: 'The user lacks data that a card requires.' },
  INVALID_CARD_STATUS_REASON: { status: 422, message: 'The new status needs a reason that is valid for it.' },
  INVALID_PIN: {
  status: 422,
  message: 'A PIN has four digits that are not a sequence and not all the same. A new PIN must differ from the current one.',
},
  CARD_TYPE_NOT_SUPPORTED: { status: 422, message: 'The affinity group does not have cards of this type.' },
  AFFINITY_GROUP_MISMATCH: { status: 422, message: 'The affinity group does not match this user, card or batch.' },
  INVALID_PREVIOUS_CARD: { status: 422, message: 'The new card cannot replace this card.' },
  INVALID_END_USER_TOKEN: { status: 401, message: 'A valid end-user token is required.' },
  INVALID_SUCCESS_LINK: { status: 400, message: 'The link is not one that the client registered.' },
  SHIPMENT_NOT_FOUND: { status: 404, message: 'There is no such shipment.' },
  SHIPPING_ADDRESS_NOT_UPDATABLE: { status: 409, message: 'The shipping address cannot be changed.' },
  WAREHOUSE_OUT_OF_STOCK: { status: 409, message: 'The warehouse has no card of this affinity group.' },
  SHIPMENT_COUNTRY_MISMATCH: {
  status: 422,
  message: 'The country of the shipment differs from the country of its address or of the affinity group.',
},
  ACCOUNT_NOT_FOUND: { status: 404, message: 'There is no such account.' },
  ACCOUNT_DELETED: { status: 409, message: 'The account was deleted.' },
  INVALID_ACCOUNT_STATUS: { status: 409, message: 'The account cannot change to this status now.' },
  LOCKED_ACCOUNT_STATUS: {
  status: 409,
  message: 'The service set the status of this account; the client cannot change it.',
},
  ACCOUNT_HAS_FUNDS: { status: 409, message: 'Only an empty account can be deleted.' },
  ACCOUNT_VALIDATION_ERROR: { status: 409, message: 'The account could not be validated.' },
  USER_VALIDATION_ERROR: { status: 422, message: 'The user does not exist or has no validated identity.' },
  CLIENT_VALIDATION_ERROR: { status: 422, message: 'The client cannot open accounts in this country.' },
  USER_ACCOUNT_LIMIT_REACHED: { status: 422, message: 'The user has the maximum number of accounts.' },
  INVALID_CURRENCY: { status: 422, message: 'The currency is not valid for this country or account.' },
  INVALID_UPDATE_STATUS_MOTIVE: { status: 422, message: 'The motive does not match the status.' },
  INVALID_UPDATE_STATUS_COMMENT: { status: 422, message: 'The motive OTHER needs a comment.' },
  ACCOUNT_NOT_ACTIVE: { status: 409, message: 'The account is not ACTIVE.' },
  ACCOUNT_COUNTRY_MISMATCH: { status: 422, message: 'The operation does not exist in the country of the account.' },
  INVALID_AUTHORIZATION_REQUEST: { status: 400, message: 'The transaction does not follow the contract.' },
  INVALID_PARENT_TX_ID: { status: 422, message: 'The parent transaction does not match this transaction.' },
  DUPLICATED_IDEMPOTENCY_KEY: { status: 409, message: 'The idempotency key was used for another transaction.' },
  ACTIVITY_NOT_FOUND: { status: 404, message: 'There is no such activity.' },
  CASH_OUT_INTENT_NOT_FOUND: { status: 404, message: 'The account has no current cash-out intent.' },
  CASH_IN_INTENT_NOT_FOUND: { status: 404, message: 'There is no such cash-in intent.' },
  CASH_IN_INTENT_NOT_CANCELLABLE: { status: 409, message: 'Only an ACTIVE cash-in intent can be cancelled.' },
  DESTINATION_NOT_FOUND: { status: 404, message: 'There is no such destination.' },
  INVALID_DESTINATION_KEY: { status: 422, message: 'The key of the destination is not valid.' },
  DESTINATION_NOT_VALIDATED: { status: 422, message: 'The destination was not looked up before the transfer.' },
  DESTINATION_IS_SOURCE: { status: 422, message: 'The destination is the paying account.' },
  ALIAS_ALREADY_IN_USE: { status: 409, message: 'Another account has this alias.' },
  PIX_KEY_NOT_FOUND: { status: 404, message: 'There is no such PIX key.' },
  PIX_KEY_LIMIT_REACHED: { status: 422, message: 'The account has the maximum number of PIX keys.' },
  PIX_LOOKUP_NOT_FOUND: { status: 404, message: 'There is no such lookup of a PIX key.' },
  PIX_LOOKUP_EXPIRED: { status: 422, message: 'The lookup of the PIX key is too old.' },
  PIX_LOOKUP_ALREADY_USED: { status: 409, message: 'A transfer has already used this lookup of the PIX key.' },
  INVALID_AMOUNT: { status: 422, message: 'The amount is not valid.' },
  INSUFFICIENT_FUNDS: { status: 422, message: 'The balance is too low.' },
  AMOUNT_LIMIT_REACHED: { status: 422, message: 'The transfer is above a limit of the account or the client.' },
  IDENTITY_SESSION_NOT_FOUND: { status: 404, message: 'There is no such identity session.' },
  IDENTITY_SESSION_NOT_CANCELLABLE: { status: 409, message: 'Only a session that is CREATED or IN_PROGRESS can be cancelled.' },
  IDENTITY_REPORT_NOT_READY: { status: 409, message: 'The session has no outcome yet, or was cancelled.' },
  API_KEY_NOT_FOUND: { status: 404, message: 'The client has no such api-key.' },
  FAULT_NOT_FOUND: { status: 404, message: 'There is no such fault.' },
  FAULT_LIMIT_REACHED: { status: 422, message: 'The client has the maximum number of faults.' },
  REQUEST_NOT_FOUND: { status: 404, message: 'There is no such entry in the request log.' },
  EVENT_NOT_FOUND: { status: 404, message: 'There is no such event.' },
  QUESTION_NOT_FOUND: { status: 404, message: 'No such authorization waits for an answer.' },
  BATCH_NOT_FOUND: { status: 404, message: 'There is no such batch.' },
  TRANSFER_NOT_FOUND: { status: 404, message: 'There is no such transfer.' },
  CARD_TRANSACTION_NOT_FOUND: { status: 404, message: 'There is no such card transaction.' },
  SETTLEMENT_FILE_NOT_FOUND: { status: 404, message: 'There is no such settlement file.' },
  SETTLEMENT_MISMATCH_NOT_FOUND: { status: 404, message: 'There is no such mismatch.' },
  ILLEGAL_STEP: { status: 409, message: 'The current state does not allow this step.' },
  LAST_API_KEY: { status: 409, message: 'The last active api-key cannot be revoked.' },
  CLOCK_CANNOT_GO_BACK: { status: 409, message: 'The clock can only move forward.' },
  EVENT_WITHOUT_ADDRESS: { status: 409, message: 'The client has no callback address for this event.' },
  EVENT_NOT_REPEATABLE: {
  status: 409,
  message: 'An authorization is not sent again, because its transaction is already decided.',
},
  CASH_IN_INTENT_EXPIRED: { status: 409, message: 'The intent has expired and accepts no payment.' },
  DESTINATION_ALREADY_EXISTS: { status: 409, message: 'Another account has this number, alias or key.' },
  SETTLEMENT_MISMATCH_USED: { status: 409, message: 'A run has already written this mismatch.' },
  UNKNOWN_REVISION: { status: 422, message: 'There is no revision of the contract with this name.' },
  UNKNOWN_OPERATION: { status: 422, message: 'There is no operation with this name.' },
  AMOUNT_REQUIRED: { status: 422, message: 'The intent has no amount, so the withdrawal must name one.' },
  AMOUNT_EXCEEDS_REMAINDER: { status: 422, message: 'The payment is more than the remaining amount.' },
  AMOUNT_EXCEEDS_ORIGINAL: { status: 422, message: 'The amounts together exceed the amount of the original.' },
  WRONG_CASH_TOKEN: { status: 422, message: 'The token does not match the intent.' },
  UNKNOWN_CASH_ALIAS: { status: 422, message: 'No account has this cash alias.' },
  UNKNOWN_TRANSFER_KEY: { status: 422, message: 'No account has this key.' },
  INSTALLMENTS_NOT_ALLOWED: { status: 422, message: 'Installments are only for purchases with credit cards.' },
  SETTLEMENT_DAY_NOT_OVER: { status: 422, message: 'The day is not over yet.' },
  SNAPSHOT_NOT_FOUND: { status: 404, message: 'There is no such snapshot.' },
  SNAPSHOT_LIMIT_REACHED: { status: 422, message: 'The client has the maximum number or size of snapshots.' },
  SNAPSHOT_NOT_READABLE: { status: 422, message: 'The snapshot was made by a version with other tables.' },
  SNAPSHOT_FILE_INVALID: { status: 422, message: 'The file is not a readable snapshot.' },
  REFERENCE_REUSED: { status: 409, message: 'The reference already belongs to something else.' },
  INVALID_SCOPE: { status: 400, message: 'The request asks for a scope that is not agreed.' },
  ORDER_NOT_FOUND: { status: 404, message: 'There is no such order.' },
};
