import { computed, signal } from '@preact/signals';
import { parseRevision, type Revision } from '../../generated/revisions';
import { forgetDrafts, forgetDraftsOfOthers } from './drafts';
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

/** True while the client of this machine is being logged in, for three seconds at most: then anybody can log in. */
export const isOpening = signal(setup.local !== undefined);

/** The refusal because of which nobody is logged in; null if there was none. */
export const endedBy = signal<string | null>(null);

/** The name of the revision that the client is pinned to. */
export const revisionName = signal('current');

export const revision = computed((): Revision => {
  try {
    return parseRevision(revisionName.value);
  } catch {
    return parseRevision('current');
  }
});

const OPENING_MILLISECONDS = 3_000;

let credentials: Credentials | null = null;
let logins = 0;
/** The token that is being requested, and the session that it is for. */
let renewing: { number: number; token: Promise<string | null> } | null = null;
/** The time of the page before which the service refuses to give a token. */
let notBefore = 0;

/** Marks what is asked for to draw a page: the log of the client's requests leaves it out. */
export const VIEW_HEADER = 'x-console-view';

/** The paths of tokens, in all revisions: which one a client has is known when it is logged in. */
const TOKEN_PATHS = ['/oauth/token', '/oauth/v1/token'];

/**
 * Gets a token.
 * @returns why not, in words; null when it went well
 */
export async function login(given: Credentials): Promise<string | null> {
  const answer = await tokenFor(given, false);
  if ('refusal' in answer) return answer.refusal;
  begin(given, answer.token);
  return null;
}

/** Where the browser remembers, as long as the tab is open, which client is logged in. It never has the secret. */
const CLIENT_OF_TAB = 'contrato.client';

/** Returns the client that was logged in by hand in this tab before the document was loaded again; null if none was. */
export function clientOfTab(): string | null {
  try {
    const id = sessionStorage.getItem(CLIENT_OF_TAB);
    return id === setup.local?.client_id ? null : id;
  } catch {
    return null;
  }
}

function rememberClient(id: string | null): void {
  try {
    if (id === null) sessionStorage.removeItem(CLIENT_OF_TAB);
    else sessionStorage.setItem(CLIENT_OF_TAB, id);
  } catch {
    // A browser that keeps nothing.
  }
}

/**
 * Logs in the client of this machine, if the page has one, unless somebody logs in meanwhile. If another client was
 * logged in before the document was loaded again, it waits: nobody acts as another client without seeing it.
 */
export async function loginAtStart(): Promise<void> {
  if (setup.local === undefined) return;
  if (clientOfTab() !== null) {
    isOpening.value = false;
    return;
  }
  const given = { clientId: setup.local.client_id, clientSecret: setup.local.client_secret };
  setTimeout(() => {
    isOpening.value = false;
  }, OPENING_MILLISECONDS);
  const answer = await tokenFor(given, true);
  if (logins === 0) {
    if ('token' in answer) begin(given, answer.token);
    else endedBy.value = answer.refusal;
  }
  isOpening.value = false;
}

/** Logs in the client of this machine in place of the one that was logged in before the document was loaded again. */
export function switchToMachineClient(): Promise<void> {
  rememberClient(null);
  return loginAtStart();
}

/** Decides whether the client of this machine is logged in: a document that is loaded again logs it in by itself. */
export const isOfMachine = (): boolean =>
  setup.local !== undefined && session.value?.clientId === setup.local.client_id;

function begin(given: Credentials, token: string): void {
  credentials = given;
  rememberClient(given.clientId);
  forgetDraftsOfOthers(given.clientId);
  logins += 1;
  notBefore = 0;
  endedBy.value = null;
  session.value = { number: logins, clientId: given.clientId, token };
}

/** Forgets the client and everything that is its own. @param reason the refusal because of which it is logged out */
export function logout(reason: string | null = null): void {
  credentials = null;
  rememberClient(null);
  // A client whose secret was changed logs in with the new one, and goes on.
  if (reason === null) forgetDrafts();
  session.value = null;
  endedBy.value = reason;
}

/** Returns the seconds after which the service answers again; null if it names none. */
export function retryAfterOf(headers: Headers): number | null {
  const seconds = Number(headers.get('retry-after') ?? '');
  return seconds > 0 ? seconds : null;
}

/**
 * Gets a new token when the present one has expired, for example because the clock was moved.
 * @returns null if there is none, or if another client has logged in since
 */
export function renewed(): Promise<string | null> {
  const present = session.value;
  if (credentials === null || present === null || performance.now() < notBefore) return Promise.resolve(null);
  // One request for all that need the token: with a secret that was changed, each would count as a guess.
  if (renewing?.number !== present.number) renewing = { number: present.number, token: renew(credentials, present) };
  return renewing.token;
}

async function renew(known: Credentials, { number }: Session): Promise<string | null> {
  try {
    const answer = await tokenFor(known, true);
    if (session.value?.number !== number) return null;
    if ('token' in answer) {
      session.value = { ...session.value, token: answer.token };
      return answer.token;
    }
    // The secret was changed. Every further request would count towards the limit of guesses.
    if (answer.refusal === 'INVALID_CLIENT') logout(answer.refusal);
    notBefore = performance.now() + (answer.retryAfter ?? 0) * 1_000;
    return null;
  } finally {
    if (renewing?.number === number) renewing = null;
  }
}

/** @param unasked true if the page itself needs the token: the log of the client's requests leaves it out */
async function tokenFor(
  { clientId, clientSecret }: Credentials,
  unasked: boolean,
): Promise<{ token: string } | { refusal: string; retryAfter: number | null }> {
  const body = {
    client_id: clientId,
    client_secret: clientSecret,
    audience: setup.audience,
    grant_type: 'client_credentials',
  };
  let refusal = '';
  let retryAfter: number | null = null;
  for (const path of TOKEN_PATHS) {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(unasked ? { [VIEW_HEADER]: '1' } : {}) },
      body: JSON.stringify(body),
    }).catch(() => null);
    if (answer === null) return { refusal: 'NO_ANSWER', retryAfter };
    const json = (await answer.json().catch(() => null)) ?? {};
    if (answer.ok && typeof json.access_token === 'string') return { token: json.access_token };
    refusal = json.error_code ?? (answer.ok ? 'NO_TOKEN' : String(answer.status));
    retryAfter = retryAfterOf(answer.headers);
    if (answer.status !== 404) break;
  }
  return { refusal, retryAfter };
}
