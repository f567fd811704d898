/** The id of the client of this number. */
export const tenantId = (n: number): string => `bench-${n}`;
