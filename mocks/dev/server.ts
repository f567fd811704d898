import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { App, AppParts } from '../../server/app';
import type { Ports } from '../../server/networks/ports';
import type { Config } from '../../server/platform/config';
import { type Listener, listen } from '../../server/platform/listen';
import type { Log } from '../../server/platform/log';
import type { DemoKey } from '../demo';
import { dependants, forget } from './modules';

const ROOT = path.join(__dirname, '..', '..');
const IN_FLIGHT_MILLISECONDS = 10_000;

/** Keeps listening during reloads. It does not depend on the contract: it gets all answers from the current server. */
const LISTENER = 'server/platform/listen.ts';

/** Modules that hold state over reloads. When one of these changes, only a new process can serve it. */
const STAY = ['server/platform/store/db.ts', 'server/platform/store/errors.ts', 'server/platform/clock.ts', LISTENER];

/** A sandbox whose contract and code can be exchanged while it listens. */
interface DevServer {
  url: string;
  log: Log;
  demoKey(): Promise<DemoKey>;
  /**
   * Serves the current files. The database, the clock and the listener stay; requests in flight finish on what they
   * began with.
   * @param isChanged tells by its path from the project root whether a file changed
   * @throws when the new code can't be loaded; the earlier state is still served
   */
  reload(isChanged: (file: string) => boolean): void;
  /** @returns whether all requests in flight were answered */
  stop(): Promise<boolean>;
}

/** Modules that are loaded again when they, or modules that they import, changed. */
const code = () => ({
  app: require('../../server/app') as typeof import('../../server/app'),
  run: require('../../server/run') as typeof import('../../server/run'),
  world: require('../world') as typeof import('../world'),
  demo: require('../demo') as typeof import('../demo'),
  docs: require('../../docs/render') as typeof import('../../docs/render'),
  unreadable:
    require('../../server/platform/http/unreadable') as typeof import('../../server/platform/http/unreadable'),
});

/** One app with the requests that it still has to answer. */
class Generation {
  readonly app: App;
  private readonly handle: (request: IncomingMessage, response: ServerResponse) => unknown;
  /** Its own: its address gets the port of the listener. */
  private readonly config: Config;
  private inFlight = 0;
  private emptied = (): void => {};

  constructor(parts: AppParts) {
    const { app, docs, world } = code();
    this.config = { ...parts.config };
    const own = { config: this.config, documentation: docs.documentation, extension: world.worldExtension };
    this.app = app.createApp({ ...parts, ...own });
    this.handle = this.app.koa.callback();
  }

  start(listener: Listener): void {
    code().run.namePort(this.config, listener);
    this.app.start();
  }

  take(request: IncomingMessage, response: ServerResponse): void {
    this.inFlight += 1;
    response.once('close', () => {
      this.inFlight -= 1;
      if (this.inFlight === 0) this.emptied();
    });
    void this.handle(request, response);
  }

  /**
   * Ends background work and streams, answers what is in flight, then releases everything. A stream has no end of its
   * own: its reader, such as the console, connects again and is served by the next app.
   */
  async retire(): Promise<void> {
    this.app.beginStop();
    await Promise.all([this.answered(), this.app.handOn()]);
    await this.app.close();
  }

  private async answered(): Promise<void> {
    if (this.inFlight === 0) return;
    await new Promise<void>((resolve) => {
      this.emptied = resolve;
    });
  }
}

/** Opens the store and serves. @throws when a part can't be had */
export async function startDevServer(config: Config): Promise<DevServer> {
  const { docs, run, world } = code();
  const parts = await run.prepare(config, {
    clock: world.openSandboxClock,
    ports: {} as Ports,
    documentation: docs.documentation,
    extension: world.worldExtension,
  });
  let current = new Generation(parts);
  const kept = { ...parts, metrics: current.app.services.metrics };
  const retiring = new Set<Promise<void>>();
  /**
   * The files that could not be loaded yet, such as code of another branch before its contract is there: the next time
   * tries it, too.
   */
  let isDue = (_: string): boolean => false;
  const retire = (generation: Generation): void => {
    const ended = generation.retire().finally(() => retiring.delete(ended));
    retiring.add(ended);
  };
  const exchangeable: Parameters<typeof listen>[0] = {
    callback: () => (request, response) => current.take(request, response),
    emit: (event, request) => current.app.koa.emit(event, request),
    answerUnreadable: (error) => code().unreadable.answerUnreadable(error),
  };
  const listener = await listen(exchangeable, config).catch(async (error: unknown) => {
    await parts.db.close();
    throw error;
  });
  current.start(listener);
  return {
    url: listener.url,
    log: parts.logs.log,
    demoKey: () => code().demo.ensureDemoClient(current.app.services),
    reload: (isChanged) => {
      const wasDue = isDue;
      isDue = (file) => wasDue(file) || isChanged(file);
      const next = renewed(kept, isDue);
      isDue = () => false;
      if (next === null) return;
      const before = current;
      current = next;
      next.start(listener);
      retire(before);
    },
    stop: async () => {
      current.app.beginStop();
      const whole = await listener.close(IN_FLIGHT_MILLISECONDS);
      retire(current);
      await Promise.all(retiring);
      await parts.db.close();
      parts.logs.log.flush();
      return whole;
    },
  };
}

/** An app of new modules; null when nothing that is loaded changed. */
function renewed(parts: AppParts, isChanged: (file: string) => boolean): Generation | null {
  const stays = (file: string) => file.startsWith('mocks/dev/') || file === LISTENER;
  const stale = dependants(require.cache, ROOT, isChanged, stays);
  if (stale.size === 0) return null;
  const isCode = (file: string) => isChanged(file) && !file.startsWith('generated/');
  const changed = new Set([...stale, ...dependants(require.cache, ROOT, isCode)]);
  const kept = STAY.find((file) => changed.has(path.join(ROOT, file)));
  if (kept !== undefined) throw new Error(`${kept} holds state that survives reloads; start npm run dev again.`);
  const restore = forget(require.cache, stale);
  try {
    return new Generation(parts);
  } catch (error) {
    restore();
    throw error;
  }
}
