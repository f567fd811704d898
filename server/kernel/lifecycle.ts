import type { ErrorCode } from '../../generated/errors';
import { DomainError, refuseField, ValueRefused } from './errors';

/** The condition that a step of a state machine sets for a field of the request. */
export interface Guard {
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
  operations: readonly string[];
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

/** A step that somebody asks for: the operation that causes it, where it starts and, when the operation leaves a choice, where it leads. */
export interface Step {
  operation: string;
  from: string;
  to?: string;
}

function allows(transition: Transition, from: string): boolean {
  return transition.from === 'any' || transition.from.includes(from);
}

/** The transitions by which an operation may leave a state. */
export function stepsFrom(machine: Machine, from: string, operation?: string): Transition[] {
  return machine.transitions.filter(
    (transition) => allows(transition, from) && (operation === undefined || transition.operations.includes(operation)),
  );
}

function refusalOf(machine: Machine, operation: string): ErrorCode | undefined {
  return machine.transitions.find((transition) => transition.operations.includes(operation) && transition.refusal)
    ?.refusal;
}

/**
 * The transition that a step takes.
 * @throws DomainError with the code of the state it can't leave, or of the operation's transition, or the machine's own
 */
export function transitionFor(machine: Machine, step: Step): Transition {
  const possible = stepsFrom(machine, step.from, step.operation);
  const found = possible.find((transition) => step.to === undefined || transition.to === step.to);
  if (found !== undefined) return found;
  const refusal = machine.states[step.from]?.refusal ?? refusalOf(machine, step.operation) ?? machine.refusal;
  if (refusal === undefined) throw new Error(`no refusal is stated for ${step.operation} from ${step.from}`);
  const legal = [...new Set(possible.map((transition) => transition.to))];
  const detail = `${step.from} can't become ${step.to ?? 'that'} here; it can become ${legal.join(', ') || 'nothing'}`;
  throw new DomainError(refusal, [{ code: 'state', detail, location: 'body', pointer: '/status' }]);
}

/**
 * Holds the fields of a request against the guards of a transition that are about fields.
 * @throws DomainError with the guard's code, naming the field
 */
export function assertGuards(transition: Transition, fields: Readonly<Record<string, unknown>>): void {
  for (const { field, values, required_when: when, error } of transition.guards) {
    if (field === undefined || error === undefined) continue;
    const value = fields[field];
    const missing = value === undefined || value === null || String(value).trim() === '';
    if (when !== undefined) {
      if (missing && when.values.includes(String(fields[when.field]))) {
        throw refuseField(
          error,
          `/${field}`,
          'required',
          `${field} is required when ${when.field} is ${fields[when.field]}`,
        );
      }
    } else if (missing) throw refuseField(error, `/${field}`, 'required', `${field} is required here`);
    else if (values !== undefined && !values.includes(String(value))) {
      throw new ValueRefused(error, field, values);
    }
  }
}
