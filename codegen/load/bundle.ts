/**
 * Makes one document of the many files of the contract. References have the form `path/file.yaml#/Name` (or a whole
 * file for a path item); their targets become components under that name, so names are unique over the contract.
 *
 * This is a bundler of our own, because references have so simple a form that one short walk is enough. It also
 * records, for every component, the file it came from. A test compares the result with Redocly's bundler.
 */

import path from 'node:path';
import { nearest } from '../../cli/nearest';
import { lackingDefinition } from '../problem-ties';
import type { Problems, Source } from '../problems';
import { isObject, type Json, type JsonObject, objectOf, sortOf } from '../util/json';
import { toPointer, valueAt } from '../util/pointer';
import type { SpecFiles } from './files';
import { type Child, type Grammar, type GrammarRule, type Kind, openapiGrammar } from './grammar';
import { meantWord, orMeant } from './misspelt';
import { mistakesOfValues, mistakesOfWord, wordOf } from './nodes';
import { isUndescribed, mistakesOfSchema, UNDESCRIBED } from './schema-nodes';
import { mistakesOfExtension } from './shapes';
import { cyclesIn, danglingReferencesIn, orMeantReference } from './targets';

export interface Bundle {
  document: JsonObject;
  /** Pointer in the document → where it was written. The longest prefix of a pointer wins. */
  sources: Map<string, Source>;
  /** Every file that was read, relative to the root of the contract, with its content. */
  files: ReadonlyMap<string, unknown>;
}

/** A node of a hand-written file: where it stands now, and where it will stand in the document. */
interface NodeLocation {
  file: string;
  path: (string | number)[];
}

/** Bundles a root file. Mistakes go to `problems`; the document is complete only when none were added. */
export function bundle(files: SpecFiles, rootFile: string, grammar: Grammar, problems: Problems): Bundle {
  return new Bundler(files, rootFile, grammar, problems).run();
}

/** Decides whether a file that was read for a bundle has other content now. */
export const isOutOfDate = (bundle: Bundle, files: SpecFiles): boolean =>
  [...bundle.files].some(([file, value]) => !files.exists(file) || files.read(file).value !== value);

/** The languages that documents are written in. */
const LANGUAGES: Readonly<Record<string, { known: RegExp; such: string }>> = {
  openapi: { known: /^3\.1\.\d+$/, such: '3.1.0' },
  asyncapi: { known: /^3\.0\.\d+$/, such: '3.0.0' },
  jsonSchemaDialect: {
    known: /^https:\/\/json-schema\.org\/draft\/2020-12\/schema$/,
    such: 'https://json-schema.org/draft/2020-12/schema',
  },
};

/** The words of all kinds. */
const ALL_WORDS = new Set(Object.values(openapiGrammar).flatMap(({ words = [] }) => [...words]));

/** The words by which nodes say what their value is. */
const SCHEMA_OF: Readonly<Record<Kind, readonly string[]>> = {
  mediaType: ['schema'],
  parameter: ['schema'],
  header: ['schema'],
  message: ['payload'],
};

class Bundler {
  private readonly components = new Map<string, Map<string, Json>>();
  private readonly origins = new Map<string, Source>();
  private readonly sources = new Map<string, Source>();
  private readonly read = new Map<string, unknown>();
  /** The path, or the webhook, that each file of one is for. */
  private readonly paths = new Map<string, string>();
  /** The in-place targets that the walk is currently inside. */
  private readonly way: string[] = [];
  /** The references and words that were reported: what follows below them is no mistake of its own. */
  private readonly reported = new Set<string>();

  constructor(
    private readonly files: SpecFiles,
    private readonly rootFile: string,
    private readonly grammar: Grammar,
    private readonly problems: Problems,
  ) {}

  run(): Bundle {
    const value = this.load(this.rootFile, { file: this.rootFile, pointer: '' });
    this.sources.set('', { file: this.rootFile, pointer: '' });
    const root = value === undefined ? {} : this.walk(value, 'root', { file: this.rootFile, path: [] });
    this.judgeLanguages(objectOf(root));
    const document: JsonObject = { ...objectOf(root), components: this.collect(objectOf(root).components) };
    for (const { pointer, ref } of danglingReferencesIn(document)) {
      const source = sourceAt(this.sources, pointer);
      if (this.isReported(source)) continue;
      this.problems.add(source, `${ref} leads nowhere in ${this.rootFile}${orMeantReference(document, ref)}`);
    }
    for (const circle of cyclesIn(document)) {
      const names = circle.map((pointer) => pointer.split('/').at(-1));
      const message = `${names[0]} leads back to itself and says nothing on the way: ${names.join(', ')}`;
      this.problems.add(sourceAt(this.sources, circle[0] as string), message);
    }
    return {
      document,
      sources: this.sources,
      files: this.read,
    };
  }

  /** The components written in the root file and those that references brought in, by section and name. */
  private collect(own: Json | undefined): JsonObject {
    const sections: JsonObject = {};
    const names = new Set([...Object.keys(isObject(own) ? own : {}), ...this.components.keys()]);
    for (const section of [...names].sort()) {
      const written = isObject(own) && isObject(own[section]) ? own[section] : {};
      const brought = Object.fromEntries(this.components.get(section) ?? []);
      const all = { ...written, ...brought };
      sections[section] = Object.fromEntries(
        Object.keys(all)
          .sort()
          .map((name) => [name, all[name] as Json]),
      );
    }
    return sections;
  }

  private load(file: string, from: Source): Json | undefined {
    if (!this.files.exists(file)) {
      const meant = this.meantFile(file);
      const hint = meant === null ? '' : `; did you mean ${meant}?`;
      const listed = this.files.isFolder(file) ? 'is a folder' : 'is a link to a file that is gone';
      this.problems.add(from, `${file} ${meant === file ? listed : `does not exist${hint}`}`, { isWide: true });
      return undefined;
    }
    const { value } = this.files.read(file);
    this.read.set(file, value);
    return value as Json;
  }

  /** Guesses the file that a wrong path means, part by part; null if no name is near one of its parts. */
  private meantFile(file: string): string | null {
    return file.split('/').reduce<string | null>((folder, part) => {
      if (folder === null || part === '..') return null;
      const names = this.files.list(folder);
      const meant = names.includes(part) ? part : nearest(part, names);
      return meant === null ? null : path.posix.join(folder, meant);
    }, '');
  }

  private walk(node: Json, kind: Kind, place: NodeLocation): Json {
    if (!isObject(node)) {
      const fits = kind === 'exampleValue' || (kind === 'schema' && typeof node === 'boolean');
      if (!fits) this.problems.add(sourceOf(place), `${wordOf(kind)} is an object, and here is ${sortOf(node)}`);
      return node;
    }
    if (typeof node.$ref === 'string') return this.reference(node, node.$ref, kind, place);
    if (node.$ref !== undefined) this.problems.add(sourceOf(below(place, '$ref')), '$ref is a text');
    this.judgeValues(node, kind, place);
    this.judgeSchemas(node, kind, place);
    return this.words(node, kind, place, this.judgeWord);
  }

  /** Reports missing keywords of a node, and values of the wrong type. */
  private judgeValues(node: JsonObject, kind: Kind, place: NodeLocation): void {
    for (const { pointer, message } of mistakesOfValues(node, kind, this.grammar[kind])) {
      this.reportKeyword(kind, beyond(sourceOf(place), pointer), message);
    }
  }

  /** Reports mistakes in a schema, and a schema that does not describe its value. */
  private judgeSchemas(node: JsonObject, kind: Kind, place: NodeLocation): void {
    for (const { pointer, message } of kind === 'schema' ? mistakesOfSchema(node) : []) {
      this.problems.addRule(beyond(sourceOf(place), pointer), message);
    }
    for (const word of SCHEMA_OF[kind] ?? []) {
      if (isUndescribed(node[word])) this.problems.addRule(sourceOf(below(place, word)), UNDESCRIBED);
    }
  }

  /** The words of a node, each judged. */
  private words(node: JsonObject, kind: Kind, place: NodeLocation, judge: Bundler['judgeWord']): JsonObject {
    const rule = this.grammar[kind];
    if (!rule) throw new Error(`the grammar has no kind ${kind}`);
    const result: JsonObject = {};
    for (const [written, value] of Object.entries(node)) {
      judge.call(this, written, kind, rule, place, value);
      // What follows is judged as if a misspelt word, which is reported, were written as it is meant.
      const key = meantWord(written, node, rule);
      if (key === 'x-path' && typeof value === 'string') this.judgePath(value, sourceOf(below(place, key)));
      const child = Object.hasOwn(rule.children, key) ? rule.children[key] : undefined;
      // For schemas, the compiler of validators reports this.
      if (child && kind !== 'schema') this.judgeGroup(key, child, value, below(place, written));
      result[key] = child ? this.children(value, child, below(place, written)) : value;
    }
    return result;
  }

  private judgeWord(key: string, kind: Kind, rule: GrammarRule, place: NodeLocation, value: Json): void {
    for (const { pointer, message } of mistakesOfWord(key, value, kind, rule)) {
      const source = beyond(sourceOf(place), pointer);
      this.reported.add(textOfSource(source));
      this.reportKeyword(kind, source, message);
    }
  }

  /** Decides whether a place, or one that it is in, was reported. */
  private isReported({ file, pointer }: Source): boolean {
    for (let above = pointer; above !== ''; above = above.slice(0, above.lastIndexOf('/'))) {
      if (this.reported.has(textOfSource({ file, pointer: above }))) return true;
    }
    return false;
  }

  /** Reports a value that should contain several nodes and has another type. */
  private judgeGroup(key: string, { shape }: Child, value: Json, place: NodeLocation): void {
    const fits = { one: true, list: Array.isArray(value), map: isObject(value) }[shape];
    const wanted = shape === 'list' ? 'a list' : 'an object';
    if (!fits) this.problems.add(sourceOf(place), `${key} is ${wanted}, and here is ${sortOf(value)}`);
  }

  /**
   * Reports a keyword. Other mistakes are still reported, except those of validators, which are built from the keywords
   * of schemas.
   */
  private reportKeyword(kind: Kind, source: Source, message: string): void {
    if (kind === 'schema') this.problems.addRule(source, message);
    else this.problems.addRecoverable(source, message);
  }

  /** Reports a second path of one file: its operations would exist twice. */
  private judgeShared(file: string, place: NodeLocation): void {
    const path = String(place.path.at(-1));
    const first = this.paths.get(file) ?? path;
    this.paths.set(file, first);
    if (first !== path)
      this.problems.add(sourceOf(place), `${file} is the path ${first} already: each path has a file`);
  }

  /** Reports a word that would be lost. */
  private judgeBeside(
    key: string,
    kind: Kind,
    { beside = [], words, extensions }: GrammarRule,
    place: NodeLocation,
    value: Json,
  ): void {
    for (const { pointer, message } of mistakesOfExtension(key, value)) {
      this.reportKeyword(kind, beyond(sourceOf(below(place, key)), pointer), message);
    }
    if (key === '$ref' || beside.includes(key)) return;
    const known = words?.has(key) || extensions.includes(key);
    const hint = key === 'nullable' ? OR_NULL : known ? '' : orMeant(key, beside);
    this.reportKeyword(
      kind,
      sourceOf(below(place, key)),
      `${key} has no effect next to a $ref to ${wordOf(kind)}${hint}`,
    );
  }

  private children(value: Json, child: Child, place: NodeLocation): Json {
    const at = (key: string | number): NodeLocation => below(place, key);
    if (child.shape === 'one') return this.walk(value, child.kind, place);
    if (child.shape === 'list') {
      return Array.isArray(value) ? value.map((item, index) => this.walk(item, child.kind, at(index))) : value;
    }
    if (!isObject(value)) return value;
    for (const name of Object.keys(value)) {
      this.judgeName(name, sourceOf(at(name)));
      if (place.path[0] === 'paths' && child.kind === 'pathItem') this.judgePath(name, sourceOf(at(name)));
    }
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, this.walk(item, child.kind, at(key))]));
  }

  /** Reports a path that no request can have, or that is not parsed as intended. */
  private judgePath(path: string, source: Source): void {
    const [first, ...segments] = path.split('/');
    const isWhole = (segment: string, index: number) =>
      /^(\{[^{}]+\}|[\w.~-]+)$/.test(segment) || (segment === '' && index === segments.length - 1);
    const isGood = first === '' && segments.every(isWhole) && !segments.some((segment) => /^\.\.?$/.test(segment));
    const message = `${path} is not a path: parts of letters, digits and . ~ _ - or {name}, each after a /`;
    if (!isGood) this.problems.addRecoverable(source, message);
    else this.judgePathForm(path, source);
  }

  /** Reports a path in another form than its neighbours have: a request in their form would find nothing. */
  private judgePathForm(path: string, source: Source): void {
    const small = path.replace(/\{[^{}]+\}|[A-Z]+/g, (part) => (part.startsWith('{') ? part : part.toLowerCase()));
    if (small !== path) this.problems.addRecoverable(source, `paths are in lower case: ${small}`);
    if (/\/$/.test(path) && !/\/v\d+\/$/.test(path))
      this.problems.addRecoverable(
        source,
        `a path ends with a / only after its version, such as /users/v1/: write ${path.slice(0, -1) || '/index'}`,
      );
  }

  /** Reports versions of OpenAPI and AsyncAPI that are not supported here. */
  private judgeLanguages(root: JsonObject): void {
    for (const [word, { known, such }] of Object.entries(LANGUAGES)) {
      const value = root[word];
      if (value === undefined || (typeof value === 'string' && known.test(value))) continue;
      this.problems.addRecoverable({ file: this.rootFile, pointer: `/${word}` }, `${word} is a text such as ${such}`);
    }
  }

  /** Reports a name that objects have anyway: generated code keeps schemas and fields in objects by their names. */
  private judgeName(name: string, source: Source): void {
    if (name in Object.prototype)
      this.problems.add(source, `${name} cannot be used as a name: every JavaScript object has it`);
  }

  private reference(written: JsonObject, ref: string, kind: Kind, place: NodeLocation): Json {
    const node = this.words(written, kind, place, this.judgeBeside);
    if (place.file === this.rootFile && ref.startsWith('#/')) return node;
    const from = sourceOf(place);
    const [relative = '', fragment = ''] = ref.split('#', 2);
    const name = fragment.replace(/^\//, '');
    if (relative.includes('\\')) {
      this.problems.add(from, `${ref}: references have forward slashes: ${ref.replaceAll('\\', '/')}`);
      return node;
    }
    const isElsewhere = /^(?:\w+:|\/)/.test(relative);
    const file = relative === '' ? place.file : path.posix.join(path.posix.dirname(place.file), relative);
    // Linter, watcher and revisions look for files by this ending.
    const isOther = !file.endsWith('.yaml') && this.files.exists(file);
    if (isElsewhere || isOther || name.includes('/') || (name === '' && kind !== 'pathItem')) {
      this.problems.add(
        from,
        `${ref}: references have the form path/file.yaml#/Name${isElsewhere ? ', relative to their file' : ''}`,
      );
      return node;
    }
    const root = this.load(file, from);
    if (root === undefined) return node;
    if (name !== '' && !isObject(root)) {
      // One line, in place of one for each name.
      this.reported.add(textOfSource(from));
      this.problems.add({ file, pointer: '' }, withoutNames(root));
      return node;
    }
    this.judgeName(name, from);
    const target: NodeLocation = { file, path: name === '' ? [] : [name] };
    const value = valueAt(root, target.path) as Json | undefined;
    if (value === undefined) {
      this.reported.add(textOfSource(from));
      const because = [lackingDefinition(file, name)];
      this.problems.add(from, `${file} has no ${name}${this.meant(name, root, file)}`, { isWide: true, because });
      return node;
    }
    return this.bring(value, kind, target, place, node);
  }

  /**
   * Adds the target of a reference.
   * @returns the text of the reference, or the content that replaces it
   */
  private bring(value: Json, kind: Kind, target: NodeLocation, place: NodeLocation, node: JsonObject): Json {
    if (kind === 'exampleValue') return isObject(value) && 'value' in value ? (value.value as Json) : value;
    const others = this.wordsOfOthers(value, kind);
    if (others.length > 0) {
      this.problems.add(sourceOf(place), `${node.$ref} is not ${wordOf(kind)}: it has ${others.join(', ')}`);
      return node;
    }
    if (kind === 'schema' && isUndescribed(value)) this.problems.addRule(sourceOf(target), UNDESCRIBED);
    const section = this.grammar[kind]?.section ?? null;
    const name = target.path[0];
    if (kind === 'pathItem' && name === undefined && place.file === this.rootFile) this.judgeShared(target.file, place);
    if (section === null || name === undefined) return this.inPlace(value, kind, target, place);
    this.component(section, String(name), value, kind, target, sourceOf(place));
    return { ...node, $ref: toPointerRef(section, String(name)) };
  }

  /**
   * The keywords of a target that is of another kind than its reference expects; keywords of the expected kind may be
   * misspelt.
   */
  private wordsOfOthers(value: Json, kind: Kind): string[] {
    const rule = this.grammar[kind];
    if (!isObject(value) || rule?.words === undefined || '$ref' in value) return [];
    const known = new Set([...rule.words, ...rule.extensions]);
    const unknown = Object.keys(value).filter((word) => !known.has(word));
    const none = unknown.length > 1 && unknown.length === Object.keys(value).length;
    return none || unknown.every((word) => ALL_WORDS.has(word)) ? unknown : [];
  }

  /**
   * Guesses the name that a reference to nothing means: a name of the file that is near, or the same name in another
   * file.
   */
  private meant(name: string, root: Json, file: string): string {
    const near = nearest(name, Object.keys(isObject(root) ? root : {}));
    if (near) return `; did you mean ${near}?`;
    const folder = path.posix.dirname(file);
    const elsewhere = this.files
      .list(folder)
      .filter((entry) => entry.endsWith('.yaml'))
      .map((entry) => path.posix.join(folder, entry))
      .find(
        (other) =>
          other !== file && isObject(this.files.read(other).value) && name in (this.files.read(other).value as object),
      );
    return elsewhere ? `; ${elsewhere} has it` : '';
  }

  private inPlace(value: Json, kind: Kind, target: NodeLocation, place: NodeLocation): Json {
    const key = `${target.file}#${toPointer(target.path)}`;
    if (this.way.includes(key)) {
      this.problems.add(sourceOf(place), `the reference leads back to itself: ${[...this.way, key].join(', ')}`);
      return value;
    }
    this.sources.set(toPointer(place.path), sourceOf(target));
    this.way.push(key);
    const walked = this.walk(value, kind, target);
    this.way.pop();
    return walked;
  }

  private component(section: string, name: string, value: Json, kind: Kind, target: NodeLocation, from: Source): void {
    const pointer = toPointer(['components', section, name]);
    const known = this.origins.get(pointer);
    if (known) {
      if (known.file !== target.file) {
        this.problems.add(
          from,
          `${name} is both in ${known.file} and in ${target.file}; names in ${section} are unique`,
        );
      }
      return;
    }
    this.origins.set(pointer, sourceOf(target));
    this.sources.set(pointer, sourceOf(target));
    const content = this.components.get(section) ?? new Map<string, Json>();
    this.components.set(section, content);
    content.set(name, this.walk(value, kind, target));
  }
}

/** How a value is either as a reference says or null. */
const OR_NULL = "; write `oneOf: [{ $ref: … }, { type: 'null' }]`";

/** The mistake of a file without names, such as one that an editor emptied before it writes the text again. */
const withoutNames = (value: Json): string =>
  `the file is ${value === null ? 'empty' : sortOf(value)}: it has none of the names that references expect`;

const below = ({ file, path: above }: NodeLocation, key: string | number): NodeLocation => ({
  file,
  path: [...above, key],
});
const sourceOf = (place: NodeLocation): Source => ({ file: place.file, pointer: toPointer(place.path) });
const textOfSource = ({ file, pointer }: Source): string => `${file}#${pointer}`;
const beyond = ({ file, pointer }: Source, rest: string): Source => ({ file, pointer: pointer + rest });
const toPointerRef = (section: string, name: string): string => `#${toPointer(['components', section, name])}`;

/**
 * Returns the place where a pointer of a bundled document was written: the longest known prefix and the rest below it.
 */
export function sourceAt(sources: ReadonlyMap<string, Source>, pointer: string): Source {
  for (let prefix = pointer; ; prefix = prefix.slice(0, prefix.lastIndexOf('/'))) {
    const found = sources.get(prefix);
    if (found) return { file: found.file, pointer: found.pointer + pointer.slice(prefix.length) };
    if (prefix === '') throw new Error(`the document has no source for ${pointer}`);
  }
}
