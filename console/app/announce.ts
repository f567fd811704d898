import { signal } from '@preact/signals';

/** The latest result, in words, for those who hear the page: its element is there before the words are. */
export const announced = signal('');

/** Announces a result. */
export function announce(words: string): void {
  announced.value = words;
}
