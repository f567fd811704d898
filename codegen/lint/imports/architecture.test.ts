import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import folders from './folders.json';

test('the page on architecture tells of every folder of the server, and of every file of its wiring', () => {
  const page = readFileSync(join(__dirname, '../../../docs/architecture.md'), 'utf8');
  const { wiring, ...layers } = folders;
  const missing = Object.values(layers)
    .flat()
    .filter((folder) => !page.includes(`| \`server/${folder}/\` |`));
  expect([...missing, ...wiring.filter((file) => !page.includes(file))]).toEqual([]);
});
