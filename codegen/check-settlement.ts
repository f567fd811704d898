/** Holds the settlement files against themselves: the names that their parts give each other. */

import type { Api } from './model/api';
import type { Problems } from './problems';
import { namedRevisions } from './revisions/axes';
import { arrayOf, type Json, type JsonObject, objectOf } from './util/json';
import { toPointer } from './util/pointer';

type Report = (path: readonly (string | number)[], message: string) => void;

/** Reports policies that name no currency rule or decide no column, columns that no policy decides, and columns of one name. */
export function checkSettlement(api: Api, problems: Problems): void {
  const revisions = [...namedRevisions(api.contract.axes).values()];
  for (const document of new Set(revisions.map((revision) => api.documentsOf(revision).settlement))) {
    if (!document) continue;
    const rules = objectOf(document.root.currency_rules);
    for (const [name, file] of Object.entries(objectOf(document.root.files))) {
      checkFile(objectOf(file), rules, (path, message) =>
        problems.add(document.sourceOf(toPointer(['files', name, ...path])), message),
      );
    }
  }
}

function checkFile(file: JsonObject, rules: JsonObject, report: Report): void {
  const policies = objectOf(file.policies);
  const columns = arrayOf(file.columns).map(objectOf);
  const decided = columns.map((column) => column.policy);
  for (const [policy, rule] of Object.entries(policies)) {
    if (rules[String(rule)] === undefined)
      report(['policies', policy], `${String(rule)} is not one of the currency_rules`);
    if (!decided.includes(policy)) report(['policies', policy], `no column has the policy ${policy}`);
  }
  const names = new Set<Json | undefined>();
  columns.forEach(({ name, policy }, index) => {
    if (policy !== undefined && policies[String(policy)] === undefined) {
      report(['columns', index, 'policy'], `${String(policy)} is not one of the policies of the file`);
    }
    if (names.has(name)) report(['columns', index, 'name'], `there is another column ${String(name)}`);
    names.add(name);
  });
}
