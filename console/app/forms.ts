import file from '../../generated/forms.json?address';
import type { Forms, NamedOperation } from '../form/forms';
import { operationsOf } from '../form/forms';
import { fetched, NEW_VERSION, Refusal, readable, refusalOf } from './api';
import { keeping, type Loaded, useLoaded } from './load';
import { isOfMachine, revision } from './session';
import { t } from './texts';

/** The contract as forms need it, and the operations that the client's revision has. */
export interface Contract {
  forms: Forms;
  operations: ReadonlyMap<string, NamedOperation>;
}

/**
 * Loads the contract, which is a file of its own, when a form is wanted first. It is fetched and not imported: browsers
 * keep an import that failed until the document is loaded again.
 */
const forms = keeping(async (): Promise<Forms> => {
  const response = await fetched(new URL(file, import.meta.url));
  // The server serves another version of the console, whose document names other files.
  if (response.status === 404) throw new Refusal(NEW_VERSION, t.value.failures.newVersion, null);
  if (!response.ok) throw refusalOf(null, response);
  return readable(response.json());
});

export function useContract(): Loaded<Contract> {
  const wanted = revision.value;
  const contract = useLoaded(async () => {
    const loaded = await forms('all');
    return { forms: loaded, operations: operationsOf(loaded, wanted) };
  }, [wanted]);
  if (contract.problem?.code !== NEW_VERSION) return contract;
  return { ...contract, problem: withLogin(contract.problem), reload: () => location.reload() };
}

/** Adds that loading the document ends the login. The client of this machine is logged in again by itself. */
function withLogin(problem: Refusal): Refusal {
  if (isOfMachine()) return problem;
  return new Refusal(problem.code, `${problem.message} ${t.value.failures.loginEnds}`, null);
}
