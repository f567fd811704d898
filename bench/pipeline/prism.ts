import { startMocks } from '../../mocks/prism/start';
import { announce } from '../lib/child';

/** The mock server, which validates requests and makes its answers from the document's examples. */
async function main(): Promise<void> {
  const mocks = await startMocks({ revision: 'current', port: 0, clientPort: 0, watch: false });
  announce(Number(new URL(mocks.url).port));
}

void main();
