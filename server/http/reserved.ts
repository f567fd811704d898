import { operations as rules } from '../../generated/operations';
import { newId } from '../ids';
import type { Services } from '../services';
import type { Tx } from '../store/db';
import { claim, complete, findReply, type IdempotentRequest, type StoredReply } from '../store/idempotency';
import { reserve, unreserve } from '../store/reservations';
import { fingerprint } from './fingerprint';
import type { Call, Finish, FixedReply, PublicOperationId, Reply } from './operation';
import { reusedKey } from './unit-of-work';

/** The steps of an idempotent operation that has something done outside between two transactions. */
export interface ReservedSteps<K extends PublicOperationId, Begun, Answer> {
  /** An id for what the request creates, where it isn't like all others. */
  newId?(): string;
  /** Decides, and writes down under the given id what the outside will be asked for. */
  begin(tx: Tx, id: string): Promise<Begun | Refused>;
  /** Finds what an attempt that was cut off has begun. */
  resume(tx: Tx, id: string): Promise<Begun>;
  /** Asks the outside. It may be asked for the same thing more than once. */
  ask(begun: Begun): Promise<Answer>;
  /** Writes down what the outside said, unless that was done meanwhile, and says what the caller gets. */
  settle(tx: Tx, begun: Begun, answer: Answer): Promise<Reply<K>>;
}

/** A refusal that leaves a trace: what `begin` wrote is kept, but the key stays usable. */
export class Refused {
  constructor(readonly error: Error) {}
}

type Start<Begun> = { begun: Begun } | { reply: FixedReply } | { refused: Error };

/**
 * Runs such an operation: reserve, ask, settle. When the process ends in between, a repeat with the same key goes on
 * where it was; when both run at once they reach the same end. Everyone gets the first answer, byte for byte.
 * @throws DomainError of the steps; the operation's code for a key that belongs to another request
 */
export async function runReserved<K extends PublicOperationId, Begun, Answer>(
  operationId: K,
  call: Call<K>,
  services: Services,
  finish: Finish<K>,
  steps: ReservedSteps<K, Begun, Answer>,
): Promise<FixedReply> {
  const { db } = services;
  const request = identityOf(operationId, call);
  const start = await db.transaction((tx) => startOf(tx, operationId, request, steps));
  if ('reply' in start) return start.reply;
  if ('refused' in start) throw start.refused;
  const answer = await steps.ask(start.begun);
  return db.transaction(async (tx) => {
    const earlier = await claim(tx, request);
    if (earlier !== null) return replay(operationId, request, earlier);
    const reply = finish(await steps.settle(tx, start.begun, answer));
    await complete(tx, request, { status: reply.status, body: reply.text });
    await unreserve(tx, request);
    return reply;
  });
}

function identityOf<K extends PublicOperationId>(operationId: K, call: Call<K>): IdempotentRequest {
  const { idempotencyKey, client, now } = call;
  if (idempotencyKey === null) throw new Error(`${operationId} has no idempotency key`);
  return { clientId: client.id, operationId, key: idempotencyKey, fingerprint: fingerprint(call), now };
}

async function startOf<K extends PublicOperationId, Begun, Answer>(
  tx: Tx,
  operationId: K,
  request: IdempotentRequest,
  steps: ReservedSteps<K, Begun, Answer>,
): Promise<Start<Begun>> {
  const id = steps.newId?.() ?? newId();
  const reservation = await reserve(tx, request, id);
  // Only now: whoever had the reservation may have been answered while this waited for it.
  const earlier = await findReply(tx, request);
  if (earlier !== null) {
    if (reservation === null) await unreserve(tx, request);
    return { reply: replay(operationId, request, earlier) };
  }
  if (reservation !== null) {
    if (reservation.fingerprint !== request.fingerprint) throw reusedKey(rules[operationId]);
    return { begun: await steps.resume(tx, reservation.resourceId) };
  }
  const begun = await steps.begin(tx, id);
  if (!(begun instanceof Refused)) return { begun };
  await unreserve(tx, request);
  return { refused: begun.error };
}

function replay(operationId: PublicOperationId, request: IdempotentRequest, earlier: StoredReply): FixedReply {
  if (earlier.fingerprint !== request.fingerprint) throw reusedKey(rules[operationId]);
  return { status: earlier.status, text: earlier.body };
}
