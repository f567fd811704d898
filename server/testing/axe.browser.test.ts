import { loadAxe, violationsOn } from './axe';
import { useBrowser } from './browser';

// The contrast of a text is judged once for pages that look the same.

const browser = useBrowser();

/** The rules that are broken on pages with these contents, shown one after another as those of a site. */
async function brokenOn(...contents: string[]): Promise<string[][]> {
  const page = await browser().newPage();
  const legible = new Set<string>();
  const broken: string[][] = [];
  try {
    for (const content of contents) {
      await page.setContent(
        `<!doctype html><html lang="en"><title>A page</title><style>body { background: #fff; color: #222 } .pale { color: #bbb } .dark { background: #333 } .gone { display: none }</style><main><h1>A page</h1>${content}</main></html>`,
      );
      await loadAxe(page);
      broken.push((await violationsOn(page, legible)).map((line) => line.split(':')[0] as string));
    }
  } finally {
    await page.close();
  }
  return broken;
}

const PALE = '<p class="pale">Pale words</p>';
const LEGIBLE = '<p>Clear words</p>';

it.each([
  ['a colour', LEGIBLE, PALE],
  ['what is behind a colour', LEGIBLE, '<div class="dark"><p>Clear words</p></div>'],
  ['a text that was hidden before', '<p class="pale gone">Pale words</p>', PALE],
  ['a text that was pale before', PALE, PALE],
])('finds %s on a later page', async (_, before, after) => {
  const [, found] = await brokenOn(before, after);
  expect(found).toEqual(['color-contrast']);
});

it('finds on every page what is no matter of looks', async () => {
  const image = '<img src="data:,">';
  expect(await brokenOn(image, image)).toEqual([['image-alt'], ['image-alt']]);
});
