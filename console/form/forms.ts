import type { Axis, Revision } from '../../generated/revisions';
import { variantOf } from '../../generated/revisions';

/** A value as JSON has it. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** The parts of a schema that a person needs to fill a value in. */
export interface FormSchema {
  /** The name of a schema that this one adds to. */
  ref?: string;
  type?: string | string[];
  enum?: Json[];
  const?: Json;
  format?: string;
  description?: string;
  default?: Json;
  required?: string[];
  properties?: Record<string, FormSchema>;
  items?: FormSchema;
  oneOf?: FormSchema[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  /** True where null may stand, too. */
  nullable?: boolean;
  /** True if further fields may be added. */
  free?: boolean;
  sensitive?: boolean;
  triggers?: { value: Json; outcome: string; description: string }[];
}

/** A parameter of an operation. */
export interface FormParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: FormSchema;
  example?: Json;
}

/** An operation as a form shows it. */
interface FormOperation {
  document: 'openapi' | 'sandbox' | 'networks' | 'system';
  method: string;
  path: string;
  tag: string;
  summary: string;
  description: string;
  auth: 'bearer' | 'endUserToken' | 'none';
  /** The header of its idempotency key. */
  key: string | null;
  parameters: FormParameter[];
  /** The media type of the answer, where it is not JSON. */
  produces?: string;
  /** Parameters of which one has to be sent at least. */
  atLeastOne?: string[];
  body: { required: boolean; type: string; schema: FormSchema; examples: Record<string, Json> } | null;
}

/** An operation with its name, in a revision. */
export interface NamedOperation extends FormOperation {
  operationId: string;
  /** True where the operation is the same as in the current revision. */
  isCurrent: boolean;
}

/** The operations of the contract, as `generated/forms.json` has them. */
export interface Forms {
  schemas: Record<string, FormSchema>;
  operations: Record<
    string,
    { axes: string[]; base: FormOperation; variants: Record<string, Partial<FormOperation> | null> }
  >;
}

/** The operations that a revision has, in the order of the contract. */
export function operationsOf(forms: Forms, revision: Revision): Map<string, NamedOperation> {
  const found = new Map<string, NamedOperation>();
  for (const [operationId, { axes, base, variants }] of Object.entries(forms.operations)) {
    const variant = variantOf(revision, axes as Axis[]);
    const own = variant === '' ? {} : variants[variant];
    if (own !== null) found.set(operationId, { operationId, isCurrent: variant === '', ...base, ...own });
  }
  return found;
}

/** A schema with what it refers to; its own words go first. */
export function resolved(forms: Pick<Forms, 'schemas'>, schema: FormSchema): FormSchema {
  if (schema.ref === undefined) return schema;
  const { ref, ...own } = schema;
  return { ...resolved(forms, forms.schemas[ref] ?? {}), ...own };
}
