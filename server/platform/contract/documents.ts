/** The documents of the contract that the service serves by itself; what else there is comes with an extension. */
export const OWN_DOCUMENTS: ReadonlySet<string> = new Set(['openapi', 'system']);
