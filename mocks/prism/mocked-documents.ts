/** The two mocked OpenAPI documents: the operations of the service, and those of the systems that it calls. */
export interface Documents {
  service: object;
  counterpart: object;
}
