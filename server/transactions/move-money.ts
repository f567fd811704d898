import type { Client } from '../kernel/client';
import type { Ledger } from '../ledger/ledger';
import type { Presenter } from '../ledger/request';
import type { Movement } from '../ledger/rules/movement';
import { LedgerRefusal } from '../ledger/rules/refusal';
import { askOrRefuse } from '../networks/ask';
import type { WithPorts } from '../networks/ports';
import type { Call } from '../platform/http/operation';
import type { BatchedStep, Keep } from '../platform/idempotency/batched';
import { findReply } from '../platform/idempotency/store/replies';
import type { Services } from '../platform/services';
import { OutOfRange } from '../platform/store/db';
import { refusalOf } from './rules/refusals';

export type MovingOperation = 'createTransaction' | 'createP2PTransaction';

/** For the operations that move money. */
export interface WithLedger {
  ledger: Ledger;
}

/**
 * Asks the fraud engine whether it refuses the amount of a call; no engine refuses nothing. It is not asked about a
 * repeat, which the ledger answers with the first reply, or refuses.
 * @throws DomainError SERVICE_UNAVAILABLE when it gives no answer
 */
export async function isFraud(
  call: Call<MovingOperation>,
  operationId: MovingOperation,
  services: WithPorts & Pick<Services, 'db' | 'log'>,
): Promise<boolean> {
  const { fraudEngine } = services.ports;
  if (fraudEngine === undefined) return false;
  const clientId = call.client.id;
  const { idempotencyKey: key } = call;
  if (fraudEngine.isOutside === true && key !== null) {
    if ((await findReply(services.db, { clientId, operationId, key })) !== null) return false;
  }
  const movement = { clientId, operationId, amount: call.body.total_amount };
  const answer = fraudEngine.refuses(movement);
  return typeof answer === 'boolean' ? answer : askOrRefuse(services, 'fraud engine', () => answer);
}

/**
 * Has the ledger decide and commit a movement together with those of other requests.
 * @param presenterOf returns the movement's presenter; its argument converts the reply into its stored form
 * @throws DomainError ACCOUNT_NOT_FOUND, INVALID_PARENT_TX_ID, INVALID_AUTHORIZATION_REQUEST
 */
export function moveMoney<Reply>(
  { ledger }: WithLedger,
  client: Client,
  movement: Movement,
  presenterOf: (keep: Keep<Reply>) => Presenter,
): BatchedStep<Reply> {
  const { limits } = client.configuration;
  return (idempotency, keep) =>
    ledger.submit({ movement, limits, idempotency, present: presenterOf(keep) }).catch((error: unknown) => {
      throw inWordsOfTheContract(error);
    });
}

/**
 * Translates a refusal of the ledger. The sum of what a client moves has a range, too: that of the account on the other
 * side.
 */
function inWordsOfTheContract(error: unknown): unknown {
  if (error instanceof LedgerRefusal) return refusalOf(error);
  if (!(error instanceof OutOfRange)) return error;
  return refusalOf(
    new LedgerRefusal('BALANCE_OUT_OF_RANGE', 'the total of all moved amounts would be outside the range of amounts'),
  );
}
