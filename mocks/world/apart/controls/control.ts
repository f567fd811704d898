import type { BodyOf, PathOf, QueryOf } from '../../../../server/platform/http/operation';
import { Refusal } from '../../../networks/http';
import type { SandboxOperationId } from '../../contract';

/** A control that somebody uses, in the words of the sandbox's contract. */
export interface ControlCall<K extends SandboxOperationId> {
  path: PathOf<K>;
  query: QueryOf<K>;
  body: BodyOf<K>;
  /** The client that it is about, where that does not follow from the rest; null when nobody said. */
  clientId: string | null;
  /** The network's number of what the control makes it report: the same under the same idempotency key. */
  reference: string;
  /** True where the key was used before: what was cut off then goes on, and what was done is not done again. */
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
