import { ConfigError } from '../config';
import { wrongTelemetry } from './settings';
import { type Tracing, useTracing } from './tracing';

/** Decides whether traces are requested by the standard variables of OpenTelemetry. */
function isTraced(environment: NodeJS.ProcessEnv): boolean {
  const { OTEL_SDK_DISABLED, OTEL_TRACES_EXPORTER, OTEL_EXPORTER_OTLP_ENDPOINT } = environment;
  if (OTEL_SDK_DISABLED?.toLowerCase() === 'true' || OTEL_TRACES_EXPORTER === 'none') return false;
  return Boolean(OTEL_EXPORTER_OTLP_ENDPOINT || environment.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT);
}

/** Names each variable because of which traces can't be sent, if they are requested. */
export const problemsOfTracing = (environment: NodeJS.ProcessEnv): string[] =>
  isTraced(environment) ? wrongTelemetry(environment) : [];

/**
 * Switches tracing on if it is requested; its libraries are loaded only then.
 * @returns null if it is off
 * @throws ConfigError if its libraries are not installed or could not use a value
 */
export function startTracing(environment: NodeJS.ProcessEnv): Tracing | null {
  if (!isTraced(environment)) return null;
  const wrong = problemsOfTracing(environment);
  if (wrong.length > 0) throw new ConfigError(wrong);
  const opened = loaded().openTelemetry();
  const stop = async (): Promise<void> => {
    useTracing(null);
    await opened.stop();
  };
  const started = { ...opened, stop };
  useTracing(started);
  return started;
}

function loaded(): typeof import('./open-telemetry') {
  try {
    return require('./open-telemetry');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
    throw new ConfigError(['OTEL_EXPORTER_OTLP_ENDPOINT asks for traces: install the optional dependencies for them']);
  }
}
