import { computed, signal } from '@preact/signals';
import { parseRevision, type Revision } from '../../generated/revisions';
import { readSetup } from './setup';

/** The credentials of a client's login. They are kept in memory only and are gone with the page. */
interface Credentials {
  clientId: string;
  clientSecret: string;
}

/** A client that is logged in. */
interface Session {
  /** New with every login: nothing of one client's is shown to another. */
  number: number;
  clientId: string;
  token: string;
}

export const setup = readSetup();

/** The session of the client that is logged in; null before login. */
export const session = signal<Session | null>(null);

/** The name of the revision that the client is pinned to. */
export const revisionName = signal('current');

export const revision = computed((): Revision => {
  try {
    return parseRevision(revisionName.value);
  } catch {
    return parseRevision('current');
  }
});

let credentials: Credentials | null = null;
let logins = 0;

/** Marks what is asked for to draw a page: the log of the client's requests leaves it out. */
export const VIEW_HEADER = 'x-console-view';

/** The paths of tokens, in all revisions: which one a client has is known when it is logged in. */
const TOKEN_PATHS = ['/oauth/token', '/oauth/v1/token'];

/**
 * Gets a token.
 * @param unasked for the page's own sake, as when it opens: the log of the client's requests leaves that out
 * @returns why not, in words; null when it went well
 */
export async function login(given: Credentials, unasked = false): Promise<string | null> {
  const answer = await tokenFor(given, unasked);
  if (typeof answer === 'string') return answer;
  credentials = given;
  logins += 1;
  session.value = { number: logins, clientId: given.clientId, token: answer.token };
  return null;
}

/** Forgets the client and everything that is its own. */
export function logout(): void {
  credentials = null;
  session.value = null;
}

/**
 * Gets a new token when the present one has expired, for example because the clock was moved.
 * @returns null if there is none, or if another client has logged in since
 */
export async function renewed(): Promise<string | null> {
  const asked = session.value;
  if (credentials === null || asked === null) return null;
  const answer = await tokenFor(credentials, true);
  if (typeof answer === 'string' || session.value?.number !== asked.number) return null;
  session.value = { ...session.value, token: answer.token };
  return answer.token;
}

async function tokenFor(
  { clientId, clientSecret }: Credentials,
  unasked: boolean,
): Promise<{ token: string } | string> {
  const body = {
    client_id: clientId,
    client_secret: clientSecret,
    audience: setup.audience,
    grant_type: 'client_credentials',
  };
  let refusal = '';
  for (const path of TOKEN_PATHS) {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(unasked ? { [VIEW_HEADER]: '1' } : {}) },
      body: JSON.stringify(body),
    }).catch(() => null);
    if (answer === null) return 'NO_ANSWER';
    const json = await answer.json().catch(() => ({}));
    if (answer.ok) return { token: json.access_token };
    refusal = json.error_code ?? String(answer.status);
    if (answer.status !== 404) break;
  }
  return refusal;
}
