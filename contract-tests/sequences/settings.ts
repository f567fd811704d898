/** The setting that a sequence begins in, which says what it is mostly about. */
export const SETTINGS = ['accounts', 'cards', 'brazil'] as const;
export type Setting = (typeof SETTINGS)[number];
