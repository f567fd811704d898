import type { ErrorCode } from '../../../generated/errors';
import type { ErrorRenderer, Refusal } from '../../platform/http/errors';
import { type ActivationPage, activationPage } from './activation';
import type { Page } from './document';
import { errorPage } from './error-page';
import { type Speech, speechOf } from './locale';
import { stylesheetOrNone } from './stylesheet';
import { leadsTo } from './success-link';
import { errorText, textsOf } from './texts';
import type { Texts } from './texts/shape';

/** The request for a page, whether the contract allows it or not. */
interface PageRequest {
  speech: Speech;
  texts: Texts;
  successLink: string | null;
  policy: { stylesheet: URL | null; frameOrigins: readonly string[] };
}

/** A page for an unknown caller has no stylesheet, because with one anybody could change what the page shows. */
function requestOf({ querystring, client }: Refusal): PageRequest {
  const query = new URLSearchParams(querystring);
  const speech = speechOf(query.get('locale'), query.get('country'));
  const pages = client?.configuration.pages;
  return {
    speech,
    texts: textsOf(speech),
    successLink: query.get('success_link'),
    policy: {
      stylesheet: pages === undefined ? null : stylesheetOrNone(query.get('styles'), pages.stylesheet_origins),
      frameOrigins: pages?.frame_origins ?? [],
    },
  };
}

function failed({ body }: Refusal, title: string, { speech, texts, policy }: PageRequest): Page {
  const { error_code: code, error, request_id: requestId } = body;
  return errorPage({
    code,
    title,
    text: errorText(texts, code),
    details: error.details,
    requestId,
    speech,
    policy,
  });
}

function replyOf({ text, headers }: Page): ReturnType<ErrorRenderer> {
  return { body: text, headers };
}

/** Errors of the page that shows a card. */
export const renderCardError: ErrorRenderer = (refusal) => {
  const page = requestOf(refusal);
  return replyOf(failed(refusal, page.texts.card.title, page));
};

/** Errors of the page with the form, before there is a form to come back to. */
export const renderActivationError: ErrorRenderer = (refusal) => {
  const page = requestOf(refusal);
  return replyOf(failed(refusal, page.texts.activation.title, page));
};

/**
 * The errors that a user can correct by typing something else, or by trying again, with the field in which the cursor
 * waits.
 */
const FIELD_TO_CORRECT: { readonly [C in ErrorCode]?: 'pan' | 'pin' } = {
  CARD_NOT_FOUND: 'pan',
  CARD_NOT_EMBOSSED: 'pan',
  USER_NOT_ACTIVE: 'pan',
  USER_DATA_INCOMPLETE: 'pan',
  AFFINITY_GROUP_MISMATCH: 'pan',
  INVALID_PIN: 'pin',
  RATE_LIMITED: 'pan',
  INTERNAL_ERROR: 'pan',
  SERVICE_UNAVAILABLE: 'pan',
};

/** The form again with the reason, or null where another attempt can not help. */
function failureOf({ body }: Refusal, texts: Texts): ActivationPage['failure'] | null {
  const { error_code: code, error } = body;
  const field = FIELD_TO_CORRECT[code];
  if (code === 'CARD_NOT_FOUND') return { code, text: texts.activation.unknownPan, field: 'pan' };
  if (field !== undefined) return { code, text: errorText(texts, code), field };
  const mistyped = error.details.some(({ location, pointer }) => location === 'body' && pointer === '/pan');
  return mistyped ? { code, text: texts.activation.badPan, field: 'pan' } : null;
}

/** Errors of the form: if the user can correct the mistake, the form is shown again. */
export const renderSubmissionError: ErrorRenderer = (refusal) => {
  const page = requestOf(refusal);
  const { speech, texts, successLink, policy } = page;
  const failure = failureOf(refusal, texts);
  const links = refusal.client?.configuration.pages.success_links ?? [];
  if (failure === null || !(successLink === null || leadsTo(successLink, links))) {
    return replyOf(failed(refusal, texts.activation.title, page));
  }
  return replyOf(activationPage({ speech, failure, successLink, policy }));
};
