import { relative, sep } from 'node:path';
import type { NormalizedProblem } from '@redocly/openapi-core';
import type { Positions } from '../../load/positions';
import type { LintProblem } from '../problem';
import { RULESET } from './ruleset';

/** A problem as Redocly sees it: the document it walked, a pointer into it, and whether the key is meant. */
interface Finding {
  /** Absolute. */
  file: string;
  pointer: string;
  onKey: boolean;
  rule: string;
  message: string;
  /** The position of a broken text (YAML syntax, a reference that leads nowhere), which needs no pointer. */
  start?: { line: number; column: number };
}

/** Redocly ships as an ES module, which a CommonJS file can only import when it runs. */
const redocly = () => import('@redocly/openapi-core');
type Redocly = Awaited<ReturnType<typeof redocly>>;
type Config = Awaited<ReturnType<Redocly['createConfig']>>;

/** Lints a hand-written OpenAPI or AsyncAPI document with everything it refers to. */
export async function lintFile(path: string): Promise<Finding[]> {
  const { lint } = await redocly();
  return collect(await lint({ ref: path, config: await configuration() }));
}

/** Lints a bundled document that exists in memory only. The findings name it as their file. */
export type LintBundled = (name: string, value: unknown) => Promise<Finding[]>;

/** Lints in this thread. */
export const lintBundled: LintBundled = async (name, value) => {
  const { lintDocument, BaseResolver, Source } = await redocly();
  const config = await configuration();
  const document = { source: new Source(`/${name}`, '{}'), parsed: value };
  const externalRefResolver = new BaseResolver(config.resolve);
  return collect(await lintDocument({ document, config, externalRefResolver }));
};

/** Turns a finding in a hand-written file into a problem with its line and column. */
export function locate(finding: Finding, root: string, positions: Positions): LintProblem {
  const { file, pointer, onKey, rule, message } = finding;
  const position = finding.start ?? positions.find(file, pointer, onKey);
  return { file: relative(root, file).split(sep).join('/'), ...position, rule, message };
}

let configured: Promise<Config> | undefined;

function configuration(): Promise<Config> {
  configured ??= redocly().then(({ createConfig }) => createConfig(RULESET as Parameters<Redocly['createConfig']>[0]));
  return configured;
}

function collect(problems: readonly NormalizedProblem[]): Finding[] {
  return problems.filter((problem) => !problem.ignored).map(finding);
}

function finding(problem: NormalizedProblem): Finding {
  const [location] = problem.location;
  if (!location) throw new Error(`a problem without a place: ${problem.ruleId} ${problem.message}`);
  const { rule, message } = { rule: problem.ruleId, message: withHints(problem) };
  const file = location.source.absoluteRef;
  if (location.pointer === undefined) {
    const { line, col } = location.start;
    return { file, pointer: '', onKey: false, rule, message, start: { line, column: col } };
  }
  return {
    file,
    pointer: location.pointer.replace(/^#\/?$|^#/, ''),
    onKey: location.reportOnKey === true,
    rule,
    message,
  };
}

function withHints(problem: NormalizedProblem): string {
  const hint = problem.suggest?.length ? ` Did you mean ${problem.suggest.slice(0, 3).join(' or ')}?` : '';
  return `${problem.message.trim()}${hint}`;
}
