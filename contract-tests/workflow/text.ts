import { printable } from '../../cli/printable';
import type { Call, RunResult, StepResult, WorkflowResult } from './results';

const SHOWN = 2_000;

/** The run for a person. @param verbose every step with what was sent and answered */
export function text(result: RunResult, verbose: boolean): string {
  return [...result.workflows.flatMap((workflow) => workflowLines(workflow, verbose)), headline(result)]
    .map(printable)
    .join('\n');
}

/** The run in a line. */
export function headline({ revision, workflows, milliseconds }: RunResult): string {
  const count = (outcome: WorkflowResult['outcome']) => workflows.filter((one) => one.outcome === outcome).length;
  const rest = (['failed', 'skipped'] as const).map((outcome) => `${count(outcome)} ${outcome}`).join(', ');
  const passed = `${count('passed')} of ${workflows.length} passed`;
  return `workflow ${revision}: ${passed}, ${rest} (${(milliseconds / 1000).toFixed(1)} s)`;
}

const MARKS = { passed: 'ok', failed: 'NO', skipped: '--' } as const;

function workflowLines({ workflow, file, outcome, reason, steps }: WorkflowResult, verbose: boolean): string[] {
  const done = steps.filter((step) => step.outcome === 'passed').length;
  const about = reason ?? `${done} of ${steps.length} steps`;
  const shown = steps.filter((step) => step.outcome === 'failed' || (verbose && step.outcome === 'passed'));
  return [`${MARKS[outcome]}  ${workflow}  ${about}  ${file}`, ...shown.flatMap(stepLines)];
}

/** A step with why it failed, and what was sent and answered. */
export function stepLines({ step, operation, outcome, place, problems, calls }: StepResult): string[] {
  return [
    `    ${outcome}: ${step} (${operation}) at ${place}`,
    ...problems.map(({ message, place: line }) => `      ${line}  ${message}`),
    ...calls.flatMap(callLines).map((line) => `        ${line}`),
  ];
}

function callLines({ method, target, sent, status, received }: Call): string[] {
  return [
    `> ${method} ${target}`,
    ...(sent === undefined ? [] : [`> ${shortened(sent)}`]),
    `< ${status === null ? 'no answer' : `HTTP ${status}`}`,
    ...(received === null || received === '' ? [] : [`< ${shortened(received)}`]),
  ];
}

function shortened(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}… (${text.length} characters)` : text;
}
