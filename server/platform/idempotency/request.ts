import type { Readable } from 'node:stream';
import type { ErrorCode } from '../../../generated/errors';
import { DomainError, refuseField } from '../../kernel/errors';
import type { Vault } from '../crypto/vault';
import { idempotency } from './store/tables';

/** A reply whose bytes are fixed: the caller gets it now, and every repeat gets it again. */
export interface FixedReply {
  status: number;
  /** The serialised body. */
  text: string;
  /** The body that is stored with a key, in the current shape, if the caller's revision has another shape. */
  kept?: string;
  headers?: Record<string, string>;
  /** The content that is streamed instead of the text. Such a reply is never stored. */
  stream?: Readable;
}

/** The contract's rule for an operation that takes an idempotency key, or whose body has the reference of a report. */
type KeyRule = {
  /** The refusal of a key that belongs to another request. */
  reused: ErrorCode;
} & (
  | {
      /** The header that carries the key. */
      header: string;
    }
  | {
      /** The field of the body that identifies a report. */
      field: string;
    }
);

/** A request with an idempotency key. */
export interface IdempotentRequest {
  clientId: string;
  /** The same key in another operation is another key. */
  operationId: string;
  key: string;
  /** A digest of the request; a repeat with another one is refused. */
  fingerprint: string;
  /** The moment of the request in milliseconds. */
  now: number;
  rule: KeyRule;
  /** Encrypts the stored reply if it contains sensitive data; null if it does not. */
  vault: Vault | null;
  /** Converts a stored body to the caller's revision; null if that needs no conversion. */
  inRevision: ((kept: string) => string) | null;
}

/** The reply to a key, as it is stored. */
export interface StoredReply {
  fingerprint: string;
  status: number;
  body: string;
}

/** The record of an earlier request with a key: its reply, or nulls if the reply was deleted. */
export interface EarlierReply {
  fingerprint: string;
  status: number | null;
  body: string | null;
}

/** Says whether the reply is still there. */
export const isKept = (earlier: EarlierReply): earlier is StoredReply => earlier.status !== null;

/** Makes the refusal of a repeat whose reply is no longer stored: its effects exist and are not repeated. */
export function replyGone(rule: KeyRule): DomainError {
  const detail = 'the request was answered so long ago that its answer is no longer stored; its effects remain';
  if ('field' in rule) return refuseField(rule.reused, `/${rule.field}`, 'expired', detail);
  return new DomainError(rule.reused, [{ code: 'expired', detail, location: 'header', pointer: rule.header }]);
}

/** Makes the refusal of a key that belongs to another request. */
export function keyReused(rule: KeyRule): DomainError {
  const { reused } = rule;
  if ('field' in rule) {
    const { field } = rule;
    return refuseField(reused, `/${field}`, 'reused', `the ${field} belongs to a report with another body`);
  }
  const { header } = rule;
  return new DomainError(reused, [
    { code: 'reused', detail: 'the key belongs to a request with another body', location: 'header', pointer: header },
  ]);
}

/**
 * Returns the stored form of a reply.
 * @throws Error when the reply has headers of its own, which are not stored
 */
export function storedReply(request: IdempotentRequest, reply: FixedReply): StoredReply {
  const { fingerprint, vault, operationId } = request;
  const { status, text, kept = text, headers } = reply;
  if (headers !== undefined) throw new Error(`${operationId}: headers of a reply are not kept with its key`);
  return { fingerprint, status, body: vault === null ? kept : vault.seal(kept, place(request)) };
}

/**
 * Returns the reply that a repeat gets: byte for byte the first one, or converted if the client has another revision
 * now.
 * @throws DomainError when the key belongs to another request, or the reply is not kept any more
 */
export function replay(request: IdempotentRequest, earlier: EarlierReply): FixedReply {
  if (earlier.fingerprint !== request.fingerprint) throw keyReused(request.rule);
  if (!isKept(earlier)) throw replyGone(request.rule);
  const { status, body } = earlier;
  const kept = request.vault === null ? body : request.vault.open(body, place(request));
  return { status, text: request.inRevision === null ? kept : request.inRevision(kept) };
}

function place({ clientId, operationId, key }: IdempotentRequest): string {
  return idempotency.place('body', `${clientId} ${operationId} ${key}`);
}
