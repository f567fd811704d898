import type { OperationRule } from '../../../generated/operations';
import type { Services } from '../services';
import { type ErrorReply, type RenderedError, renderError } from './errors';
import type { Refused } from './outcome';
import { refusalInRevision } from './refusal-in-revision';
import { assertReply, ContractViolation } from './reply-check';
import { clientOf, type Reached, ruleOf } from './request-context';
import { AddressRefused } from './route';

type Parts = Pick<Services, 'log' | 'metrics' | 'locate' | 'errorRenderers'>;

/** Answers any error, with the data that is known about the request so far. Never throws. */
export function refuse(reached: Reached, error: unknown, services: Parts): Refused {
  const { status, body, headers, refused } = replyTo(reached, error, services);
  const { ctx } = reached;
  ctx.status = status;
  ctx.set(headers as Record<string, string>);
  ctx.type = typeof body === 'string' ? 'text/html' : 'application/json';
  ctx.body = typeof body === 'string' ? body : JSON.stringify(body);
  return refused;
}

/** Names the operation whose errors apply; none for an address that the caller's revision does not have. */
export function refusedRule(reached: Reached, error: unknown): OperationRule | null {
  return error instanceof AddressRefused ? null : ruleOf(reached);
}

const shownAt = (error: unknown): OperationRule | null => (error instanceof AddressRefused ? error.shown : null);

type RefusalReply = Required<ErrorReply> & { status: number; refused: Refused };

function replyTo(reached: Reached, error: unknown, services: Parts): RefusalReply {
  const rule = refusedRule(reached, error);
  // Validation already uses the schemas of the caller's revision; handlers know the current revision only.
  const own = rule !== null && 'call' in reached ? refusalInRevision(error, rule, reached.call.body) : error;
  const rendered = renderError(own, reached.requestId);
  const reply = shapeOf(rendered, reached, rule ?? shownAt(error), services);
  if (rendered.ours) {
    report(error, reached, services);
    return reply;
  }
  if (rule === null) return reply;
  try {
    assertReply(rule, reply.status, reply.body, reply.headers);
    return reply;
  } catch (violation) {
    report(violation, reached, services, error);
    return shapeOf(renderError(violation, reached.requestId), reached, rule, services);
  }
}

/** Some operations change the form of the error: pages show it as HTML, token revocation adds its status. */
function shapeOf(
  { code, status, body, headers }: RenderedError,
  reached: Reached,
  rule: OperationRule | null,
  { errorRenderers }: Parts,
): RefusalReply {
  const render = rule === null ? undefined : errorRenderers[rule.operationId];
  const refused = { code, field: body.error.details[0]?.pointer || null };
  if (render === undefined) return { status, body, headers, refused };
  const rendered = render({ status, body, querystring: reached.ctx.querystring, client: clientOf(reached) });
  return { status, body: rendered.body, headers: { ...headers, ...rendered.headers }, refused };
}

function report(error: unknown, reached: Reached, { log, metrics, locate }: Parts, cause?: unknown): void {
  const { requestId } = reached;
  const base = { request_id: requestId, operation: ruleOf(reached)?.operationId, client: clientOf(reached)?.id };
  if (!(error instanceof ContractViolation)) {
    log.error({ ...base, err: error }, 'request failed');
    return;
  }
  metrics.violations.inc({ operation: error.operationId });
  const { failure } = error;
  log.error(
    {
      ...base,
      status: error.status,
      reason: error.reason,
      instance: failure?.instancePath,
      schema: failure?.schemaPath,
      rule: failure?.message,
      source: failure === null ? undefined : locate(failure.schemaPath),
      cause: cause instanceof Error ? cause.stack : undefined,
    },
    'contract violation',
  );
}
