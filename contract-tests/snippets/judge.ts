import { isDeepStrictEqual } from 'node:util';
import type { Outgoing } from '../../console/form/outgoing';
import type { Language } from '../../console/snippets';
import { type Piece, titleOf } from './pieces';
import type { Seen } from './witness';

/** A copied piece of code that was run, and all that is known of it. */
export interface Executed {
  piece: Piece;
  language: Language;
  /** The request that it stands for, with the base URL of the piece. */
  request: Outgoing;
  baseUrl: string;
  seen: readonly Seen[];
  /** Its output. */
  output: string;
}

/** Stands in front of the reason for which a piece ended early, after the status where it knows one. */
export const FAILED = '!!!';

/** Where tokens are asked for, which the typed client does by itself. */
const TOKEN_PATH = '/oauth/token';

/** Says what is wrong with a piece that was run. @returns null where nothing is */
export function problemOf(executed: Executed): string | null {
  const { piece, language, seen, output: printed } = executed;
  const own = seen.filter(({ target }) => target !== TOKEN_PATH || piece.operation.path === TOKEN_PATH);
  const last = own.at(-1);
  const wrong = last === undefined ? 'it sends nothing' : (difference(executed, last) ?? refusal(executed, last));
  const problem = wrong ?? output(executed, last as Seen);
  return problem === null ? null : `${language}, ${titleOf(piece)}: ${problem}\n${printed.trim().slice(0, 500)}`;
}

/** Says how a request differs from the one that the code stands for. */
function difference({ request, baseUrl }: Executed, { method, target, headers, body }: Seen): string | null {
  if (method !== request.method) return `it sends ${method} instead of ${request.method}`;
  const wanted = request.url.slice(baseUrl.length);
  if (!isDeepStrictEqual(partsOf(target), partsOf(wanted))) return `it asks ${target} instead of ${wanted}`;
  for (const [name, value] of request.headers) {
    const sent = headers[name];
    if (sent === undefined) return `it sends no ${name}`;
    // The token is the client's own, and a typed client makes its keys.
    const isGiven = name !== 'authorization' && name !== 'x-idempotency-key';
    if (isGiven && sent.split(';')[0] !== value) return `its ${name} is ${sent} instead of ${value}`;
  }
  if (!isDeepStrictEqual(jsonOf(body), jsonOf(request.body ?? ''))) return `its body is ${body}`;
  return null;
}

function partsOf(target: string): { path: string; query: string[] } {
  const { pathname, searchParams } = new URL(target, 'http://localhost');
  return {
    path: decodeURIComponent(pathname),
    query: [...searchParams].map(([name, value]) => `${name}=${value}`).sort(),
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Says what is wrong with the answer: an example is a request that the contract has an answer for. */
function refusal({ piece: { operation, statuses } }: Executed, { status, answer }: Seen): string | null {
  const { error_code: code } = Object(jsonOf(answer)) as { error_code?: string };
  if (!statuses.includes(status)) return `the answer is ${status}, which the contract does not have: ${answer}`;
  if (code === 'INVALID_REQUEST') return `the contract refuses it: ${answer}`;
  return operation.auth === 'bearer' && status === 401 ? `its token is refused: ${answer}` : null;
}

/**
 * Says what is wrong with the output of a piece: it shows the answer, or the refusal that a typed client makes of it.
 */
function output({ language, request, output: printed }: Executed, { status, answer }: Seen): string | null {
  const [failed, known] = new RegExp(`^${FAILED} ?(\\d*)`, 'm').exec(printed) ?? [];
  if (language === 'TypeScript' && request.call !== undefined && status >= 400) {
    return known === String(status) ? null : 'it does not tell the refusal';
  }
  if (failed !== undefined) return 'it ends with a mistake';
  if (language === 'curl') return printed.trim() === '' && answer.trim() !== '' ? 'it shows no answer' : null;
  if (language === 'TypeScript' && request.call !== undefined) return null;
  return printed.startsWith(String(status)) ? null : `it does not show ${status}`;
}
