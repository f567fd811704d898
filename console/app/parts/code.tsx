import { useState } from 'preact/hooks';
import type { Outgoing } from '../../form/outgoing';
import { LANGUAGES, type Language, snippet } from '../../snippets';
import { t } from '../texts';
import { Copy } from './basics';

/** A request as code to copy, in the language that is chosen. */
export function Code({ request }: { request: Outgoing }) {
  const [language, choose] = useState<Language>('curl');
  const text = snippet(language, request);
  return (
    <div class="code">
      <div class="tools">
        <fieldset class="segments">
          <legend class="hidden">{t.value.language}</legend>
          {LANGUAGES.map((name) => (
            <button key={name} type="button" aria-pressed={name === language} onClick={() => choose(name)}>
              {name}
            </button>
          ))}
        </fieldset>
        <Copy text={text} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <pre tabIndex={0}>{text}</pre>
      {text.includes('TOKEN') && <p class="soft">{t.value.tokenIsRead}</p>}
    </div>
  );
}
