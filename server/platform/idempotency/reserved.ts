import { newId } from '../ids';
import type { Db, Tx } from '../store/db';
import { runClaimed } from './once';
import { type FixedReply, type IdempotentRequest, keyReused, replay } from './request';
import { addDetail, deleteReservation, type FirstAttempt, reserve } from './store/reservations';

export type { FirstAttempt } from './store/reservations';

/** The steps of an operation that calls an external network between two transactions. */
export interface ReservedSteps<Begun, Answer, Reply> {
  /** Makes an id for the created resource, if it is not a usual id. The request is null if it has no key. */
  newId?(tx: Tx, request: IdempotentRequest | null): string | Promise<string>;
  /** Decides, and stores under the given id the request to the network. */
  begin(tx: Tx, id: string): Promise<Begun | Refused>;
  /** Returns what a repeat has to know of the request to the network that is stored nowhere else. */
  detail?(begun: Begun): string;
  /**
   * Finds the request of an interrupted attempt: the network gets exactly the same request again. Throws
   * `BegunRequestMissing`.
   */
  resume(tx: Tx, id: string, attempt: FirstAttempt): Promise<Begun>;
  /** Asks the network. It may be asked for the same thing more than once. */
  ask(begun: Begun): Promise<Answer>;
  /**
   * Stores the network's answer, unless that was done meanwhile, and returns the caller's reply. Throws
   * `BegunRequestMissing`.
   */
  conclude(tx: Tx, begun: Begun, answer: Answer): Promise<Reply>;
}

/** A refusal that leaves a trace: what `begin` wrote is kept, but the key stays usable. */
export class Refused {
  constructor(readonly error: Error) {}
}

/**
 * The record of the begun request is missing, for example because the client was reset meanwhile: the request starts
 * again, once.
 */
export class BegunRequestMissing extends Error {
  override name = 'BegunRequestMissing';

  /** @param record what it is, with its article */
  constructor(record: string) {
    super(`${record} that was reserved is not there`);
  }
}

type Start<Begun> = { begun: Begun } | { reply: FixedReply } | { refused: Error };

/**
 * Runs such steps: reserve, ask, conclude. If the process ends in between, a repeat with the same key continues at the
 * same step; if both run at the same time, they reach the same result. All get the first answer, byte for byte.
 * @param request null for a request without a key, which cannot be repeated
 * @param finish turns a reply into bytes
 * @throws DomainError of the steps, and when the key belongs to another request
 */
export async function runReserved<Begun, Answer, Reply>(
  db: Db,
  request: IdempotentRequest | null,
  steps: ReservedSteps<Begun, Answer, Reply>,
  finish: (reply: Reply) => FixedReply,
): Promise<FixedReply> {
  try {
    return await runSteps(db, request, steps, finish);
  } catch (error) {
    if (!(error instanceof BegunRequestMissing)) throw error;
    return runSteps(db, request, steps, finish);
  }
}

async function runSteps<Begun, Answer, Reply>(
  db: Db,
  request: IdempotentRequest | null,
  steps: ReservedSteps<Begun, Answer, Reply>,
  finish: (reply: Reply) => FixedReply,
): Promise<FixedReply> {
  const start = await db.transaction((tx) => startOf(tx, request, steps));
  if ('reply' in start) return start.reply;
  if ('refused' in start) throw start.refused;
  const { begun } = start;
  const answer = await steps.ask(begun);
  const conclude = async (tx: Tx) => finish(await steps.conclude(tx, begun, answer));
  return db.transaction(async (tx) => {
    if (request === null) return conclude(tx);
    const reply = await runClaimed(tx, request, conclude);
    deleteReservation(tx, request);
    return reply;
  });
}

async function startOf<Begun, Answer, Reply>(
  tx: Tx,
  request: IdempotentRequest | null,
  steps: ReservedSteps<Begun, Answer, Reply>,
): Promise<Start<Begun>> {
  const id = (await steps.newId?.(tx, request)) ?? newId();
  if (request === null) return startAnew(tx, id, steps);
  const { reservation, reply } = await reserve(tx, request, id);
  if (reply !== null) {
    if (reservation === null) deleteReservation(tx, request);
    return { reply: replay(request, reply) };
  }
  if (reservation !== null) {
    if (reservation.fingerprint !== request.fingerprint) throw keyReused(request.rule);
    return { begun: await steps.resume(tx, reservation.resourceId, reservation) };
  }
  const start = await startAnew(tx, id, steps);
  if ('refused' in start) deleteReservation(tx, request);
  else if (steps.detail !== undefined) addDetail(tx, request, steps.detail(start.begun));
  return start;
}

async function startAnew<Begun, Answer, Reply>(
  tx: Tx,
  id: string,
  steps: ReservedSteps<Begun, Answer, Reply>,
): Promise<{ begun: Begun } | { refused: Error }> {
  const begun = await steps.begin(tx, id);
  return begun instanceof Refused ? { refused: begun.error } : { begun };
}
