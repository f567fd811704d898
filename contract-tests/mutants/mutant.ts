import type { Context, Middleware } from 'koa';
import type { Ports } from '../../server/networks/ports';
import { pathPattern } from '../../server/platform/contract/path-template';
import type { Rule } from '../contract';
import type { SendCall } from '../target/own-server';

/** One way to break the server on purpose. */
export interface Mutant {
  /** The mistake of the mutant, in a few words. */
  name: string;
  /** The revision that is proved; the current one when absent. */
  revision?: string;
  /** The operations whose rows are sent. */
  operations?: readonly string[];
  /** Names of the journeys that are made. */
  journeys?: readonly string[];
  /**
   * A pattern that the report must match: `<row or journey>: <problem>`. A match of anything else would be an accident.
   */
  caught: RegExp;
  break: Breakage;
}

/** The changes to the server; at least one. */
export interface Breakage {
  /** Stands in front of the service. */
  front?: (rules: ReadonlyMap<string, Rule>) => Middleware;
  /** Stands between the service and the clients' endpoints. */
  calls?: (send: SendCall) => SendCall;
  /** Stands between the service and the networks that it asks. */
  ports?: (ports: Ports) => Ports;
  /** Run on the SQLite store once its tables are there. */
  sql?: readonly string[];
}

type Body = Record<string, unknown>;

/**
 * Changes the answers of an operation that have this status. `change` gets the parsed body and may change it in place.
 */
export function answers(
  operationId: string,
  status: number,
  change: (body: Body & { data: Body }, ctx: Context) => void,
): Breakage {
  return {
    front: (rules) => {
      const isOperation = asks(rules, operationId);
      return async (ctx, next) => {
        await next();
        if (ctx.status !== status || !isOperation(ctx)) return;
        const body = typeof ctx.body === 'string' && ctx.body.startsWith('{') ? JSON.parse(ctx.body) : {};
        const { body: before } = ctx;
        change(body, ctx);
        // Other changes, such as of the status, leave the body unchanged.
        if (ctx.body === before && ctx.type.startsWith('application/json')) ctx.body = JSON.stringify(body);
      };
    },
  };
}

/** Changes the requests of an operation before the service sees them. */
export function requests(operationId: string, change: (ctx: Context) => void): Breakage {
  return {
    front: (rules) => {
      const isOperation = asks(rules, operationId);
      return async (ctx, next) => {
        if (isOperation(ctx)) change(ctx);
        await next();
      };
    },
  };
}

/** Decides whether a request is one of an operation. */
export function asks(rules: ReadonlyMap<string, Rule>, operationId: string): (ctx: Context) => boolean {
  const rule = rules.get(operationId);
  if (!rule) throw new Error(`a mutant is about ${operationId}, which the revision doesn't have`);
  const pattern = pathPattern(rule.path);
  return (ctx) => ctx.method === rule.method && pattern.test(ctx.path);
}
