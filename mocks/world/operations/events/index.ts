import { getEvent, replayEvent, resendEvents, searchEvents } from './events';

/** What was sent to the client, or is still to be sent. */
export const eventOperations = { searchEvents, getEvent, replayEvent, resendEvents };
