// Written by `npm run codegen` from spec/. Do not edit: change the contract and run it again.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description ISO 3166-1 alpha-3, of the countries that have accounts.
         * @enum {string}
         */
        AccountCountry: "ARG" | "BRA" | "MEX";
        /**
         * @description ISO 4217. ARS goes with ARG, BRL with BRA and MXN with MEX.
         * @enum {string}
         */
        AccountCurrency: "ARS" | "BRL" | "MXN";
        ActivityAccount: {
            id: components["schemas"]["Id"];
            country: components["schemas"]["AccountCountry"];
            currency: components["schemas"]["AccountCurrency"];
        };
        /** @description A movement of the account that belongs to the activity. */
        ActivityAccountTx: {
            id: components["schemas"]["Id"];
            process_type: components["schemas"]["ProcessType"];
            entry_type: components["schemas"]["EntryType"];
            total_amount: components["schemas"]["Amount"];
            result: components["schemas"]["MovementOutcome"];
            created_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description ACTIVITY_UPDATED reports a change, for example from PENDING to APPROVED or REJECTED.
         * @enum {string}
         */
        ActivityEventType: "ACTIVITY_CREATED" | "ACTIVITY_UPDATED";
        /** @description `datetime` is the time of the event. */
        ActivityNotification: {
            type: components["schemas"]["ActivityEventType"];
            /** @description The version of the event's format: three numbers. */
            version: string;
            idempotency_key: components["schemas"]["CallbackIdempotencyKey"];
            datetime: components["schemas"]["Timestamp"];
            /**
             * @description The number of the event among the events of `activity.account`: 1, 2, 3 … in the order of the changes, without gaps. A
             *     missing number belongs to an event that has not arrived yet. Events from before this numbering have 0.
             */
            sequence: number;
            activity: components["schemas"]["NotifiedActivity"];
        };
        /**
         * @description The origin of the movement.
         * @enum {string}
         */
        ActivityOrigin: "CLIENT" | "PAYMENT_PROCESSOR" | "BANK_NETWORK" | "CASH_NETWORK" | "P2P";
        /**
         * @description PENDING becomes APPROVED or REJECTED later.
         * @enum {string}
         */
        ActivityOutcome: "APPROVED" | "REJECTED" | "PENDING";
        /** @description Details beyond the amount. The type of the activity decides which object this is. */
        ActivityProperties: components["schemas"]["CardProperties"] | components["schemas"]["BankProperties"] | components["schemas"]["CashProperties"] | components["schemas"]["FreeProperties"] | null;
        ActivityRejectionReason: components["schemas"]["TransactionRejectionReason"] | components["schemas"]["TransferFailureReason"] | components["schemas"]["CardRejectionReason"] | components["schemas"]["CashRejectionReason"] | null;
        /** @enum {string} */
        ActivityType: "CARD_PURCHASE" | "EXTRACASH" | "CASHOUT_STORE" | "CASHOUT_ATM" | "BANK_TRANSFER_IN" | "BANK_TRANSFER_OUT" | "CASHOUT" | "CASHIN" | "MANUAL_MOVEMENT" | "CLIENT_PAYMENT" | "PAYMENT_IN" | "PAYMENT_OUT" | "P2P_IN" | "P2P_OUT";
        /** @description A decimal amount, never negative, in the account's currency. */
        Amount: string;
        AmountDetail: {
            type: components["schemas"]["TransactionDetailType"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description A DISCOUNT counts as negative. */
            amount: number;
            /** @description The name of the tax, fee or discount. */
            name: string;
        };
        /** @description Names the api-key pair that signed. */
        ApiKey: string;
        AuthorizationInformation: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["AuthorizationTransactionType"];
            point_type: components["schemas"]["PointType"];
            entry_mode: components["schemas"]["EntryMode"];
            country_code: components["schemas"]["CountryCode"];
            origin: components["schemas"]["TransactionOrigin"];
            /** @description The transaction that this one reverses, refunds or clears. */
            original_transaction_id: string | null;
            local_date_time: components["schemas"]["LocalDateTime"];
        };
        AuthorizationReply: {
            status: components["schemas"]["AuthorizationStatus"];
            /** @description Text for people, without effect on the decision. It may be empty, but not left out. The whole reply may have 256 KiB. */
            message: string;
            status_detail: components["schemas"]["AuthorizationStatusDetail"];
        };
        /** @enum {string} */
        AuthorizationStatus: "APPROVED" | "REJECTED";
        /** @enum {string} */
        AuthorizationStatusDetail: "APPROVED" | "INSUFFICIENT_FUNDS" | "INVALID_MERCHANT" | "INVALID_AMOUNT" | "SYSTEM_ERROR" | "OTHER";
        /**
         * @description The types that need an authorization.
         * @enum {string}
         */
        AuthorizationTransactionType: "PURCHASE" | "WITHDRAWAL" | "EXTRACASH";
        /** @description For BANK_TRANSFER_IN and BANK_TRANSFER_OUT. */
        BankProperties: {
            counterparty?: components["schemas"]["TransferCounterparty"];
            concept?: string;
        };
        CallHeaders: {
            "x-api-key": components["schemas"]["ApiKey"];
            "x-signature": components["schemas"]["Signature"];
            "x-timestamp": components["schemas"]["SignatureTimestamp"];
            "x-endpoint": components["schemas"]["SignedEndpoint"];
            "x-idempotency-key": components["schemas"]["CallbackIdempotencyKey"];
        };
        /** @description The same in every repeat of a call or event, and different for every other one. If you have already processed it, do nothing more. */
        CallbackIdempotencyKey: string;
        CardAdjustment: {
            transaction: components["schemas"]["CardTransactionInformation"];
            merchant: components["schemas"]["Merchant"];
            card: components["schemas"]["TransactionCard"];
            installments?: components["schemas"]["Installments"];
            user: components["schemas"]["TransactionUser"];
            amount: components["schemas"]["TransactionAmount"];
        };
        CardAuthorization: {
            transaction: components["schemas"]["AuthorizationInformation"];
            merchant: components["schemas"]["Merchant"];
            card: components["schemas"]["TransactionCard"];
            installments?: components["schemas"]["Installments"];
            user: components["schemas"]["TransactionUser"];
            amount: components["schemas"]["TransactionAmount"];
        };
        /**
         * @description One of the two supported card networks.
         * @enum {string}
         */
        CardNetwork: "CARD_NETWORK_1" | "CARD_NETWORK_2";
        /** @description For CARD_PURCHASE and EXTRACASH, and for CASHOUT_STORE and CASHOUT_ATM if a card was used. */
        CardProperties: {
            merchant_id?: string;
            merchant_name?: string;
            address?: string;
            /** @description ISO 18245. */
            mcc?: string;
            card_type?: components["schemas"]["CardType"];
            last_digits?: string;
            card_brand?: string;
            point_type?: components["schemas"]["PointType"];
            entry_mode?: components["schemas"]["EntryMode"];
        };
        /**
         * @description A check of the card failed, so the account was not asked.
         * @enum {string}
         */
        CardRejectionReason: "CARD_BLOCKED" | "CARD_DISABLED" | "CARD_NOT_ACTIVE" | "CARD_NOT_CONFIGURED" | "CARD_NOT_FOUND" | "CRYPTO_ERROR" | "DUPLICATE_TRANSMISSION_DETECTED" | "EXPIRED_CARD" | "EXTRA_FIELDS" | "INTERNAL_ERROR" | "INVALID_AMOUNT" | "INVALID_CVV" | "INVALID_EXPIRATION_DATE" | "INVALID_MERCHANT" | "INVALID_PIN" | "INVALID_TRANSACTION" | "LOST_CARD" | "MISSING_FIELDS" | "ORIGINAL_NOT_FOUND" | "OTHER" | "REJECTED_FRAUD" | "RESTRICTED_USER" | "SECURITY_VIOLATION" | "SERVICE_UNAVAILABLE" | "STOLEN_CARD" | "SYSTEM_ERROR" | "TRANSACTION_NOT_PERMITTED";
        CardTransactionInformation: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["CardTransactionType"];
            point_type: components["schemas"]["PointType"];
            entry_mode: components["schemas"]["EntryMode"];
            country_code: components["schemas"]["CountryCode"];
            origin: components["schemas"]["TransactionOrigin"];
            /** @description The transaction that this one reverses, refunds or clears. */
            original_transaction_id: string | null;
            local_date_time: components["schemas"]["LocalDateTime"];
        };
        /** @enum {string} */
        CardTransactionType: "PURCHASE" | "WITHDRAWAL" | "EXTRACASH" | "REFUND" | "PAYMENT" | "REVERSAL_PURCHASE" | "REVERSAL_WITHDRAWAL" | "REVERSAL_EXTRACASH" | "REVERSAL_REFUND" | "REVERSAL_PAYMENT";
        /** @enum {string} */
        CardType: "VIRTUAL" | "PHYSICAL";
        /** @description For CASHIN and CASHOUT, and for CASHOUT_STORE and CASHOUT_ATM if no card was used. */
        CashProperties: {
            network?: string;
            reference?: string;
        };
        /**
         * @description The reason why cash was not handed out although the account was not asked.
         *     - WRONG_CASH_TOKEN: somebody gave another token than that of the intent.
         * @enum {string}
         */
        CashRejectionReason: "WRONG_CASH_TOKEN";
        /** @description The reason why the client's endpoint did not accept the call. Only the status counts; the text is for people. */
        ClientRefusal: {
            message: string;
        } & {
            [key: string]: unknown;
        };
        CompletedIdentitySession: {
            /** Format: uuid */
            id: string;
            status: components["schemas"]["CompletedIdentityStatus"];
        };
        /**
         * @description The three outcomes of an identity session.
         * @enum {string}
         */
        CompletedIdentityStatus: "VALIDATED" | "NOT_VALIDATED" | "REJECTED";
        /** @description ISO 3166-1 alpha-3. */
        CountryCode: string;
        /** @description ISO 4217. */
        CurrencyCode: string;
        /** @enum {string} */
        EntryMode: "UNKNOWN" | "MANUAL" | "CHIP" | "CONTACTLESS" | "CREDENTIAL_ON_FILE" | "MAG_STRIPE" | "OTHERS";
        /**
         * @description DEBIT reduces the balance of the account, CREDIT increases it.
         * @enum {string}
         */
        EntryType: "DEBIT" | "CREDIT";
        EventHeaders: {
            "X-Api-Key": components["schemas"]["ApiKey"];
            "X-Signature": components["schemas"]["Signature"];
            "X-Timestamp": components["schemas"]["SignatureTimestamp"];
            "X-Endpoint": components["schemas"]["SignedEndpoint"];
        };
        /** @description For the other types. */
        FreeProperties: {
            [key: string]: unknown;
        };
        /**
         * @description Any JSON value without NUL in texts and names. Numbers must fit in a double exactly (RFC 8259, 6), so that they come back as
         *     they were sent. A number with more digits is refused with the detail `number`; send it as text. A body has at most 32 levels,
         *     and `__proto__` is not allowed as a name.
         */
        FreeValue: unknown;
        /** @description An opaque identifier. */
        Id: string;
        IdentitySessionCompleted: {
            /** @constant */
            event_id: "identity-session-completed";
            idempotency_key: components["schemas"]["CallbackIdempotencyKey"];
            session: components["schemas"]["CompletedIdentitySession"];
        };
        /** @description Sent only for purchases in installments on credit cards, not with the transactions that follow them. */
        Installments: {
            quantity: number;
            credit_type: components["schemas"]["InstallmentsCreditType"];
            /** @description In months. */
            grace_period: number;
            current_installment?: number;
        };
        /** @enum {string} */
        InstallmentsCreditType: "NO_PROMOTION" | "WITHOUT_INTEREST" | "WITH_INTEREST" | "BUY_TODAY_PAY_LATER";
        /** @description ISO 8601, local time at the place of the transaction, without a time zone. */
        LocalDateTime: string;
        /** @description One text per language. The keys are language tags of BCP 47, such as `es-AR`. */
        LocalizedText: {
            [key: string]: string;
        };
        Merchant: {
            id: string;
            mcc: components["schemas"]["MerchantCategoryCode"];
            address: string | null;
            name: string;
        };
        /** @description ISO 18245. */
        MerchantCategoryCode: string;
        /** @description The client's own data, stored and returned unchanged. */
        Metadata: {
            [key: string]: components["schemas"]["FreeValue"];
        };
        MoneyTotal: {
            /** @description At most two decimals and fifteen digits in all, so that a double holds it exactly. */
            total: number;
            currency: components["schemas"]["CurrencyCode"];
        };
        /** @enum {string} */
        MovementOutcome: "APPROVED" | "REJECTED";
        NotifiedActivity: {
            id: components["schemas"]["Id"];
            account: components["schemas"]["ActivityAccount"];
            account_txs: components["schemas"]["ActivityAccountTx"][];
            /** @description The id of the transaction, transfer or intent that the activity is about. */
            origin_tx_id: string | null;
            origin: components["schemas"]["ActivityOrigin"];
            process_type: components["schemas"]["ProcessType"];
            type: components["schemas"]["ActivityType"];
            data: components["schemas"]["NotifiedActivityData"];
            total_amount: components["schemas"]["Amount"];
            entry_type: components["schemas"]["EntryType"];
            result: components["schemas"]["ActivityOutcome"];
            rejection_reason: components["schemas"]["ActivityRejectionReason"];
            rejection_message: components["schemas"]["NotifiedText"];
            /** @description True if the balance was not checked. */
            forced: boolean;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        NotifiedActivityData: {
            properties: components["schemas"]["ActivityProperties"];
            description: components["schemas"]["NotifiedText"];
            details: components["schemas"]["NotifiedActivityDetail"][];
            metadata: components["schemas"]["Metadata"];
        };
        NotifiedActivityDetail: {
            type: components["schemas"]["TransactionDetailType"];
            subtype: string | null;
            amount: components["schemas"]["Amount"];
            entry_type: components["schemas"]["EntryType"];
            description: components["schemas"]["NotifiedText"];
            metadata: components["schemas"]["Metadata"];
        };
        NotifiedText: components["schemas"]["LocalizedText"] | null;
        /** @enum {string} */
        PointType: "POS" | "ECOMMERCE" | "ATM" | "MOTO";
        /**
         * @description ORIGINAL is new. The others follow an earlier movement.
         * @enum {string}
         */
        ProcessType: "ORIGINAL" | "ADJUSTMENT" | "REFUND" | "REVERSAL";
        /** @enum {string} */
        ProductType: "PREPAID" | "CREDIT" | "DEBIT";
        ReplyHeaders: {
            "x-endpoint": components["schemas"]["SignedEndpoint"];
            "x-timestamp": components["schemas"]["SignatureTimestamp"];
            "x-signature": components["schemas"]["Signature"];
        };
        ShipmentUpdate: {
            /** @constant */
            event_id: "shipment-updated";
            idempotency_key: components["schemas"]["CallbackIdempotencyKey"];
            shipment_id: components["schemas"]["Id"];
            meta: components["schemas"]["ShipmentUpdateMeta"];
        };
        ShipmentUpdateMeta: {
            /**
             * Format: uri
             * @description The address of the shipment with its new status.
             */
            resource_url: string;
        };
        /** @description The text `hmac-sha256`, a space and the digest in base64. */
        Signature: string;
        /** @description The time of signing in seconds since the Unix epoch. */
        SignatureTimestamp: string;
        /** @description The path that was called, with its query. Treat it as opaque. */
        SignedEndpoint: string;
        /**
         * Format: date-time
         * @description RFC 3339 in UTC with milliseconds.
         */
        Timestamp: string;
        /** @description The details sum to `local.total`. Every amount may be zero. */
        TransactionAmount: {
            /** @description The amount that the user pays or receives, taxes and fees included, in the local currency of the card. */
            local: components["schemas"]["MoneyTotal"];
            /** @description The amount that the card network settles. */
            settlement: components["schemas"]["MoneyTotal"];
            /** @description The price at the merchant before taxes, in the merchant's currency. */
            transaction: components["schemas"]["MoneyTotal"];
            details: components["schemas"]["AmountDetail"][];
        };
        /** @description Data of the card that is not sensitive. */
        TransactionCard: {
            id: components["schemas"]["Id"];
            product_type: components["schemas"]["ProductType"];
            provider: components["schemas"]["CardNetwork"];
            last_four: string;
        };
        /** @enum {string} */
        TransactionDetailType: "BASE" | "FEE" | "TAX" | "EXTRACASH" | "DISCOUNT";
        /**
         * @description DOMESTIC: in the country of the issuer.
         * @enum {string}
         */
        TransactionOrigin: "DOMESTIC" | "INTERNATIONAL";
        /**
         * @description - INSUFFICIENT_FUNDS: the debit is above the balance.
         *     - ACCOUNT_DISABLED: the account is DISABLED or DELETED.
         *     - ACCOUNT_FROZEN: a debit on a FROZEN account.
         *     - MONTHLY_, DAILY_AMOUNT_LIMIT_REACHED: the movement exceeds the limit of a user account for the month or the day.
         *     - CLIENT_MONTHLY_, CLIENT_DAILY_AMOUNT_LIMIT_REACHED: it exceeds the limit of all accounts of the client together.
         *     - BRIDGE_ACCOUNT_MONTHLY_, BRIDGE_ACCOUNT_DAILY_AMOUNT_LIMIT_REACHED: the same for a bridge account.
         *     - BRIDGE_ACCOUNT_AMOUNT_LIMIT_REACHED: one movement of a bridge account is too large.
         *     - MAX_BRIDGE_ACCOUNT_FUNDING_LIMIT_EXCEEDED: the credit would exceed the maximum balance of a bridge account.
         *     - PROCESS_TIME_EXPIRED: `process_before` had passed.
         *     - SOURCE_, DESTINATION_ACCOUNT_TX_REJECTED: the other leg of a P2P movement was refused.
         *     - FRAUD_SCORING_REJECTED: the fraud engine refused.
         * @enum {string}
         */
        TransactionRejectionReason: "INSUFFICIENT_FUNDS" | "ACCOUNT_DISABLED" | "ACCOUNT_FROZEN" | "MONTHLY_AMOUNT_LIMIT_REACHED" | "DAILY_AMOUNT_LIMIT_REACHED" | "CLIENT_MONTHLY_AMOUNT_LIMIT_REACHED" | "CLIENT_DAILY_AMOUNT_LIMIT_REACHED" | "BRIDGE_ACCOUNT_MONTHLY_AMOUNT_LIMIT_REACHED" | "BRIDGE_ACCOUNT_DAILY_AMOUNT_LIMIT_REACHED" | "BRIDGE_ACCOUNT_AMOUNT_LIMIT_REACHED" | "MAX_BRIDGE_ACCOUNT_FUNDING_LIMIT_EXCEEDED" | "PROCESS_TIME_EXPIRED" | "SOURCE_ACCOUNT_TX_REJECTED" | "DESTINATION_ACCOUNT_TX_REJECTED" | "FRAUD_SCORING_REJECTED";
        TransactionUser: {
            id: components["schemas"]["Id"];
        };
        /** @description The other party. */
        TransferCounterparty: {
            name?: string;
            tax_id?: string;
            /** @description A CBU, CVU, alias or PIX key. */
            key?: string;
        };
        /**
         * @description The reason why the bank network returned the money. It is not an `error_code`: a transfer that fails was accepted first, and its
         *     activity is REJECTED with the same reason.
         *     - DESTINATION_REJECTED: the bank of the destination did not accept the money.
         *     - DESTINATION_ACCOUNT_NOT_ACTIVE: the account of the destination is closed or disabled.
         *     - NETWORK_UNAVAILABLE: the network could not carry out the transfer.
         * @enum {string}
         */
        TransferFailureReason: "DESTINATION_REJECTED" | "DESTINATION_ACCOUNT_NOT_ACTIVE" | "NETWORK_UNAVAILABLE";
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
