import { invalidEndUserToken } from '../../auth/authenticator';
import { DomainError } from '../../domain/errors';
import { write } from '../../http/operation';
import { activatedPage } from '../../pages/activation';
import { pageHeaders } from '../../pages/policy';
import type { Services } from '../../services';
import { findUser } from '../../store/users';
import { activateForUser } from '../cards/activation';
import { activationOf, userOf } from './page';

/** Who tries card numbers one by one should not get far: ten at once, then one every half minute. */
const ATTEMPTS_PER_SECOND = 1 / 30;
const ATTEMPTS_BURST = 10;

export const submitActivation = write<'submitActivation'>(async (call, tx, services) => {
  const { client, body, now } = call;
  const asked = activationOf(call);
  const userId = userOf(call);
  if ((await findUser(tx, client.id, userId)) === null) throw invalidEndUserToken();
  countAttempt(services, `${client.id} ${userId}`);
  await activateForUser(tx, services, {
    clientId: client.id,
    userId,
    pan: body.pan.replaceAll(' ', ''),
    pin: body.pin || null,
    previousCardId: null,
    now,
  });
  if (asked.successLink === null) {
    const { text, headers } = activatedPage(asked);
    return { status: 200, headers, body: text };
  }
  const headers = pageHeaders({ ...asked.policy, nonce: null, form: null });
  return { status: 303, headers: { ...headers, location: asked.successLink }, body: undefined };
});

function countAttempt({ attempts }: Services, who: string): void {
  const key = `activation ${who}`;
  const wait = attempts.take(key, performance.now(), ATTEMPTS_PER_SECOND, ATTEMPTS_BURST);
  if (wait > 0) throw new DomainError('RATE_LIMITED', [], { 'retry-after': String(wait) });
}
