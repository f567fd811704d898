// Written by `npm run codegen` from spec/. Do not edit: change the contract and run it again.
export interface paths {
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether the process is alive
         * @description Does not ask the database. Restart a process that does not answer.
         */
        get: operations["getLiveness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether the service is ready
         * @description 503 while it starts or stops, and while its database does not answer, takes no writes or has another schema; `details` says which.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the metrics
         * @description For a Prometheus server. In production it is on the system's own port only, unless it is configured to be public.
         */
        get: operations["getMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/jwks.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the keys that sign access tokens
         * @description Public keys only.
         */
        get: operations["getSigningKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the documentation
         * @description The reference of the interfaces, the events, the files and the state machines, in any named revision. In production it is on the
         *     system's own port only, unless it is configured to be public.
         */
        get: operations["showDocumentation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/v1/undelivered-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search undelivered events
         * @description Undelivered events of all clients, without their bodies: those that were given up, or those that still fail or have no address.
         *     Authorizations are not included, because they are decided only once.
         */
        get: operations["searchUndeliveredEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/v1/undelivered-events/{event_id}/replay": {
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
         * Send an undelivered event again
         * @description Sends the event at once, with the same idempotency key and a full new series of attempts.
         */
        post: operations["replayUndeliveredEvent"];
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
        /** @enum {string} */
        AccountErrorCode: "ACCOUNT_NOT_FOUND" | "ACCOUNT_DELETED" | "INVALID_ACCOUNT_STATUS" | "LOCKED_ACCOUNT_STATUS" | "ACCOUNT_HAS_FUNDS" | "ACCOUNT_VALIDATION_ERROR" | "USER_VALIDATION_ERROR" | "CLIENT_VALIDATION_ERROR" | "USER_ACCOUNT_LIMIT_REACHED" | "INVALID_CURRENCY" | "INVALID_UPDATE_STATUS_MOTIVE" | "INVALID_UPDATE_STATUS_COMMENT" | "ACCOUNT_NOT_ACTIVE" | "ACCOUNT_COUNTRY_MISMATCH";
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
        /** @enum {string} */
        BankErrorCode: "DESTINATION_NOT_FOUND" | "INVALID_DESTINATION_KEY" | "DESTINATION_NOT_VALIDATED" | "DESTINATION_IS_SOURCE" | "ALIAS_ALREADY_IN_USE" | "PIX_KEY_NOT_FOUND" | "PIX_KEY_LIMIT_REACHED" | "PIX_LOOKUP_NOT_FOUND" | "PIX_LOOKUP_EXPIRED" | "PIX_LOOKUP_ALREADY_USED" | "INVALID_AMOUNT" | "INSUFFICIENT_FUNDS" | "AMOUNT_LIMIT_REACHED";
        /** @description The same in every repeat of a call or event, and different for every other one. If you have already processed it, do nothing more. */
        CallbackIdempotencyKey: string;
        /** @enum {string} */
        CardErrorCode: "CARD_NOT_FOUND" | "AFFINITY_GROUP_NOT_FOUND" | "PCI_ENTITLEMENT_REQUIRED" | "USER_NOT_ACTIVE" | "AFFINITY_GROUP_NOT_ACTIVE" | "CARD_NOT_EMBOSSED" | "USER_DATA_INCOMPLETE" | "INVALID_CARD_STATUS_REASON" | "INVALID_PIN" | "CARD_TYPE_NOT_SUPPORTED" | "AFFINITY_GROUP_MISMATCH" | "INVALID_PREVIOUS_CARD" | "INVALID_END_USER_TOKEN" | "INVALID_SUCCESS_LINK";
        /** @enum {string} */
        CashErrorCode: "CASH_OUT_INTENT_NOT_FOUND" | "CASH_IN_INTENT_NOT_FOUND" | "CASH_IN_INTENT_NOT_CANCELLABLE";
        /** @enum {string} */
        CommonErrorCode: "INVALID_REQUEST" | "UNAUTHORIZED" | "INSUFFICIENT_SCOPE" | "NOT_ACCEPTABLE" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "RATE_LIMITED" | "INTERNAL_ERROR" | "SERVICE_UNAVAILABLE" | "IDEMPOTENCY_KEY_REUSED" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "HEADERS_TOO_LARGE" | "REQUEST_TIMEOUT" | "MALFORMED_REQUEST";
        /** @description An HTML page whose root element names the error code in `data-error-code`. */
        DocumentationErrorPage: string;
        /** @description An HTML page that works without a network. */
        DocumentationPage: string;
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
        /** @description An opaque identifier. */
        Id: string;
        /** @description An opaque identifier without commas, for lists that are separated by commas. */
        IdInList: string;
        /** @enum {string} */
        IdentityErrorCode: "IDENTITY_SESSION_NOT_FOUND" | "IDENTITY_SESSION_NOT_CANCELLABLE" | "IDENTITY_REPORT_NOT_READY";
        JsonWebKey: {
            /** @enum {string} */
            kty: "RSA" | "EC";
            /** @constant */
            use: "sig";
            /** @enum {string} */
            alg: "RS256" | "ES256";
            kid: string;
            /** @description The modulus of an RSA key. */
            n?: string;
            /** @description The exponent of an RSA key. */
            e?: string;
            /** @description The curve of an EC key. */
            crv?: string;
            /** @description The x coordinate of an EC key. */
            x?: string;
            /** @description The y coordinate of an EC key. */
            y?: string;
        };
        /** @description RFC 7517. Replaced keys stay until the last token that they signed has expired. */
        JsonWebKeySet: {
            keys: components["schemas"]["JsonWebKey"][];
        };
        LastAttempt: {
            at: components["schemas"]["Timestamp"];
            /** @enum {string} */
            outcome: "DELIVERED" | "REFUSED" | "GONE" | "TIMEOUT" | "UNREACHABLE" | "REDIRECTED" | "TOO_LARGE" | "INVALID_REPLY" | "NOT_ALLOWED" | "FAULT";
            status_code: number | null;
        };
        /** @description The page, the filters and the order of the list. */
        ListMeta: {
            pagination: components["schemas"]["Pagination"];
            /** @description The filters that were applied. */
            filters: components["schemas"]["AppliedFilter"][];
            /** @description The requested order, by attributes of `sort`. If empty, the list has its own order, usually newest first. */
            sort: components["schemas"]["AppliedSort"][];
        };
        Liveness: {
            /** @constant */
            status: "live";
        };
        /** @description The text format of Prometheus. */
        Metrics: string;
        /** @enum {string} */
        NetworkErrorCode: "REFERENCE_REUSED" | "INVALID_SCOPE" | "ORDER_NOT_FOUND";
        Pagination: {
            current_page: number;
            page_size: number;
            total_pages: number;
            total_items: number;
        };
        Readiness: {
            /** @constant */
            status: "ready";
            /** @description The checks that succeeded in time. */
            checks: components["schemas"]["ReadinessCheck"][];
        };
        ReadinessCheck: {
            /** @enum {string} */
            name: "store" | "migrations" | "contract";
            duration_ms: number;
        };
        /** @enum {string} */
        SandboxErrorCode: "API_KEY_NOT_FOUND" | "FAULT_NOT_FOUND" | "FAULT_LIMIT_REACHED" | "REQUEST_NOT_FOUND" | "EVENT_NOT_FOUND" | "QUESTION_NOT_FOUND" | "BATCH_NOT_FOUND" | "TRANSFER_NOT_FOUND" | "CARD_TRANSACTION_NOT_FOUND" | "SETTLEMENT_FILE_NOT_FOUND" | "SETTLEMENT_MISMATCH_NOT_FOUND" | "ILLEGAL_STEP" | "LAST_API_KEY" | "CLOCK_CANNOT_GO_BACK" | "EVENT_WITHOUT_ADDRESS" | "EVENT_NOT_REPEATABLE" | "CASH_IN_INTENT_EXPIRED" | "DESTINATION_ALREADY_EXISTS" | "SETTLEMENT_MISMATCH_USED" | "UNKNOWN_REVISION" | "UNKNOWN_OPERATION" | "AMOUNT_REQUIRED" | "AMOUNT_EXCEEDS_REMAINDER" | "AMOUNT_EXCEEDS_ORIGINAL" | "WRONG_CASH_TOKEN" | "UNKNOWN_CASH_ALIAS" | "UNKNOWN_TRANSFER_KEY" | "INSTALLMENTS_NOT_ALLOWED" | "SETTLEMENT_DAY_NOT_OVER" | "SNAPSHOT_NOT_FOUND" | "SNAPSHOT_LIMIT_REACHED" | "SNAPSHOT_NOT_READABLE" | "SNAPSHOT_FILE_INVALID";
        /** @enum {string} */
        ShipmentErrorCode: "SHIPMENT_NOT_FOUND" | "SHIPPING_ADDRESS_NOT_UPDATABLE" | "WAREHOUSE_OUT_OF_STOCK" | "SHIPMENT_COUNTRY_MISMATCH";
        /**
         * Format: date-time
         * @description RFC 3339 in UTC with milliseconds.
         */
        Timestamp: string;
        /** @enum {string} */
        TransactionErrorCode: "INVALID_AUTHORIZATION_REQUEST" | "INVALID_PARENT_TX_ID" | "DUPLICATED_IDEMPOTENCY_KEY" | "ACTIVITY_NOT_FOUND";
        UndeliveredEvent: {
            id: components["schemas"]["Id"];
            client_id: components["schemas"]["Id"];
            /** @enum {string} */
            type: "CARD_ADJUSTMENT" | "SHIPMENT_UPDATED" | "ACTIVITY_CREATED" | "ACTIVITY_UPDATED" | "IDENTITY_SESSION_COMPLETED";
            status: components["schemas"]["UndeliveredStatus"];
            idempotency_key: components["schemas"]["CallbackIdempotencyKey"];
            /** @description Null if the client has no address for it. */
            address: string | null;
            /** @description The activity, shipment, session or card transaction that it is about. */
            resource_id: components["schemas"]["Id"];
            attempts_made: number;
            /** @description Null before the first. */
            last_attempt: components["schemas"]["LastAttempt"] | null;
            next_attempt_at: components["schemas"]["Timestamp"] | null;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        UndeliveredEventList: {
            data: components["schemas"]["UndeliveredEvent"][];
            meta: components["schemas"]["ListMeta"];
        };
        UndeliveredEventResult: {
            data: components["schemas"]["UndeliveredEvent"];
        };
        /**
         * @description DEAD: given up, after the last attempt or a 410. PENDING: still failing, or without an address.
         * @enum {string}
         */
        UndeliveredStatus: "DEAD" | "PENDING";
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
    };
    parameters: {
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
    getLiveness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process is alive. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Liveness"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service is ready. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All metrics of this process. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["Metrics"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
        };
    };
    getSigningKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JsonWebKeySet"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["InternalError"];
        };
    };
    showDocumentation: {
        parameters: {
            query?: {
                /**
                 * @description The page to read.
                 * @example api
                 */
                page?: "start" | "api" | "client-api" | "sandbox" | "system" | "networks" | "network-api" | "settlement" | "lifecycles" | "errors" | "revisions" | "revision" | "guides" | "downloads";
                /**
                 * @description A named revision.
                 * @example earliest
                 */
                revision?: string;
                /**
                 * @description The part of a reference, named by its tag in lower case with hyphens. Without it the page lists the operations of all parts.
                 *     An anchor with an `operationId` leads to the operation in any part.
                 * @example users
                 */
                tag?: string;
                /**
                 * @description The name of a guide; without it the page lists the guides.
                 * @example designing
                 */
                guide?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["DocumentationPage"];
                };
            };
            /** @description The address of the page does not follow this contract, or there is no page, revision, part or guide of this name. The answer is a page. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-content-type-options": components["headers"]["ContentTypeOptions"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["DocumentationErrorPage"];
                };
            };
            406: components["responses"]["NotAcceptable"];
            /** @description An internal error of the service. The answer is a page. */
            500: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    "x-content-type-options": components["headers"]["ContentTypeOptions"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": components["schemas"]["DocumentationErrorPage"];
                };
            };
        };
    };
    searchUndeliveredEvents: {
        parameters: {
            query?: {
                /**
                 * @description Events that were given up (DEAD) when absent.
                 * @example [
                 *       "DEAD"
                 *     ]
                 */
                "filter[status]"?: components["schemas"]["UndeliveredStatus"][];
                /**
                 * @example [
                 *       "01935d2a-7f60-7c11-9a51-000000000c01"
                 *     ]
                 */
                "filter[client_id]"?: components["schemas"]["IdInList"][];
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
            /** @description A page of events, the newest first. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndeliveredEventList"];
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
    replayUndeliveredEvent: {
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
                    "application/json": components["schemas"]["UndeliveredEventResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such event, or it was delivered. */
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
            /** @description The client has no address for it. */
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
