import { messagesFor } from '../../generated/events';
import { parseRevision } from '../../generated/revisions';
import { type Adapter, adapterOf } from '../revisions';
import { policyOf } from '../revisions/policy';
import { EventViolation, messageOf } from './outbox';
import type { SignatureOrder } from './signing';

/** What a revision decides about calls to the client. */
export interface CallContract {
  signatureOrder: SignatureOrder;
  /**
   * The body of an event, or of a CARD_AUTHORIZATION, in the client's revision, as JSON text.
   * @param payload in the current revision, as it is stored
   * @throws EventViolation when the result breaks the revision's contract
   */
  body(kind: string, payload: string): string;
}

/** Names in the contract of what is sent, where a revision changes its shape. */
const SENDS: Readonly<Record<string, string>> = {
  CARD_ADJUSTMENT: 'adjustCardTransaction',
  CARD_AUTHORIZATION: 'authorizeCardTransaction',
};

/** The contracts of calls to clients, one per revision, each built when it is first met. */
export class CallContracts {
  private readonly byName = new Map<string, CallContract>();

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
  return {
    signatureOrder: policyOf(revision).signatureOrder,
    body: (kind, payload) => {
      const convert = adapter.outgoing(SENDS[kind] ?? '');
      if (convert === undefined) return payload;
      const body = convert(JSON.parse(payload));
      const check = rules[kind === 'CARD_AUTHORIZATION' ? 'cardAuthorization' : messageOf(kind)].payload;
      if (check !== null && !check(body)) throw new EventViolation(`${kind} does not fit the revision ${name}`);
      return JSON.stringify(body);
    },
  };
}
