import { ERRORS, type ErrorCode } from '../../../generated/errors';
import type { Client } from '../../kernel/client';
import { DomainError, type ErrorDetail, refuseField, Stopping } from '../../kernel/errors';
import { isForWantOfFiles } from '../process-limits';
import { OutOfRange, StoreUnavailable } from '../store/db';
import { ContractViolation } from './reply-check';

/** The one shape of every error (`schemas/common.yaml#/Error`). */
interface ErrorBody {
  error_code: ErrorCode;
  error: { message: string; details: readonly ErrorDetail[] };
  request_id: string;
}

export interface RenderedError {
  code: ErrorCode;
  status: number;
  body: ErrorBody;
  headers: Readonly<Record<string, string>>;
  /** True if the cause is in the service and belongs in the error log. */
  ours: boolean;
}

/** A refusal, with the data that an operation may need to show it in its own form. */
export interface Refusal {
  status: number;
  body: ErrorBody;
  /** As it was sent: it may violate the contract. */
  querystring: string;
  /** Null while the caller is unknown. */
  client: Client | null;
}

/** A refusal as it is sent. A body that is text is a page. */
export interface ErrorReply {
  body: unknown;
  headers?: Readonly<Record<string, string>>;
}

/** Renders an error of an operation whose errors are not plain JSON. It never throws. */
export type ErrorRenderer = (refusal: Refusal) => ErrorReply;

const RETRY_SECONDS = '1';

const TOO_MUCH = refuseField('INVALID_REQUEST', '', 'maximum', 'a sum of amounts would exceed the supported range');

function codeOf(error: unknown): ErrorCode {
  if (error instanceof DomainError) return error.code;
  if (error instanceof StoreUnavailable || isForWantOfFiles(error)) return 'SERVICE_UNAVAILABLE';
  return 'INTERNAL_ERROR';
}

/** The one place where a failure of any kind becomes an answer. Text and status come from the contract alone. */
export function renderError(failure: unknown, requestId: string): RenderedError {
  const error = failure instanceof OutOfRange ? TOO_MUCH : failure;
  const code = codeOf(error);
  const { status, message } = ERRORS[code];
  const refusal = error instanceof DomainError ? error : null;
  const headers = refusal !== null ? refusal.headers : status === 503 ? { 'retry-after': RETRY_SECONDS } : {};
  return {
    code,
    status,
    body: { error_code: code, error: { message, details: refusal?.details ?? [] }, request_id: requestId },
    headers,
    ours: error instanceof ContractViolation || (status >= 500 && !(error instanceof Stopping)),
  };
}
