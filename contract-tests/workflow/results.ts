/** Something that does not hold, and the line of the document that asks for it. */
export interface Problem {
  message: string;
  /** file:line:column. */
  place: string;
}

/** A request of a step with its answer. */
export interface Call {
  operation: string;
  method: string;
  /** Path and query. */
  target: string;
  /** The body that was sent; undefined without one. */
  sent: unknown;
  /** The body as the document has it, before its expressions had values. */
  written?: unknown;
  /** Null where there was no answer. */
  status: number | null;
  received: unknown;
  milliseconds: number;
}

export interface StepResult {
  step: string;
  operation: string;
  outcome: 'passed' | 'failed' | 'skipped';
  place: string;
  problems: Problem[];
  calls: Call[];
}

export interface WorkflowResult {
  file: string;
  workflow: string;
  /** Skipped where the revision lacks an operation. */
  outcome: 'passed' | 'failed' | 'skipped';
  reason?: string;
  place: string;
  steps: StepResult[];
  milliseconds: number;
}

export interface RunResult {
  revision: string;
  url: string;
  passed: boolean;
  workflows: WorkflowResult[];
  milliseconds: number;
}
