import { type Html, html } from '../../platform/http/html';
import { copyScript } from './assets';
import { document, type Page } from './document';
import { chip, contactlessIcon, copyIcon, doneIcon } from './icons';
import type { Speech } from './locale';
import type { PagePolicy } from './policy';
import { textsOf } from './texts';
import type { SensitiveField, Texts } from './texts/shape';

export type Layout = 'list' | 'card';

/** The fields of a card that are shown; one that is missing or null is left out. */
type ShownCard = { readonly [F in SensitiveField]?: string | null };

/** In the order in which they are shown, with the classes that the contract gives them. */
const FIELDS: readonly { field: SensitiveField; className: string }[] = [
  { field: 'pan', className: 'pan' },
  { field: 'name', className: 'name' },
  { field: 'expiration', className: 'expiration-date' },
  { field: 'code', className: 'security-code' },
  { field: 'pin', className: 'pin' },
];

interface CardPage {
  card: ShownCard;
  layout: Layout;
  speech: Speech;
  policy: Omit<PagePolicy, 'nonce' | 'form'>;
}

/**
 * The page that shows the sensitive data of a card. Sensitive data is only in text, never in an attribute, so that no
 * selector of a stylesheet can read it.
 */
export function cardPage({ card, layout, speech, policy }: CardPage): Page {
  const texts = textsOf(speech);
  const shown = FIELDS.flatMap(({ field, className }) => {
    const value = card[field];
    return typeof value === 'string' && value !== '' ? [{ field, className, value }] : [];
  });
  const copies = shown.some(({ field }) => field === 'pan');
  const data = html`<dl${layout === 'list' && html` class="list"`}>
${shown.map((item) => entry(item, layout, texts))}</dl>`;
  const content =
    shown.length === 0
      ? html`<p role="status">${texts.card.nothing}</p>`
      : html`<h1 data-hidden>${texts.card.title}</h1>
${layout === 'list' ? data : html`<div class="card"><div id="face">${chip}${contactlessIcon}</div>${data}</div>`}
${copies && html`<p id="status" role="status"></p>`}`;
  return document({
    speech,
    title: texts.card.title,
    content,
    script: copies ? copyScript : undefined,
    policy: { ...policy, form: null },
  });
}

function entry(
  { field, className, value }: { field: SensitiveField; className: string; value: string },
  layout: Layout,
  texts: Texts,
): Html {
  return html`<div class="${className}">${layout === 'list' ? listTerm(field, texts) : cardTerm(field, texts)}<dd>${
    field === 'pan' ? pan(value, texts) : value
  }</dd></div>
`;
}

function listTerm(field: SensitiveField, texts: Texts): Html {
  return html`<dt class="label">${texts.card.labels[field]}</dt>`;
}

/**
 * A card carries captions for what would be a riddle without; number and name speak for themselves but are announced.
 */
function cardTerm(field: SensitiveField, texts: Texts): Html {
  if (field === 'pan' || field === 'name') return html`<dt data-hidden>${texts.card.labels[field]}</dt>`;
  return html`<dt>${texts.card.captions[field]}</dt>`;
}

function pan(digits: string, { card }: Texts): Html {
  const groups = digits.match(/.{1,4}/g) ?? [];
  return html`<span id="number">${groups.join(' ')}</span> <button type="button" class="copy-icon" aria-label="${card.copy}" title="${card.copy}" data-copied="${card.copied}" data-failed="${card.copyFailed}">${copyIcon}${doneIcon}</button>`;
}
