import Ajv, { type ValidateFunction } from 'ajv/dist/2020';
import type { Contract, HeaderRule, ResponseRule, Row, Rule } from '../contract';

/** A small contract: things can be created, read and deleted. */

const ajv = new Ajv({ allErrors: true });

const text = { type: 'string' } as const;
const thing = closed({ id: text, colour: { enum: ['RED', 'BLUE'] } });
const error = closed({
  error_code: text,
  error: closed({ message: text, details: { type: 'array' } }),
  request_id: text,
});

function closed(properties: Record<string, object>): object {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

const checkError = ajv.compile(error);
const checkThing = ajv.compile(closed({ data: thing }));

function headerOfText(name: string): HeaderRule {
  return { name, type: 'string', array: false, check: ajv.compile(text) };
}

const requestId = headerOfText('x-request-id');

function success(check: ValidateFunction | null, contentType: string | null = 'application/json'): ResponseRule {
  return { contentType, check, codes: [], headers: [requestId] };
}

function failure(codes: readonly string[], headers: readonly HeaderRule[] = [requestId]): ResponseRule {
  return { contentType: 'application/json', check: checkError, codes, headers };
}

const unauthorized = failure(['UNAUTHORIZED'], [requestId, headerOfText('www-authenticate')]);

type Particular = Pick<Rule, 'operationId' | 'method' | 'path' | 'scope' | 'idempotency' | 'body' | 'responses'>;

const particulars: Particular[] = [
  {
    operationId: 'createThing',
    method: 'POST',
    path: '/things/',
    scope: 'things:create',
    idempotency: { header: 'x-idempotency-key', reused: 'KEY_REUSED' },
    body: { required: true, contentTypes: ['application/json'] },
    responses: {
      201: success(checkThing),
      400: failure(['INVALID_REQUEST']),
      401: unauthorized,
      403: failure(['INSUFFICIENT_SCOPE']),
      406: failure(['NOT_ACCEPTABLE']),
      409: failure(['COLOUR_TAKEN', 'KEY_REUSED']),
      413: failure(['PAYLOAD_TOO_LARGE']),
      415: failure(['UNSUPPORTED_MEDIA_TYPE']),
      503: failure(['SERVICE_UNAVAILABLE']),
    },
  },
  {
    operationId: 'getThing',
    method: 'GET',
    path: '/things/{thing-id}',
    scope: null,
    idempotency: null,
    body: null,
    responses: {
      200: { ...success(checkThing), headers: [requestId, headerOfText('etag')] },
      400: failure(['INVALID_REQUEST']),
      401: unauthorized,
      404: failure(['THING_NOT_FOUND']),
    },
  },
  {
    operationId: 'deleteThing',
    method: 'DELETE',
    path: '/things/{thing-id}',
    scope: null,
    idempotency: null,
    body: null,
    responses: { 204: success(null, null), 404: failure(['THING_NOT_FOUND']) },
  },
];

const rules: Rule[] = particulars.map((rule) => ({
  document: 'openapi',
  auth: 'bearer',
  invalidRequest: 'INVALID_REQUEST',
  parameters: [],
  sensitive: { request: [], response: [] },
  ...rule,
}));

const SUCCESSES: Readonly<Record<string, readonly string[]>> = {
  createThing: ['red', 'blue'],
  getThing: ['found'],
  deleteThing: ['gone'],
};

const rows = rules.flatMap((rule) =>
  Object.entries(rule.responses).flatMap(([status, { codes }]) => {
    const errors = codes.map((code) => ({ example: code, code }));
    const successes = (SUCCESSES[rule.operationId] ?? []).map((example) => ({ example, code: null }));
    const { document, operationId } = rule;
    return (codes.length > 0 ? errors : successes).map(
      (named): Row => ({ document, operationId, variant: '', status: Number(status), ...named }),
    );
  }),
);

export const fakeContract: Contract = {
  revision: 'fake',
  rules: new Map(rules.map((rule) => [rule.operationId, rule])),
  rows,
  source: (row) => `spec/paths/things.yaml:${row.status}`,
};
