import { operations } from '../generated/operations';
import { DomainError } from '../server/kernel/errors';
import { mistakesOf } from '../server/platform/http/violations';
import { Problem } from './onboarding/problem';

/** Operations of the contract whose bodies commands also accept. */
type Operation =
  | 'createAffinityGroup'
  | 'updateAffinityGroup'
  | 'updateSandboxClient'
  | 'changeAccountByService'
  | 'setAccountLimits';

/**
 * Checks the typed values against the body of an operation.
 * @param what the start of the message
 * @throws Problem naming every mistake
 */
export function assertBody(operation: Operation, what: string, body: unknown): void {
  const mistakes = mistakesOf(operations[operation].checks.body, 'body', body);
  if (mistakes.length === 0) return;
  throw new Problem(`${what}: ${mistakes.map(({ pointer, detail }) => `${pointer} ${detail}`.trim()).join('; ')}`);
}

/**
 * Runs something that the service may refuse.
 * @throws Problem with the code and the reason of the refusal
 */
export async function refusedInWords<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const reasons = error.details.map(({ detail }) => detail).filter((detail) => detail !== undefined);
    throw new Problem([error.code, ...reasons].join(': '));
  }
}
