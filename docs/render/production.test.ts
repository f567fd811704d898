import { documentation, productionDocumentation } from '.';
import { guideNames } from './guides';

const PAGES = [
  'start',
  'api',
  'client-api',
  'system',
  'settlement',
  'lifecycles',
  'errors',
  'revisions',
  'revision',
  'guides',
];

describe('the documentation in production', () => {
  it('shows no sandbox on any page in any revision, and no page leads to it', () => {
    expect(productionDocumentation.hasPage('sandbox')).toBe(false);
    expect(() => productionDocumentation.page('sandbox', 'current', null)).toThrow('There is no page sandbox');
    const pages = PAGES.flatMap((name) => ['current', 'earliest'].map((revision) => [name, revision, null] as const));
    const guides = guideNames().map((guide) => ['guides', 'current', guide] as const);
    for (const [name, revision, guide] of [...pages, ...guides]) {
      const found = /.{0,60}sandbox.{0,60}/i.exec(productionDocumentation.page(name, revision, guide))?.[0];
      expect([name, revision, guide, found]).toEqual([name, revision, guide, undefined]);
    }
    expect(documentation.page('start', 'current', null)).toContain('page=sandbox');
    expect(productionDocumentation.page('guides', 'current', 'cards')).toContain('<h2');
    expect(productionDocumentation.page('errors', 'current', null)).toContain('USER_NOT_FOUND');
  });
});
