import { DomainError } from '../../kernel/errors';

/** Schemes that run, read or show something by themselves instead of leading somewhere. */
const NEVER = new Set(['javascript:', 'data:', 'vbscript:', 'blob:', 'file:', 'filesystem:', 'about:', 'view-source:']);

/** Visible ASCII: no white space, no control characters and nothing that a header could not carry. */
const VISIBLE = /^[\x21-\x7e]+$/;

/** The objection to a link: a word for programs and a sentence for people. */
type Objection = [reason: string, detail: string];

function objection(link: string, registered: readonly string[]): Objection | null {
  if (!VISIBLE.test(link)) return ['character', 'only visible ASCII characters are allowed'];
  if (link.includes('\\')) return ['backslash', 'a backslash is not allowed'];
  if (!URL.canParse(link)) return ['format', 'this is not an address with a scheme'];
  const { protocol, username, password } = new URL(link);
  if (NEVER.has(protocol)) return ['scheme', `${protocol} is not allowed`];
  if (username !== '' || password !== '') return ['user_information', 'user information is not allowed'];
  return registered.includes(link) ? null : ['unregistered', 'the client has not registered this link'];
}

/**
 * Decides whether the activation page may lead there: to an address with a scheme, exactly as the client has registered
 * it. What is registered is looked at as well, so that a mistake there opens nothing.
 */
export function leadsTo(link: string, registered: readonly string[]): boolean {
  return objection(link, registered) === null;
}

/** @throws DomainError INVALID_SUCCESS_LINK, when `leadsTo` says no */
export function assertSuccessLink(link: string, registered: readonly string[]): void {
  const found = objection(link, registered);
  if (found === null) return;
  const [code, detail] = found;
  throw new DomainError('INVALID_SUCCESS_LINK', [{ code, detail, location: 'query', pointer: 'success_link' }]);
}
