/** Compares the values that make the sandbox act. */

import { arrayOf, objectOf, textOf } from '../util/json';
import { absent, type DocumentNode, member, type Pair, shown, type UnplacedChange, unplacedChange } from './change';

/** @param pair of `x-triggers`, lists of value, outcome and description */
export function compareTriggers(pair: Pair, name: string): UnplacedChange[] {
  const [before, after] = [triggersOf(pair.before), triggersOf(pair.after)];
  const added = [...after].flatMap(([value, location]) => {
    const old = before.get(value);
    const outcome = shown(objectOf(location.node).outcome);
    if (!old) {
      return [
        unplacedChange('trigger-added', `${value} in \`${name}\` forces ${outcome}`, {
          before: absent(pair.before),
          after: location,
        }),
      ];
    }
    const at = { before: old, after: location };
    const was = shown(objectOf(old.node).outcome);
    if (was !== outcome)
      return [unplacedChange('trigger-changed', `${value} in \`${name}\` forces ${outcome}, was ${was}`, at)];
    return textOf(old.node) === textOf(location.node)
      ? []
      : [unplacedChange('words-changed', `Words of ${value} in \`${name}\``, at)];
  });
  const removed = [...before]
    .filter(([value]) => !after.has(value))
    .map(([value, location]) =>
      unplacedChange('trigger-removed', `${value} in \`${name}\` forces nothing any more`, {
        before: location,
        after: absent(pair.after),
      }),
    );
  return [...added, ...removed];
}

function triggersOf(location: DocumentNode): Map<string, DocumentNode> {
  return new Map(
    arrayOf(location.node).map((trigger, index) => [shown(objectOf(trigger).value), member(location, index)] as const),
  );
}
