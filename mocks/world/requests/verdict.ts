import type { components } from '../../../generated/types/sandbox';
import type { CallKind } from '../../../server/events/rules/kinds';
import type { ErrorDetail } from '../../../server/kernel/errors';
import type { LoggedEntry } from '../store/request-log';
import { helpFor } from './help';
import { type Address, Places } from './places';

type Schemas = components['schemas'];
type Verdict = Schemas['RequestLogVerdict'];
type Finding = Verdict['findings'][number];
/** Returns the line of a place of the contract: `spec/file.yaml:line`. */
type Locate = (pointer: string) => string | null;

/** The one shape of every refusal. */
interface Refusal {
  error?: { message?: string; details?: readonly ErrorDetail[] };
}

/** The operations of a client that calls go to, by the kind of call. */
const CALLED: Readonly<Record<CallKind, string>> = {
  CARD_AUTHORIZATION: '/transactions/authorizations',
  CARD_ADJUSTMENT: '/transactions/adjustments/{type}',
  SHIPMENT_UPDATED: '/shipping/updates',
  ACTIVITY_CREATED: '/activities',
  ACTIVITY_UPDATED: '/activities',
  IDENTITY_SESSION_COMPLETED: '/identity/v1/sessions/completed',
} satisfies Readonly<Record<Schemas['SandboxEventType'] & Schemas['DeliveryKind'], string>>;

/** The operation of a client that a kind of call goes to; undefined for another word. */
export function calledOf(kind: string | null): string | undefined {
  return (CALLED as Readonly<Record<string, string>>)[kind ?? ''];
}

/** The outcomes of calls, in words. */
const OUTCOMES: Readonly<Record<string, string>> = {
  REFUSED: 'the client answered with an error status',
  GONE: 'the client answered 410: it wants no more of these events',
  TIMEOUT: 'no answer arrived in time',
  UNREACHABLE: 'no connection could be made, or it broke',
  REDIRECTED: 'the client answered with a redirect, which is not followed',
  TOO_LARGE: 'the answer was too large',
  INVALID_REPLY: 'the reply does not follow the contract for this call',
  NOT_ALLOWED: 'calls to this address are not allowed',
  FAULT: 'the call failed on purpose: a fault of the sandbox was due, or the service itself failed',
};

const REPLY_SIGNATURE = '#/components/headers/ReplySignature';

/** Explains the result of an entry, with the lines of the contract and the guides that describe it. */
export function verdictOf(entry: LoggedEntry, locate: Locate): Verdict {
  const { result } = entry;
  if (result === 'ACCEPTED') {
    return { result, error_code: null, message: null, source: null, help: [], findings: [] };
  }
  return entry.direction === 'CALL' ? verdictOfCall(entry, locate) : verdictOfRequest(entry, locate);
}

function verdictOfRequest(entry: LoggedEntry, locate: Locate): Verdict {
  const { result, errorCode, operation, method, status, detail } = entry;
  const { message, details = [] } = (detail.response?.body as Refusal | null)?.error ?? {};
  const address = detail.address === null ? null : { ...detail.address, method };
  const places = address === null ? null : new Places(address);
  const source = places === null || errorCode === null ? null : locate(places.ofCode(status ?? 0, errorCode));
  return {
    result,
    error_code: errorCode,
    message: message ?? null,
    source,
    help: helpFor({ words: wordsOf(errorCode, status), operation: operationOf(operation, address) }),
    findings: details.map((found) => findingOf(found, places?.ofDetail(found) ?? null, locate)),
  };
}

const wordsOf = (...words: readonly (string | number | null)[]): string[] =>
  words.filter((word) => word !== null).map(String);

const operationOf = (id: string | null, address: Address | null) =>
  id === null || address === null ? null : { id, method: address.method, path: address.path };

function findingOf(
  { location, pointer, code, detail: rule }: ErrorDetail,
  place: string | null,
  locate: Locate,
): Finding {
  const source = place === null ? null : locate(place);
  return { location, pointer, code, rule, source, help: helpFor({ words: [code] }) };
}

function verdictOfCall(entry: LoggedEntry, locate: Locate): Verdict {
  const { result, errorCode, operation, status, detail } = entry;
  const path = calledOf(operation);
  const places = path === undefined ? null : new Places({ document: 'client-api', path, method: 'POST' });
  return {
    result,
    error_code: errorCode,
    message: detail.problem ?? OUTCOMES[errorCode ?? ''] ?? null,
    source: places === null ? null : locate(places.ofResponse(status)),
    help: helpFor({ words: wordsOf(errorCode, operation) }),
    findings: detail.problem === null ? [] : [findingInReply(detail.problem, places, status ?? 200, locate)],
  };
}

const IN_BODY = /^the body does not follow the contract at (\S+): (.+)$/s;
const HEADERS = /x-(?:signature|timestamp|endpoint)/;

/** Finds the place in a reply that a problem speaks of. */
function findingInReply(problem: string, places: Places | null, status: number, locate: Locate): Finding {
  const [, pointer, rule] = IN_BODY.exec(problem) ?? [];
  if (pointer !== undefined && rule !== undefined) {
    const source = places === null ? null : locate(places.ofAnswer(status, pointer === '/' ? '' : pointer));
    return { location: 'reply', pointer, code: 'schema', rule, source, help: helpFor({ words: ['INVALID_REPLY'] }) };
  }
  const [header] = HEADERS.exec(problem) ?? [];
  const source = header === undefined ? null : locate(REPLY_SIGNATURE);
  const help = helpFor({ words: header === undefined ? ['INVALID_REPLY'] : [header] });
  return {
    location: 'reply',
    pointer: header ?? '',
    code: header === undefined ? 'reply' : 'signature',
    rule: problem,
    source,
    help,
  };
}
