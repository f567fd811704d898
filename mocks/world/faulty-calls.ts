import { randomBytes } from 'node:crypto';
import type { components } from '../../generated/types/sandbox';
import type { ApiKey } from '../../server/clients/store/api-keys';
import { openApiSecret } from '../../server/events/api-secrets';
import type { CallInterceptor, Interception, Question } from '../../server/events/call-interceptor';
import type { Resign } from '../../server/events/client-calls';
import type { NextAttempt, Outcome } from '../../server/events/rules/outcome';
import { MAX_SIGNATURE_AGE_SECONDS, sign } from '../../server/events/signing';
import type { OutboxEvent } from '../../server/events/store/outbox';
import { MINUTE, SECOND } from '../../server/kernel/time';
import type { Vault } from '../../server/platform/crypto/vault';
import type { Tx } from '../../server/platform/store/db';
import type { Fault } from './store/faults';
import { releaseHeld } from './store/held-events';

type DeliveryFault = components['schemas']['DeliveryFaultKind'];

/** The longest time that an event waits for the next one of its kind, if a fault reverses their order. */
export const MAX_HOLD = 10 * MINUTE;

const SECRET_BYTES = 32;

/** Faults that keep an event from being sent. */
const UNSENT: ReadonlySet<DeliveryFault> = new Set(['DROP', 'DELAY', 'REORDER']);

/** Calls to clients that go wrong on purpose. What went wrong goes right the next time. */
export class FaultyCalls implements CallInterceptor {
  /** The calls to a client that wait until another call was sent first. */
  private readonly held = new Map<string, Set<() => void>>();
  private readonly signers: Partial<Record<DeliveryFault, Resign>>;

  /** @param take uses up the next fault of a kind of call to a client; null if there is none */
  constructor(
    vault: Vault,
    private readonly take: (tx: Tx, clientId: string, kind: string) => Promise<Fault | null>,
  ) {
    this.signers = wrongSigners(vault);
  }

  async intercept(tx: Tx, clientId: string, kind: string): Promise<Interception | null> {
    const fault = await this.take(tx, clientId, kind);
    return fault === null ? null : this.interception(fault.effect as DeliveryFault, fault.seconds);
  }

  asking(clientId: string): void {
    for (const wake of this.held.get(clientId) ?? []) wake();
  }

  /** Releases the events that waited until another event of their kind was sent. */
  async attempted(tx: Tx, events: readonly OutboxEvent[], now: number): Promise<void> {
    const kinds = new Map(events.map((event) => [`${event.receiver} ${event.kind}`, event]));
    for (const { receiver, kind } of kinds.values()) await releaseHeld(tx, receiver, kind, now);
  }

  /**
   * The attempt that a fault makes of a call.
   * @param seconds of DELAY only
   */
  interception(fault: DeliveryFault, seconds: number): Interception {
    const resign = this.signers[fault] ?? null;
    return {
      isSent: !UNSENT.has(fault),
      resign,
      next: (outcome) => nextAttempt(fault, outcome, seconds * SECOND),
      before: (question) => this.before(question, fault, resign, seconds * SECOND),
    };
  }

  /** Applies the part of a fault that happens before the normal call. */
  private async before(question: Question, fault: DeliveryFault, resign: Resign | null, delay: number): Promise<void> {
    if (fault === 'DELAY') return question.wait(delay);
    if (fault === 'REORDER') {
      return question.wait(question.leftMilliseconds, (wake) => this.hold(question.clientId, wake));
    }
    if (fault !== 'DROP') await question.ask(resign);
    if (fault !== 'DUPLICATE') await question.wait(question.pauseMilliseconds);
  }

  private hold(clientId: string, wake: () => void): () => void {
    const waiting = this.held.get(clientId) ?? new Set();
    this.held.set(clientId, waiting.add(wake));
    return () => {
      waiting.delete(wake);
      if (waiting.size === 0) this.held.delete(clientId);
    };
  }
}

function nextAttempt(fault: DeliveryFault, outcome: Outcome, delay: number): NextAttempt | null {
  if (fault === 'DUPLICATE') return outcome === 'DELIVERED' ? { afterMilliseconds: 0, held: false } : null;
  if (fault === 'REORDER') return { afterMilliseconds: MAX_HOLD, held: true };
  return fault === 'DELAY' ? { afterMilliseconds: delay, held: false } : null;
}

/** The ways to sign a call wrongly. */
function wrongSigners(vault: Vault): Partial<Record<DeliveryFault, Resign>> {
  const secretOf = (pairs: readonly ApiKey[], id: string) =>
    openApiSecret(vault, pairs.find((pair) => pair.id === id) as ApiKey);
  return {
    BAD_SIGNATURE: (usual) => ({ ...usual, signature: withFlippedBit(usual.signature) }),
    STALE_TIMESTAMP: (usual, { body, pairs, order }) => {
      const timestamp = String(Number(usual.timestamp) - MAX_SIGNATURE_AGE_SECONDS - 1);
      const parts = { timestamp, endpoint: usual.endpoint, body };
      return { ...usual, timestamp, signature: sign(parts, secretOf(pairs, usual.apiKey), order) };
    },
    OLD_SECRET: ({ apiKey, endpoint, timestamp }, { body, pairs, order }) => {
      const signature = sign({ timestamp, endpoint, body }, oldSecret(vault, pairs, apiKey), order);
      return { apiKey, endpoint, timestamp, signature };
    },
  };
}

/** The secret before the present one, or one that never was. */
function oldSecret(vault: Vault, pairs: readonly ApiKey[], present: string): string {
  const before = pairs[pairs.findIndex((pair) => pair.id === present) + 1];
  return before === undefined ? randomBytes(SECRET_BYTES).toString('base64') : openApiSecret(vault, before);
}

/** One bit of the digest turned over, the form kept. */
function withFlippedBit(signature: string): string {
  const at = signature.indexOf(' ') + 1;
  const digest = Buffer.from(signature.slice(at), 'base64');
  digest.writeUInt8(digest.readUInt8(0) ^ 1, 0);
  return signature.slice(0, at) + digest.toString('base64');
}
