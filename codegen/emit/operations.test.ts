import { checkedOf, part } from '../testing/api';
import { removeSpecs, replacing, tinySpec, tinySpecWithRevisions } from '../testing/tiny';
import { emitOperations } from './operations';

afterAll(removeSpecs);

const emitted = (files = tinySpec()): string => {
  const { api, modules } = checkedOf(files);
  return emitOperations(api, modules);
};

describe('emitOperations', () => {
  it('writes what the server needs to know of an operation', () => {
    expect(part(emitted(), '  updateThing: {', '\n  },\n')).toBe(`  updateThing: {
    operationId: 'updateThing',
    document: 'openapi',
    method: 'PATCH',
    path: '/things/v1/{id}',
    tag: 'Things',
    item: null,
    auth: 'bearer',
    scope: 'things:update',
    idempotency: null,
    invalidRequest: 'INVALID_REQUEST',
    parameters: [{ name: 'id', in: 'path', required: true, type: 'string', array: false }],
    body: { required: true, contentTypes: ['application/json'] },
    errorCodes: { 'body:/color': 'COLOR_TAKEN' },
    sensitive: { request: [], response: ['/data/key'] },
    variant: '',
    checks: {
      get path() { return openapiThings().path_id!; },
      get query() { return openapiThings().query_none!; },
      header: null,
      get body() { return openapiThings().ThingUpdate!; },
    },
    responses: {
      200: responses.getThing_200,
      400: responses.invalid_request_400,
      409: responses.color_taken_409,
    },
  },
`);
  });

  it('names the types of values that a query brings as text', () => {
    expect(part(emitted(), '  getThing: {', '\n  },\n')).toContain(
      "{ name: 'filter[color]', in: 'query', required: false, type: 'string', array: true },",
    );
  });

  it('writes each response once, with the codes it can carry', () => {
    expect(part(emitted(), '  color_taken_409: {', '\n  },\n')).toBe(`  color_taken_409: {
    contentType: 'application/json',
    get check() { return openapiThings().Error_closed!; },
    codes: ['COLOR_TAKEN'],
    headers: [],
  },
`);
  });

  it('writes each documented header once, with its type and its validator', () => {
    const files = tinySpec();
    const headers = '  headers: { X-Left: { schema: { type: array, items: { type: integer } } } }\n  content:';
    files['responses.yaml'] = replacing('  content:', headers)(files['responses.yaml'] ?? '');
    const text = emitted(files);
    expect(part(text, 'const headers = {\n', '} satisfies')).toBe(`const headers = {
  x_left: {
    name: 'x-left',
    type: 'integer',
    array: true,
    get check() { return openapiThings().x_left!; },
  },
} satisfies`);
    expect(part(text, '  invalid_request_400: {', '\n  },\n')).toContain('headers: [headers.x_left],');
  });

  it('writes of a variant what differs, for every combination of the axes that touch the operation', () => {
    expect(part(emitted(tinySpecWithRevisions()), '  updateThing: {\n    axes: ', '\n  },\n')).toBe(`  updateThing: {
    axes: ['colors', 'thing-path'],
    rules: {
      'colors=red-only': {
        ...operations.updateThing,
        variant: 'colors=red-only',
        checks: {
          get path() { return openapiThings().path_id!; },
          get query() { return openapiThings().query_none!; },
          header: null,
          get body() { return openapiThings().ThingUpdate_2!; },
        },
        responses: { ...operations.updateThing.responses, 200: responses.getThing_200_2 },
      },
      'thing-path=items': {
        ...operations.updateThing,
        path: '/items/v1/{id}',
        variant: 'thing-path=items',
      },
      'colors=red-only,thing-path=items': {
        ...operations.updateThing,
        path: '/items/v1/{id}',
        variant: 'colors=red-only,thing-path=items',
        checks: {
          get path() { return openapiThings().path_id!; },
          get query() { return openapiThings().query_none!; },
          header: null,
          get body() { return openapiThings().ThingUpdate_2!; },
        },
        responses: { ...operations.updateThing.responses, 200: responses.getThing_200_2 },
      },
    },
  },
`);
  });

  it('writes null for a revision that lacks the operation, and nothing for one that only describes it otherwise', () => {
    const files = tinySpecWithRevisions();
    files['revisions/colors/red-only.overlay.yaml'] = `overlay: 1.1.0
info: { title: Described, version: 1.0.0 }
actions:
  - { target: "$.components.schemas.Color", update: { description: A color. } }
`;
    files['revisions/thing-path/items.overlay.yaml'] = `overlay: 1.1.0
info: { title: Gone, version: 1.0.0 }
actions:
  - { target: "$.paths['/things/v1/{id}'].patch", remove: true }
`;
    expect(part(emitted(files), 'const variants', '\n};\n')).toBe(
      `const variants: { [K in OperationId]?: { axes: readonly Axis[]; rules: Record<string, OperationRule | null> } } = {
  updateThing: {
    axes: ['thing-path'],
    rules: {
      'thing-path=items': null,
    },
  },
};
`,
    );
  });

  it('takes the idempotency header and its code from the contract', () => {
    const files = tinySpec();
    files['paths/thing.yaml'] = replacing(
      'operationId: updateThing',
      `operationId: updateThing
  x-idempotency: { reused: COLOR_TAKEN }
  parameters: [{ name: X-Idempotency-Key, in: header, required: true, schema: { type: string }, example: k }]`,
    )(files['paths/thing.yaml'] ?? '');
    files['schemas/common.yaml'] = replacing(
      'message: { type: string }',
      'message: { type: string }, details: { type: array, items: { type: object, additionalProperties: { type: string } } }',
    )(files['schemas/common.yaml'] ?? '');
    files['examples/errors/things.yaml'] = replacing(
      'color is taken.',
      "color is taken., details: [{ code: reused, location: header, pointer: 'x-idempotency-key' }]",
    )(files['examples/errors/things.yaml'] ?? '');
    const text = part(emitted(files), '  updateThing: {', '\n  },\n');
    expect(text).toContain("idempotency: { header: 'x-idempotency-key', reused: 'COLOR_TAKEN' },");
    expect(text).toContain('get header() { return openapiThings().header_x_idempotency_key!; },');
  });
});
