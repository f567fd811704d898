import type { Outgoing } from '../form/outgoing';
import { curl } from './curl';
import { go } from './go';
import { javascript } from './javascript';
import { python } from './python';

/** The languages that a request can be copied in. */
export const LANGUAGES = ['curl', 'fetch', 'Python', 'Go'] as const;

export type Language = (typeof LANGUAGES)[number];

const WRITERS: Readonly<Record<Language, (request: Outgoing) => string>> = {
  curl,
  fetch: javascript,
  Python: python,
  Go: go,
};

/** A request as code to paste. The access token is read from the variable TOKEN, so that none is pasted anywhere. */
export function snippet(language: Language, request: Outgoing): string {
  return WRITERS[language](request);
}
