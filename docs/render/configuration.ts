import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { environmentSchema } from './config';

/** The path of the page. */
export const CONFIG_PAGE = join(__dirname, '..', '..', 'docs', 'configuration.md');

function kind(schema: Readonly<Record<string, unknown>>): string {
  return Array.isArray(schema.enum) ? schema.enum.map((value) => `\`${value}\``).join(', ') : String(schema.type);
}

/** The page that documents every variable, from the same schema that checks them. */
export function configPage(): string {
  const rows = Object.entries(environmentSchema.properties as Record<string, Record<string, unknown>>).map(
    ([name, schema]) =>
      `| \`${name}\` | ${kind(schema)} | ${schema.default === undefined ? '' : `\`${schema.default}\``} | ${schema.description} |`,
  );
  return `# Configuration

Everything is set by environment variables. A variable that is wrong stops the start with a line that names it.
Written by \`npx tsx server/platform/config-page.ts\` from \`server/platform/config.ts\`.

| variable | values | default | meaning |
|---|---|---|---|
${rows.join('\n')}

## Sandbox

\`npm start\` and \`npm run dev\` serve mocks beside the sandbox and read two variables more. \`PUBLIC_URL\` follows \`PORT\` there, and \`LOG_LEVEL\` is
\`warn\` unless it is set. \`npm start\` prints a line for each request and each call to a client, in colours on a terminal unless \`NO_COLOR\` is set, and serves
settlement files: on port 4022 unless \`SFTP_PORT\` is set, or on a free one where that is taken. The demo client's key for them lies in \`DATA_DIR/demo-ssh-key\`.

| variable | values | default | meaning |
|---|---|---|---|
| \`MOCK_PORT\` | integer | \`4020\` | Port of the mock of the service; 0 takes any free one. |
| \`MOCK_CLIENT_PORT\` | integer | \`4021\` | Port of the mock of a client's endpoints; 0 takes any free one. |

## Production

\`npm run serve\` starts in production mode, as does the command behind it, from the project's folder:

\`\`\`
node --max-semi-space-size=32 --require tsx/cjs server/main.ts
\`\`\`

It is one process, and npm hands its signals on to it. It refuses to start without

- TLS: \`TLS_CERT_FILE\` and \`TLS_KEY_FILE\`, or \`TRUST_PROXY=true\` behind a proxy that ends TLS. Requests that came over plain HTTP are refused, but for \`/health/*\`;
- \`SIGNING_KEY_FILE\` and \`DATA_KEYS\`: nothing is made up on the spot that has to outlive the machine;
- a \`PUBLIC_URL\` that starts with \`https://\`.

The controls of the sandbox do not exist there: their addresses are 404. Callbacks go over HTTPS to public addresses and nowhere else.

[Operating](operating.md) has what is done while it runs: rotations of keys and rolling restarts among others.
`;
}

if (require.main === module) writeFileSync(CONFIG_PAGE, configPage());
