import {
  type FixedReply,
  type IdempotentRequest,
  keyReused,
  replay,
  replyGone,
  type StoredReply,
  storedReply,
} from './request';

/** A reply as a batch keeps it. */
export type KeptReply = Omit<StoredReply, 'fingerprint'>;

/**
 * The outcome of a request in its batch. `reused`: its key belongs to another request; `forgotten`: the reply to it is
 * not kept any more.
 */
export type BatchOutcome = { kind: 'applied' | 'replayed'; reply: KeptReply } | { kind: 'reused' | 'forgotten' };

/** Turns a reply into the stored reply and the one that the caller gets. */
export type Keep<Reply> = (reply: Reply) => KeptReply;

/**
 * Adds a step to a batch that commits many steps at once. The batch looks up the keys of all steps together, and writes
 * the stored form of the reply, which `keep` returns, in the same commit.
 */
export type BatchedStep<Reply> = (request: IdempotentRequest | null, keep: Keep<Reply>) => Promise<BatchOutcome>;

/**
 * Runs a step in a batch.
 * @param request null for a request without a key
 * @param finish turns a reply into bytes
 * @throws DomainError when the key belongs to another request, and those of the step
 */
export async function runBatched<Reply>(
  request: IdempotentRequest | null,
  step: BatchedStep<Reply>,
  finish: (reply: Reply) => FixedReply,
): Promise<FixedReply> {
  const outcome = await step(request, (reply) => kept(request, finish(reply)));
  if (request === null) {
    if (!('reply' in outcome)) throw new Error('a request without a key has used a key again');
    return { status: outcome.reply.status, text: outcome.reply.body };
  }
  if (!('reply' in outcome)) throw (outcome.kind === 'reused' ? keyReused : replyGone)(request.rule);
  return replay(request, { fingerprint: request.fingerprint, ...outcome.reply });
}

function kept(request: IdempotentRequest | null, reply: FixedReply): KeptReply {
  if (request === null) return { status: reply.status, body: reply.text };
  const { status, body } = storedReply(request, reply);
  return { status, body };
}
