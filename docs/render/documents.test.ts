import SwaggerParser from '@apidevtools/swagger-parser';
import { REVISIONS } from '../../generated/revisions';
import { withoutBodyLinks } from './body-links';
import { type DocumentName, documentOf, type Json } from './contract';
import { documentFile, type Form, writtenDocument } from './documents';
import { CODES } from './open-codes';
import { plain } from './plain';

const withoutWebhooks = (name: DocumentName, revision: string): Json =>
  JSON.parse(writtenDocument({ name, form: 'without-webhooks', format: 'json' }, revision));

/** Names what a document refers to. */
function referred(node: Json, found = new Set<string>()): Set<string> {
  if (node === null || typeof node !== 'object') return found;
  if (typeof node.$ref === 'string') found.add(node.$ref);
  for (const value of Object.values(node)) referred(value, found);
  return found;
}

describe('a document without webhooks', () => {
  const cases = [
    ...Object.keys(REVISIONS).map((revision): [DocumentName, string] => ['openapi', revision]),
    ['networks', 'current'] as [DocumentName, string],
  ];

  it.each(cases)('has the operations as they are, and what they lead to: %s in %s', async (name, revision) => {
    const whole = documentOf(name, revision);
    const document = withoutWebhooks(name, revision);
    expect(Object.keys(whole.webhooks).length).toBeGreaterThan(0);
    expect(document.webhooks).toBeUndefined();
    expect([document.openapi, document.paths]).toEqual([whole.openapi, plain(withoutBodyLinks(whole)).paths]);
    const components: [string, Json][] = Object.entries(document.components);
    const left = components
      .filter(([section]) => section !== 'securitySchemes')
      .flatMap(([section, members]) => Object.keys(members).map((one) => `#/components/${section}/${one}`));
    // Of the list of codes only the constants are wanted.
    expect([...referred(document), CODES].sort()).toEqual(left.sort());
    // The parser writes into what it is given.
    await SwaggerParser.validate(structuredClone(document));
  });

  it('is one of every document of OpenAPI', () => {
    expect(documentFile('openapi-without-webhooks.yaml')).toEqual({
      name: 'openapi',
      form: 'without-webhooks',
      format: 'yaml',
    });
    const none = ['asyncapi-without-webhooks.json', 'asyncapi-3.0.json', 'openapi-without-webhooks-3.0.json'];
    expect(none.map(documentFile)).toEqual([null, null, null]);
  });
});

/** The links of all answers. */
function linksOf(document: Json): Json[] {
  const operations = Object.values<Json>(document.paths).flatMap((path) => Object.values<Json>(path));
  const answers = operations.flatMap(({ responses = {} }) => Object.values<Json>(responses));
  return answers.flatMap(({ links = {} }) => Object.values<Json>(links));
}

it.each([
  ['openapi', 'without-webhooks'],
  ['openapi', '3.0'],
  ['sandbox', 'without-webhooks'],
  ['sandbox', '3.0'],
] as const)('%s for generators, %s, has all links but those that fill a body', (name, form: Form) => {
  const whole = linksOf(documentOf(name, 'current'));
  const links = linksOf(JSON.parse(writtenDocument({ name, form, format: 'json' }, 'current')));
  const filling = whole.filter(({ requestBody }) => requestBody !== undefined);
  expect(filling.length).toBeGreaterThan(0);
  expect(links.length).toBe(whole.length - filling.length);
  expect(links.filter(({ requestBody }) => requestBody !== undefined)).toEqual([]);
});
