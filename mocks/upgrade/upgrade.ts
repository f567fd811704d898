import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AXES, REVISIONS } from '../../generated/revisions';
import { changesOfCall, operationOf } from './calls';
import type { Affected, Report } from './report';
import { judgeRequest } from './requests';
import type { Seen, SeenCall, SeenRequest } from './seen';
import { type Side, sideOf } from './side';
import { changesOfTokens, type TokenStep, tokenStepOf } from './tokens';

type Judged = Omit<Affected, 'axes'>;

/** The verdicts on what was made in one revision. */
interface OfRevision {
  before: Side;
  requests: Judged[];
  calls: Judged[];
  tokens: TokenStep[];
}

/** Judges exchanges by another revision, a part of them at a time. It keeps the verdicts, not the exchanges. */
export class Judgement {
  private readonly revisions = new Map<string, OfRevision>();
  /** The names of revisions in the order of the report: the present one, those of requests, those of calls. */
  private readonly ofRequests: Set<string>;
  private readonly ofCalls = new Set<string>();
  private requests = 0;
  private calls = 0;
  private bodiesNotKept = 0;

  /**
   * @param present the revision that is named first, whatever the exchanges were made in
   */
  constructor(
    present: Side,
    private readonly after: Side,
    presentName = present.name,
  ) {
    this.ofRevision(presentName, present);
    this.ofRequests = new Set([presentName]);
  }

  /** Judges the next exchanges, in their order. */
  async take(seen: Seen): Promise<void> {
    this.bodiesNotKept += seen.bodiesNotKept;
    for (const request of seen.requests) {
      this.ofRequests.add(request.revision);
      this.takeRequest(request, await this.revision(request.revision));
    }
    for (const call of seen.calls) {
      this.ofCalls.add(call.revision);
      this.takeCall(call, await this.revision(call.revision));
    }
  }

  private async revision(name: string): Promise<OfRevision> {
    return this.revisions.get(name) ?? this.ofRevision(name, await sideOf(name));
  }

  private ofRevision(name: string, before: Side): OfRevision {
    const made = { before, requests: [], calls: [], tokens: [] };
    this.revisions.set(name, made);
    return made;
  }

  private takeRequest(request: SeenRequest, made: OfRevision): void {
    this.requests += 1;
    const judged = judgeRequest(request, made.before, this.after);
    if (judged === null) return;
    const { operationId: operation, changes } = judged;
    const step = tokenStepOf(request, operation);
    if (step !== null) made.tokens.push(step);
    // What another token changes is known only at the end.
    if (step === null && changes.length === 0) return;
    const { id, at, method, target } = request;
    made.requests.push({ id, at, direction: 'REQUEST', operation, request: `${method} ${target}`, changes });
  }

  private takeCall(call: SeenCall, { before, calls }: OfRevision): void {
    this.calls += 1;
    const changes = changesOfCall(call, before, this.after);
    if (changes.length === 0) return;
    const { id, at, path } = call;
    const operation = operationOf(call, before) ?? path;
    calls.push({ id, at, direction: 'CALL', operation, request: `POST ${path}`, changes });
  }

  /** Returns the report on all that was judged, without rows of files. */
  report(): Omit<Report, 'rows'> {
    const { after, requests, calls, bodiesNotKept } = this;
    const names = new Set([...this.ofRequests, ...this.ofCalls]);
    const made = [...names].flatMap((name) => this.revisions.get(name) ?? []);
    const affected = made.flatMap((one) => affectedIn(one, after)).filter(({ changes }) => changes.length > 0);
    return {
      from: made.map(({ before }) => before.name),
      to: after.name,
      requests,
      calls,
      bodies_not_kept: bodiesNotKept,
      affected: affected.sort((one, other) => one.at.localeCompare(other.at)),
    };
  }
}

function affectedIn({ before, requests, calls, tokens }: OfRevision, after: Side): Affected[] {
  const axes = axesBetween(before, after);
  const ofTokens = changesOfTokens(tokens, before, after);
  const all = [
    ...requests.map((one) => ({ ...one, changes: [...one.changes, ...(ofTokens.get(one.id) ?? [])] })),
    ...calls,
  ];
  return all.map(({ changes, ...one }) => ({ ...one, axes: axes(one.operation), changes }));
}

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
