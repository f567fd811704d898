import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { installedText } from './installed';

const FOLDER = path.join(__dirname, '../guides');
const read = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8');

it.each([
  ['npm run -s reconcile -- --service FILE', 'npx contrato reconcile --service FILE'],
  ['npm run -s verify-ledger | grep 0', 'npx contrato verify-ledger | grep 0'],
  ['[`npm run conformance`](conformance.md) tries', '[`npx contrato conformance`](conformance.md) tries'],
  ['with `npm start` in', 'with `npx contrato start` in'],
  ['onboard() { npm run -s onboard -- "$@"; }', 'onboard() { npx contrato onboard "$@"; }'],
  [
    'start() { (npm run -s "\u0024{@:2}" > log & echo $!); }',
    'start() { (node_modules/.bin/contrato "\u0024{@:2}" > log & echo $!); }',
  ],
  ['start world world -- --folder $WORK/edge', 'start world world --folder $WORK/edge'],
  ['start service serve -- --port 1', 'start service serve --port 1'],
  [
    'into one `bash` in the folder of the project, in order',
    'into one `bash` in the folder where you installed the package, in order',
  ],
  ['`npm run bench -- settlement` writes', '`npm run bench -- settlement` writes'],
  ['`npm run diff:judge` asks', '`npm run diff:judge` asks'],
])('writes %s as %s', (text, installed) => {
  expect(installedText(text)).toBe(installed);
});

it.each(readdirSync(FOLDER).filter((file) => file.endsWith('.md') && file !== 'designing.md'))(
  'leaves no block of %s that needs a checkout, and each line where it was',
  (file) => {
    const text = installedText(read(file));
    const blocks = [...text.matchAll(/^```bash\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block).join('\n');
    expect(blocks.match(/npm (?:run|start|ci)| -- |from-source|require\("\.\/(?!node_modules\/)/g) ?? []).toEqual([]);
    expect(text).not.toContain('the folder of the project');
    expect(text.split('\n')).toHaveLength(read(file).split('\n').length);
  },
);
