import { createHash } from 'node:crypto';
import { pageStyle } from './assets';

/** An origin as it may stand in a header: nothing in it can begin another directive. */
const ORIGIN = /^https?:\/\/[A-Za-z0-9.-]+(:[0-9]{1,5})?$/;

const styleHash = createHash('sha256').update(pageStyle).digest('base64');

/** The rights of one page. */
export interface PagePolicy {
  /** Fresh for every page; null for an answer without a page, such as a redirect. */
  nonce: string | null;
  /** The client's stylesheet. */
  stylesheet: URL | null;
  /** The origins that may hold the page in a frame. */
  frameOrigins: readonly string[];
  /** The page's form, and where its answer may lead; null where it has none. */
  form: { successLink: string | null } | null;
}

/**
 * Percent-encodes characters that a path in a source list cannot contain (CSP level 3, 2.3.1); matching decodes them.
 */
function pathSource(path: string): string {
  return path.replace(/[^A-Za-z0-9\-._~!$&'()*+=:@%/]/g, (character) => encodeURIComponent(character));
}

/** A link's place in a source list: the origin of a web address, the scheme alone of a deep link. */
function linkSource(link: string): string {
  const url = new URL(link);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.origin : url.protocol;
}

function formAction(form: PagePolicy['form']): string {
  if (form === null) return "'none'";
  // Browsers check the redirect after a form against this list as well.
  return form.successLink === null ? "'self'" : `'self' ${linkSource(form.successLink)}`;
}

/**
 * The Content-Security-Policy of a page: its own style and script, the client's stylesheet, and nothing else. Nothing a
 * stylesheet asks for is ever fetched: no image, no font, no import.
 *
 * A page with a client's stylesheet gets a second policy, and both must allow it. The first admits the one element that
 * bears the nonce, hence no `@import`; the second its one address, hence no redirect to another host.
 */
export function contentSecurityPolicy({ nonce, stylesheet, frameOrigins, form }: PagePolicy): string {
  const frames = frameOrigins.filter((origin) => ORIGIN.test(origin)).join(' ');
  const policy = [
    "default-src 'none'",
    ...(nonce === null ? [] : [`script-src 'nonce-${nonce}'`, `style-src 'nonce-${nonce}'`]),
    `form-action ${formAction(form)}`,
    "base-uri 'none'",
    `frame-ancestors ${frames === '' ? "'none'" : frames}`,
  ].join('; ');
  if (stylesheet === null) return policy;
  return `${policy}, style-src 'sha256-${styleHash}' ${stylesheet.origin}${pathSource(stylesheet.pathname)}`;
}

/** The headers of every page: it is not cached, its address is not passed on, and its content type is fixed. */
export function pageHeaders(policy: PagePolicy): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(policy),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  };
}
