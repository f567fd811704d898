import { flag, port, text, texts } from '../../cli/declaration';
import { reportOption } from '../../cli/report/options';

/** The addresses of the endpoints, and how strictly they are tested. */
export const OPTIONS = {
  url: text('URL', 'the base address of the endpoints: http://localhost:3000'),
  apiKey: text('KEY', 'the api-key, sent as x-api-key; or CONFORMANCE_API_KEY in the environment'),
  apiSecret: text('SECRET', 'the api-secret in base64; or CONFORMANCE_API_SECRET in the environment'),
  transactions: text('ADDRESS', 'the address before /transactions/…; the url when absent'),
  activities: text('ADDRESS', 'the address of activity events; /activities when absent'),
  shippingUpdates: text('ADDRESS', 'the address of shipment updates; /shipping/updates when absent'),
  identitySessions: text(
    'ADDRESS',
    'the address of completed identity sessions; /identity/v1/sessions/completed when absent',
  ),
  without: texts(
    'ENDPOINTS',
    'endpoints that you do not host, separated by commas: transactions, activities, shipping-updates, identity-sessions',
  ),
  user: text('ID', 'a test user with some balance; the one of the contract’s examples when absent'),
  card: text('ID', 'a card of that user; the one of the examples when absent'),
  currency: text('CURRENCY', 'the local currency of that card; that of the examples when absent'),
  stories: text(
    'URL',
    'the address of a sandbox, which runs the workflows of spec/workflows; their events are sent to the endpoints, too',
  ),
  network: text('URL', 'the address of a connector of a network; instead of --url'),
  token: text(
    'TOKEN',
    'the bearer token for the connector, instead of signatures; or CONFORMANCE_TOKEN in the environment',
  ),
  serves: texts(
    'RAILS',
    'the networks behind it, separated by commas: bank-arg, bank-bra, cash, embosser, courier, identity, rates, fraud, card-fraud, card; all when absent',
  ),
  ca: text(
    'FILE',
    'the certificates of the authorities that issued its certificate, in PEM, if these are not the default ones',
  ),
  hear: port(
    'the port that receives its reports instead of the service; needs --name, --act, and --public-key or --certificate',
  ),
  name: text('NAME', 'its name, as in the assertions of its token requests'),
  publicKey: text('FILE', 'the public key that verifies these assertions, in PEM'),
  certificate: text('FILE', 'the certificate that it presents with its reports, in PEM, if it uses no tokens'),
  act: text('COMMAND', 'a command that makes it send its reports; the run continues when the command has ended'),
  audience: text('URL', 'the address of the service for the connector; https://localhost:PORT or http://… when absent'),
  tlsCert: text('FILE', 'the TLS certificate of that port, in PEM; plain HTTP when absent'),
  tlsKey: text('FILE', 'the key of that certificate, in PEM'),
  revision: text('REVISION', 'a named revision, or axis=value pairs separated by commas', 'current'),
  strict: flag('count unproven cases as failed'),
  verbose: flag('print every case in full, passed ones as well'),
  reports: text('DIR', 'the folder for the JUnit and JSON reports', 'reports'),
  report: reportOption,
  json: flag('print the report as JSON, and nothing else'),
};
