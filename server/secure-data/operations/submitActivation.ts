import { activateForUser } from '../../cards/activation';
import { DomainError } from '../../kernel/errors';
import { countingAttempt } from '../../platform/http/attempts';
import { direct } from '../../platform/http/operation';
import { activationOf, userOf } from '../page';
import { activatedPage } from '../pages/activation';
import { pageHeaders } from '../pages/policy';

/**
 * Tries per second and client: who tries card numbers one by one should not get far, with ten at once, then one every
 * half minute.
 */
const ATTEMPTS_PER_SECOND = 1 / 30;
const ATTEMPTS_BURST = 10;

export const submitActivation = direct<'submitActivation'>(async (call, services, finish) => {
  const { client, body, now } = call;
  const activation = activationOf(call);
  const { id: userId } = await userOf(services.db, call);
  const attempt = { key: `activation ${client.id} ${userId}`, perSecond: ATTEMPTS_PER_SECOND, burst: ATTEMPTS_BURST };
  // Successful activations are not guesses; every refused one may be.
  return countingAttempt(services.attempts, attempt, isRefusal, () =>
    services.db.transaction(async (tx) => {
      await activateForUser(tx, services, {
        clientId: client.id,
        userId,
        pan: body.pan.replaceAll(' ', ''),
        pin: body.pin || null,
        previousCardId: null,
        now,
      });
      return finish(activated(activation));
    }),
  );
});

function activated(activation: ReturnType<typeof activationOf>) {
  if (activation.successLink === null) {
    const { text, headers } = activatedPage(activation);
    return { status: 200 as const, headers, body: text };
  }
  const headers = pageHeaders({ ...activation.policy, nonce: null, form: null });
  return { status: 303 as const, headers: { ...headers, location: activation.successLink }, body: undefined };
}

const isRefusal = (error: unknown): boolean => error instanceof DomainError;
