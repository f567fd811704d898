import { type Rule, rowName } from '../contract';
import type { AllowedHeaders } from '../headers';
import type { RequestObserver } from '../observe/request-observer';
import type { Planned } from '../plan';
import { type BaseWorld, type Prepared, prepare } from '../scenario';
import type { Cause } from './cause';

/** A request for a row, and the check that distinguishes its outcome from others with the same status. */
interface Made {
  prepared: Prepared;
  expect?: (body: unknown) => void;
}

/** Something that is checked against the contract: a server of ours, a deployed one, a mock. */
export interface Target<W extends BaseWorld> {
  /** The name in reports. */
  name: string;
  /** Origin of the requests. */
  url: string;
  /** The request that should bring about the row. */
  requestFor(planned: Planned<W>): Promise<Made>;
  /**
   * Decides whether its refusals have to have the details of the examples, which are no rule for the servers of others.
   */
  isOurs?: boolean;
  /** The headers and cookies that proxies in front of it add; none if absent. */
  allowed?: AllowedHeaders | undefined;
  /** Looks on at the requests. */
  observer?: RequestObserver | null;
  /** Finds why something failed, where the target tells. */
  causeOf?(problems: readonly string[]): Cause | null;
}

/** A target that keeps state: its requests come from the scenarios, which arrange that state through the world. */
export function statefulTarget<W extends BaseWorld>(
  name: string,
  url: string,
  world: W,
  observer: RequestObserver | null = null,
): Target<W> {
  return {
    name,
    url,
    observer,
    requestFor: async ({ rule, scenario, ambiguous }) => {
      const request = await scenario(world);
      if (ambiguous && !request.expect) {
        throw new Error('several successful examples share this status, so the scenario must return `expect`');
      }
      const token = request.token === undefined ? await defaultToken(rule, world) : request.token;
      return { prepared: prepare(rule, request, token), expect: request.expect };
    },
  };
}

/**
 * A target without state, such as a mock: it gets the requests that were sent to another target, with
 * `Prefer` (RFC 7240) for the documented answer that is meant.
 *
 * @param sent the requests of the other target by row name
 */
export function replayTarget<W extends BaseWorld>(
  name: string,
  url: string,
  sent: ReadonlyMap<string, Prepared>,
): Target<W> {
  return {
    name,
    url,
    requestFor: async ({ row, rule }) => {
      const prepared = sent.get(rowName(row));
      if (!prepared) throw new Error('this request was never made to the service');
      // An answer without content has no example to ask for.
      const example = rule.responses[row.status]?.contentType ? `, example=${row.example}` : '';
      const prefer = `code=${row.status}${example}`;
      return { prepared: { ...prepared, headers: { ...prepared.headers, prefer } } };
    },
  };
}

async function defaultToken(rule: Rule, world: BaseWorld): Promise<string | null> {
  return rule.auth === 'bearer' ? world.token(rule) : null;
}
