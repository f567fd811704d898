import { answerHelp, readOptions } from '../../cli/command-line';
import { startMocks } from './start';

const USAGE = `npm run mock -- [--revision R] [--port N] [--client-port M] [--host H] [--no-watch]

  --revision     a named revision, or axis=value pairs separated by commas (current)
  --port         where the service-hosted side listens (4020)
  --client-port  where the client-hosted side listens (4021)
  --host         the address to listen on (127.0.0.1)
  --no-watch     don't reload when the generated documents change`;

/** Reads a TCP port, 0 meaning any free one. */
function port(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > 65535) throw new Error(`--${name} ${text} is not a port`);
  return value;
}

async function main(): Promise<void> {
  answerHelp(USAGE);
  const { values } = readOptions(process.argv.slice(2), {
    revision: { type: 'string', default: 'current' },
    port: { type: 'string', default: '4020' },
    'client-port': { type: 'string', default: '4021' },
    host: { type: 'string', default: '127.0.0.1' },
    'no-watch': { type: 'boolean', default: false },
  });
  const mocks = await startMocks({
    revision: values.revision,
    port: port('port', values.port),
    clientPort: port('client-port', values['client-port']),
    host: values.host,
    watch: !values['no-watch'],
  });
  console.log(`mock of the service, revision ${values.revision}: ${mocks.url}`);
  console.log(`mock of the client's endpoints: ${mocks.clientUrl}`);
  console.log('Choose an answer with a header such as "Prefer: code=409, example=EMAIL_ALREADY_IN_USE".');
  const stop = () => void mocks.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  console.error(USAGE);
  process.exit(1);
});
