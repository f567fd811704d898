import type { Forms, NamedOperation } from '../form/forms';
import { operationsOf } from '../form/forms';
import { type Loaded, useLoaded } from './load';
import { revision } from './session';

/** The contract as forms need it, and the operations that the client's revision has. */
export interface Contract {
  forms: Forms;
  operations: ReadonlyMap<string, NamedOperation>;
}

let forms: Promise<Forms> | null = null;

/** It is a file of its own, which is fetched when a form is wanted first. */
function loadForms(): Promise<Forms> {
  forms ??= import('../../generated/forms.json').then((file) => file.default as unknown as Forms);
  return forms;
}

export function useContract(): Loaded<Contract> {
  const wanted = revision.value;
  return useLoaded(async () => {
    const loaded = await loadForms();
    return { forms: loaded, operations: operationsOf(loaded, wanted) };
  }, [wanted]);
}
