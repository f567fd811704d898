/** Compares the axes of revisions, and the days on which their values end. */

import type { Axis } from '../revisions/axes';
import { objectOf } from '../util/json';
import {
  type ComparisonResult,
  memberPair,
  namesOf,
  type Pair,
  shown,
  type UnplacedChange,
  unplacedChange,
} from './change';
import { changed } from './members';

/** Axes and their values. @param pair of the root of `revisions.yaml` */
export function compareAxes(pair: Pair, before: readonly Axis[], after: readonly Axis[]): ComparisonResult[] {
  const axes = memberPair(pair, 'axes');
  const subject = 'revisions';
  const old = new Map(before.map((axis) => [axis.name, axis]));
  const now = new Set(after.map(({ name }) => name));
  const gone = before.filter(({ name }) => !now.has(name));
  return [
    ...gone.map(({ name }) => ({
      subject,
      found: [unplacedChange('axis-removed', `The axis ${name} is gone`, memberPair(axes, name))],
    })),
    ...compareEnds(memberPair(pair, 'ends')).map((one) => ({ subject, found: [one] })),
    ...after.map((axis) => {
      const was = old.get(axis.name);
      const at = memberPair(axes, axis.name);
      return {
        subject,
        found: was ? compareAxis(was, axis, at) : [unplacedChange('axis-added', `The axis ${axis.name} is new`, at)],
      };
    }),
  ];
}

/** The days on which values end. */
function compareEnds(pair: Pair): UnplacedChange[] {
  const { gone, added, common } = namesOf(pair);
  return [
    ...added.map((value) => {
      const at = memberPair(pair, value);
      return unplacedChange('deprecated', `${value} ends on ${shown(objectOf(at.after.node).sunset)}`, at);
    }),
    ...gone.map((value) =>
      unplacedChange('revision-end-later', `${value} does not end any more`, memberPair(pair, value)),
    ),
    ...common.flatMap((value) => {
      const at = memberPair(pair, value);
      const [was, is] = [at.before, at.after].map(({ node }) => shown(objectOf(node).sunset)) as [string, string];
      const rule = is < was ? 'revision-end-sooner' : 'revision-end-later';
      return [
        ...changed(at, ['sunset'], rule, value),
        ...changed(at, ['deprecated'], 'deprecated', value),
        ...changed(at, ['link'], 'words-changed', value),
      ];
    }),
  ];
}

function compareAxis(before: Axis, after: Axis, pair: Pair): UnplacedChange[] {
  const values = memberPair(pair, 'values');
  const [old, now] = [before, after].map(({ values: list }) => list.map(({ name }) => name)) as [string[], string[]];
  const revision = (value: string): string => `${after.name}=${value}`;
  const current: UnplacedChange[] =
    old[0] === now[0]
      ? []
      : [
          unplacedChange(
            'revision-current-changed',
            `The current value of ${after.name} is ${now[0]}, was ${old[0]}`,
            values,
          ),
        ];
  return [
    ...current,
    ...now
      .filter((one) => !old.includes(one))
      .map((one) => unplacedChange('revision-added', `${revision(one)} is new`, memberPair(values, one))),
    ...old
      .filter((one) => !now.includes(one))
      .map((one) => unplacedChange('revision-removed', `${revision(one)} is gone`, memberPair(values, one))),
    ...changed(pair, ['policy'], 'revision-policy-changed', after.name),
    ...changed(pair, ['description'], 'words-changed', after.name),
    ...now.filter((one) => old.includes(one)).flatMap((one) => changed(values, [one], 'words-changed', revision(one))),
  ];
}
