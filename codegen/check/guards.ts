/** Checks the guards of lifecycles against their operations: their answers and their requests. */

import { type Api, allOperations, documentNamed } from '../model/api';
import { visitInstances } from '../model/schema';
import type { OperationEntry } from '../model/variants';
import type { Problems } from '../problems';
import { arrayOf, type Json, type JsonObject, objectOf } from '../util/json';
import { toPointer } from '../util/pointer';

/** The values that each field of a body lists; no entry for a field that accepts any value. */
type Fields = ReadonlyMap<string, readonly Json[]>;

type Report = (path: readonly (string | number)[], message: string) => void;

/**
 * Reports errors that no operation of the step can answer, fields that no request of these operations has, and values
 * that a field never has.
 * @param known all error codes; what is none of them is reported elsewhere
 */
export function checkGuards(api: Api, known: ReadonlySet<string>, problems: Problems): void {
  const { lifecycles } = api.contract;
  for (const [machine, written] of Object.entries(lifecycles?.value ?? {})) {
    arrayOf(objectOf(written).transitions).forEach((transition, index) => {
      const { guards, operations, causes } = objectOf(transition);
      const own = allOperations(api).filter(({ operationId }) => arrayOf(operations).includes(operationId));
      const telling = allOperations(api).filter(({ base }) => base.causes.some((one) => arrayOf(causes).includes(one)));
      const codes = new Set([...own, ...telling].flatMap(codesOf));
      const isAnswered = (code: string) => codes.size === 0 || codes.has(code) || !known.has(code);
      const fields = own.length === 0 ? null : fieldsOf(api, own);
      arrayOf(guards).forEach((guard, at) => {
        const place = [machine, 'transitions', index, 'guards', at];
        const report: Report = (path, message) =>
          problems.addRecoverable(
            { file: lifecycles?.file ?? '', pointer: toPointer([...place, ...path]) },
            `${machine}: ${message}`,
          );
        checkGuard(objectOf(guard), isAnswered, fields, report);
      });
    });
  }
}

const codesOf = ({ base }: OperationEntry): string[] =>
  Object.values(base.model.responses).flatMap(({ codes }) => codes);

function checkGuard(
  guard: JsonObject,
  isAnswered: (code: string) => boolean,
  fields: Fields | null,
  report: Report,
): void {
  const { error, required_when: condition } = guard;
  if (typeof error === 'string' && !isAnswered(error)) {
    report(['error'], `no operation of this step answers with ${error}`);
  }
  if (fields === null) return;
  checkField(guard, fields, report);
  checkField(objectOf(condition), fields, (path, message) => report(['required_when', ...path], message));
}

function checkField({ field, values }: JsonObject, fields: Fields, report: Report): void {
  if (typeof field !== 'string') return;
  const known = fields.get(field);
  if (known === undefined) {
    report(['field'], `${field} is not a field that an operation of this step is sent`);
    return;
  }
  arrayOf(values).forEach((value, index) => {
    if (known.length > 0 && !known.includes(value)) report(['values', index], `${field} is never ${String(value)}`);
  });
}

/** The fields of the bodies of operations. */
function fieldsOf(api: Api, entries: readonly OperationEntry[]): Fields {
  const fields = new Map<string, Json[]>();
  for (const { base } of entries) {
    const document = documentNamed(api, base.model.document);
    const operation = objectOf(document?.target(`#${base.pointer}`));
    for (const media of Object.values(objectOf(document?.resolve(operation.requestBody).content))) {
      const visit = (pointer: string, { enum: values }: JsonObject): void => {
        const name = pointer.slice(1);
        if (!pointer.startsWith('/') || name.includes('/')) return;
        fields.set(name, [...(fields.get(name) ?? []), ...arrayOf(values)]);
      };
      visitInstances(objectOf(media).schema ?? {}, (ref) => document?.target(ref), visit);
    }
  }
  return fields;
}
