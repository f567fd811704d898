import file from '../../generated/forms.json?address';
import type { Forms, NamedOperation } from '../form/forms';
import { operationsOf } from '../form/forms';
import { fetched, readable, refusalOf } from './api';
import { keeping, type Loaded, useLoaded } from './load';
import { revision } from './session';

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
  if (!response.ok) throw refusalOf(null, response);
  return readable(response.json());
});

/** The status of a file that the server no longer has: it serves another version, whose document names other files. */
const GONE = '404';

export function useContract(): Loaded<Contract> {
  const wanted = revision.value;
  const contract = useLoaded(async () => {
    const loaded = await forms('all');
    return { forms: loaded, operations: operationsOf(loaded, wanted) };
  }, [wanted]);
  return contract.problem?.code === GONE ? { ...contract, reload: () => location.reload() } : contract;
}
