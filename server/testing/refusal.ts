import { DomainError } from '../kernel/errors';

/**
 * Returns the refusal of something; null where it is not refused.
 * @throws whatever it throws that is no refusal
 */
export function refusalOf(run: () => unknown): DomainError | null {
  try {
    run();
    return null;
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}

/** Returns the code of the refusal of something; null where it is not refused. */
export const refusalCode = (run: () => unknown): string | null => refusalOf(run)?.code ?? null;
