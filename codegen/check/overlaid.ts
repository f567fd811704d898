/** Checks what overlays make of the documents, by the grammar that the files of the contract have to follow. */

import { namedAt } from '../allowed-values';
import { asyncapiGrammar, type Child, type Grammar, type Kind, openapiGrammar } from '../load/grammar';
import { mistakesOfValues, mistakesOfWord } from '../load/nodes';
import { mistakesOfSchema } from '../load/schema-nodes';
import { mistakesOfShape } from '../load/shapes';
import { danglingReferencesIn } from '../load/targets';
import type { Api, RevisionDocuments } from '../model/api';
import { type Document, referencesIn } from '../model/document';
import type { Problems, Source } from '../problems';
import { namedRevisions } from '../revisions/axes';
import { isObject, type Json } from '../util/json';
import { toPointer } from '../util/pointer';

/**
 * Judges the documents of every revision but the current one, whose files are judged as they are read.
 * @throws ContractError when a schema has a mistake, so that no validator can be made of it
 */
export function checkOverlaid(api: Api, problems: Problems): void {
  const before = problems.count;
  let isUsable = true;
  const reported = new Set<string>();
  const reporterFor =
    (document: Document, name: string): Report =>
    (kind, pointer, message) => {
      const source = document.sourceOf(pointer);
      // Items that an overlay removes move those after them: fewer do so in the revision with one overlay.
      if (name === 'earliest' && reported.has(`${source.file} ${message}`)) return;
      reported.add(`${source.file} ${message}`);
      // A file of the current revision does not show what the overlay did to it.
      const text = source.file.endsWith('.overlay.yaml') ? message : `${message} in ${name}`;
      if (kind === 'schema') {
        problems.addRule(source, text);
        isUsable = false;
      } else problems.addRecoverable(source, text);
    };
  const judged = { openapi: new Walk(openapiGrammar), asyncapi: new Walk(asyncapiGrammar) };
  const { openapi, asyncapi } = api.contract.base;
  judged.openapi.over(openapi?.document, 'root', '', () => {});
  judged.asyncapi.over(asyncapi?.document, 'root', '', () => {});
  const led = new Set<string>();
  // A value names its overlay, and the earliest revision has several.
  const named = [...namedRevisions(api.contract.axes)].toSorted(([one], [other]) => rank(one) - rank(other));
  for (const [name, revision] of named) {
    const documents = api.documentsOf(revision);
    if (!checkReferences(documents, name, led, problems)) isUsable = false;
    const { settlement } = documents;
    for (const { pointer, message } of settlement ? mistakesOfShape('settlement', settlement.root) : []) {
      problems.addRule(settlement?.sourceOf(pointer) as Source, message);
    }
    judged.openapi.over(documents.openapi.root, 'root', '', reporterFor(documents.openapi, name));
    if (documents.asyncapi)
      judged.asyncapi.over(documents.asyncapi.root, 'root', '', reporterFor(documents.asyncapi, name));
  }
  if (!isUsable && problems.count > before) problems.throwIfAny();
}

/**
 * Reports references that lead nowhere in a revision: an overlay wrote them, or removed what they name.
 * @param reported the places that were reported for another revision
 * @returns whether validators can be made nevertheless
 */
function checkReferences(
  { openapi, asyncapi }: RevisionDocuments,
  revision: string,
  reported: Set<string>,
  problems: Problems,
): boolean {
  const documents = [openapi, ...(asyncapi ? [asyncapi] : [])];
  return documents.map((document) => reportReferences(document, revision, reported, problems)).every(Boolean);
}

function reportReferences(document: Document, revision: string, reported: Set<string>, problems: Problems): boolean {
  if (referencesIn(document.root).every((ref) => document.target(ref) !== undefined)) return true;
  const found = danglingReferencesIn(document.root);
  for (const { pointer, ref } of found) {
    const source = document.sourceOf(pointer);
    const key = `${source.file}#${source.pointer}`;
    if (reported.has(key)) continue;
    reported.add(key);
    const isOfOverlay = source.file.endsWith('.overlay.yaml');
    const message = isOfOverlay
      ? `${ref} leads nowhere in the document that the overlay changes`
      : `${ref} leads nowhere in ${revision}: its overlay removes the definition and not this reference`;
    // An example may be the wrong one; a definition is referred to in many places.
    const because = [isExample(ref) ? namedAt(pointer) : `${ref} in no document`];
    problems.add(source, message, { because, ...(!isOfOverlay && { revision }) });
  }
  return found.every(({ ref }) => isExample(ref));
}

const isExample = (ref: string): boolean => ref.startsWith('#/components/examples/');

const rank = (revision: string): number => (revision === 'earliest' ? 1 : 0);

type Report = (kind: Kind, pointer: string, message: string) => void;

/** A walk over the revisions of one document. They share what no overlay changes, so that each node is judged once. */
class Walk {
  private readonly known = new WeakSet<object>();

  constructor(private readonly grammar: Grammar) {}

  over(node: Json | undefined, kind: Kind, pointer: string, report: Report): void {
    if (!isObject(node) || this.known.has(node)) return;
    this.known.add(node);
    const rule = this.grammar[kind];
    if (rule === undefined || kind === 'exampleValue' || typeof node.$ref === 'string') return;
    const mistakes = [
      ...mistakesOfValues(node, kind, rule),
      ...(kind === 'schema' ? mistakesOfSchema(node) : []),
      ...Object.entries(node).flatMap(([word, value]) => mistakesOfWord(word, value, kind, rule)),
    ];
    for (const { pointer: inner, message } of mistakes) report(kind, pointer + inner, message);
    for (const [word, child] of Object.entries(rule.children)) {
      this.below(node[word], child, pointer + toPointer([word]), report);
    }
  }

  private below(value: Json | undefined, { kind, shape }: Child, pointer: string, report: Report): void {
    if (shape === 'one') this.over(value, kind, pointer, report);
    else if (typeof value === 'object' && value !== null) {
      for (const [name, item] of Object.entries(value)) this.over(item, kind, pointer + toPointer([name]), report);
    }
  }
}
