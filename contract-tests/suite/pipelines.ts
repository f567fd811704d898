/** The lines that the pipelines of docs/ci run. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const FOLDER = join(__dirname, '../../docs/ci');

/** The lines that a job runs after the installation, by the name of the job. */
type Lines = Readonly<Record<string, readonly string[]>>;

interface Workflow {
  on: { pull_request: { types: string[] } };
  jobs: Record<string, { permissions: Record<string, string>; steps: { run?: string }[] }>;
}

interface GitlabJob {
  script: string[];
}

const read = (file: string): unknown => parse(readFileSync(join(FOLDER, file), 'utf8'));
const isScript = (job: unknown): job is GitlabJob => typeof job === 'object' && job !== null && 'script' in job;

/** How both install the project, which is all that they do before the lines of a job. */
const INSTALLS = /^npm ci\b/;

/** The workflow for GitHub Actions. */
export const githubWorkflow = () => read('github-actions.yml') as Workflow;

/** The lines of that workflow. */
export function githubLines(): Lines {
  const { jobs } = githubWorkflow();
  const lines = Object.entries(jobs).map(([name, { steps }]) => [name, steps.flatMap(({ run }) => run ?? [])] as const);
  return Object.fromEntries(lines.map(([name, all]) => [name, all.filter((line) => !INSTALLS.test(line))]));
}

/** The lines of the pipeline for GitLab. */
export function gitlabLines(): Lines {
  const all = Object.entries(read('gitlab-ci.yml') as object);
  return Object.fromEntries(all.flatMap(([name, job]) => (isScript(job) ? [[name, job.script]] : [])));
}

/** Starts a line as both services do. */
export const asShell = (line: string): string[] => ['bash', '-e', '-o', 'pipefail', '-c', line];

/** The reports that a line asks for. */
export function reportsOf(line: string): string[] {
  return [...line.matchAll(/--report \w+=(\S+)/g)].map(([, file = '']) => file);
}
