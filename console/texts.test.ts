import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import forms from '../generated/forms.json';
import { ADDRESSES } from './app/areas';
import { en } from './app/texts/en';
import { es } from './app/texts/es';
import { pt } from './app/texts/pt';

const APP = path.join(__dirname, 'app');

/** Names that are the same in every language. */
const NAMES = new Set(['contrato', 'console', 'ms', 'JSON', 'USA, CHL']);

/** Texts that are found by the name of a page or an area. */
const INDEXED = new Set(['names', 'areas']);

/** Attributes that people read. */
const READ = new Set(['aria-label', 'title', 'placeholder', 'alt', 'label']);

/** The texts for people that stand in the code of a page. */
function literalsIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) found.push(node.text.trim());
    if (ts.isJsxAttribute(node) && READ.has(node.name.getText()) && node.initializer) {
      if (ts.isStringLiteral(node.initializer)) found.push(node.initializer.text);
    }
    node.forEachChild(visit);
  };
  visit(source);
  return found.filter((text) => /\p{L}{2}/u.test(text) && !NAMES.has(text));
}

it('has every text for people in the dictionary, and none in the code of a page', () => {
  const files = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) expect([file, literalsIn(path.join(APP, file))]).toEqual([file, []]);
});

it('uses every text', () => {
  const files = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter((file) => /^[^t].*\.tsx?$/.test(file));
  const sources = files.map((file) => readFileSync(path.join(APP, file), 'utf8'));
  const groups = Object.entries(en).filter(([name, text]) => typeof text === 'object' && !INDEXED.has(name));
  const unused = groups.flatMap(([group, texts]) => {
    const own = sources.filter((source) => source.includes(`t.value.${group}`)).join('\n');
    return Object.keys(texts).flatMap((name) => (new RegExp(`\\.${name}\\b`).test(own) ? [] : [`${group}.${name}`]));
  });
  expect(unused).toEqual([]);
});

it('calls everything that an area can do by a name in each language', () => {
  const done = Object.entries(forms.operations).filter(([, { base }]) =>
    Object.values(ADDRESSES).some((address) => address.test(base.path)),
  );
  const ids = done.map(([id]) => id).sort();
  for (const { areas } of [es, pt]) expect(Object.keys(areas.operations).sort()).toEqual(ids);
});
