import { makeBatchReady } from './make-batch-ready';

/** The steps of batches outside the service. */
export const batchOperations = { makeBatchReady };
