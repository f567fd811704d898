import { join } from 'node:path';
import { nearest } from '../../../cli/nearest';
import type { Positions } from '../../load/positions';
import { type Api, currentDocuments } from '../../model/api';
import { wordsInCode } from '../../service-code';
import { arrayOf, isObject, type Json, objectOf } from '../../util/json';
import { type Path, toPointer } from '../../util/pointer';
import type { LintProblem } from '../problem';

/** Outcomes that are the usual course, for which the code has no case of its own. */
const USUAL: readonly string[] = ['IN_PROGRESS_SUCCESS'];

/** Reports outcomes of `x-triggers` that no code acts on: their values would have no effect in the sandbox. */
export function lintOutcomes(root: string, api: Api, positions: Positions): LintProblem[] {
  const problems = new Map<string, LintProblem>();
  const { settlement } = currentDocuments(api);
  const known = new Set([...wordsInCode(), ...USUAL, ...valuesIn(settlement?.root ?? null)]);
  for (const document of [currentDocuments(api).openapi, ...Object.values(api.fixed)].flatMap((one) => one ?? [])) {
    for (const { outcome, path } of outcomesIn(document.root, [])) {
      if (known.has(outcome)) continue;
      const { file, pointer } = document.sourceOf(document.followed(toPointer(path)));
      const meant = nearest(outcome, [...known]);
      const message = `No code acts on the outcome ${outcome}${meant === null ? '.' : `: did you mean ${meant}?`}`;
      const position = positions.find(join(root, 'spec', file), pointer);
      problems.set(`${file}${pointer}`, { file: `spec/${file}`, ...position, rule: 'trigger/outcome', message });
    }
  }
  return [...problems.values()];
}

function outcomesIn(node: Json, path: Path): { outcome: string; path: Path }[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    const below = [...path, Array.isArray(node) ? Number(key) : key];
    if (key !== 'x-triggers' || !isObject(node)) return outcomesIn(value, below);
    return arrayOf(value).flatMap((trigger, index) => {
      const { outcome } = objectOf(trigger);
      return typeof outcome === 'string' ? [{ outcome, path: [...below, index, 'outcome'] }] : [];
    });
  });
}

/** The values of columns of the settlement files: a card transaction that is refused shows there why. */
function valuesIn(node: Json): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'enum' ? arrayOf(value).map(String) : valuesIn(value),
  );
}
