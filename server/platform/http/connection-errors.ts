import type { Log } from '../log';

/** The errors of connections that the other side, or a time limit, cuts off. That is not an error of this service. */
const CUT_OFF: ReadonlySet<unknown> = new Set([
  ...['ECONNRESET', 'EPIPE', 'ECONNABORTED', 'ERR_HTTP_REQUEST_TIMEOUT'],
  // The reader of a continuous reply, such as the stream of requests, disconnects when it has read enough.
  'ERR_STREAM_PREMATURE_CLOSE',
]);

/** The prefix of the errors of Node's parser: the end of a connection within a request, and bytes that are not HTTP. */
const PARSE_ERROR = 'HPE_';

/** Returns the listener for errors outside of the pipeline, for which Koa would print a stack trace. */
export function onConnectionError(log: Log): (error: Error & { code?: unknown }) => void {
  return (error) => {
    if (CUT_OFF.has(error.code) || String(error.code).startsWith(PARSE_ERROR))
      log.debug({ reason: error.message }, 'connection cut off');
    else log.error({ err: error }, 'request failed');
  };
}
