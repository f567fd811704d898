import { isUtf8 } from 'node:buffer';
import type { CallContract } from '../events/contracts';
import { type ReplyVerifier, signatureProblem, statusProblem } from '../events/reply-signature';
import { type Incoming, SendError } from '../events/send';
import { nestsTooDeep } from '../platform/http/json';
import { contentOf } from '../platform/http/json-content';
import { repeatedNameIn } from '../platform/http/repeated-names';
import { type CallOutcome, contradictsItself, type DecisionBody } from './rules/call-outcome';

/** Everything that a reply is verified with. */
export interface Verifier extends Omit<ReplyVerifier, 'order'> {
  /** The rules of the client's revision for calls. */
  contract: CallContract;
}

/**
 * Returns the decision of a reply, and what is wrong with the reply. A readable decision is valid, even if the reply
 * has other mistakes.
 */
function decisionIn(
  { headers, body }: Incoming,
  contract: CallContract,
): { decision: DecisionBody | null; problem: string | null } {
  const forms = formProblems(headers, body);
  const none = (problem: string) => ({ decision: null, problem: [problem, ...forms].join('; ') });
  const text = decoder.decode(body);
  if (nestsTooDeep(text)) return none('the body nests deeper than 32 levels');
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return none(body.length === 0 ? 'the body is empty' : 'the body is not JSON');
  }
  const twice = repeatedNameIn(text, contentOf(answer).names);
  if (twice !== null) return none(`the body has ${twice} twice`);
  const { decision, problem } = contract.decision(answer);
  const mistake = decision === null ? problem : contradictionIn(decision);
  const problems = mistake === null ? forms : [mistake, ...forms];
  return { decision, problem: problems.length === 0 ? null : problems.join('; ') };
}

/** Leaves out a byte order mark, as the service does with requests. */
const decoder = new TextDecoder();
const BYTE_ORDER_MARK = Buffer.from('\ufeff');

/** Returns how the headers and encoding of a reply differ from the contract. */
function formProblems(headers: Incoming['headers'], body: Buffer): string[] {
  const [type, coding] = [headers['content-type'], headers['content-encoding']];
  const problems: string[] = [];
  if (type === undefined) problems.push('the reply has no content-type');
  else if (!/^application\/json *(;|$)/i.test(String(type)))
    problems.push(`content-type is ${type} and not application/json`);
  else if (!/^[^;]*(;(?! *charset=)[^;]*|; *charset="?utf-?8"? *)*$/i.test(String(type)))
    problems.push(`content-type is ${type}, but JSON must be UTF-8`);
  if (coding !== undefined) problems.push(`content-encoding is ${coding}, which was not requested`);
  else if (!isUtf8(body)) problems.push('the body is not valid UTF-8');
  if (body.indexOf(BYTE_ORDER_MARK) === 0) problems.push('the body begins with a byte order mark');
  return problems;
}

function contradictionIn(decision: DecisionBody): string | null {
  const { status_detail: detail } = decision;
  return contradictsItself(decision) ? `status is APPROVED and status_detail ${detail}` : null;
}

/** Reads an answer of the client. Its body is looked at only once the signature is verified. */
export function outcomeOfReply(incoming: Incoming, verifier: Verifier): CallOutcome {
  const { status } = incoming;
  const reply = { kind: 'reply', status } as const;
  const other = status === 200 ? null : statusProblem(status);
  if (status < 200 || status > 299) return { ...reply, signed: false, decision: null, problem: other };
  const unsigned = signatureProblem(incoming, { ...verifier, order: verifier.contract.signatureOrder });
  if (unsigned !== null) return { ...reply, signed: false, decision: null, problem: joined(other, unsigned) };
  const { decision, problem } = decisionIn(incoming, verifier.contract);
  return { ...reply, signed: true, decision, problem: joined(other, problem) };
}

/**
 * Halves of surrogate pairs, and control characters: PostgreSQL stores neither halves nor NUL, and terminals obey the
 * others.
 */
const UNWRITABLE = /[\p{Cc}\p{Cs}]/gu;

/** The part of a problem that is stored and logged: it may quote what is as long as a reply. */
const SHOWN = /^.{0,512}/su;

function joined(...problems: readonly (string | null)[]): string | null {
  const all = problems.filter((problem) => problem !== null).join('; ');
  return SHOWN.exec(all.replace(UNWRITABLE, '\ufffd'))?.[0] || null;
}

/**
 * Turns the failure of a call into its outcome.
 * @throws what is no failure of the call
 */
export function outcomeOfFailure(error: unknown, isOver: boolean): CallOutcome {
  if (!(error instanceof SendError)) throw error;
  if (error.reason === 'forbidden-address') return { kind: 'forbidden' };
  // However long it took: without a connection the client cannot have received it.
  if (!error.wasSent) return { kind: 'unreached' };
  if (isOver || error.reason === 'timeout') return { kind: 'late' };
  return { kind: error.reason === 'too-large' ? 'endless' : 'broken' };
}
