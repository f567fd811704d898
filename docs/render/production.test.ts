import { documentation, productionDocumentation } from '.';
import { tagsOf } from './api-page';
import { type DocumentName, documentOf } from './contract';
import { guideNames } from './guides';

const PAGES = ['start', 'settlement', 'lifecycles', 'errors', 'revisions', 'revision', 'guides', 'downloads'];
const REFERENCES: readonly (readonly [string, DocumentName])[] = [
  ['api', 'openapi'],
  ['client-api', 'client-api'],
  ['system', 'system'],
];

const shown = (page: string, revision = 'current', guide: string | null = null, tag: string | null = null) =>
  productionDocumentation.page({ page, revision, guide, tag, baseUrl: 'https://api.example' });

describe('the documentation in production', () => {
  it('shows no sandbox and no console on any page in any revision, and no page leads to one', async () => {
    expect(productionDocumentation.hasPage('sandbox')).toBe(false);
    await expect(shown('sandbox')).rejects.toThrow('There is no page sandbox');
    type PageCase = [page: string, revision: string, guide: string | null, tag: string | null];
    const places = ['current', 'earliest'].flatMap((revision): PageCase[] => [
      ...PAGES.map((page) => [page, revision, null, null] as PageCase),
      ...REFERENCES.flatMap(([page, name]) =>
        [null, ...tagsOf(documentOf(name, revision))].map((tag) => [page, revision, null, tag] as PageCase),
      ),
    ]);
    const guides = productionDocumentation.guides().map((guide) => ['guides', 'current', guide, null] as PageCase);
    for (const place of [...places, ...guides]) {
      const found = /.{0,60}(?:sandbox|"\/console|the console|guide=(?:console|snapshots)).{0,60}/i.exec(
        await shown(...place),
      )?.[0];
      expect([place, found]).toEqual([place, undefined]);
    }
    const place = { page: 'start', revision: 'current', guide: null, tag: null, baseUrl: 'https://api.example' };
    expect(await documentation.page(place)).toContain('page=sandbox');
    const left = guideNames(true).filter((guide) => !productionDocumentation.guides().includes(guide));
    expect(left).toEqual(['console', 'snapshots']);
    expect(await shown('guides', 'current', 'cards')).toContain('<h2');
    const pages = await shown('guides', 'current', 'hosted-pages');
    for (const text of ['iframe', 'frame_origins', '.card .pan']) expect(pages).toContain(text);
    expect(await shown('errors')).toContain('USER_NOT_FOUND');
  });

  it('finds nothing of it, and hands out no document of it', async () => {
    for (const name of [
      'search.json',
      'openapi.json',
      'openapi.yaml',
      'openapi-3.0.json',
      'openapi-without-webhooks.json',
      'postman.json',
      'client-api.json',
      'system.json',
      'asyncapi.json',
    ]) {
      const file = await productionDocumentation.file(name, 'current');
      expect([name, /.{0,60}(?:sandbox|guide=(?:console|snapshots)).{0,60}/i.exec(String(file?.body))?.[0]]).toEqual([
        name,
        undefined,
      ]);
    }
    expect(await productionDocumentation.file('sandbox.json', 'current')).toBeNull();
    expect(['openapi.json', 'sandbox.json', 'sandbox-3.0.yaml'].filter(productionDocumentation.hasDocument)).toEqual([
      'openapi.json',
    ]);
    expect(await documentation.file('sandbox.json', 'current')).not.toBeNull();
  });
});
