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
    "/cards/v1/{id}/shipment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-000000000102 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change where a card is sent
         * @description Possible only while the card is physical, named and CREATED.
         */
        put: operations["updateCardShippingAddress"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cards/v1/batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a batch of unnamed cards
         * @description The batch is accepted at once and its cards are made afterwards; they may not exist yet when the answer arrives. A box for the
         *     client needs an address and a receiver. They can be changed for one minute; then the batch goes to the embosser.
         *
         *     AFFINITY_GROUP_NOT_ACTIVE is also the answer when all card numbers of the group are in use; its detail then has the code
         *     `numbers`. If they run out while a batch is made, the batch is finished when the group has new numbers.
         */
        post: operations["createCardBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cards/v1/batches/shipments/{shipmentId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-000000000401 */
                shipmentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change where a batch is sent
         * @description Possible only while the batch is physical, unnamed and CREATED, and goes to the client: a box for the warehouse has no address.
         *     Fields that are not sent do not change.
         */
        put: operations["updateBatchShippingAddress"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
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
    "/shipping/v1/{shipment_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-000000000402 */
                shipment_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** Read a shipment */
        get: operations["getShipment"];
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
        /** @description The person who receives a box of cards at the client's address. */
        BatchReceiver: {
            full_name: string;
            document_type?: components["schemas"]["IdentificationType"];
            document_number?: string;
            telephone_number?: string;
            /** @description The fiscal document. Required in Brazil. */
            taxIdentificationNumber?: string;
        };
        /** @description Only the fields sent are changed. */
        BatchShipmentUpdate: {
            address?: components["schemas"]["ShippingAddressInput"];
            receiver?: components["schemas"]["BatchReceiver"];
        };
        CardBatchCreate: {
            /** @description A group for unnamed physical cards. */
            affinity_group_id: components["schemas"]["Id"];
            /** @description The number of cards. */
            quantity: number;
            distribution_type: components["schemas"]["DistributionType"];
            /** @description Required when the distribution type is CLIENT. For a box to the warehouse it is not stored. */
            address?: components["schemas"]["ShippingAddressInput"];
            /** @description Required when the distribution type is CLIENT, in Brazil with the tax identification number. For a box to the warehouse it is not stored. */
            receiver?: components["schemas"]["BatchReceiver"];
        };
        /** @description The tax identification number is required; the identity document is not. */
        ReceiverInBrazil: {
            full_name?: string;
            telephone_number?: string;
            /** @description Only zeros or only separators are not valid. */
            taxIdentificationNumber: string;
        };
        Shipment: {
            id: components["schemas"]["Id"];
            /** @description The carrier's number; null until there is one. Left out for shipments to a warehouse and in Mexican territory. */
            external_tracking_id?: string | null;
            status: components["schemas"]["ShipmentStatus"];
            status_detail: components["schemas"]["ShipmentStatusDetail"];
            shipment_type: components["schemas"]["ShipmentType"];
            affinity_group_id: components["schemas"]["Id"];
            created_at: components["schemas"]["ShipmentTimestamp"];
            batch: components["schemas"]["ShipmentBatch"] | null;
            address: components["schemas"]["ShippingAddress"] | null;
            receiver: components["schemas"]["ShipmentReceiver"] | null;
        };
        ShipmentCreate: {
            /** @enum {string} */
            shipment_type: "CARD_FROM_WAREHOUSE";
            /** @description The group whose unnamed cards are in the warehouse. */
            affinity_group_id: components["schemas"]["Id"];
            /** @description The country of the delivery address. */
            country: components["schemas"]["Country"];
            /** @description Required, because a card from the warehouse has no other delivery address. */
            address?: components["schemas"]["ShippingAddressInput"];
            /** @description Required in Brazil, with the tax identification number. Null is like none. */
            receiver?: components["schemas"]["ShipmentReceiver"] | null;
        };
        ShipmentList: {
            data: components["schemas"]["Shipment"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description The person who receives a shipment. Unknown fields are left out. */
        ShipmentReceiver: {
            full_name: string;
            document_type?: components["schemas"]["IdentificationType"];
            document_number?: string;
            telephone_number?: string;
            /** @description The fiscal document. Required in Brazil. */
            taxIdentificationNumber?: string;
        };
        ShipmentResult: {
            data: components["schemas"]["Shipment"];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export interface changed_operations {
    updateCardShippingAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-000000000102 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CardShipmentUpdate"];
            };
        };
        responses: {
            /** @description The shipment of the card as it is now. */
            200: {
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
            /** @description The client has no such card. */
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
            /** @description The card is virtual, unnamed or no longer CREATED. */
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
            /** @description The address is in another country than the card. */
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
    createCardBatch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique id of this request, for callers that may have to repeat it. A repeat with the same id gets the first answer and creates
                 *     nothing again, as with a required key. Without it, every request creates something.
                 * @example 7f6a1f2e-6a57-4a70-8f0e-2f4c9d1f0b11
                 */
                "x-idempotency-key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CardBatchCreate"];
            };
        };
        responses: {
            /** @description The batch is accepted and its cards will be made. */
            202: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardBatchResult"];
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
            /** @description The affinity group is not ACTIVE or has no card number left, or the idempotency key was used for another batch. */
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
            /** @description The affinity group is not one for unnamed physical cards. */
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
    updateBatchShippingAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-000000000401 */
                shipmentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchShipmentUpdate"];
            };
        };
        responses: {
            /** @description The shipment of the batch as it is now. */
            200: {
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
            /** @description The client has no such shipment. */
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
            /** @description The shipment is not one of a batch that goes to the client, or the batch is no longer CREATED. */
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
            /** @description The address is in another country than the card. */
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
    getShipment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-000000000402 */
                shipment_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shipment. */
            200: {
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
            /** @description The client has no such shipment. */
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
