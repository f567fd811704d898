/** The languages of the hosted pages. */
export const LOCALES = ['en', 'es', 'pt'] as const;
export type Locale = (typeof LOCALES)[number];

/** The countries where cards are issued: alpha-3, as callers name a country, to alpha-2, as BCP 47 does. */
const REGIONS: Readonly<Record<string, string>> = { ARG: 'AR', BRA: 'BR', MEX: 'MX', COL: 'CO' };

/** The language of a page, and the country whose regional variant it uses. */
export interface Speech {
  locale: Locale;
  /** ISO 3166-1 alpha-3 in upper case, or null. */
  country: string | null;
}

/** A caller's wish, which the contract may not have checked yet: what is not known falls back to English. */
export function speechOf(locale: string | null | undefined, country: string | null | undefined): Speech {
  return { locale: LOCALES.find((known) => known === locale) ?? 'en', country: country?.toUpperCase() ?? null };
}

/** The BCP 47 tag for the page's `lang`, such as `es-AR`. */
export function languageTag({ locale, country }: Speech): string {
  const region = REGIONS[country ?? ''];
  return region === undefined ? locale : `${locale}-${region}`;
}
