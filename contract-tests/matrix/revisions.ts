import { AXIS_VALUES, type Axis, COMBINATIONS, REVISIONS, revisionOf, variantOf } from '../../generated/revisions';

/**
 * The names of the revisions that must be tested: every named one, and every combination of the values of axes that
 * touch the same operations. `current` comes first.
 */
export function revisionsToProve(): string[] {
  const names = new Map(Object.entries(REVISIONS).map(([name, revision]) => [variantOf(revision), name]));
  for (const axes of COMBINATIONS) {
    for (const values of choices(axes)) {
      const variant = variantOf(revisionOf(Object.fromEntries(values)));
      // A combination is named by its differences.
      if (!names.has(variant)) names.set(variant, variant);
    }
  }
  return [...names.values()];
}

/** Every way to choose one value on each axis. */
function choices(axes: readonly Axis[]): [Axis, string][][] {
  return axes.reduce<[Axis, string][][]>(
    (chosen, axis) =>
      chosen.flatMap((values) => valuesOf(axis).map((value): [Axis, string][] => [...values, [axis, value]])),
    [[]],
  );
}

const valuesOf = (axis: Axis): readonly string[] => AXIS_VALUES[axis];
