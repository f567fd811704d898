import { type Cause, causeOfLine, requestIdsIn } from './cause';

interface Fault {
  requestId: string | undefined;
  cause: Cause;
}

/** The failures that a server of ours logged. */
export class ServerLog {
  private readonly faults: Fault[] = [];

  /** Takes a line of the log, as the server writes it. */
  write(text: string): void {
    const line = JSON.parse(text) as Record<string, unknown>;
    const cause = causeOfLine(line);
    if (cause) this.faults.push({ requestId: line.request_id as string | undefined, cause });
  }

  /** The number of failures that were logged so far: a mark to look back to. */
  get length(): number {
    return this.faults.length;
  }

  /**
   * Finds why something failed.
   *
   * @param problems what is wrong; they may name requests
   * @param since a mark; without it only what the named requests met counts
   */
  causeOf(problems: readonly string[], since = this.faults.length): Cause | null {
    const ids = new Set(requestIdsIn(problems));
    const named = this.faults.find(({ requestId }) => requestId !== undefined && ids.has(requestId));
    return (named ?? this.faults[since])?.cause ?? null;
  }
}
