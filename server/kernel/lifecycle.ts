import type { ErrorCode } from '../../generated/errors';
import { isBlank } from './blank';
import { DomainError, refuseField, ValueRefused } from './errors';

/** The condition that a step of a state machine sets for a field of the request. */
interface Guard {
  text: string;
  error?: ErrorCode;
  field?: string;
  /** The values of which the field must hold one. */
  values?: readonly string[];
  /** The condition under which the field must hold a value. */
  required_when?: { field: string; values: readonly string[] };
}

export interface Transition {
  name: string;
  /** Calls of clients that lead to it. */
  operations?: readonly string[];
  /** The causes other than operations: reports of networks and providers, decisions of the service, and the clock. */
  causes?: readonly string[];
  from: readonly string[] | 'any';
  to: string;
  /** The code of a refusal by this transition, where it differs from the machine's. */
  refusal?: ErrorCode;
  guards: readonly Guard[];
}

/** A state machine as `spec/lifecycles.yaml` states it and `generated/lifecycles.ts` carries it. */
export interface Machine {
  refusal?: ErrorCode;
  states: Readonly<Record<string, { final: boolean; refusal?: ErrorCode }>>;
  transitions: readonly Transition[];
}

/** A requested step: its operation or cause, its start state and, if there is a choice, its end state. */
export interface Step {
  cause: string;
  from: string;
  to?: string;
}

function allows(transition: Transition, from: string): boolean {
  return transition.from === 'any' || transition.from.includes(from);
}

/** Decides whether an operation or a cause leads to a transition. */
export function isCausedBy({ operations, causes }: Transition, cause: string): boolean {
  return operations?.includes(cause) === true || causes?.includes(cause) === true;
}

/** The transitions by which an operation or a cause may leave a state. */
export function stepsFrom(machine: Machine, from: string, cause?: string): Transition[] {
  return machine.transitions.filter(
    (transition) => allows(transition, from) && (cause === undefined || isCausedBy(transition, cause)),
  );
}

function refusalOf(machine: Machine, cause: string): ErrorCode | undefined {
  return machine.transitions.find((transition) => isCausedBy(transition, cause) && transition.refusal)?.refusal;
}

/**
 * The transition that a step takes.
 * @throws DomainError with the code of the state it can't leave, or of the cause's transition, or the machine's own
 */
export function transitionFor(machine: Machine, step: Step): Transition {
  const possible = stepsFrom(machine, step.from, step.cause);
  const found = possible.find((transition) => step.to === undefined || transition.to === step.to);
  if (found !== undefined) return found;
  const refusal = machine.states[step.from]?.refusal ?? refusalOf(machine, step.cause) ?? machine.refusal;
  if (refusal === undefined) throw new Error(`no refusal is stated for ${step.cause} from ${step.from}`);
  const detail = refusalText(machine, step, possible);
  throw new DomainError(refusal, [{ code: 'state', detail, location: 'body', pointer: '/status' }]);
}

/** Says that a state is final, or which states may follow it by this cause. */
function refusalText({ states }: Machine, { from, to }: Step, possible: readonly Transition[]): string {
  if (states[from]?.final === true) return `${from} is final`;
  const refused = to === undefined ? `${from} does not allow this step` : `${from} can't become ${to} here`;
  const legal = [...new Set(possible.map((transition) => transition.to))];
  return legal.length === 0 ? refused : `${refused}; it can become ${legal.join(', ')}`;
}

/**
 * Holds the fields of a request against the guards of a transition that are about fields.
 * @throws DomainError with the guard's code, naming the field
 */
export function assertGuards(transition: Transition, fields: Readonly<Record<string, unknown>>): void {
  for (const guard of transition.guards) assertGuard(guard, fields);
}

function assertGuard(guard: Transition['guards'][number], fields: Readonly<Record<string, unknown>>): void {
  const { field, values, required_when: when, error } = guard;
  if (field === undefined || error === undefined) return;
  const value = fields[field];
  const isRequired = when === undefined || when.values.includes(String(fields[when.field]));
  if (isRequired && isBlank(String(value ?? ''))) {
    const where = when === undefined ? 'here' : `when ${when.field} is ${fields[when.field]}`;
    throw refuseField(error, `/${field}`, 'required', `${field} is required ${where}`);
  }
  const allowed = when === undefined ? values : undefined;
  if (allowed?.includes(String(value)) === false) throw new ValueRefused(error, field, allowed);
}
