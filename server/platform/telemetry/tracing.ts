/** The seam to tracing. Where it is off, as it is by default, whoever could be traced meets one comparison with null. */

/** The kinds of spans that there are, in OpenTelemetry's words. */
export type SpanKind = 'server' | 'client' | 'consumer' | 'internal';

/** Values that may stand in a span: names, numbers and states, never what a caller sent. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** A span of a trace while it lasts. */
export interface Span {
  /** Gives it its name, where that is not known at its beginning. */
  rename(name: string): void;
  set(attributes: Attributes): void;
  /** Says that it went wrong. @param type a stable name: a code, a class of error, a status */
  fail(type: string): void;
}

export interface SpanOptions {
  kind?: SpanKind;
  attributes?: Attributes;
  /** The span that it belongs to, as W3C's `traceparent`; the present one when absent. */
  parent?: string | null;
  /** Others that it has to do with, as `traceparent`. */
  links?: readonly (string | null)[];
}

export interface Tracing {
  /** Runs work in a span of its own. What it throws fails the span. */
  within<T>(name: string, options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T>;
  /** The present span as `traceparent`; null outside any. */
  present(): string | null;
  /** The headers of a call that lead whoever is called to the present span. */
  headers(): Record<string, string>;
  /** Ties a function to the present span, wherever it is called. */
  bind<F extends (...args: never[]) => unknown>(run: F): F;
  /** Runs what outlasts the present span, and does not belong to it. */
  detached<T>(run: () => T): T;
  /** The ids of the present span, for lines of the log; nothing outside any. */
  ids(): { trace_id?: string; span_id?: string };
  /** Sends what was not sent yet, and ends. */
  stop(): Promise<void>;
}

let current: Tracing | null = null;

/** The tracing of this process; null while it is off. */
export const tracing = (): Tracing | null => current;

/** Switches tracing on for the process, or off. */
export function useTracing(given: Tracing | null): void {
  current = given;
}
