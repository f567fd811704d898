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
    "/users/v1/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search users */
        get: operations["searchUsers"];
        put?: never;
        /**
         * Create a user
         * @description A new user is ACTIVE. The country of operation decides which documents are valid, and which rules apply to addresses without a country.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/v1/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-000000000001 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** Read a user */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a user
         * @description Blocks, reactivates or corrects a user. Only the fields sent are changed.
         */
        patch: operations["updateUser"];
        trace?: never;
    };
}
export interface changed_components {
    schemas: {
        User: {
            id: components["schemas"]["Id"];
            client_id: components["schemas"]["Id"];
            name: string | null;
            surname: string | null;
            identification_type: components["schemas"]["IdentificationType"] | null;
            identification_value: string | null;
            /** Format: date */
            birthdate: string | null;
            gender: components["schemas"]["Gender"] | null;
            /** Format: email */
            email: string;
            phone: string | null;
            tax_identification_type: components["schemas"]["TaxIdentificationType"] | null;
            tax_identification_value: string | null;
            legal_address: components["schemas"]["LegalAddress"] | null;
            operation_country: components["schemas"]["CountryCode"];
            status: components["schemas"]["UserStatus"];
            /** @enum {string|null} */
            status_reason: "CLIENT_INTERNAL_REASON" | null;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A field that is null is like one that is not sent. */
        UserCreate: {
            name?: string | null;
            surname?: string | null;
            identification_type?: components["schemas"]["IdentificationType"] | null;
            /** @description A DNI has 7 or 8 characters. Two users of a client cannot have the same document; case, leading zeros and separators do not matter. */
            identification_value?: string | null;
            /**
             * Format: date
             * @description A date in the past.
             */
            birthdate?: string | null;
            gender?: components["schemas"]["Gender"] | null;
            /**
             * Format: email
             * @description At most 64 characters before the @, and 63 in each part of the domain (RFC 5321, 4.5.3.1; RFC 1035, 2.3.4).
             */
            email: string;
            phone?: string | null;
            tax_identification_type?: components["schemas"]["TaxIdentificationType"] | null;
            /** @description A CUIL and a CPF have 11 digits, including valid check digits; an RFC has 12 or 13 characters, a NIT has 10. */
            tax_identification_value?: string | null;
            legal_address?: components["schemas"]["LegalAddressInput"] | null;
            operation_country: components["schemas"]["Country"];
        };
        UserList: {
            data: components["schemas"]["User"][];
            meta: components["schemas"]["ListMeta"];
        };
        UserResult: {
            data: components["schemas"]["User"];
        };
        /** @description Fields that are not sent do not change; null clears optional fields. A legal address replaces the whole existing one. */
        UserUpdate: {
            name?: string | null;
            surname?: string | null;
            identification_type?: components["schemas"]["IdentificationType"] | null;
            /** @description A DNI has 7 or 8 characters. */
            identification_value?: string | null;
            /**
             * Format: date
             * @description A date in the past.
             */
            birthdate?: string | null;
            gender?: components["schemas"]["Gender"] | null;
            /**
             * Format: email
             * @description Lengths as in the creation.
             */
            email?: string;
            phone?: string | null;
            tax_identification_type?: components["schemas"]["TaxIdentificationType"] | null;
            /** @description A CUIL and a CPF have 11 digits, including valid check digits; an RFC has 12 or 13 characters, a NIT has 10. */
            tax_identification_value?: string | null;
            legal_address?: components["schemas"]["LegalAddressInput"] | null;
            operation_country?: components["schemas"]["Country"];
            status?: components["schemas"]["UserStatus"];
            /**
             * @description Required to block a user. A reason that is sent with ACTIVE is not stored. Null is like no reason.
             * @enum {string|null}
             */
            status_reason?: "CLIENT_INTERNAL_REASON" | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export interface changed_operations {
    searchUsers: {
        parameters: {
            query?: {
                /**
                 * @example [
                 *       "30123456"
                 *     ]
                 */
                "filter[identification_value]"?: string[];
                /**
                 * @example [
                 *       "DNI"
                 *     ]
                 */
                "filter[identification_type]"?: components["schemas"]["IdentificationType"][];
                /**
                 * @example [
                 *       "FEMALE"
                 *     ]
                 */
                "filter[gender]"?: components["schemas"]["Gender"][];
                /**
                 * @example [
                 *       "1990-05-17"
                 *     ]
                 */
                "filter[birthdate]"?: string[];
                /**
                 * @example [
                 *       "Ana"
                 *     ]
                 */
                "filter[name]"?: string[];
                /**
                 * @example [
                 *       "Suárez"
                 *     ]
                 */
                "filter[surname]"?: string[];
                /**
                 * @example [
                 *       "ana.suarez@example.com"
                 *     ]
                 */
                "filter[email]"?: string[];
                /**
                 * @description Any text; an unknown status finds no users.
                 * @example [
                 *       "ACTIVE"
                 *     ]
                 */
                "filter[status]"?: string[];
                /**
                 * @description The country of operation.
                 * @example [
                 *       "ARG"
                 *     ]
                 */
                "filter[country_code]"?: components["schemas"]["Country"][];
                /**
                 * @description Items per page.
                 * @example 20
                 */
                "page[size]"?: components["parameters"]["PageSize"];
                /**
                 * @description The number of the page. The first page is 0.
                 * @example 0
                 */
                "page[number]"?: components["parameters"]["PageNumber"];
                /**
                 * @description Ascending, or descending with a leading minus. Records without a value come last in ascending and first in descending order. Newest first when absent.
                 * @example [
                 *       "-id"
                 *     ]
                 */
                sort?: ("id" | "-id" | "gender" | "-gender" | "identification_type" | "-identification_type" | "identification_value" | "-identification_value" | "status" | "-status")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of users. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserList"];
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
    createUser: {
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
                "application/json": components["schemas"]["UserCreate"];
            };
        };
        responses: {
            /** @description The user. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            /** @description Another user has this data, or another request conflicts with this one. */
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
            /** @description The rules of the country of operation refuse the data. */
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
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-000000000001 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The client has no such user. */
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
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-000000000001 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            /** @description The user as it is now. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The client has no such user. */
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
            /** @description Another user has this email or this identity document. */
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
            /** @description A business rule refuses the data. */
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
