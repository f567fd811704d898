// Written by `npm run codegen` from spec/. Do not edit: change the contract and run it again.
import type * as base from '../../types/openapi';

export type paths = Omit<base.paths, keyof changed_paths | '/secure-data/{card_id}'> & changed_paths;
export type operations = Omit<base.operations, keyof changed_operations> & changed_operations;
export type components = {
  schemas: base.components['schemas'];
  responses: base.components['responses'];
  parameters: base.components['parameters'];
  requestBodies: base.components['requestBodies'];
  headers: base.components['headers'];
};

export interface changed_paths {
    "/v1/{card_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-000000000101 */
                card_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Show the sensitive data of a card
         * @description A page for a frame or a web view of the client's application. It shows a card of the token's user. Its background is
         *     transparent, and the copy button needs the permission `clipboard-write` in a frame. Fields without a value, such as a PIN that
         *     was never set, are left out.
         *
         *     A stylesheet can address these classes in the card layout: `.card`, `.card .pan`, `.card .pan .copy-icon`, `.card .name`,
         *     `.card .expiration-date`, `.card .security-code`, `.card .pin`.
         *
         *     And these in the list layout: `.list`, and under it `.pan`, `.pan .label`, `.pan .copy-icon`, `.name`, `.name .label`,
         *     `.expiration-date`, `.expiration-date .label`, `.security-code`, `.security-code .label`, `.pin`, `.pin .label`.
         */
        get: operations["showSensitiveData"];
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
    showSensitiveData: {
        parameters: {
            query?: {
                /**
                 * @description The fields to show. All when absent.
                 * @example [
                 *       "pan",
                 *       "code",
                 *       "expiration"
                 *     ]
                 */
                field_list?: components["schemas"]["SensitiveField"][];
                /**
                 * @description The layout.
                 * @example card
                 */
                layout?: "list" | "card";
                /**
                 * @description The address of a stylesheet for the page. CORS must be enabled there. If the client has registered origins for stylesheets, only
                 *     these are allowed. Imports and references of a stylesheet are not loaded.
                 * @example https://app.example.com/card.css
                 */
                styles?: components["parameters"]["PageStyles"];
                /**
                 * @description The language of the page.
                 * @example es
                 */
                locale?: components["parameters"]["PageLocale"];
            };
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-000000000101 */
                card_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "content-security-policy": components["headers"]["ContentSecurityPolicy"];
                    "x-content-type-options": components["headers"]["ContentTypeOptions"];
                    "referrer-policy": components["headers"]["ReferrerPolicy"];
                    "cache-control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["HtmlPage"];
                };
            };
            400: components["responses"]["PageInvalidRequest"];
            401: components["responses"]["PageUnauthorized"];
            /** @description The user of the token has no such card. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "content-security-policy": components["headers"]["ContentSecurityPolicy"];
                    "x-content-type-options": components["headers"]["ContentTypeOptions"];
                    "referrer-policy": components["headers"]["ReferrerPolicy"];
                    "cache-control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["HtmlErrorPage"];
                };
            };
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternalError"];
            503: components["responses"]["PageUnavailable"];
        };
    };
}
