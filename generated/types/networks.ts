// Written by `npm run codegen` from spec/. Do not edit: change the contract and run it again.
export interface paths {
    "/edge/v1/oauth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get an access token as a network
         * @description OAuth 2.0 client credentials with a signed assertion (RFC 7523): a JWT whose `iss` and `sub` are the network's client id, whose
         *     `aud` is this address and which is valid for five minutes at most. An assertion can be used once, identified by its `jti` (up to
         *     256 characters without control characters). The token has the requested scopes that are agreed with the network, or all agreed
         *     ones if none is requested. It gives no access to the clients' API. It ends after an hour, or when the service no longer knows the
         *     key that signed the assertion.
         */
        post: operations["createNetworkToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/edge/v1/card/authorizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask whether a card may be used
         * @description The reply contains the decision, within 3,000 ms in all. If the client of the card decides and cannot be reached in time, the
         *     service decides instead of it, as agreed (stand-in). A network that waited longer sends a reversal.
         *
         *     The first failed check, in this order, gives the `status_detail`:
         *
         *     1. the card: CARD_NOT_FOUND, CARD_NOT_ACTIVE, CARD_BLOCKED, CARD_DISABLED, LOST_CARD, STOLEN_CARD, EXPIRED_CARD
         *     2. the user: CARD_NOT_CONFIGURED when the card has none, RESTRICTED_USER
         *     3. the affinity group: CARD_NOT_CONFIGURED when it is INACTIVE, TRANSACTION_NOT_PERMITTED
         *     4. what the terminal read: INVALID_PIN, INVALID_CVV, INVALID_EXPIRATION_DATE
         *     5. earlier messages: DUPLICATE_TRANSMISSION_DETECTED
         *     6. the limits of the affinity group: INVALID_AMOUNT
         *     7. fraud: SECURITY_VIOLATION, REJECTED_FRAUD
         *     8. the decision: by the account's ledger or the client
         *
         *     A repeated message with the same reference counts once: marked as `repeat` it gets the first answer; without the mark it is
         *     rejected as DUPLICATE_TRANSMISSION_DETECTED. A wrong PIN or security code counts once for its message, also if the message is
         *     repeated before it is answered, or is reversed. Another PIN or code with the same reference counts as wrong, too.
         */
        post: operations["receiveCardAuthorization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/edge/v1/card/account-verifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify a card
         * @description Like an authorization without an amount: nothing is held, and the answer for a valid card is NOT_DECLINED.
         *
         *     A repeated message with the same reference counts once: marked as `repeat` it gets the first answer; without the mark it is
         *     rejected as DUPLICATE_TRANSMISSION_DETECTED.
         */
        post: operations["receiveAccountVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/edge/v1/card/advices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a decision of the network
         * @description The network approved a transaction itself, because the service was unavailable or the amount below a floor limit, or it presents
         *     a transaction that was never authorized. The advice is booked whatever the balance. It is rejected only if the card does not
         *     exist or has no user, or if a reversal or refund has an unknown original. A reversal or refund of more than is left is rejected
         *     as INVALID_AMOUNT; if nothing is left, as after a first full reversal, as INVALID_TRANSACTION. If the decision on the original
         *     is still running, the answer waits for it.
         *
         *     A repeated message with the same reference counts once: marked as `repeat` it gets the first answer; without the mark it is
         *     rejected as DUPLICATE_TRANSMISSION_DETECTED.
         */
        post: operations["receiveCardAdvice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/edge/v1/card/reversals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reverse a transaction before it is presented
         * @description In full or in part. A reversal that arrives before its original is not refused, but waits for it, up to 90 days. When the
         *     original arrives after reversals of its whole amount, it is rejected, as INVALID_TRANSACTION if nothing else is wrong with it,
         *     and holds nothing; after a partial reversal, its amount is reduced at once. If the decision on the original is still running,
         *     the answer waits for it.
         *
         *     A repeated reversal with the same reference gets the first answer. A refused reversal does not use its reference: it can be sent
         *     again, also with another amount. A reversal of a transaction of a client that the network does not serve any more is refused, too,
         *     and takes effect if it is sent again once the network serves the client.
         */
        post: operations["receiveCardReversal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/edge/v1/card/clearings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Present a transaction
         * @description The clearing record of an authorization. A difference from the authorized amount becomes an adjustment. Report a transaction
         *     that was never authorized as an advice. If the decision on the original is still running, the answer waits for it.
         *
         *     A repeated record with the same reference gets the first answer.
         */
        post: operations["receiveCardClearing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/edge/v1/card/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund a purchase
         * @description The refund is held until it is presented. Report a refund without a known purchase as an advice.
         *
         *     A repeated refund with the same reference gets the first answer.
         */
        post: operations["receiveCardRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/edge/v1/bank/arg/incoming-transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Credit an incoming transfer to an account in Argentina
         * @description If the account cannot accept the money, the transfer is rejected and the network returns it to the sender. The client gets an
         *     activity in both cases.
         *
         *     A repeated transfer with the same reference gets the first answer and moves nothing.
         */
        post: operations["receiveArgentineTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/edge/v1/bank/arg/transfers/{transfer_id}/outcome": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the transfer order.
                 * @example 01935d2a-7f60-7c11-9a51-0000000000e1
                 */
                transfer_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Report the outcome of an Argentine transfer
         * @description For a transfer whose order was answered with IN_PROGRESS. SUCCESS and FAILED are final: the same report again changes nothing,
         *     and a different one is refused. FAILED returns the money to the payer.
         */
        put: operations["reportArgentineTransferOutcome"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/edge/v1/bank/bra/incoming-transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Credit an incoming transfer to an account in Brazil
         * @description If the account cannot accept the money, the transfer is rejected and the network returns it to the sender. The client gets an
         *     activity in both cases.
         *
         *     A repeated transfer with the same reference gets the first answer and moves nothing.
         */
        post: operations["receivePixTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/edge/v1/bank/bra/transfers/{transfer_id}/outcome": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the transfer order.
                 * @example 01935d2a-7f60-7c11-9a51-0000000000e1
                 */
                transfer_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Report the outcome of a PIX transfer
         * @description For a transfer whose order was answered with IN_PROGRESS. SUCCESS and FAILED are final: the same report again changes nothing,
         *     and a different one is refused. FAILED returns the money to the payer.
         */
        put: operations["reportPixTransferOutcome"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/edge/v1/cash/boletos/{boleto_id}/payments": {
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
        /**
         * Report a payment of a boleto
         * @description In full or in part. A payment that the account rejects does not change the boleto.
         *
         *     A repeated payment with the same reference gets the first answer and moves nothing.
         */
        post: operations["receiveBoletoPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/edge/v1/cash/boletos/{boleto_id}/cancellation": {
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
        /**
         * Report that a boleto accepts no more payments
         * @description The network cancelled it. The same report again changes nothing.
         */
        put: operations["receiveBoletoCancellation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/edge/v1/cash/cash-ins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a cash deposit
         * @description Cash was paid in at a counter for the cash alias of an account.
         *
         *     A repeated payment with the same reference gets the first answer and moves nothing.
         */
        post: operations["receiveCashIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/edge/v1/cash/withdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask whether cash may be handed out
         * @description The user gives the number of the intent and its token at a counter. Hand out cash only if the answer is APPROVED. If the account
         *     rejects the withdrawal, the intent stays ACTIVE. An amount other than that of the intent is refused (INVALID_REQUEST) and
         *     changes nothing.
         *
         *     A wrong token moves nothing, and leaves a REJECTED activity if the intent or the report has an amount. The same report that is
         *     sent again, with the same token, then leaves no other one and counts as no further attempt: it gets the first answer. For each
         *     intent five wrong tokens are allowed at once, then one every half hour. Further attempts get 429 and are not checked.
         *
         *     A repeated withdrawal with the same reference gets the first answer and moves nothing.
         */
        post: operations["receiveCashWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/edge/v1/embosser/orders/{order_id}/completion": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id with which the plastic was ordered.
                 * @example 01935d2a-7f60-7c11-9a51-0000000000a1
                 */
                order_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Report that the plastic of an order is made
         * @description For one card, or for all cards of a batch. The same report again changes nothing, whatever the card's status is by then.
         */
        put: operations["reportPlasticMade"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/edge/v1/courier/shipments/{shipment_id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id with which the shipment was announced.
                 * @example 01935d2a-7f60-7c11-9a51-0000000000b1
                 */
                shipment_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report the status of a shipment
         * @description One step of its lifecycle, or another `status_detail` of its current status, for example for a second delivery attempt, unless
         *     that status is final. TRACKED sets the courier's own number. The client is notified.
         *
         *     A repeated event with the same reference gets the first answer.
         */
        post: operations["reportShipmentProgress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/edge/v1/identity/sessions/{session_id}/events": {
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
        /**
         * Report the progress of a session
         * @description With the data that the user entered since the last report; fields that are left out were not entered. VALIDATED, NOT_VALIDATED
         *     and REJECTED are final, and the client is notified.
         *
         *     A repeated event with the same reference gets the first answer.
         */
        post: operations["reportIdentityProgress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/edge/v1/identity/sessions/{session_id}/cancellation": {
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
        /**
         * Report that a session was cancelled
         * @description The provider cancelled it. The same report again changes nothing.
         */
        put: operations["reportIdentityCancellation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/edge/v1/rates/{date}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The day, in UTC.
                 * @example 2026-01-15
                 */
                date: string;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Report the exchange rates of a day
         * @description All rates of the day are relative to one base currency. A second table for the same day replaces the first.
         */
        put: operations["reportExchangeRates"];
        post?: never;
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
        /**
         * @description ISO 4217. ARS goes with ARG, BRL with BRA and MXN with MEX.
         * @enum {string}
         */
        AccountCurrency: "ARS" | "BRL" | "MXN";
        /** @enum {string} */
        AccountErrorCode: "ACCOUNT_NOT_FOUND" | "ACCOUNT_DELETED" | "INVALID_ACCOUNT_STATUS" | "LOCKED_ACCOUNT_STATUS" | "ACCOUNT_HAS_FUNDS" | "ACCOUNT_VALIDATION_ERROR" | "USER_VALIDATION_ERROR" | "CLIENT_VALIDATION_ERROR" | "USER_ACCOUNT_LIMIT_REACHED" | "INVALID_CURRENCY" | "INVALID_UPDATE_STATUS_MOTIVE" | "INVALID_UPDATE_STATUS_COMMENT" | "ACCOUNT_NOT_ACTIVE" | "ACCOUNT_COUNTRY_MISMATCH";
        /** @description Whether a card is valid for such a use. Either `card_id` or `pan` identifies the card. */
        AccountVerificationMessage: {
            reference: components["schemas"]["NetworkReference"];
            /**
             * @description Whether this is a repeat of a message to which the network got no answer.
             * @default false
             */
            repeat?: boolean;
            /** @description The client of the service to which the network routes the message. Used only if no card has the number. */
            issuer_id?: components["schemas"]["Id"];
            card_id?: components["schemas"]["Id"];
            /** @description If no card has the number, the message is rejected as CARD_NOT_FOUND. */
            pan?: string;
            type: components["schemas"]["AuthorizationTransactionType"];
            /** @description The currency of the merchant. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description The country of the merchant. */
            country_code: components["schemas"]["Country"];
            merchant: components["schemas"]["CardAcceptor"];
            point_type: components["schemas"]["PointType"];
            entry_mode: components["schemas"]["EntryMode"];
            local_date_time: components["schemas"]["LocalDateTimeInput"];
            /** @description As entered at the terminal, decrypted from its PIN block. Checked if given. */
            pin?: string;
            /** @description Checked if given. */
            cvv?: string;
            /** @description MM/YY, checked if given. */
            expiration_date?: string;
        } & (unknown | unknown);
        /** @description A decimal amount, never negative, in the account's currency. */
        Amount: string;
        /** @enum {string} */
        AuthErrorCode: "INVALID_CLIENT" | "INVALID_AUDIENCE";
        /**
         * @description The types that need an authorization.
         * @enum {string}
         */
        AuthorizationTransactionType: "PURCHASE" | "WITHDRAWAL" | "EXTRACASH";
        AwaitedOriginalResult: {
            data: {
                /** @description The reference of the answered message. */
                reference: string;
                original_reference: string;
                /** @enum {string} */
                status: "AWAITING_ORIGINAL";
            };
        };
        /** @enum {string} */
        BankErrorCode: "DESTINATION_NOT_FOUND" | "INVALID_DESTINATION_KEY" | "DESTINATION_NOT_VALIDATED" | "DESTINATION_IS_SOURCE" | "ALIAS_ALREADY_IN_USE" | "PIX_KEY_NOT_FOUND" | "PIX_KEY_LIMIT_REACHED" | "PIX_LOOKUP_NOT_FOUND" | "PIX_LOOKUP_EXPIRED" | "PIX_LOOKUP_ALREADY_USED" | "INVALID_AMOUNT" | "INSUFFICIENT_FUNDS" | "AMOUNT_LIMIT_REACHED";
        BoletoPayment: {
            reference: components["schemas"]["NetworkReference"];
            amount: components["schemas"]["NetworkTransferAmount"];
        };
        BoletoPaymentResult: {
            data: {
                id: components["schemas"]["Id"];
                status: components["schemas"]["CashInIntentStatus"];
                amount: components["schemas"]["Amount"];
                paid_amount: components["schemas"]["Amount"];
                /** @description The reference of the answered payment. */
                reference: string;
                result: components["schemas"]["TransactionOutcome"];
                rejection_reason: components["schemas"]["TransactionRejectionReason"] | null;
            };
        };
        BoletoStepResult: {
            data: {
                id: components["schemas"]["Id"];
                status: components["schemas"]["CashInIntentStatus"];
                amount: components["schemas"]["Amount"];
                paid_amount: components["schemas"]["Amount"];
            };
        };
        /** @description The merchant or the cash machine. */
        CardAcceptor: {
            id: string;
            mcc: components["schemas"]["MerchantCategoryCode"];
            name: string;
            address?: string;
            /** @description The merchant's tax number. It is the TAX_ID of its presentments in the presentation file. */
            tax_id?: string;
        };
        /** @description The network has already decided. Either `card_id` or `pan` identifies the card. */
        CardAdviceMessage: {
            reference: components["schemas"]["NetworkReference"];
            /**
             * @description Whether this is a repeat of a message to which the network got no answer.
             * @default false
             */
            repeat?: boolean;
            /** @description The client of the service to which the network routes the message. Used only if no card has the number. */
            issuer_id?: components["schemas"]["Id"];
            card_id?: components["schemas"]["Id"];
            /** @description If no card has the number, the message is rejected as CARD_NOT_FOUND. */
            pan?: string;
            type: components["schemas"]["CardTransactionType"];
            amount: components["schemas"]["MessageAmount"];
            /** @description The part of the amount of an EXTRACASH that is paid out in cash. */
            cash_amount?: components["schemas"]["MessageAmount"];
            /** @description The currency of the merchant. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Units of the card's currency for one of the merchant's. The rate of the day when absent. */
            exchange_rate?: string;
            /** @description The country of the merchant. */
            country_code: components["schemas"]["Country"];
            merchant: components["schemas"]["CardAcceptor"];
            point_type: components["schemas"]["PointType"];
            entry_mode: components["schemas"]["EntryMode"];
            local_date_time: components["schemas"]["LocalDateTimeInput"];
            installments?: components["schemas"]["MessageInstallments"];
            /** @description For a reversal or refund: the message that it takes back. */
            original_reference?: components["schemas"]["NetworkReference"];
        } & (unknown | unknown);
        /** @description A card is used. Either `card_id` or `pan` identifies it. */
        CardAuthorizationMessage: {
            reference: components["schemas"]["NetworkReference"];
            /**
             * @description Whether this is a repeat of a message to which the network got no answer.
             * @default false
             */
            repeat?: boolean;
            /** @description The client of the service to which the network routes the message. Used only if no card has the number. */
            issuer_id?: components["schemas"]["Id"];
            card_id?: components["schemas"]["Id"];
            /** @description If no card has the number, the message is rejected as CARD_NOT_FOUND. */
            pan?: string;
            type: components["schemas"]["AuthorizationTransactionType"];
            amount: components["schemas"]["MessageAmount"];
            /** @description The part of the amount of an EXTRACASH that is paid out in cash. */
            cash_amount?: components["schemas"]["MessageAmount"];
            /** @description The currency of the merchant. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Units of the card's currency for one of the merchant's. The rate of the day when absent. */
            exchange_rate?: string;
            /** @description The country of the merchant. */
            country_code: components["schemas"]["Country"];
            merchant: components["schemas"]["CardAcceptor"];
            point_type: components["schemas"]["PointType"];
            entry_mode: components["schemas"]["EntryMode"];
            local_date_time: components["schemas"]["LocalDateTimeInput"];
            /** @description As entered at the terminal, decrypted from its PIN block. Checked if given. */
            pin?: string;
            /** @description Checked if given. */
            cvv?: string;
            /** @description MM/YY, checked if given. */
            expiration_date?: string;
            installments?: components["schemas"]["MessageInstallments"];
        } & (unknown | unknown);
        CardClearingMessage: {
            reference: components["schemas"]["NetworkReference"];
            /** @description The reference of the message that it is about. */
            original_reference: components["schemas"]["NetworkReference"];
            /** @description In the currency of the original. When absent, the authorized amount less reversals, or with `reverse` the whole presented amount. */
            amount?: components["schemas"]["MessageAmount"];
            /** @description FIRST_PRESENTMENT when absent. */
            function_code?: components["schemas"]["FunctionCode"];
            /**
             * @description Reverses an earlier presentment.
             * @default false
             */
            reverse?: boolean;
            /** @description For a second presentment. */
            reason_code?: string;
            /** @description The number of the presented installment; the first when absent. */
            current_installment?: number;
        };
        CardDecision: {
            /** @description The reference of the answered message. */
            reference: string;
            /** @description The number that the service assigns to the message. */
            transaction_id: components["schemas"]["Id"];
            /**
             * @description HELD: a refund that is not presented yet.
             * @enum {string}
             */
            status: "APPROVED" | "REJECTED" | "HELD";
            status_detail: components["schemas"]["CardTransactionStatusDetail"];
            /**
             * @description ISO 8583, field 39. 00 approved and held; 85 NOT_DECLINED; 03 INVALID_MERCHANT; 12 INVALID_TRANSACTION; 13 INVALID_AMOUNT;
             *     14 CARD_NOT_FOUND; 25 ORIGINAL_NOT_FOUND; 30 MISSING_FIELDS, EXTRA_FIELDS; 41 LOST_CARD; 43 STOLEN_CARD; 51 INSUFFICIENT_FUNDS;
             *     54 EXPIRED_CARD, INVALID_EXPIRATION_DATE; 55 INVALID_PIN; 57 TRANSACTION_NOT_PERMITTED; 59 REJECTED_FRAUD; 62 CARD_NOT_ACTIVE,
             *     CARD_BLOCKED, CARD_DISABLED, CARD_NOT_CONFIGURED, RESTRICTED_USER; 63 SECURITY_VIOLATION; 82 INVALID_CVV; 88 CRYPTO_ERROR;
             *     91 CLIENT_TIMEOUT, CLIENT_UNAVAILABLE, SERVICE_UNAVAILABLE; 94 DUPLICATE_TRANSMISSION_DETECTED; 96 CLIENT_SIGNATURE_ERROR,
             *     SYSTEM_ERROR, INTERNAL_ERROR; 05 anything else.
             */
            response_code: string;
            /** @description ISO 8583, field 38. Null if rejected. */
            authorization_code: string | null;
        };
        CardDecisionResult: {
            data: components["schemas"]["CardDecision"];
        };
        /** @enum {string} */
        CardErrorCode: "CARD_NOT_FOUND" | "AFFINITY_GROUP_NOT_FOUND" | "PCI_ENTITLEMENT_REQUIRED" | "USER_NOT_ACTIVE" | "AFFINITY_GROUP_NOT_ACTIVE" | "CARD_NOT_EMBOSSED" | "USER_DATA_INCOMPLETE" | "INVALID_CARD_STATUS_REASON" | "INVALID_PIN" | "CARD_TYPE_NOT_SUPPORTED" | "AFFINITY_GROUP_MISMATCH" | "INVALID_PREVIOUS_CARD" | "INVALID_END_USER_TOKEN" | "INVALID_SUCCESS_LINK";
        CardRefundMessage: {
            reference: components["schemas"]["NetworkReference"];
            /** @description The reference of the message that it is about. */
            original_reference: components["schemas"]["NetworkReference"];
            /** @description In the currency of the original. The whole remaining amount when absent. */
            amount?: components["schemas"]["MessageAmount"];
        };
        CardReversalMessage: {
            reference: components["schemas"]["NetworkReference"];
            /** @description The reference of the message that it is about. */
            original_reference: components["schemas"]["NetworkReference"];
            /** @description In the currency of the original. The whole remaining amount when absent. */
            amount?: components["schemas"]["MessageAmount"];
        };
        /**
         * @description The same list as the column STATUS_DETAIL of the settlement file.
         * @enum {string}
         */
        CardTransactionStatusDetail: "APPROVED" | "CARD_BLOCKED" | "CARD_DISABLED" | "CARD_NOT_ACTIVE" | "CARD_NOT_CONFIGURED" | "CARD_NOT_FOUND" | "CLIENT_SIGNATURE_ERROR" | "CLIENT_TIMEOUT" | "CLIENT_UNAVAILABLE" | "CRYPTO_ERROR" | "DUPLICATE_TRANSMISSION_DETECTED" | "EXPIRED_CARD" | "EXTRA_FIELDS" | "INSUFFICIENT_FUNDS" | "INTERNAL_ERROR" | "INVALID_AMOUNT" | "INVALID_CVV" | "INVALID_EXPIRATION_DATE" | "INVALID_MERCHANT" | "INVALID_PIN" | "INVALID_TRANSACTION" | "LOST_CARD" | "MISSING_FIELDS" | "NOT_DECLINED" | "ORIGINAL_NOT_FOUND" | "OTHER" | "REJECTED_FRAUD" | "RESTRICTED_USER" | "SECURITY_VIOLATION" | "SERVICE_UNAVAILABLE" | "STOLEN_CARD" | "SYSTEM_ERROR" | "TRANSACTION_NOT_PERMITTED";
        /** @enum {string} */
        CardTransactionType: "PURCHASE" | "WITHDRAWAL" | "EXTRACASH" | "REFUND" | "PAYMENT" | "REVERSAL_PURCHASE" | "REVERSAL_WITHDRAWAL" | "REVERSAL_EXTRACASH" | "REVERSAL_REFUND" | "REVERSAL_PAYMENT";
        /** @enum {string} */
        CashErrorCode: "CASH_OUT_INTENT_NOT_FOUND" | "CASH_IN_INTENT_NOT_FOUND" | "CASH_IN_INTENT_NOT_CANCELLABLE";
        /**
         * @description - ACTIVE: can be paid until it expires.
         *     - REJECTED: the network refused it.
         *     - PAID: the payments reach the amount.
         *     - PARTIALLY_PAID: a part is paid; more payments are possible until it expires.
         *     - CANCELLED: cancelled by the client or the network, or because its account was deleted.
         *     - EXPIRED: not paid in full in time; `paid_amount` is the amount that was paid.
         * @enum {string}
         */
        CashInIntentStatus: "ACTIVE" | "REJECTED" | "PAID" | "PARTIALLY_PAID" | "CANCELLED" | "EXPIRED";
        CashInReport: {
            reference: components["schemas"]["NetworkReference"];
            network_name: components["schemas"]["CashOutNetwork"];
            /** @description The cash alias of an account. */
            alias: string;
            amount: components["schemas"]["NetworkTransferAmount"];
            /** @enum {string} */
            currency: "ARS";
            /** @description The number on the receipt of the person who paid. */
            receipt_number?: string;
        };
        CashMovementResult: {
            data: {
                /** @description The reference of the answered payment. */
                reference: string;
                amount: components["schemas"]["Amount"];
                currency: components["schemas"]["AccountCurrency"];
                result: components["schemas"]["TransactionOutcome"];
                rejection_reason: components["schemas"]["TransactionRejectionReason"] | null;
            };
        };
        /**
         * @description The payment networks of Argentina that hand out cash.
         * @enum {string}
         */
        CashOutNetwork: "ARG_CASH_NETWORK";
        CashWithdrawalReport: {
            reference: components["schemas"]["NetworkReference"];
            intent_id: components["schemas"]["Id"];
            token: string;
            /** @description Required if the intent has no amount; otherwise the amount of the intent, or absent. */
            amount?: components["schemas"]["NetworkTransferAmount"];
        };
        /** @description The data that the user entered since the last report. */
        CollectedIdentity: {
            person_data?: {
                name?: string;
                surname?: string;
                /** Format: date */
                birthdate?: string;
                gender?: components["schemas"]["Gender"];
                nationality?: components["schemas"]["Country"];
            };
            address?: components["schemas"]["IdentityAddressInput"];
            document_data?: {
                identification_type?: components["schemas"]["IdentificationType"];
                identification_value?: string;
                tax_identification_type?: components["schemas"]["TaxIdentificationType"];
                tax_identification_value?: string;
                issuing_country?: components["schemas"]["Country"];
                /** Format: date */
                issue_date?: string;
                /** Format: date */
                expiration_date?: string;
            };
            documentation_proof?: components["schemas"]["CollectedProof"][];
        };
        CollectedProof: {
            /** @enum {string} */
            type: "DOCUMENT_FRONT" | "DOCUMENT_BACK" | "SELFIE";
            /** Format: uri */
            url: string;
            created_at: components["schemas"]["DateTimeInput"];
        };
        /** @enum {string} */
        CommonErrorCode: "INVALID_REQUEST" | "UNAUTHORIZED" | "INSUFFICIENT_SCOPE" | "NOT_ACCEPTABLE" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "RATE_LIMITED" | "INTERNAL_ERROR" | "SERVICE_UNAVAILABLE" | "IDEMPOTENCY_KEY_REUSED" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "HEADERS_TOO_LARGE" | "REQUEST_TIMEOUT" | "MALFORMED_REQUEST";
        /**
         * @description An existing country, ISO 3166-1 alpha-3.
         * @enum {string}
         */
        Country: "ABW" | "AFG" | "AGO" | "AIA" | "ALA" | "ALB" | "AND" | "ARE" | "ARG" | "ARM" | "ASM" | "ATA" | "ATF" | "ATG" | "AUS" | "AUT" | "AZE" | "BDI" | "BEL" | "BEN" | "BES" | "BFA" | "BGD" | "BGR" | "BHR" | "BHS" | "BIH" | "BLM" | "BLR" | "BLZ" | "BMU" | "BOL" | "BRA" | "BRB" | "BRN" | "BTN" | "BVT" | "BWA" | "CAF" | "CAN" | "CCK" | "CHE" | "CHL" | "CHN" | "CIV" | "CMR" | "COD" | "COG" | "COK" | "COL" | "COM" | "CPV" | "CRI" | "CUB" | "CUW" | "CXR" | "CYM" | "CYP" | "CZE" | "DEU" | "DJI" | "DMA" | "DNK" | "DOM" | "DZA" | "ECU" | "EGY" | "ERI" | "ESH" | "ESP" | "EST" | "ETH" | "FIN" | "FJI" | "FLK" | "FRA" | "FRO" | "FSM" | "GAB" | "GBR" | "GEO" | "GGY" | "GHA" | "GIB" | "GIN" | "GLP" | "GMB" | "GNB" | "GNQ" | "GRC" | "GRD" | "GRL" | "GTM" | "GUF" | "GUM" | "GUY" | "HKG" | "HMD" | "HND" | "HRV" | "HTI" | "HUN" | "IDN" | "IMN" | "IND" | "IOT" | "IRL" | "IRN" | "IRQ" | "ISL" | "ISR" | "ITA" | "JAM" | "JEY" | "JOR" | "JPN" | "KAZ" | "KEN" | "KGZ" | "KHM" | "KIR" | "KNA" | "KOR" | "KWT" | "LAO" | "LBN" | "LBR" | "LBY" | "LCA" | "LIE" | "LKA" | "LSO" | "LTU" | "LUX" | "LVA" | "MAC" | "MAF" | "MAR" | "MCO" | "MDA" | "MDG" | "MDV" | "MEX" | "MHL" | "MKD" | "MLI" | "MLT" | "MMR" | "MNE" | "MNG" | "MNP" | "MOZ" | "MRT" | "MSR" | "MTQ" | "MUS" | "MWI" | "MYS" | "MYT" | "NAM" | "NCL" | "NER" | "NFK" | "NGA" | "NIC" | "NIU" | "NLD" | "NOR" | "NPL" | "NRU" | "NZL" | "OMN" | "PAK" | "PAN" | "PCN" | "PER" | "PHL" | "PLW" | "PNG" | "POL" | "PRI" | "PRK" | "PRT" | "PRY" | "PSE" | "PYF" | "QAT" | "REU" | "ROU" | "RUS" | "RWA" | "SAU" | "SDN" | "SEN" | "SGP" | "SGS" | "SHN" | "SJM" | "SLB" | "SLE" | "SLV" | "SMR" | "SOM" | "SPM" | "SRB" | "SSD" | "STP" | "SUR" | "SVK" | "SVN" | "SWE" | "SWZ" | "SXM" | "SYC" | "SYR" | "TCA" | "TCD" | "TGO" | "THA" | "TJK" | "TKL" | "TKM" | "TLS" | "TON" | "TTO" | "TUN" | "TUR" | "TUV" | "TWN" | "TZA" | "UGA" | "UKR" | "UMI" | "URY" | "USA" | "UZB" | "VAT" | "VCT" | "VEN" | "VGB" | "VIR" | "VNM" | "VUT" | "WLF" | "WSM" | "YEM" | "ZAF" | "ZMB" | "ZWE";
        /** @description ISO 4217. */
        CurrencyCode: string;
        /**
         * Format: date-time
         * @description RFC 3339 with any offset, with letters in upper or lower case, in the years 1000 to 2999. In an address, write the plus sign as %2B. Records have times in milliseconds. With a finer time, a range begins at the next millisecond and ends with the millisecond of the time.
         */
        DateTimeInput: string;
        /** @enum {string} */
        EmbossingKind: "CARD" | "BATCH";
        EmbossingStepResult: {
            data: {
                id: components["schemas"]["Id"];
                kind: components["schemas"]["EmbossingKind"];
                /** @enum {string} */
                status: "MADE";
            };
        };
        /** @description The identifier of a PIX transfer in the whole payment system: E, the ISPB of the payer's bank, the minute in UTC, eleven letters and digits. */
        EndToEndId: string;
        /** @enum {string} */
        EntryMode: "UNKNOWN" | "MANUAL" | "CHIP" | "CONTACTLESS" | "CREDENTIAL_ON_FILE" | "MAG_STRIPE" | "OTHERS";
        /** @description The common error body. */
        Error: {
            error_code: components["schemas"]["ErrorCode"];
            error: components["schemas"]["ErrorReason"];
            request_id: string;
        };
        /** @description Every code an error can carry; `examples/errors/` shows each. */
        ErrorCode: components["schemas"]["CommonErrorCode"] | components["schemas"]["AuthErrorCode"] | components["schemas"]["UserErrorCode"] | components["schemas"]["CardErrorCode"] | components["schemas"]["ShipmentErrorCode"] | components["schemas"]["AccountErrorCode"] | components["schemas"]["TransactionErrorCode"] | components["schemas"]["CashErrorCode"] | components["schemas"]["BankErrorCode"] | components["schemas"]["IdentityErrorCode"] | components["schemas"]["SandboxErrorCode"] | components["schemas"]["NetworkErrorCode"];
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
        ExchangeRateTable: {
            base: components["schemas"]["CurrencyCode"];
            /** @description The rates by currency. */
            rates: {
                [key: string]: components["schemas"]["UnitsPerBase"];
            };
        };
        ExchangeRatesOfDayResult: {
            data: {
                /** Format: date */
                date: string;
                base: components["schemas"]["CurrencyCode"];
                rates: {
                    [key: string]: components["schemas"]["UnitsPerBase"];
                };
            };
        };
        /** @enum {string} */
        FunctionCode: "FIRST_PRESENTMENT" | "SECOND_PRESENTMENT_FULL" | "SECOND_PRESENTMENT_PARTIAL";
        /** @enum {string} */
        Gender: "MALE" | "FEMALE";
        /** @description An opaque identifier. */
        Id: string;
        /**
         * @description Argentina DNI, LE, LC, CI, PASSPORT; Brazil RG, CNH; Mexico INE, PASSPORT; Colombia CC, CE, PASSPORT.
         * @enum {string}
         */
        IdentificationType: "DNI" | "LE" | "LC" | "CI" | "PASSPORT" | "RG" | "CNH" | "INE" | "CC" | "CE";
        IdentityAddressInput: {
            street_name?: string;
            street_number?: string;
            floor?: string;
            apartment?: string;
            zip_code?: string;
            neighborhood?: string;
            city?: string;
            region?: string;
            country?: components["schemas"]["Country"];
        };
        /** @enum {string} */
        IdentityErrorCode: "IDENTITY_SESSION_NOT_FOUND" | "IDENTITY_SESSION_NOT_CANCELLABLE" | "IDENTITY_REPORT_NOT_READY";
        IdentityEvent: {
            reference: components["schemas"]["NetworkReference"];
            /** @enum {string} */
            status: "IN_PROGRESS" | "PROCESSING" | "VALIDATED" | "NOT_VALIDATED" | "REJECTED";
            collected?: components["schemas"]["CollectedIdentity"];
        };
        IdentityProgressResult: {
            data: {
                /** Format: uuid */
                id: string;
                status: components["schemas"]["IdentitySessionStatus"];
            };
        };
        /**
         * @description - CREATED: the user has not begun.
         *     - IN_PROGRESS: the user is entering data.
         *     - PROCESSING: the data is complete and is being checked.
         *     - VALIDATED, NOT_VALIDATED, REJECTED: the outcomes. A session that expires is NOT_VALIDATED.
         *     - CANCELLED: the client or the provider cancelled it.
         * @enum {string}
         */
        IdentitySessionStatus: "CREATED" | "IN_PROGRESS" | "PROCESSING" | "VALIDATED" | "REJECTED" | "NOT_VALIDATED" | "CANCELLED";
        IncomingArgentineTransfer: {
            reference: components["schemas"]["NetworkReference"];
            /** @enum {string} */
            key_type: "CVU" | "ALIAS";
            key_value: string;
            amount: components["schemas"]["NetworkTransferAmount"];
            /** @enum {string} */
            currency: "ARS";
            sender: components["schemas"]["TransferSender"];
            /** @description VAR when absent. */
            concept?: components["schemas"]["TransferConcept"];
        };
        IncomingPixPayment: {
            end_to_end_id: components["schemas"]["EndToEndId"];
            /** @description The PIX key of the account. */
            key: string;
            amount: components["schemas"]["NetworkTransferAmount"];
            /** @enum {string} */
            currency: "BRL";
            sender: components["schemas"]["TransferSender"];
            concept?: components["schemas"]["TransferConcept"];
        };
        IncomingTransferResult: {
            data: {
                /** @description The reference of the answered transfer. */
                reference: string;
                result: components["schemas"]["TransactionOutcome"];
                rejection_reason: components["schemas"]["TransactionRejectionReason"] | null;
            };
        };
        /** @enum {string} */
        InstallmentsCreditType: "NO_PROMOTION" | "WITHOUT_INTEREST" | "WITH_INTEREST" | "BUY_TODAY_PAY_LATER";
        /** @description ISO 8601, local time at the place of the transaction, without a time zone. The day must exist, in the years 1000 to 2999. */
        LocalDateTimeInput: string;
        /** @description ISO 18245. */
        MerchantCategoryCode: string;
        /** @description Greater than zero, in the currency of the message. An amount above 9999999999999.99 in that currency, in the currency of the card or in US dollars is refused, because clients get amounts as JSON numbers. In a currency without decimals, such as CLP, it has none. In a currency with three, such as KWD, the third is zero. */
        MessageAmount: string;
        /** @description Only for credit cards. */
        MessageInstallments: {
            quantity: number;
            credit_type: components["schemas"]["InstallmentsCreditType"];
            /**
             * @description In months.
             * @default 0
             */
            grace_period?: number;
        };
        /** @enum {string} */
        NetworkErrorCode: "REFERENCE_REUSED" | "INVALID_SCOPE" | "ORDER_NOT_FOUND";
        /** @description The network's own reference of the report, unique among its reports of the same kind (operation). */
        NetworkReference: string;
        NetworkTokenRequest: {
            /** @enum {string} */
            grant_type: "client_credentials";
            /** @enum {string} */
            client_assertion_type: "urn:ietf:params:oauth:client-assertion-type:jwt-bearer";
            /** @description A JWT, signed with the private key of the network. */
            client_assertion: string;
            /** @description The client id of the network; optional, and the same as in the assertion. */
            client_id?: string;
            /** @description Scopes, separated by spaces. All agreed scopes when absent. */
            scope?: string;
        };
        /** @description More than zero. */
        NetworkTransferAmount: string;
        /** @enum {string} */
        PointType: "POS" | "ECOMMERCE" | "ATM" | "MOTO";
        /** @enum {string} */
        SandboxErrorCode: "API_KEY_NOT_FOUND" | "FAULT_NOT_FOUND" | "FAULT_LIMIT_REACHED" | "REQUEST_NOT_FOUND" | "EVENT_NOT_FOUND" | "QUESTION_NOT_FOUND" | "BATCH_NOT_FOUND" | "TRANSFER_NOT_FOUND" | "CARD_TRANSACTION_NOT_FOUND" | "SETTLEMENT_FILE_NOT_FOUND" | "SETTLEMENT_MISMATCH_NOT_FOUND" | "ILLEGAL_STEP" | "LAST_API_KEY" | "CLOCK_CANNOT_GO_BACK" | "EVENT_WITHOUT_ADDRESS" | "EVENT_NOT_REPEATABLE" | "CASH_IN_INTENT_EXPIRED" | "DESTINATION_ALREADY_EXISTS" | "SETTLEMENT_MISMATCH_USED" | "UNKNOWN_REVISION" | "UNKNOWN_OPERATION" | "AMOUNT_REQUIRED" | "AMOUNT_EXCEEDS_REMAINDER" | "AMOUNT_EXCEEDS_ORIGINAL" | "WRONG_CASH_TOKEN" | "UNKNOWN_CASH_ALIAS" | "UNKNOWN_TRANSFER_KEY" | "INSTALLMENTS_NOT_ALLOWED" | "SETTLEMENT_DAY_NOT_OVER" | "SNAPSHOT_NOT_FOUND" | "SNAPSHOT_LIMIT_REACHED" | "SNAPSHOT_NOT_READABLE" | "SNAPSHOT_FILE_INVALID";
        /** @enum {string} */
        ShipmentErrorCode: "SHIPMENT_NOT_FOUND" | "SHIPPING_ADDRESS_NOT_UPDATABLE" | "WAREHOUSE_OUT_OF_STOCK" | "SHIPMENT_COUNTRY_MISMATCH";
        ShipmentEvent: {
            reference: components["schemas"]["NetworkReference"];
            status: components["schemas"]["ShipmentStatus"];
            /** @description The same as the status when absent. */
            status_detail?: components["schemas"]["ShipmentStatusDetail"];
            /** @description The courier's tracking number. Generated if a shipment becomes TRACKED without one. Null is like none. */
            external_tracking_id?: string | null;
        };
        ShipmentProgressResult: {
            data: {
                id: components["schemas"]["Id"];
                status: components["schemas"]["ShipmentStatus"];
                status_detail: components["schemas"]["ShipmentStatusDetail"];
                external_tracking_id: string | null;
            };
        };
        /** @enum {string} */
        ShipmentStatus: "CREATED" | "PENDING" | "TRACKED" | "REJECTED" | "IN_WAREHOUSE" | "IN_TRANSIT" | "DISTRIBUTION" | "DELIVERED" | "NOT_DELIVERED" | "START_OF_CUSTODY" | "END_OF_CUSTODY" | "DESTRUCTION" | "ACCIDENT";
        /** @enum {string} */
        ShipmentStatusDetail: "CREATED" | "PENDING" | "TRACKED" | "READY_FOR_DISTRIBUTION" | "REJECTED" | "SHIPMENT_SENT" | "SHIPMENT_CONFIRMED" | "IN_WAREHOUSE" | "IN_TRANSIT" | "RECEIVED_BY_CARRIER" | "FAILED_DELIVERY_ATTEMPT" | "WRONG_ADDRESS" | "SHIPMENT_CONSOLIDATED" | "DISTRIBUTION" | "DELIVERED" | "NOT_DELIVERED" | "START_OF_CUSTODY" | "END_OF_CUSTODY" | "DESTRUCTION" | "ACCIDENT" | "FAILED_TO_MATCH_GIVEN_TIMESLOT";
        /**
         * @description Argentina CUIL; Brazil CPF; Mexico RFC; Colombia NIT.
         * @enum {string}
         */
        TaxIdentificationType: "CUIL" | "CPF" | "RFC" | "NIT";
        Token: {
            /** @description A JWT. */
            access_token: string;
            /** @description The permissions, separated by spaces. */
            scope: string;
            /** @description Seconds until the token expires. */
            expires_in: number;
            /** @constant */
            token_type: "Bearer";
        };
        /** @enum {string} */
        TransactionErrorCode: "INVALID_AUTHORIZATION_REQUEST" | "INVALID_PARENT_TX_ID" | "DUPLICATED_IDEMPOTENCY_KEY" | "ACTIVITY_NOT_FOUND";
        /**
         * @description The balance changed only if APPROVED.
         * @enum {string}
         */
        TransactionOutcome: "APPROVED" | "REJECTED";
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
        TransferOutcomeReport: {
            /** @enum {string} */
            status: "SUCCESS" | "FAILED";
            /** @description Only for a transfer that FAILED; null is like none. */
            failure_reason?: components["schemas"]["TransferFailureReason"] | null;
        };
        TransferOutcomeResult: {
            data: {
                id: components["schemas"]["Id"];
                /** @enum {string} */
                status: "SUCCESS" | "FAILED";
                failure_reason: components["schemas"]["TransferFailureReason"] | null;
            };
        };
        TransferSender: {
            name: string;
            /** @description CUIT or CUIL in Argentina, CPF or CNPJ in Brazil. */
            tax_id?: string;
            /** @description The CBU, CVU, alias or PIX key of the sender. */
            key?: string;
        };
        /** @description Units of a currency for one of the base currency. */
        UnitsPerBase: string;
        /** @enum {string} */
        UserErrorCode: "USER_NOT_FOUND" | "EMAIL_ALREADY_IN_USE" | "IDENTIFICATION_ALREADY_IN_USE" | "INVALID_IDENTIFICATION" | "INVALID_TAX_IDENTIFICATION" | "INVALID_LEGAL_ADDRESS" | "INVALID_USER_STATUS_REASON";
    };
    responses: {
        /** @description The token does not have the scope of this operation; `details` names the missing scope. */
        Forbidden: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "www-authenticate": components["headers"]["MissingScope"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description An internal error of the service. It is safe to repeat the request with the same idempotency key. */
        InternalError: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request does not follow this contract, or contains a NUL; `details` names each place. */
        InvalidRequest: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request accepts no media type this operation can produce. */
        NotAcceptable: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is larger than the service accepts, before or after decompression. */
        PayloadTooLarge: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The client sends more requests than its rate allows. */
        TooManyRequests: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request has no valid bearer token. If the token has expired, `details` says when. */
        Unauthorized: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "www-authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The service is temporarily unavailable. Nothing was changed; repeat the request later. */
        Unavailable: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description This operation does not accept the media type of the body, its charset is not UTF-8, or its content coding is not gzip, deflate or br; `details` says which. */
        UnsupportedMediaType: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /**
         * @description Answers with credentials must not be stored.
         * @example no-store
         */
        CacheControl: "no-store";
        /**
         * @description Names the missing scope (RFC 6750, 3.1). It has no `scope` if no scope helps, because the client itself is not entitled.
         * @example Bearer realm="contrato", error="insufficient_scope", scope="users:search"
         */
        MissingScope: string;
        /**
         * @description The id of this call in the logs.
         * @example 01935d2a-7f60-7c11-9a51-3a2b6f1f9d01
         */
        RequestId: string;
        /**
         * @description Seconds to wait before asking again.
         * @example 1
         */
        RetryAfter: number;
        /**
         * @description The scheme to authenticate with (RFC 6750).
         * @example Bearer realm="contrato", error="invalid_token"
         */
        WwwAuthenticate: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createNetworkToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["NetworkTokenRequest"];
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
            /** @description The request does not follow this contract, or requests a scope that is not agreed with the network. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The assertion is not from a known network, is too old, or was used before. */
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    receiveCardAuthorization: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CardAuthorizationMessage"];
            };
        };
        responses: {
            /** @description The decision. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardDecisionResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No card has this id. */
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
            /** @description The reference was used for another report. */
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
            /** @description The fields of the message do not fit together. */
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
    receiveAccountVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountVerificationMessage"];
            };
        };
        responses: {
            /** @description The decision. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardDecisionResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No card has this id. */
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
            /** @description The reference was used for another report. */
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
            /** @description The fields of the message do not fit together. */
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
    receiveCardAdvice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CardAdviceMessage"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardDecisionResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No card has this id. */
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
            /** @description The reference was used for another report. */
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
            /** @description The fields of the message do not fit together. */
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
    receiveCardReversal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CardReversalMessage"];
            };
        };
        responses: {
            /** @description The reversal. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardDecisionResult"];
                };
            };
            /** @description The original has not arrived. The reversal waits for it. */
            202: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AwaitedOriginalResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            /** @description The state of the original no longer allows this step, the network may not report of its client any more, or the reference was used for another report. */
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
            /** @description The amount is more than the remaining amount of the original. */
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
    receiveCardClearing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CardClearingMessage"];
            };
        };
        responses: {
            /** @description The transaction that was presented. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardDecisionResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No message with the reference of the original is known. */
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
            /** @description The state of the original no longer allows this step, or the reference was used for another report. */
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    receiveCardRefund: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CardRefundMessage"];
            };
        };
        responses: {
            /** @description The refund. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardDecisionResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No message with the reference of the original is known. */
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
            /** @description The state of the original no longer allows this step, or the reference was used for another report. */
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
            /** @description The amount is more than the remaining amount of the original. */
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
    receiveArgentineTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IncomingArgentineTransfer"];
            };
        };
        responses: {
            /** @description The result: approved or rejected. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IncomingTransferResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            /** @description The reference was used for another report. */
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
            /** @description No account has the key. */
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
    reportArgentineTransferOutcome: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the transfer order.
                 * @example 01935d2a-7f60-7c11-9a51-0000000000e1
                 */
                transfer_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferOutcomeReport"];
            };
        };
        responses: {
            /** @description The transfer. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransferOutcomeResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such transfer. */
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
            /** @description The transfer has another final status. */
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    receivePixTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IncomingPixPayment"];
            };
        };
        responses: {
            /** @description The result: approved or rejected. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IncomingTransferResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            /** @description The reference was used for another report. */
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
            /** @description No account has the key. */
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
    reportPixTransferOutcome: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the transfer order.
                 * @example 01935d2a-7f60-7c11-9a51-0000000000e1
                 */
                transfer_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferOutcomeReport"];
            };
        };
        responses: {
            /** @description The transfer. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransferOutcomeResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such transfer. */
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
            /** @description The transfer has another final status. */
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    receiveBoletoPayment: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["BoletoPayment"];
            };
        };
        responses: {
            /** @description The boleto, and whether the account accepted the payment. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoletoPaymentResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such boleto. */
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
            /** @description The boleto accepts no more payments, or the reference was used for another report. */
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
            /** @description The payment is more than the remaining amount. */
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
    receiveBoletoCancellation: {
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
        requestBody?: never;
        responses: {
            /** @description The boleto. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoletoStepResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such boleto. */
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
            /** @description The boleto can no longer be cancelled. */
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
    receiveCashIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CashInReport"];
            };
        };
        responses: {
            /** @description The result: approved or rejected. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CashMovementResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            /** @description The reference was used for another report. */
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
            /** @description No account has this cash alias. */
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
    receiveCashWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CashWithdrawalReport"];
            };
        };
        responses: {
            /** @description The decision. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CashMovementResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such intent. */
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
            /** @description The intent is not ACTIVE, or the reference was used for another report. */
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
            /** @description The token is wrong, or neither the intent nor the request has an amount. */
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
    reportPlasticMade: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id with which the plastic was ordered.
                 * @example 01935d2a-7f60-7c11-9a51-0000000000a1
                 */
                order_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmbossingStepResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such order. A virtual card has none, and the cards of a batch share the order of the batch. */
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
            /** @description The batch has not been ordered yet. */
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
    reportShipmentProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id with which the shipment was announced.
                 * @example 01935d2a-7f60-7c11-9a51-0000000000b1
                 */
                shipment_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShipmentEvent"];
            };
        };
        responses: {
            /** @description The shipment. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShipmentProgressResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such shipment. */
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
            /** @description The current state does not allow this step, or the reference was used for another report. */
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportIdentityProgress: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdentityEvent"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityProgressResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such session. */
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
            /** @description The current state does not allow this step, or the reference was used for another report. */
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportIdentityCancellation: {
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
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityProgressResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such session. */
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
            /** @description The session can no longer be cancelled. */
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
    reportExchangeRates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The day, in UTC.
                 * @example 2026-01-15
                 */
                date: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExchangeRateTable"];
            };
        };
        responses: {
            /** @description The rates that are now in use. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExchangeRatesOfDayResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A currency does not exist. */
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
