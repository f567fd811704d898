// Written by `npm run codegen` from spec/. Do not edit: change the contract and run it again.
export interface paths {
    "/sandbox/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See what a sandbox can do
         * @description Every operation of this document, and where it is described.
         */
        get: operations["getSandboxIndex"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an isolated client
         * @description Open to everybody who can reach the sandbox. Nothing of one client is visible to another. A new client has one country, no products, no
         *     addresses to be called at and no entitlement to card data; `updateSandboxClient` changes that.
         */
        post: operations["createSandboxClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/client": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the own configuration */
        get: operations["getSandboxClient"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the own configuration
         * @description A new revision counts from the next request.
         */
        patch: operations["updateSandboxClient"];
        trace?: never;
    };
    "/sandbox/v1/client/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start over
         * @description Everything the client made is gone for it: users, cards, accounts, money, events, faults. Its credentials, api-
         *     keys and configuration stay, and so does the clock, which is that of all clients of the sandbox.
         */
        post: operations["resetSandboxClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/client/seed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get something to begin with
         * @description For each country an affinity group of every kind, a user with an account and a virtual card, a bridge account,
         *     and destinations for transfers; and a user without an account, whose virtual card has purchases that the client decides.
         */
        post: operations["seedSandboxClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/client/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the api-keys */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Add a pair of api-key and api-secret
         * @description The newest active pair signs.
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/client/api-keys/{api_key}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example key-01935d2a */
                api_key: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a pair
         * @description It signs and verifies nothing from now on.
         */
        delete: operations["revokeApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/client/api-keys/{api_key}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example key-01935d2a */
                api_key: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace a pair
         * @description The new pair signs at once. The old one still verifies for a while.
         */
        post: operations["rotateApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/client/snapshots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the snapshots */
        get: operations["listSnapshots"];
        put?: never;
        /**
         * Keep a snapshot
         * @description Everything the client has at this moment: users, accounts, money, cards, transactions, events, faults, jobs, idempotency keys, and what
         *     is agreed with it. Its credentials, signing keys, callback addresses, settlement files and request log are no part of it.
         */
        post: operations["createSnapshot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/client/snapshots/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a file as a snapshot
         * @description The body is the file as it was exported, by any client of any sandbox. Its ids are mapped to ids of this client, always to the same ones, so that the
         *     same file has the same ids in every sandbox where the client has the same id. Cards get new numbers and security codes and have no PIN; nothing
         *     of the client changes until the snapshot is restored.
         */
        post: operations["importSnapshot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/client/snapshots/{snapshot_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-000000005a01 */
                snapshot_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** Read a snapshot */
        get: operations["getSnapshot"];
        put?: never;
        post?: never;
        /** Delete a snapshot */
        delete: operations["deleteSnapshot"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/client/snapshots/{snapshot_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-000000005a01 */
                snapshot_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a snapshot
         * @description Makes everything that the client has the same as when the snapshot was kept, in one step that nobody sees the half of: ids, balances, states, use of
         *     limits, idempotency keys. What came after it is gone. Requests that come meanwhile wait.
         *
         *     The clock is not moved: it is that of all clients. What is due by now happens, and what is dated later than now stays so dated. Nothing
         *     is sent again: an event that was not delivered when the snapshot was kept is DEAD, and can be sent by hand.
         */
        post: operations["restoreSnapshot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/client/snapshots/{snapshot_id}/fork": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-000000005a01 */
                snapshot_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a client from a snapshot
         * @description A new client that has what was kept, with ids of its own and with new credentials, card numbers, security codes and identifiers of payment
         *     networks. It begins without callback addresses, idempotency keys and settlement files. Its secrets are shown once, so that the request takes no idempotency key.
         */
        post: operations["forkSnapshot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/client/snapshots/{snapshot_id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-000000005a01 */
                snapshot_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Export a snapshot as a file
         * @description The answer is the file. It holds no secrets: card numbers, security codes, PINs, withdrawal tokens and idempotency keys are left out.
         */
        get: operations["exportSnapshot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the clock
         * @description All clients of a sandbox live in the same time: that of records, tokens, expiries and settlement days. Only `x-timestamp`, of calls
         *     and of the replies to them, is the time of the machine, which moving the clock does not change.
         */
        get: operations["getClock"];
        /**
         * Set the clock
         * @description Forward only. What falls due on the way, as expiries and jobs, is done before the answer, for 30 seconds at most; `jobs_due` says
         *     how much of it is left by then. That goes on by itself, and reading the clock says how far it has come. Deliveries follow.
         *     Tokens end by this clock, too.
         */
        put: operations["setClock"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/clock/advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let time pass
         * @description What falls due on the way, as expiries and jobs, is done before the answer, for 30 seconds at most; `jobs_due` says how much of it
         *     is left by then. That goes on by itself, and reading the clock says how far it has come. Deliveries follow.
         *     Tokens end by this clock, too.
         */
        post: operations["advanceClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/clock/upcoming": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See what is due when
         * @description What happens by itself when the clock gets there, the next first: expiries, orders to networks, deliveries of events and what the service does at times of its own.
         */
        get: operations["searchUpcoming"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/faults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the faults */
        get: operations["listFaults"];
        put?: never;
        /**
         * Make the next calls of an operation fail
         * @description For this client only. An operation that asks for no token fails for whoever sends this client's token with it. The failing
         *     calls change nothing.
         */
        post: operations["createFault"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/faults/{fault_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-00000000f001 */
                fault_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a fault */
        delete: operations["deleteFault"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/delivery-faults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the delivery faults */
        get: operations["listDeliveryFaults"];
        put?: never;
        /**
         * Make the next calls to the client go wrong
         * @description To see how the client's endpoints take it.
         */
        post: operations["createDeliveryFault"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/delivery-faults/{fault_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-00000000f002 */
                fault_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a delivery fault */
        delete: operations["deleteDeliveryFault"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search what was sent to the client */
        get: operations["searchEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/events/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send everything again that failed
         * @description All events since a moment that are DEAD or still fail are due at once.
         */
        post: operations["resendEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/events/{event_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-00000000e001 */
                event_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** Read an event with its attempts */
        get: operations["getEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/events/{event_id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-00000000e001 */
                event_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an event again
         * @description With the same idempotency key, whether it was delivered or not. The network repeats an authorization: `retransmit`.
         */
        post: operations["replayEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/receiver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the receiver
         * @description Whether the sandbox receives what the client is told, how it answers, and which authorizations wait for an answer by hand.
         */
        get: operations["getReceiver"];
        /**
         * Let the sandbox receive
         * @description Points every callback address of the client at an endpoint of the sandbox, for a client that has none of its own yet. It verifies each call as
         *     the contract asks, takes events and adjustments, and answers authorizations by these rules: a rejection that fits comes first, `otherwise`
         *     says what becomes of the rest. Each call is an entry of the request log, with its signature step by step.
         */
        put: operations["setReceiver"];
        post?: never;
        /**
         * Switch the receiver off
         * @description The callback addresses are what they were before. Those that were changed meanwhile stay.
         */
        delete: operations["deleteReceiver"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/receiver/questions/{transaction_id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-0000000000c1 */
                transaction_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer an authorization by hand
         * @description In the client's place, while it waits at the receiver. A client has three seconds to decide, and so has whoever answers for it.
         */
        post: operations["answerQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the request log
         * @description Every request of the client and every call to it, each attempt by itself, the newest first. An entry is here within 200 milliseconds
         *     of its answer. Reading the log leaves no entry, unless it is refused, and neither do probes of health nor what the console reads to draw
         *     its pages, which bears the header `x-console-view`.
         *
         *     With `wait` the answer comes as soon as `at_least` entries match, or when the time is over, with what there is then: a test asks for what
         *     has to happen and looks at `total_items`, and never sleeps.
         */
        get: operations["searchRequests"];
        put?: never;
        post?: never;
        /**
         * Empty the request log
         * @description Every entry of the client is gone. This request becomes the first of those that follow.
         */
        delete: operations["deleteRequests"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/requests/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow the request log
         * @description Server-sent events (WHATWG HTML, 9.2): each entry comes as an event named `entry`, with the entry as the search shows it in `data` and its
         *     place in the log in `id`. Whoever comes back with that place in `last-event-id` misses nothing that is still kept. A comment every ten
         *     seconds keeps the connection open. The stream ends after `limit` entries, once the token is revoked or expires, and when the service stops.
         */
        get: operations["streamRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/requests/{entry_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of an entry. That of a request is the `x-request-id` of its answer.
                 * @example 01935d2a-7f60-7c11-9a51-3a2b6f1f9d01
                 */
                entry_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read an entry of the request log
         * @description What was sent and answered, why it was refused and where the contract says so, and what came of it. A request whose caller nobody knew, such
         *     as one with a wrong token, is in no client's log: whoever has its `x-request-id` reads it here.
         */
        get: operations["getRequest"];
        put?: never;
        post?: never;
        /** Remove an entry of the request log */
        delete: operations["deleteRequest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/accounts/{account_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-000000000011 */
                account_id: components["schemas"]["Id"];
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
         * Change the status of an account as the service
         * @description FROZEN and DISABLED lock the account: the client's own changes answer LOCKED_ACCOUNT_STATUS until the service
         *     sets ACTIVE.
         */
        patch: operations["changeAccountByService"];
        trace?: never;
    };
    "/sandbox/v1/accounts/{account_id}/fund": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-000000000011 */
                account_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put money on an account
         * @description Comes from outside as a MANUAL_MOVEMENT, with an activity and its event.
         */
        post: operations["fundAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/accounts/{account_id}/limits": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-000000000011 */
                account_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Give an account limits of its own
         * @description They count instead of those of the client.
         */
        put: operations["setAccountLimits"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/cards/{card_id}/emboss": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-0000000000a1 */
                card_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the plastic
         * @description From CREATED to EMBOSSED.
         */
        post: operations["embossCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/cards/{card_id}/expire": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-0000000000a1 */
                card_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a card expire
         * @description As if the last day of its last month were over.
         */
        post: operations["expireCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/cards/{card_id}/report-lost": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-0000000000a1 */
                card_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a card lost
         * @description As the card network or the police would.
         */
        post: operations["reportCardLost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/cards/{card_id}/report-stolen": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-0000000000a1 */
                card_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a card stolen
         * @description As the card network or the police would.
         */
        post: operations["reportCardStolen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/cards/{card_id}/plastic": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-0000000000a1 */
                card_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Look at the card in hand
         * @description What the user reads from the plastic. Needs no PCI entitlement, as no client does the reading.
         */
        get: operations["readPlastic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/affinity-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the affinity groups */
        get: operations["listAffinityGroups"];
        put?: never;
        /** Create an affinity group */
        post: operations["createAffinityGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/affinity-groups/{affinity_group_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-0000000000aa */
                affinity_group_id: components["schemas"]["Id"];
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
         * Change what the cards of a group may do
         * @description Cards of an INACTIVE group are rejected as CARD_NOT_CONFIGURED.
         */
        patch: operations["updateAffinityGroup"];
        trace?: never;
    };
    "/sandbox/v1/batches/{batch_id}/make-ready": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-0000000000ba */
                batch_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Emboss a whole batch
         * @description Its cards are EMBOSSED then. A batch that is still CREATED goes to the embosser first: its cards are made at once.
         */
        post: operations["makeBatchReady"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/shipments/{shipment_id}/advance": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-0000000000b1 */
                shipment_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report where a shipment is
         * @description One step of its lifecycle, as the courier would report it, or another `status_detail` of the status that it has, until
         *     that is one of its ends. Sends the shipment update.
         */
        post: operations["advanceShipment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/cash-in-intents/{intent_id}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-0000000000ca */
                intent_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay a boleto
         * @description In whole or in part. A payment that the account rejects leaves the boleto as it is.
         */
        post: operations["payCashInIntent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/cash-in-intents/{intent_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-0000000000ca */
                intent_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a boleto as the provider */
        post: operations["cancelCashInIntentByProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/cash-out-intents/{intent_id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-0000000000cb */
                intent_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw cash with a token
         * @description A withdrawal that the account rejects leaves the intent ACTIVE. An amount other than that of the intent is refused (INVALID_REQUEST) and changes nothing.
         */
        post: operations["withdrawCash"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/cash-ins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay cash in by alias
         * @description Somebody pays at a store of the cash network.
         */
        post: operations["receiveCash"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/incoming-transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send money to an account from outside
         * @description To a CVU, an alias or a PIX key of this client.
         */
        post: operations["receiveTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/transfers/{transfer_id}/settle": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-0000000000e6 */
                transfer_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a transfer arrive
         * @description Its activity becomes APPROVED.
         */
        post: operations["settleTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/transfers/{transfer_id}/fail": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-0000000000e6 */
                transfer_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a transfer fail
         * @description The money is given back; its activity becomes REJECTED.
         */
        post: operations["failTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/destinations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the accounts of the outside world */
        get: operations["listDestinations"];
        put?: never;
        /**
         * Open an account in the outside world
         * @description Transfers can go there, and lookups find it.
         */
        post: operations["createDestination"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/destinations/{destination_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-00000000d001 */
                destination_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Close an account in the outside world
         * @description Lookups do not find it any more.
         */
        delete: operations["deleteDestination"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/identity-sessions/{session_id}/advance": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-0000000000f1 */
                session_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Walk a session on, up to an outcome
         * @description As the user and the provider would. An outcome sends the completed event.
         */
        post: operations["advanceIdentitySession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/identity-sessions/{session_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-0000000000f1 */
                session_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a session as the provider */
        post: operations["cancelIdentitySessionByProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/card-transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search card transactions */
        get: operations["searchCardTransactions"];
        put?: never;
        /**
         * Use a card
         * @description A suspended client's cards can't be used: TRANSACTION_NOT_PERMITTED. Otherwise what rejects it first, in this order, is
         *     its `status_detail`:
         *
         *     1. the card: CARD_NOT_FOUND, CARD_NOT_ACTIVE, CARD_BLOCKED, CARD_DISABLED, LOST_CARD, STOLEN_CARD, EXPIRED_CARD
         *     2. the user: CARD_NOT_CONFIGURED when the card has none, RESTRICTED_USER
         *     3. the affinity group: CARD_NOT_CONFIGURED when it is INACTIVE, TRANSACTION_NOT_PERMITTED
         *     4. what the terminal read: INVALID_PIN, INVALID_CVV, INVALID_EXPIRATION_DATE
         *     5. earlier messages: DUPLICATE_TRANSMISSION_DETECTED, ORIGINAL_NOT_FOUND
         *     6. the limits of the affinity group: INVALID_AMOUNT
         *     7. fraud: SECURITY_VIOLATION, REJECTED_FRAUD
         *     8. the message: MISSING_FIELDS, EXTRA_FIELDS, INVALID_TRANSACTION, INVALID_MERCHANT, CRYPTO_ERROR
         *     9. the processor: SERVICE_UNAVAILABLE, SYSTEM_ERROR, INTERNAL_ERROR, OTHER
         *     10. the account's ledger: INSUFFICIENT_FUNDS, INVALID_AMOUNT for its limits, OTHER when the account takes no debits; or, where
         *         the card has no account, the client's `/transactions/authorizations`: what the client says, CLIENT_TIMEOUT,
         *         CLIENT_UNAVAILABLE, CLIENT_SIGNATURE_ERROR, SYSTEM_ERROR
         *
         *     An amount of zero only checks the card and is approved as NOT_DECLINED.
         */
        post: operations["authorizeAtNetwork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/card-transactions/force": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell of a card transaction that the network decided by itself
         * @description It takes effect whatever the states of card, user and account and whatever the balance. Where the card has no account, an
         *     adjustment tells the client. Only an unknown card or original and what is wrong with the message itself reject it; a reversal of
         *     more than is left is rejected as INVALID_AMOUNT, and one of what nothing is left of as INVALID_TRANSACTION.
         */
        post: operations["forceAtNetwork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/card-transactions/{transaction_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-0000000000d1 */
                transaction_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** Read a card transaction */
        get: operations["getCardTransaction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/card-transactions/{transaction_id}/reverse": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-0000000000d1 */
                transaction_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a transaction back before it is presented
         * @description In whole or in part.
         */
        post: operations["reverseAtNetwork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/card-transactions/{transaction_id}/clear": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-0000000000d1 */
                transaction_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Present a transaction
         * @description A difference to what was charged so far becomes an adjustment, a transaction of its own. Only what a card was used for is
         *     presented: a reversal is not, and a refund is by its settlement. A reverse presentment takes back no more than is presented, and a
         *     second presentment follows one.
         */
        post: operations["clearAtNetwork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/card-transactions/{transaction_id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-0000000000d1 */
                transaction_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give money back
         * @description In whole or in part. Held until its settlement.
         */
        post: operations["refundAtNetwork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/card-transactions/{transaction_id}/expire": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-0000000000d1 */
                transaction_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let the time for presenting pass
         * @description The user has the money back, and the settlement file says PURGE. Without this control it happens seven days after the
         *     transaction.
         */
        post: operations["expireAtNetwork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/card-transactions/{transaction_id}/retransmit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-0000000000d1 */
                transaction_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the same message of the network again
         * @description It is rejected as DUPLICATE_TRANSMISSION_DETECTED, unless what comes before that in the order of the processor rejects it, and changes
         *     no balance.
         */
        post: operations["retransmitAtNetwork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/settlement-runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the settlement runs */
        get: operations["listSettlementRuns"];
        put?: never;
        /**
         * Write the files of a day
         * @description Both files are replaced as a whole; a second run of a day duplicates nothing. A refund that the account can't take, since its balance could not be written any more, stays HELD and is tried again.
         */
        post: operations["createSettlementRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/settlement-files/{folder}/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description As a settlement run names it.
                 * @example transactions
                 */
                folder: "transactions" | "presentations";
                /**
                 * @description As a settlement run names it.
                 * @example presentations2026_01_15.csv
                 */
                name: string;
            };
            cookie?: never;
        };
        /**
         * Read a settlement file
         * @description The bytes that the file server has, for whoever tries things out without SFTP. The runs list what there is; in production files are
         *     fetched over SFTP alone.
         */
        get: operations["getSettlementFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/settlement-mismatches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the mismatches */
        get: operations["listSettlementMismatches"];
        put?: never;
        /**
         * Put a mistake into a file
         * @description To try reconciliation. It stands in the file of the transaction's day from the next run of that day on; a LATE_CLEARING leaves that
         *     file and stands in the one of the day after.
         */
        post: operations["createSettlementMismatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/v1/settlement-mismatches/{mismatch_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-00000000a002 */
                mismatch_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a mismatch */
        delete: operations["deleteSettlementMismatch"];
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
        AccountFunding: {
            amount: components["schemas"]["SandboxAmount"];
        };
        /** @description What may move in a day and in a month of UTC, each way counted by itself, in the currency of the account. What is reversed, as a transfer that fails or a use of a card that is not presented, counts no longer in the day and the month in which it was counted; what is refunded still does. Null is no limit. */
        AccountLimits: {
            daily: components["schemas"]["Amount"] | null;
            monthly: components["schemas"]["Amount"] | null;
        };
        AccountServiceChange: {
            /** @enum {string} */
            status: "ACTIVE" | "FROZEN" | "DISABLED";
            motive?: components["schemas"]["AccountUpdateMotive"];
            comment?: string;
        };
        /**
         * @description FROZEN takes credits, with what brings them (a boleto, a PIX key, an alias), and blocks debits. DISABLED and DELETED take nothing. DELETED is final.
         * @enum {string}
         */
        AccountStatus: "ACTIVE" | "FROZEN" | "DISABLED" | "DELETED";
        /** @enum {string} */
        AccountUpdateMotive: "OTHER" | "LOST" | "INTERNAL_REASON" | "STOLEN" | "FRAUD" | "INHIBITION" | "SEIZURE" | "USER_REQUEST";
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
        AffinityGroupCreate: {
            name: string;
            /** @enum {string} */
            country_code: "ARG" | "BRA" | "MEX" | "COL";
            product_type: components["schemas"]["ProductType"];
            provider: components["schemas"]["CardNetwork"];
            card_type_supported: components["schemas"]["CardType"][];
            /** @default false */
            innominate?: boolean;
            /** @default 60 */
            months_to_expiration?: number;
            embossing_company?: string;
            courier_company?: string;
            status?: components["schemas"]["AffinityGroupStatus"];
            /** @description Allowed when absent at creation. */
            local_purchases_allowed?: boolean;
            /** @description Allowed when absent at creation. */
            local_ecommerce_allowed?: boolean;
            /** @description Allowed when absent at creation. */
            local_withdrawal_allowed?: boolean;
            /** @description Allowed when absent at creation. */
            local_extracash_allowed?: boolean;
            /** @description Allowed when absent at creation. */
            international_purchases_allowed?: boolean;
            /** @description Allowed when absent at creation. */
            international_ecommerce_allowed?: boolean;
            /** @description Allowed when absent at creation. */
            international_withdrawal_allowed?: boolean;
            /** @description Allowed when absent at creation. */
            international_extracash_allowed?: boolean;
            amount_limits?: components["schemas"]["AffinityGroupLimitsInput"];
        };
        /** @description The most that may be spent, in the currency of the group; null where nothing limits it. */
        AffinityGroupLimit: {
            per_transaction: components["schemas"]["Amount"] | null;
            daily: components["schemas"]["Amount"] | null;
            monthly: components["schemas"]["Amount"] | null;
        };
        AffinityGroupLimitInput: {
            per_transaction?: components["schemas"]["Amount"] | null;
            daily?: components["schemas"]["Amount"] | null;
            monthly?: components["schemas"]["Amount"] | null;
        };
        AffinityGroupLimits: {
            /** @description ISO 4217. */
            currency: string;
            purchases: components["schemas"]["AffinityGroupLimit"];
            ecommerce: components["schemas"]["AffinityGroupLimit"];
            withdrawal: components["schemas"]["AffinityGroupLimit"];
            extracash: components["schemas"]["AffinityGroupLimit"];
        };
        AffinityGroupLimitsInput: {
            purchases?: components["schemas"]["AffinityGroupLimitInput"];
            ecommerce?: components["schemas"]["AffinityGroupLimitInput"];
            withdrawal?: components["schemas"]["AffinityGroupLimitInput"];
            extracash?: components["schemas"]["AffinityGroupLimitInput"];
        };
        AffinityGroupList: {
            data: components["schemas"]["AffinityGroup"][];
            meta: components["schemas"]["ListMeta"];
        };
        /**
         * @description An INACTIVE group issues no cards.
         * @enum {string}
         */
        AffinityGroupStatus: "ACTIVE" | "INACTIVE";
        AffinityGroupUpdate: {
            status?: components["schemas"]["AffinityGroupStatus"];
            /** @description Allowed when absent at creation. */
            local_purchases_allowed?: boolean;
            /** @description Allowed when absent at creation. */
            local_ecommerce_allowed?: boolean;
            /** @description Allowed when absent at creation. */
            local_withdrawal_allowed?: boolean;
            /** @description Allowed when absent at creation. */
            local_extracash_allowed?: boolean;
            /** @description Allowed when absent at creation. */
            international_purchases_allowed?: boolean;
            /** @description Allowed when absent at creation. */
            international_ecommerce_allowed?: boolean;
            /** @description Allowed when absent at creation. */
            international_withdrawal_allowed?: boolean;
            /** @description Allowed when absent at creation. */
            international_extracash_allowed?: boolean;
            amount_limits?: components["schemas"]["AffinityGroupLimitsInput"];
        };
        /** @description A decimal amount, never negative, in the account's currency. */
        Amount: string;
        ApiKeyList: {
            data: components["schemas"]["CallbackApiKey"][];
            meta: components["schemas"]["ListMeta"];
        };
        ApiKeyResult: {
            data: components["schemas"]["ApiKeyWithSecret"];
        };
        ApiKeyRotation: {
            /**
             * @description How long the old pair still verifies.
             * @default 86400
             */
            overlap_seconds?: number;
        };
        /**
         * @description RETIRING still verifies until `retires_at`. The newest ACTIVE one signs.
         * @enum {string}
         */
        ApiKeyStatus: "ACTIVE" | "RETIRING";
        ApiKeyWithSecret: {
            api_key: string;
            status: components["schemas"]["ApiKeyStatus"];
            created_at: components["schemas"]["Timestamp"];
            retires_at: components["schemas"]["Timestamp"] | null;
            /** @description In base64; the key of the HMAC is what it decodes to. Shown this once. */
            api_secret: string;
        };
        /** @enum {string} */
        AuthErrorCode: "INVALID_CLIENT" | "INVALID_AUDIENCE";
        /**
         * @description What the service asks permission for.
         * @enum {string}
         */
        AuthorizationTransactionType: "PURCHASE" | "WITHDRAWAL" | "EXTRACASH";
        /** @description Unique, whatever the case of its letters. */
        BankAlias: string;
        /** @enum {string} */
        BankErrorCode: "DESTINATION_NOT_FOUND" | "INVALID_DESTINATION_KEY" | "DESTINATION_NOT_VALIDATED" | "DESTINATION_IS_SOURCE" | "ALIAS_ALREADY_IN_USE" | "PIX_KEY_NOT_FOUND" | "PIX_KEY_LIMIT_REACHED" | "PIX_LOOKUP_NOT_FOUND" | "PIX_LOOKUP_EXPIRED" | "PIX_LOOKUP_ALREADY_USED" | "INVALID_AMOUNT" | "INSUFFICIENT_FUNDS" | "AMOUNT_LIMIT_REACHED";
        BatchStepResult: {
            data: {
                id: components["schemas"]["Id"];
                previous_status: components["schemas"]["CardBatchStatus"];
                status: components["schemas"]["CardBatchStatus"];
                quantity: number;
            };
        };
        BridgeLimits: {
            daily: components["schemas"]["Amount"] | null;
            monthly: components["schemas"]["Amount"] | null;
            /** @description The most in one movement (BRIDGE_ACCOUNT_AMOUNT_LIMIT_REACHED). */
            movement: components["schemas"]["Amount"] | null;
            /** @description The most a bridge account may hold (MAX_BRIDGE_ACCOUNT_FUNDING_LIMIT_EXCEEDED). */
            balance: components["schemas"]["Amount"] | null;
        };
        /** Format: uri */
        CallbackAddress: string | null;
        CallbackAddresses: {
            /**
             * Format: uri
             * @description `/transactions/authorizations` and `/transactions/adjustments/{type}` are added to it, so it has neither query nor fragment.
             */
            transactions: string | null;
            /**
             * Format: uri
             * @description Ends in `/shipping/updates`.
             */
            shipping_updates: string | null;
            activities: components["schemas"]["CallbackAddress"];
            /**
             * Format: uri
             * @description Lies under `/identity/v1/`.
             */
            identity_sessions: string | null;
        };
        /** @description Only the addresses sent are changed. Null stops the calls. */
        CallbackAddressesInput: {
            /**
             * Format: uri
             * @description `/transactions/authorizations` and `/transactions/adjustments/{type}` are added to it, so it has neither query nor fragment.
             */
            transactions?: string | null;
            /**
             * Format: uri
             * @description Ends in `/shipping/updates`.
             */
            shipping_updates?: string | null;
            activities?: components["schemas"]["CallbackAddress"];
            /**
             * Format: uri
             * @description Lies under `/identity/v1/`.
             */
            identity_sessions?: string | null;
        };
        CallbackApiKey: {
            api_key: string;
            status: components["schemas"]["ApiKeyStatus"];
            created_at: components["schemas"]["Timestamp"];
            retires_at: components["schemas"]["Timestamp"] | null;
        };
        /** @description The same in every repetition of one call or event, and of no other. Whoever has it finished does nothing more. */
        CallbackIdempotencyKey: string;
        /**
         * @description The cards are being made while PROCESSING and are there when READY.
         * @enum {string}
         */
        CardBatchStatus: "CREATED" | "PROCESSING" | "READY";
        /** @description A tax, fee or discount on card transactions, of the converted amount. */
        CardCharge: {
            name: string;
            /** @enum {string} */
            type: "TAX" | "FEE" | "DISCOUNT";
            percentage: string;
            origin: components["schemas"]["TransactionOrigin"];
            /** @description Of the card. Every country when absent. */
            country?: components["schemas"]["CountryCode"];
        };
        /** @description A tax, fee or discount on card transactions, of the converted amount. */
        CardChargeInput: {
            name: string;
            /** @enum {string} */
            type: "TAX" | "FEE" | "DISCOUNT";
            percentage: string;
            origin: components["schemas"]["TransactionOrigin"];
            /** @description Of the card. Every country when absent. */
            country?: components["schemas"]["Country"];
        };
        /** @enum {string} */
        CardErrorCode: "CARD_NOT_FOUND" | "AFFINITY_GROUP_NOT_FOUND" | "PCI_ENTITLEMENT_REQUIRED" | "USER_NOT_ACTIVE" | "AFFINITY_GROUP_NOT_ACTIVE" | "CARD_NOT_EMBOSSED" | "USER_DATA_INCOMPLETE" | "INVALID_CARD_STATUS_REASON" | "INVALID_PIN" | "CARD_TYPE_NOT_SUPPORTED" | "AFFINITY_GROUP_MISMATCH" | "INVALID_PREVIOUS_CARD" | "INVALID_END_USER_TOKEN" | "INVALID_SUCCESS_LINK";
        /**
         * @description One of the two supported card networks.
         * @enum {string}
         */
        CardNetwork: "CARD_NETWORK_1" | "CARD_NETWORK_2";
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
        CardStep: {
            id: components["schemas"]["Id"];
            previous_status: components["schemas"]["CardStatus"];
            status: components["schemas"]["CardStatus"];
            status_detail: components["schemas"]["CardStatusReason"] | null;
        };
        CardStepResult: {
            data: components["schemas"]["CardStep"];
        };
        /** @enum {string} */
        CardTransactionState: "PENDING" | "AUTHORIZED" | "REJECTED" | "HELD" | "CLEARED" | "REVERSED" | "PURGED";
        /**
         * @description The same list as the column STATUS_DETAIL of the settlement file.
         * @enum {string}
         */
        CardTransactionStatusDetail: "APPROVED" | "CARD_BLOCKED" | "CARD_DISABLED" | "CARD_NOT_ACTIVE" | "CARD_NOT_CONFIGURED" | "CARD_NOT_FOUND" | "CLIENT_SIGNATURE_ERROR" | "CLIENT_TIMEOUT" | "CLIENT_UNAVAILABLE" | "CRYPTO_ERROR" | "DUPLICATE_TRANSMISSION_DETECTED" | "EXPIRED_CARD" | "EXTRA_FIELDS" | "INSUFFICIENT_FUNDS" | "INTERNAL_ERROR" | "INVALID_AMOUNT" | "INVALID_CVV" | "INVALID_EXPIRATION_DATE" | "INVALID_MERCHANT" | "INVALID_PIN" | "INVALID_TRANSACTION" | "LOST_CARD" | "MISSING_FIELDS" | "NOT_DECLINED" | "ORIGINAL_NOT_FOUND" | "OTHER" | "REJECTED_FRAUD" | "RESTRICTED_USER" | "SECURITY_VIOLATION" | "SERVICE_UNAVAILABLE" | "STOLEN_CARD" | "SYSTEM_ERROR" | "TRANSACTION_NOT_PERMITTED";
        /** @enum {string} */
        CardTransactionType: "PURCHASE" | "WITHDRAWAL" | "EXTRACASH" | "REFUND" | "PAYMENT" | "REVERSAL_PURCHASE" | "REVERSAL_WITHDRAWAL" | "REVERSAL_EXTRACASH" | "REVERSAL_REFUND" | "REVERSAL_PAYMENT";
        /** @enum {string} */
        CardType: "VIRTUAL" | "PHYSICAL";
        /** @enum {string} */
        CashErrorCode: "CASH_OUT_INTENT_NOT_FOUND" | "CASH_IN_INTENT_NOT_FOUND" | "CASH_IN_INTENT_NOT_CANCELLABLE";
        CashIn: {
            /** @description The cash alias of an account. */
            alias: string;
            amount: components["schemas"]["SandboxAmount"];
            reference?: string;
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
        CashInIntentStep: {
            id: components["schemas"]["Id"];
            previous_status: components["schemas"]["CashInIntentStatus"];
            status: components["schemas"]["CashInIntentStatus"];
            amount: components["schemas"]["Amount"];
            paid_amount: components["schemas"]["Amount"];
        };
        CashInIntentStepResult: {
            data: components["schemas"]["CashInIntentStep"];
        };
        CashInPayment: {
            /** @description What is left to pay when absent. */
            amount?: components["schemas"]["SandboxAmount"];
        };
        CashInPaymentResult: {
            data: {
                id: components["schemas"]["Id"];
                previous_status: components["schemas"]["CashInIntentStatus"];
                status: components["schemas"]["CashInIntentStatus"];
                amount: components["schemas"]["Amount"];
                paid_amount: components["schemas"]["Amount"];
                result: components["schemas"]["TransactionOutcome"];
                rejection_reason: components["schemas"]["TransactionRejectionReason"] | null;
            };
        };
        CashWithdrawal: {
            token: string;
            /** @description Required when the intent names none; otherwise the intent's, or absent. */
            amount?: components["schemas"]["SandboxAmount"];
        };
        Clearing: {
            /** @description In the merchant's currency. What was authorized, less what was reversed since, when absent, or with `reverse` all that is presented; a difference to what was charged becomes an adjustment. */
            amount?: components["schemas"]["NetworkAmount"];
            /** @description FIRST_PRESENTMENT when absent. */
            function_code?: components["schemas"]["FunctionCode"];
            /**
             * @description Takes an earlier presentment back.
             * @default false
             */
            reverse?: boolean;
            /** @description Of a second presentment. */
            reason_code?: string;
            /** @description Which of the installments of a purchase is presented; the first when absent. */
            current_installment?: number;
        };
        /** @description Where the client's accounts may be opened, its home country first. When it is changed, it goes before `country`, which alone stands for all countries. */
        ClientCountries: components["schemas"]["ClientCountry"][];
        /**
         * @description Where the client operates. The home country is the CLIENT_COUNTRY_CODE of its settlement files and decides the value-added tax in them.
         * @enum {string}
         */
        ClientCountry: "ARG" | "BRA" | "MEX" | "COL";
        ClientLimits: {
            /** @description Of every user account without limits of its own. */
            account: components["schemas"]["AccountLimits"];
            /** @description Of all accounts of the client together, per currency. */
            client: components["schemas"]["AccountLimits"];
            /** @description Of every bridge account. */
            bridge: components["schemas"]["BridgeLimits"];
        };
        ClientName: string;
        /** @description What tokens of the client may do. Null, or absent at creation, is everything. What is taken away is refused from the next request on, also with tokens that the client has, but for the controls of the sandbox; what is added is in the next token. */
        ClientScopes: string[] | null;
        Clock: {
            data: {
                now: components["schemas"]["Timestamp"];
                /** @description How far the clock is ahead of the world's. */
                offset_seconds: number;
                /** @description Jobs whose time has come and that are not done: 0 once everything is that fell due. */
                jobs_due: number;
            };
        };
        ClockAdvance: {
            seconds: number;
        };
        ClockSet: {
            now: components["schemas"]["DateTimeInput"];
        };
        /** @enum {string} */
        CommonErrorCode: "INVALID_REQUEST" | "UNAUTHORIZED" | "INSUFFICIENT_SCOPE" | "NOT_ACCEPTABLE" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "RATE_LIMITED" | "INTERNAL_ERROR" | "SERVICE_UNAVAILABLE" | "IDEMPOTENCY_KEY_REUSED" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "HEADERS_TOO_LARGE" | "REQUEST_TIMEOUT" | "MALFORMED_REQUEST";
        Counterparty: {
            name: string;
            tax_id: string;
            /** @description The CBU, CVU, alias or PIX key it comes from. */
            key?: string;
        };
        /**
         * @description A country that exists, ISO 3166-1 alpha-3.
         * @enum {string}
         */
        Country: "ABW" | "AFG" | "AGO" | "AIA" | "ALA" | "ALB" | "AND" | "ARE" | "ARG" | "ARM" | "ASM" | "ATA" | "ATF" | "ATG" | "AUS" | "AUT" | "AZE" | "BDI" | "BEL" | "BEN" | "BES" | "BFA" | "BGD" | "BGR" | "BHR" | "BHS" | "BIH" | "BLM" | "BLR" | "BLZ" | "BMU" | "BOL" | "BRA" | "BRB" | "BRN" | "BTN" | "BVT" | "BWA" | "CAF" | "CAN" | "CCK" | "CHE" | "CHL" | "CHN" | "CIV" | "CMR" | "COD" | "COG" | "COK" | "COL" | "COM" | "CPV" | "CRI" | "CUB" | "CUW" | "CXR" | "CYM" | "CYP" | "CZE" | "DEU" | "DJI" | "DMA" | "DNK" | "DOM" | "DZA" | "ECU" | "EGY" | "ERI" | "ESH" | "ESP" | "EST" | "ETH" | "FIN" | "FJI" | "FLK" | "FRA" | "FRO" | "FSM" | "GAB" | "GBR" | "GEO" | "GGY" | "GHA" | "GIB" | "GIN" | "GLP" | "GMB" | "GNB" | "GNQ" | "GRC" | "GRD" | "GRL" | "GTM" | "GUF" | "GUM" | "GUY" | "HKG" | "HMD" | "HND" | "HRV" | "HTI" | "HUN" | "IDN" | "IMN" | "IND" | "IOT" | "IRL" | "IRN" | "IRQ" | "ISL" | "ISR" | "ITA" | "JAM" | "JEY" | "JOR" | "JPN" | "KAZ" | "KEN" | "KGZ" | "KHM" | "KIR" | "KNA" | "KOR" | "KWT" | "LAO" | "LBN" | "LBR" | "LBY" | "LCA" | "LIE" | "LKA" | "LSO" | "LTU" | "LUX" | "LVA" | "MAC" | "MAF" | "MAR" | "MCO" | "MDA" | "MDG" | "MDV" | "MEX" | "MHL" | "MKD" | "MLI" | "MLT" | "MMR" | "MNE" | "MNG" | "MNP" | "MOZ" | "MRT" | "MSR" | "MTQ" | "MUS" | "MWI" | "MYS" | "MYT" | "NAM" | "NCL" | "NER" | "NFK" | "NGA" | "NIC" | "NIU" | "NLD" | "NOR" | "NPL" | "NRU" | "NZL" | "OMN" | "PAK" | "PAN" | "PCN" | "PER" | "PHL" | "PLW" | "PNG" | "POL" | "PRI" | "PRK" | "PRT" | "PRY" | "PSE" | "PYF" | "QAT" | "REU" | "ROU" | "RUS" | "RWA" | "SAU" | "SDN" | "SEN" | "SGP" | "SGS" | "SHN" | "SJM" | "SLB" | "SLE" | "SLV" | "SMR" | "SOM" | "SPM" | "SRB" | "SSD" | "STP" | "SUR" | "SVK" | "SVN" | "SWE" | "SWZ" | "SXM" | "SYC" | "SYR" | "TCA" | "TCD" | "TGO" | "THA" | "TJK" | "TKL" | "TKM" | "TLS" | "TON" | "TTO" | "TUN" | "TUR" | "TUV" | "TWN" | "TZA" | "UGA" | "UKR" | "UMI" | "URY" | "USA" | "UZB" | "VAT" | "VCT" | "VEN" | "VGB" | "VIR" | "VNM" | "VUT" | "WLF" | "WSM" | "YEM" | "ZAF" | "ZMB" | "ZWE";
        /** @description ISO 3166-1 alpha-3. */
        CountryCode: string;
        /**
         * @description A currency that exists and that prices are in: ISO 4217 without funds and metals.
         * @enum {string}
         */
        Currency: "AED" | "AFN" | "ALL" | "AMD" | "ANG" | "AOA" | "ARS" | "AUD" | "AWG" | "AZN" | "BAM" | "BBD" | "BDT" | "BGN" | "BHD" | "BIF" | "BMD" | "BND" | "BOB" | "BRL" | "BSD" | "BTN" | "BWP" | "BYN" | "BZD" | "CAD" | "CDF" | "CHF" | "CLP" | "CNY" | "COP" | "CRC" | "CUP" | "CVE" | "CZK" | "DJF" | "DKK" | "DOP" | "DZD" | "EGP" | "ERN" | "ETB" | "EUR" | "FJD" | "FKP" | "GBP" | "GEL" | "GHS" | "GIP" | "GMD" | "GNF" | "GTQ" | "GYD" | "HKD" | "HNL" | "HTG" | "HUF" | "IDR" | "ILS" | "INR" | "IQD" | "IRR" | "ISK" | "JMD" | "JOD" | "JPY" | "KES" | "KGS" | "KHR" | "KMF" | "KPW" | "KRW" | "KWD" | "KYD" | "KZT" | "LAK" | "LBP" | "LKR" | "LRD" | "LSL" | "LYD" | "MAD" | "MDL" | "MGA" | "MKD" | "MMK" | "MNT" | "MOP" | "MRU" | "MUR" | "MVR" | "MWK" | "MXN" | "MYR" | "MZN" | "NAD" | "NGN" | "NIO" | "NOK" | "NPR" | "NZD" | "OMR" | "PAB" | "PEN" | "PGK" | "PHP" | "PKR" | "PLN" | "PYG" | "QAR" | "RON" | "RSD" | "RUB" | "RWF" | "SAR" | "SBD" | "SCR" | "SDG" | "SEK" | "SGD" | "SHP" | "SLE" | "SOS" | "SRD" | "SSP" | "STN" | "SVC" | "SYP" | "SZL" | "THB" | "TJS" | "TMT" | "TND" | "TOP" | "TRY" | "TTD" | "TWD" | "TZS" | "UAH" | "UGX" | "USD" | "UYU" | "UZS" | "VED" | "VES" | "VND" | "VUV" | "WST" | "XAF" | "XCD" | "XCG" | "XOF" | "XPF" | "YER" | "ZAR" | "ZMW" | "ZWG";
        /** @description ISO 4217. */
        CurrencyCode: string;
        /**
         * Format: date-time
         * @description RFC 3339 with any offset and letters of either case, of the years 1000 to 2999. In an address the plus sign is written %2B. Moments of records are in milliseconds: one that is finer begins a range with the next millisecond and ends it with its own.
         */
        DateTimeInput: string;
        DeliveryAttempt: {
            number: number;
            at: components["schemas"]["Timestamp"];
            api_key: string;
            /**
             * @description What came of it. TOO_LARGE when the answer had no end; INVALID_REPLY when an authorization was answered with anything but a
             *     signed decision; NOT_ALLOWED where the address may not be called.
             * @enum {string}
             */
            outcome: "DELIVERED" | "REFUSED" | "GONE" | "TIMEOUT" | "UNREACHABLE" | "REDIRECTED" | "TOO_LARGE" | "INVALID_REPLY" | "NOT_ALLOWED" | "FAULT";
            status_code: number | null;
            /**
             * @description What is wrong with the reply to an authorization or an adjustment, or why there is none: for the client's engineers. A
             *     signed decision that can be read counts, also where its content type is another or its body begins with a byte order mark;
             *     a body that is compressed can't be. An adjustment that is answered with 200 is applied, whatever is wrong with the
             *     signature of the reply, or with a body that should be empty.
             */
            problem: string | null;
            duration_ms: number;
        };
        DeliveryFault: {
            kind: components["schemas"]["DeliveryKind"];
            fault: components["schemas"]["DeliveryFaultKind"];
            /** @default 1 */
            times: number;
            /**
             * @description Of DELAY only.
             * @default 60
             */
            delay_seconds: number;
            id: components["schemas"]["Id"];
            left: number;
            created_at: components["schemas"]["Timestamp"];
        };
        DeliveryFaultCreate: {
            kind: components["schemas"]["DeliveryKind"];
            fault: components["schemas"]["DeliveryFaultKind"];
            /** @default 1 */
            times?: number;
            /**
             * @description Of DELAY only.
             * @default 60
             */
            delay_seconds?: number;
        };
        /**
         * @description - DUPLICATE: sent twice.
         *     - REORDER: sent after the next one of its kind, or after ten minutes.
         *     - DELAY: sent `delay_seconds` later.
         *     - DROP: the first attempt never leaves.
         *     - BAD_SIGNATURE: one bit of the signature is wrong.
         *     - STALE_TIMESTAMP: signed 61 seconds ago.
         *     - OLD_SECRET: signed with the secret before the last rotation; with a random one where there was none.
         *
         *     The wrong attempt counts as failed, so that a right one follows.
         * @enum {string}
         */
        DeliveryFaultKind: "DUPLICATE" | "REORDER" | "DELAY" | "DROP" | "BAD_SIGNATURE" | "STALE_TIMESTAMP" | "OLD_SECRET";
        DeliveryFaultList: {
            data: components["schemas"]["DeliveryFault"][];
            meta: components["schemas"]["ListMeta"];
        };
        DeliveryFaultResult: {
            data: components["schemas"]["DeliveryFault"];
        };
        /** @enum {string} */
        DeliveryKind: "CARD_AUTHORIZATION" | "CARD_ADJUSTMENT" | "SHIPMENT_UPDATED" | "ACTIVITY_CREATED" | "ACTIVITY_UPDATED" | "IDENTITY_SESSION_COMPLETED";
        DestinationHolder: {
            name: string;
            /** @description CUIT or CUIL in Argentina, CPF or CNPJ in Brazil. */
            tax_id: string;
        };
        /** @enum {string} */
        EntryMode: "UNKNOWN" | "MANUAL" | "CHIP" | "CONTACTLESS" | "CREDENTIAL_ON_FILE" | "MAG_STRIPE" | "OTHERS";
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
        EventsResend: {
            /** @description Events made at this moment or later. */
            since: components["schemas"]["DateTimeInput"];
        };
        EventsResendResult: {
            data: {
                /** @description How many events are sent again. */
                resent: number;
            };
        };
        Fault: {
            /** @description The operation that fails. */
            operation_id: string;
            /** @enum {integer} */
            status: 429 | 500 | 503;
            /**
             * @description How many calls fail.
             * @default 1
             */
            times: number;
            /**
             * @description The seconds that 429 and 503 ask to wait.
             * @default 1
             */
            retry_after: number;
            id: components["schemas"]["Id"];
            /** @description How many calls are still to fail. */
            left: number;
            created_at: components["schemas"]["Timestamp"];
        };
        FaultCreate: {
            /** @description The operation that fails. */
            operation_id: string;
            /** @enum {integer} */
            status: 429 | 500 | 503;
            /**
             * @description How many calls fail.
             * @default 1
             */
            times?: number;
            /**
             * @description The seconds that 429 and 503 ask to wait.
             * @default 1
             */
            retry_after?: number;
        };
        FaultList: {
            data: components["schemas"]["Fault"][];
            meta: components["schemas"]["ListMeta"];
        };
        FaultResult: {
            data: components["schemas"]["Fault"];
        };
        /** @description The network has decided already. Either `card_id` or `pan` says which card. */
        ForcedTransaction: {
            card_id?: components["schemas"]["Id"];
            /** @description A number that no card has is rejected as CARD_NOT_FOUND. */
            pan?: string;
            type: components["schemas"]["CardTransactionType"];
            amount: components["schemas"]["NetworkAmount"];
            /** @description The part of the amount of an EXTRACASH that is handed out. */
            cash_amount?: components["schemas"]["NetworkAmount"];
            /** @description Of the merchant. */
            currency: components["schemas"]["Currency"];
            /** @description Units of the card's currency for one of the merchant's. From the sandbox's table when absent. */
            exchange_rate?: string;
            /** @description Of the merchant. It makes the transaction DOMESTIC or INTERNATIONAL. */
            country_code: components["schemas"]["Country"];
            merchant: components["schemas"]["MerchantInput"];
            point_type: components["schemas"]["PointType"];
            entry_mode: components["schemas"]["EntryMode"];
            /** @description Now in the country of the merchant when absent, by one zone for each: the sandbox knows the countries of the Americas and a few others, and takes UTC for the rest. */
            local_date_time?: components["schemas"]["LocalDateTime"];
            /** @description Checked when given (INVALID_PIN). */
            pin?: string;
            /** @description Checked when given (INVALID_CVV). */
            cvv?: string;
            /** @description MM/YY, checked when given (INVALID_EXPIRATION_DATE). */
            expiration_date?: string;
            /** @description On credit cards. */
            installments?: components["schemas"]["InstallmentsInput"];
            condition?: components["schemas"]["TransactionCondition"];
            /** @description Of a reversal or refund. One that the card does not have is rejected as ORIGINAL_NOT_FOUND, and so is a reversal without one. */
            original_transaction_id?: string;
        } & (unknown | unknown);
        /** @enum {string} */
        FunctionCode: "FIRST_PRESENTMENT" | "SECOND_PRESENTMENT_FULL" | "SECOND_PRESENTMENT_PARTIAL";
        /** @enum {string} */
        Gender: "MALE" | "FEMALE";
        HostedPages: {
            /** @description Who may embed the hosted pages in a frame. */
            frame_origins: string[];
            /** @description Where stylesheets of the hosted pages may lie. Anywhere while there is none. */
            stylesheet_origins: string[];
            /** @description Where the activation page may lead. Mobile deep links are allowed. */
            success_links: string[];
        };
        /** @description An opaque identifier. */
        Id: string;
        /** @description An opaque identifier in a list that commas part: it has none in it. */
        IdInList: string;
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
        IdentityAdvance: {
            /**
             * @description Where the session goes. The steps between are taken too.
             * @enum {string}
             */
            status: "IN_PROGRESS" | "PROCESSING" | "VALIDATED" | "NOT_VALIDATED" | "REJECTED";
            report?: components["schemas"]["IdentityReportInput"];
        };
        /** @enum {string} */
        IdentityErrorCode: "IDENTITY_SESSION_NOT_FOUND" | "IDENTITY_SESSION_NOT_CANCELLABLE" | "IDENTITY_REPORT_NOT_READY";
        /** @description What the user gave. What is left out comes from the user's data. */
        IdentityReportInput: {
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
        IdentityStepResult: {
            data: {
                /** Format: uuid */
                id: string;
                previous_status: components["schemas"]["IdentitySessionStatus"];
                status: components["schemas"]["IdentitySessionStatus"];
            };
        };
        IncomingTransfer: {
            /** @enum {string} */
            key_type: "CVU" | "ALIAS" | "PIX";
            key_value: string;
            amount: components["schemas"]["SandboxAmount"];
            sender: components["schemas"]["Counterparty"];
            concept?: components["schemas"]["TransferConcept"];
        };
        /** @enum {string} */
        InstallmentsCreditType: "NO_PROMOTION" | "WITHOUT_INTEREST" | "WITH_INTEREST" | "BUY_TODAY_PAY_LATER";
        InstallmentsInput: {
            quantity: number;
            credit_type: components["schemas"]["InstallmentsCreditType"];
            /** @default 0 */
            grace_period?: number;
        };
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
        /** @description ISO 8601 at the place of the transaction. It carries no zone. */
        LocalDateTime: string;
        Merchant: {
            id: string;
            mcc: components["schemas"]["MerchantCategoryCode"];
            address: string | null;
            name: string;
        };
        /** @description ISO 18245. */
        MerchantCategoryCode: string;
        MerchantInput: {
            /** @description Made from the name when absent. */
            id?: string;
            mcc: components["schemas"]["MerchantCategoryCode"];
            name: string;
            address?: string;
        };
        /**
         * @description - MISSING_AT_CLIENT: an APPROVED row of a transaction that the client was never asked about.
         *     - OTHER_STATUS: the row has the opposite status of what the client knows.
         *     - PURGE: the row says that the network never presented the transaction.
         *     - LATE_CLEARING: the row comes in the file of the day after.
         * @enum {string}
         */
        MismatchKind: "MISSING_AT_CLIENT" | "OTHER_STATUS" | "PURGE" | "LATE_CLEARING";
        Movement: {
            account_id: components["schemas"]["Id"];
            activity_id: components["schemas"]["Id"];
            result: components["schemas"]["TransactionOutcome"];
            rejection_reason: components["schemas"]["TransactionRejectionReason"] | null;
            total_amount: components["schemas"]["Amount"];
            /** @description After the movement. */
            balance: components["schemas"]["SignedAmount"];
        };
        MovementResult: {
            data: components["schemas"]["Movement"];
        };
        /** @description In the merchant's currency. Zero asks only whether the card is good. More than 9999999999999.99, in that currency, in that of the card or in US dollars, is refused. */
        NetworkAmount: string;
        /** @description A card is used. Either `card_id` or `pan` says which. */
        NetworkAuthorization: {
            card_id?: components["schemas"]["Id"];
            /** @description A number that no card has is rejected as CARD_NOT_FOUND. */
            pan?: string;
            type: components["schemas"]["AuthorizationTransactionType"];
            amount: components["schemas"]["NetworkAmount"];
            /** @description The part of the amount of an EXTRACASH that is handed out. */
            cash_amount?: components["schemas"]["NetworkAmount"];
            /** @description Of the merchant. */
            currency: components["schemas"]["Currency"];
            /** @description Units of the card's currency for one of the merchant's. From the sandbox's table when absent. */
            exchange_rate?: string;
            /** @description Of the merchant. It makes the transaction DOMESTIC or INTERNATIONAL. */
            country_code: components["schemas"]["Country"];
            merchant: components["schemas"]["MerchantInput"];
            point_type: components["schemas"]["PointType"];
            entry_mode: components["schemas"]["EntryMode"];
            /** @description Now in the country of the merchant when absent, by one zone for each: the sandbox knows the countries of the Americas and a few others, and takes UTC for the rest. */
            local_date_time?: components["schemas"]["LocalDateTime"];
            /** @description Checked when given (INVALID_PIN). */
            pin?: string;
            /** @description Checked when given (INVALID_CVV). */
            cvv?: string;
            /** @description MM/YY, checked when given (INVALID_EXPIRATION_DATE). */
            expiration_date?: string;
            /** @description On credit cards. */
            installments?: components["schemas"]["InstallmentsInput"];
            condition?: components["schemas"]["TransactionCondition"];
        } & (unknown | unknown);
        /** @enum {string} */
        NetworkErrorCode: "REFERENCE_REUSED" | "INVALID_SCOPE" | "ORDER_NOT_FOUND";
        OpenedSandboxClient: {
            /** @description The secrets are shown this once. */
            data: {
                client_id: components["schemas"]["Id"];
                client_secret: string;
                audience: string;
                name: components["schemas"]["ClientName"];
                country: components["schemas"]["ClientCountry"];
                revision: components["schemas"]["RevisionName"];
                api_key: components["schemas"]["ApiKeyWithSecret"];
            };
        };
        Pagination: {
            current_page: number;
            page_size: number;
            total_pages: number;
            total_items: number;
        };
        /**
         * @description Any of these can be paid to. Accounts of this service have EVP only.
         * @enum {string}
         */
        PixKeyType: "EVP" | "CPF" | "CNPJ" | "EMAIL" | "PHONE";
        PlasticResult: {
            /** @description What is printed on the card. */
            data: {
                card_id: components["schemas"]["Id"];
                pan: string;
                cvv: string;
                expiration_date: string;
                /** @description Null on an unnamed card. */
                name: string | null;
            };
        };
        /** @enum {string} */
        PointType: "POS" | "ECOMMERCE" | "ATM" | "MOTO";
        /**
         * @description IDENTITY: only a validated user may open an account. CREDIT: settlement files have the installment columns.
         * @enum {string}
         */
        Product: "IDENTITY" | "CREDIT";
        /** @enum {string} */
        ProductType: "PREPAID" | "CREDIT" | "DEBIT";
        QuestionAnswer: {
            /** @enum {string} */
            status: "APPROVED" | "REJECTED";
            /** @description Of a rejection; OTHER when absent. */
            status_detail?: components["schemas"]["RejectionDetail"];
        };
        RateLimit: {
            requests_per_second: number;
            burst: number;
        };
        Receiver: {
            /** @description Whether at least one callback address of the client is the receiver's. */
            receiving: boolean;
            answers: components["schemas"]["ReceiverAnswers"];
            /** @description What waits for an answer by hand, the oldest first. */
            questions: components["schemas"]["ReceiverQuestion"][];
        };
        ReceiverAnswers: {
            otherwise: components["schemas"]["ReceiverDecision"];
            reject_above: components["schemas"]["Amount"] | null;
            reject_categories: components["schemas"]["MerchantCategoryCode"][];
            reject_countries: components["schemas"]["CountryCode"][];
            status_detail: components["schemas"]["RejectionDetail"];
        };
        /**
         * @description ASK lets an authorization wait for an answer by hand.
         * @enum {string}
         */
        ReceiverDecision: "ASK" | "APPROVE" | "REJECT";
        ReceiverQuestion: {
            transaction_id: components["schemas"]["Id"];
            /** @description The body that the client is asked with. */
            payload: {
                [key: string]: unknown;
            };
            /** @description Until the time of the client is over. */
            left_milliseconds: number;
        };
        ReceiverResult: {
            data: components["schemas"]["Receiver"];
        };
        ReceiverSet: {
            otherwise: components["schemas"]["ReceiverDecision"];
            /** @description Rejects what takes more than this, taxes and fees included, in the local currency of the card. */
            reject_above?: components["schemas"]["Amount"];
            /** @description Rejects these categories of merchants. */
            reject_categories?: components["schemas"]["MerchantCategoryCode"][];
            /** @description Rejects transactions in these countries. */
            reject_countries?: components["schemas"]["CountryCode"][];
            /** @description Of each rejection; OTHER when absent. */
            status_detail?: components["schemas"]["RejectionDetail"];
        };
        /**
         * @description The `status_detail` of a rejection.
         * @enum {string}
         */
        RejectionDetail: "INSUFFICIENT_FUNDS" | "INVALID_MERCHANT" | "INVALID_AMOUNT" | "SYSTEM_ERROR" | "OTHER";
        RequestLogDetail: {
            /** @description Of a request the `x-request-id` of its answer. */
            id: components["schemas"]["Id"];
            /** @description The place in the log. */
            sequence: number;
            direction: components["schemas"]["RequestLogDirection"];
            result: components["schemas"]["RequestLogResult"];
            /** @description Null where nobody knew the caller. */
            client_id: string | null;
            /** @description The operationId, or the type of the event. Null where the address is none of the contract. */
            operation: string | null;
            /** @description The revision that applied. */
            revision: string;
            /** @description Empty where the request could not be read. */
            method: string;
            /** @description Path and query of a request, the address of a call; empty where the request could not be read. Secrets are left out. */
            target: string;
            /** @description Null where no answer came. */
            status: number | null;
            /** @description The code of a refusal, or what became of a call that failed. */
            error_code: string | null;
            idempotency_key: string | null;
            /** @description The ids that stand in it, at most 100. */
            resource_ids: string[];
            /** @description By the clock of the sandbox. */
            created_at: components["schemas"]["Timestamp"];
            /** @description By the clock of the machine. */
            real_at: components["schemas"]["Timestamp"];
            duration_ms: number;
            /** @description The event that a call delivers. */
            event_id: string | null;
            request: components["schemas"]["RequestLogMessage"];
            response: components["schemas"]["RequestLogMessage"] | null;
            verdict: components["schemas"]["RequestLogVerdict"];
            /** @description Of a call. */
            signature: components["schemas"]["RequestLogSignature"] | null;
            /** @description Of the reply to a call that the client signs. */
            reply_signature: components["schemas"]["RequestLogSignature"] | null;
            links: components["schemas"]["RequestLogLinks"];
        };
        RequestLogDetailResult: {
            data: components["schemas"]["RequestLogDetail"];
        };
        /**
         * @description REQUEST came from the client; CALL is one attempt at a call to the client.
         * @enum {string}
         */
        RequestLogDirection: "REQUEST" | "CALL";
        RequestLogEntry: {
            /** @description Of a request the `x-request-id` of its answer. */
            id: components["schemas"]["Id"];
            /** @description The place in the log. */
            sequence: number;
            direction: components["schemas"]["RequestLogDirection"];
            result: components["schemas"]["RequestLogResult"];
            /** @description Null where nobody knew the caller. */
            client_id: string | null;
            /** @description The operationId, or the type of the event. Null where the address is none of the contract. */
            operation: string | null;
            /** @description The revision that applied. */
            revision: string;
            /** @description Empty where the request could not be read. */
            method: string;
            /** @description Path and query of a request, the address of a call; empty where the request could not be read. Secrets are left out. */
            target: string;
            /** @description Null where no answer came. */
            status: number | null;
            /** @description The code of a refusal, or what became of a call that failed. */
            error_code: string | null;
            idempotency_key: string | null;
            /** @description The ids that stand in it, at most 100. */
            resource_ids: string[];
            /** @description By the clock of the sandbox. */
            created_at: components["schemas"]["Timestamp"];
            /** @description By the clock of the machine. */
            real_at: components["schemas"]["Timestamp"];
            duration_ms: number;
        };
        RequestLogFinding: {
            /** @enum {string} */
            location: "body" | "query" | "path" | "header" | "reply";
            /** @description A JSON pointer into the body, or the name of the parameter or header. */
            pointer: string;
            code: string;
            /** @description The rule in words. */
            rule: string;
            /** @description Where the contract has the rule: `spec/file.yaml:line`. */
            source: string | null;
            /** @description Lines of the documentation that help, the closest first: `docs/file.md:line`. */
            help: string[];
        };
        /** @description What came of it, as far as it is still kept. */
        RequestLogLinks: {
            /** @description Events that it caused. */
            events: {
                id: components["schemas"]["Id"];
                type: string;
                resource_id: string;
            }[];
            /** @description Entries of the calls that followed, the first one first. */
            calls: string[];
            /** @description Of a call: entries of the requests that caused it. */
            requests: string[];
            /** @description What it moved. */
            ledger_entries: {
                movement_id: string;
                leg: number;
                account_id: string;
                currency: string;
                /** @description In minor units; negative takes from the account. */
                amount: string;
            }[];
        };
        RequestLogList: {
            data: components["schemas"]["RequestLogEntry"][];
            log: components["schemas"]["RequestLogState"];
            meta: components["schemas"]["ListMeta"];
        };
        RequestLogMessage: {
            /** @description By name in lower case, without `content-length`; credentials are `[redacted]`. */
            headers: {
                [key: string]: string;
            };
            /** @description The body, where it is JSON or a form; secrets are `[redacted]`. Null where there is none, or where it is omitted. */
            body: unknown;
            /** @description As it was read and before anything was left out. */
            body_bytes: number;
            /**
             * @description Why a body is not kept: the request was refused before it was read or could not be read, secrets can't be told apart in what is not
             *     JSON, or it is longer than 64 KiB.
             * @enum {string|null}
             */
            omitted: "NOT_READ" | "NOT_JSON" | "TOO_LARGE" | null;
        };
        /**
         * @description ACCEPTED with a status below 400. REFUSED by the contract or a rule, or by the client. FAILED when the service answered with 500 or more, or
         *     a call got no usable answer.
         * @enum {string}
         */
        RequestLogResult: "ACCEPTED" | "REFUSED" | "FAILED";
        /** @description How a signature is checked, step by step. Both are over `signed`, in base64 as the bytes were. */
        RequestLogSignature: {
            /** @description The bytes that are signed, in base64. */
            signed: string;
            /** @enum {string} */
            order: "timestamp-endpoint-body" | "body-timestamp-endpoint";
            /** @description The pair whose api-secret makes the expected signature. */
            api_key: string | null;
            timestamp: string | null;
            endpoint: string | null;
            /** @description Null where there is nothing to sign with. */
            expected: string | null;
            /** @description As it was sent. Null where there was none. */
            received: string | null;
            /** @description Whether the timestamp was within 60 seconds. */
            fresh: boolean;
            matches: boolean;
        };
        /** @description How much is kept, and what is missing. */
        RequestLogState: {
            /** @description Entries that are kept for a client; 0 where nothing is. */
            max_entries: number;
            max_hours: number;
            /** @description Entries of all clients that are not written yet. */
            waiting: number;
            /** @description Entries of the client that could not be written since the sandbox was started. */
            lost: number;
            /**
             * @description Requests of the client that were accepted and not kept since the sandbox was started: more came within a minute than are kept.
             *     Those that are kept are spread over the whole time. Requests that are refused or fail, and calls, are never left out.
             */
            left_out: number;
        };
        /** @description Server-sent events. */
        RequestLogStream: string;
        RequestLogVerdict: {
            result: components["schemas"]["RequestLogResult"];
            error_code: string | null;
            /** @description The refusal in words. */
            message: string | null;
            /** @description Where the contract lists the refusal for this operation. */
            source: string | null;
            help: string[];
            /** @description Each place that is wrong. */
            findings: components["schemas"]["RequestLogFinding"][];
        };
        /** @description `current`, `earliest`, or axes, each once, with their values as in `token-path=oauth-v1,card-reasons=without-fraudulent`. */
        RevisionName: string;
        SandboxAccount: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["AccountStatus"];
            /**
             * @description SERVICE locks the account for the client.
             * @enum {string}
             */
            status_updated_by: "CLIENT" | "SERVICE";
            currency: components["schemas"]["AccountCurrency"];
            balance: components["schemas"]["SignedAmount"];
            /** @description Null where those of the client count. */
            limits: components["schemas"]["AccountLimits"] | null;
        };
        SandboxAccountResult: {
            data: components["schemas"]["SandboxAccount"];
        };
        SandboxAffinityGroupResult: {
            data: components["schemas"]["AffinityGroup"];
        };
        /** @description More than zero, in the account's currency. */
        SandboxAmount: string;
        SandboxAmountDetail: {
            /** @enum {string} */
            type: "BASE" | "TAX" | "FEE" | "EXTRACASH" | "DISCOUNT";
            name: string;
            amount: components["schemas"]["Amount"];
        };
        SandboxCardTransaction: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["CardTransactionType"];
            state: components["schemas"]["CardTransactionState"];
            /**
             * @description Null while PENDING.
             * @enum {string|null}
             */
            status: "APPROVED" | "REJECTED" | "HELD" | null;
            /** @description Null while PENDING. */
            status_detail: components["schemas"]["CardTransactionStatusDetail"] | null;
            /**
             * @description Null while PENDING.
             * @enum {string|null}
             */
            source: "ONLINE" | "CLEARING" | "PURGE" | null;
            /** @description Null when no card has the number. */
            card_id: string | null;
            user_id: string | null;
            /** @description Null where the client's endpoint decides. */
            account_id: string | null;
            origin: components["schemas"]["TransactionOrigin"];
            country_code: components["schemas"]["CountryCode"];
            point_type: components["schemas"]["PointType"];
            entry_mode: components["schemas"]["EntryMode"];
            merchant: components["schemas"]["Merchant"];
            local: components["schemas"]["SandboxMoney"];
            settlement: components["schemas"]["SandboxMoney"];
            transaction: components["schemas"]["SandboxMoney"];
            /** @description They sum to `local.total`; a DISCOUNT counts as negative. */
            details: components["schemas"]["SandboxAmountDetail"][];
            installments: components["schemas"]["SandboxInstallments"] | null;
            original_transaction_id: string | null;
            /** @description True when nobody asked whether the balance suffices, as in the activity: the network decided by itself, also in what follows a transaction, or the service stood in for the client. */
            forced: boolean;
            /**
             * @description Null while PENDING. STAND_IN is the service in the stead of a client that could not be reached in time.
             * @enum {string|null}
             */
            decided_by: "PROCESSOR" | "LEDGER" | "CLIENT" | "NETWORK" | "STAND_IN" | null;
            presentments: components["schemas"]["SandboxPresentment"][];
            local_date_time: components["schemas"]["LocalDateTime"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        SandboxCardTransactionList: {
            data: components["schemas"]["SandboxCardTransaction"][];
            meta: components["schemas"]["ListMeta"];
        };
        SandboxCardTransactionResult: {
            data: components["schemas"]["SandboxCardTransaction"];
        };
        SandboxClient: {
            id: components["schemas"]["Id"];
            name: string;
            country: components["schemas"]["ClientCountry"];
            countries: components["schemas"]["ClientCountries"];
            status: components["schemas"]["SandboxClientStatus"];
            revision: components["schemas"]["RevisionName"];
            callback_addresses: components["schemas"]["CallbackAddresses"];
            limits: components["schemas"]["ClientLimits"];
            products: components["schemas"]["Product"][];
            /** @description Whether the client may handle card data (PCI DSS with a report on compliance). A new client may not; the demo client may. */
            card_data_entitled: boolean;
            /** @description Null is no limit. */
            rate_limit: components["schemas"]["RateLimit"] | null;
            pages: components["schemas"]["HostedPages"];
            scopes: components["schemas"]["ClientScopes"];
            /** @description How many accounts a user may have in one currency. */
            accounts_per_currency: number;
            card_charges: components["schemas"]["CardCharge"][];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        SandboxClientCreate: {
            name: components["schemas"]["ClientName"];
            /** @description ARG when absent. */
            country?: components["schemas"]["ClientCountry"];
            revision?: components["schemas"]["RevisionName"];
            scopes?: components["schemas"]["ClientScopes"];
        };
        SandboxClientResult: {
            data: components["schemas"]["SandboxClient"];
        };
        /**
         * @description A SUSPENDED client gets no token, and no settlement files by SFTP; the tokens that it has are good for nothing but to make it ACTIVE again here.
         * @enum {string}
         */
        SandboxClientStatus: "ACTIVE" | "SUSPENDED";
        /** @description Only what is sent is changed; lists are replaced whole. */
        SandboxClientUpdate: {
            name?: components["schemas"]["ClientName"];
            country?: components["schemas"]["ClientCountry"];
            countries?: components["schemas"]["ClientCountries"];
            status?: components["schemas"]["SandboxClientStatus"];
            revision?: components["schemas"]["RevisionName"];
            callback_addresses?: components["schemas"]["CallbackAddressesInput"];
            limits?: components["schemas"]["ClientLimits"];
            products?: components["schemas"]["Product"][];
            /** @description Whether the client may handle card data (PCI DSS with a report on compliance). A new client may not; the demo client may. */
            card_data_entitled?: boolean;
            /** @description Null is no limit. */
            rate_limit?: components["schemas"]["RateLimit"] | null;
            pages?: components["schemas"]["HostedPages"];
            scopes?: components["schemas"]["ClientScopes"];
            /** @description How many accounts a user may have in one currency. */
            accounts_per_currency?: number;
            card_charges?: components["schemas"]["CardChargeInput"][];
        };
        SandboxDestination: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            country: "ARG" | "BRA";
            cbu: string | null;
            cvu: string | null;
            alias: string | null;
            pix_key: string | null;
            pix_key_type: components["schemas"]["PixKeyType"] | null;
            holder: components["schemas"]["DestinationHolder"];
            active: boolean;
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A bank account of the outside world. Numbers and keys that are left out are made. */
        SandboxDestinationCreate: {
            /** @enum {string} */
            country: "ARG" | "BRA";
            /** @description Argentina. With right check digits. */
            cbu?: string;
            /** @description Argentina. With right check digits; instead of a CBU. */
            cvu?: string;
            alias?: components["schemas"]["BankAlias"];
            /** @description Brazil. */
            pix_key?: string;
            pix_key_type?: components["schemas"]["PixKeyType"];
            holder: components["schemas"]["DestinationHolder"];
            /**
             * @description A transfer to an account that is not active fails.
             * @default true
             */
            active?: boolean;
        };
        SandboxDestinationList: {
            data: components["schemas"]["SandboxDestination"][];
            meta: components["schemas"]["ListMeta"];
        };
        SandboxDestinationResult: {
            data: components["schemas"]["SandboxDestination"];
        };
        /** @enum {string} */
        SandboxErrorCode: "API_KEY_NOT_FOUND" | "FAULT_NOT_FOUND" | "REQUEST_NOT_FOUND" | "EVENT_NOT_FOUND" | "QUESTION_NOT_FOUND" | "BATCH_NOT_FOUND" | "TRANSFER_NOT_FOUND" | "CARD_TRANSACTION_NOT_FOUND" | "SETTLEMENT_FILE_NOT_FOUND" | "SETTLEMENT_MISMATCH_NOT_FOUND" | "ILLEGAL_STEP" | "LAST_API_KEY" | "CLOCK_CANNOT_GO_BACK" | "EVENT_WITHOUT_ADDRESS" | "EVENT_NOT_REPEATABLE" | "CASH_IN_INTENT_EXPIRED" | "DESTINATION_ALREADY_EXISTS" | "SETTLEMENT_MISMATCH_USED" | "UNKNOWN_REVISION" | "UNKNOWN_OPERATION" | "AMOUNT_REQUIRED" | "AMOUNT_EXCEEDS_REMAINDER" | "AMOUNT_EXCEEDS_ORIGINAL" | "WRONG_CASH_TOKEN" | "UNKNOWN_CASH_ALIAS" | "UNKNOWN_TRANSFER_KEY" | "INSTALLMENTS_NOT_ALLOWED" | "SETTLEMENT_DAY_NOT_OVER" | "SNAPSHOT_NOT_FOUND" | "SNAPSHOT_LIMIT_REACHED" | "SNAPSHOT_NOT_READABLE" | "SNAPSHOT_FILE_INVALID";
        SandboxEvent: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["SandboxEventType"];
            status: components["schemas"]["SandboxEventStatus"];
            idempotency_key: components["schemas"]["CallbackIdempotencyKey"];
            /** @description Null while the client has given none. */
            address: string | null;
            /** @description The activity, shipment, session or card transaction it tells of. */
            resource_id: components["schemas"]["Id"];
            attempts_made: number;
            next_attempt_at: components["schemas"]["Timestamp"] | null;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        SandboxEventDetailResult: {
            data: components["schemas"]["SandboxEventWithAttempts"];
        };
        SandboxEventList: {
            data: components["schemas"]["SandboxEvent"][];
            meta: components["schemas"]["ListMeta"];
        };
        SandboxEventResult: {
            data: components["schemas"]["SandboxEvent"];
        };
        /**
         * @description DEAD after the last attempt or a 410.
         * @enum {string}
         */
        SandboxEventStatus: "PENDING" | "DELIVERED" | "DEAD";
        /**
         * @description CARD_AUTHORIZATION is the call that a decision is asked with; it is listed once the transaction is decided: DELIVERED when
         *     the client answered with a decision, DEAD when it did not. It is not sent again.
         * @enum {string}
         */
        SandboxEventType: "CARD_AUTHORIZATION" | "CARD_ADJUSTMENT" | "SHIPMENT_UPDATED" | "ACTIVITY_CREATED" | "ACTIVITY_UPDATED" | "IDENTITY_SESSION_COMPLETED";
        SandboxEventWithAttempts: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["SandboxEventType"];
            status: components["schemas"]["SandboxEventStatus"];
            idempotency_key: components["schemas"]["CallbackIdempotencyKey"];
            /** @description Null while the client has given none. */
            address: string | null;
            /** @description The activity, shipment, session or card transaction it tells of. */
            resource_id: components["schemas"]["Id"];
            attempts_made: number;
            next_attempt_at: components["schemas"]["Timestamp"] | null;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            /** @description The body that is sent. */
            payload: {
                [key: string]: unknown;
            };
            attempts: components["schemas"]["DeliveryAttempt"][];
        };
        SandboxIndex: {
            data: {
                /** @description The address, in this sandbox, at which the operations are described. */
                documentation: string;
                operations: {
                    operation_id: string;
                    /** @enum {string} */
                    method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
                    /** @description As the contract writes it, with parameters in braces. */
                    path: string;
                }[];
            };
        };
        SandboxInstallments: {
            quantity: number;
            credit_type: components["schemas"]["InstallmentsCreditType"];
            grace_period: number;
        };
        SandboxMoney: {
            total: components["schemas"]["Amount"];
            currency: components["schemas"]["CurrencyCode"];
        };
        SandboxPresentment: {
            id: components["schemas"]["Id"];
            function_code: components["schemas"]["FunctionCode"];
            reverse: boolean;
            reason_code: string | null;
            /** @description Null for what is not paid in installments. */
            current_installment: number | null;
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["CurrencyCode"];
            presented_at: components["schemas"]["Timestamp"];
        };
        SeedRequest: {
            countries: components["schemas"]["ClientCountry"][];
        };
        SeedResult: {
            data: components["schemas"]["SeededResource"][];
        };
        SeededResource: {
            country: components["schemas"]["ClientCountry"];
            /** @enum {string} */
            kind: "AFFINITY_GROUP" | "USER" | "ACCOUNT" | "BRIDGE_ACCOUNT" | "CARD" | "DESTINATION";
            id: components["schemas"]["Id"];
            /** @description What it is for. */
            name: string;
            /**
             * @description Of a card: whom its purchases are decided by, the account that stands behind it or the client that is asked.
             * @enum {string}
             */
            decided_by?: "LEDGER" | "CLIENT";
        };
        /** @description CSV as spec/settlement.yaml describes it, in the client's revision. */
        SettlementFile: string;
        SettlementFileInfo: {
            /** @enum {string} */
            folder: "transactions" | "presentations";
            name: string;
            /** @description Without the header. */
            rows: number;
            /** @description Of the column LOCAL_AMOUNT in APPROVED rows, or DEBT_AMOUNT in presentations, per currency; what takes from the user or from the client is positive. */
            totals: {
                currency: components["schemas"]["CurrencyCode"];
                total: components["schemas"]["SignedAmount"];
            }[];
        };
        SettlementMismatch: {
            kind: components["schemas"]["MismatchKind"];
            /** @description The transaction whose row is wrong; for MISSING_AT_CLIENT, the one to copy. */
            transaction_id: components["schemas"]["Id"];
            id: components["schemas"]["Id"];
            /** @description Whether a run has written it. */
            used: boolean;
            created_at: components["schemas"]["Timestamp"];
        };
        SettlementMismatchCreate: {
            kind: components["schemas"]["MismatchKind"];
            /** @description The transaction whose row is wrong; for MISSING_AT_CLIENT, the one to copy. */
            transaction_id: components["schemas"]["Id"];
        };
        SettlementMismatchList: {
            data: components["schemas"]["SettlementMismatch"][];
            meta: components["schemas"]["ListMeta"];
        };
        SettlementMismatchResult: {
            data: components["schemas"]["SettlementMismatch"];
        };
        SettlementRun: {
            id: components["schemas"]["Id"];
            /** Format: date */
            date: string;
            files: components["schemas"]["SettlementFileInfo"][];
            created_at: components["schemas"]["Timestamp"];
        };
        SettlementRunCreate: {
            /**
             * Format: date
             * @description The day that the files cover.
             */
            date: string;
        };
        SettlementRunList: {
            data: components["schemas"]["SettlementRun"][];
            meta: components["schemas"]["ListMeta"];
        };
        SettlementRunResult: {
            data: components["schemas"]["SettlementRun"];
        };
        ShipmentAdvance: {
            status: components["schemas"]["ShipmentStatus"];
            /** @description The status itself when absent. */
            status_detail?: components["schemas"]["ShipmentStatusDetail"];
            /** @description The courier's number. Made when a shipment gets TRACKED without one. */
            external_tracking_id?: string;
        };
        /** @enum {string} */
        ShipmentErrorCode: "SHIPMENT_NOT_FOUND" | "SHIPPING_ADDRESS_NOT_UPDATABLE" | "WAREHOUSE_OUT_OF_STOCK" | "SHIPMENT_COUNTRY_MISMATCH";
        /** @enum {string} */
        ShipmentStatus: "CREATED" | "PENDING" | "TRACKED" | "REJECTED" | "IN_WAREHOUSE" | "IN_TRANSIT" | "DISTRIBUTION" | "DELIVERED" | "NOT_DELIVERED" | "START_OF_CUSTODY" | "END_OF_CUSTODY" | "DESTRUCTION" | "ACCIDENT";
        /** @enum {string} */
        ShipmentStatusDetail: "CREATED" | "PENDING" | "TRACKED" | "READY_FOR_DISTRIBUTION" | "REJECTED" | "SHIPMENT_SENT" | "SHIPMENT_CONFIRMED" | "IN_WAREHOUSE" | "IN_TRANSIT" | "RECEIVED_BY_CARRIER" | "FAILED_DELIVERY_ATTEMPT" | "WRONG_ADDRESS" | "SHIPMENT_CONSOLIDATED" | "DISTRIBUTION" | "DELIVERED" | "NOT_DELIVERED" | "START_OF_CUSTODY" | "END_OF_CUSTODY" | "DESTRUCTION" | "ACCIDENT" | "FAILED_TO_MATCH_GIVEN_TIMESLOT";
        ShipmentStepResult: {
            data: {
                id: components["schemas"]["Id"];
                previous_status: components["schemas"]["ShipmentStatus"];
                status: components["schemas"]["ShipmentStatus"];
                status_detail: components["schemas"]["ShipmentStatusDetail"];
                /** @description Also where the shipment itself does not return it. */
                external_tracking_id: string | null;
            };
        };
        /** @description A decimal amount with the currency's two decimals; may be negative. */
        SignedAmount: string;
        Snapshot: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["SnapshotName"];
            /** @enum {string} */
            origin: "KEPT" | "IMPORTED";
            /** @description How many records it has: users, accounts, movements, events … */
            rows: number;
            /** @description What it takes before compression. */
            bytes: number;
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description What is agreed with the client, apart from how it is known and reached. */
        SnapshotAgreement: {
            countries: components["schemas"]["ClientCountries"];
            revision: components["schemas"]["RevisionName"];
            limits: components["schemas"]["ClientLimits"];
            products: components["schemas"]["Product"][];
            card_data_entitled: boolean;
            rate_limit: components["schemas"]["RateLimit"] | null;
            pages: components["schemas"]["HostedPages"];
            scopes: components["schemas"]["ClientScopes"];
            accounts_per_currency: number;
            card_charges: components["schemas"]["CardChargeInput"][];
        };
        SnapshotCreate: {
            name: components["schemas"]["SnapshotName"];
        };
        /** @description A snapshot by itself. Programs write and read it; its tables are those of the version that wrote it. */
        SnapshotFile: {
            /** @constant */
            format: "contrato-snapshot";
            /** @constant */
            version: 1;
            name: components["schemas"]["SnapshotName"];
            /** @description Of whose snapshot it is. */
            client_id: components["schemas"]["Id"];
            agreement: components["schemas"]["SnapshotAgreement"];
            tables: components["schemas"]["SnapshotTable"][];
        };
        SnapshotFork: {
            /** @description Of the new client. */
            name: components["schemas"]["ClientName"];
        };
        SnapshotList: {
            data: components["schemas"]["Snapshot"][];
            meta: components["schemas"]["ListMeta"];
        };
        SnapshotName: string;
        SnapshotResult: {
            data: components["schemas"]["Snapshot"];
        };
        SnapshotTable: {
            name: string;
            columns: string[];
            /** @description The number of rows. */
            count: number;
            /** @description JSON lines, by gzip, in base64: a line for each row, an array with a value for each column. Amounts are decimal text, moments milliseconds since 1970. */
            rows: string;
        };
        /**
         * @description Argentina CUIL; Brazil CPF; Mexico RFC; Colombia NIT.
         * @enum {string}
         */
        TaxIdentificationType: "CUIL" | "CPF" | "RFC" | "NIT";
        /**
         * Format: date-time
         * @description RFC 3339 in UTC with milliseconds.
         */
        Timestamp: string;
        /**
         * @description Something that goes wrong outside the client's reach.
         * @enum {string}
         */
        TransactionCondition: "CRYPTOGRAM_WRONG" | "FIELD_MISSING" | "FIELD_UNKNOWN" | "MESSAGE_INVALID" | "MERCHANT_UNKNOWN" | "FRAUD_THRESHOLD" | "FRAUD_ENGINE" | "PROCESSOR_DOWN" | "PROCESSOR_FAULT" | "PROCESSOR_BUG" | "UNCLASSIFIED";
        /** @enum {string} */
        TransactionErrorCode: "INVALID_AUTHORIZATION_REQUEST" | "INVALID_PARENT_TX_ID" | "DUPLICATED_IDEMPOTENCY_KEY" | "ACTIVITY_NOT_FOUND";
        /**
         * @description DOMESTIC in the country of the issuer.
         * @enum {string}
         */
        TransactionOrigin: "DOMESTIC" | "INTERNATIONAL";
        /**
         * @description Only APPROVED changed the balance.
         * @enum {string}
         */
        TransactionOutcome: "APPROVED" | "REJECTED";
        TransactionPart: {
            /** @description More than zero, in the merchant's currency. Whatever is left when absent. */
            amount?: string;
        };
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
        /**
         * @description What a transfer in Argentina is for. VAR is anything else.
         * @enum {string}
         */
        TransferConcept: "ALQ" | "APC" | "BRH" | "BRN" | "CUO" | "EXP" | "FAC" | "HAB" | "HON" | "OIN" | "OIH" | "PRE" | "ROP" | "SEG" | "SIS" | "SON" | "VAR";
        TransferFailure: {
            reason: components["schemas"]["TransferFailureReason"];
        };
        /**
         * @description Why the bank network gave the money back. It is no `error_code`: a transfer that fails was taken, and its activity is REJECTED with the same reason.
         *     - DESTINATION_REJECTED: the bank of the destination did not take the money.
         *     - DESTINATION_ACCOUNT_NOT_ACTIVE: the account of the destination is closed or disabled.
         *     - NETWORK_UNAVAILABLE: the network could not carry out the transfer.
         * @enum {string}
         */
        TransferFailureReason: "DESTINATION_REJECTED" | "DESTINATION_ACCOUNT_NOT_ACTIVE" | "NETWORK_UNAVAILABLE";
        /**
         * @description SUCCESS and FAILED are final. The final status of a transfer IN_PROGRESS comes as an activity.
         * @enum {string}
         */
        TransferStatus: "SUCCESS" | "FAILED" | "IN_PROGRESS";
        TransferStep: {
            id: components["schemas"]["Id"];
            previous_status: components["schemas"]["TransferStatus"];
            status: components["schemas"]["TransferStatus"];
            failure_reason: components["schemas"]["TransferFailureReason"] | null;
            activity_id: components["schemas"]["Id"];
        };
        TransferStepResult: {
            data: components["schemas"]["TransferStep"];
        };
        Upcoming: {
            at: components["schemas"]["Timestamp"];
            /**
             * @description What happens then.
             * @enum {string}
             */
            type: "SEND_EVENT" | "EXPIRE_CASH_IN_INTENT" | "EXPIRE_CASH_OUT_INTENT" | "EXPIRE_IDENTITY_SESSION" | "EXPIRE_CARDS" | "CANCEL_IDENTITY_SESSION" | "REGISTER_BOLETO" | "WITHDRAW_BOLETO" | "REGISTER_PIX_KEY" | "REMOVE_PIX_KEY" | "FOLLOW_TRANSFER" | "MAKE_BATCH" | "ORDER_CARD" | "ANNOUNCE_SHIPMENT" | "SWEEP_CARD_TRANSACTIONS" | "SETTLE_DAYS" | "SETTLE_DAY";
            /** @description The intent, identity session, transfer, batch, card, shipment or event that it happens to. Absent where it is none of these. */
            resource_id?: components["schemas"]["Id"];
        };
        UpcomingList: {
            data: components["schemas"]["Upcoming"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @enum {string} */
        UserErrorCode: "USER_NOT_FOUND" | "EMAIL_ALREADY_IN_USE" | "IDENTIFICATION_ALREADY_IN_USE" | "INVALID_IDENTIFICATION" | "INVALID_TAX_IDENTIFICATION" | "INVALID_LEGAL_ADDRESS" | "INVALID_USER_STATUS_REASON";
    };
    responses: {
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
         * @description A unique id of this request, for a caller that may have to repeat it. Repeating it gives the first answer and creates nothing
         *     again, as with a key that is required. A request without it creates something each time.
         * @example 7f6a1f2e-6a57-4a70-8f0e-2f4c9d1f0b11
         */
        OptionalIdempotencyKey: string;
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
    };
    requestBodies: never;
    headers: {
        /**
         * @description Answers that hold credentials are never stored.
         * @example no-store
         */
        CacheControl: "no-store";
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
    getSandboxIndex: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operations. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxIndex"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSandboxClient: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SandboxClientCreate"];
            };
        };
        responses: {
            /** @description The client and its secrets, shown this once. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedSandboxClient"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description There is no such revision. */
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
    getSandboxClient: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The client that the token belongs to. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxClientResult"];
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
    updateSandboxClient: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SandboxClientUpdate"];
            };
        };
        responses: {
            /** @description The client as it is now. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxClientResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description There is no such revision. */
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
    resetSandboxClient: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing is left. */
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
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    seedSandboxClient: {
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
                "application/json": components["schemas"]["SeedRequest"];
            };
        };
        responses: {
            /** @description What was made. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeedResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listApiKeys: {
        parameters: {
            query?: {
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
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pairs that verify at present, without their secrets. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyList"];
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
    createApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pair. The secret is shown this once. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyResult"];
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
    revokeApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example key-01935d2a */
                api_key: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pair is revoked. */
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
            /** @description The client has no such api-key. */
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
            /** @description No active pair would be left. */
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
    rotateApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example key-01935d2a */
                api_key: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ApiKeyRotation"];
            };
        };
        responses: {
            /** @description The new pair. The secret is shown this once. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The client has no such api-key. */
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
            /** @description The pair is retiring already. */
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
    listSnapshots: {
        parameters: {
            query?: {
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
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The snapshots of the client, the newest first. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SnapshotList"];
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
    createSnapshot: {
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
                "application/json": components["schemas"]["SnapshotCreate"];
            };
        };
        responses: {
            /** @description The snapshot. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SnapshotResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The client has as many as it may have, or too much to keep. */
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
    importSnapshot: {
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
                "application/json": components["schemas"]["SnapshotFile"];
            };
        };
        responses: {
            /** @description The snapshot. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SnapshotResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The file can not be read, or the client has as many as it may have. */
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
    getSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-000000005a01 */
                snapshot_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was kept, and when. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SnapshotResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The client has no such snapshot. */
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
    deleteSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-000000005a01 */
                snapshot_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The snapshot is gone. */
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
            /** @description The client has no such snapshot. */
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
    restoreSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-000000005a01 */
                snapshot_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The client is as it was. */
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
            /** @description The client has no such snapshot. */
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
            /** @description The snapshot was kept by another version. */
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
    forkSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-000000005a01 */
                snapshot_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SnapshotFork"];
            };
        };
        responses: {
            /** @description The client and its secrets, shown this once. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedSandboxClient"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The client has no such snapshot. */
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
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The snapshot was kept by another version. */
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
    exportSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-000000005a01 */
                snapshot_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SnapshotFile"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The client has no such snapshot. */
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
    getClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The clock. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clock"];
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
    setClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClockSet"];
            };
        };
        responses: {
            /** @description The clock as it is now. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clock"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            /** @description The moment is past. */
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
    advanceClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClockAdvance"];
            };
        };
        responses: {
            /** @description The clock as it is now. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clock"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchUpcoming: {
        parameters: {
            query?: {
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
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of what is due. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpcomingList"];
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
    listFaults: {
        parameters: {
            query?: {
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
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Faults with calls left. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaultList"];
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
    createFault: {
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
                "application/json": components["schemas"]["FaultCreate"];
            };
        };
        responses: {
            /** @description The fault. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaultResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description There is no such operation. */
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
    deleteFault: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-00000000f001 */
                fault_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fault is gone. */
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
            /** @description The client has no such fault. */
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
    listDeliveryFaults: {
        parameters: {
            query?: {
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
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delivery faults with calls left. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryFaultList"];
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
    createDeliveryFault: {
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
                "application/json": components["schemas"]["DeliveryFaultCreate"];
            };
        };
        responses: {
            /** @description The delivery fault. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryFaultResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteDeliveryFault: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-00000000f002 */
                fault_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery fault is gone. */
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
            /** @description The client has no such delivery fault. */
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
    searchEvents: {
        parameters: {
            query?: {
                /**
                 * @example [
                 *       "SHIPMENT_UPDATED"
                 *     ]
                 */
                "filter[type]"?: components["schemas"]["SandboxEventType"][];
                /**
                 * @example [
                 *       "PENDING"
                 *     ]
                 */
                "filter[status]"?: components["schemas"]["SandboxEventStatus"][];
                /**
                 * @example [
                 *       "01935d2a-7f60-7c11-9a51-0000000000b1"
                 *     ]
                 */
                "filter[resource_id]"?: components["schemas"]["Id"][];
                /** @example 2026-01-15T00:00:00Z */
                "filter[created_from]"?: components["schemas"]["DateTimeInput"];
                /** @example 2026-01-16T00:00:00Z */
                "filter[created_until]"?: components["schemas"]["DateTimeInput"];
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
                 * @description Newest first when absent.
                 * @example [
                 *       "created_at"
                 *     ]
                 */
                sort?: ("created_at" | "-created_at")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxEventList"];
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
    resendEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventsResend"];
            };
        };
        responses: {
            /** @description The events are due. */
            202: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventsResendResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-00000000e001 */
                event_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxEventDetailResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The client has no such event. */
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
    replayEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-00000000e001 */
                event_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event is due. */
            202: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxEventResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The client has no such event. */
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
            /** @description There is nowhere to send it, or it is an authorization, which is decided once. */
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
    getReceiver: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receiver. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiverResult"];
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
    setReceiver: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReceiverSet"];
            };
        };
        responses: {
            /** @description The receiver as it is now. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiverResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteReceiver: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receiver is off. */
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
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-0000000000c1 */
                transaction_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuestionAnswer"];
            };
        };
        responses: {
            /** @description The answer is on its way. */
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
            /** @description No authorization of this transaction waits at the receiver. */
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
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchRequests: {
        parameters: {
            query?: {
                /**
                 * @example [
                 *       "REQUEST"
                 *     ]
                 */
                "filter[direction]"?: components["schemas"]["RequestLogDirection"][];
                /**
                 * @example [
                 *       "REFUSED"
                 *     ]
                 */
                "filter[result]"?: components["schemas"]["RequestLogResult"][];
                /**
                 * @description An operationId, or the type of an event.
                 * @example [
                 *       "createUser"
                 *     ]
                 */
                "filter[operation]"?: string[];
                /**
                 * @example [
                 *       400
                 *     ]
                 */
                "filter[status]"?: number[];
                /**
                 * @description An error code of the service, or what became of a call to the client.
                 * @example [
                 *       "INVALID_REQUEST"
                 *     ]
                 */
                "filter[error_code]"?: string[];
                /**
                 * @description Entries in which one of these ids stands.
                 * @example [
                 *       "01935d2a-7f60-7c11-9a51-0000000000b1"
                 *     ]
                 */
                "filter[resource_id]"?: components["schemas"]["Id"][];
                /**
                 * @example [
                 *       "7f6a1f2e-6a57-4a70-8f0e-2f4c9d1f0b11"
                 *     ]
                 */
                "filter[idempotency_key]"?: components["schemas"]["Id"][];
                /**
                 * @description The `x-request-id` of an answer. It also finds a request whose caller nobody knew.
                 * @example [
                 *       "01935d2a-7f60-7c11-9a51-3a2b6f1f9d01"
                 *     ]
                 */
                "filter[request_id]"?: components["schemas"]["Id"][];
                /** @example 2026-01-15T00:00:00Z */
                "filter[created_from]"?: components["schemas"]["DateTimeInput"];
                /** @example 2026-01-16T00:00:00Z */
                "filter[created_until]"?: components["schemas"]["DateTimeInput"];
                /**
                 * @description Seconds to wait for at most, in real time.
                 * @example 5
                 */
                wait?: number;
                /**
                 * @description How many entries `wait` waits for.
                 * @example 1
                 */
                at_least?: number;
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
                 * @description Newest first when absent.
                 * @example [
                 *       "created_at"
                 *     ]
                 */
                sort?: ("created_at" | "-created_at")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the log. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestLogList"];
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
    deleteRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The log is empty. */
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
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    streamRequests: {
        parameters: {
            query?: {
                /**
                 * @description The stream ends after so many entries.
                 * @example 1
                 */
                limit?: number;
            };
            header?: {
                /**
                 * @description Begin behind this place; 0 begins with the oldest entry. Without it the stream begins with what comes next.
                 * @example 0
                 */
                "last-event-id"?: number;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries, as they come. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["RequestLogStream"];
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
    getRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of an entry. That of a request is the `x-request-id` of its answer.
                 * @example 01935d2a-7f60-7c11-9a51-3a2b6f1f9d01
                 */
                entry_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestLogDetailResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The client's log has no such entry. */
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
    deleteRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of an entry. That of a request is the `x-request-id` of its answer.
                 * @example 01935d2a-7f60-7c11-9a51-3a2b6f1f9d01
                 */
                entry_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry is gone. */
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
            /** @description The client's log has no such entry. */
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
    changeAccountByService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-000000000011 */
                account_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountServiceChange"];
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
                    "application/json": components["schemas"]["SandboxAccountResult"];
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
            /** @description The account is deleted. */
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
    fundAccount: {
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
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-000000000011 */
                account_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountFunding"];
            };
        };
        responses: {
            /** @description The movement, approved or rejected. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MovementResult"];
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
            /** @description The account is deleted, or the idempotency key was used for another funding. */
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
    setAccountLimits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-000000000011 */
                account_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountLimits"];
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
                    "application/json": components["schemas"]["SandboxAccountResult"];
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
            /** @description The account is deleted. */
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
    embossCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-0000000000a1 */
                card_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card before and after. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardStepResult"];
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
            /** @description The present state allows no such step; `details` names the legal ones. */
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
    expireCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-0000000000a1 */
                card_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card before and after. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardStepResult"];
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
            /** @description The present state allows no such step; `details` names the legal ones. */
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
    reportCardLost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-0000000000a1 */
                card_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card before and after. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardStepResult"];
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
            /** @description The present state allows no such step; `details` names the legal ones. */
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
    reportCardStolen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-0000000000a1 */
                card_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card before and after. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardStepResult"];
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
            /** @description The present state allows no such step; `details` names the legal ones. */
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
    readPlastic: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-0000000000a1 */
                card_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is printed on the card. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "cache-control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlasticResult"];
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
            /** @description The plastic is not made yet. */
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
    listAffinityGroups: {
        parameters: {
            query?: {
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
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of affinity groups. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AffinityGroupList"];
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
    createAffinityGroup: {
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
                "application/json": components["schemas"]["AffinityGroupCreate"];
            };
        };
        responses: {
            /** @description The affinity group. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxAffinityGroupResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAffinityGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-0000000000aa */
                affinity_group_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AffinityGroupUpdate"];
            };
        };
        responses: {
            /** @description The affinity group as it is now. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxAffinityGroupResult"];
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
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    makeBatchReady: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-0000000000ba */
                batch_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The batch before and after. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchStepResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The client has no such batch. */
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
            /** @description The present state allows no such step; `details` names the legal ones. */
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
    advanceShipment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-0000000000b1 */
                shipment_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShipmentAdvance"];
            };
        };
        responses: {
            /** @description The shipment before and after. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShipmentStepResult"];
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
            /** @description The present state allows no such step; `details` names the legal ones. */
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
    payCashInIntent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-0000000000ca */
                intent_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CashInPayment"];
            };
        };
        responses: {
            /** @description The intent before and after, and what the account made of the payment. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CashInPaymentResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The client has no such intent. */
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
            /** @description The intent takes no payment. */
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
            /** @description The payment is too large. */
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
    cancelCashInIntentByProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-0000000000ca */
                intent_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The intent before and after. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CashInIntentStepResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The client has no such intent. */
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
            /** @description The present state allows no such step; `details` names the legal ones. */
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
    withdrawCash: {
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
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-0000000000cb */
                intent_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CashWithdrawal"];
            };
        };
        responses: {
            /** @description The movement, approved or rejected. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MovementResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The client has no such intent. */
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
            /** @description The present state allows no such step; `details` names the legal ones, or the idempotency key was used for another withdrawal. */
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
            /** @description The token is wrong, or nobody names an amount. */
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
    receiveCash: {
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
                "application/json": components["schemas"]["CashIn"];
            };
        };
        responses: {
            /** @description The movement, approved or rejected. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MovementResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Nobody has the alias. */
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
    receiveTransfer: {
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
                "application/json": components["schemas"]["IncomingTransfer"];
            };
        };
        responses: {
            /** @description The movement, approved or rejected. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MovementResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["IdempotencyKeyReused"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Nobody has the key. */
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
    settleTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-0000000000e6 */
                transfer_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transfer before and after. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransferStepResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The client has no such transfer. */
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
            /** @description The present state allows no such step; `details` names the legal ones. */
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
    failTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-0000000000e6 */
                transfer_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferFailure"];
            };
        };
        responses: {
            /** @description The transfer before and after. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransferStepResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The client has no such transfer. */
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
            /** @description The present state allows no such step; `details` names the legal ones. */
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
    listDestinations: {
        parameters: {
            query?: {
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
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of destinations. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxDestinationList"];
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
    createDestination: {
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
                "application/json": components["schemas"]["SandboxDestinationCreate"];
            };
        };
        responses: {
            /** @description The destination. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxDestinationResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            /** @description Somebody has it already, or the idempotency key was used for another destination. */
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
            /** @description The number or key can not exist. */
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
    deleteDestination: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-00000000d001 */
                destination_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The destination is gone. */
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
            /** @description The client has no such destination. */
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
    advanceIdentitySession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-0000000000f1 */
                session_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdentityAdvance"];
            };
        };
        responses: {
            /** @description The session before and after. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityStepResult"];
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
            /** @description The present state allows no such step; `details` names the legal ones. */
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
    cancelIdentitySessionByProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-0000000000f1 */
                session_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session before and after. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityStepResult"];
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
            /** @description The present state allows no such step; `details` names the legal ones. */
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
    searchCardTransactions: {
        parameters: {
            query?: {
                /**
                 * @example [
                 *       "01935d2a-7f60-7c11-9a51-0000000000a1"
                 *     ]
                 */
                "filter[card_id]"?: components["schemas"]["IdInList"][];
                /**
                 * @example [
                 *       "AUTHORIZED"
                 *     ]
                 */
                "filter[state]"?: components["schemas"]["CardTransactionState"][];
                /**
                 * @example [
                 *       "APPROVED"
                 *     ]
                 */
                "filter[status_detail]"?: components["schemas"]["CardTransactionStatusDetail"][];
                /**
                 * @example [
                 *       "PURCHASE"
                 *     ]
                 */
                "filter[type]"?: components["schemas"]["CardTransactionType"][];
                /**
                 * @description What followed a transaction: its reversals, refunds and adjustments.
                 * @example [
                 *       "01935d2a-7f60-7c11-9a51-0000000000d1"
                 *     ]
                 */
                "filter[original_transaction_id]"?: components["schemas"]["Id"][];
                /** @example 2026-01-15T00:00:00Z */
                "filter[created_from]"?: components["schemas"]["DateTimeInput"];
                /** @example 2026-01-16T00:00:00Z */
                "filter[created_until]"?: components["schemas"]["DateTimeInput"];
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
                 * @description Newest first when absent.
                 * @example [
                 *       "created_at"
                 *     ]
                 */
                sort?: ("created_at" | "-created_at")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of card transactions. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxCardTransactionList"];
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
    authorizeAtNetwork: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NetworkAuthorization"];
            };
        };
        responses: {
            /** @description The transaction, approved or rejected. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxCardTransactionResult"];
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
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The message can not be sent so. */
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
    forceAtNetwork: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForcedTransaction"];
            };
        };
        responses: {
            /** @description The transaction, approved or rejected. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxCardTransactionResult"];
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
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The message can not be sent so. */
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
    getCardTransaction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-0000000000d1 */
                transaction_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transaction. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxCardTransactionResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The client has no such transaction. */
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
    reverseAtNetwork: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-0000000000d1 */
                transaction_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransactionPart"];
            };
        };
        responses: {
            /** @description The reversal. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxCardTransactionResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The client has no such transaction. */
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
            /** @description The present state allows no such step; `details` names the legal ones. */
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
            /** @description The amount is too large. */
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
    clearAtNetwork: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-0000000000d1 */
                transaction_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Clearing"];
            };
        };
        responses: {
            /** @description The transaction with its presentments. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxCardTransactionResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The client has no such transaction. */
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
            /** @description The present state allows no such step; `details` names the legal ones. */
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
    refundAtNetwork: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-0000000000d1 */
                transaction_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransactionPart"];
            };
        };
        responses: {
            /** @description The refund. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxCardTransactionResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The client has no such transaction. */
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
            /** @description The present state allows no such step; `details` names the legal ones. */
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
            /** @description The amount is too large. */
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
    expireAtNetwork: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-0000000000d1 */
                transaction_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transaction as it is now. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxCardTransactionResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The client has no such transaction. */
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
            /** @description The present state allows no such step; `details` names the legal ones. */
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
    retransmitAtNetwork: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-0000000000d1 */
                transaction_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The repetition, rejected. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxCardTransactionResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The client has no such transaction. */
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
    listSettlementRuns: {
        parameters: {
            query?: {
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
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of runs. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettlementRunList"];
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
    createSettlementRun: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettlementRunCreate"];
            };
        };
        responses: {
            /** @description The run and its files. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettlementRunResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The day has not ended. */
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
    getSettlementFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description As a settlement run names it.
                 * @example transactions
                 */
                folder: "transactions" | "presentations";
                /**
                 * @description As a settlement run names it.
                 * @example presentations2026_01_15.csv
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": components["schemas"]["SettlementFile"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description No run has written such a file. */
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
    listSettlementMismatches: {
        parameters: {
            query?: {
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
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of mismatches. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettlementMismatchList"];
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
    createSettlementMismatch: {
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
                "application/json": components["schemas"]["SettlementMismatchCreate"];
            };
        };
        responses: {
            /** @description The mismatch. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettlementMismatchResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The client has no such transaction. */
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
    deleteSettlementMismatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01935d2a-7f60-7c11-9a51-00000000a002 */
                mismatch_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mismatch is gone. */
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
            /** @description The client has no such mismatch. */
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
            /** @description It is in a file already. */
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
