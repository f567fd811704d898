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
    "/cards/v1/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search cards */
        get: operations["searchCards"];
        put?: never;
        /**
         * Create a card
         * @description A virtual card is ACTIVE at once. A physical card is CREATED, gets a shipment to the given address, and waits to be embossed and
         *     activated. A card that it replaces becomes DISABLED with the reason UPGRADE when the new one is ACTIVE.
         *
         *     The user must be ACTIVE and have: name, surname, birthdate, email, identification_type, identification_value, gender, and of the
         *     legal address street_name, zip_code, city, region and country; in Argentina and Brazil also tax_identification_type and
         *     tax_identification_value. USER_DATA_INCOMPLETE names every missing field in its details, for example `user.birthdate` or
         *     `user.legal_address.city`. It is also the answer if neither name nor surname has a Latin letter, because the name on a card
         *     needs one.
         *
         *     AFFINITY_GROUP_NOT_ACTIVE is also the answer when all card numbers of the group are in use; its detail then has the code
         *     `numbers`. Use another group until this one has new numbers.
         */
        post: operations["createCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cards/v1/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-000000000101 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read a card
         * @description `extend` adds sensitive data and requires a client with a registered PCI DSS certification (with a report on compliance).
         */
        get: operations["getCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a card
         * @description Changes the status, the affinity group or the PIN. Only the fields sent are changed, either all of them or none.
         *
         *     A card of any status can become ACTIVE, without a reason; BLOCKED, with CLIENT_INTERNAL_REASON or USER_INTERNAL_REASON; or
         *     DISABLED, with a reason that `status_reason` lists for that. `status_detail` shows the reason.
         *
         *     Three wrong PINs in a row lock the PIN of a card; a new PIN unlocks it. If you repeat a change of the PIN after a lost answer,
         *     you get INVALID_PIN with the detail `unchanged`: the card already has that PIN, and the repeat changed nothing.
         */
        patch: operations["updateCard"];
        trace?: never;
    };
    "/cards/v1/activation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activate a physical card
         * @description Requires a client with a registered PCI DSS certification (with a report on compliance) and a user with all data that a card
         *     requires. The card becomes ACTIVE with this PIN; an unnamed card is assigned to the user. A card that it replaces becomes
         *     DISABLED with the reason UPGRADE.
         */
        post: operations["activateCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface changed_components {
    schemas: {
        Card: {
            id: components["schemas"]["Id"];
            /** @description Null while an unnamed card has no user. */
            user_id: string | null;
            affinity_group_id: components["schemas"]["Id"];
            affinity_group_name: string;
            card_type: components["schemas"]["CardType"];
            product_type: components["schemas"]["ProductType"];
            product_brand: components["schemas"]["CardNetwork"];
            /** @description The same card network as `product_brand`. */
            provider: components["schemas"]["CardNetwork"];
            status: components["schemas"]["CardStatus"];
            status_detail: components["schemas"]["CardStatusReason"] | null;
            country_code: components["schemas"]["CountryCode"];
            /** @description Whether the card was made without a name on it. */
            innominate: boolean;
            last_four: string;
            /** @description Whether too many wrong PINs were entered. A new PIN unlocks it. */
            pin_locked: boolean;
            /** @description Null for virtual cards. */
            shipment_id: string | null;
            /** @description The card that this one replaces. Null again if this one was given up before it was ACTIVE, and another card has taken its place. */
            previous_card_id: string | null;
            /**
             * Format: date
             * @description The day on which the card's months of validity begin.
             */
            start_date: string;
            activated_at: components["schemas"]["Timestamp"] | null;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        CardList: {
            data: components["schemas"]["Card"][];
            meta: components["schemas"]["ListMeta"];
        };
        CardResult: {
            data: components["schemas"]["Card"];
        };
        /**
         * @description The reason for the card's status. A client uses CLIENT_INTERNAL_REASON or USER_INTERNAL_REASON to block a card; these,
         *     FRAUDULENT, LOST, STOLEN, BROKEN or UPGRADE to disable it. Only the service sets the other reasons.
         * @enum {string}
         */
        CardStatusReason: "CLIENT_INTERNAL_REASON" | "USER_INTERNAL_REASON" | "SERVICE_INTERNAL_REASON" | "FRAUDULENT" | "LOST" | "STOLEN" | "BROKEN" | "UPGRADE";
        CardUpdate: {
            /** @description A group of the same country, product type and card network. */
            affinity_group_id?: components["schemas"]["Id"];
            /** @enum {string} */
            status?: "ACTIVE" | "BLOCKED" | "DISABLED";
            /** @description Required to block or disable a card. A reason that is sent with ACTIVE is not stored. Null is like no reason. */
            status_reason?: components["schemas"]["CardStatusReason"] | null;
            /** @description Four digits: no ascending sequence such as 1234, no descending sequence such as 4321, and not all the same. The PIN must differ from the current one. */
            pin?: string;
        };
        /** @description A card with the data that `extend` requested. */
        ExtendedCard: {
            id: components["schemas"]["Id"];
            /** @description Null while an unnamed card has no user. */
            user_id: string | null;
            affinity_group_id: components["schemas"]["Id"];
            affinity_group_name: string;
            card_type: components["schemas"]["CardType"];
            product_type: components["schemas"]["ProductType"];
            product_brand: components["schemas"]["CardNetwork"];
            /** @description The same card network as `product_brand`. */
            provider: components["schemas"]["CardNetwork"];
            status: components["schemas"]["CardStatus"];
            status_detail: components["schemas"]["CardStatusReason"] | null;
            country_code: components["schemas"]["CountryCode"];
            /** @description Whether the card was made without a name on it. */
            innominate: boolean;
            last_four: string;
            /** @description Whether too many wrong PINs were entered. A new PIN unlocks it. */
            pin_locked: boolean;
            /** @description Null for virtual cards. */
            shipment_id: string | null;
            /** @description The card that this one replaces. Null again if this one was given up before it was ACTIVE, and another card has taken its place. */
            previous_card_id: string | null;
            /**
             * Format: date
             * @description The day on which the card's months of validity begin.
             */
            start_date: string;
            activated_at: components["schemas"]["Timestamp"] | null;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            pan?: string;
            cvv?: string;
            /** @description The name on the card. Null for an unnamed one. */
            name?: string | null;
            /** @description Month and year as MM/YY. */
            expiration_date?: string;
        };
        ExtendedCardResult: {
            data: components["schemas"]["ExtendedCard"];
            meta: {
                /** @description The added data. */
                extend: components["schemas"]["CardExtension"][];
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export interface changed_operations {
    searchCards: {
        parameters: {
            query?: {
                /**
                 * @example [
                 *       "PHYSICAL"
                 *     ]
                 */
                "filter[card_type]"?: components["schemas"]["CardType"][];
                /**
                 * @example [
                 *       "01935d2a-7f60-7c11-9a51-000000000001"
                 *     ]
                 */
                "filter[user_id]"?: components["schemas"]["IdInList"][];
                /**
                 * @example [
                 *       "ACTIVE"
                 *     ]
                 */
                "filter[status]"?: components["schemas"]["CardStatus"][];
                /**
                 * @example [
                 *       "CLIENT_INTERNAL_REASON"
                 *     ]
                 */
                "filter[status_detail]"?: components["schemas"]["CardStatusReason"][];
                /**
                 * @example [
                 *       "01935d2a-7f60-7c11-9a51-000000000201"
                 *     ]
                 */
                "filter[affinity_group_id]"?: components["schemas"]["IdInList"][];
                /**
                 * @example [
                 *       "01935d2a-7f60-7c11-9a51-000000000401"
                 *     ]
                 */
                "filter[shipment_id]"?: components["schemas"]["IdInList"][];
                /**
                 * @description Whether the card was made without a name on it.
                 * @example false
                 */
                "filter[innominate]"?: boolean;
                /**
                 * @example [
                 *       "PREPAID"
                 *     ]
                 */
                "filter[product_type]"?: components["schemas"]["ProductType"][];
                /**
                 * @example [
                 *       "CARD_NETWORK_1"
                 *     ]
                 */
                "filter[product_brand]"?: components["schemas"]["CardNetwork"][];
                /**
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
                 *       "-start_date"
                 *     ]
                 */
                sort?: ("card_type" | "-card_type" | "user_id" | "-user_id" | "status" | "-status" | "affinity_group_id" | "-affinity_group_id" | "status_detail" | "-status_detail" | "shipment_id" | "-shipment_id" | "innominate" | "-innominate" | "start_date" | "-start_date")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of cards. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardList"];
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
    createCard: {
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
                "application/json": components["schemas"]["CardCreate"];
            };
        };
        responses: {
            /** @description The card. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The client has no such user, affinity group or card to replace. */
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
            /** @description The user or the affinity group is not ACTIVE, the group has no card number left, or another request conflicts with this one. */
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
            /** @description A business rule refuses the card. */
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
    getCard: {
        parameters: {
            query?: {
                /**
                 * @description The data to add to the card.
                 * @example [
                 *       "pan",
                 *       "cvv",
                 *       "name",
                 *       "expiration_date"
                 *     ]
                 */
                extend?: components["schemas"]["CardExtension"][];
            };
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-000000000101 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExtendedCardResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The token does not have the scope of this operation, or the client may not handle card data. */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "www-authenticate": components["headers"]["MissingScope"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-000000000101 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CardUpdate"];
            };
        };
        responses: {
            /** @description The card as it is now. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The client has no such card or affinity group. */
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
            /** @description The affinity group is not ACTIVE. */
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
            /** @description A business rule refuses the change. */
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
    activateCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CardActivation"];
            };
        };
        responses: {
            /** @description The card is ACTIVE. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The token does not have the scope of this operation, or the client may not handle card data. */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "www-authenticate": components["headers"]["MissingScope"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The client has no such user or card, or the card is another user's. */
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
            /** @description The card is not EMBOSSED or the user is not ACTIVE. */
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
            /** @description A business rule refuses the activation. */
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
