import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { FROM_SOURCE } from '../../cli/own-code';
import findChromium from '../../server/testing/browser-setup';
import { median } from '../lib/load';
import { printTable } from '../lib/table';

interface Options {
  rounds: number;
}

const ROOT = join(__dirname, '../..');
/** The most that the first view may take after a cold start, in milliseconds. */
const TARGET = 1_000;

/** Milliseconds of one start of a sandbox. */
interface Views {
  /** From the command until the address is printed. */
  start: number;
  /** From the address in the browser until something is drawn. */
  paint: number;
  /** From the address in the browser until the list of requests is there and follows what comes. */
  first: number;
  /** The same once more. */
  second: number;
}

/** Measures how soon a sandbox that has just been started shows its console. */
export async function consoleViews({ rounds }: Options): Promise<void> {
  await findChromium();
  const args = ['--no-sandbox', '--disable-gpu'];
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args });
  try {
    // Once unmeasured: a checkout makes the files of the console after each change.
    await viewsOf(browser);
    const views: Views[] = [];
    for (let round = 0; round < rounds; round += 1) views.push(await viewsOf(browser));
    const times = (['start', 'paint', 'first', 'second'] as const).map((name) => views.map((one) => one[name]));
    printTable(
      ['ms', 'until the address is printed', 'first paint', 'first view', 'second view'],
      [
        ['median', ...times.map((some) => median(some).toFixed(0))],
        ['slowest', ...times.map((some) => Math.max(...some).toFixed(0))],
      ],
    );
    process.stdout.write(`The first view may take ${TARGET} ms.\n`);
  } finally {
    await browser.close();
  }
}

async function viewsOf(browser: Browser): Promise<Views> {
  const began = performance.now();
  const words = [...FROM_SOURCE, 'cli/contrato.ts', 'start', '--memory', '--port', '0'];
  const sandbox = spawn(process.execPath, words, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(sandbox, 'exit');
  try {
    let text = '';
    const address = await new Promise<string>((resolve, reject) => {
      ended.then(() => reject(new Error('the sandbox ended')), reject);
      sandbox.stdout.on('data', (chunk: Buffer) => {
        text += chunk;
        const [, found] = /console +(\S+)\s/.exec(text) ?? [];
        if (found !== undefined) resolve(found);
      });
    });
    const start = performance.now() - began;
    const context = await browser.newContext({ locale: 'en' });
    const page = await context.newPage();
    const view = async (): Promise<number> => {
      const asked = performance.now();
      await page.goto(address);
      await page.getByText('Live', { exact: true }).waitFor();
      return performance.now() - asked;
    };
    const first = await view();
    const paint = await page.evaluate<number>(`performance.getEntriesByName('first-contentful-paint')[0]?.startTime`);
    const second = await view();
    await context.close();
    return { start, paint, first, second };
  } finally {
    sandbox.kill('SIGTERM');
    await ended;
  }
}
