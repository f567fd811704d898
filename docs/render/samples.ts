import { draftOf, requestOf } from '../../console/form/draft';
import { type Forms, type NamedOperation, operationsOf } from '../../console/form/forms';
import type { Outgoing } from '../../console/form/outgoing';
import { LANGUAGES, type Language, snippet } from '../../console/snippets';
import { parseRevision } from '../../generated/revisions';
import { readGenerated } from './contract';

/** A request as code, by language. */
export type Samples = Readonly<Record<Language, string>>;

let forms: readonly Forms[] | null = null;

/** The forms of clients, and of networks and operators, read when the first page needs them. */
const allForms = (): readonly Forms[] => {
  forms ??= [readGenerated('forms.json'), readGenerated('network-forms.json')];
  return forms;
};

/** An example of an idempotency key. The sender of a request generates one. */
const KEY = '5d6b7c31-1f0e-4d52-9c4d-0f5a3f0f9a51';

/**
 * The operations that are called, by name, in a revision. Operations that share the address of another are not among
 * them.
 */
export function calledOperations(revision: string): ReadonlyMap<string, NamedOperation> {
  return new Map(allForms().flatMap((file) => [...operationsOf(file, parseRevision(revision))]));
}

/** A sample of an operation: where it goes, and with which of the contract's examples. */
interface Sample {
  operation: NamedOperation;
  baseUrl: string;
  /** The name of the example that its body is; the first one where absent. */
  example?: string;
  /** The idempotency key; an example if absent. */
  key?: string;
}

/** The request of a sample: an operation with the contract's example filled in. */
export function requestOfSample({ operation, baseUrl, example, key = KEY }: Sample): Outgoing {
  const draft = draftOf(operation, example === undefined ? {} : { example });
  return requestOf(draft, { baseUrl, token: 'TOKEN', newKey: () => key });
}

/** The code of a sample in every language: what the console copies. */
export function samplesOf(sample: Sample): Samples {
  const request = requestOfSample(sample);
  const written = LANGUAGES.map((language) => [language, snippet(language, request)] as const);
  return Object.fromEntries(written) as Samples;
}
