import type { BodyOf, PathOf, QueryOf } from '../../../../server/platform/http/operation';
import { Refusal } from '../../../networks/http';
import type { SandboxOperationId } from '../../contract';

/** A call of a control, in the format of the sandbox's contract. */
export interface ControlCall<K extends SandboxOperationId> {
  path: PathOf<K>;
  query: QueryOf<K>;
  body: BodyOf<K>;
  /** The client of the control, if it does not follow from the other fields; null if none was named. */
  clientId: string | null;
  /** The network's reference of the report that the control causes: the same for the same idempotency key. */
  reference: string;
  /** True if the key was used before: interrupted work continues, and finished work is not repeated. */
  isRepeated: boolean;
  /** When the key was used first. */
  now: number;
}

/** The service's answer to the report, or the world's own where nothing is reported. */
export interface ControlReply {
  status: number;
  body?: unknown;
}

/** Controls by the operations of the sandbox's contract that they stand for. */
export type Controls = { [K in SandboxOperationId]?: (call: ControlCall<K>) => Promise<ControlReply> };

export function notFound(code: string): Refusal {
  return new Refusal(404, code, 'The world does not have this.');
}
