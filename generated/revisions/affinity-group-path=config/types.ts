// Written by `npm run codegen` from spec/. Do not edit: change the contract and run it again.
import type * as base from '../../types/openapi';

export type paths = Omit<base.paths, keyof changed_paths | '/cards/v1/config/affinity-groups/{id}'> & changed_paths;
export type operations = Omit<base.operations, keyof changed_operations> & changed_operations;
export type components = {
  schemas: base.components['schemas'];
  responses: base.components['responses'];
  parameters: base.components['parameters'];
  requestBodies: base.components['requestBodies'];
  headers: base.components['headers'];
};

export interface changed_paths {
    "/config/affinity-groups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-000000000201 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** Read an affinity group */
        get: operations["getAffinityGroup"];
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
    schemas: never;
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export interface changed_operations {
    getAffinityGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-000000000201 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The affinity group. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AffinityGroupResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The client has no such affinity group. */
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
