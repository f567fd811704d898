import { redactBody, redactTarget } from '../../mocks/world/requests/redact';
import type { Rule } from '../contract';
import type { LoadedContract } from '../load';
import type { Call, RunResult } from './results';
import { ruleOf } from './run';

/** A run as it can be shown: without the secrets that the contract names. */
export function redacted(result: RunResult, contract: LoadedContract): RunResult {
  const workflows = result.workflows.map((workflow) => ({
    ...workflow,
    steps: workflow.steps.map((step) => ({ ...step, calls: step.calls.map((call) => redactedCall(call, contract)) })),
  }));
  return { ...result, workflows };
}

function redactedCall({ written: _, ...call }: Call, contract: LoadedContract): Call {
  const { sensitive, parameters } = ruleOf(call.operation, contract) as Rule;
  return {
    ...call,
    target: redactTarget(call.target, new Set(parameters.map(({ name }) => name))),
    sent: call.sent === undefined ? undefined : redactBody(call.sent, sensitive.request),
    received: redactBody(call.received, sensitive.response),
  };
}
