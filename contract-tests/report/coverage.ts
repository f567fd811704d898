import { ERRORS } from '../../generated/errors';
import { sends } from '../../generated/events';
import { type Row, rowsFor } from '../../generated/matrix';
import matrix from '../../generated/matrix.json';
import { operationsFor } from '../../generated/operations';
import { parseRevision } from '../../generated/revisions';
import { replyName } from '../journeys/replies';
import { DOCUMENTS } from '../load';
import { everyStep } from '../observe/attribute';
import { merged } from '../observe/observed';
import { everyTrigger } from '../observe/triggers';
import { placeOfCode, placeOfMessage, placeOfOperation, placeOfRow, placeOfTransition } from '../places';
import type { CoverageItem, RevisionReport } from './model';

/** Everything in the contract that must be exercised in addition to the rows, and whether it was. */
export function coverageOf(revisions: readonly RevisionReport[]): CoverageItem[] {
  return [...codes(revisions), ...transitions(revisions), ...triggers(revisions), ...calls(revisions)];
}

/** The revisions of a row's variant behave in the same way, so one of them is enough. */
function calls(revisions: readonly RevisionReport[]): CoverageItem[] {
  return [...revisions.flatMap(events), ...webhooks(revisions)];
}

function events({ revision, observed }: RevisionReport): CoverageItem[] {
  return Object.values(sends).flatMap(({ name: send, messages }) =>
    messages.map((message): CoverageItem => {
      const name = `${send} ${message}`;
      const seen = observed.messages.includes(name);
      return { kind: 'event', name, revision, seen, source: placeOfMessage(message) };
    }),
  );
}

function webhooks(revisions: readonly RevisionReport[]): CoverageItem[] {
  const items = new Map<string, CoverageItem>();
  for (const { revision, observed } of revisions) {
    const values = parseRevision(revision);
    const rules = operationsFor(values);
    for (const row of rowsFor(values, ['client-api', 'network-api'])) {
      const key = `${row.key} ${row.variant}`;
      const reply = replyName({ ...row, operation: row.operationId });
      const name = row.variant === '' ? reply : `${reply} (${row.variant})`;
      const seen = (items.get(key)?.seen ?? false) || observed.replies.includes(reply);
      const source = items.get(key)?.source ?? placeOfRow(row, rules.get(row.operationId));
      items.set(key, { kind: 'webhook', name, revision: null, seen, source });
    }
  }
  return [...items.values()];
}

/** The codes that the proved revisions can answer, and those that belong to no operation. */
function codes(revisions: readonly RevisionReport[]): CoverageItem[] {
  const listed = new Set((matrix as Row[]).map(({ code }) => code));
  const possible = new Set(
    revisions.flatMap(({ revision }) => rowsFor(parseRevision(revision), DOCUMENTS).map(({ code }) => code)),
  );
  const answered = new Set(revisions.flatMap(answeredCodes));
  return Object.keys(ERRORS)
    .filter((code) => possible.has(code) || !listed.has(code))
    .map((name) => ({
      kind: 'error code',
      name,
      revision: null,
      seen: answered.has(name),
      source: placeOfCode(name),
    }));
}

function answeredCodes({ runs, observed }: RevisionReport): string[] {
  const served = runs.filter(({ target }) => target !== 'mock').flatMap(({ results }) => results);
  return [...observed.codes, ...served.flatMap(({ passed, row }) => (passed && row.code !== null ? [row.code] : []))];
}

function transitions(revisions: readonly RevisionReport[]): CoverageItem[] {
  const { steps } = merged(revisions.map(({ observed }) => observed));
  const seen = new Set(steps);
  return everyStep().map(({ name, lifecycle, transition }) => ({
    kind: 'transition',
    name,
    revision: null,
    seen: seen.has(name),
    source: placeOfTransition(lifecycle, transition),
  }));
}

function triggers(revisions: readonly RevisionReport[]): CoverageItem[] {
  const seen = new Set(merged(revisions.map(({ observed }) => observed)).triggers);
  const rules = operationsFor(parseRevision('current'));
  return everyTrigger().map(({ name, operationId }) => {
    const rule = rules.get(operationId);
    const source = rule === undefined ? 'spec' : placeOfOperation(rule, '/requestBody');
    return { kind: 'trigger value', name, revision: null, seen: seen.has(name), source };
  });
}
