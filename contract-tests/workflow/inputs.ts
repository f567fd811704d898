import { UsageError } from '../../cli/declaration';
import { nearest } from '../../cli/nearest';
import type { LoadedContract } from '../load';
import { type ClientInputs, openClient, todayAt } from './client';
import type { Workflow } from './document';
import { makeUp } from './fresh';

/** Where the values of inputs come from. */
export interface InputSources {
  url: string;
  contract: LoadedContract;
  /** Those that were typed, by name. */
  typed: Readonly<Record<string, string>>;
  /** The client that was typed; null where one is to be opened. */
  client: Pick<ClientInputs, 'client_id' | 'client_secret'> | null;
}

/** Reads NAME=VALUE. @throws UsageError */
export function readInputs(typed: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    typed.map((one) => {
      const [, name, value] = /^([^=]+)=(.*)$/s.exec(one) ?? [];
      if (name === undefined || value === undefined) throw new UsageError(`--input is NAME=VALUE, not ${one}`);
      return [name, value];
    }),
  );
}

/**
 * Gives every input of a workflow its value: what was typed, else the client that it acts as, what is made up, its
 * default.
 * @throws UsageError for an input that there is not, or that has no value
 */
export async function inputsOf(workflow: Workflow, sources: InputSources): Promise<Record<string, unknown>> {
  const { workflowId, inputs: { properties = {}, required = [] } = {}, 'x-fresh': kinds = {} } = workflow;
  const { url, contract, typed } = sources;
  const names = Object.keys(properties);
  for (const name of Object.keys(typed)) {
    if (names.includes(name)) continue;
    const meant = nearest(name, names);
    throw new UsageError(`${workflowId} has no input ${name}${meant === null ? '' : `; did you mean ${meant}?`}`);
  }
  const defaults = Object.fromEntries(
    Object.entries(properties).flatMap(([name, { default: value }]) => (value === undefined ? [] : [[name, value]])),
  );
  const client = 'client_id' in properties ? await clientFor(sources) : {};
  const given = { ...defaults, ...client, ...typed };
  const today = () => todayAt(url, contract, given as unknown as ClientInputs);
  const values = await makeUp(kinds, given, today);
  const absent = required.find((name) => values[name] === undefined);
  if (absent !== undefined) throw new UsageError(`${workflowId} needs --input ${absent}=…`);
  return values;
}

async function clientFor({ url, contract, client }: InputSources): Promise<Partial<ClientInputs>> {
  return client ?? (await openClient(url, contract));
}
