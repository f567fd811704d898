import type { Mutant } from '../mutant';
import { ANSWERS } from './answers';
import { CALLS } from './calls';
import { ALL_HISTORIES, HISTORIES } from './histories';
import { LIFECYCLES } from './lifecycles';
import { NETWORKS } from './networks';
import { REQUESTS } from './requests';
import { REVISIONS } from './revisions';

/** Every mutant of the server that the contract tests must find. */
export const MUTANTS: readonly Mutant[] = [...ANSWERS, ...REQUESTS, ...CALLS, ...REVISIONS, ...LIFECYCLES, ...NETWORKS];

/**
 * Finds a mutant of the contract tests, or one of sequences.
 * @throws when there is none of that name
 */
export function mutantNamed(name: string): Mutant {
  const mutant = [...MUTANTS, ...HISTORIES, ALL_HISTORIES].find((candidate) => candidate.name === name);
  if (!mutant) throw new Error(`there is no mutant "${name}"`);
  return mutant;
}
