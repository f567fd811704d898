import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Loads axe into a page, or into every page that a context opens from now on. */
export async function loadAxe(place: Page | BrowserContext): Promise<void> {
  if ('evaluate' in place) await place.evaluate(axe);
  else await place.addInitScript(axe);
}

/** The violations that axe finds on a page that has it loaded: the rule, and the elements that break it with the reason. */
export function violationsOn(page: Page): Promise<string[]> {
  // Only violations are read, so axe need not describe what it finds right.
  return page.evaluate(`axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations.map(({ id, nodes }) =>
    id + ': ' + nodes.map(({ html, failureSummary }) => html.slice(0, 200) + ' ' + failureSummary)))`);
}
