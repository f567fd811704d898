import { workerData } from 'node:worker_threads';
import { type MockOptions, type Mocks, startMocks } from '../prism/start';
import { answer } from './thread';

let mocks: Mocks | undefined;
let lastLine = '';

/** @throws when a port is taken */
async function start(): Promise<{ url: string; clientUrl: string }> {
  const options = workerData as Pick<MockOptions, 'port' | 'clientPort' | 'host' | 'sandbox' | 'revision'>;
  mocks = await startMocks({
    ...options,
    log: (line) => {
      lastLine = line;
    },
  });
  return { url: mocks.url, clientUrl: mocks.clientUrl };
}

/**
 * Serves the latest output of codegen.
 * @throws with the reason, while the last good contract is still served
 */
async function reload(): Promise<void> {
  if ((await mocks?.reload()) !== true) throw new Error(lastLine);
}

async function stop(): Promise<void> {
  await mocks?.close();
}

const mocksQuestions = { start, reload, stop };
export type MocksQuestions = typeof mocksQuestions;

answer(mocksQuestions);
