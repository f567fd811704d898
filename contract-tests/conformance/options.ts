import { UsageError, type ValuesOf } from '../../cli/declaration';
import { typed as written } from '../../cli/program';
import { chosenRevision } from '../../generated/revisions';
import type { OPTIONS } from './declared-options';
import { addressesOf, GROUPS, type Group } from './endpoints';
import type { RunOptions } from './run';

interface CommandLine {
  run: RunOptions;
  strict: boolean;
  verbose: boolean;
  reports: string;
  json: boolean;
}

/**
 * Reads the command line. An address is complete, or a path below the url.
 * @throws UsageError for a missing or invalid option
 */
export function readOptions(typed: ValuesOf<typeof OPTIONS>, environment: NodeJS.ProcessEnv): CommandLine {
  refuseOptions(typed, OF_CONNECTORS, 'it is about a connector: --network goes with it');
  const { url, user = null, card = null, currency = null, revision, strict, verbose, reports, json } = typed;
  const apiKey = typed.apiKey ?? environment.CONFORMANCE_API_KEY;
  const apiSecret = typed.apiSecret ?? environment.CONFORMANCE_API_SECRET;
  if (!url || !apiKey || !apiSecret) throw new UsageError('--url, --api-key and --api-secret are needed');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(apiSecret)) throw new UsageError('--api-secret is not base64');
  if (currency !== null && !/^[A-Z]{3}$/.test(currency))
    throw new UsageError(`--currency ${currency} is not an ISO 4217 code`);
  chosenRevision(revision);
  const paths = {
    transactions: typed.transactions,
    activities: typed.activities,
    'shipping-updates': typed.shippingUpdates,
    'identity-sessions': typed.identitySessions,
  };
  const addresses = addressesOf(url, paths, groups(typed.without ?? []));
  const { stories } = typed;
  if (stories !== undefined && !isAddress(stories)) throw new UsageError(`--stories ${stories} is not an address`);
  const run = { revision, addresses, apiKey, apiSecret, user: { userId: user, cardId: card, currency }, stories };
  return { run, strict, verbose, reports, json };
}

/** The options that say something of a connector alone. */
const OF_CONNECTORS = [
  'token',
  'serves',
  'ca',
  'hear',
  'name',
  'publicKey',
  'certificate',
  'act',
  'audience',
  'tlsCert',
  'tlsKey',
] as const;

/**
 * Refuses options that a run would not go by.
 * @throws UsageError naming the first one that was typed
 */
export function refuseOptions(
  typed: ValuesOf<typeof OPTIONS>,
  options: readonly (keyof typeof OPTIONS)[],
  reason: string,
): void {
  const one = options.find((name) => typed[name] !== undefined);
  if (one !== undefined) throw new UsageError(`--${written(one)}: ${reason}`);
}

const isAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

function groups(lists: readonly string[]): Group[] {
  const names = lists.flatMap((list) => list.split(',')).filter((name) => name !== '');
  return [...new Set(names)].map((name) => {
    if (!Object.hasOwn(GROUPS, name))
      throw new UsageError(`--without ${name}: there are ${Object.keys(GROUPS).join(', ')}`);
    return name as Group;
  });
}
