import { join } from 'node:path';
import { nearest } from '../../../cli/nearest';
import type { Positions } from '../../load/positions';
import { type Api, documentsOfAll } from '../../model/api';
import type { Document } from '../../model/document';
import { unusedTag } from '../../model/tags';
import type { Ties } from '../../problem-ties';
import type { Source } from '../../problems';
import { revisionsFile } from '../../revisions/axes';
import { policiesRead } from '../../service-code';
import { arrayOf, isObject, type Json, type JsonObject, objectOf } from '../../util/json';
import { type Path, toPointer } from '../../util/pointer';
import type { LintProblem } from '../problem';

/** A tag, scope or security scheme that is only declared or only used, with its place. */
interface Unneeded extends Ties {
  source: Source;
  rule: string;
  message: string;
}

/** The rules, in words. */
const RULES = { unused: 'no-unused-declarations', undeclared: 'tag-declared', undeclaredPolicy: 'policy-declared' };

/** Reports them with their lines. */
export const lintUnneeded = (root: string, api: Api, positions: Positions): LintProblem[] =>
  [...unneededIn(api), ...unreadPolicies(api), ...missingPolicies(api)].map(({ source, ...problem }) => ({
    file: `spec/${source.file}`,
    ...positions.find(join(root, 'spec', source.file), source.pointer),
    ...problem,
  }));

/**
 * Finds policies of axes that no code reads: clients that are pinned to another value of the axis would get the same
 * behaviour.
 */
function unreadPolicies({ contract }: Api): Unneeded[] {
  const read = policiesRead();
  const named = contract.axes.flatMap(({ policy }) => policy ?? []);
  const missing = [...read].filter((policy) => !named.includes(policy));
  const unread = named.filter((policy) => !read.has(policy));
  return contract.axes.flatMap(({ name, policy }) => {
    if (policy === null || read.has(policy)) return [];
    const source = { file: revisionsFile, pointer: toPointer(['axes', name, 'policy']) };
    const only = missing.length === 1 && unread.length === 1 ? missing[0] : undefined;
    const meant = only ?? nearest(policy, missing);
    if (meant === null) return [{ source, rule: RULES.unused, message: `No code reads the policy ${policy}.` }];
    const message = `No code reads the policy ${policy}; did you mean ${meant}, which the code reads and no axis has?`;
    return [{ source, rule: RULES.unused, message, causes: [`policy ${meant}`] }];
  });
}

/**
 * Finds policies that the code reads and that no axis has: every client would get the behaviour of the current value,
 * whatever its revision says. Not where the contract has no policy at all: the code then serves another one.
 */
function missingPolicies({ contract }: Api): Unneeded[] {
  const named = contract.axes.flatMap(({ policy }) => policy ?? []);
  if (!named.some((policy) => policiesRead().has(policy))) return [];
  const source = { file: revisionsFile, pointer: '/axes' };
  return [...policiesRead()]
    .filter((policy) => !named.includes(policy))
    .map((policy) => ({
      source,
      rule: RULES.undeclaredPolicy,
      because: [`policy ${policy}`],
      message: `The code reads the policy ${policy}, and no axis has it: add \`policy: ${policy}\` to the axis that decides it.`,
    }));
}

/** Finds tags, scopes and security schemes that no document uses in any named revision, and tags that none declares. */
export function unneededIn(api: Api): Unneeded[] {
  const found = [...documentsOfAll(api)].map((document) => usesIn(document));
  const used = new Set(found.flatMap((each) => each.used));
  const unneeded = found.flatMap(({ declared }) => declared).filter(({ key }) => !used.has(key));
  // An overlay that writes a declaration anew has the mistake of the document that it changes.
  const first = new Map(unneeded.toReversed().map((one) => [one.same, one] as const));
  const unused = [...first.values()].toReversed().map(({ source, what, because }) => ({
    source,
    rule: RULES.unused,
    message: `Nothing needs ${what}.`,
    ...(because && { because }),
  }));
  const undeclared = found.flatMap((each) => each.undeclared);
  const byLocation = new Map(
    [...unused, ...undeclared].map((one) => [`${one.source.file}#${one.source.pointer}`, one]),
  );
  return [...byLocation.values()];
}

interface Declared extends Ties {
  /** The key by which it counts as used: scopes of one file are shared by documents. */
  key: string;
  /** The key by which it is the same in every revision. */
  same: string;
  what: string;
  source: Source;
}

interface Uses {
  declared: Declared[];
  used: string[];
  undeclared: Unneeded[];
}

function usesIn(document: Document): Uses {
  const tags = tagsOf(document);
  const schemes = schemesOf(document);
  return {
    declared: [...tags.declared, ...schemes.declared],
    used: [...tags.used, ...schemes.used],
    undeclared: tags.undeclared,
  };
}

/** The tags of a document by name, and those of everything that has some. */
function tagsOf(document: Document): Uses {
  const { root } = document;
  const own: Path = 'asyncapi' in root ? ['info', 'tags'] : ['tags'];
  const listed = arrayOf('asyncapi' in root ? objectOf(root.info).tags : root.tags).map(nameOf);
  const uses = taggedIn(root).filter(({ path }) => path.join() !== own.join());
  const names = uses.flatMap(({ tags }) => tags.map(nameOf));
  // Codegen reports the tags of OpenAPI operations, which are only names.
  const unlisted = uses.flatMap(({ tags, path }) =>
    tags.flatMap((tag, index) =>
      isObject(tag) && !listed.includes(nameOf(tag)) ? [{ tag, path: [...path, index] }] : [],
    ),
  );
  return {
    declared: listed.map((name, index) => ({
      key: `${document.name} tag ${name}`,
      same: `${document.name} tag ${name}`,
      what: `the tag ${name}`,
      because: [unusedTag(document, name)],
      source: document.sourceOf(toPointer([...own, index])),
    })),
    used: names.map((name) => `${document.name} tag ${name}`),
    undeclared: unlisted.map(({ tag, path }) => {
      const meant = nearest(nameOf(tag), listed);
      const hint = meant === null ? '' : `; did you mean ${meant}?`;
      const source = document.sourceOf(document.followed(toPointer(path)));
      return { source, rule: RULES.undeclared, message: `The document does not list the tag ${nameOf(tag)}${hint}` };
    }),
  };
}

const nameOf = (tag: Json): string => String(isObject(tag) ? tag.name : tag);

/** Words below which no tags of the document stand. */
const VALUES: ReadonlySet<string> = new Set([
  'schemas',
  'schema',
  'payload',
  'examples',
  'example',
  'default',
  'value',
]);

interface Tagged {
  tags: Json[];
  path: Path;
}

const taggedKnown = new WeakMap<object, readonly Tagged[]>();

/** The lists of tags below a node, by their paths from there. Remembered per object: revisions share most of them. */
function taggedIn(node: Json): readonly Tagged[] {
  return remembered(taggedKnown, node, (key, value) => {
    if (key === 'tags' && Array.isArray(value)) return [{ tags: value, path: [key] }];
    return VALUES.has(key) ? [] : taggedIn(value).map(({ tags, path }) => ({ tags, path: [key, ...path] }));
  });
}

function remembered<T>(
  known: WeakMap<object, readonly T[]>,
  node: Json,
  find: (key: string, value: Json) => readonly T[],
): readonly T[] {
  if (typeof node !== 'object' || node === null) return [];
  const found = known.get(node) ?? Object.entries(node).flatMap(([key, value]) => find(key, value));
  known.set(node, found);
  return found;
}

/** The ways to authenticate of a document and their scopes, and what its operations and servers ask for. */
function schemesOf(document: Document): Uses {
  const { securitySchemes } = objectOf(document.root.components);
  const declared = Object.keys(objectOf(securitySchemes)).flatMap((name) => {
    const path: Path = ['components', 'securitySchemes', name];
    const source = document.sourceOf(toPointer(path));
    const key = `${document.name} scheme ${name}`;
    const way = { key, same: key, what: `the way to authenticate ${name}`, source };
    const scopes = scopesOf(objectOf(securitySchemes)[name]).map(({ scope, at }) => {
      const place = document.sourceOf(toPointer([...path, ...at]));
      const same = `scheme ${name} scope ${scope}`;
      return { key: scopeKey(document, name, scope), same, what: `the scope ${scope}`, source: place };
    });
    return [way, ...scopes];
  });
  const used = requirementsIn(document.root).flatMap(({ scheme, scopes }) => [
    `${document.name} scheme ${scheme}`,
    ...scopes.map((scope) => scopeKey(document, scheme, scope)),
  ]);
  return { declared, used, undeclared: [] };
}

/** A scope counts as used by any document whose scheme is written in the same place. */
function scopeKey(document: Document, scheme: string, scope: string): string {
  const { file, pointer } = document.sourceOf(toPointer(['components', 'securitySchemes', scheme]));
  return `${file}#${pointer} scope ${scope}`;
}

function scopesOf(scheme: Json | undefined): { scope: string; at: Path }[] {
  return Object.entries(objectOf(objectOf(scheme).flows)).flatMap(([flow, declared]) =>
    Object.keys(objectOf(objectOf(declared).scopes)).map((scope) => ({ scope, at: ['flows', flow, 'scopes', scope] })),
  );
}

interface Requirement {
  scheme: string;
  scopes: string[];
}

const requirementsKnown = new WeakMap<object, readonly Requirement[]>();

function requirementsIn(node: Json): readonly Requirement[] {
  return remembered(requirementsKnown, node, (key, value) => {
    if (key === 'security' && Array.isArray(value)) return value.flatMap(requirementsOf);
    return VALUES.has(key) ? [] : requirementsIn(value);
  });
}

/** OpenAPI names a scheme with its scopes, AsyncAPI refers to it. */
function requirementsOf(requirement: Json): Requirement[] {
  const { $ref }: JsonObject = objectOf(requirement);
  if (typeof $ref === 'string') return [{ scheme: $ref.slice($ref.lastIndexOf('/') + 1), scopes: [] }];
  return Object.entries(objectOf(requirement)).map(([scheme, scopes]) => ({
    scheme,
    scopes: arrayOf(scopes).map(String),
  }));
}
