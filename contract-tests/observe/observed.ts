/**
 * The parts of the contract that a run has exercised in addition to its rows. They are names, so that the results of
 * several processes can be combined.
 */
export interface Observed {
  /** Transitions with the state they left, as `stepName` names them. */
  steps: string[];
  /** Trigger values, as `triggerName` names them. */
  triggers: string[];
  /** The messages that the service sent, as `<operation> <message>`. */
  messages: string[];
  /** The client's replies to them, as `<operation> <status> <example>`. */
  replies: string[];
  /** Error codes that no operation lists, because they belong to none. */
  codes: string[];
}

const KINDS = ['steps', 'triggers', 'messages', 'replies', 'codes'] as const satisfies (keyof Observed)[];

export function nothingObserved(): Observed {
  return { steps: [], triggers: [], messages: [], replies: [], codes: [] };
}

/** Everything that any of them has exercised, each once and in order. */
export function merged(all: readonly Observed[]): Observed {
  const sum = nothingObserved();
  for (const kind of KINDS) sum[kind] = [...new Set(all.flatMap((observed) => observed[kind]))].sort();
  return sum;
}

/** A transition that left this state; the state is empty for a beginning. */
export function stepName(lifecycle: string, transition: string, from: string | null): string {
  return `${lifecycle} ${transition} ${from ?? ''}`.trimEnd();
}

/** @param place such as `body:/amount/value` */
export function triggerName(operationId: string, place: string, value: unknown): string {
  return `${operationId} ${place} ${String(value)}`;
}
