import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

interface ProcessRow {
  pid: number;
  parent: number;
  /** The state as a letter of `ps`: Z has ended and waits until its parent reads its exit status. */
  state: string;
}

/** Every process of the machine that can be seen from here. */
function processes(): ProcessRow[] {
  // Windows has no ps and needs none here: processes that Node starts end together with Node.
  if (process.platform === 'win32') return [];
  return process.platform === 'linux' ? inProc() : byPs();
}

function inProc(): ProcessRow[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap((name) => {
      const stat = readStat(name);
      if (stat === null) return [];
      // After the name in brackets: the state, then the parent.
      const [state = '', parent = ''] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return [{ pid: Number(name), parent: Number(parent), state }];
    });
}

/** @returns null if the process has ended */
function readStat(pid: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return null;
  }
}

function byPs(): ProcessRow[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,state='], { encoding: 'utf8' }).trim().split('\n');
  return rows.map((row) => {
    const [pid = '', parent = '', state = ''] = row.trim().split(/\s+/);
    return { pid: Number(pid), parent: Number(parent), state };
  });
}

/** The processes that a process has started, and those that they have, in this order. Without those that have ended. */
export function descendantsOf(ancestor: number): number[] {
  const all = processes().filter(({ state }) => state !== 'Z');
  const found = [ancestor];
  for (const one of found) for (const { pid, parent } of all) if (parent === one) found.push(pid);
  return found.slice(1);
}

/** Returns those of the given processes that have not ended. */
export function stillRunning(pids: readonly number[]): number[] {
  const running = new Set(processes().flatMap(({ pid, state }) => (state === 'Z' ? [] : [pid])));
  return pids.filter((pid) => running.has(pid));
}

/** Sends a signal to those of the given processes that have not ended. */
export function send(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // The process has already ended.
    }
  }
}
