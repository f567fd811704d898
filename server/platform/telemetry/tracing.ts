/** The interface to tracing. If it is off, which is the default, traced code only compares a variable with null. */

/** The kinds of spans, by their names in OpenTelemetry. */
type SpanKind = 'server' | 'client' | 'consumer' | 'internal';

/** The values of a span: names, numbers and states, never data of a caller. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** An open span of a trace. */
export interface Span {
  /** Sets its name, if that is not known at its beginning. */
  rename(name: string): void;
  set(attributes: Attributes): void;
  /**
   * Marks it as failed.
   * @param type a stable name: a code, a class of error, a status
   */
  fail(type: string): void;
}

export interface SpanOptions {
  kind?: SpanKind;
  attributes?: Attributes;
  /** Its parent as `traceparent` of W3C; the current span if absent. */
  parent?: string | null;
  /** Linked spans, as `traceparent`. */
  links?: readonly (string | null)[];
}

export interface Tracing {
  /** Runs work in a new span. An error of the work marks the span as failed. */
  within<T>(name: string, options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T>;
  /** The current span as `traceparent`; null outside of spans. */
  present(): string | null;
  /** The headers of a call that continue the current span on the other side. */
  headers(): Record<string, string>;
  /** Binds a function to the current span. */
  bind<F extends (...args: never[]) => unknown>(run: F): F;
  /** Runs work that continues after the current span and does not belong to it. */
  detached<T>(run: () => T): T;
  /** The ids of the current span, for log lines; empty outside of spans. */
  ids(): { trace_id?: string; span_id?: string };
  /** Sends the remaining spans, and stops. */
  stop(): Promise<void>;
}

let current: Tracing | null = null;

/** The tracing of this process; null while it is off. */
export const tracing = (): Tracing | null => current;

/** Switches tracing of the process on or off. */
export function useTracing(given: Tracing | null): void {
  current = given;
}
