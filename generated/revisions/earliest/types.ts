// Written by `npm run codegen` from spec/. Do not edit: change the contract and run it again.
import type * as base from '../../types/openapi';

export type paths = Omit<base.paths, keyof changed_paths | '/oauth/token' | '/oauth/token/revoke' | '/cards/v1/config/affinity-groups/{id}' | '/secure-data/{card_id}' | '/networks/cash/v1/cashout/intents'> & changed_paths;
export type operations = Omit<base.operations, keyof changed_operations | 'revokeToken' | 'createCashOutIntent'> & changed_operations;
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
    "/networks/cash/v1/cashin/intents/{intent_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-000000000411 */
                intent_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** Read a cash-in intent */
        get: operations["getCashInIntent"];
        put?: never;
        post?: never;
        /**
         * Cancel a cash-in intent
         * @description Only an ACTIVE intent can be cancelled.
         */
        delete: operations["cancelCashInIntent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
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
    "/oauth/v1/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get an access token
         * @description OAuth 2.0 client credentials. Each request issues a fresh token; ask only after the last one has expired.
         */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
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
        CashInIntentList: {
            data: components["schemas"]["CashInIntent"][];
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
    getCashInIntent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-000000000411 */
                intent_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The intent. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CashInIntentResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The client has no such cash-in intent. */
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
    cancelCashInIntent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-000000000411 */
                intent_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The intent as it is now. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CashInIntentResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The client has no such cash-in intent. */
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
            /** @description The intent is not ACTIVE. */
            409: {
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
            header?: never;
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
    createToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description The token. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            /** @description The credentials are wrong. */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "www-authenticate": components["headers"]["WwwAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The audience is unknown. */
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
