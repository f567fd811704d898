import type { Context } from 'koa';
import type { OperationRule } from '../../generated/operations';
import { DomainError } from '../domain/errors';
import type { Log } from '../log';
import type { Services } from '../services';
import { ByStatus } from './by-status';
import { renderError } from './errors';
import type { Pipeline, Travel } from './pipeline';

/**
 * The outermost layer: a request id, one log line and one measurement per request, whatever happens inside.
 * Paths are logged as the contract's templates, so that no identifier or token in an address reaches the log.
 */
export function serve(pipeline: Pipeline, services: Services, newId: () => string) {
  const { access, metrics, config } = services;
  const lines = new AccessLines(access);
  const httpsOnly = config.mode === 'production';
  return async (ctx: Context): Promise<void> => {
    const started = performance.now();
    const travel: Travel = { requestId: newId(), rule: null, client: null };
    ctx.res.setHeader('x-request-id', travel.requestId);
    if (httpsOnly && !ctx.secure) refusePlain(ctx, travel.requestId);
    else await pipeline.handle(ctx, travel);
    const milliseconds = performance.now() - started;
    const status = ctx.res.statusCode;
    metrics.observe(travel.rule?.operationId ?? NO_OPERATION, status, milliseconds / 1000);
    lines.write(ctx, travel, status, milliseconds);
  };
}

const NO_OPERATION = 'none';

/** The lines of the log of requests. What all lines of an operation and status share is serialised once. */
class AccessLines {
  private readonly logs: ByStatus<OperationRule, Log>;

  constructor(private readonly access: Log) {
    this.logs = new ByStatus(({ operationId: operation, method, path }, status) =>
      access.child({ operation, method, path, status }),
    );
  }

  write(ctx: Context, { rule, requestId, client }: Travel, status: number, milliseconds: number): void {
    const own = { request_id: requestId, client: client?.id, ms: Math.round(milliseconds * 100) / 100 };
    if (rule !== null) this.logs.get(rule, status).info(own, 'request');
    else this.access.info({ operation: NO_OPERATION, method: ctx.method, status, ...own }, 'request');
  }
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
