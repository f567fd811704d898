/**
 * Returns what the contract calls a `uuid` as ids are written here: RFC 9562 reads their letters in either case. Other ids are opaque, and taken
 * as they come.
 */
export const uuidOf = (written: string): string => written.toLowerCase();
