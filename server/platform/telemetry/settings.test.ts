import { ConfigError } from '../config';
import { TELEMETRY_VARIABLES } from './settings';
import { startTracing } from './start';

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' };

/** Starts tracing with more variables. @returns why that is refused; null if it is not */
async function refusal(variables: NodeJS.ProcessEnv): Promise<string | null> {
  const before = { ...process.env };
  Object.assign(process.env, variables);
  try {
    await startTracing(process.env)?.stop();
    return null;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.message;
  } finally {
    for (const name of Object.keys(variables)) delete process.env[name];
    Object.assign(process.env, before);
  }
}

const WRONG: [name: string, value: string, words: RegExp][] = [
  ['OTEL_SDK_DISABLED', 'yes', /^OTEL_SDK_DISABLED must be .*: true, false$/],
  ['OTEL_TRACES_EXPORTER', 'jaeger', /^OTEL_TRACES_EXPORTER must be .*: otlp, none$/],
  ['OTEL_TRACES_SAMPLER', 'nope', /^OTEL_TRACES_SAMPLER must be .*: always_on, always_off, traceidratio, /],
  ['OTEL_TRACES_SAMPLER_ARG', 'half', /^OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1$/],
  ['OTEL_TRACES_SAMPLER_ARG', '1.5', /^OTEL_TRACES_SAMPLER_ARG must/],
  ['OTEL_TRACES_SAMPLER_ARG', '-0.1', /^OTEL_TRACES_SAMPLER_ARG must/],
  ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc', /^OTEL_EXPORTER_OTLP_PROTOCOL must be .*: http\/json, http\/protobuf$/],
  ['OTEL_EXPORTER_OTLP_COMPRESSION', 'zip', /^OTEL_EXPORTER_OTLP_COMPRESSION must be .*: none, gzip$/],
  ['OTEL_EXPORTER_OTLP_TIMEOUT', '10s', /^OTEL_EXPORTER_OTLP_TIMEOUT must be an integer/],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization: secret', /^OTEL_EXPORTER_OTLP_HEADERS must (?!.*secret)/],
  ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'collector', /^OTEL_EXPORTER_OTLP_TRACES_ENDPOINT is not an address/],
  ['OTEL_EXPORTER_OTLP_CERTIFICATE', '/none.pem', /^OTEL_EXPORTER_OTLP_CERTIFICATE can not be used: ENOENT/],
  ['OTEL_RESOURCE_ATTRIBUTES', 'stage', /^OTEL_RESOURCE_ATTRIBUTES must be a list of name=value/],
  ['OTEL_RESOURCE_ATTRIBUTES', 'query=a=b', /^OTEL_RESOURCE_ATTRIBUTES must/],
  ['OTEL_PROPAGATORS', 'b3', /^OTEL_PROPAGATORS must name tracecontext$/],
  ['OTEL_BSP_SCHEDULE_DELAY', '5s', /^OTEL_BSP_SCHEDULE_DELAY must be an integer/],
  ['OTEL_BSP_MAX_QUEUE_SIZE', '-1', /^OTEL_BSP_MAX_QUEUE_SIZE must be an integer/],
  ['OTEL_BSP_MAX_EXPORT_BATCH_SIZE', '4096', /^OTEL_BSP_MAX_EXPORT_BATCH_SIZE is higher than .*, 2048$/],
  ['OTEL_SPAN_LINK_COUNT_LIMIT', 'all', /^OTEL_SPAN_LINK_COUNT_LIMIT must be an integer/],
];

it.each(WRONG)('traces do not start with %s=%s', async (name, value, words) => {
  expect(await refusal({ ...endpoint, [name]: value })).toMatch(words);
});

it('traces start with every value that the libraries understand, and with empty ones', async () => {
  const right: NodeJS.ProcessEnv = {
    OTEL_SDK_DISABLED: 'FALSE',
    OTEL_TRACES_EXPORTER: 'otlp',
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '.25',
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf',
    OTEL_EXPORTER_OTLP_COMPRESSION: 'gzip',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20YQ==,tenant=a',
    OTEL_EXPORTER_OTLP_TIMEOUT: '2500',
    OTEL_RESOURCE_ATTRIBUTES: 'service.version=1,stage=',
    OTEL_PROPAGATORS: 'tracecontext,baggage',
    OTEL_BSP_MAX_QUEUE_SIZE: '100',
    OTEL_BSP_MAX_EXPORT_BATCH_SIZE: '100',
  };
  expect(await refusal({ ...endpoint, ...right })).toBeNull();
  const empty = Object.fromEntries(TELEMETRY_VARIABLES.map((name) => [name, '']));
  expect(await refusal({ ...empty, ...endpoint })).toBeNull();
});

it('nothing is refused while traces are off', async () => {
  const wrong = Object.fromEntries(WRONG.map(([name, value]) => [name, value]));
  expect(await refusal({ ...wrong, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: '' })).toBeNull();
  expect(await refusal({ ...wrong, ...endpoint, OTEL_SDK_DISABLED: 'true' })).toBeNull();
});
