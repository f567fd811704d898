/**
 * Emits the changes of each other value of an axis against the current revision, in words and with their meaning for
 * partners.
 */

import { diffRevision } from '../diff/diff';
import { reasonOf } from '../diff/rules';
import type { Api } from '../model/api';
import { namedRevisions } from '../revisions/axes';
import { prettyJson } from '../util/json';

/** Differences by named revision. `earliest` has none of its own: it is the last value of every axis. */
export function emitDifferences(api: Api): string {
  const named = [...namedRevisions(api.contract.axes)].filter(([name]) => name.includes('='));
  const listed = named.map(([name, revision]) => {
    const differences = diffRevision(api, revision).map((change) => ({ ...change, reason: reasonOf(change.rule) }));
    return [name, differences] as const;
  });
  return prettyJson(Object.fromEntries(listed));
}
