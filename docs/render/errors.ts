import type { ErrorCode } from '../../generated/errors';
import { type Html, html } from '../../server/platform/http/html';
import { type Json, resolve } from './contract';
import { inLine } from './markdown';
import { REMEDIES } from './remedies';

/**
 * The errors that any request can get, from the most likely on. Those of the operation itself stand between the first
 * and the last ones.
 */
const FIRST = ['INVALID_REQUEST'];
const LAST = [
  ...['UNAUTHORIZED', 'INSUFFICIENT_SCOPE', 'IDEMPOTENCY_KEY_REUSED', 'RATE_LIMITED', 'SERVICE_UNAVAILABLE'],
  ...['UNSUPPORTED_MEDIA_TYPE', 'NOT_ACCEPTABLE', 'PAYLOAD_TOO_LARGE', 'INTERNAL_ERROR'],
];

interface Refusal {
  status: string;
  code: string;
  message: string;
}

/**
 * The errors of an operation, the likeliest first: what is wrong with the request, its own in the contract's order,
 * everybody's.
 */
export function refusalsOf(document: Json, operation: Json): Refusal[] {
  const all = Object.entries(operation.responses ?? {}).flatMap(([status, raw]): Refusal[] => {
    if (Number(status) < 400) return [];
    const [media] = Object.values(resolve(document, raw).content ?? {}) as Json[];
    return Object.entries(media?.examples ?? {}).map(([code, example]) => {
      const { value } = resolve(document, example);
      return { status, code, message: value?.error?.message ?? '' };
    });
  });
  const rank = ({ code }: Refusal): number => {
    if (FIRST.includes(code)) return 0;
    const place = LAST.indexOf(code);
    return place === -1 ? 1 : 2 + place;
  };
  return all.sort((one, other) => rank(one) - rank(other));
}

const remedyOf = (code: string): string | undefined => REMEDIES[code as ErrorCode];

/** The errors of an operation as a table, each with what to do. */
export function errorTable(document: Json, operation: Json): Html | null {
  const refusals = refusalsOf(document, operation);
  if (refusals.length === 0) return null;
  return html`<h3>Errors</h3><p class="small">The likeliest first.</p>
    <div class="wide"><table><thead><tr><th scope="col">Status</th><th scope="col">Code</th><th scope="col">What to do</th></tr></thead><tbody>${refusals.map(
      ({ status, code, message }) => {
        const remedy = remedyOf(code);
        return html`<tr><td data-name="Status">${status}</td><td><code>${code}</code></td><td>${inLine(message)}${remedy === undefined ? null : html` <span class="soft">${inLine(remedy)}</span>`}</td></tr>`;
      },
    )}</tbody></table></div>`;
}
