import { getEvent, replayEvent, resendEvents, searchEvents } from './events';

/** The events that were sent to the client, or are still to be sent. */
export const eventOperations = { searchEvents, getEvent, replayEvent, resendEvents };
