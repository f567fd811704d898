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
         * @description That nobody has it is an answer as well: `destination` is null then. A 404 would say that the address is wrong.
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
         * @description The same alias again changes nothing and is answered as CHANGED.
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
         * @description The id of the order is the id of the transfer. An order that comes again is the same order: the answer is what has become of it by
         *     now, and this is how the service asks. While the answer is IN_PROGRESS, the service waits for the outcome to be reported, and asks from time to time.
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
         * @description That nobody has it is an answer as well: `destination` is null then. A 404 would say that the address is wrong.
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
         * Put a random key into the directory
         * @description The same key again is the same order.
         */
        put: operations["registerPixKeyInDirectory"];
        post?: never;
        /**
         * Take a random key out of the directory
         * @description A key that is not there any more is answered in the same way.
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
         * @description The id of the order is the id of the transfer. An order that comes again is the same order: the answer is what has become of it by
         *     now, and this is how the service asks. While the answer is IN_PROGRESS, the service waits for the outcome to be reported, and asks from time to time.
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
         * @description An order that comes again under its id is the same order.
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
                 * @description The id under which the boleto was registered.
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
         * Call a boleto off
         * @description One that is not there any more is answered in the same way. One that was paid meanwhile is reported as paid.
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
         * @description An order that comes again under its id is the same order. It carries what is printed, in the clear: it is for the maker of the plastic
         *     alone, kept no longer than it takes, and never logged.
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
         * @description The same again changes nothing; another address takes the place of the one before.
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
         * @description An order that comes again under its id is the same order, with the same address.
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
                 * @description The id under which the session was opened.
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
         * Call a session off
         * @description One that is not there any more is answered in the same way.
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
         * @description Part of the 3,000 ms of an authorization abroad. A currency that the provider does not know makes the rate null.
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
         * Judge the use of a card before it is decided
         * @description Part of the 3,000 ms of an authorization. No answer in time rejects the message as SERVICE_UNAVAILABLE. A use that is judged again under its id is the same use.
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
         * Judge a movement of money before it is decided
         * @description Nothing is kept of it, so the same may be asked again.
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
        /** @description Names the pair of api-key and api-secret that signed. */
        ApiKey: string;
        ArgentineAliasAnswer: {
            data: {
                /**
                 * @description TAKEN when another account has the alias; nothing changed then.
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
            /** @description Of an account at a bank. */
            cbu: string | null;
            /** @description Of a virtual account. */
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
        /** @description Unique, whatever the case of its letters. */
        BankAlias: string;
        BoletoAnswer: {
            data: {
                /** @description Of the order that is answered. */
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
            /** @description From then on it takes no payment. */
            expires_at: components["schemas"]["Timestamp"];
        };
        /** @enum {string} */
        CardTransactionType: "PURCHASE" | "WITHDRAWAL" | "EXTRACASH" | "REFUND" | "PAYMENT" | "REVERSAL_PURCHASE" | "REVERSAL_WITHDRAWAL" | "REVERSAL_EXTRACASH" | "REVERSAL_REFUND" | "REVERSAL_PAYMENT";
        CardUse: {
            /** @description Of the transaction. */
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
                /** @description Of the use that is judged. */
                id: components["schemas"]["Id"];
                /**
                 * @description OVER_THRESHOLD rejects the use as SECURITY_VIOLATION, REFUSE as REJECTED_FRAUD.
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
            /** @description Of the card or of the batch. */
            id: components["schemas"]["Id"];
            kind: components["schemas"]["EmbossingKind"];
            /** @description The company that the affinity group names. */
            company: string | null;
            /** @description The shipment that takes the plastic to its receiver. */
            shipment_id: string | null;
            plastics: components["schemas"]["PrintedCard"][];
        };
        /** @description The number that a PIX has in the whole payment system: E, the ISPB of the payer's bank, the minute in UTC, eleven letters and digits. */
        EndToEndId: string;
        /** @enum {string} */
        EntryMode: "UNKNOWN" | "MANUAL" | "CHIP" | "CONTACTLESS" | "CREDENTIAL_ON_FILE" | "MAG_STRIPE" | "OTHERS";
        ErrorDetail: {
            /** @description What is wrong with this place, for example `required`, `enum` or `unknown`. */
            code: string;
            /** @description The reason in words. */
            detail: string;
            /** @enum {string} */
            location: "body" | "query" | "path" | "header";
            /** @description A JSON pointer into the body or the name of the parameter. */
            pointer: string;
        };
        ExchangeRateAnswer: {
            data: {
                from: components["schemas"]["CurrencyCode"];
                to: components["schemas"]["CurrencyCode"];
                /** @description Units of `to` for one of `from`: a decimal, or a quotient as `1/1450` where a decimal would not be exact. */
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
            /** @description The time when the provider should stop. */
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
            /** @description The operation that asks for the movement, by its operationId. */
            operation_id: string;
            amount: components["schemas"]["Amount"];
        };
        MovementVerdictAnswer: {
            data: {
                /** @enum {string} */
                verdict: "ACCEPT" | "REFUSE";
            };
        };
        /** @description The one shape of every error. What the service does next follows from the status; the words are for its operators. */
        NetworkError: {
            error_code: string;
            error: {
                message: string;
                details: components["schemas"]["ErrorDetail"][];
            };
            /** @description The id under which the network finds this call in its logs. */
            request_id: string;
        };
        /** @description More than zero. */
        NetworkTransferAmount: string;
        OrderTakenAnswer: {
            data: {
                /** @description Of the order that is answered. */
                id: components["schemas"]["Id"];
            };
        };
        PixBank: {
            /** @description How the payment system of Brazil knows the bank. */
            ispb: string;
            name: string;
        };
        /** @description The holder of a PIX key as the payer may see them. */
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
            /** @description With its first and last digits hidden, as `***.982.247-**`. */
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
            /** @description The account that the key leads to. */
            account_id: components["schemas"]["Id"];
        };
        /**
         * @description Any of these can be paid to. Accounts of this service have EVP only.
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
        /** @description What is printed on a card. */
        PrintedCard: {
            card_id: components["schemas"]["Id"];
            pan: string;
            cvv: string;
            /** @description MM/YY. */
            expiration_date: string;
            /** @description Null on an unnamed card. */
            name: string | null;
        };
        ProviderSessionAnswer: {
            data: {
                /** @description Of the order that is answered. */
                id: components["schemas"]["Id"];
                /** Format: uri */
                url: string;
            };
        };
        /** Format: uuid */
        RandomPixKey: string;
        ShipmentAnnouncement: {
            /** @description The company that the affinity group names. */
            company: string | null;
            shipment_type: components["schemas"]["ShipmentType"];
            country: components["schemas"]["CountryCode"];
            /** @description Null for what goes to, or is handed over at, the warehouse. */
            address: components["schemas"]["ShippingAddress"] | null;
            receiver: components["schemas"]["ShipmentReceiver"] | null;
        };
        /** @description Who takes a shipment. What is unknown is left out. */
        ShipmentReceiver: {
            full_name: string;
            document_type?: components["schemas"]["IdentificationType"];
            document_number?: string;
            telephone_number?: string;
            /** @description The fiscal document. Always needed in Brazil. */
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
        /** @description The word hmac-sha256, a space and the digest in base64. */
        Signature: string;
        /** @description The moment of signing in seconds of the unix epoch. */
        SignatureTimestamp: string;
        /** @description The path, with its query, that was called. Readers treat it as opaque. */
        SignedEndpoint: string;
        /** @description The last digit is a check digit. */
        TaxNumber: string;
        /** @enum {string} */
        TaxType: "CUIT" | "CUIL";
        /**
         * Format: date-time
         * @description RFC 3339 in UTC with milliseconds.
         */
        Timestamp: string;
        /**
         * @description DOMESTIC in the country of the issuer.
         * @enum {string}
         */
        TransactionOrigin: "DOMESTIC" | "INTERNATIONAL";
        /**
         * @description What a transfer in Argentina is for. VAR is anything else.
         * @enum {string}
         */
        TransferConcept: "ALQ" | "APC" | "BRH" | "BRN" | "CUO" | "EXP" | "FAC" | "HAB" | "HON" | "OIN" | "OIH" | "PRE" | "ROP" | "SEG" | "SIS" | "SON" | "VAR";
        /**
         * @description Why the bank network gave the money back. It is no `error_code`: a transfer that fails was taken, and its activity is REJECTED with the same reason.
         *     - DESTINATION_REJECTED: the bank of the destination did not take the money.
         *     - DESTINATION_ACCOUNT_NOT_ACTIVE: the account of the destination is closed or disabled.
         *     - NETWORK_UNAVAILABLE: the network could not carry out the transfer.
         * @enum {string}
         */
        TransferFailureReason: "DESTINATION_REJECTED" | "DESTINATION_ACCOUNT_NOT_ACTIVE" | "NETWORK_UNAVAILABLE";
        TransferOrderAnswer: {
            data: {
                /** @description Of the order that is answered. */
                id: components["schemas"]["Id"];
                status: components["schemas"]["TransferStatus"];
                /** @description Of a transfer that FAILED, and only then. */
                failure_reason?: components["schemas"]["TransferFailureReason"] | null;
            };
        };
        /** @description The payer as the receiver gets to see them. */
        TransferPayer: {
            name: string;
            tax_id: string | null;
            /** @description The CVU or the PIX key of the account that pays. */
            key: string | null;
        };
        /**
         * @description SUCCESS and FAILED are final. The final status of a transfer IN_PROGRESS comes as an activity.
         * @enum {string}
         */
        TransferStatus: "SUCCESS" | "FAILED" | "IN_PROGRESS";
    };
    responses: {
        /** @description The request does not follow this contract. The service tells its operators; an order stays open and comes again, at growing pauses of at most five minutes, for when the mistake is mended. */
        AskedAmiss: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NetworkError"];
            };
        };
        /** @description Neither the signature nor the token is good. */
        AskedByStranger: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NetworkError"];
            };
        };
        /** @description The service asks more than was agreed. Nothing was done. */
        AskedTooOften: {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NetworkError"];
            };
        };
        /** @description Something failed at the network. Whether it was done is not known. */
        NetworkFailure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NetworkError"];
            };
        };
        /** @description The network can't serve for the moment. Nothing was done. */
        NetworkUnavailable: {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NetworkError"];
            };
        };
        /** @description There is an order with this id, and it is another one. The service tells its operators; the order stays open and comes again, at growing pauses of at most five minutes. */
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
         * @description The client of the service for whom it asks.
         * @example demo
         */
        OnBehalfOf: components["schemas"]["Id"];
        /**
         * @description Which api-secret signed this call.
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
         *     a separator. Compare in constant time; refuse a signature that differs or is older than 60 seconds.
         * @example hmac-sha256 q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=
         */
        ServiceSignature: components["schemas"]["Signature"];
        /**
         * @description The moment of signing. Every attempt carries a fresh one.
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
                 * @description The client of the service for whom it asks.
                 * @example demo
                 */
                "x-client-id": components["parameters"]["OnBehalfOf"];
                /**
                 * @description Which api-secret signed this call.
                 * @example key-01935d2a
                 */
                "x-api-key"?: components["parameters"]["ServiceApiKey"];
                /**
                 * @description HMAC-SHA256 with the base64-decoded api-secret over the UTF-8 bytes of timestamp, endpoint and body, joined without
                 *     a separator. Compare in constant time; refuse a signature that differs or is older than 60 seconds.
                 * @example hmac-sha256 q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=
                 */
                "x-signature"?: components["parameters"]["ServiceSignature"];
                /**
                 * @description The moment of signing. Every attempt carries a fresh one.
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
            /** @description Who has it. */
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
                 * @description The client of the service for whom it asks.
                 * @example demo
                 */
                "x-client-id": components["parameters"]["OnBehalfOf"];
                /**
                 * @description Which api-secret signed this call.
                 * @example key-01935d2a
                 */
                "x-api-key"?: components["parameters"]["ServiceApiKey"];
                /**
                 * @description HMAC-SHA256 with the base64-decoded api-secret over the UTF-8 bytes of timestamp, endpoint and body, joined without
                 *     a separator. Compare in constant time; refuse a signature that differs or is older than 60 seconds.
                 * @example hmac-sha256 q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=
                 */
                "x-signature"?: components["parameters"]["ServiceSignature"];
                /**
                 * @description The moment of signing. Every attempt carries a fresh one.
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
                 * @description The client of the service for whom it asks.
                 * @example demo
                 */
                "x-client-id": components["parameters"]["OnBehalfOf"];
                /**
                 * @description Which api-secret signed this call.
                 * @example key-01935d2a
                 */
                "x-api-key"?: components["parameters"]["ServiceApiKey"];
                /**
                 * @description HMAC-SHA256 with the base64-decoded api-secret over the UTF-8 bytes of timestamp, endpoint and body, joined without
                 *     a separator. Compare in constant time; refuse a signature that differs or is older than 60 seconds.
                 * @example hmac-sha256 q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=
                 */
                "x-signature"?: components["parameters"]["ServiceSignature"];
                /**
                 * @description The moment of signing. Every attempt carries a fresh one.
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
            /** @description What became of the transfer. */
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
                 * @description The client of the service for whom it asks.
                 * @example demo
                 */
                "x-client-id": components["parameters"]["OnBehalfOf"];
                /**
                 * @description Which api-secret signed this call.
                 * @example key-01935d2a
                 */
                "x-api-key"?: components["parameters"]["ServiceApiKey"];
                /**
                 * @description HMAC-SHA256 with the base64-decoded api-secret over the UTF-8 bytes of timestamp, endpoint and body, joined without
                 *     a separator. Compare in constant time; refuse a signature that differs or is older than 60 seconds.
                 * @example hmac-sha256 q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=
                 */
                "x-signature"?: components["parameters"]["ServiceSignature"];
                /**
                 * @description The moment of signing. Every attempt carries a fresh one.
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
            /** @description Who has it. */
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
                 * @description The client of the service for whom it asks.
                 * @example demo
                 */
                "x-client-id": components["parameters"]["OnBehalfOf"];
                /**
                 * @description Which api-secret signed this call.
                 * @example key-01935d2a
                 */
                "x-api-key"?: components["parameters"]["ServiceApiKey"];
                /**
                 * @description HMAC-SHA256 with the base64-decoded api-secret over the UTF-8 bytes of timestamp, endpoint and body, joined without
                 *     a separator. Compare in constant time; refuse a signature that differs or is older than 60 seconds.
                 * @example hmac-sha256 q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=
                 */
                "x-signature"?: components["parameters"]["ServiceSignature"];
                /**
                 * @description The moment of signing. Every attempt carries a fresh one.
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
            /** @description There is an order with this key, and it is another one. The service tells its operators; the order stays open and comes again, at growing pauses of at most five minutes. */
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
                 * @description The client of the service for whom it asks.
                 * @example demo
                 */
                "x-client-id": components["parameters"]["OnBehalfOf"];
                /**
                 * @description Which api-secret signed this call.
                 * @example key-01935d2a
                 */
                "x-api-key"?: components["parameters"]["ServiceApiKey"];
                /**
                 * @description HMAC-SHA256 with the base64-decoded api-secret over the UTF-8 bytes of timestamp, endpoint and body, joined without
                 *     a separator. Compare in constant time; refuse a signature that differs or is older than 60 seconds.
                 * @example hmac-sha256 q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=
                 */
                "x-signature"?: components["parameters"]["ServiceSignature"];
                /**
                 * @description The moment of signing. Every attempt carries a fresh one.
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
                 * @description The client of the service for whom it asks.
                 * @example demo
                 */
                "x-client-id": components["parameters"]["OnBehalfOf"];
                /**
                 * @description Which api-secret signed this call.
                 * @example key-01935d2a
                 */
                "x-api-key"?: components["parameters"]["ServiceApiKey"];
                /**
                 * @description HMAC-SHA256 with the base64-decoded api-secret over the UTF-8 bytes of timestamp, endpoint and body, joined without
                 *     a separator. Compare in constant time; refuse a signature that differs or is older than 60 seconds.
                 * @example hmac-sha256 q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=
                 */
                "x-signature"?: components["parameters"]["ServiceSignature"];
                /**
                 * @description The moment of signing. Every attempt carries a fresh one.
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
            /** @description What became of the transfer. */
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
                 * @description The client of the service for whom it asks.
                 * @example demo
                 */
                "x-client-id": components["parameters"]["OnBehalfOf"];
                /**
                 * @description Which api-secret signed this call.
                 * @example key-01935d2a
                 */
                "x-api-key"?: components["parameters"]["ServiceApiKey"];
                /**
                 * @description HMAC-SHA256 with the base64-decoded api-secret over the UTF-8 bytes of timestamp, endpoint and body, joined without
                 *     a separator. Compare in constant time; refuse a signature that differs or is older than 60 seconds.
                 * @example hmac-sha256 q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=
                 */
                "x-signature"?: components["parameters"]["ServiceSignature"];
                /**
                 * @description The moment of signing. Every attempt carries a fresh one.
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
            /** @description Whether the network takes it. */
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
                 * @description The client of the service for whom it asks.
                 * @example demo
                 */
                "x-client-id": components["parameters"]["OnBehalfOf"];
                /**
                 * @description Which api-secret signed this call.
                 * @example key-01935d2a
                 */
                "x-api-key"?: components["parameters"]["ServiceApiKey"];
                /**
                 * @description HMAC-SHA256 with the base64-decoded api-secret over the UTF-8 bytes of timestamp, endpoint and body, joined without
                 *     a separator. Compare in constant time; refuse a signature that differs or is older than 60 seconds.
                 * @example hmac-sha256 q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=
                 */
                "x-signature"?: components["parameters"]["ServiceSignature"];
                /**
                 * @description The moment of signing. Every attempt carries a fresh one.
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
                 * @description The id under which the boleto was registered.
                 * @example 01935d2a-7f60-7c11-9a51-0000000000c1
                 */
                boleto_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The boleto takes no payment. */
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
                 * @description The client of the service for whom it asks.
                 * @example demo
                 */
                "x-client-id": components["parameters"]["OnBehalfOf"];
                /**
                 * @description Which api-secret signed this call.
                 * @example key-01935d2a
                 */
                "x-api-key"?: components["parameters"]["ServiceApiKey"];
                /**
                 * @description HMAC-SHA256 with the base64-decoded api-secret over the UTF-8 bytes of timestamp, endpoint and body, joined without
                 *     a separator. Compare in constant time; refuse a signature that differs or is older than 60 seconds.
                 * @example hmac-sha256 q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=
                 */
                "x-signature"?: components["parameters"]["ServiceSignature"];
                /**
                 * @description The moment of signing. Every attempt carries a fresh one.
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
                 * @description The client of the service for whom it asks.
                 * @example demo
                 */
                "x-client-id": components["parameters"]["OnBehalfOf"];
                /**
                 * @description Which api-secret signed this call.
                 * @example key-01935d2a
                 */
                "x-api-key"?: components["parameters"]["ServiceApiKey"];
                /**
                 * @description HMAC-SHA256 with the base64-decoded api-secret over the UTF-8 bytes of timestamp, endpoint and body, joined without
                 *     a separator. Compare in constant time; refuse a signature that differs or is older than 60 seconds.
                 * @example hmac-sha256 q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=
                 */
                "x-signature"?: components["parameters"]["ServiceSignature"];
                /**
                 * @description The moment of signing. Every attempt carries a fresh one.
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
                 * @description The client of the service for whom it asks.
                 * @example demo
                 */
                "x-client-id": components["parameters"]["OnBehalfOf"];
                /**
                 * @description Which api-secret signed this call.
                 * @example key-01935d2a
                 */
                "x-api-key"?: components["parameters"]["ServiceApiKey"];
                /**
                 * @description HMAC-SHA256 with the base64-decoded api-secret over the UTF-8 bytes of timestamp, endpoint and body, joined without
                 *     a separator. Compare in constant time; refuse a signature that differs or is older than 60 seconds.
                 * @example hmac-sha256 q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=
                 */
                "x-signature"?: components["parameters"]["ServiceSignature"];
                /**
                 * @description The moment of signing. Every attempt carries a fresh one.
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
            /** @description Where the user goes through it. */
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
                 * @description The client of the service for whom it asks.
                 * @example demo
                 */
                "x-client-id": components["parameters"]["OnBehalfOf"];
                /**
                 * @description Which api-secret signed this call.
                 * @example key-01935d2a
                 */
                "x-api-key"?: components["parameters"]["ServiceApiKey"];
                /**
                 * @description HMAC-SHA256 with the base64-decoded api-secret over the UTF-8 bytes of timestamp, endpoint and body, joined without
                 *     a separator. Compare in constant time; refuse a signature that differs or is older than 60 seconds.
                 * @example hmac-sha256 q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=
                 */
                "x-signature"?: components["parameters"]["ServiceSignature"];
                /**
                 * @description The moment of signing. Every attempt carries a fresh one.
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
                 * @description The id under which the session was opened.
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
                 * @description One unit of it is priced.
                 * @example USD
                 */
                from: components["schemas"]["CurrencyCode"];
                /**
                 * @description The price is in units of it.
                 * @example ARS
                 */
                to: components["schemas"]["CurrencyCode"];
                /**
                 * @description The moment that the rate is for.
                 * @example 2026-01-15T12:00:00.000Z
                 */
                at: components["schemas"]["Timestamp"];
            };
            header?: {
                /**
                 * @description Which api-secret signed this call.
                 * @example key-01935d2a
                 */
                "x-api-key"?: components["parameters"]["ServiceApiKey"];
                /**
                 * @description HMAC-SHA256 with the base64-decoded api-secret over the UTF-8 bytes of timestamp, endpoint and body, joined without
                 *     a separator. Compare in constant time; refuse a signature that differs or is older than 60 seconds.
                 * @example hmac-sha256 q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=
                 */
                "x-signature"?: components["parameters"]["ServiceSignature"];
                /**
                 * @description The moment of signing. Every attempt carries a fresh one.
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
                 * @description The client of the service for whom it asks.
                 * @example demo
                 */
                "x-client-id": components["parameters"]["OnBehalfOf"];
                /**
                 * @description Which api-secret signed this call.
                 * @example key-01935d2a
                 */
                "x-api-key"?: components["parameters"]["ServiceApiKey"];
                /**
                 * @description HMAC-SHA256 with the base64-decoded api-secret over the UTF-8 bytes of timestamp, endpoint and body, joined without
                 *     a separator. Compare in constant time; refuse a signature that differs or is older than 60 seconds.
                 * @example hmac-sha256 q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=
                 */
                "x-signature"?: components["parameters"]["ServiceSignature"];
                /**
                 * @description The moment of signing. Every attempt carries a fresh one.
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
                 * @description The client of the service for whom it asks.
                 * @example demo
                 */
                "x-client-id": components["parameters"]["OnBehalfOf"];
                /**
                 * @description Which api-secret signed this call.
                 * @example key-01935d2a
                 */
                "x-api-key"?: components["parameters"]["ServiceApiKey"];
                /**
                 * @description HMAC-SHA256 with the base64-decoded api-secret over the UTF-8 bytes of timestamp, endpoint and body, joined without
                 *     a separator. Compare in constant time; refuse a signature that differs or is older than 60 seconds.
                 * @example hmac-sha256 q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=
                 */
                "x-signature"?: components["parameters"]["ServiceSignature"];
                /**
                 * @description The moment of signing. Every attempt carries a fresh one.
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
