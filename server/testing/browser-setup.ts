import { existsSync } from 'node:fs';
import chromium from '@sparticuz/chromium';

/** The usual paths of a browser that the machine has anyway. */
const INSTALLED = [
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Finds the browser for the tests of the hosted pages, once before all of them: the one in CHROMIUM_PATH, an installed
 * one, or else the one that a development dependency brings along, which is unpacked here.
 */
export default async function setup(): Promise<void> {
  process.env.CHROMIUM_PATH ??= INSTALLED.find((path) => existsSync(path)) ?? (await chromium.executablePath());
}
