import { flag, port, text, texts } from '../../cli/declaration';
import { reportOption } from '../../cli/report/options';

/** Where the endpoints are, and how strictly they are judged. */
export const OPTIONS = {
  url: text('URL', 'where the endpoints are: http://localhost:3000'),
  apiKey: text('KEY', 'names the secret in x-api-key; or CONFORMANCE_API_KEY in the environment'),
  apiSecret: text('SECRET', 'in base64; or CONFORMANCE_API_SECRET in the environment'),
  transactions: text('ADDRESS', 'what comes before /transactions/…; the url when absent'),
  activities: text('ADDRESS', 'the address of activity events; /activities when absent'),
  shippingUpdates: text('ADDRESS', 'the address of shipment updates; /shipping/updates when absent'),
  identitySessions: text(
    'ADDRESS',
    'the address of completed identity sessions; /identity/v1/sessions/completed when absent',
  ),
  without: texts(
    'ENDPOINTS',
    'what is not hosted, separated by commas, of transactions, activities, shipping-updates, identity-sessions',
  ),
  user: text('ID', 'a test user with some balance; the one of the contract’s examples when absent'),
  card: text('ID', 'a card of theirs; the one of the examples when absent'),
  currency: text('CURRENCY', 'the local currency of that card; that of the examples when absent'),
  stories: text(
    'URL',
    'where a sandbox is: the stories of spec/workflows run there, and what a client is told in them is sent, too',
  ),
  network: text('URL', 'where a connector is that stands for a network; in place of --url'),
  token: text('TOKEN', 'what it is shown in place of signatures; or CONFORMANCE_TOKEN in the environment'),
  serves: texts(
    'RAILS',
    'the networks behind it, separated by commas, of bank-arg, bank-bra, cash, embosser, courier, identity, rates, fraud, card-fraud, card; all when absent',
  ),
  ca: text('FILE', 'the certificates that its own must come from, in PEM, where it is none of the usual authorities'),
  hear: port(
    'the port where its reports are heard, in place of the service; --name, --act, and --public-key or --certificate go with it',
  ),
  name: text('NAME', 'its name, as the assertions of its reports have it'),
  publicKey: text('FILE', 'the public key that these are verified with, in PEM'),
  certificate: text('FILE', 'the certificate that it shows with its reports, in PEM, where it buys no tokens'),
  act: text('COMMAND', 'what makes it report; the run goes on once this has ended'),
  audience: text('URL', 'the address that it knows the service by; https://localhost:PORT or http://… when absent'),
  tlsCert: text('FILE', 'the certificate of that port, in PEM; plain HTTP when absent'),
  tlsKey: text('FILE', 'its key'),
  revision: text('REVISION', 'a named revision, or axis=value pairs separated by commas', 'current'),
  strict: flag('fail what could not be proven, too'),
  verbose: flag('print every case in full, those that passed as well'),
  reports: text('DIR', 'where JUnit and JSON are written', 'reports'),
  report: reportOption,
  json: flag('print the report as JSON, and nothing else'),
};
