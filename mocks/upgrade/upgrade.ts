import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AXES, REVISIONS } from '../../generated/revisions';
import { changesOfCall, operationOf } from './calls';
import { judgeRequest } from './requests';
import type { Change, Seen, SeenCall, SeenRequest } from './seen';
import type { Side } from './side';
import { changesOfTokens, isTokenStep } from './tokens';

/** An exchange that another revision would change. */
export interface Affected {
  /** Of the entry in the request log, or its place in an archive. */
  id: string;
  at: string;
  direction: 'REQUEST' | 'CALL';
  operation: string;
  /** Method and path as they went over the wire. */
  request: string;
  /** The axes of the revisions' differences that touch the operation. */
  axes: string[];
  changes: Change[];
}

/**
 * Finds the exchanges that another revision changes, in their order.
 * @param made the revisions in which they were made, by name
 */
export function affectedBy(seen: Seen, made: ReadonlyMap<string, Side>, after: Side): Affected[] {
  const all = [...made].flatMap(([name, before]) => {
    const isOf = ({ revision }: { revision: string }) => revision === name;
    const axes = axesBetween(before, after);
    const changed = [
      ...changedRequests(seen.requests.filter(isOf), before, after),
      ...changedCalls(seen.calls.filter(isOf), before, after),
    ];
    return changed.map(({ changes, ...one }) => ({ ...one, axes: axes(one.operation), changes }));
  });
  return all.filter(({ changes }) => changes.length > 0).sort((one, other) => one.at.localeCompare(other.at));
}

type Judged = Omit<Affected, 'axes'>;

function changedRequests(requests: readonly SeenRequest[], before: Side, after: Side): Judged[] {
  const judged = requests.flatMap((request) => {
    const found = judgeRequest(request, before, after);
    return found === null ? [] : [{ request, ...found }];
  });
  const tokens = changesOfTokens(judged.filter(isTokenStep), before, after);
  return judged.map(({ request: { id, at, method, target }, operationId: operation, changes }) => ({
    id,
    at,
    direction: 'REQUEST',
    operation,
    request: `${method} ${target}`,
    changes: [...changes, ...(tokens.get(id) ?? [])],
  }));
}

const changedCalls = (calls: readonly SeenCall[], before: Side, after: Side): Judged[] =>
  calls.map((call) => ({
    id: call.id,
    at: call.at,
    direction: 'CALL',
    operation: operationOf(call, before) ?? call.path,
    request: `POST ${call.path}`,
    changes: changesOfCall(call, before, after),
  }));

/** The axes that change behaviour and not a shape, by the operations that show it. */
const BEHAVIOUR: Readonly<Record<string, readonly string[]>> = {
  'token-reissue': ['createToken'],
  'settlement-currency': ['authorizeCardTransaction', 'adjustCardTransaction'],
};

/** Every call to the client is signed. */
const OF_ALL_CALLS = 'signature-order';

/** Returns what names the axes that touch an operation, of those in which two revisions differ. */
function axesBetween(before: Side, after: Side): (operation: string) => string[] {
  const differing = AXES.filter((axis) => before.revision[axis] !== after.revision[axis]);
  const subjects = new Map(
    differing.map((axis) => {
      const values = [before, after].map(({ revision }) => revision[axis]);
      const turned = values.filter((value) => value !== REVISIONS.current[axis]).map((value) => `${axis}=${value}`);
      const of = turned.flatMap((name) => contractDifferences()[name] ?? []).flatMap((change) => change.subjects);
      return [axis, new Set([...of, ...(BEHAVIOUR[axis] ?? [])])] as const;
    }),
  );
  const calls = new Set(
    [...before.contract.at.values()]
      .filter((rule) => rule.document === 'client-api')
      .map(({ operationId }) => String(operationId)),
  );
  return (operation) =>
    differing.filter((axis) => subjects.get(axis)?.has(operation) || (axis === OF_ALL_CALLS && calls.has(operation)));
}

/** Reads the differences in the contract that each value of an axis makes. Codegen writes them. */
function contractDifferences(): Readonly<Record<string, readonly { subjects: readonly string[] }[]>> {
  return JSON.parse(readFileSync(join(__dirname, '../../generated/differences.json'), 'utf8'));
}
