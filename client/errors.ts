import type { ErrorCode } from '../generated/errors';

/** One thing that is wrong with a request, and where. */
export interface ErrorDetail {
  code: string;
  detail?: string;
  /** The part of the request, such as `body` or `query`. */
  location?: string;
  /** A JSON pointer into the body, or the name of a parameter. */
  pointer?: string;
}

interface Envelope {
  error_code: ErrorCode;
  error: { message: string; details?: ErrorDetail[] };
  request_id: string;
}

/** A place that is wrong, as a log shows it: `body /amount/value: must be a number`. */
function inWords({ code, detail, location, pointer }: ErrorDetail): string {
  const place = [location, pointer].filter(Boolean).join(' ');
  return [place, detail ?? code].filter(Boolean).join(': ');
}

/**
 * A refusal of the service. Its message has a line for each place that is wrong. Requests that never got an answer
 * reject with what `fetch` throws instead.
 */
export class ContratoError extends Error {
  override readonly name = 'ContratoError';

  constructor(
    readonly status: number,
    /** The code of the contract; null if the answer is not from the service, for example from a proxy. */
    readonly code: ErrorCode | null,
    message: string,
    readonly details: readonly ErrorDetail[],
    /** The id of the request, for support. */
    readonly requestId: string | null,
    /** Seconds that the service asks to wait; null where it doesn't say. */
    readonly retryAfter: number | null,
  ) {
    super([`${status} ${code ?? 'without a code'}: ${message}`, ...details.map(inWords)].join('\n  '));
  }

  /** Makes an error of an answer. */
  static async of(response: Response): Promise<ContratoError> {
    const text = await response.text();
    const { status, headers } = response;
    const body = envelopeIn(text);
    const requestId = body?.request_id ?? headers.get('x-request-id');
    const { message, details = [] } = body?.error ?? { message: withoutEnvelope(response, text) };
    return new ContratoError(status, body?.error_code ?? null, message, details, requestId, secondsToWait(response));
  }
}

/** The message of an answer that is not the service's. */
function withoutEnvelope({ status, headers, statusText }: Response, text: string): string {
  const location = headers.get('location');
  if (status >= 300 && status < 400 && location !== null) return `a redirect to ${location}, which is not followed`;
  return text.slice(0, 200) || statusText;
}

/** Seconds after which the request can be repeated. The service does not use the date form of the header. */
export function secondsToWait({ headers }: Response): number | null {
  const text = headers.get('retry-after');
  return text !== null && /^[0-9]{1,6}$/.test(text) ? Number(text) : null;
}

function envelopeIn(text: string): Envelope | null {
  try {
    const body = JSON.parse(text) as Partial<Envelope> | null;
    return typeof body?.error_code === 'string' && typeof body.error?.message === 'string' ? (body as Envelope) : null;
  } catch {
    return null;
  }
}
