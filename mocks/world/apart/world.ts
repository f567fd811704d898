import type { RequestListener } from 'node:http';
import path from 'node:path';
import { type Listener, listen } from '../../../server/platform/listen';
import { type HostedNetwork, receive } from '../../networks/receive';
import { simulatedPorts } from '../ports';
import { answersOf } from './answers';
import { BankApart } from './bank';
import { cardNetworkControls } from './controls/card-network';
import { cardControls } from './controls/cards';
import type { Controls } from './controls/control';
import { destinationControls } from './controls/destinations';
import { moneyControls } from './controls/money';
import { Edges } from './edges';
import { Verdicts } from './fraud';
import { droppingOldRows } from './old-rows';
import { Plastics } from './plastics';
import { serveControls } from './serve-controls';
import type { Settings } from './settings';
import { WorldStore } from './store';

const KEEP_ALIVE_SECONDS = 75;
const FINISH_MILLISECONDS = 5_000;
const CONTROLS = '/sandbox/';
const READY = '/health/ready';

/** A world that runs apart from the service. */
export interface WorldApart {
  url: string;
  /** The operations of the sandbox that it has controls for. */
  controls: readonly string[];
  /** The orders of the service that it answers. */
  orders: readonly string[];
  stop(): Promise<boolean>;
}

/** The simulated networks and providers as a process of its own: it speaks the contract of networks, both ways. */
export async function startWorld(
  settings: Settings,
  { port = settings.port, failed }: { port?: number; failed?: (what: string, error: unknown) => void } = {},
): Promise<WorldApart> {
  const edges = new Edges(settings);
  const store = await WorldStore.open(path.join(settings.folder, 'world.sqlite'));
  const close = async () => {
    await edges.close();
    await store.close();
  };
  try {
    const [plastics, verdicts] = [new Plastics(), new Verdicts()];
    const bank = new BankApart(store, { argentina: edges.of('bank-arg'), brazil: edges.of('bank-bra') });
    const answers = answersOf({ ports: simulatedPorts(bank), store, plastics, verdicts });
    const networks: HostedNetwork[] = settings.networks.flatMap(({ called }) =>
      called === null ? [] : [{ credentials: called.credentials, answers: answersFor(called.rails, answers) }],
    );
    const controls: Controls = {
      ...moneyControls(edges, store, bank),
      ...cardControls(edges, store, plastics),
      ...destinationControls(store),
      ...cardNetworkControls(edges, store, verdicts),
    };
    const orders = receive(networks, { memory: store, ...(failed === undefined ? {} : { failed }) });
    const served = serveControls({ controls, token: settings.controlToken, store, failed });
    const listener = await open(settings, port, byAddress(orders, served));
    const endDropping = droppingOldRows(store, settings.keepDays, failed);
    const stop = async () => {
      const whole = await listener.close(FINISH_MILLISECONDS);
      await endDropping();
      await close();
      return whole;
    };
    const asked = networks.flatMap((network) => Object.keys(network.answers));
    return { url: listener.url, controls: Object.keys(controls), orders: asked, stop };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Fraud has two rails, one set of answers. */
const RAILS: Readonly<Record<string, string>> = { 'card-fraud': 'fraud' };

function answersFor(rails: readonly string[], all: ReturnType<typeof answersOf>) {
  return Object.assign({}, ...rails.map((rail) => all[RAILS[rail] ?? rail]));
}

function byAddress(orders: RequestListener, controls: RequestListener): RequestListener {
  return (request, response) => {
    if (request.url === READY) return void response.writeHead(200).end('{"status":"ready"}');
    return (request.url?.startsWith(CONTROLS) ? controls : orders)(request, response);
  };
}

function open({ tls }: Settings, port: number, answer: RequestListener): Promise<Listener> {
  const files = { tlsCertFile: tls.certificate, tlsKeyFile: tls.key };
  const settings = { host: '127.0.0.1', port, ...files, keepAliveSeconds: KEEP_ALIVE_SECONDS };
  return listen({ callback: () => answer }, settings);
}
