import { misspeltSettings, readCheckedConfig } from './misspelt-settings';

it.each([
  ['a missing letter', 'DATABSE_URL', 'DATABASE_URL'],
  ['another case', 'DATABASE_URl', 'DATABASE_URL'],
  ['only small letters', 'database_url', 'DATABASE_URL'],
  ['swapped letters', 'NETWROKS_FILE', 'NETWORKS_FILE'],
  ['a letter too many', 'DATA_KEYSS', 'DATA_KEYS'],
  ['another letter', 'DATABASE_URI', 'DATABASE_URL'],
  ['a missing underscore', 'LOGLEVEL', 'LOG_LEVEL'],
  ['a short name in another case', 'Port', 'PORT'],
  ['a variable of OpenTelemetry', 'OTEL_EXPORTER_OTLP_ENDPONT', 'OTEL_EXPORTER_OTLP_ENDPOINT'],
])('%s is a misspelt setting', (_, written, meant) => {
  const words = `${written} is not a setting; did you mean ${meant}? `;
  expect(misspeltSettings({ [written]: 'x' })).toEqual([expect.stringContaining(words)]);
  expect(() => readCheckedConfig({ [written]: 'x' })).toThrow(words);
});

it('a variable of another program is none', () => {
  const others = { POST: 'x', COST: 'x', HOSTS: 'x', HOME: '/', PATH: '/bin', SMTP_HOST: 'mail', SMTP_PORT: '25' };
  expect(misspeltSettings({ ...others, OTEL_METRICS_EXPORTER: 'none' })).toEqual([]);
});

it('a variable is none beside the setting that it could mean, also an empty one', () => {
  expect(misspeltSettings({ DATABASE_URI: 'x', DATABASE_URL: 'postgres://a/b' })).toEqual([]);
  expect(misspeltSettings({ DATABASE_URI: 'x', DATABASE_URL: '' })).toEqual([]);
});

it('defaults of a command are not what somebody meant to set', () => {
  expect(readCheckedConfig({}, { LOG_LEVEL: 'warn' }).logLevel).toBe('warn');
  expect(() => readCheckedConfig({ LOG_LEVL: 'debug' }, { LOG_LEVEL: 'warn' })).toThrow(/^LOG_LEVL /);
});
