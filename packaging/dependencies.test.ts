import { readFileSync } from 'node:fs';
import path from 'node:path';
import { allowScripts, dependencies, devDependencies, optionalDependencies } from '../package.json';
import { packages } from '../package-lock.json';

/** The rows of a table of the page, by the package that they are about, with their version. */
function rowsUnder(heading: string): Record<string, string> {
  const page = readFileSync(path.join(__dirname, '../docs/dependencies.md'), 'utf8');
  const [, section = ''] = page.split(`\n## ${heading}\n`);
  const [table = ''] = section.split('\n## ');
  // Seven cells, none of them empty.
  const rows = table.matchAll(/^\| `([^`]+)` \| (\S+) (?:\| [^|]*\w[^|]* ){5}\|$/gm);
  return Object.fromEntries([...rows].map(([, name = '', version = '']) => [name, version]));
}

test.each([
  ['What the package installs', dependencies],
  ['What the package installs for traces', optionalDependencies],
  ['What the checkout adds', devDependencies],
])('the page on dependencies has a whole line for each: %s', (heading, all: Record<string, string>) => {
  const versions = Object.entries(all).map(([name, version]) => [name, version.replace(/^npm:.*@/, '')]);
  expect(rowsUnder(heading)).toEqual(Object.fromEntries(versions));
});

test('the page on dependencies has the licence of each package that is installed', () => {
  const page = readFileSync(path.join(__dirname, '../docs/dependencies.md'), 'utf8');
  const rows = [...page.matchAll(/^\| `([^`]+)` \| \S+ \| [^|]+ \| [^|]+ \| ([^|]+) \| \d{4}-\d\d-\d\d \|/gm)];
  const installed = rows.filter(([, name]) => `node_modules/${name}` in packages);
  expect(installed.length).toBeGreaterThan(70);
  const licences = installed.map(([, name = '']) => [name, licenceOf(name)]);
  expect(installed.map(([, name, licence]) => [name, licence])).toEqual(licences);
});

/** The licence that an installed package declares, also as old packages do. */
function licenceOf(name: string): unknown {
  const { license, licenses } = JSON.parse(
    readFileSync(path.join(__dirname, '../node_modules', name, 'package.json'), 'utf8'),
  );
  return license ?? licenses[0].type;
}

test('the page on dependencies has a whole line for what is installed by pip', () => {
  const pinned = readFileSync(path.join(__dirname, '../contract-tests/schemathesis/requirements.txt'), 'utf8');
  const versions = pinned
    .trim()
    .split('\n')
    .map((line) => line.split('=='));
  expect(versions.every((parts) => parts.length === 2)).toBe(true);
  expect(rowsUnder('What commands install')).toEqual(Object.fromEntries(versions));
});

test('each package with an install script, on whatever system, says whether it may run', () => {
  const having = Object.entries(packages as Record<string, { hasInstallScript?: boolean }>)
    .filter(([, { hasInstallScript = false }]) => hasInstallScript)
    .map(([place]) => place.replace(/^.*node_modules\//, ''));
  expect(Object.keys(allowScripts).sort()).toEqual([...new Set(having)].sort());
});
