// Written by `npm run codegen` from spec/. Do not edit: change the contract and run it again.
import type * as base from '../../types/openapi';

export type paths = Omit<base.paths, keyof changed_paths | '/networks/cash/v1/cashout/intents'> & changed_paths;
export type operations = Omit<base.operations, keyof changed_operations | 'createCashOutIntent'> & changed_operations;
export type components = {
  schemas: Omit<base.components['schemas'], keyof changed_components['schemas']> & changed_components['schemas'];
  responses: base.components['responses'];
  parameters: base.components['parameters'];
  requestBodies: base.components['requestBodies'];
  headers: base.components['headers'];
};

export interface changed_paths {
    "/networks/cash/v1/cashin/intents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a cash-out intent in Argentina or a cash-in intent in Brazil
         * @description With `network_name`, an Argentine cash-out intent: the user withdraws with its token, within a day, and the intent before
         *     becomes REPLACED. With `network`, a Brazilian cash-in intent: a boleto that can be paid for three days, in one payment or in
         *     several.
         */
        post: operations["createCashInIntent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface changed_components {
    schemas: {
        /** @description `network_name` identifies an Argentine cash-out intent, `network` a Brazilian cash-in intent. */
        CashIntentCreate: components["schemas"]["CashOutIntentCreate"] | components["schemas"]["CashInIntentCreate"];
        /** @description The intent that the body requested. */
        CashIntentResult: components["schemas"]["CashOutIntentResult"] | components["schemas"]["CashInIntentResult"];
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export interface changed_operations {
    createCashInIntent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique id of this request, required for a Brazilian intent. A repeat with the same id gets the first answer and
                 *     creates nothing again.
                 * @example 7f6a1f2e-6a57-4a70-8f0e-2f4c9d1f0b11
                 */
                "x-idempotency-key"?: string;
                /**
                 * @description The country of the operation, in lower case. Required for a Brazilian intent.
                 * @example bra
                 */
                country?: "arg" | "bra";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CashIntentCreate"];
            };
        };
        responses: {
            /** @description The intent. REJECTED when the network refused it. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CashIntentResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The client has no such account. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            406: components["responses"]["NotAcceptable"];
            /** @description The account is neither ACTIVE nor FROZEN, or the idempotency key was used for another intent. */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The account is in another country than the network. */
            422: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
