/** The circuit of a network in one running server. */
export interface ServerCircuit {
  server: string;
  network: string;
  open: boolean;
  /** Since when, as RFC 3339; null while it is closed. */
  since: string | null;
}

/** A server whose metrics could not be read. */
export class UnreachableServer extends Error {
  override name = 'UnreachableServer';
}

const LINE = /^contrato_network_circuit_(open|open_since_seconds)\{network="([^"]+)"\} (\S+)$/gm;
const TIMEOUT_MILLISECONDS = 5_000;

/**
 * Reads the circuits of a running server from its metrics.
 * @param server the address of SYSTEM_PORT
 * @throws UnreachableServer
 */
export async function circuitsOf(server: string): Promise<ServerCircuit[]> {
  const text = await metricsOf(server);
  const found = new Map<string, { open: boolean; since: number }>();
  for (const [, name, network = '', value] of text.matchAll(LINE)) {
    const circuit = found.get(network) ?? { open: false, since: 0 };
    if (name === 'open') circuit.open = Number(value) === 1;
    else circuit.since = Number(value);
    found.set(network, circuit);
  }
  return [...found].map(([network, { open, since }]) => ({
    server,
    network,
    open,
    since: open ? new Date(since * 1_000).toISOString() : null,
  }));
}

async function metricsOf(server: string): Promise<string> {
  try {
    const answer = await fetch(new URL('/metrics', server), { signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS) });
    if (answer.status === 200) return await answer.text();
    throw new Error(`/metrics answers ${answer.status}`);
  } catch (error) {
    const { message, cause } = error as Error & { cause?: Error };
    throw new UnreachableServer(`${server} can not be asked: ${cause?.message || message}`);
  }
}
