import { write } from '../../platform/http/operation';
import { replayUndelivered } from '../undelivered';

export const replayUndeliveredEvent = write<'replayUndeliveredEvent'>(async ({ path, now }, tx) => {
  return { status: 202, body: { data: await replayUndelivered(tx, path.event_id, now) } };
});
