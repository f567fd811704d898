// Written by `npm run codegen` from spec/. Do not edit: change the contract and run it again.
export interface paths {
    "/oauth/token": {
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
         * @description OAuth 2.0 client credentials. The same token is returned as long as it is valid.
         */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/token/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke the access token
         * @description The present token is refused everywhere at once; the next token request returns a new one.
         */
        post: operations["revokeToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
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
         * @description A new user is ACTIVE. The country of operation decides which documents are valid, and which addresses that name no country.
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
         * @description A virtual card is ACTIVE at once. A physical card is CREATED, comes with a shipment to the address given, and waits to
         *     be embossed and activated. A card that it replaces becomes DISABLED with the reason UPGRADE when the new one is ACTIVE.
         *
         *     The user must be ACTIVE and have: name, surname, birthdate, email, identification_type, identification_value, gender,
         *     and of the legal address street_name, zip_code, city, region and country; in Argentina and Brazil also
         *     tax_identification_type and tax_identification_value. USER_DATA_INCOMPLETE names every missing one in its details, as
         *     `user.birthdate` or `user.legal_address.city`. It also answers where neither name nor surname has a Latin letter: a card could not carry them.
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
         * @description `extend` adds sensitive data and needs a client whose PCI-DSS certification, backed by a ROC report, is on record.
         */
        get: operations["getCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a card
         * @description Changes the status, the affinity group or the PIN. Only the fields sent are changed; all of them or none.
         *
         *     From any status a card can become ACTIVE, which needs no reason; BLOCKED, for CLIENT_INTERNAL_REASON or
         *     USER_INTERNAL_REASON; or DISABLED, for a reason that `status_reason` lists for it. `status_detail` keeps the reason.
         *
         *     Three wrong PINs in a row lock the PIN of a card; a new one unlocks it. Whoever repeats a change of the PIN after a lost answer
         *     gets INVALID_PIN with the detail `unchanged`: the card has that PIN already, and nothing else was changed by the repeat.
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
         * @description Only while the card is physical, named and CREATED.
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
         * @description The batch is taken at once and its cards are made afterwards; they may not be there yet when the answer comes.
         *     A box for the client needs an address and a receiver; for a minute they can still be changed, then the batch goes to the
         *     embosser.
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
         * @description Only while the batch is physical, unnamed and CREATED. What is not sent stays as it is.
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
         * @description Needs a client whose PCI-DSS certification, backed by a ROC report, is on record, and a user with the data that issuing a
         *     card needs. The card becomes ACTIVE with this PIN; an unnamed card becomes the user's. A card that it replaces becomes
         *     DISABLED with the reason UPGRADE.
         */
        post: operations["activateCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cards/v1/config/affinity-groups/{id}": {
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
    "/cards/associations/v1/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the accounts of a card and the cards of an account
         * @description At least one filter is required; without any the request is invalid.
         */
        get: operations["searchCardAssociations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/secure-data/v1/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a token for the hosted pages
         * @description The token stands for one user of the client for fifteen minutes. It goes into `auth` of the hosted pages and is
         *     good for nothing else. It ends earlier when the client's tokens or its secret are revoked or the client is suspended. While
         *     the user is BLOCKED none is given, and those that were given show nothing.
         */
        post: operations["createEndUserToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/secure-data/{card_id}": {
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
         *     transparent, and the copy button needs the permission `clipboard-write` in a frame. A field that the card has no
         *     value for, such as a PIN that was never set, is left out.
         *
         *     A stylesheet can address these classes in the card layout: `.card`, `.card .pan`, `.card .pan .copy-icon`,
         *     `.card .name`, `.card .expiration-date`, `.card .security-code`, `.card .pin`.
         *
         *     And these in the list layout: `.list`, and under it `.pan`, `.pan .label`, `.pan .copy-icon`, `.name`,
         *     `.name .label`, `.expiration-date`, `.expiration-date .label`, `.security-code`, `.security-code .label`, `.pin`,
         *     `.pin .label`.
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
    "/v1/activation": {
        parameters: {
            query?: {
                /**
                 * @description The address of a stylesheet for the page. CORS must be enabled there. A client that has registered origins for
                 *     stylesheets takes them from there alone. Nothing that a stylesheet imports or refers to is loaded.
                 * @example https://app.example.com/card.css
                 */
                styles?: components["parameters"]["PageStyles"];
                /**
                 * @description The language of the page.
                 * @example es
                 */
                locale?: components["parameters"]["PageLocale"];
                /**
                 * @description The country whose conventions the form follows: ISO 3166-1 alpha-3 in upper or lower case.
                 * @example ARG
                 */
                country?: components["parameters"]["ActivationCountry"];
                /**
                 * @description Where the user is sent after the activation: a web address or a mobile deep link, exactly as the client has registered it.
                 *     Refused are `javascript:`, `data:`, addresses without a scheme, with user information, a backslash or a line break.
                 * @example https://app.example.com/card-activated
                 */
                success_link?: components["parameters"]["SuccessLink"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the form that activates a card
         * @description A page for a frame or a web view of the client's application, with a form for the sixteen-digit card number and,
         *     when the card needs one, the PIN. A web view must have JavaScript enabled and hand addresses that are not of this
         *     host to the operating system.
         *
         *     A stylesheet can address the classes `.activation-form`, `.pan-input`, `.pin-input`, `.error-field` and
         *     `.submit-button`.
         */
        get: operations["showActivationPage"];
        put?: never;
        /**
         * Activate a card by the form of the page
         * @description The form's own submission, to the address that showed it. The rules are those of the activation by the client, the
         *     user being the token's. Whatever the user can mend comes back as the form again with the reason in `.error-field`.
         *     A user has ten attempts at once and one more every half minute (RATE_LIMITED).
         */
        post: operations["submitActivation"];
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
         * @description Takes one unnamed card of the affinity group out of the warehouse and sends it. A card lies there once it is EMBOSSED and the shipment
         *     of its batch, one with `distribution_type` WAREHOUSE, is IN_WAREHOUSE or DELIVERED. In Brazil the receiver and its tax
         *     identification number are mandatory and the identity document is not; elsewhere a receiver needs the identity document.
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
         * @description A USER account needs a user who is ACTIVE and, when the client has bought the identity product, VALIDATED by an
         *     identity session. A CLIENT account is a bridge account of the client. An Argentine account is born with a CVU, an
         *     alias for transfers and an alias for cash.
         *
         *     - ACCOUNT_VALIDATION_ERROR: the idempotency key belongs to another account.
         *     - USER_VALIDATION_ERROR: the client has no such user, or the user's identity had to be validated and isn't.
         *     - USER_NOT_ACTIVE: the user is BLOCKED.
         *     - CLIENT_VALIDATION_ERROR: the client is not enabled for the country. One that is suspended is nobody: 401 wherever it asks.
         *     - USER_ACCOUNT_LIMIT_REACHED: the user has as many accounts in the currency as the client's configuration allows,
         *       one by default.
         *     - INVALID_CURRENCY: not one of the currencies, or not the one of the country.
         */
        post: operations["createAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/accounts/v1/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-000000000101 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** Read an account */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        /**
         * Delete an account
         * @description Closes an empty account for good. The body says why. Its boletos that can still be paid, also those that are paid in part, are cancelled.
         *
         *     - ACCOUNT_DELETED: it was deleted before.
         *     - LOCKED_ACCOUNT_STATUS: the service itself set the present status.
         *     - INVALID_ACCOUNT_STATUS: an activity of the account is PENDING, a use of a card is not presented yet, or a refund is held, so that money may still come back to it.
         *     - ACCOUNT_HAS_FUNDS: the balance is not zero.
         *     - INVALID_UPDATE_STATUS_MOTIVE: the motive is missing or isn't one for deletion.
         *     - INVALID_UPDATE_STATUS_COMMENT: the motive is OTHER and the comment is missing or blank.
         */
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        /**
         * Change the status of an account
         * @description Freezes, disables or reactivates an account. FROZEN and DISABLED may follow each other directly.
         *
         *     - ACCOUNT_DELETED: nothing follows DELETED.
         *     - LOCKED_ACCOUNT_STATUS: the service itself set the present status.
         *     - INVALID_ACCOUNT_STATUS: the account has this status already, or it is none that a client sets.
         *     - INVALID_UPDATE_STATUS_MOTIVE: FROZEN or DISABLED without a motive, or with one that isn't for it; a motive
         *       without a status.
         *     - INVALID_UPDATE_STATUS_COMMENT: the motive is OTHER and the comment is missing or blank.
         */
        patch: operations["updateAccount"];
        trace?: never;
    };
    "/core/activities/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search activities
         * @description Texts are in the language that suits `accept-language` best: the exact tag, then the same language, then `en-US`,
         *     then the first there is. Where the service keeps activities for a number of years only, older ones are neither listed nor counted.
         */
        get: operations["searchActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/activities/v1/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-000000000301 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read an activity
         * @description Texts are in the language that suits `accept-language` best.
         */
        get: operations["getActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/transactions/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move money on an account
         * @description Every transaction that is processed answers 201 and makes an activity, refused ones too. After no answer or a 5xx,
         *     the same request with the same key gets the first result.
         *
         *     - INVALID_AUTHORIZATION_REQUEST: anything that breaks this contract; an amount that is zero, negative or has more
         *       decimals than the currency; details that don't make the total.
         *     - INVALID_PARENT_TX_ID: an ORIGINAL with a parent; a REFUND, REVERSAL or ADJUSTMENT without one, with one that isn't an
         *       APPROVED transaction of the same account and the same `type`, or for more than the parent has left. A REFUND and a
         *       REVERSAL go the other way than their parent, an ADJUSTMENT either way. REFUND and ADJUSTMENT follow an ORIGINAL; a
         *       REVERSAL also takes back a REFUND or an ADJUSTMENT, and what it takes back is left of their parent again. What a card network
         *       has given back of an ADJUSTMENT, together with the parent, is not left.
         *     - DUPLICATED_IDEMPOTENCY_KEY: the key was used for a transaction with another body.
         */
        post: operations["createTransaction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core/transactions/v1/p2p": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move money between two accounts
         * @description Debits one account and credits another in the same currency, or does neither. Each may be a user's account or a
         *     bridge account. When one leg is refused, the other is REJECTED with SOURCE_ACCOUNT_TX_REJECTED or
         *     DESTINATION_ACCOUNT_TX_REJECTED.
         *
         *     - INVALID_AUTHORIZATION_REQUEST: anything that breaks this contract; twice the same account; two currencies;
         *       details that don't make the total.
         *     - ACCOUNT_NOT_FOUND: the client lacks one of the accounts.
         *     - DUPLICATED_IDEMPOTENCY_KEY: the key was used for a movement with another body.
         */
        post: operations["createP2PTransaction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/networks/cash/v1/cashout/intents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a cash-out intent in Argentina
         * @description The user withdraws with the token of the intent, within a day. The balance changes at the withdrawal. An account
         *     has one active intent per network; the one before is REPLACED.
         */
        post: operations["createCashOutIntent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/networks/cash/v1/cashout/intents/{account_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-000000000101 */
                account_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read the current cash-out intent
         * @description An intent is current while it is neither used nor expired nor replaced.
         */
        get: operations["getCurrentCashOutIntent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/networks/cash/v1/alias/{account_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-000000000101 */
                account_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read the cash alias of an account
         * @description With the alias, cash is paid in at a payment network.
         */
        get: operations["getCashAlias"];
        put?: never;
        post?: never;
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
         * Create a cash-in intent in Brazil
         * @description A boleto that can be paid for three days, in one payment or in several.
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
    "/networks/bank/v1/transfers/destination-information/{id-type}/{id-value}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What kind of key it is.
                 * @example ALIAS
                 */
                "id-type": components["schemas"]["DestinationKeyType"];
                /**
                 * @description The key itself.
                 * @example sol.mar.viento
                 */
                "id-value": components["schemas"]["DestinationKey"];
            };
            cookie?: never;
        };
        /**
         * Look up where a transfer in Argentina would go
         * @description Validates the destination for the client for fifteen minutes: a transfer names the holder's tax id only and goes to
         *     the destination that the client looked up last with that tax id.
         *
         *     - DESTINATION_NOT_FOUND: nobody has the key.
         *     - INVALID_DESTINATION_KEY: nobody can have it, as its form or its check digits are wrong.
         */
        get: operations["getDestinationInformation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/networks/bank/v1/accounts/{account-id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-000000000101 */
                "account-id": components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the alias of an account in Argentina
         * @description The old alias is free at once.
         */
        patch: operations["updateAccountAlias"];
        trace?: never;
    };
    "/networks/bank/v1/accounts/{account_id}/keys": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-000000000102 */
                account_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** List the PIX keys of an account */
        get: operations["listPixKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/networks/bank/v1/key/pix": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a PIX key
         * @description A random key. An account has five active keys at most; a deleted one doesn't count.
         */
        post: operations["createPixKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/networks/bank/v1/{account_id}/key/pix/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-000000000102 */
                account_id: components["schemas"]["Id"];
                /** @example 6f1c2a0e-3d5b-4c7e-9a41-0b8d2e6f7a13 */
                key: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a PIX key */
        delete: operations["deletePixKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/networks/bank/v1/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a transfer in Argentina
         * @description Goes to the destination that the client looked up last, in the fifteen minutes before, with the tax id of
         *     `credit_account`. The money leaves the account at once and comes back when the transfer is FAILED. The final status of a transfer IN_PROGRESS comes as an
         *     activity whose `origin_tx_id` is the transfer's id.
         *
         *     - DESTINATION_NOT_VALIDATED: the client looked up no destination with this tax id in the last fifteen minutes.
         *     - DESTINATION_IS_SOURCE: the account would pay itself.
         *     - INVALID_AMOUNT: zero, negative, too large, or with more than two decimals.
         *     - INSUFFICIENT_FUNDS: the balance is too small.
         *     - AMOUNT_LIMIT_REACHED: a limit of the account or the client is in the way; the detail names it.
         */
        post: operations["createTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/networks/bank/v1/transfers/{account_id}/key/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The account that will pay.
                 * @example 01935d2a-7f60-7c11-9a51-000000000102
                 */
                account_id: components["schemas"]["Id"];
                /** @example mariana.costa@example.com */
                key: components["schemas"]["PixDestinationKey"];
            };
            cookie?: never;
        };
        /**
         * Look up a PIX key to pay to
         * @description Each lookup feeds one transfer, for fifteen minutes.
         */
        get: operations["lookupPixKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/networks/bank/v1/transfers/out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a PIX transfer
         * @description Pays to the key that was looked up, from the account that looked it up. The money leaves the account at once and
         *     comes back when the transfer is FAILED. The final status of a transfer IN_PROGRESS comes as an activity whose
         *     `origin_tx_id` is the transfer's id.
         *
         *     - PIX_LOOKUP_NOT_FOUND, PIX_LOOKUP_EXPIRED, PIX_LOOKUP_ALREADY_USED: `transaction_id` names no lookup, one of more
         *       than fifteen minutes ago, or one that fed a transfer.
         *     - INVALID_AMOUNT: zero, negative, too large, or with more than two decimals.
         *     - INSUFFICIENT_FUNDS: the balance is too small.
         *     - AMOUNT_LIMIT_REACHED: a limit of the account or the client is in the way; the detail names it.
         */
        post: operations["createPixTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/v1/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search identity sessions */
        get: operations["searchIdentitySessions"];
        put?: never;
        /**
         * Open an identity session
         * @description The user goes through the session at its `url`, within a day. The outcome is posted to the client.
         */
        post: operations["createIdentitySession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/v1/sessions/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-000000000601 */
                uuid: string;
            };
            cookie?: never;
        };
        /** Read an identity session */
        get: operations["getIdentitySession"];
        put?: never;
        post?: never;
        /**
         * Cancel an identity session
         * @description A session that is CREATED or IN_PROGRESS can be cancelled.
         */
        delete: operations["cancelIdentitySession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/v1/sessions/{uuid}/report": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-000000000601 */
                uuid: string;
            };
            cookie?: never;
        };
        /**
         * Read what an identity session collected
         * @description There is a report once the session is VALIDATED, NOT_VALIDATED or REJECTED.
         */
        get: operations["getIdentityReport"];
        put?: never;
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
        Account: {
            id: components["schemas"]["Id"];
            country: components["schemas"]["AccountCountry"];
            currency: components["schemas"]["AccountCurrency"];
            /** @description In the account's currency. Only a forced movement can take it below zero. */
            balance: components["schemas"]["SignedAmount"];
            /** @description How the bank network of the country knows the account. */
            data: components["schemas"]["ArgentineAccountData"] | components["schemas"]["BrazilianAccountData"] | components["schemas"]["MexicanAccountData"];
            owner_type: components["schemas"]["AccountOwnerType"];
            owner_data: {
                client_id: components["schemas"]["Id"];
                /** @description Null for a bridge account. */
                user_id: string | null;
            };
            status: components["schemas"]["AccountStatus"];
            status_update_motive: components["schemas"]["AccountUpdateMotive"] | null;
            status_update_comment: string | null;
            /**
             * @description Who set the present status. What SERVICE froze or disabled, the client can't change.
             * @enum {string}
             */
            status_updated_by: "CLIENT" | "SERVICE";
            metadata: components["schemas"]["Metadata"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description ISO 3166-1 alpha-3, of the countries that have accounts.
         * @enum {string}
         */
        AccountCountry: "ARG" | "BRA" | "MEX";
        AccountCreate: {
            owner_type: components["schemas"]["AccountOwnerType"];
            /** @description The owner when `owner_type` is USER. A CLIENT account belongs to no user and doesn't keep it. */
            user_id?: string;
            /** @enum {string} */
            country: "ARG" | "BRA" | "MEX";
            /**
             * @description The currency of the country.
             * @enum {string}
             */
            currency: "ARS" | "BRL" | "MXN";
            metadata?: components["schemas"]["Metadata"];
        };
        /**
         * @description ISO 4217. ARS goes with ARG, BRL with BRA and MXN with MEX.
         * @enum {string}
         */
        AccountCurrency: "ARS" | "BRL" | "MXN";
        AccountDelete: {
            /** @enum {string} */
            status_update_motive: "OTHER" | "INTERNAL_REASON" | "USER_REQUEST" | "FRAUD";
            status_update_comment?: components["schemas"]["AccountUpdateComment"];
        };
        /** @enum {string} */
        AccountErrorCode: "ACCOUNT_NOT_FOUND" | "ACCOUNT_DELETED" | "INVALID_ACCOUNT_STATUS" | "LOCKED_ACCOUNT_STATUS" | "ACCOUNT_HAS_FUNDS" | "ACCOUNT_VALIDATION_ERROR" | "USER_VALIDATION_ERROR" | "CLIENT_VALIDATION_ERROR" | "USER_ACCOUNT_LIMIT_REACHED" | "INVALID_CURRENCY" | "INVALID_UPDATE_STATUS_MOTIVE" | "INVALID_UPDATE_STATUS_COMMENT" | "ACCOUNT_NOT_ACTIVE" | "ACCOUNT_COUNTRY_MISMATCH";
        AccountList: {
            data: components["schemas"]["Account"][];
            meta: components["schemas"]["ListMeta"];
        };
        /**
         * @description USER holds the balance of one user. CLIENT is a bridge account of the client.
         * @enum {string}
         */
        AccountOwnerType: "USER" | "CLIENT";
        AccountResult: {
            data: components["schemas"]["Account"];
        };
        /**
         * @description FROZEN takes credits, with what brings them (a boleto, a PIX key, an alias), and blocks debits. DISABLED and DELETED take nothing. DELETED is final.
         * @enum {string}
         */
        AccountStatus: "ACTIVE" | "FROZEN" | "DISABLED" | "DELETED";
        AccountUpdate: {
            /** @enum {string} */
            status: "ACTIVE" | "DISABLED" | "FROZEN";
            /**
             * @description FROZEN takes OTHER or SEIZURE. DISABLED takes OTHER, LOST, INTERNAL_REASON, STOLEN, FRAUD or INHIBITION.
             *     ACTIVE needs none; one that is sent is not kept, since an account that is ACTIVE has none.
             * @enum {string}
             */
            status_update_motive?: "OTHER" | "LOST" | "INTERNAL_REASON" | "STOLEN" | "FRAUD" | "INHIBITION" | "SEIZURE" | "USER_REQUEST";
            status_update_comment?: components["schemas"]["AccountUpdateComment"];
        };
        /** @description In free words. Needed, and not blank, when the motive is OTHER. */
        AccountUpdateComment: string;
        /** @enum {string} */
        AccountUpdateMotive: "OTHER" | "LOST" | "INTERNAL_REASON" | "STOLEN" | "FRAUD" | "INHIBITION" | "SEIZURE" | "USER_REQUEST";
        /** @description What the form of the activation page sends. */
        ActivationForm: {
            /** @description Sixteen digits, in groups of four or not. */
            pan: string;
            /** @description Needed when the card has no PIN yet; may be empty otherwise. Four digits: no ascending run, no descending run, not one digit repeated. */
            pin?: string;
        };
        Activity: {
            id: components["schemas"]["Id"];
            account: components["schemas"]["ActivityAccount"];
            account_txs: components["schemas"]["ActivityAccountTx"][];
            /** @description The id of the transaction, transfer or intent that the activity tells of. */
            origin_tx_id: string | null;
            origin: components["schemas"]["ActivityOrigin"];
            process_type: components["schemas"]["ProcessType"];
            type: components["schemas"]["ActivityType"];
            data: components["schemas"]["ActivityData"];
            total_amount: components["schemas"]["Amount"];
            entry_type: components["schemas"]["EntryType"];
            result: components["schemas"]["ActivityOutcome"];
            rejection_reason: components["schemas"]["ActivityRejectionReason"];
            /** @description The reason in words, in the language of the reply. */
            rejection_message: string | null;
            /** @description True when nobody asked whether the balance suffices. */
            forced: boolean;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
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
        ActivityData: {
            properties: components["schemas"]["ActivityProperties"];
            /** @description In the language of the reply. */
            description: string | null;
            details: components["schemas"]["ActivityDetail"][];
            metadata: components["schemas"]["Metadata"];
        };
        ActivityDetail: {
            type: components["schemas"]["TransactionDetailType"];
            subtype: string | null;
            amount: components["schemas"]["Amount"];
            entry_type: components["schemas"]["EntryType"];
            /** @description In the language of the reply. */
            description: string | null;
            metadata: components["schemas"]["Metadata"];
        };
        ActivityList: {
            data: components["schemas"]["Activity"][];
            meta: components["schemas"]["ListMeta"];
        };
        /**
         * @description Where the movement came from.
         * @enum {string}
         */
        ActivityOrigin: "CLIENT" | "PAYMENT_PROCESSOR" | "BANK_NETWORK" | "CASH_NETWORK" | "P2P";
        /**
         * @description PENDING becomes APPROVED or REJECTED later.
         * @enum {string}
         */
        ActivityOutcome: "APPROVED" | "REJECTED" | "PENDING";
        /** @description What is known beyond the amount. The type of the activity says which object it is. */
        ActivityProperties: components["schemas"]["CardProperties"] | components["schemas"]["BankProperties"] | components["schemas"]["CashProperties"] | components["schemas"]["FreeProperties"] | null;
        ActivityRejectionReason: components["schemas"]["TransactionRejectionReason"] | components["schemas"]["TransferFailureReason"] | components["schemas"]["CardRejectionReason"] | null;
        ActivityResult: {
            data: components["schemas"]["Activity"];
        };
        /** @enum {string} */
        ActivityType: "CARD_PURCHASE" | "EXTRACASH" | "CASHOUT_STORE" | "CASHOUT_ATM" | "BANK_TRANSFER_IN" | "BANK_TRANSFER_OUT" | "CASHOUT" | "CASHIN" | "MANUAL_MOVEMENT" | "CLIENT_PAYMENT" | "PAYMENT_IN" | "PAYMENT_OUT" | "P2P_IN" | "P2P_OUT";
        /** @description What cards of one program have in common: product, network, country, and what they may be used for. */
        AffinityGroup: {
            id: components["schemas"]["Id"];
            name: string;
            status: components["schemas"]["AffinityGroupStatus"];
            country: {
                code: components["schemas"]["CountryCode"];
            };
            product_type: components["schemas"]["ProductType"];
            provider: components["schemas"]["CardNetwork"];
            card_type_supported: components["schemas"]["CardType"][];
            /** @description Whether its cards are made in batches without a name. */
            innominate: boolean;
            months_to_expiration: number;
            embossing_company: string | null;
            courier_company: string | null;
            local_purchases_allowed: boolean;
            local_ecommerce_allowed: boolean;
            local_withdrawal_allowed: boolean;
            local_extracash_allowed: boolean;
            international_purchases_allowed: boolean;
            international_ecommerce_allowed: boolean;
            international_withdrawal_allowed: boolean;
            international_extracash_allowed: boolean;
            amount_limits: components["schemas"]["AffinityGroupLimits"];
        };
        /** @description The most that may be spent, in the currency of the group; null where nothing limits it. */
        AffinityGroupLimit: {
            per_transaction: components["schemas"]["Amount"] | null;
            daily: components["schemas"]["Amount"] | null;
            monthly: components["schemas"]["Amount"] | null;
        };
        AffinityGroupLimits: {
            /** @description ISO 4217. */
            currency: string;
            purchases: components["schemas"]["AffinityGroupLimit"];
            ecommerce: components["schemas"]["AffinityGroupLimit"];
            withdrawal: components["schemas"]["AffinityGroupLimit"];
            extracash: components["schemas"]["AffinityGroupLimit"];
        };
        AffinityGroupResult: {
            data: components["schemas"]["AffinityGroup"];
            meta: {
                /** @description What was added to the group. At present always empty. */
                extend: string[];
            };
        };
        /**
         * @description An INACTIVE group issues no cards.
         * @enum {string}
         */
        AffinityGroupStatus: "ACTIVE" | "INACTIVE";
        AliasUpdate: {
            /**
             * @description What is changed.
             * @enum {string}
             */
            key: "ALIAS";
            /** @description Letters, digits, dots and hyphens, with a letter or a digit among them. Unique, whatever the case of its letters. */
            value: string;
        };
        AliasedAccount: {
            account_id: components["schemas"]["Id"];
            cvu: components["schemas"]["Cvu"];
            alias: components["schemas"]["BankAlias"];
            updated_at: components["schemas"]["Timestamp"];
        };
        AliasedAccountResult: {
            data: components["schemas"]["AliasedAccount"];
        };
        /** @description A decimal amount, never negative, in the account's currency. */
        Amount: string;
        ArgentineAccountData: {
            license_owner: components["schemas"]["LicenseOwner"];
            bank_account: {
                cvu: components["schemas"]["Cvu"];
                alias: components["schemas"]["BankAlias"];
            };
        };
        /** @enum {string} */
        ArgentineRegion: "Buenos Aires" | "Catamarca" | "Chaco" | "Chubut" | "Ciudad Autónoma de Buenos Aires" | "Corrientes" | "Córdoba" | "Entre Ríos" | "Formosa" | "Jujuy" | "La Pampa" | "La Rioja" | "Mendoza" | "Misiones" | "Neuquén" | "Río Negro" | "Salta" | "San Juan" | "San Luis" | "Santa Cruz" | "Santa Fe" | "Santiago del Estero" | "Tierra del Fuego" | "Tucumán";
        /** @enum {string} */
        AuthErrorCode: "INVALID_CLIENT" | "INVALID_AUDIENCE";
        Bank: {
            code: string;
            name: string;
        };
        /** @description Unique, whatever the case of its letters. */
        BankAlias: string;
        /** @enum {string} */
        BankErrorCode: "DESTINATION_NOT_FOUND" | "INVALID_DESTINATION_KEY" | "DESTINATION_NOT_VALIDATED" | "DESTINATION_IS_SOURCE" | "ALIAS_ALREADY_IN_USE" | "PIX_KEY_NOT_FOUND" | "PIX_KEY_LIMIT_REACHED" | "PIX_LOOKUP_NOT_FOUND" | "PIX_LOOKUP_EXPIRED" | "PIX_LOOKUP_ALREADY_USED" | "INVALID_AMOUNT" | "INSUFFICIENT_FUNDS" | "AMOUNT_LIMIT_REACHED";
        /** @description Of BANK_TRANSFER_IN and BANK_TRANSFER_OUT. */
        BankProperties: {
            counterparty?: components["schemas"]["TransferCounterparty"];
            concept?: string;
        };
        /** @description Who takes a box of cards at the client's own address. */
        BatchReceiver: {
            full_name: string;
            document_type?: components["schemas"]["IdentificationType"];
            document_number?: string;
            telephone_number?: string;
            /** @description The fiscal document. Always needed in Brazil. */
            tax_identification_number?: string;
        };
        /** @description Only what is sent is changed. */
        BatchShipmentUpdate: {
            address?: components["schemas"]["ShippingAddressInput"];
            receiver?: components["schemas"]["BatchReceiver"];
        };
        BrazilianAccountData: {
            license_owner: components["schemas"]["LicenseOwner"];
            /** @description The keys that are active. */
            pix_keys: string[];
        };
        /**
         * @description The two-letter code of a Brazilian federative unit.
         * @enum {string}
         */
        BrazilianState: "RO" | "AC" | "AM" | "RR" | "PA" | "AP" | "TO" | "MA" | "PI" | "CE" | "RN" | "PB" | "PE" | "AL" | "SE" | "BA" | "MG" | "ES" | "RJ" | "SP" | "PR" | "SC" | "RS" | "MS" | "MT" | "GO" | "DF";
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
            /** @description Whether the PIN was guessed wrong too often. A new PIN unlocks it. */
            pin_locked: boolean;
            /** @description Null for virtual cards. */
            shipment_id: string | null;
            /** @description The card that this one replaces. */
            previous_card_id: string | null;
            /**
             * Format: date
             * @description The day from which the card counts its months of validity.
             */
            start_date: string;
            activated_at: components["schemas"]["Timestamp"] | null;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        CardActivation: {
            user_id: components["schemas"]["Id"];
            pan: string;
            /** @description Four digits: no ascending run, no descending run, not one digit repeated. */
            pin: string;
            /** @description The card that this one replaces: of the same user and not replaced before. */
            previous_card_id?: components["schemas"]["Id"];
        };
        /** @description Made when a card and an account of the same user, country and currency are both ACTIVE; one account per currency and card. */
        CardAssociation: {
            card_id: components["schemas"]["Id"];
            account_id: components["schemas"]["Id"];
            /** @description Whether card and account still belong together. False once the account was deleted. */
            associated: boolean;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        CardAssociationList: {
            data: components["schemas"]["CardAssociation"][];
            meta: components["schemas"]["ListMeta"];
        };
        CardBatch: {
            id: components["schemas"]["Id"];
            affinity_group_id: components["schemas"]["Id"];
            quantity: number;
            distribution_type: components["schemas"]["DistributionType"];
            status: components["schemas"]["CardBatchStatus"];
            /** @description The shipment of the box: BOX to the client or WAREHOUSE_BOX to the warehouse. */
            shipment_id: components["schemas"]["Id"];
            created_at: components["schemas"]["Timestamp"];
        };
        CardBatchCreate: {
            /** @description A group for unnamed physical cards. */
            affinity_group_id: components["schemas"]["Id"];
            /** @description How many cards. */
            quantity: number;
            distribution_type: components["schemas"]["DistributionType"];
            /** @description Required when the distribution type is CLIENT. A box to the warehouse does not keep it. */
            address?: components["schemas"]["ShippingAddressInput"];
            /** @description Required when the distribution type is CLIENT, in Brazil with the tax identification number. A box to the warehouse does not keep it. */
            receiver?: components["schemas"]["BatchReceiver"];
        };
        CardBatchResult: {
            data: components["schemas"]["CardBatch"];
        };
        /**
         * @description The cards are being made while PROCESSING and are there when READY.
         * @enum {string}
         */
        CardBatchStatus: "CREATED" | "PROCESSING" | "READY";
        CardCreate: {
            user_id: components["schemas"]["Id"];
            affinity_group_id: components["schemas"]["Id"];
            card_type: components["schemas"]["CardType"];
            /** @description Where the card is sent. Required for a physical card; a virtual one is sent nowhere. */
            address?: components["schemas"]["ShippingAddressInput"];
            /** @description The card that the new one replaces: of the same user and not replaced before. */
            previous_card_id?: components["schemas"]["Id"];
        };
        /** @enum {string} */
        CardErrorCode: "CARD_NOT_FOUND" | "AFFINITY_GROUP_NOT_FOUND" | "PCI_ENTITLEMENT_REQUIRED" | "USER_NOT_ACTIVE" | "AFFINITY_GROUP_NOT_ACTIVE" | "CARD_NOT_EMBOSSED" | "USER_DATA_INCOMPLETE" | "INVALID_CARD_STATUS_REASON" | "INVALID_PIN" | "CARD_TYPE_NOT_SUPPORTED" | "AFFINITY_GROUP_MISMATCH" | "INVALID_PREVIOUS_CARD" | "INVALID_END_USER_TOKEN" | "INVALID_SUCCESS_LINK";
        /**
         * @description What a read can add to the card.
         * @enum {string}
         */
        CardExtension: "pan" | "cvv" | "name" | "expiration_date";
        CardList: {
            data: components["schemas"]["Card"][];
            meta: components["schemas"]["ListMeta"];
        };
        /**
         * @description One of the two supported card networks.
         * @enum {string}
         */
        CardNetwork: "CARD_NETWORK_1" | "CARD_NETWORK_2";
        /** @description Of CARD_PURCHASE and EXTRACASH. Of CASHOUT_STORE and CASHOUT_ATM when a card was used. */
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
         * @description A requirement of the card failed and the account was never asked.
         * @enum {string}
         */
        CardRejectionReason: "CARD_BLOCKED" | "CARD_DISABLED" | "CARD_NOT_ACTIVE" | "CARD_NOT_CONFIGURED" | "CARD_NOT_FOUND" | "CRYPTO_ERROR" | "DUPLICATE_TRANSMISSION_DETECTED" | "EXPIRED_CARD" | "EXTRA_FIELDS" | "INTERNAL_ERROR" | "INVALID_AMOUNT" | "INVALID_CVV" | "INVALID_EXPIRATION_DATE" | "INVALID_MERCHANT" | "INVALID_PIN" | "INVALID_TRANSACTION" | "LOST_CARD" | "MISSING_FIELDS" | "ORIGINAL_NOT_FOUND" | "OTHER" | "REJECTED_FRAUD" | "RESTRICTED_USER" | "SECURITY_VIOLATION" | "SERVICE_UNAVAILABLE" | "STOLEN_CARD" | "SYSTEM_ERROR" | "TRANSACTION_NOT_PERMITTED";
        CardResult: {
            data: components["schemas"]["Card"];
        };
        CardShipmentUpdate: {
            address: components["schemas"]["ShippingAddressInput"];
        };
        /**
         * @description Virtual cards are born ACTIVE. Physical cards are CREATED, then EMBOSSED, and ACTIVE after their activation.
         *     EXPIRED comes with the calendar; LOST and STOLEN are set by the service.
         * @enum {string}
         */
        CardStatus: "CREATED" | "EMBOSSED" | "ACTIVE" | "BLOCKED" | "DISABLED" | "EXPIRED" | "LOST" | "STOLEN";
        /**
         * @description Why the card is in its status. A client gives CLIENT_INTERNAL_REASON or USER_INTERNAL_REASON to block a card;
         *     these, FRAUDULENT, LOST, STOLEN, BROKEN or UPGRADE to disable it. The other reasons are the service's own.
         * @enum {string}
         */
        CardStatusReason: "CLIENT_INTERNAL_REASON" | "USER_INTERNAL_REASON" | "SERVICE_INTERNAL_REASON" | "PROVIDER_INTERNAL_REASON" | "FRAUDULENT" | "LOST" | "STOLEN" | "BROKEN" | "UPGRADE";
        /** @enum {string} */
        CardType: "VIRTUAL" | "PHYSICAL";
        CardUpdate: {
            /** @description A group of the same country, product type and card network. */
            affinity_group_id?: components["schemas"]["Id"];
            /** @enum {string} */
            status?: "ACTIVE" | "BLOCKED" | "DISABLED";
            /** @description Required to block or to disable a card. One that is sent with ACTIVE is not kept. */
            status_reason?: components["schemas"]["CardStatusReason"];
            /** @description Four digits: no ascending run, no descending run, not one digit repeated. It differs from the present one. */
            pin?: string;
        };
        CashAlias: {
            account_id: components["schemas"]["Id"];
            /** @description Unique, made with the account and never changed. Not the alias of the bank account. */
            alias: string;
            created_at: components["schemas"]["Timestamp"];
        };
        CashAliasResult: {
            data: components["schemas"]["CashAlias"];
            meta: components["schemas"]["CashMeta"];
        };
        /** @enum {string} */
        CashErrorCode: "CASH_OUT_INTENT_NOT_FOUND" | "CASH_IN_INTENT_NOT_FOUND" | "CASH_IN_INTENT_NOT_CANCELLABLE";
        CashInIntent: {
            id: components["schemas"]["Id"];
            account_id: components["schemas"]["Id"];
            network: components["schemas"]["CashInNetwork"];
            amount: components["schemas"]["Amount"];
            paid_amount: components["schemas"]["Amount"];
            status: components["schemas"]["CashInIntentStatus"];
            /** @description The boleto to be typed. Null when the network refused. */
            digitable_line: string | null;
            /** @description The boleto to be scanned. Null when the network refused. */
            barcode: string | null;
            /** @description Three days after the creation. Later payments are refused. */
            expires_at: components["schemas"]["Timestamp"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        CashInIntentCreate: {
            account_id: components["schemas"]["Id"];
            /** @enum {string} */
            network: "BOLETO";
            /** @description More than zero and, as a boleto has room for ten digits, at most 99999999.99. */
            amount: string;
        };
        CashInIntentList: {
            data: components["schemas"]["CashInIntent"][];
            meta: components["schemas"]["ListMeta"];
        };
        CashInIntentResult: {
            data: components["schemas"]["CashInIntent"];
        };
        /**
         * @description - ACTIVE: can be paid until it expires.
         *     - REJECTED: the network refused it.
         *     - PAID: the payments reach the amount.
         *     - PARTIALLY_PAID: something is paid, more may follow until it expires.
         *     - CANCELLED: by the client or by the network, or with its account.
         *     - EXPIRED: its time ended before it was paid in full; `paid_amount` says what came in.
         * @enum {string}
         */
        CashInIntentStatus: "ACTIVE" | "REJECTED" | "PAID" | "PARTIALLY_PAID" | "CANCELLED" | "EXPIRED";
        /**
         * @description The payment networks of Brazil that take cash.
         * @enum {string}
         */
        CashInNetwork: "BOLETO";
        /** @description The country of the account and the currency of the amounts. */
        CashMeta: {
            country: components["schemas"]["AccountCountry"];
            currency: components["schemas"]["AccountCurrency"];
        };
        CashOutIntent: {
            id: components["schemas"]["Id"];
            account_id: components["schemas"]["Id"];
            network_name: components["schemas"]["CashOutNetwork"];
            amount: components["schemas"]["Amount"] | null;
            /** @description What the user says at the network to withdraw. */
            token: string;
            status: components["schemas"]["CashOutIntentStatus"];
            /** @description A day after the creation. */
            expires_at: components["schemas"]["Timestamp"];
            created_at: components["schemas"]["Timestamp"];
        };
        CashOutIntentCreate: {
            account_id: components["schemas"]["Id"];
            /** @enum {string} */
            network_name: "ARG_CASH_NETWORK";
            /** @description What is to be withdrawn, more than zero. When absent, the withdrawal decides. */
            amount?: string;
        };
        CashOutIntentResult: {
            data: components["schemas"]["CashOutIntent"];
            meta: components["schemas"]["CashMeta"];
        };
        /**
         * @description Only ACTIVE is current. REPLACED when a later intent of the account took its place.
         * @enum {string}
         */
        CashOutIntentStatus: "ACTIVE" | "USED" | "EXPIRED" | "REPLACED";
        /**
         * @description The payment networks of Argentina that hand out cash.
         * @enum {string}
         */
        CashOutNetwork: "ARG_CASH_NETWORK";
        /** @description Of CASHIN and CASHOUT. Of CASHOUT_STORE and CASHOUT_ATM when no card was used. */
        CashProperties: {
            network?: string;
            reference?: string;
        };
        /** @description The number of an account in Mexico. The last digit is a check digit. */
        Clabe: string;
        /** @enum {string} */
        CommonErrorCode: "INVALID_REQUEST" | "UNAUTHORIZED" | "INSUFFICIENT_SCOPE" | "NOT_ACCEPTABLE" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "RATE_LIMITED" | "INTERNAL_ERROR" | "SERVICE_UNAVAILABLE" | "IDEMPOTENCY_KEY_REUSED" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "HEADERS_TOO_LARGE" | "REQUEST_TIMEOUT" | "MALFORMED_REQUEST";
        /**
         * @description A country that exists, ISO 3166-1 alpha-3.
         * @enum {string}
         */
        Country: "ABW" | "AFG" | "AGO" | "AIA" | "ALA" | "ALB" | "AND" | "ARE" | "ARG" | "ARM" | "ASM" | "ATA" | "ATF" | "ATG" | "AUS" | "AUT" | "AZE" | "BDI" | "BEL" | "BEN" | "BES" | "BFA" | "BGD" | "BGR" | "BHR" | "BHS" | "BIH" | "BLM" | "BLR" | "BLZ" | "BMU" | "BOL" | "BRA" | "BRB" | "BRN" | "BTN" | "BVT" | "BWA" | "CAF" | "CAN" | "CCK" | "CHE" | "CHL" | "CHN" | "CIV" | "CMR" | "COD" | "COG" | "COK" | "COL" | "COM" | "CPV" | "CRI" | "CUB" | "CUW" | "CXR" | "CYM" | "CYP" | "CZE" | "DEU" | "DJI" | "DMA" | "DNK" | "DOM" | "DZA" | "ECU" | "EGY" | "ERI" | "ESH" | "ESP" | "EST" | "ETH" | "FIN" | "FJI" | "FLK" | "FRA" | "FRO" | "FSM" | "GAB" | "GBR" | "GEO" | "GGY" | "GHA" | "GIB" | "GIN" | "GLP" | "GMB" | "GNB" | "GNQ" | "GRC" | "GRD" | "GRL" | "GTM" | "GUF" | "GUM" | "GUY" | "HKG" | "HMD" | "HND" | "HRV" | "HTI" | "HUN" | "IDN" | "IMN" | "IND" | "IOT" | "IRL" | "IRN" | "IRQ" | "ISL" | "ISR" | "ITA" | "JAM" | "JEY" | "JOR" | "JPN" | "KAZ" | "KEN" | "KGZ" | "KHM" | "KIR" | "KNA" | "KOR" | "KWT" | "LAO" | "LBN" | "LBR" | "LBY" | "LCA" | "LIE" | "LKA" | "LSO" | "LTU" | "LUX" | "LVA" | "MAC" | "MAF" | "MAR" | "MCO" | "MDA" | "MDG" | "MDV" | "MEX" | "MHL" | "MKD" | "MLI" | "MLT" | "MMR" | "MNE" | "MNG" | "MNP" | "MOZ" | "MRT" | "MSR" | "MTQ" | "MUS" | "MWI" | "MYS" | "MYT" | "NAM" | "NCL" | "NER" | "NFK" | "NGA" | "NIC" | "NIU" | "NLD" | "NOR" | "NPL" | "NRU" | "NZL" | "OMN" | "PAK" | "PAN" | "PCN" | "PER" | "PHL" | "PLW" | "PNG" | "POL" | "PRI" | "PRK" | "PRT" | "PRY" | "PSE" | "PYF" | "QAT" | "REU" | "ROU" | "RUS" | "RWA" | "SAU" | "SDN" | "SEN" | "SGP" | "SGS" | "SHN" | "SJM" | "SLB" | "SLE" | "SLV" | "SMR" | "SOM" | "SPM" | "SRB" | "SSD" | "STP" | "SUR" | "SVK" | "SVN" | "SWE" | "SWZ" | "SXM" | "SYC" | "SYR" | "TCA" | "TCD" | "TGO" | "THA" | "TJK" | "TKL" | "TKM" | "TLS" | "TON" | "TTO" | "TUN" | "TUR" | "TUV" | "TWN" | "TZA" | "UGA" | "UKR" | "UMI" | "URY" | "USA" | "UZB" | "VAT" | "VCT" | "VEN" | "VGB" | "VIR" | "VNM" | "VUT" | "WLF" | "WSM" | "YEM" | "ZAF" | "ZMB" | "ZWE";
        /** @description ISO 3166-1 alpha-3. */
        CountryCode: string;
        /** @description The number of a virtual account in Argentina. Digits 8 and 22 are check digits. */
        Cvu: string;
        /**
         * Format: date-time
         * @description RFC 3339 with any offset and letters of either case, of the years 1000 to 2999. In an address the plus sign is written %2B. Moments of records are in milliseconds: one that is finer begins a range with the next millisecond and ends it with its own.
         */
        DateTimeInput: string;
        /** @description An account in Argentina that money can be sent to. */
        Destination: {
            key_type: components["schemas"]["DestinationKeyType"];
            /** @description The key that was asked for. */
            key_value: string;
            /** @description Of an account at a bank. */
            cbu: string | null;
            /** @description Of a virtual account. */
            cvu: string | null;
            alias: string | null;
            bank: components["schemas"]["Bank"];
            holder: components["schemas"]["Holder"];
            /** @enum {string} */
            currency: "ARS";
            /** @description A transfer to an account that is not active fails. */
            active: boolean;
        };
        DestinationKey: string;
        /** @enum {string} */
        DestinationKeyType: "ALIAS" | "CBU" | "CVU";
        DestinationResult: {
            data: components["schemas"]["Destination"];
        };
        /**
         * @description CLIENT: the box goes to the client. WAREHOUSE: it is kept, and each card is sent when a shipment asks for it.
         * @enum {string}
         */
        DistributionType: "CLIENT" | "WAREHOUSE";
        EndUserToken: {
            /** @description A JWT bound to the client, the user and the hosted pages. */
            access_token: string;
            /**
             * @description Fifteen minutes in seconds.
             * @constant
             */
            expires_in: 900;
            /** @constant */
            token_type: "Bearer";
        };
        EndUserTokenRequest: {
            user_id: components["schemas"]["Id"];
        };
        /** @enum {string} */
        EntryMode: "UNKNOWN" | "MANUAL" | "CHIP" | "CONTACTLESS" | "CREDENTIAL_ON_FILE" | "MAG_STRIPE" | "OTHERS";
        /**
         * @description DEBIT takes from the account and CREDIT adds to it.
         * @enum {string}
         */
        EntryType: "DEBIT" | "CREDIT";
        /** @description The one shape of every error. */
        Error: {
            error_code: components["schemas"]["ErrorCode"];
            error: {
                message: string;
                details: components["schemas"]["ErrorDetail"][];
            };
            request_id: string;
        };
        /** @description Every code an error can carry; `examples/errors/` shows each. */
        ErrorCode: components["schemas"]["CommonErrorCode"] | components["schemas"]["AuthErrorCode"] | components["schemas"]["UserErrorCode"] | components["schemas"]["CardErrorCode"] | components["schemas"]["ShipmentErrorCode"] | components["schemas"]["AccountErrorCode"] | components["schemas"]["TransactionErrorCode"] | components["schemas"]["CashErrorCode"] | components["schemas"]["BankErrorCode"] | components["schemas"]["IdentityErrorCode"] | components["schemas"]["SandboxErrorCode"] | components["schemas"]["NetworkErrorCode"];
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
        /** @description A card with what `extend` asked for. */
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
            /** @description Whether the PIN was guessed wrong too often. A new PIN unlocks it. */
            pin_locked: boolean;
            /** @description Null for virtual cards. */
            shipment_id: string | null;
            /** @description The card that this one replaces. */
            previous_card_id: string | null;
            /**
             * Format: date
             * @description The day from which the card counts its months of validity.
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
                /** @description What was added to the card. */
                extend: components["schemas"]["CardExtension"][];
            };
        };
        /** @description Of the other types. */
        FreeProperties: {
            [key: string]: unknown;
        };
        /**
         * @description Any JSON value whose texts, and the names of whose fields, hold no NUL, and whose numbers come back as they were sent: those
         *     that a double holds (RFC 8259, 6). A number with more digits is refused with the detail `number`; sent as text it is kept.
         *     No body nests deeper than 32 levels, and `__proto__` is no name.
         */
        FreeValue: unknown;
        /** @enum {string} */
        Gender: "MALE" | "FEMALE";
        Holder: {
            name: string;
            tax_type: components["schemas"]["TaxType"];
            tax_value: components["schemas"]["TaxNumber"];
        };
        /** @description A complete HTML document whose root element names the error code in `data-error-code`. */
        HtmlErrorPage: string;
        /** @description A complete HTML document. */
        HtmlPage: string;
        /** @description An opaque identifier. */
        Id: string;
        /** @description An opaque identifier in a list that commas part: it has none in it. */
        IdInList: string;
        /**
         * @description Argentina DNI, LE, LC, CI, PASSPORT; Brazil RG, CNH; Mexico INE, PASSPORT; Colombia CC, CE, PASSPORT.
         * @enum {string}
         */
        IdentificationType: "DNI" | "LE" | "LC" | "CI" | "PASSPORT" | "RG" | "CNH" | "INE" | "CC" | "CE";
        IdentityAddress: {
            street_name: string | null;
            street_number: string | null;
            floor: string | null;
            apartment: string | null;
            zip_code: string | null;
            neighborhood: string | null;
            city: string | null;
            region: string | null;
            country: string | null;
        };
        IdentityDocumentData: {
            identification_type: components["schemas"]["IdentificationType"] | null;
            identification_value: string | null;
            tax_identification_type: components["schemas"]["TaxIdentificationType"] | null;
            tax_identification_value: string | null;
            issuing_country: string | null;
            /** Format: date */
            issue_date: string | null;
            /** Format: date */
            expiration_date: string | null;
        };
        /** @enum {string} */
        IdentityErrorCode: "IDENTITY_SESSION_NOT_FOUND" | "IDENTITY_SESSION_NOT_CANCELLABLE" | "IDENTITY_REPORT_NOT_READY";
        IdentityPersonData: {
            name: string | null;
            surname: string | null;
            /** Format: date */
            birthdate: string | null;
            gender: components["schemas"]["Gender"] | null;
            nationality: string | null;
        };
        IdentityProof: {
            /** @enum {string} */
            type: "DOCUMENT_FRONT" | "DOCUMENT_BACK" | "SELFIE";
            /** Format: uri */
            url: string;
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description What the user gave in the session. What was never given is null. */
        IdentityReport: {
            /**
             * Format: uuid
             * @description Of the session.
             */
            id: string;
            /** Format: uuid */
            user_id: string;
            /** @enum {string} */
            status: "VALIDATED" | "NOT_VALIDATED" | "REJECTED";
            person_data: components["schemas"]["IdentityPersonData"];
            address: components["schemas"]["IdentityAddress"];
            document_data: components["schemas"]["IdentityDocumentData"];
            documentation_proof: components["schemas"]["IdentityProof"][];
        };
        IdentityReportResult: {
            data: components["schemas"]["IdentityReport"];
        };
        IdentitySession: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            user_id: string;
            status: components["schemas"]["IdentitySessionStatus"];
            /**
             * Format: uri
             * @description Where the user goes through the session.
             */
            url: string;
            steps: components["schemas"]["IdentityStep"][];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            /** @description A day after the creation. */
            expiration_at: components["schemas"]["Timestamp"];
        };
        IdentitySessionCreate: {
            /** Format: uuid */
            user_id: string;
        };
        IdentitySessionList: {
            data: components["schemas"]["IdentitySession"][];
            meta: components["schemas"]["ListMeta"];
        };
        IdentitySessionResult: {
            data: components["schemas"]["IdentitySession"];
        };
        /**
         * @description - CREATED: the user hasn't begun.
         *     - IN_PROGRESS: the user is giving data.
         *     - PROCESSING: everything is there and is being checked.
         *     - VALIDATED, NOT_VALIDATED, REJECTED: the outcomes. A session that expires is NOT_VALIDATED.
         *     - CANCELLED: the client called it off.
         * @enum {string}
         */
        IdentitySessionStatus: "CREATED" | "IN_PROGRESS" | "PROCESSING" | "VALIDATED" | "REJECTED" | "NOT_VALIDATED" | "CANCELLED";
        IdentityStep: {
            /** @enum {string} */
            name: "PERSON_DATA" | "ADDRESS" | "DOCUMENT" | "SELFIE";
            /** @enum {string} */
            status: "PENDING" | "COMPLETED" | "FAILED";
            updated_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description ISO 8601, a date or a date and time with an offset. A date alone means its first moment in UTC in `from` and its
         *     last in `to`.
         */
        IsoDateInput: string | components["schemas"]["DateTimeInput"];
        LegalAddress: {
            street_name: string | null;
            street_number: string | null;
            floor: string | null;
            apartment: string | null;
            zip_code: string | null;
            neighborhood: string | null;
            city: string | null;
            region: string | null;
            additional_info: string | null;
            country: string | null;
        };
        /** @description The rules are those of the country that the address names, or of the country of operation where it names none. In Argentina the region is one of its regions. In Brazil the zip code lies in a range that the post gives to a state and determines the region, and the city where a state's capital has the zip code; of other places the city has to be sent. */
        LegalAddressInput: {
            street_name?: string;
            street_number?: components["schemas"]["NumericText"];
            floor?: components["schemas"]["NumericText"];
            apartment?: string;
            zip_code?: components["schemas"]["NumericText"];
            neighborhood?: string;
            city?: string;
            region?: string;
            additional_info?: string;
            country?: components["schemas"]["Country"];
        };
        /**
         * @description Under whose financial licence the account is kept.
         * @enum {string}
         */
        LicenseOwner: "SERVICE" | "CLIENT";
        /** @description Which page of which list this is. */
        ListMeta: {
            pagination: components["schemas"]["Pagination"];
            /** @description The filters that were applied. */
            filters: {
                field: string;
                values: string[];
            }[];
            /** @description The order that was asked for, by attributes of `sort`; empty where there was none, and the list has its own order, mostly newest first. */
            sort: {
                attribute: string;
                /** @enum {string} */
                direction: "ASC" | "DESC";
            }[];
        };
        /** @description One text per language. The keys are language tags of BCP 47, as `es-AR`, of languages and countries that exist. */
        LocalizedTextInput: {
            [key: string]: string;
        };
        /** @description Data of the client's own, kept and returned as sent. */
        Metadata: {
            [key: string]: components["schemas"]["FreeValue"];
        };
        MexicanAccountData: {
            license_owner: components["schemas"]["LicenseOwner"];
            clabe: components["schemas"]["Clabe"];
        };
        /** @enum {string} */
        MovementOutcome: "APPROVED" | "REJECTED";
        /** @enum {string} */
        NetworkErrorCode: "REFERENCE_REUSED" | "INVALID_SCOPE" | "ORDER_NOT_FOUND";
        /** @description Digits, as a number or as text. Text keeps its leading zeros. */
        NumericText: string | number;
        /**
         * @description EVP is a random key.
         * @enum {string}
         */
        OwnPixKeyType: "EVP";
        /** @description How one account sees the movement. */
        P2PDataInput: {
            metadata?: components["schemas"]["Metadata"];
            description?: components["schemas"]["LocalizedTextInput"];
            details?: components["schemas"]["TransactionDetailInput"][];
        };
        P2PLeg: {
            id: components["schemas"]["Id"];
            account_id: components["schemas"]["Id"];
            result: components["schemas"]["TransactionOutcome"];
            rejection_reason: components["schemas"]["TransactionRejectionReason"] | null;
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description Both legs are APPROVED or both are REJECTED. */
        P2PTransaction: {
            source_account_tx: components["schemas"]["P2PLeg"];
            destination_account_tx: components["schemas"]["P2PLeg"];
        };
        P2PTransactionCreate: {
            /** @description The account that pays. */
            source_account_id: components["schemas"]["Id"];
            /** @description Another account in the same currency. */
            destination_account_id: components["schemas"]["Id"];
            source_data: components["schemas"]["P2PDataInput"];
            destination_data: components["schemas"]["P2PDataInput"];
            /** @description More than zero, in the account's currency, with no more decimals than that has. */
            total_amount: string;
            /** @description A movement that is not begun by then is REJECTED with PROCESS_TIME_EXPIRED on both legs. */
            process_before?: components["schemas"]["DateTimeInput"];
        };
        /**
         * @description A country that exists, ISO 3166-1 alpha-3 in upper or lower case.
         * @enum {string}
         */
        PageCountry: "ABW" | "AFG" | "AGO" | "AIA" | "ALA" | "ALB" | "AND" | "ARE" | "ARG" | "ARM" | "ASM" | "ATA" | "ATF" | "ATG" | "AUS" | "AUT" | "AZE" | "BDI" | "BEL" | "BEN" | "BES" | "BFA" | "BGD" | "BGR" | "BHR" | "BHS" | "BIH" | "BLM" | "BLR" | "BLZ" | "BMU" | "BOL" | "BRA" | "BRB" | "BRN" | "BTN" | "BVT" | "BWA" | "CAF" | "CAN" | "CCK" | "CHE" | "CHL" | "CHN" | "CIV" | "CMR" | "COD" | "COG" | "COK" | "COL" | "COM" | "CPV" | "CRI" | "CUB" | "CUW" | "CXR" | "CYM" | "CYP" | "CZE" | "DEU" | "DJI" | "DMA" | "DNK" | "DOM" | "DZA" | "ECU" | "EGY" | "ERI" | "ESH" | "ESP" | "EST" | "ETH" | "FIN" | "FJI" | "FLK" | "FRA" | "FRO" | "FSM" | "GAB" | "GBR" | "GEO" | "GGY" | "GHA" | "GIB" | "GIN" | "GLP" | "GMB" | "GNB" | "GNQ" | "GRC" | "GRD" | "GRL" | "GTM" | "GUF" | "GUM" | "GUY" | "HKG" | "HMD" | "HND" | "HRV" | "HTI" | "HUN" | "IDN" | "IMN" | "IND" | "IOT" | "IRL" | "IRN" | "IRQ" | "ISL" | "ISR" | "ITA" | "JAM" | "JEY" | "JOR" | "JPN" | "KAZ" | "KEN" | "KGZ" | "KHM" | "KIR" | "KNA" | "KOR" | "KWT" | "LAO" | "LBN" | "LBR" | "LBY" | "LCA" | "LIE" | "LKA" | "LSO" | "LTU" | "LUX" | "LVA" | "MAC" | "MAF" | "MAR" | "MCO" | "MDA" | "MDG" | "MDV" | "MEX" | "MHL" | "MKD" | "MLI" | "MLT" | "MMR" | "MNE" | "MNG" | "MNP" | "MOZ" | "MRT" | "MSR" | "MTQ" | "MUS" | "MWI" | "MYS" | "MYT" | "NAM" | "NCL" | "NER" | "NFK" | "NGA" | "NIC" | "NIU" | "NLD" | "NOR" | "NPL" | "NRU" | "NZL" | "OMN" | "PAK" | "PAN" | "PCN" | "PER" | "PHL" | "PLW" | "PNG" | "POL" | "PRI" | "PRK" | "PRT" | "PRY" | "PSE" | "PYF" | "QAT" | "REU" | "ROU" | "RUS" | "RWA" | "SAU" | "SDN" | "SEN" | "SGP" | "SGS" | "SHN" | "SJM" | "SLB" | "SLE" | "SLV" | "SMR" | "SOM" | "SPM" | "SRB" | "SSD" | "STP" | "SUR" | "SVK" | "SVN" | "SWE" | "SWZ" | "SXM" | "SYC" | "SYR" | "TCA" | "TCD" | "TGO" | "THA" | "TJK" | "TKL" | "TKM" | "TLS" | "TON" | "TTO" | "TUN" | "TUR" | "TUV" | "TWN" | "TZA" | "UGA" | "UKR" | "UMI" | "URY" | "USA" | "UZB" | "VAT" | "VCT" | "VEN" | "VGB" | "VIR" | "VNM" | "VUT" | "WLF" | "WSM" | "YEM" | "ZAF" | "ZMB" | "ZWE" | "abw" | "afg" | "ago" | "aia" | "ala" | "alb" | "and" | "are" | "arg" | "arm" | "asm" | "ata" | "atf" | "atg" | "aus" | "aut" | "aze" | "bdi" | "bel" | "ben" | "bes" | "bfa" | "bgd" | "bgr" | "bhr" | "bhs" | "bih" | "blm" | "blr" | "blz" | "bmu" | "bol" | "bra" | "brb" | "brn" | "btn" | "bvt" | "bwa" | "caf" | "can" | "cck" | "che" | "chl" | "chn" | "civ" | "cmr" | "cod" | "cog" | "cok" | "col" | "com" | "cpv" | "cri" | "cub" | "cuw" | "cxr" | "cym" | "cyp" | "cze" | "deu" | "dji" | "dma" | "dnk" | "dom" | "dza" | "ecu" | "egy" | "eri" | "esh" | "esp" | "est" | "eth" | "fin" | "fji" | "flk" | "fra" | "fro" | "fsm" | "gab" | "gbr" | "geo" | "ggy" | "gha" | "gib" | "gin" | "glp" | "gmb" | "gnb" | "gnq" | "grc" | "grd" | "grl" | "gtm" | "guf" | "gum" | "guy" | "hkg" | "hmd" | "hnd" | "hrv" | "hti" | "hun" | "idn" | "imn" | "ind" | "iot" | "irl" | "irn" | "irq" | "isl" | "isr" | "ita" | "jam" | "jey" | "jor" | "jpn" | "kaz" | "ken" | "kgz" | "khm" | "kir" | "kna" | "kor" | "kwt" | "lao" | "lbn" | "lbr" | "lby" | "lca" | "lie" | "lka" | "lso" | "ltu" | "lux" | "lva" | "mac" | "maf" | "mar" | "mco" | "mda" | "mdg" | "mdv" | "mex" | "mhl" | "mkd" | "mli" | "mlt" | "mmr" | "mne" | "mng" | "mnp" | "moz" | "mrt" | "msr" | "mtq" | "mus" | "mwi" | "mys" | "myt" | "nam" | "ncl" | "ner" | "nfk" | "nga" | "nic" | "niu" | "nld" | "nor" | "npl" | "nru" | "nzl" | "omn" | "pak" | "pan" | "pcn" | "per" | "phl" | "plw" | "png" | "pol" | "pri" | "prk" | "prt" | "pry" | "pse" | "pyf" | "qat" | "reu" | "rou" | "rus" | "rwa" | "sau" | "sdn" | "sen" | "sgp" | "sgs" | "shn" | "sjm" | "slb" | "sle" | "slv" | "smr" | "som" | "spm" | "srb" | "ssd" | "stp" | "sur" | "svk" | "svn" | "swe" | "swz" | "sxm" | "syc" | "syr" | "tca" | "tcd" | "tgo" | "tha" | "tjk" | "tkl" | "tkm" | "tls" | "ton" | "tto" | "tun" | "tur" | "tuv" | "twn" | "tza" | "uga" | "ukr" | "umi" | "ury" | "usa" | "uzb" | "vat" | "vct" | "ven" | "vgb" | "vir" | "vnm" | "vut" | "wlf" | "wsm" | "yem" | "zaf" | "zmb" | "zwe";
        Pagination: {
            current_page: number;
            page_size: number;
            total_pages: number;
            total_items: number;
        };
        PixBank: {
            /** @description How the payment system of Brazil knows the bank. */
            ispb: string;
            name: string;
        };
        PixDestinationKey: string;
        PixHolder: {
            name: string;
            /** @enum {string} */
            document_type: "CPF" | "CNPJ";
            /** @description With its first and last digits hidden, as `***.982.247-**`. */
            document: string;
        };
        PixKey: {
            /** @description A random UUID. */
            key: string;
            type: components["schemas"]["OwnPixKeyType"];
            account_id: components["schemas"]["Id"];
            status: components["schemas"]["PixKeyStatus"];
            created_at: components["schemas"]["Timestamp"];
        };
        PixKeyCreate: {
            account_id: components["schemas"]["Id"];
            type: components["schemas"]["OwnPixKeyType"];
        };
        PixKeyList: {
            data: components["schemas"]["PixKey"][];
        };
        PixKeyLookup: {
            /** @description Names this lookup in the transfer, once. */
            transaction_id: components["schemas"]["Id"];
            key: string;
            key_type: components["schemas"]["PixKeyType"];
            holder: components["schemas"]["PixHolder"];
            bank: components["schemas"]["PixBank"];
            /** @description Fifteen minutes after the lookup. */
            expires_at: components["schemas"]["Timestamp"];
        };
        PixKeyLookupResult: {
            data: components["schemas"]["PixKeyLookup"];
        };
        PixKeyResult: {
            data: components["schemas"]["PixKey"];
        };
        /** @enum {string} */
        PixKeyStatus: "ACTIVE" | "DELETED";
        /**
         * @description Any of these can be paid to. Accounts of this service have EVP only.
         * @enum {string}
         */
        PixKeyType: "EVP" | "CPF" | "CNPJ" | "EMAIL" | "PHONE";
        PixTransfer: {
            id: components["schemas"]["Id"];
            /** @description How the payment system knows the transfer: E, the ISPB, the minute in UTC and eleven characters. */
            end_to_end_id: string;
            status: components["schemas"]["TransferStatus"];
            account_id: components["schemas"]["Id"];
            amount: components["schemas"]["TransferAmount"];
            description: string | null;
            destination: components["schemas"]["PixTransferDestination"];
            failure_reason: components["schemas"]["TransferFailureReason"] | null;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        PixTransferCreate: {
            /** @description From the lookup of the key. It also says which account pays. */
            transaction_id: components["schemas"]["Id"];
            /** @description At most two decimals. */
            value: number;
            description?: string;
        };
        PixTransferDestination: {
            key: string;
            key_type: components["schemas"]["PixKeyType"];
            holder: components["schemas"]["PixHolder"];
            bank: components["schemas"]["PixBank"];
        };
        PixTransferResult: {
            data: components["schemas"]["PixTransfer"];
        };
        /** @enum {string} */
        PointType: "POS" | "ECOMMERCE" | "ATM" | "MOTO";
        /**
         * @description ORIGINAL is new. The others follow an earlier movement.
         * @enum {string}
         */
        ProcessType: "ORIGINAL" | "ADJUSTMENT" | "REFUND" | "REVERSAL";
        /** @enum {string} */
        ProductType: "PREPAID" | "CREDIT" | "DEBIT";
        /** @description The tax identification number is mandatory; the identity document is not. */
        ReceiverInBrazil: {
            full_name?: string;
            telephone_number?: string;
            /** @description Zeros, or separators alone, are none. */
            tax_identification_number: string;
        };
        /** @description The identity document is mandatory. */
        ReceiverOutsideBrazil: {
            full_name?: string;
            telephone_number?: string;
            document_type: string;
            document_number: string;
        };
        Revocation: {
            /** @enum {string} */
            status: "Success" | "Error";
        };
        /** @description The one shape of every error, with the status that this operation answers whatever it was sent. */
        RevocationError: {
            /** @enum {string} */
            status: "Success" | "Error";
            error_code: components["schemas"]["ErrorCode"];
            error: {
                message: string;
                details: components["schemas"]["ErrorDetail"][];
            };
            request_id: string;
        };
        /** @enum {string} */
        SandboxErrorCode: "API_KEY_NOT_FOUND" | "FAULT_NOT_FOUND" | "REQUEST_NOT_FOUND" | "EVENT_NOT_FOUND" | "QUESTION_NOT_FOUND" | "BATCH_NOT_FOUND" | "TRANSFER_NOT_FOUND" | "CARD_TRANSACTION_NOT_FOUND" | "SETTLEMENT_FILE_NOT_FOUND" | "SETTLEMENT_MISMATCH_NOT_FOUND" | "ILLEGAL_STEP" | "LAST_API_KEY" | "CLOCK_CANNOT_GO_BACK" | "EVENT_WITHOUT_ADDRESS" | "EVENT_NOT_REPEATABLE" | "CASH_IN_INTENT_EXPIRED" | "DESTINATION_ALREADY_EXISTS" | "SETTLEMENT_MISMATCH_USED" | "UNKNOWN_REVISION" | "UNKNOWN_OPERATION" | "AMOUNT_REQUIRED" | "AMOUNT_EXCEEDS_REMAINDER" | "AMOUNT_EXCEEDS_ORIGINAL" | "WRONG_CASH_TOKEN" | "UNKNOWN_CASH_ALIAS" | "UNKNOWN_TRANSFER_KEY" | "INSTALLMENTS_NOT_ALLOWED" | "SETTLEMENT_DAY_NOT_OVER" | "SNAPSHOT_NOT_FOUND" | "SNAPSHOT_LIMIT_REACHED" | "SNAPSHOT_NOT_READABLE" | "SNAPSHOT_FILE_INVALID";
        /** @enum {string} */
        SensitiveField: "pan" | "code" | "pin" | "name" | "expiration";
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
        /** @description The batch whose cards are in the box. */
        ShipmentBatch: {
            id: components["schemas"]["Id"];
            quantity: number;
            status: components["schemas"]["CardBatchStatus"];
            created_at: components["schemas"]["Timestamp"];
        };
        ShipmentCreate: {
            /** @enum {string} */
            shipment_type: "CARD_FROM_WAREHOUSE";
            /** @description The group whose unnamed cards lie in the warehouse. */
            affinity_group_id: components["schemas"]["Id"];
            /** @description Where the shipment is delivered. */
            country: components["schemas"]["Country"];
            /** @description Needed: a card from the warehouse has no other address to go to. */
            address?: components["schemas"]["ShippingAddressInput"];
            /** @description Required in Brazil, with the tax identification number. */
            receiver?: components["schemas"]["ShipmentReceiver"];
        };
        /** @enum {string} */
        ShipmentErrorCode: "SHIPMENT_NOT_FOUND" | "SHIPPING_ADDRESS_NOT_UPDATABLE" | "WAREHOUSE_OUT_OF_STOCK" | "SHIPMENT_COUNTRY_MISMATCH";
        ShipmentList: {
            data: components["schemas"]["Shipment"][];
            meta: components["schemas"]["ListMeta"];
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
        ShipmentResult: {
            data: components["schemas"]["Shipment"];
        };
        /** @enum {string} */
        ShipmentStatus: "CREATED" | "PENDING" | "TRACKED" | "REJECTED" | "IN_WAREHOUSE" | "IN_TRANSIT" | "DISTRIBUTION" | "DELIVERED" | "NOT_DELIVERED" | "START_OF_CUSTODY" | "END_OF_CUSTODY" | "DESTRUCTION" | "ACCIDENT";
        /** @enum {string} */
        ShipmentStatusDetail: "CREATED" | "PENDING" | "TRACKED" | "READY_FOR_DISTRIBUTION" | "REJECTED" | "SHIPMENT_SENT" | "SHIPMENT_CONFIRMED" | "IN_WAREHOUSE" | "IN_TRANSIT" | "RECEIVED_BY_CARRIER" | "FAILED_DELIVERY_ATTEMPT" | "WRONG_ADDRESS" | "SHIPMENT_CONSOLIDATED" | "DISTRIBUTION" | "DELIVERED" | "NOT_DELIVERED" | "START_OF_CUSTODY" | "END_OF_CUSTODY" | "DESTRUCTION" | "ACCIDENT" | "FAILED_TO_MATCH_GIVEN_TIMESLOT";
        /** @description Date and time in UTC with a space between them and milliseconds. */
        ShipmentTimestamp: string;
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
        /** @description In the country of the card. In Brazil the region is the code of the federative unit. The zip code is required everywhere but in Colombia. */
        ShippingAddressInput: {
            street_name: string;
            street_number?: string;
            floor?: string;
            apartment?: string;
            city: string;
            region: string;
            country: components["schemas"]["Country"];
            zip_code?: string;
            neighborhood?: string;
        };
        /** @description A decimal amount with the currency's two decimals; may be negative. */
        SignedAmount: string;
        /**
         * @description Argentina CUIL; Brazil CPF; Mexico RFC; Colombia NIT.
         * @enum {string}
         */
        TaxIdentificationType: "CUIL" | "CPF" | "RFC" | "NIT";
        /** @description The last digit is a check digit. */
        TaxNumber: string;
        /** @enum {string} */
        TaxType: "CUIT" | "CUIL";
        /**
         * Format: date-time
         * @description RFC 3339 in UTC with milliseconds.
         */
        Timestamp: string;
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
        TokenRequest: {
            client_id: string;
            client_secret: string;
            audience: string;
            /** @enum {string} */
            grant_type: "client_credentials";
        };
        Transaction: {
            id: components["schemas"]["Id"];
            result: components["schemas"]["TransactionOutcome"];
            rejection_reason: components["schemas"]["TransactionRejectionReason"] | null;
            created_at: components["schemas"]["Timestamp"];
        };
        TransactionCreate: {
            account_id: components["schemas"]["Id"];
            type: components["schemas"]["TransactionType"];
            process_type: components["schemas"]["ProcessType"];
            /** @description The transaction that a REFUND, REVERSAL or ADJUSTMENT follows. An ORIGINAL has none. */
            parent_tx_id?: components["schemas"]["Id"];
            data?: components["schemas"]["TransactionDataInput"];
            entry_type: components["schemas"]["EntryType"];
            /** @description More than zero, in the account's currency, with no more decimals than that has. */
            total_amount: string;
            /** @description A transaction that is not begun by then is REJECTED with PROCESS_TIME_EXPIRED. */
            process_before?: components["schemas"]["DateTimeInput"];
        } & (unknown & unknown & unknown & unknown);
        TransactionDataInput: {
            description?: components["schemas"]["LocalizedTextInput"];
            details?: components["schemas"]["TransactionDetailInput"][];
            metadata?: components["schemas"]["Metadata"];
            /**
             * @description The type of the transaction decides: CardProperties for CARD_PURCHASE and EXTRACASH, BankProperties for
             *     BANK_TRANSFER_IN and BANK_TRANSFER_OUT, CashProperties for CASHIN and CASHOUT, either of card and cash for
             *     CASHOUT_STORE and CASHOUT_ATM, free for the others.
             */
            tx_properties?: {
                [key: string]: components["schemas"]["FreeValue"];
            };
        };
        /**
         * @description A part of the total. Parts count as they are, except that a DISCOUNT and a part whose `entry_type` is not the
         *     transaction's count as negative. All parts together make the total, to the cent.
         */
        TransactionDetailInput: {
            type: components["schemas"]["TransactionDetailType"];
            subtype?: string;
            amount: components["schemas"]["Amount"];
            /** @description The transaction's own when absent. */
            entry_type?: components["schemas"]["EntryType"];
            description?: components["schemas"]["LocalizedTextInput"];
            metadata?: components["schemas"]["Metadata"];
        };
        /** @enum {string} */
        TransactionDetailType: "BASE" | "FEE" | "TAX" | "EXTRACASH" | "DISCOUNT";
        /** @enum {string} */
        TransactionErrorCode: "INVALID_AUTHORIZATION_REQUEST" | "INVALID_PARENT_TX_ID" | "DUPLICATED_IDEMPOTENCY_KEY" | "ACTIVITY_NOT_FOUND";
        /**
         * @description Only APPROVED changed the balance.
         * @enum {string}
         */
        TransactionOutcome: "APPROVED" | "REJECTED";
        /**
         * @description - INSUFFICIENT_FUNDS: the debit is above the balance.
         *     - ACCOUNT_DISABLED: the account is DISABLED or DELETED.
         *     - ACCOUNT_FROZEN: a debit on a FROZEN account.
         *     - MONTHLY_, DAILY_AMOUNT_LIMIT_REACHED: what a user account may move in a month or a day.
         *     - CLIENT_MONTHLY_, CLIENT_DAILY_AMOUNT_LIMIT_REACHED: what all accounts of the client together may move.
         *     - BRIDGE_ACCOUNT_MONTHLY_, BRIDGE_ACCOUNT_DAILY_AMOUNT_LIMIT_REACHED: the same for a bridge account.
         *     - BRIDGE_ACCOUNT_AMOUNT_LIMIT_REACHED: one movement of a bridge account is too large.
         *     - MAX_BRIDGE_ACCOUNT_FUNDING_LIMIT_EXCEEDED: the credit takes a bridge account above the balance it may hold.
         *     - PROCESS_TIME_EXPIRED: `process_before` had passed.
         *     - SOURCE_, DESTINATION_ACCOUNT_TX_REJECTED: the other leg of a P2P movement was refused.
         *     - FRAUD_SCORING_REJECTED: the fraud engine refused.
         * @enum {string}
         */
        TransactionRejectionReason: "INSUFFICIENT_FUNDS" | "ACCOUNT_DISABLED" | "ACCOUNT_FROZEN" | "MONTHLY_AMOUNT_LIMIT_REACHED" | "DAILY_AMOUNT_LIMIT_REACHED" | "CLIENT_MONTHLY_AMOUNT_LIMIT_REACHED" | "CLIENT_DAILY_AMOUNT_LIMIT_REACHED" | "BRIDGE_ACCOUNT_MONTHLY_AMOUNT_LIMIT_REACHED" | "BRIDGE_ACCOUNT_DAILY_AMOUNT_LIMIT_REACHED" | "BRIDGE_ACCOUNT_AMOUNT_LIMIT_REACHED" | "MAX_BRIDGE_ACCOUNT_FUNDING_LIMIT_EXCEEDED" | "PROCESS_TIME_EXPIRED" | "SOURCE_ACCOUNT_TX_REJECTED" | "DESTINATION_ACCOUNT_TX_REJECTED" | "FRAUD_SCORING_REJECTED";
        /** @enum {string} */
        TransactionType: "CARD_PURCHASE" | "EXTRACASH" | "CASHOUT_STORE" | "CASHOUT_ATM" | "BANK_TRANSFER_IN" | "BANK_TRANSFER_OUT" | "CASHIN" | "CASHOUT" | "MANUAL_MOVEMENT" | "CLIENT_PAYMENT" | "PAYMENT_IN" | "PAYMENT_OUT";
        Transfer: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["TransferStatus"];
            /** Format: uuid */
            account_id: string;
            amount: components["schemas"]["TransferAmount"];
            concept: components["schemas"]["TransferConcept"];
            description: string | null;
            destination: components["schemas"]["TransferDestination"];
            failure_reason: components["schemas"]["TransferFailureReason"] | null;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        TransferAmount: {
            currency: components["schemas"]["AccountCurrency"];
            value: number;
        };
        /**
         * @description What a transfer in Argentina is for. VAR is anything else.
         * @enum {string}
         */
        TransferConcept: "ALQ" | "APC" | "BRH" | "BRN" | "CUO" | "EXP" | "FAC" | "HAB" | "HON" | "OIN" | "OIH" | "PRE" | "ROP" | "SEG" | "SIS" | "SON" | "VAR";
        /** @description Who is at the other end. */
        TransferCounterparty: {
            name?: string;
            tax_id?: string;
            /** @description A CBU, CVU, alias or PIX key. */
            key?: string;
        };
        TransferCreate: {
            /**
             * Format: uuid
             * @description The account that pays.
             */
            account_id: string;
            /** @description Whose account receives. */
            credit_account: {
                tax_type: components["schemas"]["TaxType"];
                tax_value: components["schemas"]["TaxNumber"];
            };
            amount: {
                /** @enum {string} */
                currency: "ARS";
                /** @description At most two decimals. */
                value: number;
            };
            /** @description VAR when absent. */
            concept?: components["schemas"]["TransferConcept"];
            description?: string;
        };
        TransferDestination: {
            cbu: string | null;
            cvu: string | null;
            alias: string | null;
            bank: components["schemas"]["Bank"];
            holder: components["schemas"]["Holder"];
        };
        /**
         * @description Why the bank network gave the money back. It is no `error_code`: a transfer that fails was taken, and its activity is REJECTED with the same reason.
         *     - DESTINATION_REJECTED: the bank of the destination did not take the money.
         *     - DESTINATION_ACCOUNT_NOT_ACTIVE: the account of the destination is closed or disabled.
         *     - NETWORK_UNAVAILABLE: the network could not carry out the transfer.
         * @enum {string}
         */
        TransferFailureReason: "DESTINATION_REJECTED" | "DESTINATION_ACCOUNT_NOT_ACTIVE" | "NETWORK_UNAVAILABLE";
        TransferResult: {
            data: components["schemas"]["Transfer"];
        };
        /**
         * @description SUCCESS and FAILED are final. The final status of a transfer IN_PROGRESS comes as an activity.
         * @enum {string}
         */
        TransferStatus: "SUCCESS" | "FAILED" | "IN_PROGRESS";
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
            nationality: string | null;
            legal_address: components["schemas"]["LegalAddress"] | null;
            operation_country: components["schemas"]["CountryCode"];
            status: components["schemas"]["UserStatus"];
            /** @enum {string|null} */
            status_reason: "CLIENT_INTERNAL_REASON" | null;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        UserCreate: {
            name?: string;
            surname?: string;
            identification_type?: components["schemas"]["IdentificationType"];
            /** @description A DNI has 7 or 8 characters. Two users of a client never have the same document, whatever its case, leading zeros and separators. */
            identification_value?: string;
            /**
             * Format: date
             * @description A day that is over.
             */
            birthdate?: string;
            gender?: components["schemas"]["Gender"];
            /** Format: email */
            email: string;
            phone?: string;
            tax_identification_type?: components["schemas"]["TaxIdentificationType"];
            /** @description A CUIL has 11 digits, a CPF 11, both with their check digits; an RFC has 12 or 13 characters, a NIT has 10. */
            tax_identification_value?: string;
            nationality?: components["schemas"]["Country"];
            legal_address?: components["schemas"]["LegalAddressInput"];
            operation_country: components["schemas"]["Country"];
        };
        /** @enum {string} */
        UserErrorCode: "USER_NOT_FOUND" | "EMAIL_ALREADY_IN_USE" | "IDENTIFICATION_ALREADY_IN_USE" | "INVALID_IDENTIFICATION" | "INVALID_TAX_IDENTIFICATION" | "INVALID_LEGAL_ADDRESS" | "INVALID_USER_STATUS_REASON";
        UserList: {
            data: components["schemas"]["User"][];
            meta: components["schemas"]["ListMeta"];
        };
        UserResult: {
            data: components["schemas"]["User"];
        };
        /** @enum {string} */
        UserStatus: "ACTIVE" | "BLOCKED";
        /** @description What is not sent stays as it is; null takes away what is optional. A legal address that is sent takes the place of the whole present one. */
        UserUpdate: {
            name?: string | null;
            surname?: string | null;
            identification_type?: components["schemas"]["IdentificationType"] | null;
            /** @description A DNI has 7 or 8 characters. */
            identification_value?: string | null;
            /**
             * Format: date
             * @description A day that is over.
             */
            birthdate?: string | null;
            gender?: components["schemas"]["Gender"] | null;
            /** Format: email */
            email?: string;
            phone?: string | null;
            tax_identification_type?: components["schemas"]["TaxIdentificationType"] | null;
            /** @description A CUIL has 11 digits, a CPF 11, both with their check digits; an RFC has 12 or 13 characters, a NIT has 10. */
            tax_identification_value?: string | null;
            nationality?: components["schemas"]["Country"] | null;
            legal_address?: components["schemas"]["LegalAddressInput"] | null;
            operation_country?: components["schemas"]["Country"];
            status?: components["schemas"]["UserStatus"];
            /**
             * @description Needed to block a user. One that is sent with ACTIVE is not kept.
             * @enum {string}
             */
            status_reason?: "CLIENT_INTERNAL_REASON";
        };
        WithdrawalProperties: components["schemas"]["CardProperties"] | components["schemas"]["CashProperties"];
    };
    responses: {
        /** @description The address of the page does not follow this contract or leads where the client has not registered. */
        ActivationPageInvalidRequest: {
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
        /** @description The token's scope does not cover this operation; `details` names the scope that is missing. */
        Forbidden: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The idempotency key was used for another request. */
        IdempotencyKeyReused: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Something failed on the service's side. Never a normal answer; safe to repeat with the same idempotency key. */
        InternalError: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request does not follow this contract, or holds a NUL; `details` names each place. */
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
        /** @description Something failed on the service's side. Never a normal answer. */
        PageInternalError: {
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
        /** @description The address of the page does not follow this contract or names a stylesheet from elsewhere than registered. */
        PageInvalidRequest: {
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
        /** @description More requests than the rate allows. */
        PageTooManyRequests: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "content-security-policy": components["headers"]["ContentSecurityPolicy"];
                "x-content-type-options": components["headers"]["ContentTypeOptions"];
                "referrer-policy": components["headers"]["ReferrerPolicy"];
                "cache-control": components["headers"]["CacheControl"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "text/html": components["schemas"]["HtmlErrorPage"];
            };
        };
        /** @description The end-user token is missing, expired or not one of this service. */
        PageUnauthorized: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "content-security-policy": components["headers"]["ContentSecurityPolicy"];
                "x-content-type-options": components["headers"]["ContentTypeOptions"];
                "referrer-policy": components["headers"]["ReferrerPolicy"];
                "cache-control": components["headers"]["CacheControl"];
                "www-authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "text/html": components["schemas"]["HtmlErrorPage"];
            };
        };
        /** @description The service can't serve for the moment. Nothing was changed; repeat later. */
        PageUnavailable: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "content-security-policy": components["headers"]["ContentSecurityPolicy"];
                "x-content-type-options": components["headers"]["ContentTypeOptions"];
                "referrer-policy": components["headers"]["ReferrerPolicy"];
                "cache-control": components["headers"]["CacheControl"];
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "text/html": components["schemas"]["HtmlErrorPage"];
            };
        };
        /** @description The body is larger than the service reads, as it was sent or after it was inflated. */
        PayloadTooLarge: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The client sends more than its rate allows. */
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
        /** @description No valid bearer token came with the request. Of a token that has expired, `details` says when. */
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
        /** @description The service can't serve for the moment. Nothing was changed; repeat later. */
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
        /** @description The body is not of a media type that this operation reads, its charset is not UTF-8, or its content coding is none of gzip, deflate and br; `details` says which. */
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
    parameters: {
        /**
         * @description Languages in order of preference, as RFC 9110 defines the header.
         * @example es-AR, es;q=0.9, en;q=0.5
         */
        AcceptLanguage: string;
        /**
         * @description The country whose conventions the form follows: ISO 3166-1 alpha-3 in upper or lower case.
         * @example ARG
         */
        ActivationCountry: components["schemas"]["PageCountry"];
        /**
         * @description A unique id of this request. Repeating it gives the first answer, in the revision that the client has by then, and creates nothing
         *     again, however much later. Where the service keeps answers for a time only, a repeat after that time is refused as a key of another
         *     request is, with `expired` in place of `reused` among the details, and creates nothing either.
         * @example 7f6a1f2e-6a57-4a70-8f0e-2f4c9d1f0b11
         */
        IdempotencyKey: string;
        /**
         * @description The country of the operation, in lower case.
         * @example bra
         */
        OperationCountry: "bra";
        /**
         * @description A unique id of this request, for a caller that may have to repeat it. Repeating it gives the first answer and creates nothing
         *     again, as with a key that is required. A request without it creates something each time.
         * @example 7f6a1f2e-6a57-4a70-8f0e-2f4c9d1f0b11
         */
        OptionalIdempotencyKey: string;
        /**
         * @description The language of the page.
         * @example es
         */
        PageLocale: "en" | "es" | "pt";
        /**
         * @description The page wanted. The first page is 0.
         * @example 0
         */
        PageNumber: number;
        /**
         * @description Items per page.
         * @example 20
         */
        PageSize: number;
        /**
         * @description The address of a stylesheet for the page. CORS must be enabled there. A client that has registered origins for
         *     stylesheets takes them from there alone. Nothing that a stylesheet imports or refers to is loaded.
         * @example https://app.example.com/card.css
         */
        PageStyles: string;
        /**
         * @description Where the user is sent after the activation: a web address or a mobile deep link, exactly as the client has registered it.
         *     Refused are `javascript:`, `data:`, addresses without a scheme, with user information, a backslash or a line break.
         * @example https://app.example.com/card-activated
         */
        SuccessLink: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Answers that hold credentials are never stored.
         * @example no-store
         */
        CacheControl: "no-store";
        /**
         * @description Nothing but what the page itself brings, the client's stylesheet, and frames on the origins that the client registered.
         * @example default-src 'none'; script-src 'nonce-3q2rXw'; style-src 'nonce-3q2rXw'; form-action 'self'; base-uri 'none'; frame-ancestors https://app.example.com
         */
        ContentSecurityPolicy: string;
        /**
         * @description Browsers take the media type as it is sent.
         * @example nosniff
         */
        ContentTypeOptions: "nosniff";
        /**
         * @description The address of the page holds a token and is told to nobody.
         * @example no-referrer
         */
        ReferrerPolicy: "no-referrer";
        /**
         * @description The id under which this call is found in the logs.
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
    revokeToken: {
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
            /** @description The token is revoked. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Revocation"];
                };
            };
            /** @description The request does not follow this contract, or holds a NUL; `details` names each place. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevocationError"];
                };
            };
            /** @description The credentials are wrong. */
            401: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "www-authenticate": components["headers"]["WwwAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevocationError"];
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
                    "application/json": components["schemas"]["RevocationError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
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
                 * @description Free-form; a status that no user has finds nobody.
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
                 * @description The page wanted. The first page is 0.
                 * @example 0
                 */
                "page[number]"?: components["parameters"]["PageNumber"];
                /**
                 * @description Ascending, or descending with a leading minus. What has no value is last in ascending and first in descending order. Newest first when absent.
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
                 * @description A unique id of this request. Repeating it gives the first answer, in the revision that the client has by then, and creates nothing
                 *     again, however much later. Where the service keeps answers for a time only, a repeat after that time is refused as a key of another
                 *     request is, with `expired` in place of `reused` among the details, and creates nothing either.
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
            /** @description Another user or another request is in the way. */
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
            /** @description A rule refuses the data. */
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
                 * @description The page wanted. The first page is 0.
                 * @example 0
                 */
                "page[number]"?: components["parameters"]["PageNumber"];
                /**
                 * @description Ascending, or descending with a leading minus. What has no value is last in ascending and first in descending order. Newest first when absent.
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
                 * @description A unique id of this request. Repeating it gives the first answer, in the revision that the client has by then, and creates nothing
                 *     again, however much later. Where the service keeps answers for a time only, a repeat after that time is refused as a key of another
                 *     request is, with `expired` in place of `reused` among the details, and creates nothing either.
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
            /** @description The user or the affinity group is not ACTIVE, or another request is in the way. */
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
            /** @description A rule refuses the card. */
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
                 * @description What to add to the card.
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
            /** @description The token's scope does not cover this operation, or the client may not handle card data. */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
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
            /** @description A rule refuses the change. */
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
                 * @description A unique id of this request, for a caller that may have to repeat it. Repeating it gives the first answer and creates nothing
                 *     again, as with a key that is required. A request without it creates something each time.
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
            /** @description The batch is taken and its cards will be made. */
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
            /** @description The affinity group is not ACTIVE, or the idempotency key was used for another batch. */
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
            /** @description The shipment is not that of a batch for the client, or the batch is no longer CREATED. */
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
            /** @description The token's scope does not cover this operation, or the client may not handle card data. */
            403: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
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
            /** @description A rule refuses the activation. */
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
    searchCardAssociations: {
        parameters: {
            query?: {
                /**
                 * @example [
                 *       "01935d2a-7f60-7c11-9a51-000000000101"
                 *     ]
                 */
                "filter[card_id]"?: components["schemas"]["IdInList"][];
                /**
                 * @example [
                 *       "01935d2a-7f60-7c11-9a51-000000000501"
                 *     ]
                 */
                "filter[account_id]"?: components["schemas"]["IdInList"][];
                /**
                 * @description The page wanted. The first page is 0.
                 * @example 0
                 */
                "page[number]"?: components["parameters"]["PageNumber"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of associations. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardAssociationList"];
                };
            };
            /** @description The request does not follow this contract, or holds a NUL; `details` names each place. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createEndUserToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndUserTokenRequest"];
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
                    "application/json": components["schemas"]["EndUserToken"];
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
            /** @description The user is not ACTIVE. */
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
    showSensitiveData: {
        parameters: {
            query?: {
                /**
                 * @description What to show. Everything when absent.
                 * @example [
                 *       "pan",
                 *       "code",
                 *       "expiration"
                 *     ]
                 */
                field_list?: components["schemas"]["SensitiveField"][];
                /**
                 * @description How to show it.
                 * @example card
                 */
                layout?: "list" | "card";
                /**
                 * @description The address of a stylesheet for the page. CORS must be enabled there. A client that has registered origins for
                 *     stylesheets takes them from there alone. Nothing that a stylesheet imports or refers to is loaded.
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
    showActivationPage: {
        parameters: {
            query?: {
                /**
                 * @description The address of a stylesheet for the page. CORS must be enabled there. A client that has registered origins for
                 *     stylesheets takes them from there alone. Nothing that a stylesheet imports or refers to is loaded.
                 * @example https://app.example.com/card.css
                 */
                styles?: components["parameters"]["PageStyles"];
                /**
                 * @description The language of the page.
                 * @example es
                 */
                locale?: components["parameters"]["PageLocale"];
                /**
                 * @description The country whose conventions the form follows: ISO 3166-1 alpha-3 in upper or lower case.
                 * @example ARG
                 */
                country?: components["parameters"]["ActivationCountry"];
                /**
                 * @description Where the user is sent after the activation: a web address or a mobile deep link, exactly as the client has registered it.
                 *     Refused are `javascript:`, `data:`, addresses without a scheme, with user information, a backslash or a line break.
                 * @example https://app.example.com/card-activated
                 */
                success_link?: components["parameters"]["SuccessLink"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page with the empty form. */
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
            400: components["responses"]["ActivationPageInvalidRequest"];
            401: components["responses"]["PageUnauthorized"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternalError"];
            503: components["responses"]["PageUnavailable"];
        };
    };
    submitActivation: {
        parameters: {
            query?: {
                /**
                 * @description The address of a stylesheet for the page. CORS must be enabled there. A client that has registered origins for
                 *     stylesheets takes them from there alone. Nothing that a stylesheet imports or refers to is loaded.
                 * @example https://app.example.com/card.css
                 */
                styles?: components["parameters"]["PageStyles"];
                /**
                 * @description The language of the page.
                 * @example es
                 */
                locale?: components["parameters"]["PageLocale"];
                /**
                 * @description The country whose conventions the form follows: ISO 3166-1 alpha-3 in upper or lower case.
                 * @example ARG
                 */
                country?: components["parameters"]["ActivationCountry"];
                /**
                 * @description Where the user is sent after the activation: a web address or a mobile deep link, exactly as the client has registered it.
                 *     Refused are `javascript:`, `data:`, addresses without a scheme, with user information, a backslash or a line break.
                 * @example https://app.example.com/card-activated
                 */
                success_link?: components["parameters"]["SuccessLink"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ActivationForm"];
            };
        };
        responses: {
            /** @description The card is ACTIVE. There was no `success_link` to follow. */
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
            /** @description The card is ACTIVE and the user goes on to `success_link`. */
            303: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "content-security-policy": components["headers"]["ContentSecurityPolicy"];
                    "x-content-type-options": components["headers"]["ContentTypeOptions"];
                    "referrer-policy": components["headers"]["ReferrerPolicy"];
                    "cache-control": components["headers"]["CacheControl"];
                    /**
                     * @description The `success_link` as it was given.
                     * @example https://app.example.com/card-activated
                     */
                    location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ActivationPageInvalidRequest"];
            401: components["responses"]["PageUnauthorized"];
            /** @description No card with this number can be activated by the user. */
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
            /** @description The card is not EMBOSSED or the user is not ACTIVE. */
            409: {
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
            /** @description The form is larger than the service reads. */
            413: {
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
            /** @description What was sent is not a form. */
            415: {
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
            /** @description The PIN is missing or too simple, or the card can't be issued to this user. */
            422: {
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
                 * @description The document number of the receiver, whatever its case, leading zeros and separators.
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
                 * @description The page wanted. The first page is 0.
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
                 * @description A unique id of this request. Repeating it gives the first answer, in the revision that the client has by then, and creates nothing
                 *     again, however much later. Where the service keeps answers for a time only, a repeat after that time is refused as a key of another
                 *     request is, with `expired` in place of `reused` among the details, and creates nothing either.
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
            /** @description The affinity group is not ACTIVE, no card is left, or another request is in the way. */
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
            /** @description The countries do not agree. */
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
    searchAccounts: {
        parameters: {
            query?: {
                /**
                 * @description The page wanted. The first page is 0.
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
                 * @description Created then or later.
                 * @example 2026-01-01T00:00:00Z
                 */
                "filter[created_from]"?: components["schemas"]["DateTimeInput"];
                /**
                 * @description Created then or earlier.
                 * @example 2026-02-01T00:00:00Z
                 */
                "filter[created_until]"?: components["schemas"]["DateTimeInput"];
                /**
                 * @description Ascending, or descending with a leading minus. What has no value is last in ascending and first in descending order. Newest first when absent.
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
                 * @description A unique id of this request. Repeating it gives the first answer, in the revision that the client has by then, and creates nothing
                 *     again, however much later. Where the service keeps answers for a time only, a repeat after that time is refused as a key of another
                 *     request is, with `expired` in place of `reused` among the details, and creates nothing either.
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
            /** @description A rule refuses the account. */
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
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-000000000101 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account with its balance. */
            200: {
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAccount: {
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
                "application/json": components["schemas"]["AccountDelete"];
            };
        };
        responses: {
            /** @description The account as it is now. */
            200: {
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
            /** @description The account can't be deleted now. */
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
            /** @description The motive or its comment doesn't go with the status. */
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
    updateAccount: {
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
                "application/json": components["schemas"]["AccountUpdate"];
            };
        };
        responses: {
            /** @description The account as it is now. */
            200: {
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
            /** @description The account can't take this status. */
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
            /** @description The motive or its comment doesn't go with the status. */
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
    searchActivities: {
        parameters: {
            query?: {
                /**
                 * @description The page wanted. The first page is 0.
                 * @example 0
                 */
                "page[number]"?: components["parameters"]["PageNumber"];
                /**
                 * @description Items per page.
                 * @example 20
                 */
                "page[size]"?: components["parameters"]["PageSize"];
                /**
                 * @description The country of the account.
                 * @example [
                 *       "ARG"
                 *     ]
                 */
                "filter[country]"?: components["schemas"]["AccountCountry"][];
                /**
                 * @example [
                 *       "01935d2a-7f60-7c11-9a51-000000000101"
                 *     ]
                 */
                "filter[account_id]"?: components["schemas"]["IdInList"][];
                /**
                 * @example [
                 *       "APPROVED",
                 *       "PENDING"
                 *     ]
                 */
                "filter[result]"?: components["schemas"]["ActivityOutcome"][];
                /**
                 * @example [
                 *       "CARD_PURCHASE"
                 *     ]
                 */
                "filter[type]"?: components["schemas"]["ActivityType"][];
                /**
                 * @description Created then or later.
                 * @example 2026-01-01T00:00:00Z
                 */
                "filter[created_from]"?: components["schemas"]["DateTimeInput"];
                /**
                 * @description Created then or earlier.
                 * @example 2026-02-01T00:00:00Z
                 */
                "filter[created_until]"?: components["schemas"]["DateTimeInput"];
                /**
                 * @description Last changed then or later.
                 * @example 2026-01-01T00:00:00Z
                 */
                "filter[updated_from]"?: components["schemas"]["DateTimeInput"];
                /**
                 * @description Last changed then or earlier.
                 * @example 2026-02-01T00:00:00Z
                 */
                "filter[updated_until]"?: components["schemas"]["DateTimeInput"];
                /**
                 * @description Created or last changed then or later.
                 * @example 2026-01-01T00:00:00Z
                 */
                "filter[upsert_from]"?: components["schemas"]["DateTimeInput"];
                /**
                 * @description Created or last changed then or earlier. With `upsert_from`, either moment lies between both.
                 * @example 2026-02-01T00:00:00Z
                 */
                "filter[upsert_until]"?: components["schemas"]["DateTimeInput"];
                /**
                 * @description Ascending, or descending with a leading minus. Newest first when absent.
                 * @example [
                 *       "-created_at"
                 *     ]
                 */
                sort?: ("id" | "-id" | "type" | "-type" | "result" | "-result" | "created_at" | "-created_at" | "updated_at" | "-updated_at")[];
            };
            header?: {
                /**
                 * @description Languages in order of preference, as RFC 9110 defines the header.
                 * @example es-AR, es;q=0.9, en;q=0.5
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of activities. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityList"];
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
    getActivity: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Languages in order of preference, as RFC 9110 defines the header.
                 * @example es-AR, es;q=0.9, en;q=0.5
                 */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-000000000301 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The activity. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The client has no such activity. */
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
    createTransaction: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A unique id of this request. Repeating it gives the first answer, in the revision that the client has by then, and creates nothing
                 *     again, however much later. Where the service keeps answers for a time only, a repeat after that time is refused as a key of another
                 *     request is, with `expired` in place of `reused` among the details, and creates nothing either.
                 * @example 7f6a1f2e-6a57-4a70-8f0e-2f4c9d1f0b11
                 */
                "x-idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransactionCreate"];
            };
        };
        responses: {
            /** @description The transaction was processed. `result` says whether the balance changed. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Transaction"];
                };
            };
            /** @description The request does not follow this contract, or its amounts don't fit together. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
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
            /** @description The idempotency key was used for another transaction. */
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
            /** @description The parent doesn't go with the transaction. */
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
    createP2PTransaction: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A unique id of this request. Repeating it gives the first answer, in the revision that the client has by then, and creates nothing
                 *     again, however much later. Where the service keeps answers for a time only, a repeat after that time is refused as a key of another
                 *     request is, with `expired` in place of `reused` among the details, and creates nothing either.
                 * @example 7f6a1f2e-6a57-4a70-8f0e-2f4c9d1f0b11
                 */
                "x-idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["P2PTransactionCreate"];
            };
        };
        responses: {
            /** @description The movement was processed. Both legs have the same `result`. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["P2PTransaction"];
                };
            };
            /** @description The request does not follow this contract, or its amounts don't fit together. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The client lacks one of the accounts. */
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
            /** @description The idempotency key was used for another movement. */
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
    createCashOutIntent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique id of this request, for a caller that may have to repeat it. Repeating it gives the first answer and creates nothing
                 *     again, as with a key that is required. A request without it creates something each time.
                 * @example 7f6a1f2e-6a57-4a70-8f0e-2f4c9d1f0b11
                 */
                "x-idempotency-key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CashOutIntentCreate"];
            };
        };
        responses: {
            /** @description The intent. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CashOutIntentResult"];
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
            /** @description The account is not ACTIVE, or the idempotency key was used for another intent. */
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
            /** @description The account is not in Argentina. */
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
    getCurrentCashOutIntent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-000000000101 */
                account_id: components["schemas"]["Id"];
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
                    "application/json": components["schemas"]["CashOutIntentResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The client has no such account, or the account has no current intent. */
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
            /** @description The account is not in Argentina. */
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
    getCashAlias: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-000000000101 */
                account_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The alias. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CashAliasResult"];
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
            /** @description The account is not in Argentina. */
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
            header: {
                /**
                 * @description A unique id of this request. Repeating it gives the first answer, in the revision that the client has by then, and creates nothing
                 *     again, however much later. Where the service keeps answers for a time only, a repeat after that time is refused as a key of another
                 *     request is, with `expired` in place of `reused` among the details, and creates nothing either.
                 * @example 7f6a1f2e-6a57-4a70-8f0e-2f4c9d1f0b11
                 */
                "x-idempotency-key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The country of the operation, in lower case.
                 * @example bra
                 */
                country: components["parameters"]["OperationCountry"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CashInIntentCreate"];
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
                    "application/json": components["schemas"]["CashInIntentResult"];
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
    getCashInIntent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The country of the operation, in lower case.
                 * @example bra
                 */
                country: components["parameters"]["OperationCountry"];
            };
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
            header: {
                /**
                 * @description The country of the operation, in lower case.
                 * @example bra
                 */
                country: components["parameters"]["OperationCountry"];
            };
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
                 * @description Created then or later.
                 * @example 2026-01-01T00:00:00Z
                 */
                "filter[date_from]"?: components["schemas"]["DateTimeInput"];
                /**
                 * @description Created then or earlier.
                 * @example 2026-02-01T00:00:00Z
                 */
                "filter[date_to]"?: components["schemas"]["DateTimeInput"];
                /**
                 * @description The page wanted. The first page is 0.
                 * @example 0
                 */
                "page[number]"?: components["parameters"]["PageNumber"];
                /**
                 * @description Items per page.
                 * @example 20
                 */
                "page[size]"?: components["parameters"]["PageSize"];
            };
            header: {
                /**
                 * @description The country of the operation, in lower case.
                 * @example bra
                 */
                country: components["parameters"]["OperationCountry"];
            };
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
    getDestinationInformation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What kind of key it is.
                 * @example ALIAS
                 */
                "id-type": components["schemas"]["DestinationKeyType"];
                /**
                 * @description The key itself.
                 * @example sol.mar.viento
                 */
                "id-value": components["schemas"]["DestinationKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The destination and its holder. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DestinationResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Nobody has this key. */
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
            /** @description The form or the check digits of the key are wrong. */
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
    updateAccountAlias: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-000000000101 */
                "account-id": components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AliasUpdate"];
            };
        };
        responses: {
            /** @description The account's number and its new alias. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AliasedAccountResult"];
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
            /** @description The account is neither ACTIVE nor FROZEN, or another account has the alias. */
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
            /** @description The account is not in Argentina. */
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
    listPixKeys: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-000000000102 */
                account_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The active keys, newest first. There are five at most, so the list has no pages. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PixKeyList"];
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
    createPixKey: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A unique id of this request. Repeating it gives the first answer, in the revision that the client has by then, and creates nothing
                 *     again, however much later. Where the service keeps answers for a time only, a repeat after that time is refused as a key of another
                 *     request is, with `expired` in place of `reused` among the details, and creates nothing either.
                 * @example 7f6a1f2e-6a57-4a70-8f0e-2f4c9d1f0b11
                 */
                "x-idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PixKeyCreate"];
            };
        };
        responses: {
            /** @description The key. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PixKeyResult"];
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
            /** @description The account is neither ACTIVE nor FROZEN, or the idempotency key was used for another PIX key. */
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
            /** @description The account is not in Brazil, or has five active keys. */
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
    deletePixKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-000000000102 */
                account_id: components["schemas"]["Id"];
                /** @example 6f1c2a0e-3d5b-4c7e-9a41-0b8d2e6f7a13 */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key as it is now. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PixKeyResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The client has no such account, or the account has no such active key. */
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
    createTransfer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique id of this request, for a caller that may have to repeat it. Repeating it gives the first answer and creates nothing
                 *     again, as with a key that is required. A request without it creates something each time.
                 * @example 7f6a1f2e-6a57-4a70-8f0e-2f4c9d1f0b11
                 */
                "x-idempotency-key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferCreate"];
            };
        };
        responses: {
            /** @description The transfer, with its final status or IN_PROGRESS. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransferResult"];
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
            /** @description The account is not ACTIVE, or the idempotency key was used for another transfer. */
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
            /** @description A rule refuses the transfer. */
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
    lookupPixKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The account that will pay.
                 * @example 01935d2a-7f60-7c11-9a51-000000000102
                 */
                account_id: components["schemas"]["Id"];
                /** @example mariana.costa@example.com */
                key: components["schemas"]["PixDestinationKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who has the key, and the id that a transfer names. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PixKeyLookupResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The client has no such account, or nobody has the key. */
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
            /** @description The account is not ACTIVE. */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The account is not in Brazil, or the key is its own. */
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
    createPixTransfer: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A unique id of this request. Repeating it gives the first answer, in the revision that the client has by then, and creates nothing
                 *     again, however much later. Where the service keeps answers for a time only, a repeat after that time is refused as a key of another
                 *     request is, with `expired` in place of `reused` among the details, and creates nothing either.
                 * @example 7f6a1f2e-6a57-4a70-8f0e-2f4c9d1f0b11
                 */
                "x-idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PixTransferCreate"];
            };
        };
        responses: {
            /** @description The transfer, with its final status or IN_PROGRESS. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PixTransferResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The client has no such lookup. */
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
            /** @description The account is not ACTIVE, or the lookup or the idempotency key was used before. */
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
            /** @description A rule refuses the transfer. */
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
    searchIdentitySessions: {
        parameters: {
            query?: {
                /**
                 * @example [
                 *       "01935d2a-7f60-7c11-9a51-000000000001"
                 *     ]
                 */
                "filter[user_id]"?: string[];
                /**
                 * @example [
                 *       "CREATED",
                 *       "IN_PROGRESS"
                 *     ]
                 */
                "filter[status]"?: components["schemas"]["IdentitySessionStatus"][];
                /**
                 * @description Created then or later.
                 * @example 2026-01-01
                 */
                "filter[created_at][from]"?: components["schemas"]["IsoDateInput"];
                /**
                 * @description Created then or earlier.
                 * @example 2026-01-31T12:00:00Z
                 */
                "filter[created_at][to]"?: components["schemas"]["IsoDateInput"];
                /**
                 * @description Items per page.
                 * @example 20
                 */
                "page[size]"?: components["parameters"]["PageSize"];
                /**
                 * @description The page wanted. The first page is 0.
                 * @example 0
                 */
                "page[number]"?: components["parameters"]["PageNumber"];
                /**
                 * @description Ascending, or descending with a leading minus. Newest first when absent.
                 * @example [
                 *       "-created_at"
                 *     ]
                 */
                sort?: ("user_id" | "-user_id" | "status" | "-status" | "created_at" | "-created_at")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of sessions. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentitySessionList"];
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
    createIdentitySession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique id of this request, for a caller that may have to repeat it. Repeating it gives the first answer and creates nothing
                 *     again, as with a key that is required. A request without it creates something each time.
                 * @example 7f6a1f2e-6a57-4a70-8f0e-2f4c9d1f0b11
                 */
                "x-idempotency-key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdentitySessionCreate"];
            };
        };
        responses: {
            /** @description The session with its id. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentitySessionResult"];
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
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getIdentitySession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-000000000601 */
                uuid: string;
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
                    "application/json": components["schemas"]["IdentitySessionResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The client has no such session. */
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
    cancelIdentitySession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-000000000601 */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is CANCELLED. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The client has no such session. */
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
            /** @description The session is PROCESSING or over. */
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
    getIdentityReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-000000000601 */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data that the user gave and the outcome. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityReportResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The client has no such session. */
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
            /** @description The session has no outcome yet or was cancelled. */
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
}
