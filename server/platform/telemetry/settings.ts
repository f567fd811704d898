/** The variables of OpenTelemetry that the service or its libraries read. The libraries ignore wrong values. */

import { readFileSync } from 'node:fs';

const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
];

type Refusal = (value: string) => string | null;

const oneOf =
  (...values: readonly string[]): Refusal =>
  (value) =>
    values.includes(value) ? null : `must be equal to one of the allowed values: ${values.join(', ')}`;

const matching =
  (pattern: RegExp, words: string): Refusal =>
  (value) =>
    pattern.test(value) ? null : words;

const address = matching(/^https?:\/\/[^/]/, 'is not an address');
const count = matching(/^[1-9]\d{0,8}$/, 'must be an integer from 1 to 999999999');
const limit = matching(/^\d{1,9}$/, 'must be an integer from 0 to 999999999');
// Not for other encodings of OTLP over HTTP: collectors accept both at the same address.
const protocol = oneOf('http/json', 'http/protobuf');
const compression = oneOf('none', 'gzip');

/** The value may be a secret, so that no message has it. */
const headers: Refusal = (value) =>
  pairsOf(value).every(([name, rest]) => name !== '' && rest) ? null : 'must be a list of name=value with commas';

const attributes: Refusal = (value) =>
  pairsOf(value).every(([name, rest, ...more]) => name !== '' && rest !== undefined && more.length === 0)
    ? null
    : "must be a list of name=value with commas; ',' and '=' in names and values are written %2C and %3D";

const ratio: Refusal = (value) =>
  /^\s*$/.test(value) || !(Number(value) >= 0 && Number(value) <= 1) ? 'must be a number from 0 to 1' : null;

const propagators: Refusal = (value) =>
  value.split(',').some((name) => name.trim() === 'tracecontext') ? null : 'must name tracecontext';

const file: Refusal = (value) => {
  try {
    readFileSync(value);
    return null;
  } catch (error) {
    return `can not be used: ${(error as Error).message}`;
  }
};

const any: Refusal = () => null;

const REFUSALS: Readonly<Record<string, Refusal>> = {
  OTEL_SDK_DISABLED: (value) => oneOf('true', 'false')(value.toLowerCase()),
  OTEL_TRACES_EXPORTER: oneOf('otlp', 'none'),
  OTEL_EXPORTER_OTLP_ENDPOINT: address,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address,
  OTEL_EXPORTER_OTLP_PROTOCOL: protocol,
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: protocol,
  OTEL_EXPORTER_OTLP_COMPRESSION: compression,
  OTEL_EXPORTER_OTLP_TRACES_COMPRESSION: compression,
  OTEL_EXPORTER_OTLP_TIMEOUT: count,
  OTEL_EXPORTER_OTLP_TRACES_TIMEOUT: count,
  OTEL_EXPORTER_OTLP_HEADERS: headers,
  OTEL_EXPORTER_OTLP_TRACES_HEADERS: headers,
  OTEL_EXPORTER_OTLP_CERTIFICATE: file,
  OTEL_EXPORTER_OTLP_TRACES_CERTIFICATE: file,
  OTEL_EXPORTER_OTLP_CLIENT_CERTIFICATE: file,
  OTEL_EXPORTER_OTLP_TRACES_CLIENT_CERTIFICATE: file,
  OTEL_EXPORTER_OTLP_CLIENT_KEY: file,
  OTEL_EXPORTER_OTLP_TRACES_CLIENT_KEY: file,
  OTEL_SERVICE_NAME: any,
  OTEL_RESOURCE_ATTRIBUTES: attributes,
  OTEL_TRACES_SAMPLER: oneOf(...SAMPLERS),
  OTEL_TRACES_SAMPLER_ARG: ratio,
  OTEL_PROPAGATORS: propagators,
  OTEL_BSP_SCHEDULE_DELAY: count,
  OTEL_BSP_EXPORT_TIMEOUT: count,
  OTEL_BSP_MAX_QUEUE_SIZE: count,
  OTEL_BSP_MAX_EXPORT_BATCH_SIZE: count,
  OTEL_ATTRIBUTE_VALUE_LENGTH_LIMIT: limit,
  OTEL_ATTRIBUTE_COUNT_LIMIT: limit,
  OTEL_SPAN_ATTRIBUTE_VALUE_LENGTH_LIMIT: limit,
  OTEL_SPAN_ATTRIBUTE_COUNT_LIMIT: limit,
  OTEL_SPAN_LINK_COUNT_LIMIT: limit,
  OTEL_SPAN_EVENT_COUNT_LIMIT: limit,
};

/** The names of the variables. */
export const TELEMETRY_VARIABLES: readonly string[] = Object.keys(REFUSALS);

/** Names each variable with a value that the libraries would ignore; an empty one counts as absent. */
export function wrongTelemetry(environment: NodeJS.ProcessEnv): string[] {
  const wrong = Object.entries(REFUSALS).flatMap(([name, refusal]) => {
    const value = environment[name];
    const words = value ? refusal(value) : null;
    return words === null ? [] : [`${name} ${words}`];
  });
  if (wrong.length > 0) return wrong;
  const queue = Number(environment.OTEL_BSP_MAX_QUEUE_SIZE || 2048);
  const batch = Number(environment.OTEL_BSP_MAX_EXPORT_BATCH_SIZE || 512);
  return batch <= queue ? [] : [`OTEL_BSP_MAX_EXPORT_BATCH_SIZE is higher than OTEL_BSP_MAX_QUEUE_SIZE, ${queue}`];
}

const pairsOf = (value: string) =>
  value
    .split(',')
    .filter((pair) => pair.trim() !== '')
    .map((pair) => pair.split('=').map((part) => part.trim()));
