/** The revisions that are tried: the two ends, and one where two operations share an address. */
export const REVISIONS_TRIED = ['current', 'arg-cash-path=cashin', 'earliest'] as const;
export const DATABASES = ['sqlite', 'postgres'] as const;
export const DOCUMENTS_TRIED = ['openapi', 'sandbox'] as const;
/**
 * The ways in which requests are made: the document's examples, values around bounds, random ones, and sequences along
 * links.
 */
export const PHASES = ['examples', 'coverage', 'fuzzing', 'stateful'] as const;
