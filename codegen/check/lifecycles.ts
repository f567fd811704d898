/** Checks `spec/lifecycles.yaml` against the rest of the contract. */

import { nearest } from '../../cli/nearest';
import { lackingIn } from '../allowed-values';
import type { SpecFiles } from '../load/files';
import { orMeant } from '../load/misspelt';
import type { Api } from '../model/api';
import { allOperations } from '../model/api';
import type { ErrorModel } from '../model/errors';
import type { Ties } from '../problem-ties';
import type { Problems } from '../problems';
import { arrayOf, isObject, type Json, type JsonObject, objectOf } from '../util/json';
import { escapeToken, toPointer } from '../util/pointer';

/** The names that a machine may refer to. */
interface DeclaredNames {
  codes: ReadonlySet<string>;
  operations: ReadonlySet<string>;
  /** Those that no step names, among which is the one that a misspelt name means. */
  unnamed: ReadonlySet<string>;
  /** The causes that operations declare. */
  causes: ReadonlySet<string>;
}

/**
 * Reports states that aren't the schema's, transitions between unknown states, unknown operations, causes and error
 * codes.
 */
export function checkLifecycles(api: Api, errors: readonly ErrorModel[], files: SpecFiles, problems: Problems): void {
  const { lifecycles } = api.contract;
  if (!lifecycles) return;
  const operations = allOperations(api).map((entry) => entry.operationId);
  const named = namedBy(lifecycles.value, 'operations');
  const known = {
    codes: new Set(errors.map((error) => error.code)),
    operations: new Set(operations),
    unnamed: new Set(operations.filter((operation) => !named.has(operation))),
    causes: new Set(allOperations(api).flatMap((entry) => entry.base.causes)),
  };
  for (const [name, machine] of Object.entries(lifecycles.value)) {
    const at = (pointer: string) => ({ file: lifecycles.file, pointer: `/${escapeToken(name)}${pointer}` });
    const report: AddProblem = (pointer, message, ties) => problems.add(at(pointer), `${name}: ${message}`, ties);
    const reportValue: AddProblem = (pointer, message, ties) => {
      const [file = '', schema = ''] = String(objectOf(machine).schema).split('#/');
      problems.add({ file, pointer: `/${schema}/enum${pointer}` }, message, ties);
    };
    checkStates({ name, machine: objectOf(machine), lifecycles: lifecycles.file, report, reportValue }, files);
    arrayOf(objectOf(machine).transitions).forEach((transition, index) => {
      checkTransition(
        objectOf(transition),
        { name, states: objectOf(objectOf(machine).states) },
        known,
        (pointer, message, ties) => report(`/transitions/${index}${pointer}`, message, ties),
      );
    });
    checkStepNames(objectOf(machine), report);
    checkWays(objectOf(machine), (pointer, message) => problems.addRule(at(pointer), `${name}: ${message}`));
    checkCode(objectOf(machine).refusal, known, (message) => report('/refusal', message));
  }
  checkCauses(api, namedBy(lifecycles.value, 'causes'), (message) =>
    problems.add({ file: lifecycles.file, pointer: '' }, message),
  );
}

/** Reports steps with the same name: a cause that names the step would be ambiguous. */
function checkStepNames(machine: JsonObject, report: AddProblem): void {
  const names = arrayOf(machine.transitions).map((transition) => objectOf(transition).name);
  names.forEach((name, index) => {
    if (names.indexOf(name) < index) report(`/transitions/${index}/name`, `there is another step ${String(name)}`);
  });
}

/** Reports states that nothing can come to, and states that are not final and that nothing can leave. */
function checkWays(machine: JsonObject, report: AddProblem): void {
  const states = objectOf(machine.states);
  const steps = arrayOf(machine.transitions).map((written) => {
    const { from, to } = objectOf(written);
    return {
      from: from === 'any' ? Object.keys(states) : arrayOf(from).map(String),
      isAny: from === 'any',
      to: String(to),
    };
  });
  // A step with an unknown state is a mistake of its own, and what follows from it is none.
  if (steps.some(({ from, to }) => [...from, to].some((state) => !Object.hasOwn(states, state)))) return;
  const reached = reachedBy(steps);
  for (const [state, written] of Object.entries(states)) {
    const { initial, final } = objectOf(written);
    const at = toPointer(['states', state]);
    if (!reached.has(state))
      report(at, `no step leads to ${state} from a new one: name it as \`to\` of a step, or remove it`);
    else if (initial === true && !steps.some(({ from, to }) => from.length === 0 && to === state))
      report(
        at,
        `${state} is initial, and no step begins with it: add one with \`from: []\`, or say \`initial: false\``,
      );
    if (final !== true && !steps.some(({ from }) => from.includes(state)))
      report(at, `no step leaves ${state}: say \`final: true\`, or add a step from it`);
  }
}

interface Step {
  from: readonly string[];
  isAny: boolean;
  to: string;
}

/** The states that steps lead to, one after the other, from the beginning. */
function reachedBy(steps: readonly Step[]): ReadonlySet<string> {
  const reached = new Set<string>();
  const isOpen = ({ from, isAny, to }: Step): boolean =>
    !reached.has(to) && (isAny || from.length === 0 || from.some((state) => reached.has(state)));
  for (let next = steps.find(isOpen); next !== undefined; next = steps.find(isOpen)) reached.add(next.to);
  return reached;
}

/** Lists the operations, or the causes, of the steps of every machine. */
function namedBy(machines: JsonObject, word: 'operations' | 'causes'): Set<string> {
  const steps = Object.values(machines).flatMap((machine) => arrayOf(objectOf(machine).transitions));
  return new Set(steps.flatMap((step) => arrayOf(objectOf(step)[word]).map(String)));
}

/** Reports operations whose cause leads to no transition. */
function checkCauses(api: Api, causes: ReadonlySet<string>, report: (message: string) => void): void {
  for (const { operationId, base } of allOperations(api)) {
    for (const cause of base.causes.filter((name) => !causes.has(name))) {
      report(`${operationId} reports ${cause} by x-cause, and no transition has this cause${orMeant(cause, causes)}`);
    }
  }
}

type AddProblem = (pointer: string, message: string, ties?: Ties) => void;

/** A machine, and where mistakes in its schema are reported. */
interface Machine {
  name: string;
  machine: JsonObject;
  lifecycles: string;
  report: AddProblem;
  /** Reports at a pointer below the list of its schema. */
  reportValue: AddProblem;
}

function checkStates(checked: Machine, files: SpecFiles): void {
  const { name, machine, report } = checked;
  const states = Object.keys(objectOf(machine.states));
  const schema = typeof machine.schema === 'string' ? schemaAt(files, machine.schema) : undefined;
  if (!schema) {
    report('/schema', `there is no schema ${String(machine.schema)}`);
    return;
  }
  const values = arrayOf(schema.enum).map(String);
  const strange = states.filter((candidate) => !values.includes(candidate));
  const unstated = values.filter((candidate) => !states.includes(candidate));
  if (strange.length > 1 && strange.length * 2 >= states.length) {
    report('/schema', `the states are not those of ${String(machine.schema)}, which has ${values.join(', ')}`);
    return;
  }
  const only = strange.length === 1 && unstated.length === 1 ? (unstated[0] ?? null) : null;
  const pairs = new Map(strange.map((state) => [state, only ?? nearest(state, unstated)] as const));
  for (const pair of pairs) checkStrange(pair, values, checked);
  const paired = new Set(pairs.values());
  for (const value of unstated.filter((candidate) => !paired.has(candidate))) {
    report('/states', `${value} of ${String(machine.schema)} is not a state`, { causes: [stateOf(name, value)] });
  }
}

/** Reports a state that the enum lacks: where the steps name it as well, the enum has the mistake. */
function checkStrange([state, value]: [string, string | null], values: readonly string[], checked: Machine): void {
  const { name, machine, lifecycles, report, reportValue } = checked;
  const lacking = { causes: [lackingIn(values, state)] };
  if (!statesNamed(machine).has(state)) {
    const hint = value === null ? '' : `; did you mean ${value}?`;
    const message = `${state} is not in the enum of ${String(machine.schema)}${hint}`;
    report(`/states/${state}`, message, value === null ? {} : { causes: [stateOf(name, value)] });
  } else if (value === null) {
    const message = `the machine ${name} of ${lifecycles} has the state ${state}: write it here, or remove it there`;
    reportValue('', message, lacking);
  } else {
    const message = `the machine ${name} of ${lifecycles} has the state ${state}, and here is ${value}: use one name`;
    reportValue(`/${values.indexOf(value)}`, message, lacking);
  }
}

/** The states that the steps of a machine name. */
const statesNamed = (machine: JsonObject): ReadonlySet<string> =>
  new Set(
    arrayOf(machine.transitions).flatMap((written) => {
      const { from, to } = objectOf(written);
      return [...arrayOf(from), to ?? []].flat().map(String);
    }),
  );

/** A state that a machine does not have, as the ties of problems name it. */
const stateOf = (machine: string, state: string): string => `state ${state} of ${machine}`;

function schemaAt(files: SpecFiles, ref: string): JsonObject | undefined {
  const [file = '', name = ''] = ref.split('#/');
  const found = files.exists(file) ? objectOf(files.read(file).value)[name] : undefined;
  return isObject(found) ? found : undefined;
}

function checkTransition(
  transition: JsonObject,
  { name, states }: { name: string; states: JsonObject },
  known: DeclaredNames,
  report: AddProblem,
): void {
  const from = transition.from === 'any' ? [] : arrayOf(transition.from).map(String);
  const isNone = (state: string): string => `${state} is not a state${orMeant(state, Object.keys(states))}`;
  for (const [index, state] of from.entries())
    if (!(state in states)) report(`/from/${index}`, isNone(state), { because: [stateOf(name, state)] });
  const to = String(transition.to);
  if (!(to in states)) report('/to', isNone(to), { because: [stateOf(name, to)] });

  if (from.length === 0 && transition.from !== 'any' && objectOf(states[to] ?? { initial: true }).initial !== true) {
    report('/to', `${to} is not an initial state`);
  }
  for (const state of from.filter((candidate) => objectOf(states[candidate]).final === true)) {
    report('/from', `${state} is a final state`);
  }
  checkClientStep(transition, report);
  checkOperationsOf(transition, known, report);
  for (const cause of arrayOf(transition.causes).map(String)) {
    if (!known.causes.has(cause))
      report('/causes', `no operation reports ${cause} by x-cause${orMeant(cause, known.causes)}`);
  }
  arrayOf(transition.guards).forEach((guard, index) => {
    checkCode(objectOf(guard).error, known, (message) => report(`/guards/${index}/error`, message));
  });
}

function checkOperationsOf({ operations }: JsonObject, known: DeclaredNames, report: AddProblem): void {
  for (const operation of arrayOf(operations).map(String)) {
    if (known.operations.has(operation)) continue;
    const hint = orMeant(operation, known.unnamed, 2);
    report('/operations', `${operation} is not an operation${hint}`, { because: [`operation ${operation}`] });
  }
}

/** Reports a step that the client takes, and that no operation or event leads to. */
function checkClientStep({ name, by, operations, causes }: JsonObject, report: AddProblem): void {
  if (!arrayOf(by).includes('client') || operations !== undefined || causes !== undefined) return;
  report('', `the client takes the step ${String(name)}, and no operation leads to it: name them in operations`);
}

function checkCode(code: Json | undefined, known: DeclaredNames, report: (message: string) => void): void {
  if (code === undefined || known.codes.has(String(code))) return;
  report(`${String(code)} is not an error code${orMeant(String(code), known.codes)}`);
}
