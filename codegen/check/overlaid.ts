/** Holds what overlays make of the documents against the grammar that the files of the contract are held against. */

import { asyncapiGrammar, type Child, type Grammar, type Kind, openapiGrammar } from '../load/grammar';
import { mistakesOfValues, mistakesOfWord } from '../load/nodes';
import { mistakesOfSchema } from '../load/schema-nodes';
import { mistakesOfShape } from '../load/shapes';
import type { Api } from '../model/api';
import type { Document } from '../model/document';
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
  const tellIn =
    (document: Document): Tell =>
    (kind, pointer, message) => {
      const source = document.sourceOf(pointer);
      if (kind === 'schema') {
        problems.addRule(source, message);
        isUsable = false;
      } else problems.addToRead(source, message);
    };
  const judged = { openapi: new Walk(openapiGrammar), asyncapi: new Walk(asyncapiGrammar) };
  const { openapi, asyncapi } = api.contract.base;
  judged.openapi.over(openapi?.document, 'root', '', () => {});
  judged.asyncapi.over(asyncapi?.document, 'root', '', () => {});
  for (const revision of namedRevisions(api.contract.axes).values()) {
    const documents = api.documentsOf(revision);
    const { settlement } = documents;
    for (const { pointer, message } of settlement ? mistakesOfShape('settlement', settlement.root) : []) {
      problems.addRule(settlement?.sourceOf(pointer) as Source, message);
    }
    judged.openapi.over(documents.openapi.root, 'root', '', tellIn(documents.openapi));
    if (documents.asyncapi) judged.asyncapi.over(documents.asyncapi.root, 'root', '', tellIn(documents.asyncapi));
  }
  if (!isUsable && problems.count > before) problems.throwIfAny();
}

type Tell = (kind: Kind, pointer: string, message: string) => void;

/** A walk over the revisions of one document. They share what no overlay changes, so that each node is judged once. */
class Walk {
  private readonly known = new WeakSet<object>();

  constructor(private readonly grammar: Grammar) {}

  over(node: Json | undefined, kind: Kind, pointer: string, tell: Tell): void {
    if (!isObject(node) || this.known.has(node)) return;
    this.known.add(node);
    const rule = this.grammar[kind];
    if (rule === undefined || kind === 'exampleValue' || typeof node.$ref === 'string') return;
    const mistakes = [
      ...mistakesOfValues(node, kind, rule),
      ...(kind === 'schema' ? mistakesOfSchema(node) : []),
      ...Object.entries(node).flatMap(([word, value]) => mistakesOfWord(word, value, kind, rule)),
    ];
    for (const { pointer: inner, message } of mistakes) tell(kind, pointer + inner, message);
    for (const [word, child] of Object.entries(rule.children)) {
      this.below(node[word], child, pointer + toPointer([word]), tell);
    }
  }

  private below(value: Json | undefined, { kind, shape }: Child, pointer: string, tell: Tell): void {
    if (shape === 'one') this.over(value, kind, pointer, tell);
    else if (typeof value === 'object' && value !== null) {
      for (const [name, item] of Object.entries(value)) this.over(item, kind, pointer + toPointer([name]), tell);
    }
  }
}
