import { documentation } from '../../docs/render';
import { worldExtension } from '../../mocks/world';
import { openSandboxClock } from '../../mocks/world/clock';
import type { Ports } from '../../server/networks/ports';
import { systemClock } from '../../server/platform/clock';
import { readConfig } from '../../server/platform/config';
import { stopOnSignal } from '../../server/platform/stop';
import { run } from '../../server/run';

/** Networks that accept every order. */
const ports = {
  identityProvider: {
    open: async ({ id }) => ({ url: `https://identity.example/sessions/${id}` }),
    cancel: async () => undefined,
  },
} as Pick<Ports, 'identityProvider'> as Ports;

/** The service in a process that is going to be killed, or asked to stop. Its parent reads the address it serves at. */
async function main(): Promise<void> {
  const PORT = process.env.CHAOS_PORT ?? '0';
  const config = readConfig({ ...process.env, PORT, RATE_LIMIT_PER_SECOND: '0', LOG_LEVEL: 'fatal' });
  // A server has the simulated world behind it only in tests about the world.
  const world = process.env.SERVE_WORLD === '1' ? { clock: openSandboxClock, extension: worldExtension } : null;
  const running = await run(config, { clock: systemClock, ports, documentation, ...world });
  stopOnSignal(running, config.shutdownSeconds);
  // Nothing would stop it once its parent has ended.
  process.once('disconnect', () => process.exit(1));
  process.send?.({ url: running.listener.url });
}

void main();
