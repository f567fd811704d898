import { causes as reportedCauses } from '../../generated/causes';
import { type LifecycleName, lifecycles } from '../../generated/lifecycles';
import { isCausedBy, type Machine, type Transition } from '../../server/kernel/lifecycle';
import { stepName } from './observed';

/** A change of state as the store has it. */
export interface Change {
  lifecycle: LifecycleName;
  /** Null when the record is new. */
  was: string | null;
  now: string;
  /** The transition, if the record itself identifies it among those of the same operation. */
  hint?: string | null;
}

/** The meaning of a change: steps of the contract, something that the contract doesn't know, or nothing. */
type Attribution = { steps: string[] } | { illegal: string } | null;

/** Operations that bring records in the states that they had: nothing happens to these. */
const BRING_BACK: ReadonlySet<string> = new Set(['restoreSnapshot', 'forkSnapshot']);

/** A record that waits for the answer of somebody outside has no state of the contract yet. */
const BEFORE_ALL = 'RESERVED';

/**
 * Finds the transition behind a change. Where several lead from one state to the other, the operation that was just
 * carried out tells them apart; what no operation causes is the clock's or a network's.
 *
 * @param operation the operationId of the last request
 */
export function attribute(change: Change, operation: string): Attribution {
  const { lifecycle, now } = change;
  if (now === BEFORE_ALL || BRING_BACK.has(operation)) return null;
  const was = change.was === BEFORE_ALL ? null : change.was;
  const { transitions } = lifecycles[lifecycle] as Machine;
  const possible = transitions.filter((transition) => transition.to === now && leaves(transition, was));
  const reported = possible.filter((transition) => isReportedBy(transition, operation));
  const hinted = reported.filter(({ name }) => name === change.hint);
  if (reported.length > 0) return onlyStep(lifecycle, hinted.length > 0 ? hinted : reported, was);
  // A record is also written for other reasons than its state, and then nothing has happened to that.
  if (was === now) return null;
  const walked = walk(transitions, { was, now, operation });
  if (walked !== null)
    return { steps: walked.map(({ transition, from }) => stepName(lifecycle, transition.name, from)) };
  const unasked = possible.filter(({ operations = [], causes = [] }) => operations.length + causes.length === 0);
  if (possible.length > 0) return onlyStep(lifecycle, unasked.length > 0 ? unasked : possible, was);
  return { illegal: `${lifecycle} went from ${was ?? 'nothing'} to ${now} on ${operation}` };
}

/** Decides whether an operation leads to a transition, directly or by the cause that it reports. */
function isReportedBy(transition: Transition, operation: string): boolean {
  return (
    isCausedBy(transition, operation) ||
    (reportedCauses[operation] ?? []).some((cause) => isCausedBy(transition, cause))
  );
}

/** Returns the single possible transition; several possible ones count as none. */
function onlyStep(lifecycle: string, possible: readonly Transition[], was: string | null): Attribution {
  const [only, ...others] = possible;
  return only === undefined || others.length > 0 ? null : { steps: [stepName(lifecycle, only.name, was)] };
}

interface Step {
  transition: Transition;
  from: string | null;
}

/** The shortest way by transitions of one operation: some walk several states at once. */
function walk(
  transitions: readonly Transition[],
  { was, now, operation }: { was: string | null; now: string; operation: string },
): Step[] | null {
  const own = transitions.filter((transition) => isReportedBy(transition, operation));
  let ways: Step[][] = [[]];
  for (let length = 0; length < own.length; length += 1) {
    ways = ways.flatMap((way) => {
      const from = way.at(-1)?.transition.to ?? was;
      const next = own.filter((transition) => leaves(transition, from) && !way.some((step) => step.from === from));
      return next.map((transition) => [...way, { transition, from }]);
    });
    const found = ways.find((way) => way.at(-1)?.transition.to === now);
    if (found) return found;
  }
  return null;
}

function leaves({ from }: Transition, state: string | null): boolean {
  if (state === null) return from.length === 0;
  return from === 'any' || from.includes(state);
}

/** Every step of every lifecycle: each transition from each state that it can leave. */
export function everyStep(): { lifecycle: LifecycleName; transition: string; from: string | null; name: string }[] {
  return (Object.keys(lifecycles) as LifecycleName[]).flatMap((lifecycle) => {
    const { states, transitions } = lifecycles[lifecycle] as Machine;
    return transitions.flatMap((transition) =>
      sources(transition, Object.keys(states)).map((from) => ({
        lifecycle,
        transition: transition.name,
        from,
        name: stepName(lifecycle, transition.name, from),
      })),
    );
  });
}

function sources({ from }: Transition, states: readonly string[]): (string | null)[] {
  if (from === 'any') return [...states];
  return from.length === 0 ? [null] : [...from];
}
