import type { FixedReply } from '../idempotency/request';
import type { Accepted } from './request-context';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Writes a reply into the response, with the content type that the contract has for its status. */
export function answer({ ctx, rule }: Pick<Accepted, 'ctx' | 'rule'>, reply: FixedReply): void {
  const { response } = ctx;
  if (reply.headers !== undefined) response.set(reply.headers);
  const type = rule.responses[reply.status]?.contentType ?? null;
  if (type === null || (reply.text === '' && reply.stream === undefined)) {
    response.body = null;
    response.status = reply.status;
    return;
  }
  response.status = reply.status;
  ctx.res.setHeader('content-type', type === 'application/json' ? JSON_TYPE : `${type}; charset=utf-8`);
  response.body = reply.stream ?? reply.text;
}
