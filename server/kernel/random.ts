/** A whole number from 0 up to, but not including, `below`; unpredictable. Rules that need chance are handed one. */
export type Random = (below: number) => number;
