import type { OperationRule } from '../../../generated/operations';
import { MAX_SIGNATURE_AGE_SECONDS } from '../../../server/events/signing';

/** The rules for a connector, with the place of each in the contract. */
export interface NetworkRule {
  /** Returns the contract's expectation, in words. */
  expected: (rule: OperationRule) => string;
  /** Pointers below the operation. */
  places: (rule: OperationRule) => readonly string[];
}

/**
 * The status of what was done.
 * @returns 204 where there is nothing to say
 */
export const successOf = ({ responses }: OperationRule): number => (204 in responses ? 204 : 200);

const onSuccess = (rule: OperationRule): readonly string[] => [`/responses/${successOf(rule)}`];
const onStatus = (status: number) => () => [`/responses/${status}`];
const ofOperation = (): readonly string[] => [''];
const refused = (words: string): NetworkRule => ({ expected: () => `401: ${words}`, places: onStatus(401) });

export const NETWORK_RULES = {
  answered: { expected: (rule) => `status ${successOf(rule)}`, places: onSuccess },
  'reply-schema': {
    expected: (rule) =>
      successOf(rule) === 204 ? 'no body' : 'a body of the documented schema, which names the order that it answers',
    places: onSuccess,
  },
  'refusal-schema': {
    expected: () => 'a refusal in the one shape of errors, with the code that the contract has for its status',
    places: onStatus(401),
  },
  latency: {
    expected: ({ timeoutMilliseconds }) => `every answer within ${timeoutMilliseconds} ms`,
    places: ofOperation,
  },
  'wrong-signature': refused('the signature is missing, or not the one of these bytes'),
  'stale-timestamp': refused(`the signature is older than ${MAX_SIGNATURE_AGE_SECONDS} seconds`),
  'unknown-api-key': refused('this api-key is not the service’s'),
  'other-endpoint': refused('the call was signed for another endpoint'),
  'wrong-token': refused('the token is missing, or another one'),
  'malformed-body': { expected: () => '400: the body is not JSON', places: onStatus(400) },
  'incomplete-order': { expected: () => '400: something that the contract demands is missing', places: onStatus(400) },
  'repeated-order': {
    expected: () => 'the same order again is the same order: the answer is what became of it',
    places: ofOperation,
  },
  'order-in-flight': {
    expected: () =>
      'copies of an order that come at once are one order, with one answer; 429 or 503 until there is one',
    places: ofOperation,
  },
  'changed-order': { expected: () => '409: another order under an id that is known', places: onStatus(409) },
  'report-schema': {
    expected: () => 'a report as the contract has it, with nothing that it does not name',
    places: ofOperation,
  },
  'report-token': {
    expected: () => 'a token that was bought with an assertion of the network’s own key, sent with every report',
    places: onStatus(401),
  },
  'report-certificate': {
    expected: () => 'the certificate that is agreed with the network, shown with every report',
    places: onStatus(401),
  },
  'report-renewed': { expected: () => 'a new token, and the report again, after 401', places: onStatus(401) },
  'report-repeated': {
    expected: () => 'the same report again, word for word, until there is an answer; 503 and silence are none',
    places: onStatus(503),
  },
  'report-ends': { expected: () => 'no repeat once the report is answered', places: onStatus(200) },
} as const satisfies Record<string, NetworkRule>;

export type NetworkRuleName = keyof typeof NETWORK_RULES;
