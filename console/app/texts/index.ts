import { computed, signal } from '@preact/signals';
import { en, type Texts } from './en';
import { es } from './es';
import { pt } from './pt';

/** The languages of the console, as they call themselves. */
export const LANGUAGES = { en: 'English', es: 'Español', pt: 'Português' } as const;

export type LanguageName = keyof typeof LANGUAGES;

const TEXTS: Readonly<Record<LanguageName, Texts>> = { en, es, pt };
const KEPT = 'contrato-console-language';

const isLanguage = (name: string | null): name is LanguageName => name !== null && Object.hasOwn(LANGUAGES, name);

/** A browser may refuse storage: the language is then the one that the browser prefers, on each visit. */
function kept(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

function preferred(): LanguageName {
  const chosen = kept();
  if (isLanguage(chosen)) return chosen;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';
}

export const language = signal<LanguageName>(preferred());

/** The texts in the language that is chosen. */
export const t = computed((): Texts => TEXTS[language.value]);

export function choose(name: LanguageName): void {
  language.value = name;
  try {
    localStorage.setItem(KEPT, name);
  } catch {
    // The choice holds until the page is closed.
  }
}
