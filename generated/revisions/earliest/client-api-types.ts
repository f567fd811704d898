// Written by `npm run codegen` from spec/. Do not edit: change the contract and run it again.
import type * as base from '../../types/client-api';

export type paths = Omit<base.paths, keyof changed_paths> & changed_paths;
export type operations = Omit<base.operations, keyof changed_operations> & changed_operations;
export type components = {
  schemas: Omit<base.components['schemas'], keyof changed_components['schemas']> & changed_components['schemas'];
  responses: base.components['responses'];
  parameters: Omit<base.components['parameters'], keyof changed_components['parameters']> & changed_components['parameters'];
  requestBodies: base.components['requestBodies'];
  headers: Omit<base.components['headers'], keyof changed_components['headers']> & changed_components['headers'];
};

export interface changed_paths {
    "/transactions/authorizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide a card transaction
         * @description Sent when a card without an account in the service is used. The ledger decides for a card with an account. In reconciliation
         *     no decision is asked for: what a network presents without an authorization, it has decided itself, and an adjustment reports
         *     it. The client approves or rejects, applies its decision and signs the reply. The network gets its answer within 3,000 ms.
         *     250 ms of that are reserved to record the decision, and an exchange rate or a fraud engine may take a part, so all attempts
         *     together should take at most 2,500 ms. These replies reject the transaction: a late reply as CLIENT_TIMEOUT; one without a
         *     valid signature, or dated more than 60 seconds before or after now, or a 401 or 403, as CLIENT_SIGNATURE_ERROR; no
         *     connection or a 5XX as CLIENT_UNAVAILABLE; anything else that is not a decision as SYSTEM_ERROR. Answer a decision with 200;
         *     with any other 2xx a signed decision counts, too. If the transaction was rejected but the client may have approved it, an
         *     adjustment of type REVERSAL_* follows; a client that did not approve changes nothing then.
         *
         *     The service sends it after its own checks of card, user and client. If the client blocks something while it decides, the block
         *     stops the next use and not this one: reject this one, too.
         */
        post: operations["authorizeCardTransaction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transactions/adjustments/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description `debit` for PURCHASE, WITHDRAWAL, EXTRACASH, REVERSAL_REFUND and REVERSAL_PAYMENT; `credit` for REFUND, PAYMENT,
                 *     REVERSAL_PURCHASE, REVERSAL_WITHDRAWAL and REVERSAL_EXTRACASH.
                 * @example debit
                 */
                type: "debit" | "credit";
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply an adjustment
         * @description Debits or credits the balance of a user after reconciliation, a transaction that the network forced, settlement or a return. It
         *     takes effect whatever the reply. It is sent again until a 2xx, ten times in all at the times of events, but 410 does not end it.
         *     After that it is given up like an event, and the service's operator can send it again. Adjustments may be very small; the client
         *     decides whether to show them. They concern cards without an account in the service. They also report what happens to a card after its account was
         *     deleted, because a DELETED account accepts no movement.
         *
         *     If the client could not be reached in time and the service approved instead of it, the adjustment has the id of the
         *     authorization: a client that has already approved that one has nothing to do. If the service did not approve, and the client may
         *     still do so, a reversal cancels the authorization: a client that has not decided by then must reject it.
         */
        post: operations["adjustCardTransaction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shipping/updates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive a change of a shipment
         * @description The client's address ends in `/shipping/updates`; the client chooses the rest. The body names the shipment; read the shipment
         *     for its new status. Without a 2xx status the event is sent again, up to ten attempts in all over three days.
         */
        post: operations["notifyShipmentUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive a new or changed activity
         * @description The client chooses the address; `/activities` is a placeholder. ACTIVITY_CREATED is sent once for every activity,
         *     ACTIVITY_UPDATED when it changes, for example from PENDING to APPROVED or REJECTED. Events may arrive in another order than they
         *     happened; `sequence` numbers the events of an account.
         */
        post: operations["notifyActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/v1/sessions/completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive the outcome of an identity session
         * @description The client chooses the address below `/identity/v1/`, and must register it with the service.
         */
        post: operations["notifyIdentitySessionCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface changed_components {
    schemas: {
        CardAdjustment: {
            transaction: components["schemas"]["CardTransactionInformation"];
            merchant: components["schemas"]["Merchant"];
            card: components["schemas"]["TransactionCard"];
            installments?: components["schemas"]["Installments"];
            user: components["schemas"]["TransactionUser"];
            amount: components["schemas"]["TransactionAmount"];
        };
        CardAuthorization: {
            transaction: components["schemas"]["AuthorizationInformation"];
            merchant: components["schemas"]["Merchant"];
            card: components["schemas"]["TransactionCard"];
            installments?: components["schemas"]["Installments"];
            user: components["schemas"]["TransactionUser"];
            amount: components["schemas"]["TransactionAmount"];
        };
        /** @description Sent only for purchases in installments on credit cards, not with the transactions that follow them. */
        Installments: {
            quantity: number;
            credit_type: components["schemas"]["InstallmentsCreditType"];
            /** @description In months. */
            grace_period: number;
        };
    };
    responses: never;
    parameters: {
        /**
         * @description HMAC-SHA256 with the base64-decoded api-secret over the UTF-8 bytes of body, timestamp and endpoint, joined without
         *     a separator. Compare in constant time; refuse a signature that differs, is older than 60 seconds or lies more than
         *     60 seconds ahead.
         * @example hmac-sha256 q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=
         */
        CallSignature: components["schemas"]["Signature"];
        /**
         * @description HMAC-SHA256 with the base64-decoded api-secret over the UTF-8 bytes of body, timestamp and endpoint, joined without
         *     a separator. Compare in constant time; refuse a signature that differs, is older than 60 seconds or lies more than
         *     60 seconds ahead.
         * @example hmac-sha256 q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=
         */
        EventSignature: components["schemas"]["Signature"];
    };
    requestBodies: never;
    headers: {
        /**
         * @description Made like the call's signature, with the same api-secret, from this reply's body, timestamp and endpoint. An empty
         *     body adds nothing.
         * @example hmac-sha256 EjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJCrze8=
         */
        ReplySignature: components["schemas"]["Signature"];
    };
    pathItems: never;
}
export interface changed_operations {
    authorizeCardTransaction: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names the api-secret that signed this call.
                 * @example key-01935d2a
                 */
                "x-api-key": components["parameters"]["CallApiKey"];
                /**
                 * @description HMAC-SHA256 with the base64-decoded api-secret over the UTF-8 bytes of body, timestamp and endpoint, joined without
                 *     a separator. Compare in constant time; refuse a signature that differs, is older than 60 seconds or lies more than
                 *     60 seconds ahead.
                 * @example hmac-sha256 q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=
                 */
                "x-signature": components["parameters"]["CallSignature"];
                /**
                 * @description The time of signing, new for every attempt.
                 * @example 1768478400
                 */
                "x-timestamp": components["parameters"]["CallTimestamp"];
                /**
                 * @description The endpoint called. Compare it with your own.
                 * @example /transactions/authorizations
                 */
                "x-endpoint": components["parameters"]["CallEndpoint"];
                /**
                 * @description The same in every repeat of a call. Remember it as in transit for three minutes, then with its answer: repeat the answer with
                 *     200 if it is known, and answer 425 while it is not.
                 * @example 01935d2a-7f60-7c11-9a51-0000000000c1
                 */
                "x-idempotency-key": components["parameters"]["CallIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CardAuthorization"];
            };
        };
        responses: {
            /** @description The decision. A repeated idempotency key gets the decision that was made the first time. */
            200: {
                headers: {
                    "x-endpoint": components["headers"]["ReplyEndpoint"];
                    "x-timestamp": components["headers"]["ReplyTimestamp"];
                    "x-signature": components["headers"]["ReplySignature"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthorizationReply"];
                };
            };
            400: components["responses"]["ClientBadRequest"];
            401: components["responses"]["ClientUnauthorized"];
            403: components["responses"]["ClientForbidden"];
            /** @description A call with this idempotency key is still in transit. The service asks again a few milliseconds later. */
            425: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthorizationReply"];
                };
            };
            500: components["responses"]["ClientFailure"];
        };
    };
    adjustCardTransaction: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names the api-secret that signed this call.
                 * @example key-01935d2a
                 */
                "x-api-key": components["parameters"]["CallApiKey"];
                /**
                 * @description HMAC-SHA256 with the base64-decoded api-secret over the UTF-8 bytes of body, timestamp and endpoint, joined without
                 *     a separator. Compare in constant time; refuse a signature that differs, is older than 60 seconds or lies more than
                 *     60 seconds ahead.
                 * @example hmac-sha256 q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=
                 */
                "x-signature": components["parameters"]["CallSignature"];
                /**
                 * @description The time of signing, new for every attempt.
                 * @example 1768478400
                 */
                "x-timestamp": components["parameters"]["CallTimestamp"];
                /**
                 * @description The endpoint called. Compare it with your own.
                 * @example /transactions/authorizations
                 */
                "x-endpoint": components["parameters"]["CallEndpoint"];
                /**
                 * @description The same in every repeat of a call. Remember it as in transit for three minutes, then with its answer: repeat the answer with
                 *     200 if it is known, and answer 425 while it is not.
                 * @example 01935d2a-7f60-7c11-9a51-0000000000c1
                 */
                "x-idempotency-key": components["parameters"]["CallIdempotencyKey"];
            };
            path: {
                /**
                 * @description `debit` for PURCHASE, WITHDRAWAL, EXTRACASH, REVERSAL_REFUND and REVERSAL_PAYMENT; `credit` for REFUND, PAYMENT,
                 *     REVERSAL_PURCHASE, REVERSAL_WITHDRAWAL and REVERSAL_EXTRACASH.
                 * @example debit
                 */
                type: "debit" | "credit";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CardAdjustment"];
            };
        };
        responses: {
            /** @description Applied now, or at the first call with this idempotency key. The body is empty; the signature covers timestamp and endpoint. */
            200: {
                headers: {
                    "x-endpoint": components["headers"]["ReplyEndpoint"];
                    "x-timestamp": components["headers"]["ReplyTimestamp"];
                    "x-signature": components["headers"]["ReplySignature"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ClientBadRequest"];
            401: components["responses"]["ClientUnauthorized"];
            403: components["responses"]["ClientForbidden"];
            /** @description A call with this idempotency key is still in transit. The body is empty. The service asks again 50 ms later, up to twenty times, and then as after any other failure. */
            425: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["ClientFailure"];
        };
    };
    notifyShipmentUpdate: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names the api-secret that signed this call.
                 * @example key-01935d2a
                 */
                "X-Api-Key": components["parameters"]["EventApiKey"];
                /**
                 * @description HMAC-SHA256 with the base64-decoded api-secret over the UTF-8 bytes of body, timestamp and endpoint, joined without
                 *     a separator. Compare in constant time; refuse a signature that differs, is older than 60 seconds or lies more than
                 *     60 seconds ahead.
                 * @example hmac-sha256 q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=
                 */
                "X-Signature": components["parameters"]["EventSignature"];
                /**
                 * @description The time of signing, new for every attempt.
                 * @example 1768478400
                 */
                "X-Timestamp": components["parameters"]["EventTimestamp"];
                /**
                 * @description The endpoint called. Compare it with your own.
                 * @example /activities
                 */
                "X-Endpoint": components["parameters"]["EventEndpoint"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShipmentUpdate"];
            };
        };
        responses: {
            /** @description Received. Any 2xx status ends the event; the reply needs no body and no signature. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ClientBadRequest"];
            401: components["responses"]["ClientUnauthorized"];
            403: components["responses"]["ClientForbidden"];
            410: components["responses"]["ClientGone"];
            503: components["responses"]["ClientBusy"];
        };
    };
    notifyActivity: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names the api-secret that signed this call.
                 * @example key-01935d2a
                 */
                "X-Api-Key": components["parameters"]["EventApiKey"];
                /**
                 * @description HMAC-SHA256 with the base64-decoded api-secret over the UTF-8 bytes of body, timestamp and endpoint, joined without
                 *     a separator. Compare in constant time; refuse a signature that differs, is older than 60 seconds or lies more than
                 *     60 seconds ahead.
                 * @example hmac-sha256 q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=
                 */
                "X-Signature": components["parameters"]["EventSignature"];
                /**
                 * @description The time of signing, new for every attempt.
                 * @example 1768478400
                 */
                "X-Timestamp": components["parameters"]["EventTimestamp"];
                /**
                 * @description The endpoint called. Compare it with your own.
                 * @example /activities
                 */
                "X-Endpoint": components["parameters"]["EventEndpoint"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivityNotification"];
            };
        };
        responses: {
            /** @description Received. Any 2xx status ends the event; the reply needs no body and no signature. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ClientBadRequest"];
            401: components["responses"]["ClientUnauthorized"];
            403: components["responses"]["ClientForbidden"];
            410: components["responses"]["ClientGone"];
            503: components["responses"]["ClientBusy"];
        };
    };
    notifyIdentitySessionCompleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Names the api-secret that signed this call.
                 * @example key-01935d2a
                 */
                "X-Api-Key": components["parameters"]["EventApiKey"];
                /**
                 * @description HMAC-SHA256 with the base64-decoded api-secret over the UTF-8 bytes of body, timestamp and endpoint, joined without
                 *     a separator. Compare in constant time; refuse a signature that differs, is older than 60 seconds or lies more than
                 *     60 seconds ahead.
                 * @example hmac-sha256 q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=
                 */
                "X-Signature": components["parameters"]["EventSignature"];
                /**
                 * @description The time of signing, new for every attempt.
                 * @example 1768478400
                 */
                "X-Timestamp": components["parameters"]["EventTimestamp"];
                /**
                 * @description The endpoint called. Compare it with your own.
                 * @example /activities
                 */
                "X-Endpoint": components["parameters"]["EventEndpoint"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdentitySessionCompleted"];
            };
        };
        responses: {
            /** @description Received. Any 2xx status ends the event; the reply needs no body and no signature. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ClientBadRequest"];
            401: components["responses"]["ClientUnauthorized"];
            403: components["responses"]["ClientForbidden"];
            410: components["responses"]["ClientGone"];
            503: components["responses"]["ClientBusy"];
        };
    };
}
