import { html } from '../../platform/http/html';
import { activationScript } from './assets';
import { document, type Page } from './document';
import { doneIcon } from './icons';
import type { Speech } from './locale';
import type { PagePolicy } from './policy';
import { textsOf } from './texts';

export interface ActivationPage {
  speech: Speech;
  /** The reason why the last attempt failed. The form comes back empty: nothing that was typed is sent back. */
  failure?: { code: string; text: string; field: 'pan' | 'pin' };
  successLink: string | null;
  policy: Omit<PagePolicy, 'nonce' | 'form'>;
}

/**
 * The form that activates a card. It has no `action`: it goes to the address that showed it, so that the token stands
 * nowhere in the page.
 */
export function activationPage({ speech, failure, successLink, policy }: ActivationPage): Page {
  const { activation: texts } = textsOf(speech);
  const state = (field: 'pan' | 'pin', first: boolean) =>
    html`${failure?.field === field && html` aria-invalid="true"`}${
      (failure === undefined ? first : failure.field === field) && html` autofocus`
    }`;
  const content = html`<form class="activation-form" method="post" autocomplete="off" data-bad-pan="${texts.badPan}" data-bad-pin="${texts.badPin}">
<h1>${texts.title}</h1>
<p>${texts.lead}</p>
<p class="error-field" id="error" role="alert">${failure?.text ?? null}</p>
<label for="pan">${texts.pan}</label>
<input class="pan-input" id="pan" name="pan" type="text" inputmode="numeric" autocomplete="off" spellcheck="false" required minlength="16" maxlength="19" pattern="[0-9]{4}( ?[0-9]{4}){3}" placeholder="0000 0000 0000 0000" aria-describedby="pan-hint error"${state('pan', true)}>
<small id="pan-hint">${texts.panHint}</small>
<label for="pin">${texts.pin}</label>
<input class="pin-input" id="pin" name="pin" type="password" inputmode="numeric" autocomplete="off" minlength="4" maxlength="4" pattern="[0-9]{4}" placeholder="••••" aria-describedby="pin-hint error"${state('pin', false)}>
<small id="pin-hint">${texts.pinHint}</small>
<button class="submit-button" type="submit" data-busy="${texts.busy}">${texts.submit}</button>
</form>`;
  return document({
    speech,
    title: texts.title,
    content,
    script: activationScript,
    errorCode: failure?.code,
    policy: { ...policy, form: { successLink } },
  });
}

/** Renders the page after an activation that leads nowhere else. */
export function activatedPage({ speech, policy }: Pick<ActivationPage, 'speech' | 'policy'>): Page {
  const { activation: texts } = textsOf(speech);
  const content = html`<section role="status" data-tone="done">${doneIcon}<h1>${texts.done}</h1><p>${texts.doneLead}</p></section>`;
  return document({ speech, title: texts.title, content, policy: { ...policy, form: null } });
}
