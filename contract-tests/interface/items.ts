import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { EXPECTATIONS } from './expectations';
import { isObject, type JsonObject } from './locator';

/** One place of the contract and what the interface expects there. */
export interface Statement {
  where: string;
  expects: JsonObject;
}

/** One thing that the interface specification lists, and the places where the contract states it. */
interface Item {
  name: string;
  stated: readonly Statement[];
}

/** Items that belong together, under the words of the interface specification's own headings. */
export interface Section {
  /** The data file it comes from, for messages. */
  file: string;
  title: string;
  items: readonly Item[];
}

/** The rows themselves are wrong: an item without a place, a place without an expectation, an unknown word. */
export class BadItems extends Error {}

/**
 * Reads every `*.yaml` of a folder, in the order of their names. A row that could pass without looking at the contract
 * is refused: each place carries at least one expectation, and none is empty.
 */
export function readItems(folder: string): Section[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  return files.sort().flatMap((file) => parseSections(file, parse(readFileSync(join(folder, file), 'utf8'))));
}

/** Reads the sections of one data file. @throws BadItems */
export function parseSections(file: string, value: unknown): Section[] {
  if (!Array.isArray(value)) throw new BadItems(`${file} must be a list of sections`);
  return value.map((section) => {
    const { section: title, items } = objectOf(section, `${file}: a section`);
    if (typeof title !== 'string' || !Array.isArray(items) || items.length === 0) {
      throw new BadItems(`${file}: a section needs a title and items`);
    }
    return { file, title, items: items.map((item) => parseItem(file, title, item)) };
  });
}

function parseItem(file: string, title: string, value: unknown): Item {
  const { item: name, where, expects, stated, ...rest } = objectOf(value, `${file}: an item`);
  if (typeof name !== 'string' && typeof name !== 'number')
    throw new BadItems(`${file}: ${title}: an item has no name`);
  const at = `${file}: ${title}: ${name}`;
  if (Object.keys(rest).length > 0) throw new BadItems(`${at}: unknown ${Object.keys(rest).join(', ')}`);
  const statements = Array.isArray(stated) ? stated : [{ where, expects }];
  if (statements.length === 0) throw new BadItems(`${at}: stated nowhere`);
  return { name: String(name), stated: statements.map((statement) => parseStatement(at, statement)) };
}

function parseStatement(at: string, value: unknown): Statement {
  const { where, expects, ...rest } = objectOf(value, at);
  if (typeof where !== 'string' || where === '') throw new BadItems(`${at}: a place is needed`);
  if (Object.keys(rest).length > 0) throw new BadItems(`${at}: unknown ${Object.keys(rest).join(', ')}`);
  if (!isObject(expects) || Object.keys(expects).length === 0)
    throw new BadItems(`${at}: nothing is expected of ${where}`);
  for (const [name, expected] of Object.entries(expects)) {
    if (!(name in EXPECTATIONS)) throw new BadItems(`${at}: nothing can be expected by the word ${name}`);
    if (expected === null || expected === undefined) throw new BadItems(`${at}: ${name} expects nothing`);
    if (isObject(expected) && Object.keys(expected).length === 0) throw new BadItems(`${at}: ${name} expects nothing`);
  }
  return { where, expects };
}

function objectOf(value: unknown, what: string): JsonObject {
  if (!isObject(value)) throw new BadItems(`${what} must be a mapping`);
  return value;
}
