import { readdirSync, readFileSync } from 'node:fs';

/** The processes that a process has started, and those that they have, in this order. */
export function descendantsOf(ancestor: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const stat = readStat(name);
    // After the name in brackets: the state, then the parent.
    if (stat !== null) parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')')).split(' ')[2]));
  }
  const found = [ancestor];
  for (const one of found) for (const [pid, parent] of parents) if (parent === one) found.push(pid);
  return found.slice(1);
}

/** @returns null for a process that has ended meanwhile */
function readStat(pid: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return null;
  }
}
