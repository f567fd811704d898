/** Checks that the names within the descriptions of the settlement files refer to existing parts. */

import { nearest } from '../../cli/nearest';
import type { Api } from '../model/api';
import type { Problems } from '../problems';
import { namedRevisions } from '../revisions/axes';
import { arrayOf, type Json, type JsonObject, objectOf } from '../util/json';
import { toPointer } from '../util/pointer';

type Report = (path: readonly (string | number)[], message: string) => void;

/**
 * Reports policies that name no currency rule or decide no column, columns that no policy decides, columns of one name,
 * and values that a column never has.
 */
export function checkSettlement(api: Api, problems: Problems): void {
  const revisions = [...namedRevisions(api.contract.axes).values()];
  for (const document of new Set(revisions.map((revision) => api.documentsOf(revision).settlement))) {
    if (!document) continue;
    const rules = objectOf(document.root.currency_rules);
    checkFileNames(objectOf(document.root.files), (path, message) =>
      problems.add(document.sourceOf(toPointer(['files', ...path])), message),
    );
    for (const [name, file] of Object.entries(objectOf(document.root.files))) {
      checkFile(objectOf(file), rules, (path, message) =>
        problems.add(document.sourceOf(toPointer(['files', name, ...path])), message),
      );
    }
    checkReconciliation(document.root, (path, message) =>
      problems.add(document.sourceOf(toPointer(['reconciliation', ...path])), message),
    );
  }
}

const DAY = ['{yyyy}', '{mm}', '{dd}'];

/** Reports names of files that do not say their day, and files in one folder of which a client would see one. */
function checkFileNames(files: JsonObject, report: Report): void {
  const folders = new Map<Json, string>();
  for (const [key, written] of Object.entries(files)) {
    const { name, folder } = objectOf(written);
    const found = typeof name === 'string' ? (name.match(/\{[^{}]*\}?/g) ?? []) : DAY;
    if (found.toSorted().join() !== DAY.toSorted().join())
      report(
        [key, 'name'],
        `the name of a file has ${DAY.join(', ')} once each, and here is ${found.join(', ') || 'none'}`,
      );
    if (folder === undefined) continue;
    const other = folders.get(folder);
    if (other !== undefined) report([key, 'folder'], `the files of ${other} are in the folder ${folder} already`);
    folders.set(folder, key);
  }
}

/** Reports cases of the reconciliation that no row of a file can match. */
function checkReconciliation({ files, reconciliation }: JsonObject, report: Report): void {
  const columns = Object.values(objectOf(files)).flatMap((file) => arrayOf(objectOf(file).columns).map(objectOf));
  arrayOf(objectOf(reconciliation).rules).forEach((rule, index) => {
    for (const [name, values] of Object.entries(objectOf(objectOf(rule).when))) {
      const path = ['rules', index, 'when', name];
      const own = columns.filter((column) => column.name === name);
      if (own.length === 0) report(path, `there is no column ${name}`);
      // If several files have the column, the rows of any of them may be meant.
      else if (own.length === 1)
        reportStrangers(objectOf(own[0]), arrayOf(values), (at, message) => report([...path, ...at], message));
    }
  });
}

/** Reports the values that a column never has. */
function reportStrangers({ name, schema }: JsonObject, values: readonly Json[], report: Report): void {
  const known = arrayOf(objectOf(schema).enum);
  values.forEach((value, index) => {
    if (known.length > 0 && !known.includes(value)) report([index], `${String(name)} is never ${String(value)}`);
  });
}

function checkFile(file: JsonObject, rules: JsonObject, report: Report): void {
  const policies = objectOf(file.policies);
  const columns = arrayOf(file.columns).map(objectOf);
  const used = columns.flatMap((column) => (column.policy === undefined ? [] : String(column.policy)));
  const left = Object.keys(policies).filter((policy) => !used.includes(policy));
  // A policy that is misspelt in its column decides this column.
  const decided = [...used, ...used.map((policy) => (policy in policies ? null : nearest(policy, left)))];
  for (const [policy, rule] of Object.entries(policies)) {
    if (rules[String(rule)] === undefined)
      report(['policies', policy], `${String(rule)} is not one of the currency_rules`);
    if (!decided.includes(policy)) report(['policies', policy], `no column has the policy ${policy}`);
  }
  const names = new Set<Json | undefined>();
  columns.forEach((column, index) => {
    const { name, policy, fallback } = column;
    const fallbacks = fallback === undefined ? [] : [fallback];
    reportStrangers(column, fallbacks, (_, message) => report(['columns', index, 'fallback'], message));
    if (policy !== undefined && policies[String(policy)] === undefined) {
      const meant = nearest(String(policy), left);
      const hint = meant === null ? '' : `; did you mean ${meant}?`;
      report(['columns', index, 'policy'], `${String(policy)} is not one of the policies of the file${hint}`);
    }
    if (names.has(name)) report(['columns', index, 'name'], `there is another column ${String(name)}`);
    names.add(name);
  });
}
