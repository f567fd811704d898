/** Ties problems that have one cause, whichever rules find them: a person corrects the cause alone. */

/** A problem's ties to others. Both sides name the same thing in the same words, such as `operation createAccount`. */
export interface Ties {
  /** Things that are wrong because of this problem. What is because of one of them stands back. */
  causes?: readonly string[];
  /** The things from which this problem follows, if another problem has one of them among its causes. */
  because?: readonly string[];
  /** The number of further places with the same problem. */
  more?: number;
}

/** A definition that nothing refers to, as the ties of problems name it. */
export const unusedDefinition = (name: string): string => `nothing refers to ${name}`;

/** A definition that a file lacks, as the ties of problems name it. */
export const lackingDefinition = (file: string, name: string): string => `${file} has no ${name}`;

/**
 * Leaves out problems whose cause is among the others. Of several that follow from the same things, of which no problem
 * tells, the first stays. Its message says the number of the others.
 */
export function withoutConsequences<P extends Ties & { message: string }>(problems: readonly P[]): P[] {
  const reported = new Set(problems.flatMap(({ causes = [] }) => causes));
  const kept = new Map<unknown, { problem: P; more: number }>();
  for (const problem of problems) {
    const { because, more = 0 } = problem;
    if (because?.some((thing) => reported.has(thing))) continue;
    const key = because?.join('\n') ?? problem;
    const known = kept.get(key);
    if (known) known.more += 1 + more;
    else kept.set(key, { problem, more });
  }
  return [...kept.values()].map(({ problem: { more: _, ...problem }, more }) => withCount(problem as P, more));
}

const withCount = <P extends { message: string }>(problem: P, more: number): P =>
  more === 0 ? problem : { ...problem, message: `${problem.message} (and in ${more} more)` };
