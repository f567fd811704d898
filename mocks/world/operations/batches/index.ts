import { makeBatchReady } from './make-batch-ready';

/** What happens to batches outside the service. */
export const batchOperations = { makeBatchReady };
