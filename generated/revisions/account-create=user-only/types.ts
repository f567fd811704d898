// Written by `npm run codegen` from spec/. Do not edit: change the contract and run it again.
import type * as base from '../../types/openapi';

export type paths = Omit<base.paths, keyof changed_paths> & changed_paths;
export type operations = Omit<base.operations, keyof changed_operations> & changed_operations;
export type components = {
  schemas: Omit<base.components['schemas'], keyof changed_components['schemas']> & changed_components['schemas'];
  responses: base.components['responses'];
  parameters: base.components['parameters'];
  requestBodies: base.components['requestBodies'];
  headers: base.components['headers'];
};

export interface changed_paths {
    "/core/accounts/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search accounts */
        get: operations["searchAccounts"];
        put?: never;
        /**
         * Open an account
         * @description A USER account requires an ACTIVE user and, if the client has the identity product, one whom an identity session has VALIDATED.
         *     A CLIENT account is a bridge account of the client. An Argentine account gets a CVU, an alias for transfers and an alias for
         *     cash at once.
         *
         *     - ACCOUNT_VALIDATION_ERROR: the idempotency key belongs to another account.
         *     - USER_VALIDATION_ERROR: the client has no such user, or the user's identity must be validated and is not.
         *     - USER_NOT_ACTIVE: the user is BLOCKED.
         *     - CLIENT_VALIDATION_ERROR: the client is not enabled for the country. A suspended client gets 401 from every operation.
         *     - USER_ACCOUNT_LIMIT_REACHED: the user has as many accounts in the currency as the client's configuration allows, one by
         *       default.
         *     - INVALID_CURRENCY: not a supported currency, or not the currency of the country.
         */
        post: operations["createAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface changed_components {
    schemas: {
        AccountCreate: {
            owner_type: components["schemas"]["AccountOwnerType"];
            /** @description The owner when `owner_type` is USER. For a CLIENT account, which belongs to no user, it is ignored. Always required. */
            user_id: string;
            /** @enum {string} */
            country: "ARG" | "BRA";
            /**
             * @description The currency of the country.
             * @enum {string}
             */
            currency: "ARS" | "BRL";
            metadata?: components["schemas"]["Metadata"];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export interface changed_operations {
    searchAccounts: {
        parameters: {
            query?: {
                /**
                 * @description The number of the page. The first page is 0.
                 * @example 0
                 */
                "page[number]"?: components["parameters"]["PageNumber"];
                /**
                 * @description Items per page.
                 * @example 20
                 */
                "page[size]"?: components["parameters"]["PageSize"];
                /**
                 * @example [
                 *       "ARG"
                 *     ]
                 */
                "filter[country]"?: components["schemas"]["AccountCountry"][];
                /**
                 * @example [
                 *       "ACTIVE",
                 *       "FROZEN"
                 *     ]
                 */
                "filter[status]"?: components["schemas"]["AccountStatus"][];
                /**
                 * @example [
                 *       "USER"
                 *     ]
                 */
                "filter[owner_type]"?: components["schemas"]["AccountOwnerType"][];
                /**
                 * @example [
                 *       "01935d2a-7f60-7c11-9a51-000000000001"
                 *     ]
                 */
                "filter[user_id]"?: components["schemas"]["IdInList"][];
                /**
                 * @description Created at this time or later.
                 * @example 2026-01-01T00:00:00Z
                 */
                "filter[created_from]"?: components["schemas"]["DateTimeInput"];
                /**
                 * @description Created at this time or earlier.
                 * @example 2026-02-01T00:00:00Z
                 */
                "filter[created_until]"?: components["schemas"]["DateTimeInput"];
                /**
                 * @description Ascending, or descending with a leading minus. Records without a value come last in ascending and first in descending order. Newest first when absent.
                 * @example [
                 *       "-created_at"
                 *     ]
                 */
                sort?: ("id" | "-id" | "country" | "-country" | "status" | "-status" | "owner_type" | "-owner_type" | "user_id" | "-user_id" | "created_at" | "-created_at" | "updated_at" | "-updated_at")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of accounts with their balances. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountList"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAccount: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A unique id of this request. A repeat with the same id gets the first answer, in the client's current revision, and never
                 *     creates anything again, however late it comes. If the service is configured to delete old answers, a later repeat is refused
                 *     like a key that was used for another request, with the detail `expired` instead of `reused`. It also creates nothing.
                 * @example 7f6a1f2e-6a57-4a70-8f0e-2f4c9d1f0b11
                 */
                "x-idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountCreate"];
            };
        };
        responses: {
            /** @description The account. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            /** @description The user is not ACTIVE, or the idempotency key belongs to another account. */
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
            /** @description A business rule refuses the account. */
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
