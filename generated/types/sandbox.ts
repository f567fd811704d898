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
         * List the operations of a sandbox
         * @description Every operation of this document, with the address of its description.
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
         * @description Available to everybody who can reach the sandbox. Clients cannot see each other's data. A new client has one country, no
         *     products, no callback addresses and no entitlement to card data; `updateSandboxClient` changes that.
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
        /** Read your configuration */
        get: operations["getSandboxClient"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change your configuration
         * @description A new revision applies from the next request on.
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
         * @description Removes everything that the client created: users, cards, accounts, money, events, faults. Its credentials, api-keys and
         *     configuration stay. The clock does not move, because all clients of the sandbox share it.
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
         * Create test data
         * @description For each country: an affinity group of every kind, a user with an account and a virtual card, a bridge account, and destinations
         *     for transfers. Also a user without an account, with a virtual card whose purchases the client decides.
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
         * @description From now on it can neither sign nor verify. If no ACTIVE or RETIRING pair is left, the newest UPCOMING pair becomes ACTIVE.
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
         * @description The new pair signs after `lead_seconds`. Until then it is UPCOMING, and the pairs before it sign. The old one stays valid for verification for another `overlap_seconds`.
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
         * Make a snapshot
         * @description Stores everything that the client has now: users, accounts, money, cards, transactions, events, faults, jobs, idempotency keys,
         *     and its configuration. Its credentials, signing keys, callback addresses, settlement files and request log are not included.
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
         * @description The body is an exported file, from any client of any sandbox. Its ids are mapped to ids of this client, always in the same way,
         *     so the same file has the same ids in every sandbox where the client has the same id. Cards get new numbers and security codes
         *     and have no PIN. The client does not change until the snapshot is restored.
         *
         *     A file is refused with SNAPSHOT_FILE_INVALID if it has more than 100 card number ranges, or more than 100 faults of either kind
         *     with calls left. It may have 10,000 jobs, or three for each row that is no job, if that is more. No client exceeds these
         *     limits, so an exported file that is unchanged can be imported where its size is allowed.
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
         * @description Restores everything that the client had when the snapshot was made, in one atomic step: ids, balances, states, use of limits,
         *     idempotency keys. Later data is removed. Requests meanwhile wait.
         *
         *     The clock does not move, because all clients share it: everything that is due by now happens, and later dates stay unchanged.
         *     Nothing is sent again: an event that was not delivered when the snapshot was made is DEAD, and you can send it by hand.
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
         * Create a client from a snapshot
         * @description Creates a client with the data of the snapshot, with ids of its own and with new credentials, card numbers, security codes and
         *     identifiers of payment networks. It has no callback addresses, idempotency keys and settlement files. Its secrets are shown only
         *     once, so the request takes no idempotency key.
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
         * @description The answer is the file. It contains no secrets: card numbers, security codes, PINs, withdrawal tokens and idempotency keys are
         *     left out.
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
         * @description All clients of a sandbox share one clock: it gives the time of records, tokens, expiries and settlement days, and of limits on
         *     attempts, such as those at a card's activation. Only the rate of requests and `x-timestamp`, of calls and of the replies to them,
         *     go by the machine's time, which does not change when the clock is moved.
         */
        get: operations["getClock"];
        /**
         * Set the clock
         * @description It can only move forward. Everything that becomes due meanwhile, such as expiries and jobs, is done before the answer, for 30
         *     seconds at most; `jobs_due` is the number of jobs left. They continue on their own, and reading the clock shows the progress.
         *     Deliveries follow. Tokens expire by this clock, too.
         *
         *     What becomes due is done in the order of its times, but all at the time at which the clock arrives: records and the days of
         *     their settlement have that time. Move the clock in steps to have each at its own.
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
         * @description Everything that becomes due meanwhile, such as expiries and jobs, is done before the answer, for 30 seconds at most; `jobs_due`
         *     is the number of jobs left. They continue on their own, and reading the clock shows the progress. Deliveries follow.
         *     Tokens expire by this clock, too. A clock that would read a time after the year 2999, which no request can name, is not moved
         *     (400).
         *
         *     What becomes due is done in the order of its times, but all at the time at which the clock arrives: records and the days of
         *     their settlement have that time. Move the clock in steps to have each at its own.
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
         * List what will happen when
         * @description Everything that will happen on its own when its time comes, the next first: expiries, orders to networks, deliveries of events and scheduled work of the service.
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
         * @description Affects only this client. An operation that needs no token fails only for requests that carry this client's token. The failing
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
         * Make the next calls to the client fail
         * @description To test how the client's endpoints handle it.
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
         * Send all failed events again
         * @description Sends all events since a given time again that are DEAD or still failing.
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
         * @description With the same idempotency key, whether it was delivered or not. To repeat an authorization, use `retransmit`: the network repeats it.
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
         * @description Whether the sandbox receives the calls to the client, how it answers, and which authorizations wait for an answer by hand.
         */
        get: operations["getReceiver"];
        /**
         * Switch the receiver on
         * @description Points every callback address of the client at an endpoint of the sandbox, for clients that have no endpoint of their own yet.
         *     It verifies each call as the contract requires, accepts events and adjustments, and answers authorizations by these rules: first
         *     the rejections that apply, then `otherwise`. Rejections that are not sent no longer apply. Each call is an entry of the request log, which shows its signature step by step.
         */
        put: operations["setReceiver"];
        post?: never;
        /**
         * Switch the receiver off
         * @description Restores the previous callback addresses. Addresses that were changed meanwhile stay.
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
         * @description Decides for the client while the authorization waits at the receiver. The answer has the same three seconds as a client's decision.
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
         * @description Every request of the client and every call to it, each attempt as an entry of its own, newest first. An entry appears within 200
         *     milliseconds of its answer. These leave no entry, unless they are refused: reads of the log, health checks, and reads of the
         *     console for its pages, which have the header `x-console-view`.
         *
         *     With `wait` the answer comes as soon as `at_least` entries match, or after that time with the entries found so far. So a test
         *     can wait for what must happen and check `total_items`, without sleeping. A caller that closes its sending direction of the
         *     connection, as `nc -N` does after a request, gets the entries found so far at once. A client can have up to 100
         *     searches waiting at the same time; the next one is refused with RATE_LIMITED (429).
         */
        get: operations["searchRequests"];
        put?: never;
        post?: never;
        /**
         * Empty the request log
         * @description Removes all entries of the client. This request becomes the first new entry.
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
         * @description Server-sent events (WHATWG HTML, 9.2): each entry is an event named `entry`, with the entry in `data`, as in the search, and its
         *     place in the log in `id`. Reconnect with that place in `last-event-id` to miss no stored entry. A comment every ten seconds
         *     keeps the connection open. The stream ends after `limit` entries, when the token is revoked or expires, when the service stops,
         *     and when the caller closes its sending direction of the connection, as `nc -N` does after a request. A client can have up to 20
         *     streams open at the same time; the next one is refused with RATE_LIMITED (429).
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
                 * @description The id of the entry. For a request it is the `x-request-id` of its answer.
                 * @example 01935d2a-7f60-7c11-9a51-3a2b6f1f9d01
                 */
                entry_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Read an entry of the request log
         * @description The request and its answer, the reason of a refusal with its place in the contract, and the effects. A request of an unknown
         *     caller, for example with a wrong token, is in no client's log; anybody who has its `x-request-id` can read it here.
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
         * Add money to an account
         * @description A MANUAL_MOVEMENT from outside, with an activity and its event.
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
         * Set limits of an account
         * @description They replace those of the client. Both limits are sent, null where there is none.
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
         * Emboss a card
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
         * @description As if the last month of its validity had ended.
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
         * Read the plastic of a card
         * @description The data that the user can read on the plastic. This needs no PCI entitlement, because it stands for the user, not the client.
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
         * Change the allowed uses of the cards of a group
         * @description Only the fields sent are changed, also within `amount_limits`; null removes a limit. Cards of an INACTIVE group are rejected as CARD_NOT_CONFIGURED.
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
         * @description Its cards become EMBOSSED. A batch that is still CREATED goes to the embosser first, and its cards are made at once. If all card
         *     numbers of its program are in use, it stays CREATED, and the answer is 409 with the detail code `numbers`.
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
         * Report the status of a shipment
         * @description One step of its lifecycle, as the courier would report it, or another `status_detail` of its current status, unless that status
         *     is final. Sends the shipment update.
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
         * @description In full or in part. A payment that the account rejects does not change the boleto.
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
         * @description A withdrawal that the account rejects leaves the intent ACTIVE. So does a wrong token, which leaves a REJECTED activity if the
         *     intent or the request has an amount. The same request that is sent again, with its idempotency key and the same token, leaves
         *     no other one. An amount other than that of the intent is refused (INVALID_REQUEST) and changes nothing.
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
         * @description The money is returned; its activity becomes REJECTED.
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
         * @description Lookups no longer find it.
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
         * Advance a session, up to an outcome
         * @description As the user and the provider would do it. An outcome sends the completed event.
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
         * @description The cards of a suspended client cannot be used: TRANSACTION_NOT_PERMITTED. Otherwise the first failed check, in this order,
         *     gives the `status_detail`:
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
         *     10. the account's ledger: INSUFFICIENT_FUNDS, INVALID_AMOUNT for its limits, OTHER if the account accepts no debits. If the card
         *         has no account, the client's `/transactions/authorizations` instead: the reason of the client, CLIENT_TIMEOUT,
         *         CLIENT_UNAVAILABLE, CLIENT_SIGNATURE_ERROR, SYSTEM_ERROR
         *
         *     An amount of zero only verifies the card and is approved as NOT_DECLINED.
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
         * Report a card transaction that the network decided itself
         * @description It takes effect whatever the states of card, user and account and whatever the balance. If the card has no account, the client
         *     gets an adjustment. It is rejected only if the card or the original is unknown or the message itself is wrong. A reversal of
         *     more than is left is rejected as INVALID_AMOUNT; if nothing is left, as INVALID_TRANSACTION.
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
         * Reverse a transaction before it is presented
         * @description In full or in part.
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
         * @description A difference from the amount charged so far becomes an adjustment, a transaction of its own. Uses of a card are presented, and
         *     refunds that the card network has sent as an advice. Reversals are not presented, and a HELD refund is presented by its
         *     settlement. A reverse presentment takes back at most the presented amount. A second presentment follows a reverse presentment.
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
         * Refund a transaction
         * @description In full or in part. The refund is held until its settlement.
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
         * Let the time for the presentment expire
         * @description The user gets the money back, and the settlement file says PURGE. A refund or payment that the network decided by itself is
         *     taken back in the same way. Without this control it happens seven days after the transaction.
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
         * @description It is rejected as DUPLICATE_TRANSMISSION_DETECTED, unless an earlier check of the processor rejects it, and changes no balance.
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
         * @description Both files are replaced as a whole; a second run of a day duplicates nothing. A refund that would make the balance of the account too large stays HELD and is tried again.
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
                 * @description As named in a settlement run.
                 * @example transactions
                 */
                folder: "transactions" | "presentations";
                /**
                 * @description As named in a settlement run.
                 * @example presentations2026_01_15.csv
                 */
                name: string;
            };
            cookie?: never;
        };
        /**
         * Read a settlement file
         * @description The same bytes as on the SFTP server, for tests without SFTP. The runs list the files. In production files are available only
         *     over SFTP.
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
         * Add a mistake to a file
         * @description For tests of reconciliation. It appears in the file of the transaction's day from the next run of that day on. A LATE_CLEARING
         *     moves the row to the file of the day after.
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
        /** @description The most that may move in a UTC day and month, credits and debits counted separately, in the currency of the account. Reversed amounts, such as a failed transfer or a card transaction that is not presented, no longer count in the day and month in which they were counted. Refunded amounts still count. Null means no limit. */
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
         * @description FROZEN accepts credits, and boletos, PIX keys and aliases for them, and blocks debits. DISABLED and DELETED accept no movement. DELETED is final.
         * @enum {string}
         */
        AccountStatus: "ACTIVE" | "FROZEN" | "DISABLED" | "DELETED";
        /** @enum {string} */
        AccountUpdateMotive: "OTHER" | "LOST" | "INTERNAL_REASON" | "STOLEN" | "FRAUD" | "INHIBITION" | "SEIZURE" | "USER_REQUEST";
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
            embossing_company?: string | null;
            courier_company?: string | null;
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
             * @description How long before the new pair signs, so that the client can deploy it first. With 0 it signs at once.
             * @default 0
             */
            lead_seconds?: number;
            /**
             * @description How long the old pair stays valid for verification after the new one has begun to sign.
             * @default 86400
             */
            overlap_seconds?: number;
        };
        /**
         * @description The newest ACTIVE pair signs. If there is none, the newest RETIRING pair signs, and without that the newest UPCOMING pair. All are valid for verification: a RETIRING pair until `retires_at`, and an UPCOMING pair before it signs, which it does from `signs_from` on.
         * @enum {string}
         */
        ApiKeyStatus: "ACTIVE" | "RETIRING" | "UPCOMING";
        ApiKeyWithSecret: {
            api_key: string;
            status: components["schemas"]["ApiKeyStatus"];
            created_at: components["schemas"]["Timestamp"];
            /** @description When the pair begins to sign. Null if it has signed since its creation. */
            signs_from: components["schemas"]["Timestamp"] | null;
            retires_at: components["schemas"]["Timestamp"] | null;
            /** @description In base64. Decode it to get the key of the HMAC. Shown only once. */
            api_secret: string;
        };
        AppliedFilter: {
            field: string;
            values: string[];
        };
        AppliedSort: {
            attribute: string;
            /** @enum {string} */
            direction: "ASC" | "DESC";
        };
        /** @enum {string} */
        AuthErrorCode: "INVALID_CLIENT" | "INVALID_AUDIENCE";
        /**
         * @description The types that need an authorization.
         * @enum {string}
         */
        AuthorizationTransactionType: "PURCHASE" | "WITHDRAWAL" | "EXTRACASH";
        /** @description Unique, regardless of case. */
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
             * @description The service appends `/transactions/authorizations` and `/transactions/adjustments/{type}`, so the address has no query and no fragment.
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
             * @description Must be below `/identity/v1/`.
             */
            identity_sessions: string | null;
        };
        /** @description Only the addresses sent are changed. Null removes an address and stops its calls. */
        CallbackAddressesInput: {
            /**
             * Format: uri
             * @description The service appends `/transactions/authorizations` and `/transactions/adjustments/{type}`, so the address has no query and no fragment.
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
             * @description Must be below `/identity/v1/`.
             */
            identity_sessions?: string | null;
        };
        CallbackApiKey: {
            api_key: string;
            status: components["schemas"]["ApiKeyStatus"];
            created_at: components["schemas"]["Timestamp"];
            /** @description When the pair begins to sign. Null if it has signed since its creation. */
            signs_from: components["schemas"]["Timestamp"] | null;
            retires_at: components["schemas"]["Timestamp"] | null;
        };
        /** @description The same in every repeat of a call or event, and different for every other one. If you have already processed it, do nothing more. */
        CallbackIdempotencyKey: string;
        /**
         * @description While PROCESSING, the cards are being made. When READY, they are made: each card is EMBOSSED, unless it had another status than CREATED before.
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
            /** @description The country of the card. All countries when absent. */
            country?: components["schemas"]["CountryCode"];
        };
        /** @description A tax, fee or discount on card transactions, of the converted amount. */
        CardChargeInput: {
            name: string;
            /** @enum {string} */
            type: "TAX" | "FEE" | "DISCOUNT";
            percentage: string;
            origin: components["schemas"]["TransactionOrigin"];
            /** @description The country of the card. All countries when absent. */
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
         *     - PARTIALLY_PAID: a part is paid; more payments are possible until it expires.
         *     - CANCELLED: cancelled by the client or the network, or because its account was deleted.
         *     - EXPIRED: not paid in full in time; `paid_amount` is the amount that was paid.
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
            /** @description The remaining amount when absent. */
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
            /** @description Required if the intent has no amount; otherwise the amount of the intent, or absent. */
            amount?: components["schemas"]["SandboxAmount"];
        };
        CausedEvent: {
            id: components["schemas"]["Id"];
            type: string;
            resource_id: string;
        };
        CausedLedgerEntry: {
            movement_id: string;
            leg: number;
            account_id: string;
            currency: string;
            /** @description In minor units; negative for a debit. */
            amount: string;
        };
        Clearing: {
            /** @description In the merchant's currency. When absent, the authorized amount less reversals, or with `reverse` the whole presented amount. A difference from the charged amount becomes an adjustment. */
            amount?: components["schemas"]["NetworkAmount"];
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
        /** @description The countries in which the client may open accounts, its home country first. If both this and `country` are sent, this list counts; `country` alone stands for all countries. */
        ClientCountries: components["schemas"]["ClientCountry"][];
        /**
         * @description The client's home country. It is the CLIENT_COUNTRY_CODE of its settlement files and decides the value-added tax in them.
         * @enum {string}
         */
        ClientCountry: "ARG" | "BRA" | "MEX" | "COL";
        ClientLimits: {
            /** @description For every user account without limits of its own. */
            account: components["schemas"]["AccountLimits"];
            /** @description For all accounts of the client together, per currency. */
            client: components["schemas"]["AccountLimits"];
            /** @description For every bridge account. */
            bridge: components["schemas"]["BridgeLimits"];
        };
        ClientName: string;
        /** @description The scopes of the client's tokens. Null, or absent at creation, means all. A removed scope is refused from the next request on, also with existing tokens, except for the controls of the sandbox. An added scope is in the next token. */
        ClientScopes: string[] | null;
        Clock: {
            data: {
                now: components["schemas"]["Timestamp"];
                /** @description How far the clock is ahead of real time. */
                offset_seconds: number;
                /** @description Jobs that are due and not done yet; 0 when all are done. */
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
            /** @description The CBU, CVU, alias or PIX key of the sender. */
            key?: string;
        };
        /**
         * @description An existing country, ISO 3166-1 alpha-3.
         * @enum {string}
         */
        Country: "ABW" | "AFG" | "AGO" | "AIA" | "ALA" | "ALB" | "AND" | "ARE" | "ARG" | "ARM" | "ASM" | "ATA" | "ATF" | "ATG" | "AUS" | "AUT" | "AZE" | "BDI" | "BEL" | "BEN" | "BES" | "BFA" | "BGD" | "BGR" | "BHR" | "BHS" | "BIH" | "BLM" | "BLR" | "BLZ" | "BMU" | "BOL" | "BRA" | "BRB" | "BRN" | "BTN" | "BVT" | "BWA" | "CAF" | "CAN" | "CCK" | "CHE" | "CHL" | "CHN" | "CIV" | "CMR" | "COD" | "COG" | "COK" | "COL" | "COM" | "CPV" | "CRI" | "CUB" | "CUW" | "CXR" | "CYM" | "CYP" | "CZE" | "DEU" | "DJI" | "DMA" | "DNK" | "DOM" | "DZA" | "ECU" | "EGY" | "ERI" | "ESH" | "ESP" | "EST" | "ETH" | "FIN" | "FJI" | "FLK" | "FRA" | "FRO" | "FSM" | "GAB" | "GBR" | "GEO" | "GGY" | "GHA" | "GIB" | "GIN" | "GLP" | "GMB" | "GNB" | "GNQ" | "GRC" | "GRD" | "GRL" | "GTM" | "GUF" | "GUM" | "GUY" | "HKG" | "HMD" | "HND" | "HRV" | "HTI" | "HUN" | "IDN" | "IMN" | "IND" | "IOT" | "IRL" | "IRN" | "IRQ" | "ISL" | "ISR" | "ITA" | "JAM" | "JEY" | "JOR" | "JPN" | "KAZ" | "KEN" | "KGZ" | "KHM" | "KIR" | "KNA" | "KOR" | "KWT" | "LAO" | "LBN" | "LBR" | "LBY" | "LCA" | "LIE" | "LKA" | "LSO" | "LTU" | "LUX" | "LVA" | "MAC" | "MAF" | "MAR" | "MCO" | "MDA" | "MDG" | "MDV" | "MEX" | "MHL" | "MKD" | "MLI" | "MLT" | "MMR" | "MNE" | "MNG" | "MNP" | "MOZ" | "MRT" | "MSR" | "MTQ" | "MUS" | "MWI" | "MYS" | "MYT" | "NAM" | "NCL" | "NER" | "NFK" | "NGA" | "NIC" | "NIU" | "NLD" | "NOR" | "NPL" | "NRU" | "NZL" | "OMN" | "PAK" | "PAN" | "PCN" | "PER" | "PHL" | "PLW" | "PNG" | "POL" | "PRI" | "PRK" | "PRT" | "PRY" | "PSE" | "PYF" | "QAT" | "REU" | "ROU" | "RUS" | "RWA" | "SAU" | "SDN" | "SEN" | "SGP" | "SGS" | "SHN" | "SJM" | "SLB" | "SLE" | "SLV" | "SMR" | "SOM" | "SPM" | "SRB" | "SSD" | "STP" | "SUR" | "SVK" | "SVN" | "SWE" | "SWZ" | "SXM" | "SYC" | "SYR" | "TCA" | "TCD" | "TGO" | "THA" | "TJK" | "TKL" | "TKM" | "TLS" | "TON" | "TTO" | "TUN" | "TUR" | "TUV" | "TWN" | "TZA" | "UGA" | "UKR" | "UMI" | "URY" | "USA" | "UZB" | "VAT" | "VCT" | "VEN" | "VGB" | "VIR" | "VNM" | "VUT" | "WLF" | "WSM" | "YEM" | "ZAF" | "ZMB" | "ZWE";
        /** @description ISO 3166-1 alpha-3. */
        CountryCode: string;
        /**
         * @description An existing currency of ISO 4217, except funds and metals.
         * @enum {string}
         */
        Currency: "AED" | "AFN" | "ALL" | "AMD" | "ANG" | "AOA" | "ARS" | "AUD" | "AWG" | "AZN" | "BAM" | "BBD" | "BDT" | "BGN" | "BHD" | "BIF" | "BMD" | "BND" | "BOB" | "BRL" | "BSD" | "BTN" | "BWP" | "BYN" | "BZD" | "CAD" | "CDF" | "CHF" | "CLP" | "CNY" | "COP" | "CRC" | "CUP" | "CVE" | "CZK" | "DJF" | "DKK" | "DOP" | "DZD" | "EGP" | "ERN" | "ETB" | "EUR" | "FJD" | "FKP" | "GBP" | "GEL" | "GHS" | "GIP" | "GMD" | "GNF" | "GTQ" | "GYD" | "HKD" | "HNL" | "HTG" | "HUF" | "IDR" | "ILS" | "INR" | "IQD" | "IRR" | "ISK" | "JMD" | "JOD" | "JPY" | "KES" | "KGS" | "KHR" | "KMF" | "KPW" | "KRW" | "KWD" | "KYD" | "KZT" | "LAK" | "LBP" | "LKR" | "LRD" | "LSL" | "LYD" | "MAD" | "MDL" | "MGA" | "MKD" | "MMK" | "MNT" | "MOP" | "MRU" | "MUR" | "MVR" | "MWK" | "MXN" | "MYR" | "MZN" | "NAD" | "NGN" | "NIO" | "NOK" | "NPR" | "NZD" | "OMR" | "PAB" | "PEN" | "PGK" | "PHP" | "PKR" | "PLN" | "PYG" | "QAR" | "RON" | "RSD" | "RUB" | "RWF" | "SAR" | "SBD" | "SCR" | "SDG" | "SEK" | "SGD" | "SHP" | "SLE" | "SOS" | "SRD" | "SSP" | "STN" | "SVC" | "SYP" | "SZL" | "THB" | "TJS" | "TMT" | "TND" | "TOP" | "TRY" | "TTD" | "TWD" | "TZS" | "UAH" | "UGX" | "USD" | "UYU" | "UZS" | "VED" | "VES" | "VND" | "VUV" | "WST" | "XAF" | "XCD" | "XCG" | "XOF" | "XPF" | "YER" | "ZAR" | "ZMW" | "ZWG";
        /** @description ISO 4217. */
        CurrencyCode: string;
        /**
         * Format: date-time
         * @description RFC 3339 with any offset, with letters in upper or lower case, in the years 1000 to 2999. In an address, write the plus sign as %2B. Records have times in milliseconds. With a finer time, a range begins at the next millisecond and ends with the millisecond of the time.
         */
        DateTimeInput: string;
        DeliveryAttempt: {
            number: number;
            at: components["schemas"]["Timestamp"];
            api_key: string;
            /**
             * @description The result. TOO_LARGE: the answer was too long; INVALID_REPLY: an authorization was answered with anything other than a
             *     signed decision; NOT_ALLOWED: calls to the address are not allowed.
             * @enum {string}
             */
            outcome: "DELIVERED" | "REFUSED" | "GONE" | "TIMEOUT" | "UNREACHABLE" | "REDIRECTED" | "TOO_LARGE" | "INVALID_REPLY" | "NOT_ALLOWED" | "FAULT";
            status_code: number | null;
            /**
             * @description For the client's engineers: the problem with the reply to an authorization or an adjustment, or the reason why there is
             *     none. A signed decision that can be read counts, even with another content type or a byte order mark; a compressed body
             *     cannot be read. An adjustment that is answered with 200 counts as applied, even if the signature of the reply is wrong or
             *     its body is not empty.
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
             * @description Only for DELAY.
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
             * @description Only for DELAY.
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
         *     - OLD_SECRET: signed with the secret before the last rotation; with a random one if there was no rotation.
         *
         *     The wrong attempt counts as failed, so a correct one follows.
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
        EventsResend: {
            /** @description Events made at this moment or later. */
            since: components["schemas"]["DateTimeInput"];
        };
        EventsResendResult: {
            data: {
                /** @description The number of events that are sent again. */
                resent: number;
            };
        };
        Fault: {
            /** @description The operation that fails. */
            operation_id: string;
            /** @enum {integer} */
            status: 429 | 500 | 503;
            /**
             * @description The number of calls that fail.
             * @default 1
             */
            times: number;
            /**
             * @description The `retry-after` of 429 and 503, in seconds.
             * @default 1
             */
            retry_after: number;
            id: components["schemas"]["Id"];
            /** @description The number of calls that will still fail. */
            left: number;
            created_at: components["schemas"]["Timestamp"];
        };
        FaultCreate: {
            /** @description The operation that fails. */
            operation_id: string;
            /** @enum {integer} */
            status: 429 | 500 | 503;
            /**
             * @description The number of calls that fail.
             * @default 1
             */
            times?: number;
            /**
             * @description The `retry-after` of 429 and 503, in seconds.
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
        /** @description The network has already decided. Either `card_id` or `pan` identifies the card. */
        ForcedTransaction: {
            card_id?: components["schemas"]["Id"];
            /** @description If no card has the number, the message is rejected as CARD_NOT_FOUND. */
            pan?: string;
            type: components["schemas"]["CardTransactionType"];
            amount: components["schemas"]["NetworkAmount"];
            /** @description The part of the amount of an EXTRACASH that is paid out in cash. */
            cash_amount?: components["schemas"]["NetworkAmount"];
            /** @description The currency of the merchant. */
            currency: components["schemas"]["Currency"];
            /** @description Units of the card's currency for one of the merchant's. From the sandbox's table when absent. */
            exchange_rate?: string;
            /** @description The country of the merchant. It makes the transaction DOMESTIC or INTERNATIONAL. */
            country_code: components["schemas"]["Country"];
            merchant: components["schemas"]["MerchantInput"];
            point_type: components["schemas"]["PointType"];
            entry_mode: components["schemas"]["EntryMode"];
            /** @description When absent, the current time in the country of the merchant, with one time zone for each country. The sandbox knows the countries of the Americas and a few others, and uses UTC for the rest. */
            local_date_time?: components["schemas"]["LocalDateTimeInput"];
            /** @description Checked if given (INVALID_PIN). */
            pin?: string;
            /** @description Checked if given (INVALID_CVV). */
            cvv?: string;
            /** @description MM/YY, checked if given (INVALID_EXPIRATION_DATE). */
            expiration_date?: string;
            /** @description Only for credit cards. */
            installments?: components["schemas"]["InstallmentsInput"];
            condition?: components["schemas"]["TransactionCondition"];
            /** @description For a reversal or refund. If the card has no such transaction, it is rejected as ORIGINAL_NOT_FOUND; so is a reversal without this field. */
            original_transaction_id?: string;
        } & (unknown | unknown);
        /** @enum {string} */
        FunctionCode: "FIRST_PRESENTMENT" | "SECOND_PRESENTMENT_FULL" | "SECOND_PRESENTMENT_PARTIAL";
        /** @enum {string} */
        Gender: "MALE" | "FEMALE";
        HostedPages: {
            /** @description Origins that may embed the hosted pages in a frame. */
            frame_origins: string[];
            /** @description Origins of stylesheets for the hosted pages. Any origin if the list is empty. */
            stylesheet_origins: string[];
            /** @description Addresses to which the activation page may redirect. Mobile deep links are allowed. */
            success_links: string[];
        };
        /** @description An opaque identifier. */
        Id: string;
        /** @description An opaque identifier without commas, for lists that are separated by commas. */
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
             * @description The target status. The steps before it are done, too.
             * @enum {string}
             */
            status: "IN_PROGRESS" | "PROCESSING" | "VALIDATED" | "NOT_VALIDATED" | "REJECTED";
            report?: components["schemas"]["IdentityReportInput"];
        };
        /** @enum {string} */
        IdentityErrorCode: "IDENTITY_SESSION_NOT_FOUND" | "IDENTITY_SESSION_NOT_CANCELLABLE" | "IDENTITY_REPORT_NOT_READY";
        /** @description The data that the user entered. Fields that are left out are filled from the user's data. */
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
         * @description - CREATED: the user has not begun.
         *     - IN_PROGRESS: the user is entering data.
         *     - PROCESSING: the data is complete and is being checked.
         *     - VALIDATED, NOT_VALIDATED, REJECTED: the outcomes. A session that expires is NOT_VALIDATED.
         *     - CANCELLED: the client or the provider cancelled it.
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
        /** @description The page, the filters and the order of the list. */
        ListMeta: {
            pagination: components["schemas"]["Pagination"];
            /** @description The filters that were applied. */
            filters: components["schemas"]["AppliedFilter"][];
            /** @description The requested order, by attributes of `sort`. If empty, the list has its own order, usually newest first. */
            sort: components["schemas"]["AppliedSort"][];
        };
        /** @description ISO 8601, local time at the place of the transaction, without a time zone. */
        LocalDateTime: string;
        /** @description ISO 8601, local time at the place of the transaction, without a time zone. The day must exist, in the years 1000 to 2999. */
        LocalDateTimeInput: string;
        Merchant: {
            id: string;
            mcc: components["schemas"]["MerchantCategoryCode"];
            address: string | null;
            name: string;
        };
        /** @description ISO 18245. */
        MerchantCategoryCode: string;
        MerchantInput: {
            /** @description Derived from the name when absent. */
            id?: string;
            mcc: components["schemas"]["MerchantCategoryCode"];
            name: string;
            address?: string;
            /** @description The merchant's tax number. It is the TAX_ID of its presentments in the presentation file. */
            tax_id?: string;
        };
        /**
         * @description - MISSING_AT_CLIENT: an APPROVED row of a transaction that the client has never received.
         *     - OTHER_STATUS: the row has the opposite of the status that the client knows.
         *     - PURGE: the row says that the network never presented the transaction.
         *     - LATE_CLEARING: the row is in the file of the day after.
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
        /** @description In the merchant's currency. Zero only verifies the card. An amount above 9999999999999.99 in that currency, in the currency of the card or in US dollars is refused. In a currency without decimals, such as CLP, it has none. In a currency with three, such as KWD, the third is zero. */
        NetworkAmount: string;
        /** @description A card is used. Either `card_id` or `pan` identifies it. */
        NetworkAuthorization: {
            card_id?: components["schemas"]["Id"];
            /** @description If no card has the number, the message is rejected as CARD_NOT_FOUND. */
            pan?: string;
            type: components["schemas"]["AuthorizationTransactionType"];
            amount: components["schemas"]["NetworkAmount"];
            /** @description The part of the amount of an EXTRACASH that is paid out in cash. */
            cash_amount?: components["schemas"]["NetworkAmount"];
            /** @description The currency of the merchant. */
            currency: components["schemas"]["Currency"];
            /** @description Units of the card's currency for one of the merchant's. From the sandbox's table when absent. */
            exchange_rate?: string;
            /** @description The country of the merchant. It makes the transaction DOMESTIC or INTERNATIONAL. */
            country_code: components["schemas"]["Country"];
            merchant: components["schemas"]["MerchantInput"];
            point_type: components["schemas"]["PointType"];
            entry_mode: components["schemas"]["EntryMode"];
            /** @description When absent, the current time in the country of the merchant, with one time zone for each country. The sandbox knows the countries of the Americas and a few others, and uses UTC for the rest. */
            local_date_time?: components["schemas"]["LocalDateTimeInput"];
            /** @description Checked if given (INVALID_PIN). */
            pin?: string;
            /** @description Checked if given (INVALID_CVV). */
            cvv?: string;
            /** @description MM/YY, checked if given (INVALID_EXPIRATION_DATE). */
            expiration_date?: string;
            /** @description Only for credit cards. */
            installments?: components["schemas"]["InstallmentsInput"];
            condition?: components["schemas"]["TransactionCondition"];
        } & (unknown | unknown);
        /** @enum {string} */
        NetworkErrorCode: "REFERENCE_REUSED" | "INVALID_SCOPE" | "ORDER_NOT_FOUND";
        OpenedSandboxClient: {
            /** @description The secrets are shown only once. */
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
         * @description A transfer can go to any of these. Accounts of this service have only EVP keys.
         * @enum {string}
         */
        PixKeyType: "EVP" | "CPF" | "CNPJ" | "EMAIL" | "PHONE";
        PlasticResult: {
            /** @description The data printed on the card. */
            data: {
                card_id: components["schemas"]["Id"];
                pan: string;
                cvv: string;
                expiration_date: string;
                /** @description Null for an unnamed card. */
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
            /** @description For a rejection; OTHER when absent. */
            status_detail?: components["schemas"]["RejectionDetail"];
        };
        RateLimit: {
            requests_per_second: number;
            burst: number;
        };
        Receiver: {
            /** @description Whether at least one callback address of the client points at the receiver. */
            receiving: boolean;
            answers: components["schemas"]["ReceiverAnswers"];
            /** @description The authorizations that wait for an answer by hand, the oldest first. */
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
         * @description ASK: an authorization waits for an answer by hand.
         * @enum {string}
         */
        ReceiverDecision: "ASK" | "APPROVE" | "REJECT";
        ReceiverQuestion: {
            transaction_id: components["schemas"]["Id"];
            /** @description The body of the authorization. */
            payload: {
                [key: string]: unknown;
            };
            /** @description The end of the client's time to decide. */
            left_milliseconds: number;
        };
        ReceiverResult: {
            data: components["schemas"]["Receiver"];
        };
        ReceiverSet: {
            otherwise: components["schemas"]["ReceiverDecision"];
            /** @description Rejects transactions above this amount, taxes and fees included, in the local currency of the card. Null is like no amount. */
            reject_above?: components["schemas"]["Amount"] | null;
            /** @description Rejects transactions at these merchant categories. */
            reject_categories?: components["schemas"]["MerchantCategoryCode"][];
            /** @description Rejects transactions in these countries. */
            reject_countries?: components["schemas"]["CountryCode"][];
            /** @description The `status_detail` of each rejection; OTHER when absent. */
            status_detail?: components["schemas"]["RejectionDetail"];
        };
        /**
         * @description The `status_detail` of a rejection.
         * @enum {string}
         */
        RejectionDetail: "INSUFFICIENT_FUNDS" | "INVALID_MERCHANT" | "INVALID_AMOUNT" | "SYSTEM_ERROR" | "OTHER";
        RequestLogDetail: {
            /** @description For a request, the `x-request-id` of its answer. */
            id: components["schemas"]["Id"];
            /** @description The place in the log. */
            sequence: number;
            direction: components["schemas"]["RequestLogDirection"];
            result: components["schemas"]["RequestLogResult"];
            /** @description Null if the caller is unknown. */
            client_id: string | null;
            /** @description The operationId, or the type of the event. Null if the address is not in the contract. */
            operation: string | null;
            /** @description The revision that applied. */
            revision: string;
            /** @description Empty if the request could not be read. */
            method: string;
            /** @description Path and query of a request, the address of a call; empty if the request could not be read. Secrets are left out. */
            target: string;
            /** @description Null without an answer. */
            status: number | null;
            /** @description The code of a refusal, or the result of a failed call. */
            error_code: string | null;
            idempotency_key: string | null;
            /** @description The ids in it, at most 100. */
            resource_ids: string[];
            /** @description The time by the clock of the sandbox. */
            created_at: components["schemas"]["Timestamp"];
            /** @description The time by the clock of the machine. */
            real_at: components["schemas"]["Timestamp"];
            duration_ms: number;
            /** @description The event that a call delivers. */
            event_id: string | null;
            request: components["schemas"]["RequestLogMessage"];
            response: components["schemas"]["RequestLogMessage"] | null;
            verdict: components["schemas"]["RequestLogVerdict"];
            /** @description For a call, the check of its signature. */
            signature: components["schemas"]["RequestLogSignature"] | null;
            /** @description For the reply to a call that the client signs. */
            reply_signature: components["schemas"]["RequestLogSignature"] | null;
            links: components["schemas"]["RequestLogLinks"];
        };
        RequestLogDetailResult: {
            data: components["schemas"]["RequestLogDetail"];
        };
        /**
         * @description REQUEST: a request of the client. CALL: one attempt at a call to the client.
         * @enum {string}
         */
        RequestLogDirection: "REQUEST" | "CALL";
        RequestLogEntry: {
            /** @description For a request, the `x-request-id` of its answer. */
            id: components["schemas"]["Id"];
            /** @description The place in the log. */
            sequence: number;
            direction: components["schemas"]["RequestLogDirection"];
            result: components["schemas"]["RequestLogResult"];
            /** @description Null if the caller is unknown. */
            client_id: string | null;
            /** @description The operationId, or the type of the event. Null if the address is not in the contract. */
            operation: string | null;
            /** @description The revision that applied. */
            revision: string;
            /** @description Empty if the request could not be read. */
            method: string;
            /** @description Path and query of a request, the address of a call; empty if the request could not be read. Secrets are left out. */
            target: string;
            /** @description Null without an answer. */
            status: number | null;
            /** @description The code of a refusal, or the result of a failed call. */
            error_code: string | null;
            idempotency_key: string | null;
            /** @description The ids in it, at most 100. */
            resource_ids: string[];
            /** @description The time by the clock of the sandbox. */
            created_at: components["schemas"]["Timestamp"];
            /** @description The time by the clock of the machine. */
            real_at: components["schemas"]["Timestamp"];
            duration_ms: number;
        };
        RequestLogFinding: {
            /** @enum {string} */
            location: "body" | "query" | "path" | "header" | "reply";
            /** @description A JSON pointer into the body, or the name of the parameter or header. */
            pointer: string;
            code: string;
            /** @description The rule as text. */
            rule: string;
            /** @description The place of the rule in the contract: `spec/file.yaml:line`. */
            source: string | null;
            /** @description Lines of the documentation that help, the most relevant first: `docs/file.md:line`. */
            help: string[];
        };
        /** @description Its effects, as far as they are still stored. */
        RequestLogLinks: {
            /** @description The events that it caused. */
            events: components["schemas"]["CausedEvent"][];
            /** @description The entries of the calls that followed, in order. */
            calls: string[];
            /** @description For a call: the entries of the requests that caused it. */
            requests: string[];
            /** @description The movements that it caused. */
            ledger_entries: components["schemas"]["CausedLedgerEntry"][];
        };
        RequestLogList: {
            data: components["schemas"]["RequestLogEntry"][];
            log: components["schemas"]["RequestLogState"];
            meta: components["schemas"]["ListMeta"];
        };
        RequestLogMessage: {
            /** @description Header names in lower case, without `content-length`; credentials are `[redacted]`. */
            headers: {
                [key: string]: string;
            };
            /** @description The body, if it is JSON or a form; secrets are `[redacted]`. Null if there is none or it was omitted. */
            body: unknown;
            /**
             * @description The body as it was sent, if that is not `body` as JSON without spaces: for example with spaces, or with a number that has
             *     more digits than programs keep. Absent if something was removed from the body.
             */
            text?: string;
            /** @description The size before anything was removed. */
            body_bytes: number;
            /**
             * @description The reason why the body is not stored: the request was refused before the body was read, the body could not be read, it is
             *     neither JSON nor a form or has a name twice (secrets could not be recognised), it is longer than 64 KiB, or it nests deeper
             *     than 32 levels.
             * @enum {string|null}
             */
            omitted: "NOT_READ" | "NOT_JSON" | "TOO_LARGE" | "TOO_DEEP" | null;
        };
        /**
         * @description ACCEPTED: the status is below 400. REFUSED: by the contract or a business rule, or by the client. FAILED: the service answered
         *     with 500 or above, or a call got no usable answer.
         * @enum {string}
         */
        RequestLogResult: "ACCEPTED" | "REFUSED" | "FAILED";
        /** @description The check of a signature, step by step. Both signatures are over the bytes in `signed`, which is base64. */
        RequestLogSignature: {
            /** @description The bytes that are signed, in base64. */
            signed: string;
            /** @enum {string} */
            order: "timestamp-endpoint-body" | "body-timestamp-endpoint";
            /** @description The pair whose api-secret computes the expected signature. */
            api_key: string | null;
            timestamp: string | null;
            endpoint: string | null;
            /** @description Null without a pair to sign with. */
            expected: string | null;
            /** @description The signature that was sent. Null if there was none. */
            received: string | null;
            /** @description Whether the timestamp was within 60 seconds. */
            fresh: boolean;
            matches: boolean;
        };
        /** @description The limits of the log, its last place, and the entries that are missing. */
        RequestLogState: {
            /** @description The entries that are kept for a client; 0 if the log is off. */
            max_entries: number;
            max_hours: number;
            /**
             * @description The last place in the log that was taken before the search; 0 if none was. A stream with this place in `last-event-id`
             *     has every entry that the search did not find because it came later. An entry that came during the search can be in both.
             */
            last_sequence: number;
            /** @description Entries of all clients that wait to be written. */
            waiting: number;
            /** @description Entries of the client that could not be written since the sandbox was started. */
            lost: number;
            /**
             * @description Accepted requests of the client without an entry since the sandbox was started, because more came within a minute than the
             *     log keeps. The entries are spread over the whole time. Refused and failed requests, and calls, always have an entry.
             */
            left_out: number;
        };
        /** @description Server-sent events. */
        RequestLogStream: string;
        RequestLogVerdict: {
            result: components["schemas"]["RequestLogResult"];
            error_code: string | null;
            /** @description The refusal as text. */
            message: string | null;
            /** @description The place in the contract that lists the refusal for this operation. */
            source: string | null;
            help: string[];
            /** @description Each mistake with its place. */
            findings: components["schemas"]["RequestLogFinding"][];
        };
        /** @description `current`, `earliest`, or axes, each at most once, with their values, for example `token-path=oauth-v1,card-reasons=without-fraudulent`. */
        RevisionName: string;
        SandboxAccount: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["AccountStatus"];
            /**
             * @description Who set the current status. The client cannot change a status that SERVICE set to FROZEN or DISABLED.
             * @enum {string}
             */
            status_updated_by: "CLIENT" | "SERVICE";
            currency: components["schemas"]["AccountCurrency"];
            balance: components["schemas"]["SignedAmount"];
            /** @description Null if the limits of the client apply. */
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
            /** @description Null if no card has the number. */
            card_id: string | null;
            user_id: string | null;
            /** @description Null if the client's endpoint decides. */
            account_id: string | null;
            origin: components["schemas"]["TransactionOrigin"];
            country_code: components["schemas"]["CountryCode"];
            point_type: components["schemas"]["PointType"];
            entry_mode: components["schemas"]["EntryMode"];
            merchant: components["schemas"]["Merchant"];
            local: components["schemas"]["SandboxMoney"];
            settlement: components["schemas"]["SandboxMoney"];
            transaction: components["schemas"]["SandboxMoney"];
            /** @description The details sum to `local.total`; a DISCOUNT counts as negative. */
            details: components["schemas"]["SandboxAmountDetail"][];
            installments: components["schemas"]["SandboxInstallments"] | null;
            original_transaction_id: string | null;
            /** @description True if the balance was not checked, as in the activity: the network decided itself (also for transactions that follow another one), or the service decided instead of the client. */
            forced: boolean;
            /**
             * @description Null while PENDING. STAND_IN: the service decided instead of a client that could not be reached in time.
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
            /** @description Null means no limit. */
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
         * @description A SUSPENDED client gets no token, and no settlement files over SFTP. With its existing tokens it can only make itself ACTIVE again here.
         * @enum {string}
         */
        SandboxClientStatus: "ACTIVE" | "SUSPENDED";
        /** @description Only the fields sent are changed; lists are replaced as a whole. */
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
            /** @description Null means no limit. */
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
        /** @description A bank account outside the service. Numbers and keys that are left out or null are generated. */
        SandboxDestinationCreate: {
            /** @enum {string} */
            country: "ARG" | "BRA";
            /** @description Argentina. With valid check digits. */
            cbu?: string | null;
            /** @description Argentina. With valid check digits; instead of a CBU. */
            cvu?: string | null;
            alias?: components["schemas"]["BankAlias"] | null;
            /** @description Brazil. */
            pix_key?: string | null;
            pix_key_type?: components["schemas"]["PixKeyType"] | null;
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
        SandboxErrorCode: "API_KEY_NOT_FOUND" | "FAULT_NOT_FOUND" | "FAULT_LIMIT_REACHED" | "REQUEST_NOT_FOUND" | "EVENT_NOT_FOUND" | "QUESTION_NOT_FOUND" | "BATCH_NOT_FOUND" | "TRANSFER_NOT_FOUND" | "CARD_TRANSACTION_NOT_FOUND" | "SETTLEMENT_FILE_NOT_FOUND" | "SETTLEMENT_MISMATCH_NOT_FOUND" | "ILLEGAL_STEP" | "LAST_API_KEY" | "CLOCK_CANNOT_GO_BACK" | "EVENT_WITHOUT_ADDRESS" | "EVENT_NOT_REPEATABLE" | "CASH_IN_INTENT_EXPIRED" | "DESTINATION_ALREADY_EXISTS" | "SETTLEMENT_MISMATCH_USED" | "UNKNOWN_REVISION" | "UNKNOWN_OPERATION" | "AMOUNT_REQUIRED" | "AMOUNT_EXCEEDS_REMAINDER" | "AMOUNT_EXCEEDS_ORIGINAL" | "WRONG_CASH_TOKEN" | "UNKNOWN_CASH_ALIAS" | "UNKNOWN_TRANSFER_KEY" | "INSTALLMENTS_NOT_ALLOWED" | "SETTLEMENT_DAY_NOT_OVER" | "SNAPSHOT_NOT_FOUND" | "SNAPSHOT_LIMIT_REACHED" | "SNAPSHOT_NOT_READABLE" | "SNAPSHOT_FILE_INVALID";
        SandboxEvent: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["SandboxEventType"];
            status: components["schemas"]["SandboxEventStatus"];
            idempotency_key: components["schemas"]["CallbackIdempotencyKey"];
            /** @description Null if the client has no address for it. */
            address: string | null;
            /** @description The activity, shipment, session or card transaction that it is about. */
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
         * @description CARD_AUTHORIZATION is the call that asks for a decision. It is listed when the transaction is decided: DELIVERED if the client
         *     answered with a decision, DEAD if it did not. It is not sent again.
         * @enum {string}
         */
        SandboxEventType: "CARD_AUTHORIZATION" | "CARD_ADJUSTMENT" | "SHIPMENT_UPDATED" | "ACTIVITY_CREATED" | "ACTIVITY_UPDATED" | "IDENTITY_SESSION_COMPLETED";
        SandboxEventWithAttempts: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["SandboxEventType"];
            status: components["schemas"]["SandboxEventStatus"];
            idempotency_key: components["schemas"]["CallbackIdempotencyKey"];
            /** @description Null if the client has no address for it. */
            address: string | null;
            /** @description The activity, shipment, session or card transaction that it is about. */
            resource_id: components["schemas"]["Id"];
            attempts_made: number;
            next_attempt_at: components["schemas"]["Timestamp"] | null;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            /** @description The body of the call. */
            payload: {
                [key: string]: unknown;
            };
            attempts: components["schemas"]["DeliveryAttempt"][];
        };
        SandboxIndex: {
            data: {
                /** @description The address, in this sandbox, at which the operations are described. */
                documentation: string;
                operations: components["schemas"]["SandboxOperation"][];
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
        SandboxOperation: {
            operation_id: string;
            /** @enum {string} */
            method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
            /** @description As in the contract, with parameters in braces. */
            path: string;
        };
        SandboxPresentment: {
            id: components["schemas"]["Id"];
            function_code: components["schemas"]["FunctionCode"];
            reverse: boolean;
            reason_code: string | null;
            /** @description Null without installments. */
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
            /** @description Its purpose. */
            name: string;
            /**
             * @description For a card: who decides its purchases, its account or the client.
             * @enum {string}
             */
            decided_by?: "LEDGER" | "CLIENT";
        };
        /** @description CSV as described in spec/settlement.yaml, in the client's revision. */
        SettlementFile: string;
        SettlementFileInfo: {
            /** @enum {string} */
            folder: "transactions" | "presentations";
            name: string;
            /** @description Without the header. */
            rows: number;
            /** @description The sum of LOCAL_AMOUNT in APPROVED rows, or of DEBT_AMOUNT in presentations, per currency; debits of the user or the client are positive. */
            totals: components["schemas"]["SettlementTotal"][];
        };
        SettlementMismatch: {
            kind: components["schemas"]["MismatchKind"];
            /** @description The transaction whose row is wrong; for MISSING_AT_CLIENT, the one to copy. */
            transaction_id: components["schemas"]["Id"];
            id: components["schemas"]["Id"];
            /** @description Whether a run has written the mistake. */
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
             * @description The day of the files.
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
        SettlementTotal: {
            currency: components["schemas"]["CurrencyCode"];
            total: components["schemas"]["SignedAmount"];
        };
        ShipmentAdvance: {
            status: components["schemas"]["ShipmentStatus"];
            /** @description The same as the status when absent. */
            status_detail?: components["schemas"]["ShipmentStatusDetail"];
            /** @description The courier's tracking number. Generated if a shipment becomes TRACKED without one. Null is like none. */
            external_tracking_id?: string | null;
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
                /** @description Also if the shipment itself does not return it. */
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
            /** @description The numbers of its records: users, accounts, movements, events … */
            rows: number;
            /** @description Its size before compression. */
            bytes: number;
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description The configuration of the client, without credentials and addresses. */
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
        /** @description A snapshot as a file, for programs. Its tables are those of the version that wrote it. */
        SnapshotFile: {
            /** @constant */
            format: "contrato-snapshot";
            /** @constant */
            version: 1;
            name: components["schemas"]["SnapshotName"];
            /** @description The client of the snapshot. */
            client_id: components["schemas"]["Id"];
            agreement: components["schemas"]["SnapshotAgreement"];
            tables: components["schemas"]["SnapshotTable"][];
        };
        SnapshotFork: {
            /** @description The name of the new client. */
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
            /** @description JSON lines, compressed with gzip, in base64: a line for each row, each an array with a value for each column. Amounts are decimal text, times are milliseconds since 1970. */
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
         * @description A failure that the client does not cause.
         * @enum {string}
         */
        TransactionCondition: "CRYPTOGRAM_WRONG" | "FIELD_MISSING" | "FIELD_UNKNOWN" | "MESSAGE_INVALID" | "MERCHANT_UNKNOWN" | "FRAUD_THRESHOLD" | "FRAUD_ENGINE" | "PROCESSOR_DOWN" | "PROCESSOR_FAULT" | "PROCESSOR_BUG" | "UNCLASSIFIED";
        /** @enum {string} */
        TransactionErrorCode: "INVALID_AUTHORIZATION_REQUEST" | "INVALID_PARENT_TX_ID" | "DUPLICATED_IDEMPOTENCY_KEY" | "ACTIVITY_NOT_FOUND";
        /**
         * @description DOMESTIC: in the country of the issuer.
         * @enum {string}
         */
        TransactionOrigin: "DOMESTIC" | "INTERNATIONAL";
        /**
         * @description The balance changed only if APPROVED.
         * @enum {string}
         */
        TransactionOutcome: "APPROVED" | "REJECTED";
        TransactionPart: {
            /** @description Greater than zero, in the merchant's currency. The whole remaining amount when absent. */
            amount?: string;
        };
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
        TransferFailure: {
            reason: components["schemas"]["TransferFailureReason"];
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
        /**
         * @description SUCCESS and FAILED are final. After IN_PROGRESS the final status arrives as an activity.
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
             * @description What will happen.
             * @enum {string}
             */
            type: "SEND_EVENT" | "EXPIRE_CASH_IN_INTENT" | "EXPIRE_CASH_OUT_INTENT" | "EXPIRE_IDENTITY_SESSION" | "EXPIRE_CARDS" | "CANCEL_IDENTITY_SESSION" | "REGISTER_BOLETO" | "WITHDRAW_BOLETO" | "REGISTER_PIX_KEY" | "REMOVE_PIX_KEY" | "FOLLOW_TRANSFER" | "MAKE_BATCH" | "ORDER_CARD" | "ANNOUNCE_SHIPMENT" | "SWEEP_CARD_TRANSACTIONS" | "SETTLE_DAYS" | "SETTLE_DAY";
            /** @description The affected intent, identity session, transfer, batch, card, shipment or event. Absent if it is none of these. */
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
         * @description A unique id of this request, for callers that may have to repeat it. A repeat with the same id gets the first answer and creates
         *     nothing again, as with a required key. Without it, every request creates something.
         * @example 7f6a1f2e-6a57-4a70-8f0e-2f4c9d1f0b11
         */
        OptionalIdempotencyKey: string;
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
    };
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
            /** @description The client and its secrets, which are shown only once. */
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
            /** @description Everything is removed. */
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
                "application/json": components["schemas"]["SeedRequest"];
            };
        };
        responses: {
            /** @description The created data. */
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
            /** @description The currently valid pairs, without their secrets. */
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
            /** @description The pair. The secret is shown only once. */
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
            /** @description No ACTIVE or UPCOMING pair that is not being replaced would be left. */
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
            /** @description The new pair. The secret is shown only once. */
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
            /** @description The pair is already being replaced. */
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
            /** @description The client has the maximum number of snapshots, or too much data for one. */
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
            /** @description The file cannot be read, or the client has the maximum number of snapshots. */
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
            /** @description The content of the snapshot, and its time. */
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
            /** @description The snapshot is deleted. */
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
            /** @description The client is restored. */
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
            /** @description The snapshot was made by another version. */
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
            /** @description The client and its secrets, which are shown only once. */
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
            /** @description The snapshot was made by another version. */
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
            /** @description The time is in the past. */
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
            /** @description A page of upcoming events. */
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
            /** @description There is no such operation, or the client has 100 faults with calls left. */
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
            /** @description The fault is removed. */
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
            /** @description The client has 100 delivery faults with calls left. */
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
            /** @description The delivery fault is removed. */
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
                 * @description The number of the page. The first page is 0.
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
            /** @description The client has no address for it, or it is an authorization, which is decided only once. */
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
                 * @description An error code of the service, or the result of a call to the client.
                 * @example [
                 *       "INVALID_REQUEST"
                 *     ]
                 */
                "filter[error_code]"?: string[];
                /**
                 * @description Entries that contain one of these ids.
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
                 * @description The `x-request-id` of an answer. It also finds requests of unknown callers.
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
                 * @description The longest wait, in seconds of real time.
                 * @example 5
                 */
                wait?: number;
                /**
                 * @description The number of entries that `wait` waits for.
                 * @example 1
                 */
                at_least?: number;
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
                 * @description The number of entries after which the stream ends.
                 * @example 1
                 */
                limit?: number;
            };
            header?: {
                /**
                 * @description Begin after this place; 0 begins with the oldest entry. Without it the stream begins with the next new entry.
                 * @example 0
                 */
                "last-event-id"?: number;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries as they are made. */
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
                 * @description The id of the entry. For a request it is the `x-request-id` of its answer.
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
                 * @description The id of the entry. For a request it is the `x-request-id` of its answer.
                 * @example 01935d2a-7f60-7c11-9a51-3a2b6f1f9d01
                 */
                entry_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry is removed. */
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
                 * @description A unique id of this request, for callers that may have to repeat it. A repeat with the same id gets the first answer and creates
                 *     nothing again, as with a required key. Without it, every request creates something.
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
            /** @description The current state does not allow this step; `details` names the allowed ones. */
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
            /** @description The current state does not allow this step; `details` names the allowed ones. */
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
            /** @description The current state does not allow this step; `details` names the allowed ones. */
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
            /** @description The current state does not allow this step; `details` names the allowed ones. */
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
            /** @description The data printed on the card. */
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
            /** @description The plastic has not been made yet. */
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
            /** @description The current state does not allow this step; `details` names the allowed ones. */
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
            /** @description The current state does not allow this step; `details` names the allowed ones. */
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
            /** @description The intent before and after, and whether the account accepted the payment. */
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
            /** @description The intent accepts no payment. */
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
            /** @description The current state does not allow this step; `details` names the allowed ones. */
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
                 * @description A unique id of this request, for callers that may have to repeat it. A repeat with the same id gets the first answer and creates
                 *     nothing again, as with a required key. Without it, every request creates something.
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
            /** @description The current state does not allow this step (`details` names the allowed ones), or the idempotency key was used for another withdrawal. */
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
    receiveCash: {
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
            /** @description No account has the alias. */
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
            /** @description The current state does not allow this step; `details` names the allowed ones. */
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
            /** @description The current state does not allow this step; `details` names the allowed ones. */
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
            /** @description The number or key is already in use, or the idempotency key was used for another destination. */
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
            /** @description The number or key is not valid. */
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
            /** @description The destination is removed. */
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
            /** @description The current state does not allow this step; `details` names the allowed ones. */
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
            /** @description The current state does not allow this step; `details` names the allowed ones. */
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
                 * @description The transactions that followed this one: its reversals, refunds and adjustments.
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
                 * @description The number of the page. The first page is 0.
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
            /** @description The current state does not allow this step; `details` names the allowed ones. */
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
            /** @description The current state does not allow this step; `details` names the allowed ones. */
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
            /** @description The current state does not allow this step; `details` names the allowed ones. */
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
            /** @description The current state does not allow this step; `details` names the allowed ones. */
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
            /** @description The repeated message, rejected. */
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
                 * @description As named in a settlement run.
                 * @example transactions
                 */
                folder: "transactions" | "presentations";
                /**
                 * @description As named in a settlement run.
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
            /** @description The mismatch is removed. */
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
            /** @description It is already in a file. */
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
