import { integer, json, moment, optional, type RecordOf, table, text } from '../../store/table';

/** Work that is done outside any request, once it is due. */
export const jobs = table('jobs', {
  id: text(),
  kind: text(),
  /** The subject of the job: there is one job of a kind and key at most. */
  key: text(),
  payload: json<Record<string, string>>(),
  /** Not before this moment, by the service's clock. */
  runAt: moment(),
  /** Attempts since it last got on. */
  attempts: integer(),
  /** A name that the present claim alone has. */
  claimedBy: optional(text()),
  /** Until when the claim holds, by the machine's own clock: moving the service's clock takes no job away. */
  claimedUntil: optional(moment()),
  /** The name of the error that ended the last attempt. */
  error: optional(text()),
});

export type Job = RecordOf<typeof jobs>;
