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

function preferred(): LanguageName {
  const kept = localStorage.getItem(KEPT);
  if (isLanguage(kept)) return kept;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';
}

export const language = signal<LanguageName>(preferred());

/** The texts in the language that is chosen. */
export const t = computed((): Texts => TEXTS[language.value]);

export function choose(name: LanguageName): void {
  localStorage.setItem(KEPT, name);
  language.value = name;
}
