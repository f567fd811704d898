/** Ties problems that have one cause, whichever rules find them: a person corrects the cause alone. */

/** A problem's ties to others. Both sides name the same thing in the same words, such as `operation createAccount`. */
export interface Ties {
  /** Things that are wrong because of this problem. What is because of one of them stands back. */
  causes?: readonly string[];
  /** The things from which this problem follows, if another problem has one of them among its causes. */
  because?: readonly string[];
  /** The further places with the same problem. */
  more?: readonly Place[];
}

/** A line of a file. */
export interface Place {
  file: string;
  line: number;
}

/** The places that a message names beside its own. */
const MAX_PLACES = 10;

/** A definition that nothing refers to, as the ties of problems name it. */
export const unusedDefinition = (name: string): string => `nothing refers to ${name}`;

/** A definition that a file lacks, as the ties of problems name it. */
export const lackingDefinition = (file: string, name: string): string => `${file} has no ${name}`;

/**
 * Leaves out problems whose cause is among the others. Of several that follow from the same things, of which no problem
 * tells, the first stays. Its message says the number of the others, and where they are.
 */
export function withoutConsequences<P extends Ties & Place & { message: string }>(problems: readonly P[]): P[] {
  const reported = new Set(problems.flatMap(({ causes = [] }) => causes));
  const kept = new Map<unknown, { problem: P; more: Place[] }>();
  for (const problem of problems) {
    const { because, more = [] } = problem;
    if (because?.some((thing) => reported.has(thing))) continue;
    const key = because?.join('\n') ?? problem;
    const known = kept.get(key);
    if (known) known.more.push(problem, ...more);
    else kept.set(key, { problem, more: [...more] });
  }
  return [...kept.values()].map(({ problem: { more: _, ...problem }, more }) => withPlaces(problem as P, more));
}

function withPlaces<P extends Place & { message: string }>(problem: P, more: readonly Place[]): P {
  if (more.length === 0) return problem;
  const own = written(problem);
  const others = [...new Set(more.map(written))].filter((place) => place !== own);
  const named = others.slice(0, MAX_PLACES).join(', ');
  const list = others.length === 0 ? '' : `: ${named}${others.length > MAX_PLACES ? ', …' : ''}`;
  return { ...problem, message: `${problem.message} (and in ${more.length} more${list})` };
}

const written = ({ file, line }: Place): string => `${file}:${line}`;
