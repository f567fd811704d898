import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ScenarioBook } from './plan';
import type { OperationScenarios } from './scenario';
import type { World } from './world/world';

const FOLDER = path.join(__dirname, 'scenarios');

/**
 * Collects `scenarios/<domain>/<operationId>.ts`. Each exports `valid`, and `scenarios` when some of its rows don't
 * follow from that.
 *
 * @throws when a file doesn't, or when two files bear the name of one operation
 */
export function openBook(): ScenarioBook<World> {
  const book = new Map<string, OperationScenarios<World>>();
  const domains = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const domain of domains) {
    for (const file of readdirSync(path.join(FOLDER, domain.name))) {
      // In a built package the source maps are next to the files.
      if (path.extname(file) === '.map') continue;
      const operationId = path.parse(file).name;
      if (book.has(operationId)) throw new Error(`two files hold scenarios of ${operationId}`);
      const { valid, scenarios = {} } = require(path.join(FOLDER, domain.name, file));
      if (typeof valid !== 'function') throw new Error(`scenarios/${domain.name}/${file} exports no \`valid\``);
      book.set(operationId, { valid, scenarios });
    }
  }
  return book;
}
