import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

interface WrittenTransition {
  name: string;
  operations?: readonly string[];
  causes?: readonly string[];
  from: readonly string[] | 'any';
  to: string;
  refusal?: string;
}

interface WrittenMachine {
  refusal?: string;
  states: Readonly<Record<string, { refusal?: string }>>;
  transitions: readonly WrittenTransition[];
}

/** The state machines that are used here. */
type MachineName =
  | 'account'
  | 'batch'
  | 'card'
  | 'card-transaction'
  | 'cash-in-intent'
  | 'cash-out-intent'
  | 'identity-session'
  | 'shipment'
  | 'transfer';

const FILE = path.join(__dirname, '../../spec/lifecycles.yaml');
const machines = parse(readFileSync(FILE, 'utf8'), { merge: true }) as Readonly<Record<MachineName, WrittenMachine>>;

const leads = (by: string) => (transition: WrittenTransition) =>
  transition.operations?.includes(by) === true || transition.causes?.includes(by) === true;

/**
 * Returns the error code of the refusal if `spec/lifecycles.yaml` allows no step; null if it allows one.
 * @param by the operation or cause that would lead to it
 * @param to any state when absent
 */
export function refusalOf(name: MachineName, from: string, by: string, to?: string): string | null {
  const machine = machines[name];
  const meant = machine.transitions.filter(leads(by)).filter((transition) => to === undefined || transition.to === to);
  if (meant.length === 0) throw new Error(`no ${name} comes to ${to ?? 'anything'} by ${by}`);
  const present = machine.states[from];
  if (present === undefined) throw new Error(`no ${name} is ${from}`);
  if (meant.some((transition) => transition.from === 'any' || transition.from.includes(from))) return null;
  return present.refusal ?? meant[0]?.refusal ?? machine.refusal ?? 'ILLEGAL_STEP';
}

/** The states to which a cause leads from another one by a single step. */
export function nextOf(name: MachineName, from: string, by: string): string[] {
  const ways = machines[name].transitions.filter(leads(by));
  return ways.filter((transition) => transition.from === 'any' || transition.from.includes(from)).map(({ to }) => to);
}

/** Decides whether a cause leads from one state to another by one step or several. */
export function leadsTo(name: MachineName, from: string, by: string, to: string): boolean {
  const reached = new Set(nextOf(name, from, by));
  for (const state of reached) for (const next of nextOf(name, state, by)) reached.add(next);
  return reached.has(to);
}
