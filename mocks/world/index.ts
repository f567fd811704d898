import type { Middleware } from 'koa';
import { isThisMachine } from '../../console/form/this-machine';
import { consolePages } from '../../console/pages';
import type { AllServices } from '../../server/all-services';
import type { Extension, ExtensionParts } from '../../server/app';
import type { Config } from '../../server/platform/config';
import { DEMO } from '../demo';
import { mistakes } from './amendment-source';
import { besideService } from './bank-beside-service';
import { catchUp, clockOf } from './clock';
import { Faults } from './faults';
import { worldOperations } from './operations';
import { simulatedPorts } from './ports';
import { refuseRebound } from './rebinding';
import { Receivers } from './receiver/receivers';
import { requestLogOptions } from './requests/options';
import { RequestLog } from './requests/request-log';
import { sealedTables } from './sealed-tables';
import { snapshotOptions } from './snapshots/options';
import { migrations } from './store/migrations';

export { openSandboxClock } from './clock';

/** Milliseconds between comparisons of the clock with that of other processes. */
const CATCH_UP_MILLISECONDS = 1_000;

/** Decides whether callers reach the sandbox through a proxy, by what its operator says. */
const isBehindProxy = ({ trustProxy, publicUrl }: Config): boolean =>
  trustProxy !== false || !isThisMachine(new URL(publicUrl).host);

/**
 * The simulated networks and providers of a sandbox: what stands behind the service's ports, and the controls that make
 * it act.
 * @throws when the services run on a clock that can't be moved
 */
export function createWorld(services: AllServices): ExtensionParts {
  clockOf(services);
  const faults = new Faults(services);
  const receivers = new Receivers(services);
  // Behind a proxy everybody's requests come from this machine, or another one of the operator.
  const local = isBehindProxy(services.config) ? null : { client_id: DEMO.id, client_secret: DEMO.secret };
  const own = consolePages(services.config.audience, local, services.endings?.ends);
  const answering: Middleware = (ctx, next) => receivers.pages(ctx, () => own(ctx, next));
  const pages: Middleware =
    local === null ? answering : (ctx, next) => refuseRebound(ctx, () => answering(ctx, next) as Promise<void>);
  const log = new RequestLog(services, requestLogOptions(process.env));
  // What fails here is tried again in a second.
  const keepTime = setInterval(() => void catchUp(services).catch(() => undefined), CATCH_UP_MILLISECONDS);
  keepTime.unref();
  return {
    operations: worldOperations({ faults, log, receivers, snapshots: snapshotOptions(process.env) }),
    interceptors: [faults.interceptor],
    ports: simulatedPorts(besideService(services)),
    interceptor: faults.calls,
    observer: log.options.maxEntries === 0 ? undefined : log,
    keepsCalls: true,
    amendmentSource: mistakes,
    pages,
    close: async () => {
      clearInterval(keepTime);
      await log.close();
    },
  };
}

/** The sandbox, as an app takes it in. */
export const worldExtension: Extension = { documents: ['sandbox'], migrations, sealedTables, join: createWorld };
