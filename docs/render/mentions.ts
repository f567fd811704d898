import { lifecycles } from '../../generated/lifecycles';
import { pathSource } from '../../server/platform/contract/path-template';
import { guideNames, guideText } from './guides';

/** The most guides that are named. In a longer list the useful ones are hard to find. */
const SHOWN = 3;

const pattern = (path: string): RegExp => new RegExp(`${pathSource(path, '[^/\\s"\'`)?]+')}(?=[\\s"'\`)?#]|$)`, 'gm');

const texts = new Map<string, string>();

function textOf(guide: string): string {
  const text = texts.get(guide) ?? guideText(guide);
  texts.set(guide, text);
  return text;
}

/**
 * The guides that call an operation, those that do so most often first.
 * @param hasSandbox whether guides to what only a sandbox has are among them
 */
export function guidesAbout(
  { path, operationId }: { path: string; operationId: string },
  hasSandbox: boolean,
): string[] {
  const called = pattern(path);
  const count = (guide: string) => {
    const text = textOf(guide);
    return [...text.matchAll(called)].length + (text.includes(operationId) ? 1 : 0);
  };
  return guideNames(hasSandbox)
    .map((guide) => ({ guide, times: count(guide) }))
    .filter(({ times }) => times > 0)
    .sort((one, other) => other.times - one.times)
    .slice(0, SHOWN)
    .map(({ guide }) => guide);
}

interface Machine {
  /** The transitions. Those that nobody calls have no operations. */
  transitions: readonly { operations?: readonly string[] }[];
}

/** The state machines in which an operation takes a step. */
export function lifecyclesOf(operationId: string): string[] {
  return Object.entries(lifecycles as unknown as Readonly<Record<string, Machine>>)
    .filter(([, { transitions }]) => transitions.some(({ operations }) => operations?.includes(operationId)))
    .map(([name]) => name);
}
