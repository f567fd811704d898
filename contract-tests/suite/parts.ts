import { UsageError } from '../../cli/declaration';
import type { Part, Step } from './steps';

const MOST = 20;

/**
 * Reads a part as it is typed, such as `2/3`.
 * @throws UsageError in words that follow the name of the option
 */
export function readPart(typed: string): Part {
  const [, index = 0, count = 0] = (/^(\d{1,2})\/(\d{1,2})$/.exec(typed) ?? []).map(Number);
  if (index < 1 || index > count || count > MOST)
    throw new UsageError(`is a part and the number of parts, at most ${MOST}, such as 1/3, not ${typed}`);
  return { index, count };
}

/**
 * Returns the steps of one part. A step that can be divided is in every part with a share of its work, each other step
 * in one part. The shares make up for the other steps, so that all parts take about as long.
 */
export function stepsOf(steps: readonly Step[], { index, count }: Part): Step[] {
  const seconds = Array.from({ length: count }, () => 0);
  const whole = steps.filter(({ divided }) => divided === undefined);
  const partOf = new Map<Step, number>();
  for (const step of [...whole].sort((one, other) => secondsOf(other) - secondsOf(one))) {
    const least = seconds.indexOf(Math.min(...seconds));
    partOf.set(step, least);
    seconds[least] = (seconds[least] as number) + secondsOf(step);
  }
  return steps.flatMap((step) => {
    if (step.divided === undefined) return partOf.get(step) === index - 1 ? [step] : [];
    const { command } = step;
    return [{ ...step, command: step.divided(command, { index, count }, sharesOf(secondsOf(step), seconds)) }];
  });
}

const secondsOf = ({ seconds = 0 }: Step): number => seconds;

/** Divides work so that everybody who has some work already ends at the same time, or does none of it. */
function sharesOf(work: number, before: readonly number[]): number[] {
  let taking = [...before.keys()];
  const end = () => (work + taking.reduce((sum, at) => sum + (before[at] as number), 0)) / taking.length;
  while (taking.some((at) => (before[at] as number) > end())) {
    const most = Math.max(...taking.map((at) => before[at] as number));
    taking = taking.filter((at) => before[at] !== most);
  }
  return before.map((own, at) => (taking.includes(at) ? (end() - own) / work : 0));
}
