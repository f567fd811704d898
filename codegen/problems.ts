/** Mistakes in the contract, each with its place in a hand-written file. */

import path from 'node:path';
import { type Place, type Ties, withoutConsequences } from './problem-ties';

/** A place inside a file of the contract. `pointer` is a JSON pointer into that file. */
export interface Source {
  file: string;
  pointer: string;
}

export interface Problem extends Source, Ties {
  /** 1-based; 1:1 when the place can't be found. */
  line: number;
  column: number;
  message: string;
}

/** The contract can't be used. The message lists every problem as `file:line:column message`. */
export class ContractError extends Error {
  constructor(
    readonly problems: readonly Problem[],
    specDir: string,
  ) {
    super(problems.map((problem) => formatProblem(problem, specDir)).join('\n'));
    this.name = 'ContractError';
  }
}

/** One problem as `spec/paths/users/users.yaml:12:5 message`, the path relative to the working directory. */
function formatProblem(problem: Problem, specDir: string): string {
  const file = path.relative(process.cwd(), path.resolve(specDir, problem.file));
  return `${file}:${problem.line}:${problem.column} ${problem.message}`;
}

/** The finder of a place's line: the files of the contract. */
interface Locator {
  readonly root: string;
  locate(source: Source): { line: number; column: number };
}

/** The details of a problem besides its place and message. */
interface ProblemDetails extends Ties {
  /**
   * The mistake from which it and others follow, such as a value that several examples have. Of those at one line the
   * first is listed, with the number of the others.
   */
  mistake?: string;
  /** True if the first is listed of all problems with this mistake, or message, wherever they are. */
  isWide?: boolean;
  /** The revision that has it, as `axis=value,axis=value` or by its name; '' or absent for the current one. */
  revision?: string;
}

interface FoundProblem extends ProblemDetails {
  source: Source;
  message: string;
}

/** The values of axes whose overlays have mistakes, as `axis=value`. */
export function brokenOverlays(files: readonly string[]): ReadonlySet<string> {
  return new Set(
    files.flatMap((file) => {
      const [, axis, value] = /(?:^|\/)revisions\/([^/]+)\/([^/]+)\.overlay\.yaml$/.exec(file) ?? [];
      return axis === undefined ? [] : [`${axis}=${value}`];
    }),
  );
}

/** Decides whether a revision has a value with a broken overlay: what is wrong with it only follows from that. */
export const isBroken = (revision: string, broken: ReadonlySet<string>): boolean =>
  revision === 'earliest' ? broken.size > 0 : revision.split(',').some((value) => broken.has(value));

/** Collects problems, so that one run reports all it can find. */
export class Problems {
  private readonly found = new Map<string, FoundProblem>();
  private unreadable = false;

  /** @param isOld whether the contract is an earlier version, which must only be consistent */
  constructor(
    private readonly files: Locator,
    private readonly isOld = false,
  ) {}

  /** Records a problem after which the contract can't be read; the same one twice counts once. */
  add(source: Source, message: string, details: ProblemDetails = {}): void {
    this.unreadable = true;
    this.addRecoverable(source, message, details);
  }

  /** Records the violation of a rule that does not apply to earlier versions of the contract. */
  addRule(source: Source, message: string, details: ProblemDetails = {}): void {
    if (!this.isOld) this.add(source, message, details);
  }

  /** Records a problem after which the contract can still be read, so that other problems are reported with it. */
  addRecoverable(source: Source, message: string, details: ProblemDetails = {}): void {
    this.found.set(`${source.file}#${source.pointer} ${message}`, { source, message, ...details });
  }

  get count(): number {
    return this.found.size;
  }

  /** The problems so far with line and column, in the order they were found. What follows from another is left out. */
  list(): Problem[] {
    return withoutConsequences(this.all());
  }

  /** The same with what follows from another: its cause may be found elsewhere as well. */
  all(): Problem[] {
    const distinct = new Map<string, { problem: Problem; more: Place[] }>();
    const found = [...this.found.values()];
    const broken = brokenOverlays(found.map(({ source }) => source.file));
    const sound = found.filter(({ revision }) => !isBroken(revision ?? '', broken));
    for (const { source, message, mistake, isWide, causes, because } of sound) {
      const ties = { ...(causes && { causes }), ...(because && { because }) };
      const problem = { ...source, ...this.files.locate(source), message, ...ties };
      // The content of an alias is written once.
      const at = isWide ? '' : `${problem.file}:${problem.line}:${problem.column} `;
      const key = `${at}${mistake ?? message}`;
      const known = distinct.get(key);
      if (known === undefined) distinct.set(key, { problem, more: [] });
      else if (mistake !== undefined || isWide) known.more.push({ file: problem.file, line: problem.line });
    }
    return [...distinct.values()].map(({ problem, more }) => (more.length === 0 ? problem : { ...problem, more }));
  }

  /** @throws ContractError when there is a problem after which nothing else can be judged. */
  throwIfUnreadable(): void {
    if (this.unreadable) this.throwIfAny();
  }

  /** @throws ContractError when there is at least one problem. */
  throwIfAny(): void {
    if (this.count > 0) throw new ContractError(this.list(), this.files.root);
  }
}
