import { announce } from '../lib/child';
import { openFixture } from './fixture';

/** This server, complete, on a store with something to read. */
async function main(): Promise<void> {
  const { listener, token } = await openFixture();
  announce(listener.port, token);
}

void main();
