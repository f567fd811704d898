import { causes as reportedCauses } from '../../generated/causes';
import { operations } from '../../generated/operations';
import { DomainError } from '../../server/kernel/errors';
import { type Machine, stepsFrom, type Transition } from '../../server/kernel/lifecycle';

interface Attempt<T> {
  machine: Machine;
  /** The operation that was asked for. */
  operation: string;
  /** The state of the thing it is about. */
  state(): Promise<string>;
  run(): Promise<T>;
}

/** Runs a step of a network or provider; when the state allows no such step, the refusal names those that are legal. */
export async function namingLegalSteps<T>({ machine, operation, state, run }: Attempt<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'ILLEGAL_STEP') throw error;
    // A refusal for another reason than the state already has its own text.
    if (error.details[0]?.code !== 'state') throw error;
    throw illegalStep(machine, operation, await state());
  }
}

const TELLING = Object.entries(reportedCauses).filter(
  ([name]) => operations[name as keyof typeof operations].document === 'sandbox',
);

/**
 * Lists the operations that lead to a step: operations of clients, and controls of the sandbox that report its causes.
 */
function waysOf({ operations: calls = [], causes = [] }: Transition): string[] {
  const telling = TELLING.filter(([, own]) => own.some((cause) => causes.includes(cause)));
  return [...calls, ...telling.map(([name]) => name)];
}

function illegalStep(machine: Machine, operation: string, from: string): DomainError {
  const legal = stepsFrom(machine, from).flatMap((step) => waysOf(step).map((name) => `${name} to ${step.to}`));
  const steps =
    legal.length === 0 ? `no step is possible from ${from}` : `allowed steps: ${[...new Set(legal)].join(', ')}`;
  const detail = `${operation} is not possible from ${from}; ${steps}`;
  return new DomainError('ILLEGAL_STEP', [{ code: 'state', detail, location: 'body', pointer: '/status' }]);
}
