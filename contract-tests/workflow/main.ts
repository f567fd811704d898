import { UsageError } from '../../cli/declaration';
import type { Wanted } from '../../cli/report/options';
import { prepareReports, writeReports } from '../../cli/report/write';
import { type LoadedContract, loadContract } from '../load';
import { ArazzoDocument, storyNames, type Workflow } from './document';
import { type InputSources, inputsOf, readInputs } from './inputs';
import { redacted } from './redacted';
import { reportOf } from './report';
import type { RunResult, WorkflowResult } from './results';
import { missingOperation, runWorkflow } from './run';
import { text } from './text';

export interface WorkflowOptions {
  url: string;
  revision: string;
  clientId: string | undefined;
  clientSecret: string | undefined;
  input: string[] | undefined;
  verbose: boolean;
  report: Wanted[] | undefined;
  json: boolean;
}

/** Runs the workflows of documents and reports. @returns the exit code */
export async function workflow(options: WorkflowOptions, names: readonly string[]): Promise<number> {
  const { verbose, report, json } = options;
  prepareReports(report, json);
  const documents = (names.length > 0 ? names : storyNames()).map((name) => ArazzoDocument.read(name));
  const result = redacted(await runDocuments(documents, options), loadContract(options.revision));
  if (json) process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
  else console.log(text(result, verbose));
  writeReports(report, reportOf(result));
  return result.passed ? 0 : 1;
}

/**
 * Runs the workflows of documents, one after another.
 * @throws UsageError for a revision, a client or inputs that can't be
 */
export async function runDocuments(
  documents: readonly ArazzoDocument[],
  options: Pick<WorkflowOptions, 'url' | 'revision' | 'clientId' | 'clientSecret' | 'input'>,
): Promise<RunResult> {
  const started = performance.now();
  const contract = loadContract(options.revision);
  const url = options.url.replace(/\/+$/, '');
  const sources = { url, contract, typed: readInputs(options.input ?? []), client: clientOf(options) };
  const workflows: WorkflowResult[] = [];
  for (const document of documents) {
    for (const at of document.workflows.keys()) workflows.push(await runOne(document, at, sources, contract));
  }
  return {
    revision: options.revision,
    url,
    passed: workflows.every(({ outcome }) => outcome !== 'failed'),
    workflows,
    milliseconds: Math.round(performance.now() - started),
  };
}

function clientOf({
  clientId,
  clientSecret,
}: Pick<WorkflowOptions, 'clientId' | 'clientSecret'>): InputSources['client'] {
  const secret = clientSecret ?? process.env.WORKFLOW_CLIENT_SECRET;
  if (clientId === undefined) return null;
  if (secret === undefined) throw new UsageError('--client-id needs --client-secret, or WORKFLOW_CLIENT_SECRET');
  return { client_id: clientId, client_secret: secret };
}

async function runOne(
  document: ArazzoDocument,
  at: number,
  sources: InputSources,
  contract: LoadedContract,
): Promise<WorkflowResult> {
  const workflow = document.workflows[at] as Workflow;
  const missing = missingOperation(workflow, contract);
  if (missing !== undefined) {
    const reason = `revision ${contract.revision} has no operation ${missing}`;
    const place = document.place(`/workflows/${at}`);
    return {
      file: document.file,
      workflow: workflow.workflowId,
      outcome: 'skipped',
      reason,
      place,
      steps: [],
      milliseconds: 0,
    };
  }
  return runWorkflow(document, at, await inputsOf(workflow, sources), sources);
}
