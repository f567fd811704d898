import { join } from 'node:path';
import { nearest } from '../../../cli/nearest';
import type { Positions } from '../../load/positions';
import { type Api, currentDocuments, documentsOfAll } from '../../model/api';
import type { Document } from '../../model/document';
import { readSends } from '../../model/messages';
import { type Json, objectOf } from '../../util/json';
import { type Path, toPointer } from '../../util/pointer';
import type { LintProblem } from '../problem';

/** The kinds of events: messages that the service sends, with their names in capitals, such as SHIPMENT_UPDATED. */
interface Kinds {
  /** The name of the message, by kind. */
  messages: ReadonlyMap<string, string>;
  /** The kinds whose answers have a content: they are calls rather than events, and a list may leave them out. */
  calls: ReadonlySet<string>;
}

/** A list that has most kinds of events; one of a single call, such as those of activities, is another matter. */
interface KindList {
  document: Document;
  path: Path;
  values: readonly Json[];
}

const kindOf = (message: string): string => message.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

/**
 * Reports lists of the kinds of events that lack one that AsyncAPI sends, or have one that it does not. Requests and
 * replies with such a list would refuse or leave out an event that clients receive.
 */
export function lintEventKinds(root: string, api: Api, positions: Positions): LintProblem[] {
  const { asyncapi } = currentDocuments(api);
  if (asyncapi === null) return [];
  const kinds = kindsOf(asyncapi);
  const problems = new Map<string, LintProblem>();
  for (const list of [...documentsOfAll(api)].flatMap((document) => listsIn(document, kinds))) {
    const { file, pointer } = list.document.sourceOf(toPointer(list.path));
    for (const { message, about } of mistakesOf(list.values, kinds)) {
      const position = positions.find(join(root, 'spec', file), pointer);
      const problem = { file: `spec/${file}`, ...position, rule: 'event-kinds', message, because: [about] };
      problems.set(`${file}${pointer} ${message}`, problem);
    }
  }
  return [...problems.values()];
}

function kindsOf(asyncapi: Document): Kinds {
  const sends = readSends(asyncapi);
  const messages = objectOf(objectOf(asyncapi.root.components).messages);
  const isContent = (reply: string): boolean => {
    const { bindings, payload } = objectOf(messages[reply]);
    return Number(objectOf(objectOf(bindings).http).statusCode) < 300 && payload !== undefined;
  };
  return {
    messages: new Map(sends.flatMap((send) => send.messages.map((name) => [kindOf(name), name] as const))),
    calls: new Set(sends.filter(({ replies }) => replies.some(isContent)).flatMap((send) => send.messages.map(kindOf))),
  };
}

function listsIn(document: Document, { messages }: Kinds): KindList[] {
  const lists: KindList[] = [];
  const walk = (node: Json, path: Path): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [name, value] of Object.entries(node)) {
      const at = [...path, name];
      if (name === 'enum' && Array.isArray(value)) {
        const known = value.filter((one) => messages.has(String(one)));
        if (known.length * 2 > Math.max(messages.size, value.length)) lists.push({ document, path: at, values: value });
      } else walk(value, at);
    }
  };
  walk(document.root, []);
  return lists;
}

function mistakesOf(values: readonly Json[], { messages, calls }: Kinds): { message: string; about: string }[] {
  const missing = [...messages.keys()].filter((kind) => !values.includes(kind) && !calls.has(kind));
  const unknown = values.map(String).filter((value) => !messages.has(value));
  const meant = new Set<string>();
  const strangers = unknown.map((value) => {
    const near = nearest(value, missing);
    if (near !== null) meant.add(near);
    const end = near === null ? '' : `; did you mean ${near}?`;
    const message = `${value} is no kind of event: spec/asyncapi.yaml sends no message of this name${end}`;
    return { message, about: `the kind of event ${value}` };
  });
  const gaps = missing
    .filter((kind) => !meant.has(kind))
    .map((kind) => ({
      message: `${kind} is missing among these kinds of events: spec/asyncapi.yaml sends it as the message ${messages.get(kind)}`,
      about: `the kind of event ${kind}`,
    }));
  return [...strangers, ...gaps];
}
