import path from 'node:path';
import { readOptions as read } from '../../cli/command-line';
import { parseRevision } from '../../generated/revisions';
import { addressesOf, GROUPS, type Group } from './endpoints';
import type { RunOptions } from './run';

export const USAGE = `npm run conformance -- --url URL --api-key KEY --api-secret SECRET [options]

  --url                where the endpoints are: http://localhost:3000
  --api-key            names the secret in x-api-key; or CONFORMANCE_API_KEY in the environment
  --api-secret         in base64; or CONFORMANCE_API_SECRET in the environment
  --transactions       what comes before /transactions/… (the url)
  --activities         the address of activity events (/activities)
  --shipping-updates   the address of shipment updates (/shipping/updates)
  --identity-sessions  the address of completed identity sessions (/identity/v1/sessions/completed)
  --without            what is not hosted, of ${Object.keys(GROUPS).join(', ')}; separated by
                       commas, or each with a --without of its own
  --user, --card       ids of a test user with some balance, and of a card of theirs (those of the contract’s examples)
  --currency           the local currency of that card (that of the examples)
  --revision           a named revision, or axis=value pairs separated by commas (current)
  --strict             fail what could not be proven, too
  --verbose            print every case in full, those that passed as well
  --reports            where JUnit and JSON are written (reports)

Exit status: 0 when the client conforms, 1 when it does not, 2 when the run could not be made.`;

export interface CommandLine {
  run: RunOptions;
  strict: boolean;
  verbose: boolean;
  reports: string;
}

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;
const OPTIONS = {
  ...{ url: text, 'api-key': text, 'api-secret': text, user: text, card: text, currency: text },
  without: { ...text, multiple: true } as const,
  ...{ transactions: text, activities: text, 'shipping-updates': text, 'identity-sessions': text },
  revision: { ...text, default: 'current' },
  reports: { ...text, default: path.resolve(__dirname, '../../reports') },
  ...{ strict: flag, verbose: flag, help: flag },
};

/**
 * Reads the command line. An address is whole, or a path below the url.
 * @returns null when help is asked for
 * @throws Error in words for what is missing or can't be
 */
export function readOptions(args: string[], environment: NodeJS.ProcessEnv): CommandLine | null {
  const { values } = read(args, OPTIONS);
  if (values.help) return null;
  const { url, user = null, card = null, currency = null, revision, strict, verbose, reports } = values;
  const apiKey = values['api-key'] ?? environment.CONFORMANCE_API_KEY;
  const apiSecret = values['api-secret'] ?? environment.CONFORMANCE_API_SECRET;
  if (!url || !apiKey || !apiSecret) throw new Error(`--url, --api-key and --api-secret are needed\n\n${USAGE}`);
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(apiSecret)) throw new Error('--api-secret is not base64');
  if (currency !== null && !/^[A-Z]{3}$/.test(currency)) throw new Error(`--currency ${currency} is no ISO 4217 code`);
  parseRevision(revision);
  const addresses = addressesOf(url, values, groups(values.without ?? []));
  const run = { revision, addresses, apiKey, apiSecret, user: { userId: user, cardId: card, currency } };
  return { run, strict, verbose, reports };
}

function groups(lists: readonly string[]): Group[] {
  const names = lists.flatMap((list) => list.split(',')).filter((name) => name !== '');
  return [...new Set(names)].map((name) => {
    if (!Object.hasOwn(GROUPS, name)) throw new Error(`--without ${name}: there are ${Object.keys(GROUPS).join(', ')}`);
    return name as Group;
  });
}
