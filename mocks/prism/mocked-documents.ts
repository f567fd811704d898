/** The two OpenAPI documents that are mocked: what the service hosts, and what those host whom it calls. */
export interface Documents {
  service: object;
  counterpart: object;
}
