import type { Context } from 'koa';
import { DomainError } from '../domain/errors';
import type { Services } from '../services';
import { renderError } from './errors';
import type { Pipeline } from './pipeline';

/**
 * The outermost layer: a request id, one log line and one measurement per request, whatever happens inside.
 * Paths are logged as the contract's templates, so that no identifier or token in an address reaches the log.
 */
export function serve(pipeline: Pipeline, services: Services, newId: () => string) {
  const { access, metrics, config } = services;
  const httpsOnly = config.mode === 'production';
  return async (ctx: Context): Promise<void> => {
    const started = performance.now();
    const travel = { requestId: newId(), rule: null, client: null } as Parameters<Pipeline['handle']>[1];
    ctx.res.setHeader('x-request-id', travel.requestId);
    if (httpsOnly && !ctx.secure) refusePlain(ctx, travel.requestId);
    else await pipeline.handle(ctx, travel);
    const milliseconds = performance.now() - started;
    const operation = travel.rule?.operationId ?? 'none';
    metrics.observe(operation, ctx.status, milliseconds / 1000);
    access.info(
      {
        request_id: travel.requestId,
        operation,
        method: ctx.method,
        path: travel.rule?.path,
        status: ctx.status,
        client: travel.client?.id,
        ms: Math.round(milliseconds * 100) / 100,
      },
      'request',
    );
  };
}

function refusePlain(ctx: Context, requestId: string): void {
  const { status, body } = renderError(
    new DomainError('INVALID_REQUEST', [
      {
        code: 'https',
        detail: 'this service is reached over HTTPS only',
        location: 'header',
        pointer: 'x-forwarded-proto',
      },
    ]),
    requestId,
  );
  ctx.status = status;
  ctx.type = 'application/json';
  ctx.body = JSON.stringify(body);
}
