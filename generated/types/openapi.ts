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
         *
         *     For each client id and address ten wrong secrets are allowed at once, then one each second. Further requests get 429, also with
         *     the right secret, and `retry-after` says when the next one is checked. Requests with the right secret do not count.
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
         * @description The current token is refused everywhere at once. The next token request returns a new one.
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
         * @description At least one filter is required.
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
         * @description The token identifies one user of the client for fifteen minutes. Use it as `auth` of the hosted pages; it is valid for nothing
         *     else. It ends earlier if the client's tokens or its secret are revoked, the client is suspended, or the scope `secure-data:token`
         *     is no longer agreed with it. While the user is BLOCKED, no token is issued, and existing ones show nothing.
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
    "/v1/activation": {
        parameters: {
            query?: {
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
                /**
                 * @description The country whose conventions the form uses: ISO 3166-1 alpha-3 in upper case or in lower case, not in a mixture.
                 * @example ARG
                 */
                country?: components["parameters"]["ActivationCountry"];
                /**
                 * @description The address to which the user is redirected after the activation: a web address or a mobile deep link, exactly as the client has
                 *     registered it. `javascript:`, `data:`, and addresses without a scheme or with user information, a backslash or a line break are
                 *     refused.
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
         * @description A page for a frame or a web view of the client's application, with a form for the sixteen-digit card number and, when the card
         *     needs one, the PIN. A web view must have JavaScript enabled and pass addresses of other hosts to the operating system.
         *
         *     A stylesheet can address the classes `.activation-form`, `.pan-input`, `.pin-input`, `.error-field` and `.submit-button`.
         */
        get: operations["showActivationPage"];
        put?: never;
        /**
         * Activate a card by the form of the page
         * @description The form posts to its own address. The rules are the same as for the activation by the client, for the user of the token. If the
         *     user can correct something, the answer is the form with the reason in `.error-field`. A user has ten attempts at once and one
         *     more every half minute (RATE_LIMITED).
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
         * @description Closes an empty account permanently. The body gives the reason. Boletos of the account that can still be paid, partly paid ones
         *     included, are cancelled.
         *
         *     - ACCOUNT_DELETED: it was deleted before.
         *     - LOCKED_ACCOUNT_STATUS: the service itself set the current status.
         *     - INVALID_ACCOUNT_STATUS: an activity of the account is PENDING, a card transaction is not presented yet, or a refund is HELD,
         *       so money may still return to the account.
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
         *     - LOCKED_ACCOUNT_STATUS: the service itself set the current status.
         *     - INVALID_ACCOUNT_STATUS: the account already has this status, or clients cannot set it.
         *     - INVALID_UPDATE_STATUS_MOTIVE: FROZEN or DISABLED without a motive, or with a motive of another status; a motive without a
         *       status.
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
         * @description Texts are in the language that matches `accept-language` best: the exact tag, then the same language, then `en-US`, then the
         *     first available one. If the service is configured to delete old activities, they are neither listed nor counted.
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
         * @description Texts are in the language that matches `accept-language` best.
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
         * @description Every processed transaction, rejected ones included, is answered with 201 and creates an activity. After no answer or a 5xx,
         *     repeat the request with the same key to get the first result.
         *
         *     - INVALID_AUTHORIZATION_REQUEST: anything that breaks this contract; an amount that is zero, negative or has more decimals than
         *       the currency; details that do not sum to the total.
         *     - INVALID_PARENT_TX_ID: an ORIGINAL with a parent; a REFUND, REVERSAL or ADJUSTMENT without one, with one that is not an
         *       APPROVED transaction of the same account and the same `type`, or for more than the remaining amount of the parent. A REFUND and a REVERSAL
         *       have the opposite direction of their parent, an ADJUSTMENT either direction. A REFUND or an ADJUSTMENT follows an ORIGINAL. A
         *       REVERSAL can also take back a REFUND or an ADJUSTMENT; the amount is then available on their parent again. An amount of an
         *       ADJUSTMENT that a card network has given back, together with the parent, is no longer available.
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
         * @description Debits one account and credits another one in the same currency, both or neither. Each may be a user's account or a bridge
         *     account. When one leg is refused, the other is REJECTED with SOURCE_ACCOUNT_TX_REJECTED or DESTINATION_ACCOUNT_TX_REJECTED.
         *
         *     - INVALID_AUTHORIZATION_REQUEST: anything that breaks this contract; the same account twice; two currencies; details that do not
         *       sum to the total.
         *     - ACCOUNT_NOT_FOUND: the client does not have one of the accounts.
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
         * @description The user withdraws cash with the token of the intent, within a day. The balance changes at the withdrawal. An account has one
         *     active intent per network; a new intent replaces the one before, which becomes REPLACED.
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
         * @description The user pays cash in at a payment network with this alias.
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
                 * @description The kind of the key.
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
         * Look up the destination of a transfer in Argentina
         * @description Validates the destination for the client for fifteen minutes. A transfer names only the holder's tax id, and goes to the
         *     destination with that tax id that the client looked up last.
         *
         *     - DESTINATION_NOT_FOUND: no account has the key.
         *     - INVALID_DESTINATION_KEY: the format or the check digits of the key are wrong.
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
         * @description The old alias is available to others at once.
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
         * @description Creates a random key. An account has at most five active keys; deleted ones do not count.
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
         * @description Goes to the destination with the `tax_value` of `credit_account` that the client looked up last, within fifteen minutes. The
         *     `tax_type` does not matter, because the same number is the CUIT and the CUIL of a person. The money leaves the account at once and
         *     returns if the transfer ends as FAILED. If the transfer is IN_PROGRESS, its final status arrives as an activity whose
         *     `origin_tx_id` is the transfer's id.
         *
         *     - DESTINATION_NOT_VALIDATED: the client looked up no destination with this tax number in the last fifteen minutes.
         *     - DESTINATION_IS_SOURCE: the account would pay itself.
         *     - INVALID_AMOUNT: zero, negative, too large, or with more than two decimals.
         *     - INSUFFICIENT_FUNDS: the balance is too small.
         *     - AMOUNT_LIMIT_REACHED: the transfer exceeds a limit of the account or the client; the detail names it.
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
         * @description One transfer can use the lookup, within fifteen minutes.
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
         * @description Pays the holder of the looked-up key, from the account of the lookup. The money leaves the account at once and returns if the
         *     transfer ends as FAILED. If the transfer is IN_PROGRESS, its final status arrives as an activity whose `origin_tx_id` is the
         *     transfer's id.
         *
         *     - PIX_LOOKUP_NOT_FOUND, PIX_LOOKUP_EXPIRED, PIX_LOOKUP_ALREADY_USED: `transaction_id` names no lookup, one that is older than
         *       fifteen minutes, or one that another transfer has used.
         *     - INVALID_AMOUNT: zero, negative, too large, or with more than two decimals.
         *     - INSUFFICIENT_FUNDS: the balance is too small.
         *     - AMOUNT_LIMIT_REACHED: the transfer exceeds a limit of the account or the client; the detail names it.
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
         * @description The user completes the session at its `url`, within a day. The service posts the outcome to the client.
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
         * @description The report exists as soon as the session is VALIDATED, NOT_VALIDATED or REJECTED.
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
            /** @description The identifiers of the account in the country's bank network. */
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
             * @description Who set the current status. The client cannot change a status that SERVICE set to FROZEN or DISABLED.
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
            /** @description The owner when `owner_type` is USER. For a CLIENT account, which belongs to no user, it is ignored, and may be null. */
            user_id?: string | null;
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
         * @description FROZEN accepts credits, and boletos, PIX keys and aliases for them, and blocks debits. DISABLED and DELETED accept no movement. DELETED is final.
         * @enum {string}
         */
        AccountStatus: "ACTIVE" | "FROZEN" | "DISABLED" | "DELETED";
        AccountUpdate: {
            /** @enum {string} */
            status: "ACTIVE" | "DISABLED" | "FROZEN";
            /**
             * @description FROZEN takes OTHER or SEIZURE. DISABLED takes OTHER, LOST, INTERNAL_REASON, STOLEN, FRAUD or INHIBITION. ACTIVE needs none;
             *     if one is sent, it is not stored, because an ACTIVE account has none. Null is like no motive.
             * @enum {string|null}
             */
            status_update_motive?: "OTHER" | "LOST" | "INTERNAL_REASON" | "STOLEN" | "FRAUD" | "INHIBITION" | "SEIZURE" | "USER_REQUEST" | null;
            status_update_comment?: components["schemas"]["AccountUpdateComment"];
        };
        /** @description Free text. Required, and not blank, if the motive is OTHER. Null is like no comment. */
        AccountUpdateComment: string | null;
        /** @enum {string} */
        AccountUpdateMotive: "OTHER" | "LOST" | "INTERNAL_REASON" | "STOLEN" | "FRAUD" | "INHIBITION" | "SEIZURE" | "USER_REQUEST";
        /** @description The fields that the form of the activation page sends. */
        ActivationForm: {
            /** @description Sixteen digits, in groups of four or not. */
            pan: string;
            /** @description Required if the card has no PIN yet; may be empty otherwise. Four digits: no ascending sequence such as 1234, no descending sequence such as 4321, and not all the same. */
            pin?: string;
        };
        Activity: {
            id: components["schemas"]["Id"];
            account: components["schemas"]["ActivityAccount"];
            account_txs: components["schemas"]["ActivityAccountTx"][];
            /** @description The id of the transaction, transfer or intent that the activity is about. */
            origin_tx_id: string | null;
            origin: components["schemas"]["ActivityOrigin"];
            process_type: components["schemas"]["ProcessType"];
            type: components["schemas"]["ActivityType"];
            data: components["schemas"]["ActivityData"];
            total_amount: components["schemas"]["Amount"];
            entry_type: components["schemas"]["EntryType"];
            result: components["schemas"]["ActivityOutcome"];
            rejection_reason: components["schemas"]["ActivityRejectionReason"];
            /** @description The reason as text, in the language of the reply. */
            rejection_message: string | null;
            /** @description True if the balance was not checked. */
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
        ActivityResult: {
            data: components["schemas"]["Activity"];
        };
        /** @enum {string} */
        ActivityType: "CARD_PURCHASE" | "EXTRACASH" | "CASHOUT_STORE" | "CASHOUT_ATM" | "BANK_TRANSFER_IN" | "BANK_TRANSFER_OUT" | "CASHOUT" | "CASHIN" | "MANUAL_MOVEMENT" | "CLIENT_PAYMENT" | "PAYMENT_IN" | "PAYMENT_OUT" | "P2P_IN" | "P2P_OUT";
        /** @description The common settings of the cards of a program: product, network, country, and allowed uses. */
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
        /**
         * @description The most that each card of the group may spend in this way, in the currency of the group: with one transaction, in a day
         *     and in a month (UTC). Null for no limit. What a transaction costs counts for the time in which it was made: what the
         *     network reverses, presents with less or does not present stops counting; refunds change nothing. A transaction that the
         *     network itself has approved counts, too, and is never refused.
         */
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
                /** @description Extensions of the group. Currently always empty. */
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
             * @description The fields to change.
             * @enum {string}
             */
            key: "ALIAS";
            /** @description Letters, digits, dots and hyphens, with at least one letter or digit. Unique, regardless of case. */
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
        AppliedFilter: {
            field: string;
            values: string[];
        };
        AppliedSort: {
            attribute: string;
            /** @enum {string} */
            direction: "ASC" | "DESC";
        };
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
        /** @description Unique, regardless of case. */
        BankAlias: string;
        /** @enum {string} */
        BankErrorCode: "DESTINATION_NOT_FOUND" | "INVALID_DESTINATION_KEY" | "DESTINATION_NOT_VALIDATED" | "DESTINATION_IS_SOURCE" | "ALIAS_ALREADY_IN_USE" | "PIX_KEY_NOT_FOUND" | "PIX_KEY_LIMIT_REACHED" | "PIX_LOOKUP_NOT_FOUND" | "PIX_LOOKUP_EXPIRED" | "PIX_LOOKUP_ALREADY_USED" | "INVALID_AMOUNT" | "INSUFFICIENT_FUNDS" | "AMOUNT_LIMIT_REACHED";
        /** @description For BANK_TRANSFER_IN and BANK_TRANSFER_OUT. */
        BankProperties: {
            counterparty?: components["schemas"]["TransferCounterparty"];
            concept?: string;
        };
        /** @description The person who receives a box of cards at the client's address. */
        BatchReceiver: {
            full_name: string;
            document_type?: components["schemas"]["IdentificationType"];
            document_number?: string;
            telephone_number?: string;
            /** @description The fiscal document. Required in Brazil. */
            tax_identification_number?: string;
        };
        /** @description Only the fields sent are changed. */
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
        CardActivation: {
            user_id: components["schemas"]["Id"];
            pan: string;
            /** @description Four digits: no ascending sequence such as 1234, no descending sequence such as 4321, and not all the same. */
            pin: string;
            /** @description The card that this one replaces. It belongs to the same user and was not replaced before. A replacement that became DISABLED, EXPIRED, LOST or STOLEN before it was ever ACTIVE does not count. Null is like none. */
            previous_card_id?: components["schemas"]["Id"] | null;
        };
        /** @description Created when a card and an account of the same user, country and currency are both ACTIVE. A card has one account per currency. */
        CardAssociation: {
            card_id: components["schemas"]["Id"];
            account_id: components["schemas"]["Id"];
            /** @description Whether card and account are still associated. False after the account was deleted. */
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
            /** @description The number of cards. */
            quantity: number;
            distribution_type: components["schemas"]["DistributionType"];
            /** @description Required when the distribution type is CLIENT. For a box to the warehouse it is not stored. */
            address?: components["schemas"]["ShippingAddressInput"];
            /** @description Required when the distribution type is CLIENT, in Brazil with the tax identification number. For a box to the warehouse it is not stored. */
            receiver?: components["schemas"]["BatchReceiver"];
        };
        CardBatchResult: {
            data: components["schemas"]["CardBatch"];
        };
        /**
         * @description While PROCESSING, the cards are being made. When READY, they are made: each card is EMBOSSED, unless it had another status than CREATED before.
         * @enum {string}
         */
        CardBatchStatus: "CREATED" | "PROCESSING" | "READY";
        CardCreate: {
            user_id: components["schemas"]["Id"];
            affinity_group_id: components["schemas"]["Id"];
            card_type: components["schemas"]["CardType"];
            /** @description The delivery address. Required for a physical card; a virtual card has none. */
            address?: components["schemas"]["ShippingAddressInput"];
            /** @description The card that the new one replaces. It belongs to the same user and was not replaced before. A replacement that became DISABLED, EXPIRED, LOST or STOLEN before it was ever ACTIVE does not count. Null is like none. */
            previous_card_id?: components["schemas"]["Id"] | null;
        };
        /** @enum {string} */
        CardErrorCode: "CARD_NOT_FOUND" | "AFFINITY_GROUP_NOT_FOUND" | "PCI_ENTITLEMENT_REQUIRED" | "USER_NOT_ACTIVE" | "AFFINITY_GROUP_NOT_ACTIVE" | "CARD_NOT_EMBOSSED" | "USER_DATA_INCOMPLETE" | "INVALID_CARD_STATUS_REASON" | "INVALID_PIN" | "CARD_TYPE_NOT_SUPPORTED" | "AFFINITY_GROUP_MISMATCH" | "INVALID_PREVIOUS_CARD" | "INVALID_END_USER_TOKEN" | "INVALID_SUCCESS_LINK";
        /**
         * @description The data that a read can add to the card.
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
        CardResult: {
            data: components["schemas"]["Card"];
        };
        CardShipmentUpdate: {
            address: components["schemas"]["ShippingAddressInput"];
        };
        /**
         * @description New virtual cards are ACTIVE. Physical cards are CREATED, then EMBOSSED, and ACTIVE after their activation. Cards become EXPIRED
         *     by their date; the service sets LOST and STOLEN.
         * @enum {string}
         */
        CardStatus: "CREATED" | "EMBOSSED" | "ACTIVE" | "BLOCKED" | "DISABLED" | "EXPIRED" | "LOST" | "STOLEN";
        /**
         * @description The reason for the card's status. A client uses CLIENT_INTERNAL_REASON or USER_INTERNAL_REASON to block a card; these,
         *     FRAUDULENT, LOST, STOLEN, BROKEN or UPGRADE to disable it. Only the service sets the other reasons.
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
            /** @description Required to block or disable a card. A reason that is sent with ACTIVE is not stored. Null is like no reason. */
            status_reason?: components["schemas"]["CardStatusReason"] | null;
            /** @description Four digits: no ascending sequence such as 1234, no descending sequence such as 4321, and not all the same. The PIN must differ from the current one. */
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
            /** @description The boleto's number for typing. Null if the network refused the boleto. */
            digitable_line: string | null;
            /** @description The boleto's number for scanning. Null if the network refused the boleto. */
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
            /** @description Greater than zero and at most 99999999.99, because a boleto has room for ten digits. */
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
         *     - PARTIALLY_PAID: a part is paid; more payments are possible until it expires.
         *     - CANCELLED: cancelled by the client or the network, or because its account was deleted.
         *     - EXPIRED: not paid in full in time; `paid_amount` is the amount that was paid.
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
            /** @description The token that the user gives at the payment network to withdraw. */
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
            /** @description The amount to withdraw, greater than zero. If absent or null, the withdrawal decides the amount. */
            amount?: string | null;
        };
        CashOutIntentResult: {
            data: components["schemas"]["CashOutIntent"];
            meta: components["schemas"]["CashMeta"];
        };
        /**
         * @description Only an ACTIVE intent is current. REPLACED: a later intent of the account replaced it.
         * @enum {string}
         */
        CashOutIntentStatus: "ACTIVE" | "USED" | "EXPIRED" | "REPLACED";
        /**
         * @description The payment networks of Argentina that hand out cash.
         * @enum {string}
         */
        CashOutNetwork: "ARG_CASH_NETWORK";
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
        /** @description The number of an account in Mexico. The last digit is a check digit. */
        Clabe: string;
        /** @enum {string} */
        CommonErrorCode: "INVALID_REQUEST" | "UNAUTHORIZED" | "INSUFFICIENT_SCOPE" | "NOT_ACCEPTABLE" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "RATE_LIMITED" | "INTERNAL_ERROR" | "SERVICE_UNAVAILABLE" | "IDEMPOTENCY_KEY_REUSED" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "HEADERS_TOO_LARGE" | "REQUEST_TIMEOUT" | "MALFORMED_REQUEST";
        /**
         * @description An existing country, ISO 3166-1 alpha-3.
         * @enum {string}
         */
        Country: "ABW" | "AFG" | "AGO" | "AIA" | "ALA" | "ALB" | "AND" | "ARE" | "ARG" | "ARM" | "ASM" | "ATA" | "ATF" | "ATG" | "AUS" | "AUT" | "AZE" | "BDI" | "BEL" | "BEN" | "BES" | "BFA" | "BGD" | "BGR" | "BHR" | "BHS" | "BIH" | "BLM" | "BLR" | "BLZ" | "BMU" | "BOL" | "BRA" | "BRB" | "BRN" | "BTN" | "BVT" | "BWA" | "CAF" | "CAN" | "CCK" | "CHE" | "CHL" | "CHN" | "CIV" | "CMR" | "COD" | "COG" | "COK" | "COL" | "COM" | "CPV" | "CRI" | "CUB" | "CUW" | "CXR" | "CYM" | "CYP" | "CZE" | "DEU" | "DJI" | "DMA" | "DNK" | "DOM" | "DZA" | "ECU" | "EGY" | "ERI" | "ESH" | "ESP" | "EST" | "ETH" | "FIN" | "FJI" | "FLK" | "FRA" | "FRO" | "FSM" | "GAB" | "GBR" | "GEO" | "GGY" | "GHA" | "GIB" | "GIN" | "GLP" | "GMB" | "GNB" | "GNQ" | "GRC" | "GRD" | "GRL" | "GTM" | "GUF" | "GUM" | "GUY" | "HKG" | "HMD" | "HND" | "HRV" | "HTI" | "HUN" | "IDN" | "IMN" | "IND" | "IOT" | "IRL" | "IRN" | "IRQ" | "ISL" | "ISR" | "ITA" | "JAM" | "JEY" | "JOR" | "JPN" | "KAZ" | "KEN" | "KGZ" | "KHM" | "KIR" | "KNA" | "KOR" | "KWT" | "LAO" | "LBN" | "LBR" | "LBY" | "LCA" | "LIE" | "LKA" | "LSO" | "LTU" | "LUX" | "LVA" | "MAC" | "MAF" | "MAR" | "MCO" | "MDA" | "MDG" | "MDV" | "MEX" | "MHL" | "MKD" | "MLI" | "MLT" | "MMR" | "MNE" | "MNG" | "MNP" | "MOZ" | "MRT" | "MSR" | "MTQ" | "MUS" | "MWI" | "MYS" | "MYT" | "NAM" | "NCL" | "NER" | "NFK" | "NGA" | "NIC" | "NIU" | "NLD" | "NOR" | "NPL" | "NRU" | "NZL" | "OMN" | "PAK" | "PAN" | "PCN" | "PER" | "PHL" | "PLW" | "PNG" | "POL" | "PRI" | "PRK" | "PRT" | "PRY" | "PSE" | "PYF" | "QAT" | "REU" | "ROU" | "RUS" | "RWA" | "SAU" | "SDN" | "SEN" | "SGP" | "SGS" | "SHN" | "SJM" | "SLB" | "SLE" | "SLV" | "SMR" | "SOM" | "SPM" | "SRB" | "SSD" | "STP" | "SUR" | "SVK" | "SVN" | "SWE" | "SWZ" | "SXM" | "SYC" | "SYR" | "TCA" | "TCD" | "TGO" | "THA" | "TJK" | "TKL" | "TKM" | "TLS" | "TON" | "TTO" | "TUN" | "TUR" | "TUV" | "TWN" | "TZA" | "UGA" | "UKR" | "UMI" | "URY" | "USA" | "UZB" | "VAT" | "VCT" | "VEN" | "VGB" | "VIR" | "VNM" | "VUT" | "WLF" | "WSM" | "YEM" | "ZAF" | "ZMB" | "ZWE";
        /** @description ISO 3166-1 alpha-3. */
        CountryCode: string;
        /** @description The number of a virtual account in Argentina. Digits 8 and 22 are check digits. */
        Cvu: string;
        /**
         * Format: date-time
         * @description RFC 3339 with any offset, with letters in upper or lower case, in the years 1000 to 2999. In an address, write the plus sign as %2B. Records have times in milliseconds. With a finer time, a range begins at the next millisecond and ends with the millisecond of the time.
         */
        DateTimeInput: string;
        /** @description An account in Argentina that money can be sent to. */
        Destination: {
            key_type: components["schemas"]["DestinationKeyType"];
            /** @description The key that was looked up. */
            key_value: string;
            /** @description For an account at a bank. */
            cbu: string | null;
            /** @description For a virtual account. */
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
         * @description CLIENT: the box goes to the client. WAREHOUSE: the box goes to the warehouse, and each card is sent when a shipment is created for it.
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
         * @description DEBIT reduces the balance of the account, CREDIT increases it.
         * @enum {string}
         */
        EntryType: "DEBIT" | "CREDIT";
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
        /** @description An opaque identifier without commas, for lists that are separated by commas. */
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
        /** @description The data that the user entered in the session. Missing data is null. */
        IdentityReport: {
            /**
             * Format: uuid
             * @description The id of the session.
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
             * @description The address at which the user completes the session.
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
         * @description - CREATED: the user has not begun.
         *     - IN_PROGRESS: the user is entering data.
         *     - PROCESSING: the data is complete and is being checked.
         *     - VALIDATED, NOT_VALIDATED, REJECTED: the outcomes. A session that expires is NOT_VALIDATED.
         *     - CANCELLED: the client or the provider cancelled it.
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
        /** @description The rules are those of the country in the address, or of the country of operation if the address has none. In Argentina the region is one of its regions. In Brazil the zip code must be in a range that the post gives to a state. It sets the region, and also the city if it belongs to a state's capital; for other places, send the city. A field that is null is like one that is not sent. */
        LegalAddressInput: {
            street_name?: string | null;
            street_number?: components["schemas"]["NumericText"] | null;
            floor?: components["schemas"]["NumericText"] | null;
            apartment?: string | null;
            zip_code?: components["schemas"]["NumericText"] | null;
            neighborhood?: string | null;
            city?: string | null;
            region?: string | null;
            additional_info?: string | null;
            country?: components["schemas"]["Country"] | null;
        };
        /**
         * @description The holder of the financial licence under which the account is kept.
         * @enum {string}
         */
        LicenseOwner: "SERVICE" | "CLIENT";
        /** @description The page, the filters and the order of the list. */
        ListMeta: {
            pagination: components["schemas"]["Pagination"];
            /** @description The filters that were applied. */
            filters: components["schemas"]["AppliedFilter"][];
            /** @description The requested order, by attributes of `sort`. If empty, the list has its own order, usually newest first. */
            sort: components["schemas"]["AppliedSort"][];
        };
        /** @description One text per language. The keys are language tags of BCP 47, such as `es-AR`, of languages and countries that exist. */
        LocalizedTextInput: {
            [key: string]: string;
        };
        /** @description The client's own data, stored and returned unchanged. */
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
        /** @description Digits, as a number or a string. A string keeps its leading zeros. */
        NumericText: string | number;
        /**
         * @description EVP is a random key.
         * @enum {string}
         */
        OwnPixKeyType: "EVP";
        /** @description The movement from the view of one account. A field that may be null is then like one that is not sent. */
        P2PDataInput: {
            metadata?: components["schemas"]["Metadata"];
            description?: components["schemas"]["LocalizedTextInput"] | null;
            details?: components["schemas"]["TransactionDetailInputs"];
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
            /** @description Greater than zero, in the account's currency, with at most the decimals of that currency. */
            total_amount: string;
            /** @description A movement that has not started by then is REJECTED with PROCESS_TIME_EXPIRED on both legs. */
            process_before?: components["schemas"]["DateTimeInput"];
        };
        /**
         * @description An existing country, ISO 3166-1 alpha-3 in upper case or in lower case, not in a mixture.
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
            /** @description The bank's identifier in the payment system of Brazil. */
            ispb: string;
            name: string;
        };
        PixDestinationKey: string;
        PixHolder: {
            name: string;
            /** @enum {string} */
            document_type: "CPF" | "CNPJ";
            /** @description With its first and last digits hidden, for example `***.982.247-**`. */
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
            /** @description The id of this lookup. One transfer can use it. */
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
         * @description A transfer can go to any of these. Accounts of this service have only EVP keys.
         * @enum {string}
         */
        PixKeyType: "EVP" | "CPF" | "CNPJ" | "EMAIL" | "PHONE";
        PixTransfer: {
            id: components["schemas"]["Id"];
            /** @description The identifier of the transfer in the payment system: E, the ISPB, the minute in UTC and eleven characters. */
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
            /** @description The id from the lookup of the key. The lookup also decides which account pays. */
            transaction_id: components["schemas"]["Id"];
            /** @description At most two decimals. */
            value: number;
            /** @description Null is like no description. */
            description?: string | null;
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
        /** @description The tax identification number is required; the identity document is not. */
        ReceiverInBrazil: {
            full_name?: string;
            telephone_number?: string;
            /** @description Only zeros or only separators are not valid. */
            tax_identification_number: string;
        };
        /** @description The identity document is required. */
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
        /** @description The common error body, with the status of this operation. */
        RevocationError: {
            /** @enum {string} */
            status: "Success" | "Error";
            error_code: components["schemas"]["ErrorCode"];
            error: components["schemas"]["ErrorReason"];
            request_id: string;
        };
        /** @enum {string} */
        SandboxErrorCode: "API_KEY_NOT_FOUND" | "FAULT_NOT_FOUND" | "FAULT_LIMIT_REACHED" | "REQUEST_NOT_FOUND" | "EVENT_NOT_FOUND" | "QUESTION_NOT_FOUND" | "BATCH_NOT_FOUND" | "TRANSFER_NOT_FOUND" | "CARD_TRANSACTION_NOT_FOUND" | "SETTLEMENT_FILE_NOT_FOUND" | "SETTLEMENT_MISMATCH_NOT_FOUND" | "ILLEGAL_STEP" | "LAST_API_KEY" | "CLOCK_CANNOT_GO_BACK" | "EVENT_WITHOUT_ADDRESS" | "EVENT_NOT_REPEATABLE" | "CASH_IN_INTENT_EXPIRED" | "DESTINATION_ALREADY_EXISTS" | "SETTLEMENT_MISMATCH_USED" | "UNKNOWN_REVISION" | "UNKNOWN_OPERATION" | "AMOUNT_REQUIRED" | "AMOUNT_EXCEEDS_REMAINDER" | "AMOUNT_EXCEEDS_ORIGINAL" | "WRONG_CASH_TOKEN" | "UNKNOWN_CASH_ALIAS" | "UNKNOWN_TRANSFER_KEY" | "INSTALLMENTS_NOT_ALLOWED" | "SETTLEMENT_DAY_NOT_OVER" | "SNAPSHOT_NOT_FOUND" | "SNAPSHOT_LIMIT_REACHED" | "SNAPSHOT_NOT_READABLE" | "SNAPSHOT_FILE_INVALID";
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
            /** @description The group whose unnamed cards are in the warehouse. */
            affinity_group_id: components["schemas"]["Id"];
            /** @description The country of the delivery address. */
            country: components["schemas"]["Country"];
            /** @description Required, because a card from the warehouse has no other delivery address. */
            address?: components["schemas"]["ShippingAddressInput"];
            /** @description Required in Brazil, with the tax identification number. Null is like none. */
            receiver?: components["schemas"]["ShipmentReceiver"] | null;
        };
        /** @enum {string} */
        ShipmentErrorCode: "SHIPMENT_NOT_FOUND" | "SHIPPING_ADDRESS_NOT_UPDATABLE" | "WAREHOUSE_OUT_OF_STOCK" | "SHIPMENT_COUNTRY_MISMATCH";
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
        /** @description In the country of the card. In Brazil the region is the code of the federative unit. The zip code is required except in Colombia. A field that is null is like one that is not sent. */
        ShippingAddressInput: {
            street_name: string;
            street_number?: string | null;
            floor?: string | null;
            apartment?: string | null;
            city: string;
            region: string;
            country: components["schemas"]["Country"];
            zip_code?: string | null;
            neighborhood?: string | null;
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
            /** @description Greater than zero, in the account's currency, with at most the decimals of that currency. */
            total_amount: string;
            /** @description A transaction that has not started by then is REJECTED with PROCESS_TIME_EXPIRED. */
            process_before?: components["schemas"]["DateTimeInput"];
        } & (unknown & unknown & unknown & unknown);
        /** @description A field that may be null is then like one that is not sent. */
        TransactionDataInput: {
            description?: components["schemas"]["LocalizedTextInput"] | null;
            details?: components["schemas"]["TransactionDetailInputs"];
            metadata?: components["schemas"]["Metadata"];
            /**
             * @description The type of the transaction decides: CardProperties for CARD_PURCHASE and EXTRACASH, BankProperties for
             *     BANK_TRANSFER_IN and BANK_TRANSFER_OUT, CashProperties for CASHIN and CASHOUT, either of card and cash for
             *     CASHOUT_STORE and CASHOUT_ATM, free for the others.
             */
            tx_properties?: {
                [key: string]: components["schemas"]["FreeValue"];
            } | null;
        };
        /**
         * @description A part of the total. A DISCOUNT, and a part whose `entry_type` differs from that of the transaction, count as negative. All
         *     parts sum to the total, to the cent. A field that may be null is then like one that is not sent.
         */
        TransactionDetailInput: {
            type: components["schemas"]["TransactionDetailType"];
            subtype?: string | null;
            amount: components["schemas"]["Amount"];
            /** @description That of the transaction when absent. */
            entry_type?: components["schemas"]["EntryType"];
            description?: components["schemas"]["LocalizedTextInput"] | null;
            metadata?: components["schemas"]["Metadata"];
        };
        /** @description The parts of the total. An empty list is like one that is not sent, because an activity without parts has an empty one. */
        TransactionDetailInputs: components["schemas"]["TransactionDetailInput"][] | null;
        /** @enum {string} */
        TransactionDetailType: "BASE" | "FEE" | "TAX" | "EXTRACASH" | "DISCOUNT";
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
         * @description The purpose of a transfer in Argentina. VAR is any other purpose.
         * @enum {string}
         */
        TransferConcept: "ALQ" | "APC" | "BRH" | "BRN" | "CUO" | "EXP" | "FAC" | "HAB" | "HON" | "OIN" | "OIH" | "PRE" | "ROP" | "SEG" | "SIS" | "SON" | "VAR";
        /** @description The other party. */
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
            /** @description The holder of the account that receives the money. */
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
            /** @description Null is like no description. */
            description?: string | null;
        };
        TransferDestination: {
            cbu: string | null;
            cvu: string | null;
            alias: string | null;
            bank: components["schemas"]["Bank"];
            holder: components["schemas"]["Holder"];
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
        TransferResult: {
            data: components["schemas"]["Transfer"];
        };
        /**
         * @description SUCCESS and FAILED are final. After IN_PROGRESS the final status arrives as an activity.
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
            nationality?: components["schemas"]["Country"] | null;
            legal_address?: components["schemas"]["LegalAddressInput"] | null;
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
            nationality?: components["schemas"]["Country"] | null;
            legal_address?: components["schemas"]["LegalAddressInput"] | null;
            operation_country?: components["schemas"]["Country"];
            status?: components["schemas"]["UserStatus"];
            /**
             * @description Required to block a user. A reason that is sent with ACTIVE is not stored. Null is like no reason.
             * @enum {string|null}
             */
            status_reason?: "CLIENT_INTERNAL_REASON" | null;
        };
        WithdrawalProperties: components["schemas"]["CardProperties"] | components["schemas"]["CashProperties"] | null;
    };
    responses: {
        /** @description The address of the page does not follow this contract, or its `success_link` is not registered. */
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
        /** @description An internal error of the service. */
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
        /** @description The address of the page does not follow this contract, or its stylesheet is not from a registered origin. */
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
        /** @description The client sends more requests than its rate allows. */
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
        /** @description The end-user token is missing or expired, or was not issued by this service. */
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
        /** @description The service is temporarily unavailable. Nothing was changed; repeat the request later. */
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
    parameters: {
        /**
         * @description Languages in order of preference, as RFC 9110 defines the header.
         * @example es-AR, es;q=0.9, en;q=0.5
         */
        AcceptLanguage: string;
        /**
         * @description The country whose conventions the form uses: ISO 3166-1 alpha-3 in upper case or in lower case, not in a mixture.
         * @example ARG
         */
        ActivationCountry: components["schemas"]["PageCountry"];
        /**
         * @description A unique id of this request. A repeat with the same id gets the first answer, in the client's current revision, and never
         *     creates anything again, however late it comes. If the service is configured to delete old answers, a later repeat is refused
         *     like a key that was used for another request, with the detail `expired` instead of `reused`. It also creates nothing.
         * @example 7f6a1f2e-6a57-4a70-8f0e-2f4c9d1f0b11
         */
        IdempotencyKey: string;
        /**
         * @description The country of the operation, in lower case.
         * @example bra
         */
        OperationCountry: "bra";
        /**
         * @description A unique id of this request, for callers that may have to repeat it. A repeat with the same id gets the first answer and creates
         *     nothing again, as with a required key. Without it, every request creates something.
         * @example 7f6a1f2e-6a57-4a70-8f0e-2f4c9d1f0b11
         */
        OptionalIdempotencyKey: string;
        /**
         * @description The language of the page.
         * @example es
         */
        PageLocale: "en" | "es" | "pt";
        /**
         * @description The number of the page. The first page is 0.
         * @example 0
         */
        PageNumber: number;
        /**
         * @description Items per page.
         * @example 20
         */
        PageSize: number;
        /**
         * @description The address of a stylesheet for the page. CORS must be enabled there. If the client has registered origins for stylesheets, only
         *     these are allowed. Imports and references of a stylesheet are not loaded.
         * @example https://app.example.com/card.css
         */
        PageStyles: string;
        /**
         * @description The address to which the user is redirected after the activation: a web address or a mobile deep link, exactly as the client has
         *     registered it. `javascript:`, `data:`, and addresses without a scheme or with user information, a backslash or a line break are
         *     refused.
         * @example https://app.example.com/card-activated
         */
        SuccessLink: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Answers with credentials must not be stored.
         * @example no-store
         */
        CacheControl: "no-store";
        /**
         * @description Allows only the page's own content, the client's stylesheet, and frames on the origins that the client registered.
         * @example default-src 'none'; script-src 'nonce-3q2rXw'; style-src 'nonce-3q2rXw'; form-action 'self'; base-uri 'none'; frame-ancestors https://app.example.com
         */
        ContentSecurityPolicy: string;
        /**
         * @description Browsers must not guess the media type.
         * @example nosniff
         */
        ContentTypeOptions: "nosniff";
        /**
         * @description Names the missing scope (RFC 6750, 3.1). It has no `scope` if no scope helps, because the client itself is not entitled.
         * @example Bearer realm="contrato", error="insufficient_scope", scope="users:search"
         */
        MissingScope: string;
        /**
         * @description The address of the page contains a token and is not sent to other sites.
         * @example no-referrer
         */
        ReferrerPolicy: "no-referrer";
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
            /** @description The request does not follow this contract, or contains a NUL; `details` names each place. */
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
                 * @description The number of the page. The first page is 0.
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
            /** @description The request does not follow this contract, or contains a NUL; `details` names each place. */
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
    showActivationPage: {
        parameters: {
            query?: {
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
                /**
                 * @description The country whose conventions the form uses: ISO 3166-1 alpha-3 in upper case or in lower case, not in a mixture.
                 * @example ARG
                 */
                country?: components["parameters"]["ActivationCountry"];
                /**
                 * @description The address to which the user is redirected after the activation: a web address or a mobile deep link, exactly as the client has
                 *     registered it. `javascript:`, `data:`, and addresses without a scheme or with user information, a backslash or a line break are
                 *     refused.
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
                /**
                 * @description The country whose conventions the form uses: ISO 3166-1 alpha-3 in upper case or in lower case, not in a mixture.
                 * @example ARG
                 */
                country?: components["parameters"]["ActivationCountry"];
                /**
                 * @description The address to which the user is redirected after the activation: a web address or a mobile deep link, exactly as the client has
                 *     registered it. `javascript:`, `data:`, and addresses without a scheme or with user information, a backslash or a line break are
                 *     refused.
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
            /** @description The card is ACTIVE. The address has no `success_link`. */
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
            /** @description The card is ACTIVE, and the user is redirected to `success_link`. */
            303: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "content-security-policy": components["headers"]["ContentSecurityPolicy"];
                    "x-content-type-options": components["headers"]["ContentTypeOptions"];
                    "referrer-policy": components["headers"]["ReferrerPolicy"];
                    "cache-control": components["headers"]["CacheControl"];
                    /**
                     * @description The `success_link`, unchanged.
                     * @example https://app.example.com/card-activated
                     */
                    location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["ActivationPageInvalidRequest"];
            401: components["responses"]["PageUnauthorized"];
            /** @description The user can activate no card with this number. */
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
            /** @description The form is larger than the service accepts. */
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
            /** @description The body is not a form. */
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
            /** @description The motive or its comment does not match the status. */
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
            /** @description The account cannot have this status. */
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
            /** @description The motive or its comment does not match the status. */
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
                 * @description Last changed at this time or later.
                 * @example 2026-01-01T00:00:00Z
                 */
                "filter[updated_from]"?: components["schemas"]["DateTimeInput"];
                /**
                 * @description Last changed at this time or earlier.
                 * @example 2026-02-01T00:00:00Z
                 */
                "filter[updated_until]"?: components["schemas"]["DateTimeInput"];
                /**
                 * @description Created or last changed at this time or later.
                 * @example 2026-01-01T00:00:00Z
                 */
                "filter[upsert_from]"?: components["schemas"]["DateTimeInput"];
                /**
                 * @description Created or last changed at this time or earlier. With `upsert_from`, one of the two times is in the range.
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
            /** @description The request does not follow this contract, or its amounts do not add up. */
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
            /** @description The parent does not match the transaction. */
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
            /** @description The request does not follow this contract, or its amounts do not add up. */
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
            /** @description The client does not have one of the accounts. */
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
                 * @description A unique id of this request. A repeat with the same id gets the first answer, in the client's current revision, and never
                 *     creates anything again, however late it comes. If the service is configured to delete old answers, a later repeat is refused
                 *     like a key that was used for another request, with the detail `expired` instead of `reused`. It also creates nothing.
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
                 * @description The kind of the key.
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
            /** @description No account has this key. */
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
            /** @description The format or the check digits of the key are wrong. */
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
            /** @description A business rule refuses the transfer. */
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
            /** @description The holder of the key, and the id that a transfer names. */
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
            /** @description The client has no such account, or no account has the key. */
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
            /** @description The account is not in Brazil, or the key is one of its own. */
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
            /** @description A business rule refuses the transfer. */
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
                 * @description Created at this time or later.
                 * @example 2026-01-01
                 */
                "filter[created_at][from]"?: components["schemas"]["IsoDateInput"];
                /**
                 * @description Created at this time or earlier.
                 * @example 2026-01-31T12:00:00Z
                 */
                "filter[created_at][to]"?: components["schemas"]["IsoDateInput"];
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
            /** @description The session is PROCESSING or has ended. */
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
