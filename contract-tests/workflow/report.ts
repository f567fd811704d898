import { type Case, type CommandReport, type Finding, placeOf, type Suite } from '../../cli/report/findings';
import type { RunResult, StepResult, WorkflowResult } from './results';
import { headline, stepLines } from './text';

/**
 * A run as every command reports: a suite for each workflow, a case for each step, and what does not hold at its line.
 */
export function reportOf(result: RunResult): CommandReport {
  return {
    command: 'workflow',
    headline: headline(result),
    rules: { step: 'A step of a story is answered as the contract and the document say.' },
    findings: result.workflows.flatMap(({ steps }) => steps.flatMap(findingsOf)),
    suites: result.workflows.map((workflow) => suiteOf(result.revision, workflow)),
  };
}

function findingsOf({ step, problems }: StepResult): Finding[] {
  return problems.map(({ message, place }) => ({
    rule: 'step',
    level: 'error',
    message: `${step}: ${message}`,
    place: placeOf(place),
  }));
}

function suiteOf(revision: string, { workflow, outcome, reason = '', steps, milliseconds }: WorkflowResult): Suite {
  const skipped: Case = { group: workflow, name: workflow, outcome: 'skipped', message: reason };
  return {
    name: `workflow ${revision} ${workflow}`,
    seconds: milliseconds / 1000,
    cases: outcome === 'skipped' ? [skipped] : steps.map((step) => caseOf(workflow, step)),
  };
}

/** Leaves what was sent out of reports, which go further than a person's terminal; why a step failed does not. */
function caseOf(workflow: string, result: StepResult): Case {
  const { step, operation, outcome, problems, calls } = result;
  const seconds = calls.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000;
  const shared = { group: workflow, name: `${step} (${operation})`, seconds, outcome };
  if (outcome === 'passed') return shared;
  const message = outcome === 'skipped' ? 'a step before it failed' : (problems[0]?.message ?? '');
  return { ...shared, message, text: stepLines({ ...result, calls: [] }) };
}
