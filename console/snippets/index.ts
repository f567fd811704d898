import type { Outgoing } from '../form/outgoing';
import { curl } from './curl';
import { go } from './go';
import { java } from './java';
import { javascript } from './javascript';
import { python } from './python';
import { typescript } from './typescript';

/** The languages that a request can be copied in. */
export const LANGUAGES = ['curl', 'TypeScript', 'fetch', 'Python', 'Go', 'Java'] as const;

export type Language = (typeof LANGUAGES)[number];

const WRITERS: Readonly<Record<Language, (request: Outgoing) => string>> = {
  curl,
  TypeScript: typescript,
  fetch: javascript,
  Python: python,
  Go: go,
  Java: java,
};

/**
 * A request as code to paste. The access token is read from the variable TOKEN, and the typed client reads its
 * credentials from variables, so that no secret is pasted anywhere.
 */
export function snippet(language: Language, request: Outgoing): string {
  return WRITERS[language](request);
}
