import { DomainError } from '../kernel/errors';
import type { Services } from '../platform/services';
import { machineTimer, withinTime } from '../platform/timer';

/** Milliseconds that a network or provider may take to answer while a caller waits. */
const TIMEOUT_MILLISECONDS = 10_000;

/** The network or provider gave no usable answer. Its action, if any, is not known. */
class NoAnswer extends Error {
  override name = 'NoAnswer';
}

/**
 * Asks a network or provider, but not for ever. Never to be called inside a transaction.
 * @throws NoAnswer when it fails or takes too long
 */
export async function ask<T>(call: () => Promise<T>, timeoutMilliseconds = TIMEOUT_MILLISECONDS): Promise<T> {
  try {
    return await withinTime(machineTimer, timeoutMilliseconds, call(), () => new NoAnswer('no answer in time'));
  } catch (error) {
    throw error instanceof NoAnswer ? error : new NoAnswer('the call failed', { cause: error });
  }
}

/**
 * Asks a network or provider for something without which the request can't be served.
 * @throws DomainError SERVICE_UNAVAILABLE when there is no answer; the cause is logged
 */
export async function askOrRefuse<T>({ log }: Pick<Services, 'log'>, port: string, call: () => Promise<T>): Promise<T> {
  try {
    return await ask(call);
  } catch (error) {
    log.warn({ err: error, port }, 'the network or provider gives no answer');
    throw new DomainError('SERVICE_UNAVAILABLE', [], { 'retry-after': '1' });
  }
}
