import type { ErrorCode } from '../../../generated/errors';
import type { OperationRule } from '../../../generated/operations';
import type { Client } from '../../kernel/client';

/** The content of a refusal, for observers. */
export interface Refused {
  code: ErrorCode;
  /** The pointer of the first place that is wrong. */
  field: string | null;
}

/** The outcome of a request, for the log. */
export interface Outcome {
  /** Null where no operation was asked for. */
  rule: OperationRule | null;
  /** The client that the body names, or the caller; null where nobody is known. */
  client: Client | null;
  /** Null where the request was not refused. */
  refused: Refused | null;
  /** The parsed body; undefined where there was none, or none that could be read. */
  body: unknown;
}
