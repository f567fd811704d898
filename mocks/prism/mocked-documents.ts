/** The two OpenAPI documents that are mocked: what the service hosts, and what the client hosts. */
export interface Documents {
  openapi: object;
  clientApi: object;
}
