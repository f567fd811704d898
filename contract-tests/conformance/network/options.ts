import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { UsageError, type ValuesOf } from '../../../cli/declaration';
import { typed as written } from '../../../cli/program';
import type { OPTIONS } from '../declared-options';
import { refuseOptions } from '../options';
import { RAIL_NAMES } from './rails';
import type { NetworkRunOptions } from './run';
import type { Agreed } from './wire';

type Typed = ValuesOf<typeof OPTIONS>;

/**
 * Reads the options for a connector.
 * @throws UsageError for a missing or invalid option
 */
export function readNetworkOptions(typed: Typed, environment: NodeJS.ProcessEnv): NetworkRunOptions {
  const { network = '', url, stories } = typed;
  if (url !== undefined) throw new UsageError('--url and --network: one run judges one of them');
  if (stories !== undefined)
    throw new UsageError('--stories: workflows call the endpoints of a client: --url goes with it');
  refuseOptions(typed, OF_ENDPOINTS, 'it is about the endpoints of a client: --url goes with it');
  if (!URL.canParse(network) || !/^https?:$/.test(new URL(network).protocol)) {
    throw new UsageError(`--network ${network} is not an address`);
  }
  const ca = typed.ca === undefined ? undefined : file(typed, 'ca');
  const reporting = reportingOf(typed);
  const common = { url: network, agreed: agreedOf(typed, environment), rails: railsOf(typed.serves ?? []), ca };
  return reporting === undefined ? common : { ...common, reporting };
}

/** The options that say something of a client's endpoints alone. */
const OF_ENDPOINTS = [
  'transactions',
  'activities',
  'shippingUpdates',
  'identitySessions',
  'without',
  'user',
  'card',
  'currency',
] as const;

/** The options that say something of the port where reports are received. */
const OF_REPORTING = ['name', 'publicKey', 'certificate', 'act', 'audience', 'tlsCert', 'tlsKey'] as const;

function agreedOf(typed: Typed, environment: NodeJS.ProcessEnv): Agreed {
  const token = typed.token ?? environment.CONFORMANCE_TOKEN;
  const apiKey = typed.apiKey ?? environment.CONFORMANCE_API_KEY;
  const apiSecret = typed.apiSecret ?? environment.CONFORMANCE_API_SECRET;
  if (token !== undefined && token !== '') return { token };
  if (!apiKey || !apiSecret) throw new UsageError('--api-key and --api-secret are needed, or --token');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(apiSecret)) throw new UsageError('--api-secret is not base64');
  return { apiKey, apiSecret };
}

function railsOf(lists: readonly string[]): readonly string[] {
  const named = lists.flatMap((list) => list.split(',')).filter((name) => name !== '');
  const unknown = named.find((name) => !RAIL_NAMES.includes(name));
  if (unknown !== undefined) throw new UsageError(`--serves ${unknown}: there are ${RAIL_NAMES.join(', ')}`);
  return named.length === 0 ? RAIL_NAMES : [...new Set(named)];
}

function reportingOf(typed: Typed): NetworkRunOptions['reporting'] {
  const { hear, name, act, audience, tlsCert, tlsKey, publicKey, certificate } = typed;
  if (hear === undefined) {
    refuseOptions(typed, OF_REPORTING, 'it is about hearing reports: --hear goes with it');
    return undefined;
  }
  if (!name || (publicKey === undefined) === (certificate === undefined) || !act) {
    throw new UsageError('--hear: --name, --act, and --public-key or --certificate are needed with it');
  }
  if ((tlsCert === undefined) !== (tlsKey === undefined)) throw new UsageError('--tls-cert and --tls-key go together');
  const tls = tlsCert === undefined ? undefined : { cert: file(typed, 'tlsCert'), key: file(typed, 'tlsKey') };
  if (certificate !== undefined && tls === undefined) {
    throw new UsageError('--certificate: it is shown over TLS, so --tls-cert and --tls-key go with it');
  }
  const proof =
    certificate === undefined ? { publicKey: file(typed, 'publicKey') } : { certificate: file(typed, 'certificate') };
  return { port: hear, name, proof, act: () => run(act), audience, tls };
}

function file(typed: Typed, option: 'ca' | 'publicKey' | 'certificate' | 'tlsCert' | 'tlsKey'): string {
  const path = typed[option] ?? '';
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new UsageError(`--${written(option)}: ${path} can't be read (${(error as NodeJS.ErrnoException).code})`);
  }
}

/**
 * Runs a command by the shell; what it prints goes to stderr.
 * @throws UsageError where it fails
 */
async function run(command: string): Promise<void> {
  const child = spawn(command, { shell: true, stdio: ['ignore', 2, 2] });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new UsageError(`--act ended with ${code}`);
}
