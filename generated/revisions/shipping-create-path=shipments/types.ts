// Written by `npm run codegen` from spec/. Do not edit: change the contract and run it again.
import type * as base from '../../types/openapi';

export type paths = Omit<base.paths, keyof changed_paths> & changed_paths;
export type operations = Omit<base.operations, keyof changed_operations> & changed_operations;
export type components = {
  schemas: base.components['schemas'];
  responses: base.components['responses'];
  parameters: base.components['parameters'];
  requestBodies: base.components['requestBodies'];
  headers: base.components['headers'];
};

export interface changed_paths {
    "/shipping/v1/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search shipments */
        get: operations["searchShipments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shipments/v1/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a shipment
         * @description Sends one unnamed card of the affinity group from the warehouse. A card is there once it is EMBOSSED and the shipment of its
         *     batch, one with `distribution_type` WAREHOUSE, is IN_WAREHOUSE or DELIVERED. In Brazil the receiver and its tax identification number are
         *     required and the identity document is not; in other countries a receiver needs the identity document.
         */
        post: operations["createShipment"];
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
    searchShipments: {
        parameters: {
            query?: {
                /**
                 * @example [
                 *       "SINGLE_CARD"
                 *     ]
                 */
                "filter[shipment_type]"?: ("SINGLE_CARD" | "BOX" | "CARD_FROM_WAREHOUSE" | "WAREHOUSE_BOX")[];
                /**
                 * @example [
                 *       "01935d2a-7f60-7c11-9a51-000000000301"
                 *     ]
                 */
                "filter[batch_id]"?: components["schemas"]["IdInList"][];
                /**
                 * @description The email of the user whose card is sent.
                 * @example [
                 *       "ana.suarez@example.com"
                 *     ]
                 */
                "filter[email]"?: string[];
                /**
                 * @example [
                 *       "IN_TRANSIT"
                 *     ]
                 */
                "filter[status]"?: components["schemas"]["ShipmentStatus"][];
                /**
                 * @example [
                 *       "READY"
                 *     ]
                 */
                "filter[batch_status]"?: components["schemas"]["CardBatchStatus"][];
                /**
                 * @description The document number of the receiver; case, leading zeros and separators do not matter.
                 * @example [
                 *       "30123456"
                 *     ]
                 */
                "filter[document_number]"?: string[];
                /**
                 * @description Created on this day (UTC) or later.
                 * @example 2026-01-01
                 */
                "filter[start_date]"?: string;
                /**
                 * @description Created on this day (UTC) or earlier.
                 * @example 2026-12-31
                 */
                "filter[end_date]"?: string;
                /**
                 * @description The country of delivery.
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
                 * @description Ascending, or descending with a leading minus. Newest first when absent.
                 * @example [
                 *       "-created_at"
                 *     ]
                 */
                sort?: ("shipment_type" | "-shipment_type" | "status" | "-status" | "status_detail" | "-status_detail" | "created_at" | "-created_at")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of shipments. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShipmentList"];
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
    createShipment: {
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
                "application/json": components["schemas"]["ShipmentCreate"];
            };
        };
        responses: {
            /** @description The shipment. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShipmentResult"];
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
            /** @description The affinity group is not ACTIVE, no card is left, or another request conflicts with this one. */
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
            /** @description The country of the address differs from the country of the cards. */
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
