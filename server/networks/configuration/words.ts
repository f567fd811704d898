import type { ErrorObject } from 'ajv';
import { nearest } from '../../../cli/nearest';
import { namesIn } from '../../kernel/json-pointer';
import { inWords } from '../../platform/http/words';
import type { Path } from './text';

/** A mistake in the data, before its place in the text is known. */
export interface DataMistake {
  path: Path;
  /** True where the mistake is in the name of the value rather than in the value. */
  onName: boolean;
  message: string;
}

type Schema = Readonly<Record<string, unknown>>;

/** Keywords that only say that a mistake reported elsewhere is one. */
const FOLLOWING: ReadonlySet<string> = new Set(['propertyNames', 'if', 'oneOf']);

const SECRET = 'do not write a secret here: name where it is, as {env: NAME} or {file: PATH}';

/** Describes mistakes against the schema. A secret in the file is reported but never shown. */
export function mistakesOf(errors: readonly ErrorObject[]): DataMistake[] {
  const found = new Map<string, DataMistake>();
  for (const error of errors.filter(({ keyword }) => !FOLLOWING.has(keyword))) {
    const mistake = mistakeOf(error);
    const key = `${mistake.path.join('/')}/${mistake.message}`;
    if (!found.has(key)) found.set(key, mistake);
  }
  return [...found.values()];
}

function mistakeOf(error: ErrorObject): DataMistake {
  const { keyword, params, parentSchema, propertyName } = error;
  const schema = parentSchema as Schema;
  const path = namesIn(error.instancePath);
  if (schema['x-secret'] === true && keyword !== 'additionalProperties')
    return { path, onName: false, message: SECRET };
  switch (keyword) {
    case 'additionalProperties': {
      const name = params.additionalProperty as string;
      if (schema['x-secret'] === true) return { path: [...path, name], onName: true, message: SECRET };
      const known = Object.keys((schema.properties ?? {}) as Schema);
      return { path: [...path, name], onName: true, message: `${name} is not known here${meant(name, known)}` };
    }
    case 'required':
      return { path, onName: true, message: `${params.missingProperty} is required` };
    case 'dependentRequired':
      return { path, onName: true, message: `${params.missingProperty} is required together with ${params.property}` };
    case 'enum': {
      const allowed = (params.allowedValues as unknown[]).map(String);
      return { path, onName: false, message: `must be one of ${allowed.join(', ')}${meant(error.data, allowed)}` };
    }
    case 'discriminator':
      return { path: [...path, String(params.tag)], onName: false, message: 'must be signed or bearer' };
    case 'pattern': {
      const words = schema['x-words'] as string;
      if (propertyName !== undefined) {
        return { path: [...path, propertyName], onName: true, message: `${propertyName} must be ${words}` };
      }
      return { path, onName: false, message: `must be ${words}` };
    }
    default:
      return { path, onName: false, message: inWords(error) };
  }
}

function meant(given: unknown, known: readonly string[]): string {
  const name = typeof given === 'string' ? nearest(given, known) : null;
  return name === null ? '' : `; did you mean ${name}?`;
}
