import document from '../../../generated/documents/network-api.json';
import { DAY } from '../../../server/kernel/time';
import { newId } from '../../../server/platform/ids';
import type { AskRule } from '../../journeys/orders/judge-order';

export type Body = Record<string, unknown>;

/** Something that the service asks a network for, before it is signed. */
export interface Ask {
  rule: AskRule;
  path: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  /** Undefined where there is none. */
  body: Body | undefined;
}

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  example?: string;
}
interface Documented {
  parameters?: Parameter[];
  requestBody?: { content: { 'application/json': { examples: Record<string, { $ref?: string; value?: Body }> } } };
}

const { components } = document as unknown as {
  components: { parameters: Record<string, Parameter>; examples: Record<string, { value: Body }> };
};
const paths = document.paths as unknown as Record<string, Record<string, Documented>>;

const nameIn = ($ref: string): string => $ref.slice($ref.lastIndexOf('/') + 1);

/** One question for each example that the contract has of it, by the name of the example. */
export function examplesOf(rule: AskRule): [name: string, ask: Ask][] {
  const item = paths[rule.path] as Record<string, Documented> & Pick<Documented, 'parameters'>;
  const operation = item[rule.method.toLowerCase()] as Documented;
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(
    (one) => (one.$ref === undefined ? one : components.parameters[nameIn(one.$ref)]) as Parameter,
  );
  const values = (place: string) =>
    Object.fromEntries(parameters.filter((one) => one.in === place).map((one) => [one.name, String(one.example)]));
  const common = { rule, path: values('path'), query: values('query') };
  const bodies = Object.entries(operation.requestBody?.content['application/json'].examples ?? {});
  if (bodies.length === 0) return [['the example', { ...common, body: undefined }]];
  return bodies.map(([name, { $ref, value }]) => {
    const body = $ref === undefined ? value : components.examples[nameIn($ref)]?.value;
    return [name, { ...common, body }];
  });
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const END_DIGITS = 11;

/** The place of the identifier of an order, as `in` and name; null for other calls. */
function identityPlace({ countsOnce }: AskRule): { place: 'path' | 'body'; name: string } | null {
  const [place, pointer = ''] = countsOnce?.split(':') ?? [];
  return place === 'path' || place === 'body' ? { place, name: pointer.slice(1) } : null;
}

/** The same call as a new order, with the current time. */
export function fresh(ask: Ask): Ask {
  const now = Date.now();
  const at = identityPlace(ask.rule);
  const renewed = (place: 'path' | 'body', values: Body): Body => {
    const id = at?.place === place && UUID.test(String(values[at.name])) ? { [at.name]: newId() } : {};
    return { ...values, ...id };
  };
  return {
    ...ask,
    path: renewed('path', ask.path) as Ask['path'],
    query: { ...ask.query, ...(ask.query.at === undefined ? {} : { at: new Date(now).toISOString() }) },
    body: ask.body && { ...renewed('body', ask.body), ...ofThisMoment(ask.body, now) },
  };
}

function ofThisMoment(body: Body, now: number): Body {
  const moment = (later: number) => new Date(now + later).toISOString();
  return {
    ...(body.created_at === undefined ? {} : { created_at: moment(0) }),
    ...(body.expires_at === undefined ? {} : { expires_at: moment(DAY) }),
    ...(body.end_to_end_id === undefined ? {} : { end_to_end_id: endToEndId(String(body.end_to_end_id), moment(0)) }),
  };
}

/** The number of a payment: the bank of the example, this minute, and letters that no other payment has. */
function endToEndId(example: string, moment: string): string {
  const minute = moment.replace(/\D/g, '').slice(0, 12);
  return `${example.slice(0, 9)}${minute}${newId().replaceAll('-', '').slice(-END_DIGITS)}`;
}

/** Another order under the same id: one value of its body is another. */
export function changed(ask: Ask): Ask {
  const at = identityPlace(ask.rule);
  const found = Object.entries(ask.body ?? {}).find(
    ([name, value]) => name !== at?.name && (UUID.test(String(value)) || name === 'amount'),
  );
  if (found === undefined) throw new Error(`nothing in the example of ${ask.rule.operationId} could be another`);
  const [name, value] = found;
  const other = UUID.test(String(value)) ? newId() : (Number(value) + 1).toFixed(2);
  return { ...ask, body: { ...ask.body, [name]: other } };
}

/** The same without something that the contract demands; null where it demands nothing but the address. */
export function incomplete(ask: Ask): Ask | null {
  const { checks } = ask.rule;
  for (const name of Object.keys(ask.query)) {
    const { [name]: _, ...query } = ask.query;
    if (checks.query !== null && !checks.query(query)) return { ...ask, query };
  }
  for (const name of Object.keys(ask.body ?? {})) {
    const { [name]: _, ...body } = ask.body as Body;
    if (checks.body !== null && !checks.body(body)) return { ...ask, body };
  }
  return null;
}
