import { type Trigger, triggers } from '../../generated/triggers';
import { namesIn } from '../../server/kernel/json-pointer';
import { parsedJson } from '../../server/kernel/parsed-json';
import type { Rule } from '../contract';
import type { Prepared } from '../scenario';
import { triggerName } from './observed';

const TRIGGERS: Readonly<Record<string, Readonly<Record<string, readonly Trigger[]>>>> = triggers;

/** Every trigger value of the contract. */
export function everyTrigger(): { operationId: string; place: string; value: unknown; name: string }[] {
  return Object.entries(TRIGGERS).flatMap(([operationId, places]) =>
    Object.entries(places).flatMap(([place, values]) =>
      values.map(({ value }) => ({ operationId, place, value, name: triggerName(operationId, place, value) })),
    ),
  );
}

/** The trigger values that a request carries. */
export function triggersIn(rule: Pick<Rule, 'operationId' | 'path'>, prepared: Prepared): string[] {
  return Object.entries(TRIGGERS[rule.operationId] ?? {}).flatMap(([place, values]) => {
    const given = valueAt(place, rule, prepared);
    return values
      .filter(({ value }) => value === given)
      .map(({ value }) => triggerName(rule.operationId, place, value));
  });
}

function valueAt(place: string, rule: Pick<Rule, 'path'>, { body, target }: Prepared): unknown {
  const [part, pointer = ''] = place.split(':');
  if (part === 'body') return at(parsedJson(body), pointer);
  if (part === 'path') return pathValue(rule.path, target, pointer.slice(1));
  throw new Error(`a trigger in the ${part} is not understood yet`);
}

function at(value: unknown, pointer: string): unknown {
  return namesIn(pointer).reduce<unknown>(
    (inner, name) => (inner as Record<string, unknown> | null | undefined)?.[name],
    value,
  );
}

function pathValue(template: string, target: string, name: string): string | undefined {
  const index = template.split('/').indexOf(`{${name}}`);
  const segment = target.split('?', 1)[0]?.split('/')[index];
  return index < 0 || segment === undefined ? undefined : decodeURIComponent(segment);
}
