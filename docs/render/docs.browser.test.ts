import { useBrowser } from '../../server/testing/browser';
import { documentationPage, type PageName } from './page';

const browser = useBrowser();

const PAGES: [PageName, string, string | null][] = [
  ['start', 'current', null],
  ['api', 'earliest', null],
  ['client-api', 'current', null],
  ['sandbox', 'current', null],
  ['system', 'current', null],
  ['networks', 'current', null],
  ['network-api', 'current', null],
  ['settlement', 'settlement-status-detail=reduced', null],
  ['lifecycles', 'current', null],
  ['errors', 'current', null],
  ['revisions', 'current', null],
  ['revision', 'earliest', null],
  ['guides', 'current', null],
  ['guides', 'current', 'designing'],
];

describe.each([
  ['wide', 1280],
  ['narrow', 375],
])('the documentation on a %s screen', (_, width) => {
  it.each(PAGES)(
    'shows %s in %s, guide %s, within its width and without the network',
    async (name, revision, guide) => {
      const page = await browser().newPage({ viewport: { width, height: 800 } });
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.setContent(documentationPage(name, revision, guide));
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
      expect(asked).toEqual([]);
      await page.close();
    },
  );
});
