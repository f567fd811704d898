import type { ErrorCode } from '../../../generated/errors';
import type { Locale, Speech } from './locale';
import { en } from './texts/en';
import { es, esArgentina } from './texts/es';
import { pt } from './texts/pt';
import type { PageErrorCode, Texts } from './texts/shape';

const TEXTS: Readonly<Record<Locale, Texts>> = { en, es, pt };

/** The texts for a language; Spanish follows the country, since Argentina addresses people differently. */
export function textsOf({ locale, country }: Speech): Texts {
  if (locale !== 'es' || country !== 'ARG') return TEXTS[locale];
  return {
    ...es,
    activation: { ...es.activation, ...esArgentina.activation },
    errors: { ...es.errors, ...esArgentina.errors },
  };
}

/** Returns the text of a page about an error. A code that no page should answer is shown as a failure of ours. */
export function errorText(texts: Texts, code: ErrorCode): string {
  return texts.errors[code as PageErrorCode] ?? texts.errors.INTERNAL_ERROR;
}
