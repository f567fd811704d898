import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ENTRIES, load } from '../../cli/commands';
import type { CommandSpec } from '../../cli/declaration';
import { operations } from '../../generated/operations';

const page = readFileSync(path.join(__dirname, '../../docs/controls.md'), 'utf8');
const rows = [...page.matchAll(/^\| (`.*?) \| (.*) \|$/gm)].map(([, control = '', way = '']) => ({ control, way }));
const named = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
const controls = Object.values(operations).filter(({ document }) => document === 'sandbox');

/** The words of every command with those below it. */
function wordsOf({ name, commands = [] }: CommandSpec): string[] {
  return [name, ...commands.flatMap((below) => wordsOf(below).map((words) => `${name} ${words}`))];
}

describe('docs/controls.md', () => {
  it('has every control of a sandbox once', () => {
    const found = rows.flatMap(({ control }) => named(control));
    expect(found.sort()).toEqual(controls.map(({ operationId }) => operationId).sort());
  });

  it('leads to commands and operations that exist, and are not the sandbox’s', () => {
    const operate = ENTRIES.filter(({ group }) => group === 'Operate').flatMap((entry) => wordsOf(load(entry)));
    const others = Object.values(operations).filter(({ document }) => document !== 'sandbox');
    const known = new Set<string>([...operate, ...others.map(({ operationId }) => operationId)]);
    const ways = rows.flatMap(({ way }) => named(way)).filter((name) => !/^\/docs$|^system:/.test(name));
    expect(ways.length).toBeGreaterThan(30);
    expect(ways.filter((name) => !known.has(name))).toEqual([]);
  });
});
