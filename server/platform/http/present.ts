import type { FixedReply } from '../idempotency/request';
import { assertReply } from './reply-check';
import type { Accepted } from './request-context';

/** A successful reply before it is serialized. */
export interface Success {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

const NO_HEADERS: Readonly<Record<string, string>> = Object.freeze({});

/**
 * Converts a successful reply to the revision of the client, validates it against the contract, and serializes it.
 * @throws ContractViolation
 */
export function present({ contract, rule }: Pick<Accepted, 'contract' | 'rule'>, reply: Success): FixedReply {
  const downgrade = reply.body === undefined ? undefined : contract.adapter.downgrade(rule.operationId);
  const body = downgrade === undefined ? reply.body : downgrade(reply.body as Record<string, unknown>);
  assertReply(rule, reply.status, body, reply.headers ?? NO_HEADERS);
  const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
  if (downgrade === undefined) return { status: reply.status, text, headers: reply.headers };
  return { status: reply.status, text, kept: JSON.stringify(reply.body), headers: reply.headers };
}

/** Returns the conversion of a stored body to the caller's revision; null if none is needed. */
export function inRevision({ contract, rule }: Pick<Accepted, 'contract' | 'rule'>): ((kept: string) => string) | null {
  const downgrade = contract.adapter.downgrade(rule.operationId);
  return downgrade === undefined ? null : (kept) => JSON.stringify(downgrade(JSON.parse(kept)));
}
