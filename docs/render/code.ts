import { LANGUAGES } from '../../console/snippets';
import { type Html, html } from '../../server/platform/http/html';
import type { Samples } from './samples';

/** Code in every language, one of them shown. It needs no script: the chosen button decides by its style. */
export function codeBlock(name: string, samples: Samples): Html {
  const choices = LANGUAGES.map((language, at) => {
    const checked = at === 0 ? html` checked` : null;
    return html`<label><input type="radio" name="code-${name}" value="${language}"${checked}>${language}</label>`;
  });
  const texts = LANGUAGES.map(
    (language) => html`<pre data-language="${language}" tabindex="0">${samples[language]}</pre>`,
  );
  return html`<div class="code" data-code><fieldset><legend class="hidden">Language of the code</legend>${choices}</fieldset>${texts}</div>`;
}

/** One text to copy. */
export const copyBlock = (text: Html | string): Html =>
  html`<div class="code" data-code><pre tabindex="0">${text}</pre></div>`;
