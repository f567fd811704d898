/** Checks the headers of responses: a header is text, and its examples match its schema. */

import type { Api } from '../model/api';
import type { CompiledModule } from '../model/compile';
import type { Document } from '../model/document';
import { everyVariant, reportOnce } from '../model/in-revisions';
import type { Modules } from '../model/modules';
import type { HeaderModel, OperationNode } from '../model/operation';
import type { Problems } from '../problems';
import { type Json, type JsonObject, objectOf } from '../util/json';
import { toPointer } from '../util/pointer';
import type { SchemaError } from './misnamed-fields';

/** Reports headers whose values can't be read, and examples that do not match their schema, in every revision. */
export function checkHeaders(
  api: Api,
  modules: Modules,
  compiled: ReadonlyMap<string, CompiledModule>,
  problems: Problems,
): void {
  const report = reportOnce(problems);
  /** The ids of the schemas by which a header was judged: a revision may change the schema that it refers to. */
  const judged = new Map<JsonObject, Set<string>>();
  const judge = (node: OperationNode, document: Document): void => {
    for (const { model, header, pointer } of headersOf(node, document)) {
      const by = judged.get(header) ?? new Set();
      if (by.has(model.check)) continue;
      judged.set(header, by.add(model.check));
      const module = compiled.get(modules.moduleOf(node.model.document, model.check));
      const check = (value: Json): readonly SchemaError[] => module?.check(model.check, value) ?? [];
      for (const { below, message } of mistakesOf(document, header, check)) {
        report(document.sourceOf(document.followed(`${pointer}${below}`)), message, node.model.variant);
      }
    }
  };
  for (const { node, document } of everyVariant(api)) judge(node, document);
}

interface WrittenHeader {
  model: HeaderModel;
  header: JsonObject;
  /** Where the operation has it. */
  pointer: string;
}

function headersOf({ model, pointer }: OperationNode, document: Document): WrittenHeader[] {
  const { responses } = objectOf(document.target(`#${pointer}`));
  return Object.entries(objectOf(responses)).flatMap(([status, response]) =>
    Object.entries(objectOf(document.resolve(response).headers)).flatMap(([name, header]) => {
      const read = model.responses[status]?.headers.find((one) => one.name === name.toLowerCase());
      const at = `${pointer}${toPointer(['responses', status, 'headers', name])}`;
      return read === undefined ? [] : [{ model: read, header: document.resolve(header), pointer: at }];
    }),
  );
}

function mistakesOf(
  document: Document,
  header: JsonObject,
  check: (value: Json) => readonly SchemaError[],
): { below: string; message: string }[] {
  if (!isText(document, header)) {
    return [
      {
        below: '/schema',
        message: 'a header must be a string, a number, an integer, a boolean, or an array of these: set its `type`',
      },
    ];
  }
  return examplesOf(document, header).flatMap(({ below, value }) => {
    const errors = check(value);
    const message = `the example does not match the schema of its header: ${worded(errors)}`;
    return errors.length === 0 ? [] : [{ below, message }];
  });
}

/** Decides whether a header has a schema of a value that is one text, or of a list of such values. */
function isText(document: Document, { schema }: JsonObject): boolean {
  const { type, items } = document.resolve(schema);
  const types = [type === 'array' ? document.resolve(items).type : type].flat();
  return !types.some((one) => one === 'object' || one === 'array' || one === 'null');
}

function examplesOf(document: Document, { example, examples }: JsonObject): { below: string; value: Json }[] {
  const named = Object.entries(objectOf(examples)).map(([name, one]) => ({
    below: toPointer(['examples', name]),
    value: document.resolve(one).value,
  }));
  return [{ below: '/example', value: example }, ...named].flatMap(({ below, value }) =>
    value === undefined ? [] : [{ below, value }],
  );
}

const worded = (errors: readonly SchemaError[]): string =>
  errors.map(({ instancePath, message }) => `${instancePath} ${message}`.trim()).join(', ');
