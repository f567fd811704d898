/** The links from one operation to the others: which ids of its answer they take, and where. */

import type { JsonObject } from '../util/json';
import { toPointer } from '../util/pointer';
import { FIRST, type IdField, type IdParameter, type LinkingOperation } from './places';

/** The note on every link that fills only a part of a body. */
const PART = 'The rest of the body is up to the caller.';

const expression = ({ path }: IdField): string => `$response.body#${toPointer(path)}`;
/** The names on the path to an id, without those that every body has. */
const wayTo = ({ path }: IdField): string => path.filter((name) => name !== 'data' && name !== FIRST).join('.');
const isOwn = ({ name }: IdField): boolean => name === 'id' || name === 'uuid';

/**
 * Links by name, as a response has them. The name is that of the operation, and says more where several lead to the
 * same one.
 */
export function linksFrom(
  from: LinkingOperation,
  status: string,
  operations: readonly LinkingOperation[],
): Record<string, JsonObject> {
  const given = from.answers.get(status) ?? [];
  if (given.length === 0) return {};
  const links = operations.flatMap((to) => [
    ...(to.pathParameters > 0 ? linksToPath(from, to, given) : []),
    ...(to.pathParameters === 0 && to.body.length > 0 ? linksToBody(from, to, given) : []),
    ...(to.pathParameters === 0 && to.body.length === 0 ? linksToSearch(from, to, given) : []),
  ]);
  return Object.fromEntries(links);
}

type NamedLink = [name: string, link: JsonObject];

/**
 * The preferred id of a kind: the id of the resource that the answer describes, otherwise one of the same name,
 * otherwise the first one.
 */
function meant(kind: string, name: string, given: readonly IdField[]): IdField | undefined {
  const fitting = given.filter((field) => field.kind === kind);
  const near = (fields: readonly IdField[]) => [...fields].sort((one, other) => one.path.length - other.path.length)[0];
  return near(fitting.filter(isOwn)) ?? fitting.find((field) => field.name === name) ?? near(fitting);
}

/**
 * A link fills all parameters of a path or none. Other ids of the same kind in the answer link to the operation that
 * reads them.
 */
function linksToPath(from: LinkingOperation, to: LinkingOperation, given: readonly IdField[]): NamedLink[] {
  const inPath = to.parameters.filter((parameter) => parameter.in === 'path');
  const [slot, ...others] = inPath;
  if (slot === undefined || inPath.length < to.pathParameters) return [];
  const chosen = inPath.map((parameter) => [parameter, meant(parameter.kind, parameter.name, given)] as const);
  if (chosen.some(([, field]) => field === undefined)) return [];
  const { operationId } = to;
  const link = (fields: readonly (readonly [IdParameter, IdField | undefined])[]): JsonObject => ({
    operationId,
    parameters: Object.fromEntries(fields.map(([{ name }, field]) => [name, expression(field as IdField)])),
  });
  const first = chosen[0]?.[1] as IdField;
  const main: NamedLink[] = from.operationId === operationId ? [] : [[operationId, link(chosen)]];
  if (to.method !== 'get' || others.length > 0) return main;
  const further = given.filter((field) => field !== first && field.kind === slot.kind);
  return [...main, ...further.map((field): NamedLink => [`${operationId}.${wayTo(field)}`, link([[slot, field]])])];
}

/**
 * One link fills all required ids of a body. Optional ids, and ids that a body needs twice, such as the two accounts of
 * a movement, get links of their own.
 */
function linksToBody(
  from: LinkingOperation,
  { operationId, body }: LinkingOperation,
  given: readonly IdField[],
): NamedLink[] {
  const found = body.flatMap((slot) => {
    const field = meant(slot.kind, slot.name, given);
    return field === undefined ? [] : [{ slot, field }];
  });
  const isAlone = (slot: IdField): boolean =>
    slot.required && body.filter((other) => other.required && other.kind === slot.kind).length === 1;
  const together = found.filter(({ slot }) => isAlone(slot));
  const link = (fields: typeof found): JsonObject => ({
    operationId,
    requestBody: fields.reduce<JsonObject>((whole, { slot, field }) => within(whole, slot.path, expression(field)), {}),
    description: PART,
  });
  const isMain = together.length > 0 && from.operationId !== operationId;
  const main: NamedLink[] = isMain ? [[operationId, link(together)]] : [];
  const further = found.filter(({ slot }) => !isAlone(slot));
  return [...main, ...further.map((one): NamedLink => [`${operationId}.${wayTo(one.slot)}`, link([...together, one])])];
}

function within(whole: JsonObject, path: IdField['path'], value: string): JsonObject {
  const [name, ...rest] = path as [string, ...string[]];
  const inner = (whole[name] ?? {}) as JsonObject;
  return { ...whole, [name]: rest.length === 0 ? value : within(inner, rest, value) };
}

/** A search takes one id at a time, in a link for each. */
function linksToSearch(from: LinkingOperation, to: LinkingOperation, given: readonly IdField[]): NamedLink[] {
  if (from.operationId === to.operationId) return [];
  return to.parameters.flatMap((parameter): NamedLink[] => {
    const field = meant(parameter.kind, parameter.name, given);
    if (field === undefined) return [];
    const { operationId } = to;
    const own = /^filter\[([^\]]+)\]$/.exec(parameter.name)?.[1] ?? parameter.name;
    return [[`${operationId}.${own}`, { operationId, parameters: { [parameter.name]: expression(field) } }]];
  });
}
