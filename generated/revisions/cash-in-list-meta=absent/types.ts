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
    "/networks/cash/v1/cashin/intents/account/{account_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-000000000102 */
                account_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** Search the cash-in intents of an account */
        get: operations["searchCashInIntents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface changed_components {
    schemas: {
        CashInIntentList: {
            data: components["schemas"]["CashInIntent"][];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export interface changed_operations {
    searchCashInIntents: {
        parameters: {
            query?: {
                /**
                 * @example [
                 *       "ACTIVE",
                 *       "PARTIALLY_PAID"
                 *     ]
                 */
                "filter[status]"?: components["schemas"]["CashInIntentStatus"][];
                /**
                 * @description Created at this time or later.
                 * @example 2026-01-01T00:00:00Z
                 */
                "filter[date_from]"?: components["schemas"]["DateTimeInput"];
                /**
                 * @description Created at this time or earlier.
                 * @example 2026-02-01T00:00:00Z
                 */
                "filter[date_to]"?: components["schemas"]["DateTimeInput"];
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
            };
            header: {
                /**
                 * @description The country of the operation, in lower case.
                 * @example bra
                 */
                country: components["parameters"]["OperationCountry"];
            };
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-000000000102 */
                account_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of intents, newest first. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CashInIntentList"];
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
            /** @description The account is not in Brazil. */
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
