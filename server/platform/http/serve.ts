import type { Context } from 'koa';
import type { OperationRule } from '../../../generated/operations';
import { type Exchange, isWatched, publishExchange } from '../exchanges';
import type { Log } from '../log';
import type { Ending } from '../revisions/endings';
import type { Services } from '../services';
import { type Span, tracing } from '../telemetry/tracing';
import { ByStatus } from './by-status';
import type { Outcome } from './outcome';
import type { Pipeline } from './pipeline';
import { PROBES } from './probes';
import { TrustedProxies } from './trusted-proxies';
import type { Unreadable } from './unreadable';

/**
 * The outermost layer: a request id, one log line and one measurement for each request, also after a failure.
 * Paths are logged as the templates of the contract, so that no id or token of an address is logged.
 */
export function serve(pipeline: Pipeline, services: Services, newId: () => string) {
  const { access, metrics, config } = services;
  const lines = new AccessLines(access);
  const reportEnd = endReporter(services);
  const isHttps = config.mode === 'production';
  const proxies = config.trustProxy === false ? null : new TrustedProxies(config.trustProxy);
  const serveOne = async (ctx: Context, span: Span | null): Promise<void> => {
    const started = performance.now();
    ctx.state.arrivedAt = pipeline.now();
    const requestId = newId();
    ctx.res.setHeader('x-request-id', requestId);
    // Also of what is no page: a browser must not take a text of a caller for one.
    ctx.res.setHeader('x-content-type-options', 'nosniff');
    // Koa would search the headers of proxies for the address.
    if (proxies === null) ctx.request.ip = ctx.req.socket.remoteAddress ?? '';
    else {
      proxies.dropForged(ctx.req);
      ctx.request.ip = proxies.callerOf(ctx.req);
    }
    if (isHttps && ctx.secure) ctx.res.setHeader('strict-transport-security', HTTPS_ONLY);
    const arrivedAt = services.observer === null ? 0 : services.clock.now();
    const outcome = await pipeline.handle({ requestId, ctx });
    const ending = reportEnd(ctx, outcome);
    const milliseconds = performance.now() - started;
    const status = ctx.res.statusCode;
    metrics.observe(outcome.rule?.operationId ?? NO_OPERATION, status, milliseconds / 1000);
    lines.write(ctx, requestId, outcome, status, milliseconds, ending);
    if (services.observer !== null) {
      // A spread would take as long as the rest of this function.
      const { rule, client, refused, body } = outcome;
      services.observer.answered({ rule, client, refused, body, requestId, ctx, arrivedAt, milliseconds });
    }
    if (span !== null) describe(span, ctx.method, outcome, status, requestId);
    if (isWatched()) publishExchange(exchangeOf(ctx, outcome, status, milliseconds));
  };
  const trace = tracing();
  if (trace === null) return (ctx: Context): Promise<void> => serveOne(ctx, null);
  return (ctx: Context): Promise<void> => {
    const parent = ctx.req.headers.traceparent?.toString() ?? null;
    return trace.within(ctx.method, { kind: 'server', parent }, (span) => serveOne(ctx, span));
  };
}

/**
 * Tells a client, and the operator, that the revision of the client ends.
 * @returns its end; null if it does not end, the client is unknown, or the operation is the same in all revisions
 */
function endReporter({ endings, metrics }: Pick<Services, 'endings' | 'metrics'>) {
  if (endings === null) return () => null;
  return (ctx: Context, { client, rule }: Outcome): Ending | null => {
    if (client === null || rule?.document !== 'openapi') return null;
    const ending = endings.of(client.revision);
    if (ending === null) return null;
    ctx.set(ending.headers);
    for (const value of ending.values) metrics.endingRevisions.inc({ client: client.id, value });
    return ending;
  };
}

/** A span has the same data as the log line: templates instead of addresses, because those can identify people. */
function describe(
  span: Span,
  method: string,
  { rule, client, refused }: Outcome,
  status: number,
  requestId: string,
): void {
  if (rule !== null) span.rename(`${rule.method} ${rule.path}`);
  span.set({
    'http.request.method': method,
    'http.route': rule?.path,
    'http.response.status_code': status,
    'contrato.operation': rule?.operationId ?? NO_OPERATION,
    'contrato.client': client?.id,
    'contrato.request_id': requestId,
    'contrato.error_code': refused?.code,
  });
  if (status >= 500) span.fail(refused?.code ?? String(status));
}

/** Browsers call this host over HTTPS only, for a year (RFC 6797). Other hosts of the domain may belong to others. */
const HTTPS_ONLY = 'max-age=31536000';

const NO_OPERATION = 'none';

function exchangeOf({ method, path }: Context, { refused }: Outcome, status: number, milliseconds: number): Exchange {
  const { code, field } = refused ?? { code: null, field: null };
  return { kind: 'request', method, target: path, status, code, field, milliseconds };
}

/** Returns the listener for requests that could not be parsed: each of them is also logged and measured. */
export function onUnreadable(services: Pick<Services, 'access' | 'metrics' | 'observer'>) {
  const { access, metrics } = services;
  return (request: Unreadable): void => {
    const { status, requestId } = request;
    metrics.observe(NO_OPERATION, status, 0);
    access.info({ operation: NO_OPERATION, status, request_id: requestId }, 'request');
    services.observer?.unreadable(request);
  };
}

/** Operations that are called all day by machines, of which only a failure says anything. */
const ROUTINE: ReadonlySet<string> = new Set([...PROBES, 'getMetrics']);

const levelOf = ({ operationId }: OperationRule, status: number): 'info' | 'debug' =>
  status === 200 && ROUTINE.has(operationId) ? 'debug' : 'info';

/** Writes the log lines of requests. The common part of the lines of an operation and status is serialized once. */
class AccessLines {
  private readonly logs: ByStatus<OperationRule, Log>;

  constructor(private readonly access: Log) {
    this.logs = new ByStatus(({ operationId: operation, method, path }, status) =>
      access.child({ operation, method, path, status }),
    );
  }

  write(
    ctx: Context,
    requestId: string,
    { rule, client }: Outcome,
    status: number,
    milliseconds: number,
    ending: Ending | null,
  ): void {
    const own = {
      request_id: requestId,
      client: client?.id,
      ms: Math.round(milliseconds * 100) / 100,
      ending: ending?.values,
    };
    if (rule !== null) this.logs.get(rule, status)[levelOf(rule, status)](own, 'request');
    else this.access.info({ operation: NO_OPERATION, method: ctx.method, status, ...own }, 'request');
  }
}
