import { type Contract, type Row, type Rule, rowKey, rowName } from './contract';
import { derivedScenario } from './derived-scenarios';
import type { BaseWorld, OperationScenarios, Scenario } from './scenario';

/** All scenarios by operationId. */
export type ScenarioBook<W extends BaseWorld> = ReadonlyMap<string, OperationScenarios<W>>;

/** A row with everything needed to run it. */
export interface Planned<W extends BaseWorld> {
  row: Row;
  rule: Rule;
  /** The place in `spec/` where the row is written down. */
  source: () => string;
  scenario: Scenario<W>;
  /** True when another success shares the status, so that only the scenario's `expect` can tell the two apart. */
  ambiguous: boolean;
}

interface Plan<W extends BaseWorld> {
  planned: Planned<W>[];
  /** Rows that no scenario produces, one message each. */
  missing: string[];
}

/** Finds the scenario for every row: the operation's own, else a standing one, else its valid request for a success. */
export function plan<W extends BaseWorld>(contract: Contract, book: ScenarioBook<W>): Plan<W> {
  const planned: Planned<W>[] = [];
  const missing: string[] = [];
  for (const row of contract.rows) {
    const rule = contract.rules.get(row.operationId);
    if (!rule) throw new Error(`the matrix names ${row.operationId}, which revision ${contract.revision} doesn't have`);
    // Finding a line means reading files, so only a row that fails asks for it.
    const source = () => contract.source(row);
    const ambiguous = row.code === null && contract.rows.some((other) => sharesStatus(row, other));
    const scenario = scenarioFor(row, rule, book.get(row.operationId), ambiguous);
    if (scenario) planned.push({ row, rule, source, scenario, ambiguous });
    else missing.push(`no scenario for ${rowName(row)} (${source()})`);
  }
  return { planned, missing };
}

/** Scenarios that stand for no row of any revision: a renamed example or a leftover. One message each. */
export function surplus<W extends BaseWorld>(rows: readonly Row[], book: ScenarioBook<W>): string[] {
  const keys = new Map<string, Set<string>>();
  for (const row of rows) {
    keys.set(row.operationId, (keys.get(row.operationId) ?? new Set()).add(rowKey(row)));
  }
  return [...book].flatMap(([operationId, { scenarios }]) => {
    const known = keys.get(operationId);
    if (!known) return [`scenarios for ${operationId}, which is not an operation of the contract`];
    return Object.keys(scenarios)
      .filter((key) => !known.has(key))
      .map((key) => `the scenario "${key}" of ${operationId} belongs to no row; rows are: ${[...known].join(', ')}`);
  });
}

function scenarioFor<W extends BaseWorld>(
  row: Row,
  rule: Rule,
  own: OperationScenarios<W> | undefined,
  ambiguous: boolean,
): Scenario<W> | null {
  if (!own) return null;
  const written = own.scenarios[rowKey(row)];
  if (written) return written;
  if (row.code === null && !ambiguous && row.status < 300) return own.valid;
  return derivedScenario(row, rule, own.valid);
}

function sharesStatus(row: Row, other: Row): boolean {
  return (
    other !== row &&
    other.operationId === row.operationId &&
    other.status === row.status &&
    other.example !== row.example
  );
}
