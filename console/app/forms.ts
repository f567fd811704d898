import type { Forms, NamedOperation } from '../form/forms';
import { operationsOf } from '../form/forms';
import { keeping, type Loaded, useLoaded } from './load';
import { revision } from './session';

/** The contract as forms need it, and the operations that the client's revision has. */
export interface Contract {
  forms: Forms;
  operations: ReadonlyMap<string, NamedOperation>;
}

/** The contract is a file of its own, which is loaded when a form is wanted first. */
const forms = keeping(() => import('../../generated/forms.json').then((file) => file.default as unknown as Forms));

export function useContract(): Loaded<Contract> {
  const wanted = revision.value;
  return useLoaded(async () => {
    const loaded = await forms('all');
    return { forms: loaded, operations: operationsOf(loaded, wanted) };
  }, [wanted]);
}
