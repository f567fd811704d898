// Written by `npm run codegen` from spec/. Do not edit: change the contract and run it again.
export interface paths {
    "/bank/arg/destinations/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find the holder of an alias, a CBU or a CVU
         * @description If nobody has it, answer with `destination` null. A 404 means that the address of the call is wrong.
         *
         *     The destination must have the number or the alias that was asked for. It makes no difference whether the number is a CBU or a CVU, nor how an alias is capitalized. The answer for another one counts as no answer, because money would go to that one.
         */
        post: operations["findArgentineDestination"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/arg/aliases/{cvu}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The number of the account.
                 * @example 0000123400000000012345
                 */
                cvu: components["schemas"]["Cvu"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Give a CVU another alias
         * @description The same alias again changes nothing; the answer is CHANGED.
         */
        put: operations["changeArgentineAlias"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/arg/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send money to an account in Argentina
         * @description The id of the order is the id of the transfer. A repeated order is the same order, and its answer is the current status: the
         *     service repeats the order to ask for it. While the answer is IN_PROGRESS, the service waits for a report of the outcome, and
         *     asks from time to time.
         *
         *     Each repeat is identical, with one exception. After the database of the service was restored to an earlier moment, a client may
         *     order again a transfer that the network knows. The repeat has the same id and another `created_at`: it is the same order.
         */
        post: operations["sendArgentineTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/bra/keys/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find the holder of a PIX key
         * @description If nobody has it, answer with `destination` null. A 404 means that the address of the call is wrong.
         *
         *     The destination must have the key that was asked for; capitals make no difference. The answer for another one counts as no answer, because money would go to that one.
         */
        post: operations["findPixKeyHolder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/bra/keys/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A random key.
                 * @example 6f1f7bb4-51a2-4a52-9b5d-6a2f5c0d9e11
                 */
                key: components["schemas"]["RandomPixKey"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Add a random key to the directory
         * @description A repeated order with the same key is the same order.
         */
        put: operations["registerPixKeyInDirectory"];
        post?: never;
        /**
         * Remove a random key from the directory
         * @description Answer the same if the key no longer exists.
         */
        delete: operations["removePixKeyFromDirectory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bank/bra/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay by PIX
         * @description The id of the order is the id of the transfer. A repeated order is the same order, and its answer is the current status: the
         *     service repeats the order to ask for it. While the answer is IN_PROGRESS, the service waits for a report of the outcome, and
         *     asks from time to time.
         *
         *     Each repeat is identical, with one exception. After the database of the service was restored to an earlier moment, a client may
         *     order again a payment that the network knows. The repeat has the same id, and another `created_at` and `end_to_end_id`. It must
         *     not be paid again: answer 409, and report the outcome of the first payment.
         */
        post: operations["sendPixTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cash/boletos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a boleto
         * @description A repeated order with the same id is the same order.
         */
        post: operations["registerBoleto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cash/boletos/{boleto_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id with which the boleto was registered.
                 * @example 01935d2a-7f60-7c11-9a51-0000000000c1
                 */
                boleto_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Cancel a boleto
         * @description Answer the same if the boleto no longer exists. If it was paid meanwhile, report the payment.
         */
        delete: operations["withdrawBoleto"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/embosser/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order the plastic of a card or a batch
         * @description A repeated order with the same id is the same order. It contains the printed data in clear text, for the maker of the plastic
         *     only: keep it no longer than necessary, and never log it.
         */
        post: operations["orderPlastic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courier/shipments/{shipment_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the shipment.
                 * @example 01935d2a-7f60-7c11-9a51-0000000000b1
                 */
                shipment_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Announce a shipment or its new address
         * @description A repeated announcement changes nothing; another address replaces the one before.
         */
        put: operations["announceShipment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prepare a session
         * @description A repeated order with the same id is the same order, with the same address.
         */
        post: operations["openProviderSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/sessions/{session_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id with which the session was ordered.
                 * @example 01935d2a-7f60-7c11-9a51-0000000000f1
                 */
                session_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Cancel a session
         * @description Answer the same if it no longer exists.
         */
        delete: operations["cancelProviderSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rates/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask for the rate between two currencies
         * @description This takes part of the 3,000 ms of an authorization abroad. If the provider does not know a currency, the rate is null.
         */
        get: operations["quoteExchangeRate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fraud/card-uses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Score a card transaction before it is decided
         * @description This takes part of the 3,000 ms of an authorization. Without an answer in time, the message is rejected as SERVICE_UNAVAILABLE.
         *     A repeated call with the same id is about the same transaction.
         */
        post: operations["scoreCardUse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fraud/movements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Score a movement of money before it is decided
         * @description The question has no lasting effect and may be repeated.
         */
        post: operations["scoreMovement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A decimal amount, never negative, in the account's currency. */
        Amount: string;
        /** @description Names the api-key pair that signed. */
        ApiKey: string;
        ArgentineAliasAnswer: {
            data: {
                /**
                 * @description TAKEN: another account has the alias, and nothing changed.
                 * @enum {string}
                 */
                result: "CHANGED" | "TAKEN";
            };
        };
        ArgentineAliasChange: {
            alias: components["schemas"]["BankAlias"];
        };
        /** @description An account in Argentina that money can be sent to. Exactly one of CBU and CVU is there. */
        ArgentineDestination: {
            /** @description For an account at a bank. */
            cbu: string | null;
            /** @description For a virtual account. */
            cvu: string | null;
            alias: string | null;
            bank: components["schemas"]["Bank"];
            holder: components["schemas"]["Holder"];
            /** @description A transfer to an account that is not active fails. */
            active: boolean;
        };
        ArgentineDestinationAnswer: {
            data: {
                /** @description Null when nobody has the key. */
                destination: components["schemas"]["ArgentineDestination"] | null;
            };
        };
        ArgentineDestinationQuery: {
            /** @enum {string} */
            key_type: "ALIAS" | "CBU" | "CVU";
            key_value: string;
        };
        ArgentineTransferOrder: {
            id: components["schemas"]["Id"];
            amount: components["schemas"]["NetworkTransferAmount"];
            /** @enum {string} */
            currency: "ARS";
            concept: components["schemas"]["TransferConcept"];
            description: string | null;
            payer: components["schemas"]["TransferPayer"];
            destination: components["schemas"]["ArgentineDestination"];
            created_at: components["schemas"]["Timestamp"];
        };
        Bank: {
            code: string;
            name: string;
        };
        /** @description Unique, regardless of case. */
        BankAlias: string;
        BoletoAnswer: {
            data: {
                /** @description The id of the answered order. */
                id: components["schemas"]["Id"];
                /** @enum {string} */
                result: "ACCEPTED" | "REFUSED";
            };
        };
        BoletoOrder: {
            id: components["schemas"]["Id"];
            account_id: components["schemas"]["Id"];
            amount: components["schemas"]["NetworkTransferAmount"];
            /** @enum {string} */
            currency: "BRL";
            digitable_line: string;
            barcode: string;
            /** @description The time from which the boleto accepts no payment. */
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @enum {string} */
        CardTransactionType: "PURCHASE" | "WITHDRAWAL" | "EXTRACASH" | "REFUND" | "PAYMENT" | "REVERSAL_PURCHASE" | "REVERSAL_WITHDRAWAL" | "REVERSAL_EXTRACASH" | "REVERSAL_REFUND" | "REVERSAL_PAYMENT";
        CardUse: {
            /** @description The id of the transaction. */
            id: components["schemas"]["Id"];
            card_id: string | null;
            user_id: string | null;
            type: components["schemas"]["CardTransactionType"];
            origin: components["schemas"]["TransactionOrigin"];
            country_code: components["schemas"]["CountryCode"];
            merchant: components["schemas"]["Merchant"];
            point_type: components["schemas"]["PointType"];
            entry_mode: components["schemas"]["EntryMode"];
            /** @description In the currency of the card. */
            local_amount: components["schemas"]["Amount"];
        };
        CardUseVerdictAnswer: {
            data: {
                /** @description The id of the scored transaction. */
                id: components["schemas"]["Id"];
                /**
                 * @description OVER_THRESHOLD rejects the transaction as SECURITY_VIOLATION, REFUSE as REJECTED_FRAUD.
                 * @enum {string}
                 */
                verdict: "ACCEPT" | "OVER_THRESHOLD" | "REFUSE";
            };
        };
        /** @description ISO 3166-1 alpha-3. */
        CountryCode: string;
        /** @description ISO 4217. */
        CurrencyCode: string;
        /** @description The number of a virtual account in Argentina. Digits 8 and 22 are check digits. */
        Cvu: string;
        /** @enum {string} */
        EmbossingKind: "CARD" | "BATCH";
        EmbossingOrder: {
            /** @description The id of the card or of the batch. */
            id: components["schemas"]["Id"];
            kind: components["schemas"]["EmbossingKind"];
            /** @description The company in the affinity group. */
            company: string | null;
            /** @description The shipment that brings the plastic to its receiver. */
            shipment_id: string | null;
            plastics: components["schemas"]["PrintedCard"][];
        };
        /** @description The identifier of a PIX transfer in the whole payment system: E, the ISPB of the payer's bank, the minute in UTC, eleven letters and digits. */
        EndToEndId: string;
        /** @enum {string} */
        EntryMode: "UNKNOWN" | "MANUAL" | "CHIP" | "CONTACTLESS" | "CREDENTIAL_ON_FILE" | "MAG_STRIPE" | "OTHERS";
        ErrorDetail: {
            /** @description The kind of mistake at this place, for example `required`, `enum` or `unknown`. */
            code: string;
            /** @description The reason as text. */
            detail: string;
            /** @enum {string} */
            location: "body" | "query" | "path" | "header";
            /** @description A JSON pointer into the body or the name of the parameter. */
            pointer: string;
        };
        ErrorReason: {
            message: string;
            details: components["schemas"]["ErrorDetail"][];
        };
        ExchangeRateAnswer: {
            data: {
                from: components["schemas"]["CurrencyCode"];
                to: components["schemas"]["CurrencyCode"];
                /** @description Units of `to` for one of `from`: a decimal, or a quotient such as `1/1450` if a decimal would not be exact. */
                rate: string | null;
            };
        };
        Holder: {
            name: string;
            tax_type: components["schemas"]["TaxType"];
            tax_value: components["schemas"]["TaxNumber"];
        };
        /** @description An opaque identifier. */
        Id: string;
        /**
         * @description Argentina DNI, LE, LC, CI, PASSPORT; Brazil RG, CNH; Mexico INE, PASSPORT; Colombia CC, CE, PASSPORT.
         * @enum {string}
         */
        IdentificationType: "DNI" | "LE" | "LC" | "CI" | "PASSPORT" | "RG" | "CNH" | "INE" | "CC" | "CE";
        IdentityOrder: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            user_id: string;
            /** @description The time at which the provider should end the session. */
            expires_at: components["schemas"]["Timestamp"];
        };
        Merchant: {
            id: string;
            mcc: components["schemas"]["MerchantCategoryCode"];
            address: string | null;
            name: string;
        };
        /** @description ISO 18245. */
        MerchantCategoryCode: string;
        MovementToScore: {
            /** @description The operationId of the operation that requests the movement. */
            operation_id: string;
            amount: components["schemas"]["Amount"];
        };
        MovementVerdictAnswer: {
            data: {
                /** @enum {string} */
                verdict: "ACCEPT" | "REFUSE";
            };
        };
        /** @description The common error body. The service acts on the status; the texts are for its operators. */
        NetworkError: {
            error_code: string;
            error: components["schemas"]["ErrorReason"];
            /** @description The id of this call in the network's logs. */
            request_id: string;
        };
        /** @description More than zero. */
        NetworkTransferAmount: string;
        OrderTakenAnswer: {
            data: {
                /** @description The id of the answered order. */
                id: components["schemas"]["Id"];
            };
        };
        PixBank: {
            /** @description The bank's identifier in the payment system of Brazil. */
            ispb: string;
            name: string;
        };
        /** @description The holder of a PIX key as shown to the payer. */
        PixDestination: {
            key: string;
            key_type: components["schemas"]["PixKeyType"];
            holder: components["schemas"]["PixHolder"];
            bank: components["schemas"]["PixBank"];
        };
        PixHolder: {
            name: string;
            /** @enum {string} */
            document_type: "CPF" | "CNPJ";
            /** @description With its first and last digits hidden, for example `***.982.247-**`. */
            document: string;
        };
        PixKeyAnswer: {
            data: {
                /** @description Null when nobody has the key. */
                destination: components["schemas"]["PixDestination"] | null;
            };
        };
        PixKeyQuery: {
            key: string;
        };
        PixKeyRegistered: {
            data: {
                key: string;
            };
        };
        PixKeyRegistration: {
            /** @description The account of the key. */
            account_id: components["schemas"]["Id"];
        };
        /**
         * @description A transfer can go to any of these. Accounts of this service have only EVP keys.
         * @enum {string}
         */
        PixKeyType: "EVP" | "CPF" | "CNPJ" | "EMAIL" | "PHONE";
        PixTransferOrder: {
            id: components["schemas"]["Id"];
            end_to_end_id: components["schemas"]["EndToEndId"];
            amount: components["schemas"]["NetworkTransferAmount"];
            /** @enum {string} */
            currency: "BRL";
            description: string | null;
            payer: components["schemas"]["TransferPayer"];
            destination: components["schemas"]["PixDestination"];
            created_at: components["schemas"]["Timestamp"];
        };
        /** @enum {string} */
        PointType: "POS" | "ECOMMERCE" | "ATM" | "MOTO";
        /** @description The data printed on a card. */
        PrintedCard: {
            card_id: components["schemas"]["Id"];
            pan: string;
            cvv: string;
            /** @description MM/YY. */
            expiration_date: string;
            /** @description Null for an unnamed card. */
            name: string | null;
        };
        ProviderSessionAnswer: {
            data: {
                /** @description The id of the answered order. */
                id: components["schemas"]["Id"];
                /** Format: uri */
                url: string;
            };
        };
        /** Format: uuid */
        RandomPixKey: string;
        ShipmentAnnouncement: {
            /** @description The company in the affinity group. */
            company: string | null;
            shipment_type: components["schemas"]["ShipmentType"];
            country: components["schemas"]["CountryCode"];
            /** @description Null for shipments to the warehouse or handed over there. */
            address: components["schemas"]["ShippingAddress"] | null;
            receiver: components["schemas"]["ShipmentReceiver"] | null;
        };
        /** @description The person who receives a shipment. Unknown fields are left out. */
        ShipmentReceiver: {
            full_name: string;
            document_type?: components["schemas"]["IdentificationType"];
            document_number?: string;
            telephone_number?: string;
            /** @description The fiscal document. Required in Brazil. */
            tax_identification_number?: string;
        };
        /** @enum {string} */
        ShipmentType: "SINGLE_CARD" | "BOX" | "WAREHOUSE_BOX" | "CARD_FROM_WAREHOUSE" | "EXTERNAL_SINGLE_CARD" | "EXTERNAL_BOX";
        ShippingAddress: {
            street_name: string;
            street_number: string | null;
            floor: string | null;
            apartment: string | null;
            city: string;
            region: string;
            country: components["schemas"]["CountryCode"];
            zip_code: string | null;
            neighborhood: string | null;
        };
        /** @description The text `hmac-sha256`, a space and the digest in base64. */
        Signature: string;
        /** @description The time of signing in seconds since the Unix epoch. */
        SignatureTimestamp: string;
        /** @description The path that was called, with its query. Treat it as opaque. */
        SignedEndpoint: string;
        /** @description The last digit is a check digit. */
        TaxNumber: string;
        /**
         * @description The kind of the tax number. The number of a person is the same for both.
         * @enum {string}
         */
        TaxType: "CUIT" | "CUIL";
        /**
         * Format: date-time
         * @description RFC 3339 in UTC with milliseconds.
         */
        Timestamp: string;
        /**
         * @description DOMESTIC: in the country of the issuer.
         * @enum {string}
         */
        TransactionOrigin: "DOMESTIC" | "INTERNATIONAL";
        /**
         * @description The purpose of a transfer in Argentina. VAR is any other purpose.
         * @enum {string}
         */
        TransferConcept: "ALQ" | "APC" | "BRH" | "BRN" | "CUO" | "EXP" | "FAC" | "HAB" | "HON" | "OIN" | "OIH" | "PRE" | "ROP" | "SEG" | "SIS" | "SON" | "VAR";
        /**
         * @description The reason why the bank network returned the money. It is not an `error_code`: a transfer that fails was accepted first, and its
         *     activity is REJECTED with the same reason.
         *     - DESTINATION_REJECTED: the bank of the destination did not accept the money.
         *     - DESTINATION_ACCOUNT_NOT_ACTIVE: the account of the destination is closed or disabled.
         *     - NETWORK_UNAVAILABLE: the network could not carry out the transfer.
         * @enum {string}
         */
        TransferFailureReason: "DESTINATION_REJECTED" | "DESTINATION_ACCOUNT_NOT_ACTIVE" | "NETWORK_UNAVAILABLE";
        TransferOrderAnswer: {
            data: {
                /** @description The id of the answered order. */
                id: components["schemas"]["Id"];
                status: components["schemas"]["TransferStatus"];
                /** @description Only for a transfer that FAILED. */
                failure_reason?: components["schemas"]["TransferFailureReason"] | null;
            };
        };
        /** @description The payer as shown to the receiver. */
        TransferPayer: {
            name: string;
            tax_id: string | null;
            /** @description The CVU or the PIX key of the account that pays. */
            key: string | null;
        };
        /**
         * @description SUCCESS and FAILED are final. After IN_PROGRESS the final status arrives as an activity.
         * @enum {string}
         */
        TransferStatus: "SUCCESS" | "FAILED" | "IN_PROGRESS";
    };
    responses: {
        /** @description The request does not follow this contract. The service informs its operators; an order stays open and is repeated with growing pauses of at most five minutes, until the mistake is corrected. */
        AskedAmiss: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NetworkError"];
            };
        };
        /** @description The signature or the token is missing or wrong. */
        AskedByStranger: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NetworkError"];
            };
        };
        /** @description The service sends more calls than agreed. Nothing was done. */
        AskedTooOften: {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NetworkError"];
            };
        };
        /** @description An internal error of the network. It is unknown whether the call had an effect. */
        NetworkFailure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NetworkError"];
            };
        };
        /** @description The network is temporarily unavailable. Nothing was done. */
        NetworkUnavailable: {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NetworkError"];
            };
        };
        /** @description A different order has this id. The service informs its operators; the order stays open and is repeated with growing pauses of at most five minutes. */
        OrderChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NetworkError"];
            };
        };
    };
    parameters: {
        /**
         * @description The client of the service for which it asks.
         * @example demo
         */
        OnBehalfOf: components["schemas"]["Id"];
        /**
         * @description Names the api-secret that signed this call.
         * @example key-01935d2a
         */
        ServiceApiKey: components["schemas"]["ApiKey"];
        /**
         * @description The endpoint called. Compare it with your own.
         * @example /bank/arg/transfers
         */
        ServiceEndpoint: components["schemas"]["SignedEndpoint"];
        /**
         * @description HMAC-SHA256 with the base64-decoded api-secret over the UTF-8 bytes of timestamp, endpoint and body, joined without
         *     a separator. Compare in constant time; refuse a signature that differs, is older than 60 seconds or lies more than
         *     60 seconds ahead.
         * @example hmac-sha256 q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=
         */
        ServiceSignature: components["schemas"]["Signature"];
        /**
         * @description The time of signing, new for every attempt.
         * @example 1768478400
         */
        ServiceTimestamp: components["schemas"]["SignatureTimestamp"];
    };
    requestBodies: never;
    headers: {
        /**
         * @description Seconds to wait before asking again.
         * @example 1
         */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    findArgentineDestination: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The client of the service for which it asks.
                 * @example demo
                 */
                "x-client-id": components["parameters"]["OnBehalfOf"];
                /**
                 * @description Names the api-secret that signed this call.
                 * @example key-01935d2a
                 */
                "x-api-key"?: components["parameters"]["ServiceApiKey"];
                /**
                 * @description HMAC-SHA256 with the base64-decoded api-secret over the UTF-8 bytes of timestamp, endpoint and body, joined without
                 *     a separator. Compare in constant time; refuse a signature that differs, is older than 60 seconds or lies more than
                 *     60 seconds ahead.
                 * @example hmac-sha256 q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=
                 */
                "x-signature"?: components["parameters"]["ServiceSignature"];
                /**
                 * @description The time of signing, new for every attempt.
                 * @example 1768478400
                 */
                "x-timestamp"?: components["parameters"]["ServiceTimestamp"];
                /**
                 * @description The endpoint called. Compare it with your own.
                 * @example /bank/arg/transfers
                 */
                "x-endpoint"?: components["parameters"]["ServiceEndpoint"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArgentineDestinationQuery"];
            };
        };
        responses: {
            /** @description The holder, or null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArgentineDestinationAnswer"];
                };
            };
            400: components["responses"]["AskedAmiss"];
            401: components["responses"]["AskedByStranger"];
            429: components["responses"]["AskedTooOften"];
            500: components["responses"]["NetworkFailure"];
            503: components["responses"]["NetworkUnavailable"];
        };
    };
    changeArgentineAlias: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The client of the service for which it asks.
                 * @example demo
                 */
                "x-client-id": components["parameters"]["OnBehalfOf"];
                /**
                 * @description Names the api-secret that signed this call.
                 * @example key-01935d2a
                 */
                "x-api-key"?: components["parameters"]["ServiceApiKey"];
                /**
                 * @description HMAC-SHA256 with the base64-decoded api-secret over the UTF-8 bytes of timestamp, endpoint and body, joined without
                 *     a separator. Compare in constant time; refuse a signature that differs, is older than 60 seconds or lies more than
                 *     60 seconds ahead.
                 * @example hmac-sha256 q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=
                 */
                "x-signature"?: components["parameters"]["ServiceSignature"];
                /**
                 * @description The time of signing, new for every attempt.
                 * @example 1768478400
                 */
                "x-timestamp"?: components["parameters"]["ServiceTimestamp"];
                /**
                 * @description The endpoint called. Compare it with your own.
                 * @example /bank/arg/transfers
                 */
                "x-endpoint"?: components["parameters"]["ServiceEndpoint"];
            };
            path: {
                /**
                 * @description The number of the account.
                 * @example 0000123400000000012345
                 */
                cvu: components["schemas"]["Cvu"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArgentineAliasChange"];
            };
        };
        responses: {
            /** @description Whether the alias was free. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArgentineAliasAnswer"];
                };
            };
            400: components["responses"]["AskedAmiss"];
            401: components["responses"]["AskedByStranger"];
            429: components["responses"]["AskedTooOften"];
            500: components["responses"]["NetworkFailure"];
            503: components["responses"]["NetworkUnavailable"];
        };
    };
    sendArgentineTransfer: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The client of the service for which it asks.
                 * @example demo
                 */
                "x-client-id": components["parameters"]["OnBehalfOf"];
                /**
                 * @description Names the api-secret that signed this call.
                 * @example key-01935d2a
                 */
                "x-api-key"?: components["parameters"]["ServiceApiKey"];
                /**
                 * @description HMAC-SHA256 with the base64-decoded api-secret over the UTF-8 bytes of timestamp, endpoint and body, joined without
                 *     a separator. Compare in constant time; refuse a signature that differs, is older than 60 seconds or lies more than
                 *     60 seconds ahead.
                 * @example hmac-sha256 q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=
                 */
                "x-signature"?: components["parameters"]["ServiceSignature"];
                /**
                 * @description The time of signing, new for every attempt.
                 * @example 1768478400
                 */
                "x-timestamp"?: components["parameters"]["ServiceTimestamp"];
                /**
                 * @description The endpoint called. Compare it with your own.
                 * @example /bank/arg/transfers
                 */
                "x-endpoint"?: components["parameters"]["ServiceEndpoint"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArgentineTransferOrder"];
            };
        };
        responses: {
            /** @description The status of the transfer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransferOrderAnswer"];
                };
            };
            400: components["responses"]["AskedAmiss"];
            401: components["responses"]["AskedByStranger"];
            409: components["responses"]["OrderChanged"];
            429: components["responses"]["AskedTooOften"];
            500: components["responses"]["NetworkFailure"];
            503: components["responses"]["NetworkUnavailable"];
        };
    };
    findPixKeyHolder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The client of the service for which it asks.
                 * @example demo
                 */
                "x-client-id": components["parameters"]["OnBehalfOf"];
                /**
                 * @description Names the api-secret that signed this call.
                 * @example key-01935d2a
                 */
                "x-api-key"?: components["parameters"]["ServiceApiKey"];
                /**
                 * @description HMAC-SHA256 with the base64-decoded api-secret over the UTF-8 bytes of timestamp, endpoint and body, joined without
                 *     a separator. Compare in constant time; refuse a signature that differs, is older than 60 seconds or lies more than
                 *     60 seconds ahead.
                 * @example hmac-sha256 q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=
                 */
                "x-signature"?: components["parameters"]["ServiceSignature"];
                /**
                 * @description The time of signing, new for every attempt.
                 * @example 1768478400
                 */
                "x-timestamp"?: components["parameters"]["ServiceTimestamp"];
                /**
                 * @description The endpoint called. Compare it with your own.
                 * @example /bank/arg/transfers
                 */
                "x-endpoint"?: components["parameters"]["ServiceEndpoint"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PixKeyQuery"];
            };
        };
        responses: {
            /** @description The holder, or null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PixKeyAnswer"];
                };
            };
            400: components["responses"]["AskedAmiss"];
            401: components["responses"]["AskedByStranger"];
            429: components["responses"]["AskedTooOften"];
            500: components["responses"]["NetworkFailure"];
            503: components["responses"]["NetworkUnavailable"];
        };
    };
    registerPixKeyInDirectory: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The client of the service for which it asks.
                 * @example demo
                 */
                "x-client-id": components["parameters"]["OnBehalfOf"];
                /**
                 * @description Names the api-secret that signed this call.
                 * @example key-01935d2a
                 */
                "x-api-key"?: components["parameters"]["ServiceApiKey"];
                /**
                 * @description HMAC-SHA256 with the base64-decoded api-secret over the UTF-8 bytes of timestamp, endpoint and body, joined without
                 *     a separator. Compare in constant time; refuse a signature that differs, is older than 60 seconds or lies more than
                 *     60 seconds ahead.
                 * @example hmac-sha256 q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=
                 */
                "x-signature"?: components["parameters"]["ServiceSignature"];
                /**
                 * @description The time of signing, new for every attempt.
                 * @example 1768478400
                 */
                "x-timestamp"?: components["parameters"]["ServiceTimestamp"];
                /**
                 * @description The endpoint called. Compare it with your own.
                 * @example /bank/arg/transfers
                 */
                "x-endpoint"?: components["parameters"]["ServiceEndpoint"];
            };
            path: {
                /**
                 * @description A random key.
                 * @example 6f1f7bb4-51a2-4a52-9b5d-6a2f5c0d9e11
                 */
                key: components["schemas"]["RandomPixKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PixKeyRegistration"];
            };
        };
        responses: {
            /** @description The directory has the key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PixKeyRegistered"];
                };
            };
            400: components["responses"]["AskedAmiss"];
            401: components["responses"]["AskedByStranger"];
            /** @description Another order has this key. The service informs its operators; the order stays open and is repeated with growing pauses of at most five minutes. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NetworkError"];
                };
            };
            429: components["responses"]["AskedTooOften"];
            500: components["responses"]["NetworkFailure"];
            503: components["responses"]["NetworkUnavailable"];
        };
    };
    removePixKeyFromDirectory: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The client of the service for which it asks.
                 * @example demo
                 */
                "x-client-id": components["parameters"]["OnBehalfOf"];
                /**
                 * @description Names the api-secret that signed this call.
                 * @example key-01935d2a
                 */
                "x-api-key"?: components["parameters"]["ServiceApiKey"];
                /**
                 * @description HMAC-SHA256 with the base64-decoded api-secret over the UTF-8 bytes of timestamp, endpoint and body, joined without
                 *     a separator. Compare in constant time; refuse a signature that differs, is older than 60 seconds or lies more than
                 *     60 seconds ahead.
                 * @example hmac-sha256 q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=
                 */
                "x-signature"?: components["parameters"]["ServiceSignature"];
                /**
                 * @description The time of signing, new for every attempt.
                 * @example 1768478400
                 */
                "x-timestamp"?: components["parameters"]["ServiceTimestamp"];
                /**
                 * @description The endpoint called. Compare it with your own.
                 * @example /bank/arg/transfers
                 */
                "x-endpoint"?: components["parameters"]["ServiceEndpoint"];
            };
            path: {
                /**
                 * @description A random key.
                 * @example 6f1f7bb4-51a2-4a52-9b5d-6a2f5c0d9e11
                 */
                key: components["schemas"]["RandomPixKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The directory does not have the key. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["AskedAmiss"];
            401: components["responses"]["AskedByStranger"];
            429: components["responses"]["AskedTooOften"];
            500: components["responses"]["NetworkFailure"];
            503: components["responses"]["NetworkUnavailable"];
        };
    };
    sendPixTransfer: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The client of the service for which it asks.
                 * @example demo
                 */
                "x-client-id": components["parameters"]["OnBehalfOf"];
                /**
                 * @description Names the api-secret that signed this call.
                 * @example key-01935d2a
                 */
                "x-api-key"?: components["parameters"]["ServiceApiKey"];
                /**
                 * @description HMAC-SHA256 with the base64-decoded api-secret over the UTF-8 bytes of timestamp, endpoint and body, joined without
                 *     a separator. Compare in constant time; refuse a signature that differs, is older than 60 seconds or lies more than
                 *     60 seconds ahead.
                 * @example hmac-sha256 q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=
                 */
                "x-signature"?: components["parameters"]["ServiceSignature"];
                /**
                 * @description The time of signing, new for every attempt.
                 * @example 1768478400
                 */
                "x-timestamp"?: components["parameters"]["ServiceTimestamp"];
                /**
                 * @description The endpoint called. Compare it with your own.
                 * @example /bank/arg/transfers
                 */
                "x-endpoint"?: components["parameters"]["ServiceEndpoint"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PixTransferOrder"];
            };
        };
        responses: {
            /** @description The status of the transfer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransferOrderAnswer"];
                };
            };
            400: components["responses"]["AskedAmiss"];
            401: components["responses"]["AskedByStranger"];
            409: components["responses"]["OrderChanged"];
            429: components["responses"]["AskedTooOften"];
            500: components["responses"]["NetworkFailure"];
            503: components["responses"]["NetworkUnavailable"];
        };
    };
    registerBoleto: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The client of the service for which it asks.
                 * @example demo
                 */
                "x-client-id": components["parameters"]["OnBehalfOf"];
                /**
                 * @description Names the api-secret that signed this call.
                 * @example key-01935d2a
                 */
                "x-api-key"?: components["parameters"]["ServiceApiKey"];
                /**
                 * @description HMAC-SHA256 with the base64-decoded api-secret over the UTF-8 bytes of timestamp, endpoint and body, joined without
                 *     a separator. Compare in constant time; refuse a signature that differs, is older than 60 seconds or lies more than
                 *     60 seconds ahead.
                 * @example hmac-sha256 q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=
                 */
                "x-signature"?: components["parameters"]["ServiceSignature"];
                /**
                 * @description The time of signing, new for every attempt.
                 * @example 1768478400
                 */
                "x-timestamp"?: components["parameters"]["ServiceTimestamp"];
                /**
                 * @description The endpoint called. Compare it with your own.
                 * @example /bank/arg/transfers
                 */
                "x-endpoint"?: components["parameters"]["ServiceEndpoint"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BoletoOrder"];
            };
        };
        responses: {
            /** @description Whether the network accepts it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoletoAnswer"];
                };
            };
            400: components["responses"]["AskedAmiss"];
            401: components["responses"]["AskedByStranger"];
            409: components["responses"]["OrderChanged"];
            429: components["responses"]["AskedTooOften"];
            500: components["responses"]["NetworkFailure"];
            503: components["responses"]["NetworkUnavailable"];
        };
    };
    withdrawBoleto: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The client of the service for which it asks.
                 * @example demo
                 */
                "x-client-id": components["parameters"]["OnBehalfOf"];
                /**
                 * @description Names the api-secret that signed this call.
                 * @example key-01935d2a
                 */
                "x-api-key"?: components["parameters"]["ServiceApiKey"];
                /**
                 * @description HMAC-SHA256 with the base64-decoded api-secret over the UTF-8 bytes of timestamp, endpoint and body, joined without
                 *     a separator. Compare in constant time; refuse a signature that differs, is older than 60 seconds or lies more than
                 *     60 seconds ahead.
                 * @example hmac-sha256 q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=
                 */
                "x-signature"?: components["parameters"]["ServiceSignature"];
                /**
                 * @description The time of signing, new for every attempt.
                 * @example 1768478400
                 */
                "x-timestamp"?: components["parameters"]["ServiceTimestamp"];
                /**
                 * @description The endpoint called. Compare it with your own.
                 * @example /bank/arg/transfers
                 */
                "x-endpoint"?: components["parameters"]["ServiceEndpoint"];
            };
            path: {
                /**
                 * @description The id with which the boleto was registered.
                 * @example 01935d2a-7f60-7c11-9a51-0000000000c1
                 */
                boleto_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The boleto accepts no payment. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["AskedAmiss"];
            401: components["responses"]["AskedByStranger"];
            429: components["responses"]["AskedTooOften"];
            500: components["responses"]["NetworkFailure"];
            503: components["responses"]["NetworkUnavailable"];
        };
    };
    orderPlastic: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The client of the service for which it asks.
                 * @example demo
                 */
                "x-client-id": components["parameters"]["OnBehalfOf"];
                /**
                 * @description Names the api-secret that signed this call.
                 * @example key-01935d2a
                 */
                "x-api-key"?: components["parameters"]["ServiceApiKey"];
                /**
                 * @description HMAC-SHA256 with the base64-decoded api-secret over the UTF-8 bytes of timestamp, endpoint and body, joined without
                 *     a separator. Compare in constant time; refuse a signature that differs, is older than 60 seconds or lies more than
                 *     60 seconds ahead.
                 * @example hmac-sha256 q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=
                 */
                "x-signature"?: components["parameters"]["ServiceSignature"];
                /**
                 * @description The time of signing, new for every attempt.
                 * @example 1768478400
                 */
                "x-timestamp"?: components["parameters"]["ServiceTimestamp"];
                /**
                 * @description The endpoint called. Compare it with your own.
                 * @example /bank/arg/transfers
                 */
                "x-endpoint"?: components["parameters"]["ServiceEndpoint"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmbossingOrder"];
            };
        };
        responses: {
            /** @description The order is taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderTakenAnswer"];
                };
            };
            400: components["responses"]["AskedAmiss"];
            401: components["responses"]["AskedByStranger"];
            409: components["responses"]["OrderChanged"];
            429: components["responses"]["AskedTooOften"];
            500: components["responses"]["NetworkFailure"];
            503: components["responses"]["NetworkUnavailable"];
        };
    };
    announceShipment: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The client of the service for which it asks.
                 * @example demo
                 */
                "x-client-id": components["parameters"]["OnBehalfOf"];
                /**
                 * @description Names the api-secret that signed this call.
                 * @example key-01935d2a
                 */
                "x-api-key"?: components["parameters"]["ServiceApiKey"];
                /**
                 * @description HMAC-SHA256 with the base64-decoded api-secret over the UTF-8 bytes of timestamp, endpoint and body, joined without
                 *     a separator. Compare in constant time; refuse a signature that differs, is older than 60 seconds or lies more than
                 *     60 seconds ahead.
                 * @example hmac-sha256 q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=
                 */
                "x-signature"?: components["parameters"]["ServiceSignature"];
                /**
                 * @description The time of signing, new for every attempt.
                 * @example 1768478400
                 */
                "x-timestamp"?: components["parameters"]["ServiceTimestamp"];
                /**
                 * @description The endpoint called. Compare it with your own.
                 * @example /bank/arg/transfers
                 */
                "x-endpoint"?: components["parameters"]["ServiceEndpoint"];
            };
            path: {
                /**
                 * @description The id of the shipment.
                 * @example 01935d2a-7f60-7c11-9a51-0000000000b1
                 */
                shipment_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShipmentAnnouncement"];
            };
        };
        responses: {
            /** @description The shipment is known. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderTakenAnswer"];
                };
            };
            400: components["responses"]["AskedAmiss"];
            401: components["responses"]["AskedByStranger"];
            429: components["responses"]["AskedTooOften"];
            500: components["responses"]["NetworkFailure"];
            503: components["responses"]["NetworkUnavailable"];
        };
    };
    openProviderSession: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The client of the service for which it asks.
                 * @example demo
                 */
                "x-client-id": components["parameters"]["OnBehalfOf"];
                /**
                 * @description Names the api-secret that signed this call.
                 * @example key-01935d2a
                 */
                "x-api-key"?: components["parameters"]["ServiceApiKey"];
                /**
                 * @description HMAC-SHA256 with the base64-decoded api-secret over the UTF-8 bytes of timestamp, endpoint and body, joined without
                 *     a separator. Compare in constant time; refuse a signature that differs, is older than 60 seconds or lies more than
                 *     60 seconds ahead.
                 * @example hmac-sha256 q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=
                 */
                "x-signature"?: components["parameters"]["ServiceSignature"];
                /**
                 * @description The time of signing, new for every attempt.
                 * @example 1768478400
                 */
                "x-timestamp"?: components["parameters"]["ServiceTimestamp"];
                /**
                 * @description The endpoint called. Compare it with your own.
                 * @example /bank/arg/transfers
                 */
                "x-endpoint"?: components["parameters"]["ServiceEndpoint"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdentityOrder"];
            };
        };
        responses: {
            /** @description The address at which the user completes it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderSessionAnswer"];
                };
            };
            400: components["responses"]["AskedAmiss"];
            401: components["responses"]["AskedByStranger"];
            409: components["responses"]["OrderChanged"];
            429: components["responses"]["AskedTooOften"];
            500: components["responses"]["NetworkFailure"];
            503: components["responses"]["NetworkUnavailable"];
        };
    };
    cancelProviderSession: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The client of the service for which it asks.
                 * @example demo
                 */
                "x-client-id": components["parameters"]["OnBehalfOf"];
                /**
                 * @description Names the api-secret that signed this call.
                 * @example key-01935d2a
                 */
                "x-api-key"?: components["parameters"]["ServiceApiKey"];
                /**
                 * @description HMAC-SHA256 with the base64-decoded api-secret over the UTF-8 bytes of timestamp, endpoint and body, joined without
                 *     a separator. Compare in constant time; refuse a signature that differs, is older than 60 seconds or lies more than
                 *     60 seconds ahead.
                 * @example hmac-sha256 q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=
                 */
                "x-signature"?: components["parameters"]["ServiceSignature"];
                /**
                 * @description The time of signing, new for every attempt.
                 * @example 1768478400
                 */
                "x-timestamp"?: components["parameters"]["ServiceTimestamp"];
                /**
                 * @description The endpoint called. Compare it with your own.
                 * @example /bank/arg/transfers
                 */
                "x-endpoint"?: components["parameters"]["ServiceEndpoint"];
            };
            path: {
                /**
                 * @description The id with which the session was ordered.
                 * @example 01935d2a-7f60-7c11-9a51-0000000000f1
                 */
                session_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is over. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["AskedAmiss"];
            401: components["responses"]["AskedByStranger"];
            429: components["responses"]["AskedTooOften"];
            500: components["responses"]["NetworkFailure"];
            503: components["responses"]["NetworkUnavailable"];
        };
    };
    quoteExchangeRate: {
        parameters: {
            query: {
                /**
                 * @description The currency of which one unit is priced.
                 * @example USD
                 */
                from: components["schemas"]["CurrencyCode"];
                /**
                 * @description The currency of the price.
                 * @example ARS
                 */
                to: components["schemas"]["CurrencyCode"];
                /**
                 * @description The time for which the rate is valid.
                 * @example 2026-01-15T12:00:00.000Z
                 */
                at: components["schemas"]["Timestamp"];
            };
            header?: {
                /**
                 * @description Names the api-secret that signed this call.
                 * @example key-01935d2a
                 */
                "x-api-key"?: components["parameters"]["ServiceApiKey"];
                /**
                 * @description HMAC-SHA256 with the base64-decoded api-secret over the UTF-8 bytes of timestamp, endpoint and body, joined without
                 *     a separator. Compare in constant time; refuse a signature that differs, is older than 60 seconds or lies more than
                 *     60 seconds ahead.
                 * @example hmac-sha256 q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=
                 */
                "x-signature"?: components["parameters"]["ServiceSignature"];
                /**
                 * @description The time of signing, new for every attempt.
                 * @example 1768478400
                 */
                "x-timestamp"?: components["parameters"]["ServiceTimestamp"];
                /**
                 * @description The endpoint called. Compare it with your own.
                 * @example /bank/arg/transfers
                 */
                "x-endpoint"?: components["parameters"]["ServiceEndpoint"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rate. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExchangeRateAnswer"];
                };
            };
            400: components["responses"]["AskedAmiss"];
            401: components["responses"]["AskedByStranger"];
            429: components["responses"]["AskedTooOften"];
            500: components["responses"]["NetworkFailure"];
            503: components["responses"]["NetworkUnavailable"];
        };
    };
    scoreCardUse: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The client of the service for which it asks.
                 * @example demo
                 */
                "x-client-id": components["parameters"]["OnBehalfOf"];
                /**
                 * @description Names the api-secret that signed this call.
                 * @example key-01935d2a
                 */
                "x-api-key"?: components["parameters"]["ServiceApiKey"];
                /**
                 * @description HMAC-SHA256 with the base64-decoded api-secret over the UTF-8 bytes of timestamp, endpoint and body, joined without
                 *     a separator. Compare in constant time; refuse a signature that differs, is older than 60 seconds or lies more than
                 *     60 seconds ahead.
                 * @example hmac-sha256 q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=
                 */
                "x-signature"?: components["parameters"]["ServiceSignature"];
                /**
                 * @description The time of signing, new for every attempt.
                 * @example 1768478400
                 */
                "x-timestamp"?: components["parameters"]["ServiceTimestamp"];
                /**
                 * @description The endpoint called. Compare it with your own.
                 * @example /bank/arg/transfers
                 */
                "x-endpoint"?: components["parameters"]["ServiceEndpoint"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CardUse"];
            };
        };
        responses: {
            /** @description The verdict. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardUseVerdictAnswer"];
                };
            };
            400: components["responses"]["AskedAmiss"];
            401: components["responses"]["AskedByStranger"];
            429: components["responses"]["AskedTooOften"];
            500: components["responses"]["NetworkFailure"];
            503: components["responses"]["NetworkUnavailable"];
        };
    };
    scoreMovement: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The client of the service for which it asks.
                 * @example demo
                 */
                "x-client-id": components["parameters"]["OnBehalfOf"];
                /**
                 * @description Names the api-secret that signed this call.
                 * @example key-01935d2a
                 */
                "x-api-key"?: components["parameters"]["ServiceApiKey"];
                /**
                 * @description HMAC-SHA256 with the base64-decoded api-secret over the UTF-8 bytes of timestamp, endpoint and body, joined without
                 *     a separator. Compare in constant time; refuse a signature that differs, is older than 60 seconds or lies more than
                 *     60 seconds ahead.
                 * @example hmac-sha256 q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=
                 */
                "x-signature"?: components["parameters"]["ServiceSignature"];
                /**
                 * @description The time of signing, new for every attempt.
                 * @example 1768478400
                 */
                "x-timestamp"?: components["parameters"]["ServiceTimestamp"];
                /**
                 * @description The endpoint called. Compare it with your own.
                 * @example /bank/arg/transfers
                 */
                "x-endpoint"?: components["parameters"]["ServiceEndpoint"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MovementToScore"];
            };
        };
        responses: {
            /** @description The verdict. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MovementVerdictAnswer"];
                };
            };
            400: components["responses"]["AskedAmiss"];
            401: components["responses"]["AskedByStranger"];
            429: components["responses"]["AskedTooOften"];
            500: components["responses"]["NetworkFailure"];
            503: components["responses"]["NetworkUnavailable"];
        };
    };
}
