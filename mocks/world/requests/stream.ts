import { Readable } from 'node:stream';
import type { Db } from '../../../server/platform/store/db';
import { entriesBehind, lastSequence } from '../store/request-log';
import { presentEntry } from './present';
import { isAborted, type RequestLog } from './request-log';

const COMMENT_MILLISECONDS = 10_000;
/** Milliseconds between reads of the entries of other processes. */
const POLL_MILLISECONDS = 500;
/** Milliseconds in which news gather before they are looked at. */
const GATHER_MILLISECONDS = 25;
const AT_ONCE = 200;

/** The request for a stream of the log. */
interface StreamRequest {
  clientId: string;
  /** The place behind which it begins; what comes next where absent. */
  behind: number | undefined;
  limit: number;
  /** Decides whether the caller may continue to read. */
  isAllowed(): Promise<boolean>;
  /** Aborted when the service stops, and when the caller closes the connection. */
  ends: readonly AbortSignal[];
}

/**
 * The entries of a client as server-sent events, from a place in the log on. It ends with the connection, the limit,
 * the token or the service.
 */
export async function streamOf(log: RequestLog, db: Db, request: StreamRequest): Promise<Readable> {
  await log.flush();
  const behind = request.behind ?? (await lastSequence(db));
  return Readable.from(events(log, db, { ...request, behind }), { objectMode: false });
}

async function* events(log: RequestLog, db: Db, request: StreamRequest & { behind: number }): AsyncGenerator<Buffer> {
  const { clientId, isAllowed, ends } = request;
  let { behind, limit } = request;
  let spoken = performance.now();
  // The first bytes tell the caller that the stream is there.
  yield Buffer.from(': following\n\n');
  while (!isAborted(ends) && limit > 0) {
    const found = await entriesBehind(db, clientId, behind, Math.min(limit, AT_ONCE));
    // Entries after a revocation must not be sent, so the token is checked after the entries are read.
    if (!(await isAllowed())) return;
    for (const entry of found) {
      yield Buffer.from(`id: ${entry.sequence}\nevent: entry\ndata: ${JSON.stringify(presentEntry(entry))}\n\n`);
      behind = entry.sequence;
    }
    limit -= found.length;
    if (found.length > 0) spoken = performance.now();
    else if (performance.now() - spoken > COMMENT_MILLISECONDS) {
      yield Buffer.from(': still here\n\n');
      spoken = performance.now();
    }
    if (found.length === 0 && limit > 0) await gathered(log, ends);
  }
}

async function gathered(log: RequestLog, ends: readonly AbortSignal[]): Promise<void> {
  await log.news(POLL_MILLISECONDS, ends);
  await log.news(GATHER_MILLISECONDS, ends);
  await log.flush();
}
