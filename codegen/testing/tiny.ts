/** A contract of two operations in a temporary folder, for tests to change. */

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export type SpecFileTexts = Record<string, string>;

const openapi = `openapi: 3.1.0
jsonSchemaDialect: https://json-schema.org/draft/2020-12/schema
info: { title: tiny, version: 1.0.0 }
tags: [{ name: Things, description: Things. }]
paths:
  /things/v1/{id}: { $ref: paths/thing.yaml }
components:
  securitySchemes:
    oauth2:
      type: oauth2
      flows: { clientCredentials: { tokenUrl: "https://id.example/token", scopes: { things:read: Read, things:update: Change } } }
`;

const thingPath = `parameters:
  - { name: id, in: path, required: true, schema: { $ref: ../schemas/things.yaml#/ThingId }, example: t1 }
get:
  operationId: getThing
  x-interface-item: 1
  tags: [Things]
  summary: Read a thing
  security: [{ oauth2: [things:read] }]
  parameters:
    - name: filter[color]
      in: query
      style: form
      explode: false
      schema: { type: array, minItems: 1, items: { $ref: ../schemas/things.yaml#/Color } }
      example: [RED]
  responses:
    '200':
      description: The thing.
      content:
        application/json:
          schema: { $ref: ../schemas/things.yaml#/ThingResult }
          examples:
            found: { $ref: ../examples/things.yaml#/ThingResult }
    '400': { $ref: ../responses.yaml#/InvalidRequest }
patch:
  operationId: updateThing
  tags: [Things]
  summary: Change a thing
  security: [{ oauth2: [things:update] }]
  requestBody:
    required: true
    content:
      application/json:
        schema: { $ref: ../schemas/things.yaml#/ThingUpdate }
        examples:
          paint: { $ref: ../examples/things.yaml#/ThingUpdate }
  responses:
    '200':
      description: The thing.
      content:
        application/json:
          schema: { $ref: ../schemas/things.yaml#/ThingResult }
          examples:
            updated: { $ref: ../examples/things.yaml#/ThingResult }
    '400': { $ref: ../responses.yaml#/InvalidRequest }
    '409':
      description: The color is taken.
      content:
        application/json:
          schema: { $ref: ../schemas/common.yaml#/Error }
          examples:
            COLOR_TAKEN: { $ref: ../examples/errors/things.yaml#/COLOR_TAKEN }
`;

const things = `ThingId: { type: string, minLength: 1, maxLength: 64 }
Color: { type: string, enum: [RED, BLUE] }
Thing:
  type: object
  required: [id, color, key]
  properties:
    id: { $ref: '#/ThingId' }
    color: { $ref: '#/Color' }
    key: { type: string, x-sensitive: true }
    note: { type: [string, 'null'] }
ThingResult:
  type: object
  required: [data]
  properties:
    data: { $ref: '#/Thing' }
ThingUpdate:
  type: object
  additionalProperties: false
  properties:
    color: { $ref: '#/Color', x-error: COLOR_TAKEN }
    note:
      type: string
      maxLength: 20
      x-triggers: [{ value: boom, outcome: EXPLODED, description: It explodes. }]
`;

const common = `ErrorCode: { type: string, enum: [INVALID_REQUEST, COLOR_TAKEN] }
Error:
  type: object
  required: [error_code]
  properties:
    error_code: { $ref: '#/ErrorCode' }
    error: { type: object, required: [message], properties: { message: { type: string } } }
`;

const error = (code: string, message: string): string => `${code}:
  value: { error_code: ${code}, error: { message: ${message} } }
`;

const ITEM = `        '200':
          description: The item.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Item' }
              examples: { found: { value: { id: i1 } } }
`;

/**
 * A second document, `sandbox.yaml`, with an operation and a component of its own.
 * @param replies the successful replies of the operation, as they are written below `responses`
 */
export const tinySandbox = (replies = ITEM): string => `openapi: 3.1.0
jsonSchemaDialect: https://json-schema.org/draft/2020-12/schema
info: { title: tiny sandbox, version: 1.0.0 }
tags: [{ name: Items, description: Items. }]
paths:
  /items/v1/{id}:
    get:
      operationId: getItem
      tags: [Items]
      summary: Read an item
      security: []
      parameters: [{ name: id, in: path, required: true, schema: { type: string }, example: i1 }]
      responses:
${replies}        '400': { $ref: responses.yaml#/InvalidRequest }
components:
  schemas:
    Item: { type: object, required: [id], properties: { id: { type: string } } }
`;

/** The files of the contract. Tests change them before or after they are written. */
export const tinySpec = (): SpecFileTexts => ({
  'openapi.yaml': openapi,
  'paths/thing.yaml': thingPath,
  'schemas/things.yaml': things,
  'schemas/common.yaml': common,
  'responses.yaml': `InvalidRequest:
  description: Wrong.
  content:
    application/json:
      schema: { $ref: schemas/common.yaml#/Error }
      examples:
        INVALID_REQUEST: { $ref: examples/errors/common.yaml#/INVALID_REQUEST }
`,
  'examples/things.yaml': `ThingResult:
  value: { data: { id: t1, color: RED, key: k, note: null } }
ThingUpdate:
  value: { color: BLUE, note: painted }
`,
  'examples/errors/common.yaml': error('INVALID_REQUEST', 'The request is wrong.'),
  'examples/errors/things.yaml': error('COLOR_TAKEN', 'The color is taken.'),
});

/** The same with an axis of two values, whose other one has no BLUE. */
export const tinySpecWithRevisions = (): SpecFileTexts => ({
  ...tinySpec(),
  'revisions/revisions.yaml': `axes:
  colors:
    description: Which colors there are.
    policy: colorPolicy
    values: { both: All., red-only: Only RED. }
  thing-path:
    description: The address of a thing.
    values: { things: /things/v1., items: /items/v1. }
combinations: [[colors, thing-path]]
`,
  'revisions/colors/red-only.overlay.yaml': `overlay: 1.1.0
info: { title: Only red, version: 1.0.0 }
actions:
  - target: $.components.schemas.Color.enum[?@ == 'BLUE']
    remove: true
  - target: $.components.examples.ThingUpdate.value
    update: { color: RED }
`,
  'revisions/thing-path/items.overlay.yaml': `overlay: 1.1.0
info: { title: Items, version: 1.0.0 }
actions:
  - target: $.paths
    update: { '/items/v1/{id}': {} }
  - target: $.paths['/items/v1/{id}']
    copy: $.paths['/things/v1/{id}']
  - target: $.paths['/things/v1/{id}']
    remove: true
`,
});

const folders: string[] = [];

/** Writes files to a fresh folder. */
export function writeSpec(files: SpecFileTexts): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'contract-'));
  folders.push(folder);
  for (const [file, text] of Object.entries(files)) edit(folder, file, () => text);
  return folder;
}

let edits = 0;

/** Changes one file of a written contract. The time of change differs even when the clock's tick is coarse. */
export function edit(folder: string, file: string, change: (text: string) => string): void {
  const target = path.join(folder, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  const before = fs.existsSync(target) ? fs.readFileSync(target, 'utf8') : '';
  fs.writeFileSync(target, change(before));
  edits += 1;
  const time = new Date(1_700_000_000_000 + edits * 1000);
  fs.utimesSync(target, time, time);
}

/** Removes what `writeSpec` made. For `afterAll`. */
export function removeSpecs(): void {
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true, force: true });
}

/** Replaces a text that must exist. */
export const replacing =
  (from: string | RegExp, to: string) =>
  (text: string): string => {
    if (!(typeof from === 'string' ? text.includes(from) : from.test(text))) throw new Error(`the file has no ${from}`);
    return text.replace(from, to);
  };
