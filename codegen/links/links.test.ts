/** Checks, in every revision, that the links of the documents lead to existing operations and parameters. */

import path from 'node:path';
import { checkContract } from '../check/check';
import { lintBundled } from '../lint/contract/redocly';
import { SpecFiles } from '../load/files';
import type { Document } from '../model/document';
import { subschemas } from '../model/schema';
import { Problems } from '../problems';
import { combinationsOf, namedRevisions, variantOf } from '../revisions/axes';
import { removeSpecs, tinySpec, writeSpec } from '../testing/tiny';
import { arrayOf, isObject, type Json, type JsonObject, objectOf } from '../util/json';
import { Timings } from '../util/timings';
import { kindInPath, singular, stemOf } from './kinds';
import { linkerOf } from './linked';

afterAll(removeSpecs);

function apiOf(folder: string) {
  const files = new SpecFiles(folder);
  const problems = new Problems(files);
  const { api } = checkContract(files, new Map(), problems, new Timings());
  problems.throwIfAny();
  return api;
}

const api = apiOf(path.resolve(__dirname, '../../spec'));
const linked = linkerOf(api);

interface Operation {
  operationId: string;
  parameters: JsonObject[];
  body: Json | undefined;
  links: { name: string; link: JsonObject; schema: Json }[];
}

/** The operations of a document with the links of their answers. */
function operationsOf(document: Document): Map<string, Operation> {
  const found = Object.values(objectOf(document.root.paths)).flatMap((item) =>
    Object.values(objectOf(item)).flatMap((operation): Operation[] => {
      if (!isObject(operation) || typeof operation.operationId !== 'string') return [];
      const schemaOf = (node: Json | undefined) =>
        objectOf(objectOf(document.resolve(node).content)['application/json']).schema;
      return [
        {
          operationId: operation.operationId,
          parameters: [...arrayOf(objectOf(item).parameters), ...arrayOf(operation.parameters)].map((parameter) =>
            document.resolve(parameter),
          ),
          body: schemaOf(operation.requestBody),
          links: Object.values(objectOf(operation.responses)).flatMap((response) =>
            Object.entries(objectOf(document.resolve(response).links)).map(([name, link]) => ({
              name,
              link: objectOf(link),
              schema: schemaOf(response) ?? false,
            })),
          ),
        },
      ];
    }),
  );
  return new Map(found.map((operation) => [operation.operationId, operation]));
}

/** Every schema that applies to the value at a place, in any of its forms. */
function schemasAt(document: Document, schema: Json | undefined, tokens: readonly string[]): JsonObject[] {
  const node = document.resolve(schema);
  const forms = subschemas(node)
    .filter(({ keyword }) => ['allOf', 'oneOf', 'anyOf'].includes(keyword))
    .flatMap((form) => schemasAt(document, form.schema, tokens));
  const [token, ...rest] = tokens;
  if (token === undefined) return [node, ...forms];
  const below = token === '0' && node.items !== undefined ? node.items : objectOf(node.properties)[token];
  return [...(below === undefined ? [] : schemasAt(document, below, rest)), ...forms];
}

const isText = (schema: JsonObject): boolean => [schema.type].flat().includes('string');

/** The expressions in what a link gives to a body, each with its place. */
function expressionsOf(value: Json, at: readonly string[] = []): [readonly string[], string][] {
  if (typeof value === 'string') return [[at, value]];
  return Object.entries(objectOf(value)).flatMap(([name, inner]) => expressionsOf(inner, [...at, name]));
}

/** Lists the mistakes in the links of a document. */
function mistakesOf(document: Document): string[] {
  const operations = operationsOf(document);
  return [...operations.values()].flatMap(({ operationId, links }) =>
    links.flatMap(({ name, link, schema }) => {
      const target = operations.get(String(link.operationId));
      const where = `${operationId} → ${name}`;
      if (target === undefined) return [`${where}: there is no operation ${link.operationId}`];
      const parameters = Object.entries(objectOf(link.parameters)).map(([parameter, expression]) => ({
        expression: String(expression),
        problem: target.parameters.some((one) => one.name === parameter) ? null : `there is no parameter ${parameter}`,
      }));
      const fields = expressionsOf(link.requestBody ?? {}).map(([place, expression]) => ({
        expression,
        problem: schemasAt(document, target.body, place).some(isText)
          ? null
          : `no field ${place.join('.')} in its body`,
      }));
      const missing = target.parameters
        .filter((one) => one.in === 'path' && !Object.hasOwn(objectOf(link.parameters), String(one.name)))
        .map((one) => `${where}: the path is left without ${one.name}`);
      const given = [...parameters, ...fields];
      if (given.length === 0) return [`${where} gives nothing`];
      const wrong = given.flatMap(({ expression, problem }) => {
        const [, pointer] = /^\$response\.body#\/(.+)$/.exec(expression) ?? [];
        const found = pointer === undefined ? [] : schemasAt(document, schema, pointer.split('/'));
        return [
          ...(problem === null ? [] : [`${where}: ${problem}`]),
          ...(found.some(isText) ? [] : [`${where}: the answer has no ${expression}`]),
        ];
      });
      return [...missing, ...wrong];
    }),
  );
}

const { axes, combinations } = api.contract;
const revisions = new Map([
  ...namedRevisions(axes),
  ...combinations.flatMap((among) =>
    combinationsOf(axes, new Set(among)).map((revision) => [variantOf(axes, revision) || 'current', revision] as const),
  ),
]);

describe('the links of the contract', () => {
  const { openapi } = api.documentsOf(revisions.get('current') as never);

  it.each([...revisions])('in %s lead to operations, parameters and fields that there are', (_, revision) => {
    const { openapi } = api.documentsOf(revision);
    const document = openapi.withRoot(linked(openapi));
    expect(mistakesOf(document)).toEqual([]);
    expect([...operationsOf(document).values()].flatMap(({ links }) => links).length).toBeGreaterThan(100);
  });

  it('in the sandbox lead to operations, parameters and fields that there are', () => {
    const document = (api.fixed.sandbox as Document).withRoot(linked(api.fixed.sandbox as Document));
    expect(mistakesOf(document)).toEqual([]);
    expect([...operationsOf(document).values()].flatMap(({ links }) => links).length).toBeGreaterThan(50);
  });

  it.each(['openapi', 'sandbox'] as const)('are such as the OpenAPI Specification has them: %s', async (name) => {
    const document = name === 'openapi' ? openapi : (api.fixed.sandbox as Document);
    const findings = await lintBundled(`${name}.json`, linked(document));
    expect(findings.filter(({ pointer }) => pointer.includes('/links'))).toEqual([]);
  });

  it('are found to be wrong where they are', () => {
    const response = {
      content: { 'application/json': { schema: { type: 'object', properties: { id: { type: 'string' } } } } },
      links: {
        nowhere: { operationId: 'readThing', parameters: { id: '$response.body#/id' } },
        parameter: { operationId: 'getThing', parameters: { ident: '$response.body#/id' } },
        field: { operationId: 'getThing', parameters: { id: '$response.body#/data/id' } },
      },
    };
    const get = {
      operationId: 'getThing',
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      responses: { '200': response },
    };
    expect(mistakesOf(openapi.withRoot({ paths: { '/things/{id}': { get } } }))).toEqual([
      'getThing → nowhere: there is no operation readThing',
      'getThing → parameter: the path is left without id',
      'getThing → parameter: there is no parameter ident',
      'getThing → field: the answer has no $response.body#/data/id',
    ]);
  });

  const linksOf = (document: Document, operationId: string) =>
    Object.fromEntries(
      operationsOf(document.withRoot(linked(document)))
        .get(operationId)
        ?.links.map(({ name, link }) => [name, link]) ?? [],
    );

  it('come from names', () => {
    expect(linksOf(openapi, 'createCard')).toMatchObject({
      getCard: { operationId: 'getCard', parameters: { id: '$response.body#/data/id' } },
      'getCard.previous_card_id': {
        operationId: 'getCard',
        parameters: { id: '$response.body#/data/previous_card_id' },
      },
      getUser: { parameters: { id: '$response.body#/data/user_id' } },
      showSensitiveData: { parameters: { card_id: '$response.body#/data/id' } },
      createEndUserToken: { requestBody: { user_id: '$response.body#/data/user_id' } },
    });
    expect(linksOf(openapi, 'createP2PTransaction')).toMatchObject({
      getAccount: { parameters: { id: '$response.body#/source_account_tx/account_id' } },
      'getAccount.destination_account_tx.account_id': {
        parameters: { id: '$response.body#/destination_account_tx/account_id' },
      },
    });
  });

  it('come by hand where names do not say it', () => {
    expect(linksOf(openapi, 'lookupPixKey')).toEqual({
      createPixTransfer: expect.objectContaining({
        requestBody: { transaction_id: '$response.body#/data/transaction_id' },
      }),
    });
    expect(linksOf(openapi, 'createPixKey')).toMatchObject({
      deletePixKey: { parameters: { account_id: '$response.body#/data/account_id', key: '$response.body#/data/key' } },
    });
    expect(linksOf(openapi, 'createIdentitySession')).toMatchObject({
      getIdentityReport: { parameters: { uuid: '$response.body#/data/id' } },
    });
    expect(linksOf(api.fixed.sandbox as Document, 'createSettlementRun')).toMatchObject({
      getSettlementFile: {
        parameters: { folder: '$response.body#/data/files/0/folder', name: '$response.body#/data/files/0/name' },
      },
    });
  });

  it('follow a revision: to no operation that it lacks, and to none of what an answer may be an id of', () => {
    const cashin = api.documentsOf(revisions.get('arg-cash-path=cashin') as never).openapi;
    expect(linksOf(openapi, 'createAccount')).toHaveProperty('createCashOutIntent');
    expect(linksOf(cashin, 'createAccount')).not.toHaveProperty('createCashOutIntent');
    expect(linksOf(openapi, 'createCashInIntent')).toHaveProperty('getCashInIntent');
    expect(linksOf(cashin, 'createCashInIntent')).not.toHaveProperty('getCashInIntent');
    expect(linksOf(cashin, 'createCashInIntent')).toHaveProperty('getAccount');
  });

  it('take the name of a field that a contract has renamed', () => {
    const renamed = tinySpec();
    for (const file of ['schemas/things.yaml', 'examples/things.yaml'])
      renamed[file] = (renamed[file] as string)
        .replace('[id, color', '[thing_id, color')
        .replace('    id:', '    thing_id:')
        .replace('{ id: t1', '{ thing_id: t1');
    const other = apiOf(writeSpec(renamed));
    const { openapi: document } = other.documentsOf({});
    expect(Object.keys(objectOf(linkerOf(other)(document).paths))).toEqual(['/things/v1/{id}']);
    expect(JSON.stringify(linkerOf(other)(document))).toContain(
      '"links":{"updateThing":{"operationId":"updateThing","parameters":{"id":"$response.body#/data/thing_id"}}}',
    );
  });
});

describe('a kind', () => {
  it.each([
    ['/core/accounts/v1/{id}', 'id', 'account'],
    ['/cards/v1/config/affinity-groups/{id}', 'id', 'affinity_group'],
    ['/core/activities/v1/{id}', 'id', 'activity'],
    ['/sandbox/v1/batches/{batch_id}/make-ready', 'batch_id', 'batch'],
    ['/sandbox/v1/delivery-faults/{fault_id}', 'fault_id', 'delivery_fault'],
    ['/networks/bank/v1/accounts/{account-id}', 'account-id', 'account'],
    ['/networks/cash/v1/cashin/intents/account/{account_id}', 'account_id', 'account'],
    ['/cards/v1/batches/shipments/{shipmentId}', 'shipmentId', 'shipment'],
    ['/sandbox/v1/client/api-keys/{api_key}', 'api_key', 'api_key'],
    ['/networks/bank/v1/{account_id}/key/pix/{key}', 'key', null],
  ])('in %s of %s is %s', (address, parameter, kind) => {
    expect(kindInPath(address, parameter)).toBe(kind);
  });

  it('is the stem of a name', () => {
    const stems = ['user_id', 'filter[card_id]', 'resource_ids', 'shipmentId', 'id', 'uuid', 'paid', 'id-type', 'grid'];
    expect(stems.map(stemOf)).toEqual(['user', 'card', 'resource', 'shipment', '', '', null, null, null]);
    expect(['boxes', 'batches', 'activities', 'address'].map(singular)).toEqual([
      'box',
      'batch',
      'activity',
      'address',
    ]);
  });
});
