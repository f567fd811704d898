import type { ContractLint } from '../../codegen/lint/contract/lint-contract';
import { formatLintProblem, type LintProblem } from '../../codegen/lint/problem';
import { textOf } from './contract-saves';
import type { DevEvent } from './event';

/** Milliseconds without a save after the type checker's answer before the whole contract is linted. */
export const PAUSE_MILLISECONDS = 1_500;

interface JudgeParts {
  /**
   * Returns the mistakes that the type checker finds.
   * @throws when the signal ends it early
   */
  checkTypes(signal: AbortSignal): Promise<LintProblem[]>;
  /** @throws when the signal ends it early */
  lint(signal: AbortSignal): Promise<ContractLint>;
  report(event: DevEvent): void;
}

/**
 * Runs the checks that take longer than a second: the type checker after each save, then the whole lint when the saves
 * pause. Only the verdict on the latest save is reported.
 */
export class Judges {
  private pause: NodeJS.Timeout | undefined;
  private linting = new AbortController();
  /** Ends when no lint runs. */
  private turn: Promise<void> = Promise.resolve();
  private checking = new AbortController();

  constructor(private readonly parts: JudgeParts) {}

  begin(): void {
    this.interrupt();
    this.checking.abort();
    this.checking = new AbortController();
    void this.checkTypes(this.checking.signal);
  }

  /** A save has priority over a lint of the earlier state. */
  interrupt(): void {
    clearTimeout(this.pause);
    this.linting.abort();
  }

  end(): void {
    this.interrupt();
    this.checking.abort();
  }

  private async checkTypes(signal: AbortSignal): Promise<void> {
    const started = performance.now();
    const problems = await this.parts.checkTypes(signal).then(
      (found) => found.map(formatLintProblem),
      (error: unknown) => [textOf(error)],
    );
    if (signal.aborted) return;
    this.parts.report({ kind: 'types', problems, milliseconds: performance.now() - started });
    clearTimeout(this.pause);
    this.pause = setTimeout(() => this.beginLint(), PAUSE_MILLISECONDS);
  }

  /** An earlier lint takes a moment to end: threads of both would take twice the memory. */
  private beginLint(): void {
    this.linting.abort();
    this.linting = new AbortController();
    const { signal } = this.linting;
    this.turn = this.turn.then(() => (signal.aborted ? undefined : this.lint(signal)));
  }

  private async lint(signal: AbortSignal): Promise<void> {
    const { report, lint } = this.parts;
    const started = performance.now();
    try {
      const { problems } = await lint(signal);
      if (signal.aborted) return;
      report({ kind: 'lint', problems: problems.map(formatLintProblem), milliseconds: performance.now() - started });
    } catch (error) {
      if (!signal.aborted) report({ kind: 'lint', problems: [textOf(error)], milliseconds: 0 });
    }
  }
}
