import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXAMPLE } from '../../server/networks/configuration/example';
import networksSchema from '../../server/networks/configuration/schema.json';
import { environmentSchema } from '../../server/platform/config';

/** The path of the page. */
export const CONFIG_PAGE = join(__dirname, '..', 'configuration.md');

function kind(schema: Readonly<Record<string, unknown>>): string {
  return Array.isArray(schema.enum) ? schema.enum.map((value) => `\`${value}\``).join(', ') : String(schema.type);
}

type Schema = Readonly<Record<string, unknown>>;

const definitions = networksSchema.$defs as unknown as Readonly<Record<string, Schema>>;

/** Follows a reference; what stands beside it describes the use and goes before what stands behind it. */
function behind(schema: Schema): Schema {
  const { $ref, ...own } = schema as { $ref?: string };
  return $ref === undefined ? schema : { ...definitions[$ref.slice('#/$defs/'.length)], ...own };
}

function valuesOf(schema: Schema): string {
  if (schema['x-secret'] === true) return '`{env: NAME}` or `{file: PATH}`';
  if (schema.const !== undefined) return `\`${schema.const}\``;
  if (Array.isArray(schema.enum)) return kind(schema);
  return schema.type === 'array' ? `list of ${valuesOf(schema.items as Schema)}` : String(schema.type);
}

/** The rows of what can stand in an object, each by the names that lead to it. */
function fieldRows(schema: Schema, prefix: string): string[] {
  const forms = ((schema.oneOf ?? []) as Schema[]).flatMap((form) => fieldRows(behind(form), prefix));
  const own = Object.entries((schema.properties ?? {}) as Record<string, Schema>).flatMap(([name, written]) => {
    const field = behind(written);
    const needed = ((schema.required ?? []) as string[]).includes(name) ? 'required' : '';
    const standard = field.default === undefined ? needed : `\`${field.default}\``;
    const row = `| \`${prefix}${name}\` | ${valuesOf(field)} | ${standard} | ${field.description ?? ''} |`;
    return field['x-secret'] === true ? [row] : [row, ...fieldRows(field, `${prefix}${name}.`)];
  });
  return [...own, ...forms];
}

/** The page that documents every variable and the file of networks, from the same schemas that check them. */
export function configPage(): string {
  const rows = Object.entries(environmentSchema.properties as Record<string, Record<string, unknown>>).map(
    ([name, schema]) =>
      `| \`${name}\` | ${kind(schema)} | ${schema.default === undefined ? '' : `\`${schema.default}\``} | ${schema.description} |`,
  );
  return `# Configuration

Everything is set by environment variables. A variable that is wrong stops the start with a line that names it.
Written by \`npx tsx docs/render/configuration.ts\` from \`server/platform/config.ts\`.

| variable | values | default | meaning |
|---|---|---|---|
${rows.join('\n')}

## Sandbox

\`npm start\` and \`npm run dev\` serve mocks beside the sandbox and read six variables more. \`PUBLIC_URL\` follows \`PORT\` there, and \`LOG_LEVEL\` is
\`warn\` unless it is set. \`npm start\` prints a line for each request and each call to a client, in colours on a terminal unless \`NO_COLOR\` is set, and serves
settlement files: on port 4022 unless \`SFTP_PORT\` is set, or on a free one where that is taken. The demo client's key for them lies in \`DATA_DIR/demo-ssh-key\`.

| variable | values | default | meaning |
|---|---|---|---|
| \`MOCK_PORT\` | integer | \`4020\` | Port of the mock of the service; 0 takes any free one. |
| \`MOCK_CLIENT_PORT\` | integer | \`4021\` | Port of the mock of a client's endpoints; 0 takes any free one. |
| \`REQUEST_LOG_ENTRIES\` | integer | \`10000\` | Entries of the [request log](guides/requests.md) that are kept for each client; 0 keeps no log. |
| \`REQUEST_LOG_HOURS\` | integer | \`168\` | Hours for which they are kept. |
| \`SNAPSHOTS\` | integer | \`10\` | [Snapshots](guides/snapshots.md) that a client may have. |
| \`SNAPSHOT_BYTES\` | integer | \`134217728\` | Bytes of one snapshot before compression. A file that is imported has at most 8 MiB. |

## Production

\`npm run serve\` starts in production mode, as does the command behind it, from the project's folder:

\`\`\`
node --max-semi-space-size=32 --require ./cli/from-source.cjs cli/contrato.ts serve
\`\`\`

It is one process, and npm hands its signals on to it. It refuses to start without

- TLS: \`TLS_CERT_FILE\` and \`TLS_KEY_FILE\`, or \`TRUST_PROXY=true\` behind a proxy that ends TLS. Requests that came over plain HTTP are refused, but for \`/health/*\`;
- \`SIGNING_KEY_FILE\` and \`DATA_KEYS\`: nothing is made up on the spot that has to outlive the machine;
- a \`PUBLIC_URL\` that starts with \`https://\`;
- \`NETWORKS_FILE\`: somebody to talk to. A client with products that no network serves is named in the log.

The controls of the sandbox do not exist there: their addresses are 404. Callbacks go over HTTPS, to public addresses and to
\`CALLBACK_NETWORKS\`, and nowhere else.

## Traces

Off by default. OpenTelemetry's standard variables switch them on; its libraries are optional dependencies, which nothing loads while they are off.

| variable | meaning |
|---|---|
| \`OTEL_EXPORTER_OTLP_ENDPOINT\` | Where spans are sent, by OTLP over HTTP, such as \`http://collector:4318\`. It, or \`OTEL_EXPORTER_OTLP_TRACES_ENDPOINT\`, switches traces on. |
| \`OTEL_SERVICE_NAME\`, \`OTEL_RESOURCE_ATTRIBUTES\` | The name of the service in traces, and what else is known of it. |
| \`OTEL_TRACES_SAMPLER\`, \`OTEL_TRACES_SAMPLER_ARG\` | Which requests are traced; all whose caller says nothing else when absent. |
| \`OTEL_EXPORTER_OTLP_HEADERS\`, \`OTEL_BSP_*\` | What the collector asks for, and how spans are gathered. |
| \`OTEL_SDK_DISABLED\` | \`true\` switches traces off whatever else is set. |

A request goes on with the caller's \`traceparent\`. Its trace holds the statements and the commit that it shares with others, the calls to clients and networks, which carry
\`traceparent\` on, and the deliveries of its events, also of other processes. Lines of the log have \`trace_id\` and \`span_id\`. Spans have templates of addresses, tables,
states and ids of ours; no address, body, statement or text that somebody sent.

## Networks

\`NETWORKS_FILE\` names a YAML file with the networks and providers that the service asks and hears, each by a name of your own:

\`\`\`
${EXAMPLE}\`\`\`

It is read at the start. Everything that is wrong in it stops the start, each mistake on a line as \`file:line:column  message\`. Files that it names count from its own
folder. No secret stands in it: it names the environment variable or the file that holds one. [schema.json](../server/networks/configuration/schema.json) is its schema,
for editors too, and what can stand below the name of a network is

| field | values | default | meaning |
|---|---|---|---|
${fieldRows(behind({ $ref: '#/$defs/Network' }), '').join('\n')}

With \`network:card\` a network sends card messages; \`stand_in\` decides those for which a client can't be reached in time. The rates of the day that a network with
\`network:rates\` reports count where no network serves \`rates\`, for seven days when no newer table comes.

Two networks may serve the same where one of them names its \`clients\` or \`countries\`: it is asked for these, the other one for the rest.

[Operating](operating.md) has what is done while it runs: rotations of keys and rolling restarts among others.
`;
}

if (require.main === module) writeFileSync(CONFIG_PAGE, configPage());
