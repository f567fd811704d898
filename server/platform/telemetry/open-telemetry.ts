/** Tracing with the libraries of OpenTelemetry, which are loaded only if it is on. */

import {
  context,
  type Link,
  type Span as OtelSpan,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { Span, SpanOptions, Tracing } from './tracing';

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
} as const;

/** The headers that carry a context between processes. */
interface Carrier {
  traceparent?: string;
}

/**
 * Sends spans over OTLP/HTTP to OTEL_EXPORTER_OTLP_ENDPOINT. The libraries read OTEL_SERVICE_NAME,
 * OTEL_RESOURCE_ATTRIBUTES, OTEL_TRACES_SAMPLER, OTEL_BSP_* and OTEL_EXPORTER_OTLP_* themselves.
 */
export function openTelemetry(): Tracing {
  const resource = defaultResource().merge(detectResources({ detectors: [envDetector] }));
  const provider = new BasicTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const tracer = provider.getTracer('contrato');
  return {
    within(name, { kind = 'internal', attributes, parent, links = [] }, work) {
      const below = parent === undefined ? context.active() : contextOf(parent);
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes, links: links.flatMap(linkTo) }, below);
      return context.with(trace.setSpan(below, span), () => ended(span, work));
    },
    present: () => carrier().traceparent ?? null,
    headers: () => ({ ...carrier() }),
    bind: (run) => context.bind(context.active(), run),
    detached: (run) => context.with(ROOT_CONTEXT, run),
    ids() {
      const found = trace.getActiveSpan()?.spanContext();
      return found === undefined ? {} : { trace_id: found.traceId, span_id: found.spanId };
    },
    async stop() {
      await provider.shutdown();
      context.disable();
      propagation.disable();
    },
  };
}

function carrier(): Carrier {
  const found: Carrier = {};
  propagation.inject(context.active(), found);
  return found;
}

const contextOf = (traceparent: string | null) =>
  traceparent === null ? ROOT_CONTEXT : propagation.extract(ROOT_CONTEXT, { traceparent });

function linkTo(traceparent: string | null): Link[] {
  const found = trace.getSpanContext(contextOf(traceparent));
  return found === undefined ? [] : [{ context: found }];
}

async function ended<T>(span: OtelSpan, work: (span: Span) => Promise<T>): Promise<T> {
  try {
    return await work(facade(span));
  } catch (error) {
    // Only the class: a message may contain data of a caller.
    fail(span, error instanceof Error ? error.name : 'unknown');
    throw error;
  } finally {
    span.end();
  }
}

function fail(span: OtelSpan, type: string): void {
  span.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR });
}

const facade = (span: OtelSpan): Span => ({
  rename: (name) => span.updateName(name),
  set: (attributes) => span.setAttributes(attributes as NonNullable<SpanOptions['attributes']>),
  fail: (type) => fail(span, type),
});
