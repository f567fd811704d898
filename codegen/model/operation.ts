/** The model of one operation, read from a document, as the operation table has it. */

import type { Json } from '../util/json';
import type { DocumentName } from './document-names';

export type Location = 'path' | 'query' | 'header';

export interface ParameterModel {
  name: string;
  in: Location;
  required: boolean;
  type: 'string' | 'integer' | 'number' | 'boolean';
  array: boolean;
  /** True where an item of the array may have a comma in it. */
  commas?: true;
  default?: Json;
}

export interface ResponseModel {
  contentType: string | null;
  /** The id of a schema, see SchemaSet. */
  check: string | null;
  codes: readonly string[];
  headers: readonly HeaderModel[];
}

/** A documented header of a response. */
export interface HeaderModel {
  /** In lower case. */
  name: string;
  type: ParameterModel['type'];
  array: boolean;
  /** The id of a schema, see SchemaSet. */
  check: string;
}

export interface OperationModel {
  operationId: string;
  document: DocumentName;
  method: string;
  path: string;
  tag: string;
  item: number | null;
  auth: 'bearer' | 'endUserToken' | 'none';
  scope: string | null;
  /** True where a client certificate counts as much as a token. */
  certificate?: true;
  idempotency: { header: string; reused: string } | null;
  /** `<in>:<instance pointer>` of the field that identifies a repeated request (x-counts-once). */
  countsOnce?: string;
  /** Milliseconds for the answer, all attempts together (x-timeout-milliseconds). */
  timeoutMilliseconds?: number;
  /** The maximum size of its body, if it is above the general limit (x-max-bytes). */
  maxBytes?: number;
  invalidRequest: string;
  parameters: readonly ParameterModel[];
  checks: Record<Location | 'body', string | null>;
  body: { required: boolean; contentTypes: readonly string[] } | null;
  /** `<in>:<instance pointer>` → the code that a failure there yields (x-error). */
  errorCodes: Record<string, string>;
  responses: Record<string, ResponseModel>;
  sensitive: { request: readonly string[]; response: readonly string[] };
  variant: string;
}

/** A named example of an operation; `name` is the error code where the response is an error. */
export interface ExampleModel {
  name: string;
  /** Name of the component that holds it, or null when it is written in place. */
  component: string | null;
  value: Json;
  /** Pointer in the document. */
  pointer: string;
  /** Pointer to where the operation names it. */
  place: string;
}

/** A parameter with its references followed. */
export interface ResolvedParameter {
  /** Header names in lower case. */
  name: string;
  in: Location;
  required: boolean;
  schema: Json;
  example: Json | undefined;
  /** Pointer in the document. */
  pointer: string;
}

/** An operation with what the documents' other emitters need. */
export interface OperationNode {
  model: OperationModel;
  /** Pointer of the operation in its document. */
  pointer: string;
  /** The causes of steps that it reports, as lifecycles name them (x-cause: one or a list). */
  causes: readonly string[];
  parameters: readonly ResolvedParameter[];
  requestExamples: readonly ExampleModel[];
  responseExamples: Readonly<Record<string, readonly ExampleModel[]>>;
  /** `<in>:<instance pointer>` → what x-triggers lists there. */
  triggers: Readonly<Record<string, readonly Json[]>>;
}
