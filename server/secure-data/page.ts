import { invalidEndUserToken } from '../platform/http/caller';
import type { Call } from '../platform/http/operation';
import type { Reader } from '../platform/store/db';
import type { User } from '../users/rules/user';
import { findUser } from '../users/store/users';
import { type Speech, speechOf } from './pages/locale';
import { stylesheetOf } from './pages/stylesheet';
import { assertSuccessLink } from './pages/success-link';

type PageCall = Call<'showSensitiveData'> | Call<'showActivationPage'> | Call<'submitActivation'>;

/**
 * Returns the user whose token opened the page: the security scheme of these operations allows nothing else.
 * @throws DomainError INVALID_END_USER_TOKEN if the user no longer exists
 */
export async function userOf(reader: Reader, { client, endUser }: PageCall): Promise<User> {
  if (endUser === null) throw new Error('a hosted page is opened with an end-user token only');
  const user = await findUser(reader, client.id, endUser.userId);
  if (user === null) throw invalidEndUserToken();
  return user;
}

/**
 * Returns the same user for a page that shows something.
 * @throws DomainError INVALID_END_USER_TOKEN while it is BLOCKED
 */
export async function activeUserOf(reader: Reader, call: PageCall): Promise<User> {
  const user = await userOf(reader, call);
  if (user.status !== 'ACTIVE') throw invalidEndUserToken();
  return user;
}

/**
 * Returns the rights of a page, by the request and what the client has registered.
 * @throws DomainError INVALID_REQUEST for a stylesheet from elsewhere
 */
export function policyOf({ client, query }: PageCall): { stylesheet: URL | null; frameOrigins: readonly string[] } {
  const { pages } = client.configuration;
  return { stylesheet: stylesheetOf(query.styles, pages.stylesheet_origins), frameOrigins: pages.frame_origins };
}

/**
 * Reads the request for the form's page.
 * @throws DomainError INVALID_REQUEST, INVALID_SUCCESS_LINK
 */
export function activationOf(call: Call<'showActivationPage'> | Call<'submitActivation'>): {
  speech: Speech;
  successLink: string | null;
  policy: ReturnType<typeof policyOf>;
} {
  const { client, query } = call;
  const successLink = query.success_link ?? null;
  if (successLink !== null) assertSuccessLink(successLink, client.configuration.pages.success_links);
  return { speech: speechOf(query.locale, query.country), successLink, policy: policyOf(call) };
}
