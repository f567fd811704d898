import { systemClock } from '../../server/clock';
import { readConfig } from '../../server/config';
import type { Ports } from '../../server/ports';
import { run, stopOnSignal } from '../../server/run';

/** The service in a process that is going to be killed, or asked to stop. Its parent reads the address it serves at. */
async function main(): Promise<void> {
  const config = readConfig({ ...process.env, PORT: '0', RATE_LIMIT_PER_SECOND: '0', LOG_LEVEL: 'fatal' });
  const running = await run(config, { clock: systemClock, ports: {} as Ports });
  stopOnSignal(running);
  process.send?.({ url: running.listener.url });
}

void main();
