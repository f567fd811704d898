/** The documents of the contract that the service itself serves; extensions add others. */
export const OWN_DOCUMENTS: ReadonlySet<string> = new Set(['openapi', 'system']);
