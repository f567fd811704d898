import type { AffinityGroup } from '../../cards/rules/affinity-group';
import type { CardStatus } from '../../cards/rules/card';
import type { SecretCheck } from '../../cards/rules/secret-checks';
import type { CardTransaction, StatusDetail } from './transaction';

/** The answers of a fraud engine: go on, the score passes the threshold, or refuse. */
export type FraudVerdict = 'ACCEPT' | 'OVER_THRESHOLD' | 'REFUSE';

/** Answers that must be requested instead of read, each only when it is needed. */
export interface Answers {
  pin?: SecretCheck;
  cvv?: SecretCheck;
  fraud?: FraudVerdict | 'NO_ANSWER';
}

export type Question = keyof Answers;

/** The remaining amount of an original, compared with the amount to reverse. */
export type OriginalLeft = 'ENOUGH' | 'LESS' | 'NOTHING';

/** Everything that the processor decides on. */
export interface Facts {
  now: number;
  /** The network decided already: only what keeps the processor from carrying it out counts. */
  forced: boolean;
  /** True for a client that may work with the service; one that is suspended may not. */
  clientActive: boolean;
  transaction: Pick<CardTransaction, 'type' | 'origin' | 'cardUse' | 'localAmount'>;
  card: { status: CardStatus; expiresAt: number; expirationDate: string } | null;
  /** Null when the card has no user. */
  userStatus: string | null;
  group: Pick<AffinityGroup, 'status' | 'allowed' | 'limits'> | null;
  /** The card's secrets that the message carries. */
  given: { pin: boolean; cvv: boolean; expirationDate: string | null };
  /** True when there is a fraud engine to ask. */
  fraudEngine: boolean;
  /** True when a message with this reference was there before. */
  repeated: boolean;
  /** For a reversal or a refund: whether its original exists, and its remaining amount. Null for other messages. */
  original: { found: boolean; left: OriginalLeft } | null;
  /**
   * The cost of this use of the card in the present day and month, in the card's currency. Null where no limit asks.
   */
  spent: { day: bigint; month: bigint } | null;
  /** The reason to reject the message that was found before the decision. */
  finding: StatusDetail | null;
  answers: Answers;
}

/** The processor's view of a message: a reason to reject it, a question that must be answered first, or neither. */
type Verdict = { reject: StatusDetail } | { ask: Question } | { pass: true };

type Check = (facts: Facts) => StatusDetail | { ask: Question } | null;

const CARD_REFUSALS: Readonly<Record<CardStatus, StatusDetail | null>> = {
  CREATED: 'CARD_NOT_ACTIVE',
  EMBOSSED: 'CARD_NOT_ACTIVE',
  ACTIVE: null,
  BLOCKED: 'CARD_BLOCKED',
  DISABLED: 'CARD_DISABLED',
  EXPIRED: 'EXPIRED_CARD',
  LOST: 'LOST_CARD',
  STOLEN: 'STOLEN_CARD',
};

const FRAUD: ReadonlySet<StatusDetail> = new Set(['SECURITY_VIOLATION', 'REJECTED_FRAUD']);
const VERDICTS: Readonly<Record<FraudVerdict | 'NO_ANSWER', StatusDetail | null>> = {
  ACCEPT: null,
  OVER_THRESHOLD: 'SECURITY_VIOLATION',
  REFUSE: 'REJECTED_FRAUD',
  NO_ANSWER: 'SERVICE_UNAVAILABLE',
};

function ofSecret(question: 'pin' | 'cvv', refusal: StatusDetail): Check {
  return ({ given, answers }) => {
    if (!given[question]) return null;
    const answer = answers[question];
    if (answer === undefined) return { ask: question };
    return answer === 'MATCH' ? null : refusal;
  };
}

function isAllowed({ group, transaction: { cardUse, origin } }: Facts): boolean {
  if (group === null || cardUse === null) return true;
  return (origin === 'DOMESTIC' ? group.allowed.local : group.allowed.international)[cardUse];
}

function exceedsLimits({ group, spent, transaction: { cardUse, localAmount } }: Facts): boolean {
  if (group === null || cardUse === null) return false;
  const { perTransaction, daily, monthly } = group.limits[cardUse];
  const exceeds = (limit: string | null, total: bigint) => limit !== null && total > BigInt(limit);
  return (
    exceeds(perTransaction, localAmount) ||
    exceeds(daily, (spent?.day ?? 0n) + localAmount) ||
    exceeds(monthly, (spent?.month ?? 0n) + localAmount)
  );
}

/** Passes what gives money back, even for a client that is suspended. */
const clientIsActive: Check = ({ clientActive, transaction }) =>
  clientActive || transaction.cardUse === null ? null : 'TRANSACTION_NOT_PERMITTED';
const cardIsThere: Check = ({ card }) => (card === null ? 'CARD_NOT_FOUND' : null);

const cardIsUsable: Check = ({ card, now }) => {
  if (card === null) return 'CARD_NOT_FOUND';
  return CARD_REFUSALS[card.status] ?? (card.expiresAt <= now ? 'EXPIRED_CARD' : null);
};

const cardHasUser: Check = ({ userStatus }) => (userStatus === null ? 'CARD_NOT_CONFIGURED' : null);
const userIsActive: Check = ({ userStatus }) => (userStatus === 'ACTIVE' ? null : 'RESTRICTED_USER');
const groupIsActive: Check = ({ group }) => (group?.status === 'ACTIVE' ? null : 'CARD_NOT_CONFIGURED');
const groupAllows: Check = (facts) => (isAllowed(facts) ? null : 'TRANSACTION_NOT_PERMITTED');

const dateIsRight: Check = ({ given, card }) =>
  given.expirationDate !== null && given.expirationDate !== card?.expirationDate ? 'INVALID_EXPIRATION_DATE' : null;

const isNew: Check = ({ repeated }) => (repeated ? 'DUPLICATE_TRANSMISSION_DETECTED' : null);
const originalIsThere: Check = ({ original }) => (original?.found === false ? 'ORIGINAL_NOT_FOUND' : null);
const LEFT_REFUSALS: Readonly<Record<OriginalLeft, StatusDetail | null>> = {
  ENOUGH: null,
  LESS: 'INVALID_AMOUNT',
  NOTHING: 'INVALID_TRANSACTION',
};
const originalSuffices: Check = ({ original }) => (original === null ? null : LEFT_REFUSALS[original.left]);
const limitsHold: Check = (facts) => (exceedsLimits(facts) ? 'INVALID_AMOUNT' : null);

/** Asks no engine where fraud came to light before. */
const fraudEngineAgrees: Check = ({ fraudEngine, answers, finding }) => {
  if (finding !== null && FRAUD.has(finding)) return finding;
  if (!fraudEngine) return null;
  return answers.fraud === undefined ? { ask: 'fraud' } : VERDICTS[answers.fraud];
};

const messageIsSound: Check = ({ finding }) => finding;

/** The checks that can reject a message, in the order that the contract states where a message is authorized. */
const CHECKS: readonly Check[] = [
  clientIsActive,
  cardIsUsable,
  cardHasUser,
  userIsActive,
  groupIsActive,
  groupAllows,
  ofSecret('pin', 'INVALID_PIN'),
  ofSecret('cvv', 'INVALID_CVV'),
  dateIsRight,
  isNew,
  originalIsThere,
  limitsHold,
  fraudEngineAgrees,
  messageIsSound,
];

/** The checks that still apply to a message that the network has decided by itself. */
const CHECKS_OF_FORCED: readonly Check[] = [
  cardIsThere,
  cardHasUser,
  isNew,
  originalIsThere,
  originalSuffices,
  messageIsSound,
];

/**
 * Decides a message as far as the processor can: what passes is for the account's ledger or for the client to decide.
 */
export function decideMessage(facts: Facts): Verdict {
  for (const check of facts.forced ? CHECKS_OF_FORCED : CHECKS) {
    const found = check(facts);
    if (found === null) continue;
    return typeof found === 'string' ? { reject: found } : found;
  }
  return { pass: true };
}
