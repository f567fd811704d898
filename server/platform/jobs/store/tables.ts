import { integer, json, moment, optional, type RecordOf, table, text } from '../../store/table';

/** Work outside of requests, once it is due. */
export const jobs = table('jobs', {
  id: text(),
  kind: text(),
  /** The subject of the job: there is one job of a kind and key at most. */
  key: text(),
  payload: json<Record<string, string>>(),
  /** Not before this moment, by the service's clock. */
  runAt: moment(),
  /** Attempts since it last made progress. */
  attempts: integer(),
  /** A unique name of the current claim. */
  claimedBy: optional(text()),
  /** The end of the claim, by the machine's own clock, so that moving the service's clock releases no job. */
  claimedUntil: optional(moment()),
  /** The name of the error that ended the last attempt. */
  error: optional(text()),
});

export type Job = RecordOf<typeof jobs>;
