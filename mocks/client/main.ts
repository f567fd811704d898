import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { answerHelp, readOptions } from '../../cli/command-line';
import type { Order } from '../../client/signature';
import { Books } from './books';
import { hundredths } from './call';
import { decideCards } from './card-calls';
import { ReferenceClient } from './client';
import { EVENT_PATHS, hearEvents } from './events';
import { booksFile } from './settlement';

const USAGE = `npm run client -- --api-key KEY --api-secret SECRET [--port N] [--balance AMOUNT] [--takes MS] [--books FILE] [--order ORDER]

  --api-key, --api-secret  the pair that npm start prints
  --port                   where it listens (4030)
  --balance                what every user has at first, in every currency (1000)
  --takes                  how long it thinks about a call, in milliseconds (0)
  --books                  where its books are written for npm run reconcile, whenever they change
  --order                  of the signed bytes: timestamp-endpoint-body, or body-timestamp-endpoint`;

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

async function main(): Promise<void> {
  answerHelp(USAGE);
  const { values } = readOptions(process.argv.slice(2), {
    'api-key': { type: 'string' },
    'api-secret': { type: 'string' },
    port: { type: 'string', default: '4030' },
    balance: { type: 'string', default: '1000' },
    takes: { type: 'string', default: '0' },
    books: { type: 'string' },
    order: { type: 'string', default: 'timestamp-endpoint-body' },
  });
  const { 'api-key': apiKey, 'api-secret': apiSecret } = values;
  if (apiKey === undefined || apiSecret === undefined) throw new Error(USAGE);
  const client = new ReferenceClient({ secrets: { [apiKey]: apiSecret }, order: values.order as Order });
  const print = (event: object) => console.log(JSON.stringify(event));
  hearEvents(client, { activity: print, shipment: print, identitySession: print });
  const books = new Books(hundredths(Number(values.balance)));
  const { takes, books: file } = values;
  decideCards(
    client,
    books,
    { refusedCategories: [], mostPerTransaction: null },
    {
      before: () => pause(Number(takes)),
      after: () => file && writeFileSync(file, booksFile(books)),
    },
  );
  const url = await client.listen(Number(values.port));
  console.log(`A client at ${url}. Tell the service where it is:\n${introduction(url)}`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
