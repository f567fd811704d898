import { useState } from 'preact/hooks';
import { firstInexactNumber } from '../../../server/platform/http/inexact-number';
import type { Json } from '../../form/forms';
import { isRedacted } from '../../form/from-log';
import { t } from '../texts';

interface JsonText {
  text: string;
  /** The reason, in words, why the text is not sent; null if it is. */
  mistake: string | null;
  /** The properties of the text area. */
  area: {
    ref: (area: HTMLTextAreaElement | null) => void;
    value: string;
    spellcheck: boolean;
    'aria-invalid': boolean;
    onInput: (event: { currentTarget: HTMLTextAreaElement }) => void;
  };
}

/**
 * Keeps a value as somebody types it. Text with a mistake is not sent, and gives way to a value from elsewhere, such as
 * another example. Text stays as it is typed: `100.` and `100.0` are the beginning of `100.05`, and a button below
 * the text that moves while it is pressed is not pressed.
 * @param given the text to begin with, if the value is not exactly what it says
 */
export function useJsonText(value: Json, onChange: (value: Json) => void, given?: string): JsonText {
  const [typed, setTyped] = useState<{ text: string; value: Json } | null>(
    given === undefined ? null : { text: given, value },
  );
  const text = typed !== null && typed.value === value ? typed.text : JSON.stringify(value, null, 2);
  const mistake = mistakeIn(text) ?? secretMissingIn(text);
  return {
    text,
    mistake,
    area: {
      ref: (area) => area?.setCustomValidity(mistake ?? ''),
      value: text,
      spellcheck: false,
      'aria-invalid': mistake !== null,
      onInput: ({ currentTarget: { value: now } }) => {
        const isValid = mistakeIn(now) === null;
        const read = isValid ? (JSON.parse(now) as Json) : value;
        setTyped({ text: now, value: read });
        if (isValid) onChange(read);
      },
    },
  };
}

/** Says that a text has a place at which the log has left out a secret; null if it has none. */
export const secretMissingIn = (text: string): string | null => (isRedacted(text) ? t.value.call.redacted : null);

/** Says why a text is no JSON that can be sent as it is written; null if it is. */
export function mistakeIn(text: string): string | null {
  try {
    JSON.parse(text);
    return firstInexactNumber(text) === null ? null : t.value.call.inexact;
  } catch {
    return t.value.call.notJson;
  }
}
