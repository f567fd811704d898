import { useState } from 'preact/hooks';
import type { Json } from '../../form/forms';
import { t } from '../texts';

interface JsonText {
  text: string;
  isWrong: boolean;
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
 * Keeps a value as somebody types it. Text that is not JSON is not sent, and gives way to a value from elsewhere, such
 * as another example. Text stays as it is typed: `100.` and `100.0` are the beginning of `100.05`, and a button below
 * the text that moves while it is pressed is not pressed.
 */
export function useJsonText(value: Json, onChange: (value: Json) => void): JsonText {
  const [typed, setTyped] = useState<{ text: string; value: Json } | null>(null);
  const text = typed !== null && typed.value === value ? typed.text : JSON.stringify(value, null, 2);
  const isWrong = !isJson(text);
  return {
    text,
    isWrong,
    area: {
      ref: (area) => area?.setCustomValidity(isWrong ? t.value.call.notJson : ''),
      value: text,
      spellcheck: false,
      'aria-invalid': isWrong,
      onInput: ({ currentTarget: { value: now } }) => {
        const read = isJson(now) ? (JSON.parse(now) as Json) : value;
        setTyped({ text: now, value: read });
        if (isJson(now)) onChange(read);
      },
    },
  };
}

export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
