import { existsSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium, type Frame, type Page } from 'playwright-core';

// Without that of the browser, since tests often run as root in a container, where Chromium refuses to start with one.
const ARGUMENTS = [
  ...['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb', '--font-render-hinting=none'],
  '--host-resolver-rules=MAP elsewhere.test 127.0.0.1',
];

/**
 * A name that leads to this machine in the browser, which takes it for another machine's: without TLS it is not
 * trusted.
 */
export const ELSEWHERE = 'elsewhere.test';

/** Longer than any page takes, and less than the tests have: only what hangs fails, and says what it waited for. */
const LONGEST_WAIT_MILLISECONDS = 240_000;

/** Lets the pages of a browser wait that long. Playwright would give up after 30 s, which a busy machine can take. */
function waitLonger(browser: Browser): Browser {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (...options) => {
    const context = await open(...options);
    context.setDefaultTimeout(LONGEST_WAIT_MILLISECONDS);
    return context;
  };
  return browser;
}

/** Gives the tests of a file one Chromium. Its path comes from the run's setup. */
export function useBrowser(): () => Browser {
  let browser: Browser | undefined;
  beforeAll(async () => {
    const executablePath = process.env.CHROMIUM_PATH;
    if (executablePath === undefined || !existsSync(executablePath)) {
      throw new Error('no browser: run these tests as the jest project "browser", or set CHROMIUM_PATH');
    }
    browser = waitLonger(
      await chromium.launch({ executablePath, args: ARGUMENTS, timeout: LONGEST_WAIT_MILLISECONDS }),
    );
  });
  afterAll(() => browser?.close());
  return () => browser as Browser;
}

/** A site on a port of its own that remembers what it was asked for. */
interface TestSite {
  origin: string;
  /** Every request, in order. */
  requests: { method: string; url: string; headers: IncomingHttpHeaders }[];
}

/** The answer of a site at one path. */
interface TestFile {
  type: string;
  text: string;
  headers?: Record<string, string>;
}

/**
 * Gives each test of a file a site of others: a client's own application, or one that wants to listen. Each test has
 * one at its own address, because a browser may send a request of a page after the page was closed.
 * @param files by path without query; anything else is an empty answer that every page may read
 */
export function useSite(files: (origin: string) => Readonly<Record<string, TestFile>>): () => TestSite {
  let site: TestSite | undefined;
  let server: Server | undefined;
  beforeEach(async () => {
    const requests: TestSite['requests'] = [];
    const listening = createServer(({ method = '', url = '/', headers }, response) => {
      requests.push({ method, url, headers });
      const file = files(originOf(listening))[url.split('?', 1)[0] as string];
      const { type, text, headers: more } = file ?? { type: 'text/plain', text: '' };
      response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*', ...more }).end(text);
    });
    await new Promise<void>((resolve) => listening.listen(0, 'localhost', resolve));
    server = listening;
    site = { origin: originOf(listening), requests };
  });
  afterEach(async () => {
    const closed = new Promise((resolve) => server?.close(resolve));
    server?.closeAllConnections();
    await closed;
  });
  return () => site as TestSite;
}

const originOf = (server: Server): string => `http://localhost:${(server.address() as AddressInfo).port}`;

/** How a page is looked at. */
export interface Look {
  width?: number;
  dark?: boolean;
  locale?: string;
}

/**
 * Opens a page, and closes it when it was looked at. What it complains of, and a request to anywhere else, is a
 * mistake.
 * @param expected matches the complaints that are none
 */
export async function visit(
  browser: Browser,
  url: URL,
  run: (page: Page) => Promise<void>,
  { width = 1280, dark = false, locale = 'en', expected }: Look & { expected?: RegExp },
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    colorScheme: dark ? 'dark' : 'light',
    locale,
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  const origins = new Set<string>();
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  try {
    await page.goto(url.href);
    await run(page);
    expect(complaints.filter((text) => expected?.test(text) !== true)).toEqual([]);
    expect([...origins]).toEqual([url.origin]);
  } finally {
    await context.close();
  }
}

/** Returns one property of an element's computed style. */
export function styleOf(place: Page | Frame, selector: string, property = 'color'): Promise<string> {
  const element = `document.querySelector(${JSON.stringify(selector)})`;
  return place.evaluate(`getComputedStyle(${element}).getPropertyValue('${property}')`);
}

/**
 * Waits until the element with a class has the focus. Chromium gives it to a field with `autofocus` when it draws the
 * next frame, which may be after the page has loaded.
 */
export async function waitForFocus(page: Page, className: string): Promise<void> {
  await page.locator(`.${className}:focus`).waitFor();
}
