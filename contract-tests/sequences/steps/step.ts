import fc from 'fast-check';
import type { Model } from '../model';
import type { Session } from '../session';

/**
 * A step of a sequence, as it is drawn, printed and run again. References are numbers, modulo the number of existing
 * elements.
 */
export interface Step {
  kind: string;
  [field: string]: number | string | boolean | null;
}

/** One kind of step. */
export interface StepKind<S extends Step = Step> {
  /** How often it is drawn, compared with the others. */
  weight: number;
  /** Its fields. */
  fields: { readonly [K in Exclude<keyof S, 'kind'>]: fc.Arbitrary<S[K]> };
  /** Decides whether it is possible now. */
  possible(model: Model, step: S): boolean;
  /**
   * Runs it, compares the answers with the model, and changes the model as the contract says.
   * @throws Disagreement
   */
  run(model: Model, session: Session, step: S): Promise<void>;
}

/** Declares a kind of step. */
export function kind<F extends Record<string, number | string | boolean | null>>(
  declared: Omit<StepKind, 'fields' | 'possible' | 'run'> & {
    fields: { readonly [K in keyof F]: fc.Arbitrary<F[K]> };
    possible(model: Model, step: F): boolean;
    run(model: Model, session: Session, step: F): Promise<void>;
  },
): StepKind {
  return declared as unknown as StepKind;
}

/** A reference to one of several elements: often the same one, so that it gets a longer history. */
export const reference = (): fc.Arbitrary<number> =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 2, arbitrary: fc.nat(3) });

/** An amount in minor units: often the same as other amounts. */
export const amount = (): fc.Arbitrary<number> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(1_000, 2_500, 5_000, 10_000) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 20_000 }) },
  );

/** An amount of which several sum to another one, or null if the service is to use the remaining amount. */
export const part = (): fc.Arbitrary<number | null> =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(100, 500, 1_000, 2_500) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 20_000 }) },
    { weight: 3, arbitrary: fc.constant(null) },
  );
