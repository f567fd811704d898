import { LRUCache } from 'lru-cache';
import { type MessageName, messagesFor, type Payloads, type SendName, sends } from '../../generated/events';
import { parseRevision } from '../../generated/revisions';
import type { ErrorDetail } from '../kernel/errors';
import { mistakesOf } from '../platform/http/violations';
import { type Adapter, adapterOf, policyOf } from '../platform/revisions';
import { EventViolation, messageOf } from './outbox';
import type { SignatureOrder } from './signing';

/** A decision, or why there is none. */
type DecisionRead =
  | { decision: Payloads['cardAuthorizationDecided']; problem: null }
  | { decision: null; problem: string };

/** The rules of a revision for calls to the client. */
export interface CallContract {
  signatureOrder: SignatureOrder;
  /**
   * The body of an event, or of a CARD_AUTHORIZATION, in the client's revision, as JSON text.
   * @param payload in the current revision, as it is stored
   * @throws EventViolation when the result breaks the revision's contract
   */
  body(kind: string, payload: string): string;
  /**
   * Reads the decision that the client answered, in the current revision, or says what keeps it from being one in the
   * words of the client's.
   * @param answer the parsed body of the answer
   */
  decision(answer: unknown): DecisionRead;
}

/** The operation of the client that each message is sent to, which conversions are named by. */
const OPERATION_OF: ReadonlyMap<MessageName, SendName> = new Map(
  Object.values(sends).flatMap(({ name, messages }) => messages.map((message) => [message, name] as const)),
);

const messageSent = (kind: string): MessageName =>
  kind === 'CARD_AUTHORIZATION' ? 'cardAuthorization' : messageOf(kind);

/** The number of revisions that are kept: clients can be pinned to any combination of values. */
const KEPT_REVISIONS = 100;

/** The contracts of calls to clients, one for each revision, built at its first use; those used last are kept. */
export class CallContracts {
  private readonly byName = new LRUCache<string, CallContract>({ max: KEPT_REVISIONS });

  /** @param preferredName the revision of clients that pin none */
  constructor(private readonly preferredName: string) {}

  of(revision: string | null): CallContract {
    const name = revision ?? this.preferredName;
    let contract = this.byName.get(name);
    if (contract === undefined) {
      contract = build(name);
      this.byName.set(name, contract);
    }
    return contract;
  }
}

function build(name: string): CallContract {
  const revision = parseRevision(name);
  const adapter: Adapter = adapterOf(revision);
  const rules = messagesFor(revision);
  const decided = rules.cardAuthorizationDecided.payload;
  const decisionUp = adapter.answered('authorizeCardTransaction');
  return {
    signatureOrder: policyOf(revision).signatureOrder,
    body: (kind, payload) => {
      const message = messageSent(kind);
      const convert = adapter.outgoing(OPERATION_OF.get(message) ?? '');
      if (convert === undefined) return payload;
      const body = convert(JSON.parse(payload));
      const check = rules[message].payload;
      if (check !== null && !check(body)) throw new EventViolation(`${kind} does not fit the revision ${name}`);
      return JSON.stringify(body);
    },
    decision: (answer) => {
      const mistakes = mistakesOf(decided, 'body', answer);
      if (mistakes.length > 0) {
        return { decision: null, problem: `the body does not follow the contract at ${mistakeIn(answer, mistakes)}` };
      }
      const decision = decisionUp?.(answer as Record<string, unknown>) ?? answer;
      return { decision: decision as Payloads['cardAuthorizationDecided'], problem: null };
    },
  };
}

/**
 * Describes the first mistake of an answer as refusals of requests do, with its field, and names a field of the answer
 * whose name is almost the same.
 */
function mistakeIn(answer: unknown, [mistake]: readonly ErrorDetail[]): string {
  if (mistake === undefined) return '/: is not valid';
  const { code, pointer, detail } = mistake;
  if (pointer === '') return `/: ${detail}`;
  const name = pointer.slice(1).toLowerCase();
  const alike = Object.keys(Object(answer)).find((other) => other.trim().toLowerCase() === name);
  const other = code !== 'required' || alike === undefined ? '' : `, and '${alike}' is another name`;
  return `${pointer}: ${detail}${other}`;
}
