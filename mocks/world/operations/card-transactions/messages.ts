import type { AllServices } from '../../../../server/all-services';
import { direct } from '../../../../server/platform/http/operation';
import { messageOf } from './message';
import { presentCardTransaction } from './shape';

/** Processes a card use: the account or the client decides before this answers. */
export const authorizeAtNetwork = direct<'authorizeAtNetwork', AllServices>(async (call, services) => {
  const message = await messageOf(call, services);
  const transaction = await services.processor.process(call.client, message);
  return { status: 201, body: { data: presentCardTransaction(transaction, []) } };
});

/** The network has decided by itself. */
export const forceAtNetwork = direct<'forceAtNetwork', AllServices>(async (call, services) => {
  const message = await messageOf(call, services);
  const transaction = await services.processor.process(call.client, { ...message, forced: true });
  return { status: 201, body: { data: presentCardTransaction(transaction, []) } };
});

/** The network sends a message once more. */
export const retransmitAtNetwork = direct<'retransmitAtNetwork', AllServices>(async (call, { processor }) => {
  const transaction = await processor.repeat(call.client, call.path.transaction_id);
  return { status: 201, body: { data: presentCardTransaction(transaction, []) } };
});
