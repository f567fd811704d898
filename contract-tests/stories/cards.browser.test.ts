import type { Page } from 'playwright-core';
import { useBrowser, useSite } from '../../server/testing/browser';
import { readGuide, Shell } from './cards-guide';
import { npmStart, type Started } from './npm-start';

const browser = useBrowser();
// The client's own application, to which the page leads after an activation.
const site = useSite(() => ({ '/done': { type: 'text/html', text: '<h1>Welcome back</h1>' } }));
const blocks = readGuide('cards.md');
let started: Started;
let shell: Shell;

beforeAll(async () => {
  started = await npmStart();
  shell = new Shell({ URL: started.url });
});
afterAll(async () => {
  await shell?.close();
  expect(await started?.stop()).toBe(0);
});

/** Runs the blocks of the guide under a heading. */
async function follow(...headings: string[]): Promise<void> {
  const chosen = blocks.filter(({ heading }) => headings.includes(heading));
  expect(new Set(chosen.map(({ heading }) => heading)).size).toBe(headings.length);
  for (const { commands, printed } of chosen) expect(await shell.run(commands)).toBe(printed ?? '');
}

async function opened(address: string, look: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser().newContext();
  try {
    const page = await context.newPage();
    await page.goto(address);
    await look(page);
  } finally {
    await context.close();
  }
}

const grouped = (pan: string): string => pan.replace(/(\d{4})(?=\d)/g, '$1 ');

describe('the guide to cards, followed against npm start with a browser', () => {
  it('shows the number of a virtual card', async () => {
    await follow('Before you begin', 'A virtual card', 'Show its number');
    const pan = await shell.read('PAN');
    expect(pan).toMatch(/^\d{16}$/);
    await opened(await shell.read('SHOW'), async (page) => {
      const seen = async (name: string) => {
        return String(await page.locator(`.card .${name}`).filter({ visible: true }).textContent());
      };
      expect((await seen('pan')).replace(/\D/g, '')).toBe(pan);
      expect(await seen('name')).toContain('ANA SUAREZ');
      expect(await seen('security-code')).toMatch(/(?<!\d)\d{3}(?!\d)/);
    });
  });

  it('takes a physical card from the order to its activation on the page', async () => {
    await follow('A physical card', 'Activate it');
    const pan = await shell.read('PAN');
    const link = `${site().origin}/done`;
    const pages = { frame_origins: [], stylesheet_origins: [], success_links: [link] };
    await shell.run(`call PATCH /sandbox/v1/client '${JSON.stringify({ pages })}'`);
    await opened(`${await shell.read('PAGE')}&success_link=${link}`, async (page) => {
      await page.getByLabel('Card number').fill('4111 1111 1111 1111');
      await page.getByLabel('PIN').fill('2580');
      await page.keyboard.press('Enter');
      await page.locator('html[data-error-code="CARD_NOT_FOUND"]').waitFor();
      await page.getByLabel('Card number').pressSequentially(pan);
      expect(await page.getByLabel('Card number').inputValue()).toBe(grouped(pan));
      await page.getByLabel('PIN').fill('2580');
      await page.keyboard.press('Enter');
      await page.getByText('Welcome back').waitFor();
      expect(page.url()).toBe(link);
    });
    await follow('In use');
  });

  it('fills the warehouse, hands out one of its cards and replaces another', async () => {
    await follow('A thousand cards for the warehouse', 'Replace a card');
  });
});
