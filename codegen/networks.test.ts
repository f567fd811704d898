import { emitDocuments } from './emit/documents';
import { emitOperations } from './emit/operations';
import type { ContractError } from './problems';
import { checkedOf, part } from './testing/api';
import { removeSpecs, replacing, type SpecFileTexts, tinySpec } from './testing/tiny';
import { changesBy } from './testing/versions';

afterAll(removeSpecs);

const networks = `openapi: 3.1.0
jsonSchemaDialect: https://json-schema.org/draft/2020-12/schema
info: { title: edge, version: 1.0.0 }
tags: [{ name: Things, description: Things. }]
paths:
  /edge/things:
    post:
      operationId: reportThing
      x-counts-once: body:/reference
      x-timeout-milliseconds: 3000
      tags: [Things]
      summary: Report a thing
      security: [{ token: ['network:things'] }, { certificate: ['network:things'] }]
      requestBody: &report
        required: true
        content:
          application/json:
            schema: { $ref: schemas/report.yaml#/Report }
            examples: { one: { value: { reference: r1 } } }
      responses:
        '204': { description: Taken. }
        '400': { $ref: responses.yaml#/InvalidRequest }
webhooks:
  askForThing:
    x-path: /things
    post:
      operationId: askForThing
      tags: [Things]
      summary: Ask for a thing
      security: [{ signature: [] }, { other: [] }]
      requestBody: *report
      responses:
        '200':
          description: The thing.
          content:
            application/json:
              schema: { $ref: schemas/report.yaml#/Answer }
              examples: { found: { value: { found: true, more: 1 } } }
components:
  securitySchemes:
    token: { type: oauth2, flows: { clientCredentials: { tokenUrl: "https://id.example/t", scopes: { 'network:things': Report } } } }
    certificate: { type: mutualTLS }
    signature: { type: apiKey, in: header, name: x-signature }
    other: { type: http, scheme: bearer }
`;

const contract = (text = networks): SpecFileTexts => ({
  ...tinySpec(),
  'networks.yaml': text,
  'schemas/report.yaml': `Report: { type: object, required: [reference], properties: { reference: { type: string, maxLength: 9 } } }
Answer: { type: object, required: [found], properties: { found: { type: boolean } } }
`,
});

const emitted = (): string => {
  const { api, modules } = checkedOf(contract());
  return emitOperations(api, modules);
};

describe('a document of reports and of what is asked for', () => {
  it('says of a report how its repeats are recognised, how long it takes, and that a certificate counts', () => {
    const rule = part(emitted(), '  reportThing: {', '\n  },\n');
    expect(rule).toContain("document: 'networks',");
    expect(rule).toContain("auth: 'bearer',\n    scope: 'network:things',\n    certificate: true,");
    expect(rule).toContain("countsOnce: 'body:/reference',\n    timeoutMilliseconds: 3000,");
  });

  it('makes a document of their own of what others host', () => {
    const files = emitDocuments(checkedOf(contract()).api);
    const { info, paths, webhooks } = JSON.parse(files.get('documents/network-api.json') ?? '{}');
    expect([info.title, Object.keys(paths), webhooks]).toEqual([
      "edge: the network's endpoints",
      ['/things'],
      undefined,
    ]);
    expect(part(emitted(), '  askForThing: {', '\n  },\n')).toContain("document: 'network-api',");
  });

  it('is strict in what the service sends and takes, and open in what others answer', () => {
    const { compiled } = checkedOf(contract());
    const judge = (module: string, id: string, value: object) => compiled.get(module)?.check(id, value).length;
    expect(judge('network-api-things', 'Report_closed', { reference: 'r1', more: 1 })).toBe(1);
    expect(judge('network-api-things', 'Answer', { found: true, more: 1 })).toBe(0);
    expect(judge('network-api-things', 'Answer', { more: 1 })).toBe(1);
  });

  it.each([
    ['x-counts-once: body:/reference', 'x-counts-once: body:/number', 'body:/number is nothing that every request has'],
    ['milliseconds: 3000', 'milliseconds: soon', 'the milliseconds for an answer are a whole number'],
    ["{ certificate: ['network:things'] }", '{ certificate: [] }', 'counts for the scope that a token needs'],
    ["{ certificate: ['network:things'] }", '{ signature: [] }', 'an operation has one way to authenticate'],
    ["{ token: ['network:things'] }", "{ token: ['network:all'] }", 'the scope network:all is not declared'],
  ])('is reported for %s that is %s', (from, to, want) => {
    const mistakes = () => {
      try {
        checkedOf(contract(replacing(from, to)(networks)));
        return [];
      } catch (error) {
        return (error as ContractError).problems.map(({ message }) => message);
      }
    };
    expect(mistakes()).toContainEqual(expect.stringContaining(want));
  });

  it.each([
    ['a repeat counts once', '      x-counts-once: body:/reference\n', '', 'idempotency-changed'],
    ['who asks waits longer', 'milliseconds: 3000', 'milliseconds: 4000', 'patience-needed'],
    [
      'who answers has a limit',
      'operationId: askForThing',
      'operationId: askForThing\n      x-timeout-milliseconds: 9',
      'patience-shortened',
    ],
    ['what takes longer is refused', 'milliseconds: 3000', 'milliseconds: 2000', 'patience-shortened'],
  ])('tells what changes where %s', (_, from, to, rule) => {
    const changes = changesBy(contract(), { 'networks.yaml': replacing(from, to) });
    expect(changes.map((change) => change.rule)).toEqual([rule]);
  });

  it('breaks nobody when it is added, and everybody when it is removed', () => {
    const added = changesBy({ ...contract(), 'networks.yaml': '' }, { 'networks.yaml': () => networks });
    expect(new Set(added.map(({ effect }) => effect))).toEqual(new Set(['additive', 'invisible']));
    const gone = changesBy(contract(), { 'networks.yaml': () => '' });
    expect(gone.filter(({ effect }) => effect === 'breaking').map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(['operation-removed', 'call-removed']),
    );
  });
});
