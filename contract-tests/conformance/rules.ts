import { MAX_SIGNATURE_AGE_SECONDS } from '../../server/events/signing';
import { ENDPOINTS, type EndpointName } from './endpoints';

/** The rules for a client, with the place of each in the contract. */
interface ConformanceRule {
  /** Returns the contract's expectation, in words. */
  expected: (endpoint: EndpointName) => string;
  /** Pointers into the bundled documents. */
  places: (endpoint: EndpointName) => readonly string[];
}

const webhook = (endpoint: EndpointName, rest: string) => `#/webhooks/${ENDPOINTS[endpoint].operationId}/post${rest}`;
const kindOf = (endpoint: EndpointName) => ENDPOINTS[endpoint].kind;
const UNAUTHORIZED = '#/components/responses/ClientUnauthorized';

/** The header that a signed call carries; events write its name in another case. */
const parameter = (endpoint: EndpointName, name: string) =>
  `#/components/parameters/${kindOf(endpoint) === 'notification' ? 'Event' : 'Call'}${name}`;

function refused(words: string, name: string): ConformanceRule {
  return {
    expected: () => `401 or 403: ${words}`,
    places: (endpoint) => [UNAUTHORIZED, parameter(endpoint, name)],
  };
}

const ANSWERED: ConformanceRule = {
  expected: (endpoint) => (kindOf(endpoint) === 'authorization' ? 'status 200 with a decision' : 'a 2xx status'),
  places: (endpoint) => [webhook(endpoint, '/responses/200')],
};

export const RULES = {
  answered: ANSWERED,
  'story-call': ANSWERED,
  'reply-schema': {
    expected: (endpoint) =>
      kindOf(endpoint) === 'authorization' ? 'a JSON body of the schema AuthorizationReply' : 'an empty body',
    places: (endpoint) =>
      kindOf(endpoint) === 'authorization'
        ? ['#/components/schemas/AuthorizationReply', webhook(endpoint, '/responses/200')]
        : [webhook(endpoint, '/responses/200')],
  },
  'reply-signature': {
    expected: () => 'x-endpoint, x-timestamp and an x-signature over them and the body, made with the same api-secret',
    places: () => ['#/components/headers/ReplySignature'],
  },
  'reply-age': {
    expected: () =>
      `an x-timestamp no more than ${MAX_SIGNATURE_AGE_SECONDS} seconds away from the moment of the reply`,
    places: () => ['#/components/headers/ReplyTimestamp'],
  },
  latency: {
    expected: (endpoint) => `every answer within ${budgetOf(endpoint)} ms`,
    places: (endpoint) =>
      kindOf(endpoint) === 'authorization' ? [webhook(endpoint, '/description')] : ['#asyncapi/info/description'],
  },
  'wrong-signature': refused('the signature is missing, or not the one of these bytes', 'Signature'),
  'stale-timestamp': refused(`the signature is older than ${MAX_SIGNATURE_AGE_SECONDS} seconds`, 'Timestamp'),
  'unknown-api-key': refused('this api-key is not one of the client’s', 'ApiKey'),
  'other-endpoint': refused('the call was signed for another endpoint', 'Endpoint'),
  'malformed-body': {
    expected: () => '400: the body is signed, but no JSON',
    places: () => ['#/components/responses/ClientBadRequest'],
  },
  'repeated-key': {
    expected: (endpoint) =>
      ({
        authorization: 'status 200 with the decision that was made the first time',
        adjustment: 'a 2xx status, and the balance changed once',
        notification: 'a 2xx status for an event that comes again',
      })[kindOf(endpoint)],
    places: (endpoint) =>
      kindOf(endpoint) === 'notification'
        ? ['#/components/schemas/CallbackIdempotencyKey', webhook(endpoint, '/responses/200')]
        : [parameter(endpoint, 'IdempotencyKey'), webhook(endpoint, '/responses/200')],
  },
  'key-in-flight': {
    expected: () => '425 while the first call with a key is not finished, the same answer as its own afterwards',
    places: (endpoint) => [parameter(endpoint, 'IdempotencyKey'), webhook(endpoint, '/responses/425')],
  },
  'adjustment-effect': {
    expected: (endpoint) =>
      endpoint === 'adjustments/credit'
        ? 'the user can spend what was added'
        : 'the user can no longer spend what was taken',
    places: (endpoint) => [webhook(endpoint, '/description')],
  },
} as const satisfies Record<string, ConformanceRule>;

export type RuleName = keyof typeof RULES;

/**
 * Returns the milliseconds that an answer may take. Source: description of authorizeCardTransaction; that of the
 * events.
 */
export function budgetOf(endpoint: EndpointName): number {
  return kindOf(endpoint) === 'authorization' ? 2_500 : 15_000;
}
