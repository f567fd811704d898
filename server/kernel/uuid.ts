/**
 * Returns a `uuid` of the contract in lower case, as ids are stored: RFC 9562 allows upper and lower case. Other ids
 * are opaque and do not change.
 */
export const uuidOf = (written: string): string => written.toLowerCase();
