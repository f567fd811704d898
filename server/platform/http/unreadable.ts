import { STATUS_CODES } from 'node:http';
import type { ErrorCode } from '../../../generated/errors';
import { DomainError } from '../../kernel/errors';
import { newId } from '../ids';
import { renderError } from './errors';

/** A request that Node could not parse, and the complete answer to it. */
export interface Unreadable {
  status: number;
  code: ErrorCode;
  requestId: string;
  /** The bytes that are sent. */
  answer: string;
}

const CODES: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
};

/**
 * Answers a request that Node's parser refused, in the form of all errors. It never reaches the pipeline, because there
 * is no parsed request.
 * @returns null if the connection is already closed
 */
export function answerUnreadable(error: { code?: string }): Unreadable | null {
  const { code = '' } = error;
  const known = CODES[code];
  if (known === undefined && !code.startsWith('HPE_')) return null;
  const requestId = newId();
  const refused = known ?? 'MALFORMED_REQUEST';
  const { status, body } = renderError(new DomainError(refused), requestId);
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    `x-request-id: ${requestId}`,
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  return { status, code: refused, requestId, answer: `${head.join('\r\n')}\r\n\r\n${text}` };
}
