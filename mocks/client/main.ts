import { setTimeout as pause } from 'node:timers/promises';
import { UsageError } from '../../cli/declaration';
import { prepareFile, writeTo } from '../../cli/report/write';
import type { Order } from '../../client/signature';
import { parseAmount } from '../../server/kernel/money';
import { SECOND } from '../../server/kernel/time';
import { createLogs } from '../../server/platform/log';
import { stopOnSignal } from '../../server/platform/stop';
import { decideCards } from './card-calls';
import { ReferenceClient } from './client';
import { ClientLedger } from './client-ledger';
import { EVENT_PATHS, onEvents } from './events';
import { ledgerFile } from './settlement';

/** The pair of the client, and how it behaves. */
interface Options {
  apiKey: string | undefined;
  apiSecret: string | undefined;
  port: number;
  balance: string;
  takes: number;
  books: string | undefined;
  order: Order;
}

/** Returns the request that tells the service where this client is. */
function introduction(url: string): string {
  const { activity, shipment, identitySession } = EVENT_PATHS;
  const callback_addresses = {
    transactions: url,
    activities: url + activity,
    shipping_updates: url + shipment,
    identity_sessions: url + identitySession,
  };
  return `PATCH /sandbox/v1/client ${JSON.stringify({ callback_addresses })}`;
}

const MAX_BALANCE = 10n ** 15n;
/** The time, in seconds, to answer running calls after a signal. */
const SHUTDOWN_SECONDS = 10;

/**
 * Returns the secret by the key: as typed, or from the environment, so that no history and no list of processes holds
 * it.
 * @throws UsageError
 */
export function pairOf(
  { apiKey, apiSecret }: Pick<Options, 'apiKey' | 'apiSecret'>,
  environment: NodeJS.ProcessEnv,
): Record<string, string> {
  const key = apiKey ?? environment.CLIENT_API_KEY;
  const secret = apiSecret ?? environment.CLIENT_API_SECRET;
  if (!key || !secret)
    throw new UsageError('--api-key and --api-secret are needed, or CLIENT_API_KEY and CLIENT_API_SECRET');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(secret)) throw new UsageError('--api-secret is not base64');
  return { [key]: secret };
}

/** Serves the endpoints of a client until it is stopped. */
export async function client({ port, balance, takes, books: file, order, ...pair }: Options): Promise<void> {
  const secrets = pairOf(pair, process.env);
  const funds = parseAmount(balance);
  if (funds === null || funds >= MAX_BALANCE) {
    throw new UsageError(`--balance ${balance} is no amount, as 1000 or 1000.50 are`);
  }
  if (file !== undefined) prepareFile('--books', file);
  const client = new ReferenceClient({ secrets, order });
  const print = (event: object) => console.log(JSON.stringify(event));
  onEvents(client, { activity: print, shipment: print, identitySession: print });
  const ledger = new ClientLedger(funds);
  decideCards(
    client,
    ledger,
    { refusedCategories: [], maxPerTransaction: null },
    {
      before: () => pause(takes),
      after: () => file && writeTo('--books', file, ledgerFile(ledger)),
    },
  );
  const url = await client.listen(port);
  const stop = () => client.finish(SHUTDOWN_SECONDS * SECOND);
  stopOnSignal({ log: createLogs('warn').log, stop }, SHUTDOWN_SECONDS);
  console.log(`A client at ${url}. Tell the service where it is:\n${introduction(url)}`);
}
