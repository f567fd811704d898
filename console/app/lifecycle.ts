import { causes } from '../../generated/causes';
import { type LifecycleName, lifecycles } from '../../generated/lifecycles';
import type { Beginning } from '../form/draft';
import { type Json, type NamedOperation, resolved } from '../form/forms';
import type { Contract } from './forms';

interface Transition {
  name: string;
  trigger: string;
  operations?: readonly string[];
  causes?: readonly string[];
  /** `any` is every state there is. */
  from: readonly string[] | 'any';
  to: string;
  guards: readonly { text: string; field?: string; values?: readonly string[] }[];
}

/** A step that leads on from the present state, by an operation. */
export interface NextStep {
  name: string;
  trigger: string;
  to: string;
  operation: NamedOperation;
  beginning: Beginning;
  /** True where nothing has to be added to what is filled in. */
  isWhole: boolean;
}

const transitionsFrom = (machine: LifecycleName, state: string): readonly Transition[] =>
  (lifecycles[machine].transitions as readonly Transition[]).filter(
    ({ from }) => from === 'any' || from.includes(state),
  );

/**
 * Steps that create a further record of the same kind, such as the refund of a transaction. A record in a final state
 * has none.
 */
function creations(machine: LifecycleName, state: string): readonly Transition[] {
  const states: Readonly<Record<string, { final: boolean }>> = lifecycles[machine].states;
  if (states[state]?.final !== false) return [];
  return (lifecycles[machine].transitions as readonly Transition[]).filter(({ from }) => from.length === 0);
}

/** The states that steps lead to from a state. */
export function statesAhead(machine: LifecycleName, state: string): string[] {
  return transitionsFrom(machine, state).map(({ to }) => to);
}

/** The steps that the lifecycle allows from a state, each with the operation that takes it, filled in for a record. */
export function nextSteps(contract: Contract, machine: LifecycleName, state: string, id: string): NextStep[] {
  const steps = (transitions: readonly Transition[]) =>
    transitions.flatMap((transition) =>
      operationsFor(contract, transition).map((operation) => stepBy(contract, transition, operation, id)),
    );
  const ofAnother = steps(creations(machine, state)).filter(({ operation }) =>
    operation.path.includes('{transaction_id}'),
  );
  const seen = new Set<string>();
  return [...steps(transitionsFrom(machine, state)), ...ofAnother].filter(({ operation, beginning }) => {
    const key = `${operation.operationId} ${JSON.stringify(beginning)}`;
    return !seen.has(key) && seen.add(key);
  });
}

function operationsFor(contract: Contract, { operations = [], causes: reported = [] }: Transition): NamedOperation[] {
  const byCause = Object.entries(causes).flatMap(([id, own]) =>
    own.some((cause) => reported.includes(cause)) ? [id] : [],
  );
  return [...operations, ...byCause].flatMap((id) => contract.operations.get(id) ?? []);
}

function stepBy(contract: Contract, transition: Transition, operation: NamedOperation, id: string): NextStep {
  const { name, trigger, to } = transition;
  const inPath = operation.parameters.filter(({ in: place }) => place === 'path');
  const parameters = inPath.length === 1 && inPath[0] !== undefined ? { [inPath[0].name]: id } : {};
  const body = bodyFor(contract, transition, operation);
  const beginning = body === undefined ? { parameters } : { parameters, body };
  return {
    name,
    trigger,
    to,
    operation,
    beginning,
    isWhole: inPath.length === 1 && isWhole(contract, operation, body),
  };
}

/**
 * Builds the body of the request for a transition: the state that it leads to, and the fields that its guards require.
 */
function bodyFor(contract: Contract, { to, guards }: Transition, { body }: NamedOperation): Json | undefined {
  if (body === null) return undefined;
  const { properties = {} } = resolved(contract.forms, body.schema);
  const preset: { [key: string]: Json } = 'status' in properties ? { status: to } : {};
  for (const { field, values } of guards) {
    if (field !== undefined && field in properties && values?.[0] !== undefined) preset[field] = values[0];
  }
  return preset;
}

function isWhole(contract: Contract, { body }: NamedOperation, preset: Json | undefined): boolean {
  if (body === null) return true;
  const { required = [] } = resolved(contract.forms, body.schema);
  return required.every((name) => name in ((preset ?? {}) as object));
}
