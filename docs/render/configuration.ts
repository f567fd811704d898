import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXAMPLE } from '../../server/networks/configuration/example';
import networksSchema from '../../server/networks/configuration/schema.json';
import { environmentSchema } from '../../server/platform/environment';
import { SECRET_FILES } from '../../server/platform/secret-files';

/** The path of the page. */
export const CONFIG_PAGE = join(__dirname, '..', 'configuration.md');

function kind(schema: Readonly<Record<string, unknown>>): string {
  return Array.isArray(schema.enum) ? schema.enum.map((value) => `\`${value}\``).join(', ') : String(schema.type);
}

type Schema = Readonly<Record<string, unknown>>;

const definitions = networksSchema.$defs as unknown as Readonly<Record<string, Schema>>;

/** Follows a reference. Words next to the reference describe its use, and override those of its target. */
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

/** The rows for the fields of an object, each with its path. */
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

All settings are environment variables. A wrong variable stops the start with a line that names it. So does a variable
that is one letter away from a setting that is not set, such as \`DATABSE_URL\`: otherwise the service would start on
SQLite. The sandbox prints such a line and starts. If the variable belongs to another program, set the setting as well:
an empty value counts as absent.

Written by \`npx tsx docs/render/configuration.ts\` from \`server/platform/environment.ts\`.

| variable | values | default | meaning |
|---|---|---|---|
${rows.join('\n')}

Four of these are secrets and can be in files instead: set ${SECRET_FILES.map((name) => `\`${name}\``).join(', ')}
to the paths. The service reads the files at the start. A line break at the end of a file is not part of the secret.

## Sandbox

\`npm start\` and \`npm run dev\` serve mocks in addition to the sandbox and read the six variables below, too.

- \`PUBLIC_URL\` follows \`PORT\`, and the default of \`LOG_LEVEL\` is \`warn\`.
- \`npm start\` prints a line for each request and each call to a client. On a terminal it uses colours unless \`NO_COLOR\` is set.
- \`npm start\` also serves settlement files over SFTP, on port 4022 unless \`SFTP_PORT\` is set. If 4022 is in use, or another setting names it, it takes a free port.
  The key of the demo client is \`DATA_DIR/demo-ssh-key\`.

| variable | values | default | meaning |
|---|---|---|---|
| \`MOCK_PORT\` | integer | \`4020\` | Port of the mock of the service; 0 takes any free port. |
| \`MOCK_CLIENT_PORT\` | integer | \`4021\` | Port of the mock of a client's endpoints; 0 takes any free port. |
| \`REQUEST_LOG_ENTRIES\` | integer | \`10000\` | Entries of the [request log](guides/requests.md) that are kept for each client; 0 keeps no log. |
| \`REQUEST_LOG_HOURS\` | integer | \`168\` | Hours for which they are kept. |
| \`SNAPSHOTS\` | integer | \`10\` | [Snapshots](guides/snapshots.md) that a client may have. |
| \`SNAPSHOT_BYTES\` | integer | \`134217728\` | Bytes of one snapshot before compression. A file that is imported has at most 8 MiB. |

## Production

\`npm run serve\` starts the service in production mode. It runs this command, which you can also run from the folder of the project:

\`\`\`
node --max-semi-space-size=32 --require ./cli/from-source.cjs cli/contrato.ts serve
\`\`\`

It is one process, and npm passes signals on to it. It refuses to start without:

| required | reason |
|---|---|
| \`TLS_CERT_FILE\` and \`TLS_KEY_FILE\`, or \`TRUST_PROXY=true\` behind a proxy that terminates TLS | requests over plain HTTP are refused, except \`/health/*\` |
| \`SIGNING_KEY_FILE\` and \`DATA_KEYS\` | production never generates keys that have to outlive the machine |
| a \`PUBLIC_URL\` that starts with \`https://\` | callers use the service over TLS only |
| \`NETWORKS_FILE\` | the service needs networks and providers; the log names each client with a product that no network serves |

The controls of the sandbox do not exist in production: their addresses answer 404. The service calls clients only over HTTPS, at public addresses
and in \`CALLBACK_NETWORKS\`.

## Traces

Traces are off by default. The standard variables of OpenTelemetry switch them on. Its libraries are optional dependencies, and the service loads them
only if traces are on. Then a value that they would ignore stops the start, too.

| variable | meaning |
|---|---|
| \`OTEL_EXPORTER_OTLP_ENDPOINT\` | Where spans are sent by OTLP over HTTP, for example \`http://collector:4318\`. It, or \`OTEL_EXPORTER_OTLP_TRACES_ENDPOINT\`, switches traces on. |
| \`OTEL_SERVICE_NAME\`, \`OTEL_RESOURCE_ATTRIBUTES\` | The name of the service in traces, and further attributes. |
| \`OTEL_TRACES_SAMPLER\`, \`OTEL_TRACES_SAMPLER_ARG\` | Which requests are traced. Without them, all requests are, unless the caller's \`traceparent\` says otherwise. The samplers are \`always_on\`, \`always_off\`, \`traceidratio\` and the same after \`parentbased_\`; the argument is a number from 0 to 1. |
| \`OTEL_EXPORTER_OTLP_HEADERS\`, \`OTEL_BSP_*\` | Headers for the collector, and how spans are batched. |
| \`OTEL_EXPORTER_OTLP_PROTOCOL\` | \`http/json\` or \`http/protobuf\`: OTLP over HTTP, always sent as JSON. There is no gRPC. |
| \`OTEL_PROPAGATORS\` | A list with \`tracecontext\`, the only one that the service knows. |
| \`OTEL_SDK_DISABLED\` | \`true\` switches traces off whatever else is set. |

A request continues the \`traceparent\` of the caller. Its trace contains:

- its statements, and the commit that it shares with other requests
- calls to clients and networks, which pass \`traceparent\` on
- deliveries of its events, also by other processes

Lines of the log have \`trace_id\` and \`span_id\`. Spans contain templates of addresses, tables, states and ids of the service. They contain no full address, body,
statement or text that somebody sent.

## Networks

\`NETWORKS_FILE\` names a YAML file. It lists the networks and providers that the service calls and that send reports to it. You choose the name of each:

\`\`\`
${EXAMPLE}\`\`\`

- The service reads the file at the start. Any mistake stops the start, and each mistake is a line \`file:line:column  message\`.
- Paths in it are relative to its own folder.
- It contains no secrets, only the names of the environment variables or files that hold them.
- [schema.json](../server/networks/configuration/schema.json) is its schema, also for editors.

The fields of a network:

| field | values | default | meaning |
|---|---|---|---|
${fieldRows(behind({ $ref: '#/$defs/Network' }), '').join('\n')}

- A network with \`network:card\` sends card messages. \`stand_in\` decides those for which the client cannot be reached in time.
- A network with \`network:rates\` reports the exchange rates of the day. They are used if no network serves \`rates\`, for at most seven days if no newer table
  arrives.
- Two networks may serve the same system if one of them names its \`clients\` or \`countries\`. It is asked for these, and the other one for the rest.

[Operating](operating.md) describes what to do while the service runs, for example key rotation and rolling restarts.
`;
}

if (require.main === module) writeFileSync(CONFIG_PAGE, configPage());
