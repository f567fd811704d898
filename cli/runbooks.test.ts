import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ENTRIES, load } from './commands';
import { parse } from './program';

const PAGES = ['alerts.md', 'controls.md', 'operating.md', 'scale.md'];
const read = (page: string) => readFileSync(path.join(__dirname, '../docs', page), 'utf8');

/** Finds what is typed for commands: a line of a block up to its explanation, or a whole piece of code in the text. */
function commandsIn(page: string): string[] {
  const [prose = '', ...rest] = read(page).split(/^```.*$/m);
  const blocks = rest.filter((_, at) => at % 2 === 0);
  const text = [prose, ...rest.filter((_, at) => at % 2 === 1)].join('\n');
  const lines = blocks.flatMap((block) => block.split('\n')).map((line) => line.split(/ {2,}/)[0] as string);
  const code = [...text.matchAll(/`([^`\n]+)`/g)].map(([, piece = '']) => piece);
  return [...lines, ...code].filter((piece) => /^contrato [a-z]/.test(piece));
}

/** Tells a command that is only named, or that ends with an ellipsis, from a whole one. */
const isShortened = (line: string): boolean => line.endsWith('…') || line.split(' ').length === 2;

const typed = PAGES.flatMap((page) => commandsIn(page).map((line) => [page, line] as const));

it.each(typed)('%s: a command takes what is typed: %s', (_, line) => {
  const [, name = '', ...words] = line.replace(/ ?…$/, '').split(' ');
  const entry = ENTRIES.find((one) => one.name === name);
  if (entry === undefined) throw new Error(`there is no command ${name}`);
  if (!isShortened(line)) parse(load(entry), words);
});

it.each(PAGES)('%s writes commands of operators in the one way that it explains', (page) => {
  const operators = ENTRIES.filter(({ group }) => group === 'Operate').map(({ name }) => name);
  const others = new RegExp(`(npm run|npx contrato) (-s )?(${operators.join('|')})\\b.*`, 'g');
  const found = read(page).match(others) ?? [];
  // The table that explains it has one example.
  expect(found.filter((line) => !line.startsWith('npm run -s events -- list`'))).toEqual([]);
});

it('reads commands from blocks and from the text', () => {
  const lines = typed.map(([, line]) => line);
  expect(lines).toContain('contrato events replay --all --client NAME');
  expect(lines).toContain('contrato reseal');
});
