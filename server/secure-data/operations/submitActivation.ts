import { activateForUser } from '../../cards/activation';
import { DomainError } from '../../kernel/errors';
import { direct } from '../../platform/http/operation';
import type { Services } from '../../platform/services';
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
  const asked = activationOf(call);
  const { id: userId } = await userOf(services.db, call);
  const giveBack = await countAttempt(services, `${client.id} ${userId}`);
  const reply = await services.db.transaction(async (tx) => {
    await activateForUser(tx, services, {
      clientId: client.id,
      userId,
      pan: body.pan.replaceAll(' ', ''),
      pin: body.pin || null,
      previousCardId: null,
      now,
    });
    return finish(activated(asked));
  });
  // Who activates one card after the other guesses at nothing.
  giveBack();
  return reply;
});

function activated(asked: ReturnType<typeof activationOf>) {
  if (asked.successLink === null) {
    const { text, headers } = activatedPage(asked);
    return { status: 200 as const, headers, body: text };
  }
  const headers = pageHeaders({ ...asked.policy, nonce: null, form: null });
  return { status: 303 as const, headers: { ...headers, location: asked.successLink }, body: undefined };
}

/** Counts a try before its work is done. @returns how to take that back, for a try that succeeds */
async function countAttempt({ attempts }: Services, who: string): Promise<() => void> {
  const key = `activation ${who}`;
  const wait = await attempts.take(key, performance.now(), ATTEMPTS_PER_SECOND, ATTEMPTS_BURST);
  if (wait > 0) throw new DomainError('RATE_LIMITED', [], { 'retry-after': String(wait) });
  return () => attempts.giveBack(key, ATTEMPTS_BURST);
}
