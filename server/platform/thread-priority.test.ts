import { once } from 'node:events';
import { getPriority } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { FROM_SOURCE } from '../../cli/own-code';

const onLinux = process.platform === 'linux' ? it : it.skip;

onLinux('gives the thread that asks for it, and no other, the lowest priority', async () => {
  const before = getPriority();
  const text = `
    const { getPriority } = require('node:os');
    const { lowerThreadPriority } = require(${JSON.stringify(path.join(__dirname, 'thread-priority.ts'))});
    lowerThreadPriority();
    const id = require('node:fs').readlinkSync('/proc/thread-self').split('/').at(-1);
    require('node:worker_threads').parentPort.postMessage(getPriority(Number(id)));`;
  const thread = new Worker(text, { eval: true, execArgv: [...FROM_SOURCE] });
  const [priority] = await once(thread, 'message');
  expect([priority, getPriority()]).toEqual([19, before]);
});
