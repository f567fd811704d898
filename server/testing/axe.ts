import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Loads axe into a page, or into every page that a context opens from now on. */
export async function loadAxe(place: Page | BrowserContext): Promise<void> {
  if ('evaluate' in place) await place.evaluate(axe);
  else await place.addInitScript(axe);
}

/**
 * Runs axe, and has it judge the contrast of a text only if it did not find enough in another one that looks the same:
 * most of its time goes there, and the pages of a site share their looks. A text that is taken out of the flow stands
 * before anything, and is always judged.
 */
const JUDGE = `async (known) => {
  const legible = new Set(known);
  const layers = new Map();
  const layersOf = (element) => {
    if (element === null) return '';
    if (layers.has(element)) return layers.get(element);
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position } = getComputedStyle(element);
    const below = layersOf(element.parentElement);
    const own = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join(' ');
    const shows = own === 'rgba(0, 0, 0, 0) none 1 none normal' ? '' : '/' + own;
    layers.set(element, below === null || /absolute|fixed/.test(position) ? null : below + shows);
    return layers.get(element);
  };
  const looks = new Map();
  for (const element of document.querySelectorAll('*')) {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const behind = layersOf(element);
    if (behind !== null) looks.set(element, [behind, color, fontSize, fontWeight, textShadow].join('|'));
    element.toggleAttribute('data-contrast-unknown', !legible.has(looks.get(element)));
  }
  axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-contrast-unknown]' }] });
  const { violations, passes } = await axe.run({ resultTypes: ['violations', 'passes'], elementRef: true });
  const judged = passes.filter(({ id }) => id === 'color-contrast').flatMap(({ nodes }) => nodes);
  return {
    found: violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html, failureSummary }) => html.slice(0, 200) + ' ' + failureSummary)),
    legible: judged.map(({ element }) => looks.get(element)).filter((look) => look !== undefined),
  };
}`;

/**
 * The violations that axe finds on a page that has it loaded: the rule, and the elements that break it with the reason.
 * @param legible looks of texts that have enough contrast, from the pages before; those of this page are added
 */
export async function violationsOn(page: Page, legible = new Set<string>()): Promise<string[]> {
  const judged: { found: string[]; legible: string[] } = await page.evaluate(
    `(${JUDGE})(${JSON.stringify([...legible])})`,
  );
  for (const look of judged.legible) legible.add(look);
  return judged.found;
}
