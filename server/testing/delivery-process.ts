import pino from 'pino';
import { ClientCalls } from '../events/client-calls';
import { CallContracts } from '../events/contracts';
import { Deliveries } from '../events/deliveries';
import { Sender } from '../events/send';
import { VirtualClock } from '../platform/clock';
import { Vault } from '../platform/crypto/vault';
import { Metrics } from '../platform/http/metrics';
import { type DbConfig, openDb } from '../platform/store/open';

/** The settings of a process that delivers; they stand in its first argument as JSON. */
export interface DeliveryProcess {
  config: DbConfig;
  now: number;
  /** The key of the vault, in base64. */
  key: string;
  leaseMilliseconds: number;
}

/** A vault with one key. */
export function vaultOf(key: string): Vault {
  const bytes = Buffer.from(key, 'base64');
  return new Vault([{ id: 'k1', bytes }], bytes);
}

/** Delivers events until it is killed, as one server process among several. */
function main(): void {
  const { config, now, key, leaseMilliseconds } = JSON.parse(process.argv[2] ?? '') as DeliveryProcess;
  const deliveries = new Deliveries({
    db: openDb(config),
    clock: new VirtualClock({ offset: now - Date.now() }),
    log: pino({ level: 'silent' }),
    metrics: new Metrics({ process: false }),
    calls: new ClientCalls(new Sender(), vaultOf(key)),
    contracts: new CallContracts('current'),
    interceptor: null,
    callObserver: null,
    options: { leaseMilliseconds, pollMilliseconds: 100 },
  });
  deliveries.start();
  process.send?.('started');
  // The parent's end is this one's too.
  process.on('disconnect', () => process.exit(0));
}

if (require.main === module) main();
