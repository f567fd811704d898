import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkContract } from '../../check/check';
import { SpecFiles } from '../../load/files';
import { Positions } from '../../load/positions';
import { Problems } from '../../problems';
import {
  removeSpecs,
  replacing,
  type SpecFileTexts,
  tinySpec,
  tinySpecWithRevisions,
  writeSpec,
} from '../../testing/tiny';
import { Timings } from '../../util/timings';
import { formatLintProblem } from '../problem';
import { lintUnneeded, unneededIn } from './unneeded';

afterAll(removeSpecs);

function found(texts: SpecFileTexts): string[] {
  const files = new SpecFiles(writeSpec(texts));
  const { api } = checkContract(files, new Map(), new Problems(files), new Timings());
  return unneededIn(api).map(({ source, rule, message }) => {
    const { line, column } = files.locate(source);
    return `${source.file}:${line}:${column} ${rule} ${message}`;
  });
}

const edited = (from: string, to: string, more: SpecFileTexts = {}): SpecFileTexts => ({
  ...tinySpec(),
  'openapi.yaml': replacing(from, to)(tinySpec()['openapi.yaml'] ?? ''),
  ...more,
});

const asyncapi = (info: string, channel: string) => `asyncapi: 3.0.0
info: { title: Things, version: 1.0.0${info} }
servers: { client: { host: localhost, protocol: https, security: [{ $ref: '#/components/securitySchemes/signature' }] } }
channels:
  things: { address: /things${channel}, messages: { made: { $ref: '#/components/messages/made' } } }
operations:
  notify:
    action: send
    channel: { $ref: '#/channels/things' }
    messages: [{ $ref: '#/channels/things/messages/made' }]
components:
  securitySchemes: { signature: { type: httpApiKey, in: header, name: x-api-key } }
  messages:
    made:
      title: A thing is made
      headers: { type: object, properties: { x-api-key: { type: string } } }
      payload: { $ref: schemas/things.yaml#/Thing }
`;

it('tells of a policy that no code reads', () => {
  const texts = Object.entries(tinySpecWithRevisions()).map(([file, text]) => [`spec/${file}`, text]);
  const root = writeSpec(Object.fromEntries(texts));
  const files = new SpecFiles(path.join(root, 'spec'));
  const { api } = checkContract(files, new Map(), new Problems(files), new Timings());
  expect(lintUnneeded(root, api, new Positions()).map(formatLintProblem)).toEqual([
    'spec/revisions/revisions.yaml:4:13  no-unused-declarations  No code reads the policy colorPolicy.',
  ]);
});

describe('what is declared and not needed', () => {
  it('is nothing of a contract that uses all of it', () => {
    expect(found(tinySpec())).toEqual([]);
    expect(found(tinySpecWithRevisions())).toEqual([]);
    expect(found({ ...tinySpec(), 'asyncapi.yaml': asyncapi('', '') })).toEqual([]);
  });

  it.each([
    [
      'a tag',
      edited('tags: [{', 'tags: [{ name: Others, description: None. }, {'),
      'openapi.yaml:4:8 no-unused-declarations Nothing needs the tag Others.',
    ],
    [
      'a scope',
      edited('things:read: Read,', 'things:read: Read, things:paint: Paint,'),
      /^openapi\.yaml:11:\d+ no-unused-declarations Nothing needs the scope things:paint\.$/,
    ],
    [
      'a way to authenticate',
      edited('    oauth2:\n', '    other: { type: http, scheme: bearer }\n    oauth2:\n'),
      /^openapi\.yaml:9:\d+ no-unused-declarations Nothing needs the way to authenticate other\.$/,
    ],
    [
      'a way to authenticate of the document of events',
      {
        ...tinySpec(),
        'asyncapi.yaml': asyncapi('', '').replace(
          'signature: {',
          'other: { type: http, scheme: bearer }, signature: {',
        ),
      },
      /^asyncapi\.yaml:12:\d+ no-unused-declarations Nothing needs the way to authenticate other\.$/,
    ],
    [
      'a tag of the document of events',
      { ...tinySpec(), 'asyncapi.yaml': asyncapi(', tags: [{ name: Things }]', '') },
      /^asyncapi\.yaml:2:\d+ no-unused-declarations Nothing needs the tag Things\.$/,
    ],
  ])('%s is reported at its line', (_, files, line) => {
    expect(found(files)).toEqual([typeof line === 'string' ? line : expect.stringMatching(line)]);
  });

  it('is reported where it is declared, and not again in an overlay that writes it anew', () => {
    const files = tinySpecWithRevisions();
    const openapi = replacing(
      'things:read: Read,',
      'things:read: Read, things:look: Look,',
    )(files['openapi.yaml'] ?? '');
    const flow = '$.components.securitySchemes.oauth2.flows.clientCredentials';
    const anew = `  - target: ${flow}.scopes\n    remove: true\n  - target: ${flow}\n    update: { scopes: { things:read: R, things:update: C, things:look: L } }\n`;
    const scheme = `${files['revisions/thing-path/items.overlay.yaml']}${anew}`;
    expect(found({ ...files, 'openapi.yaml': openapi, 'revisions/thing-path/items.overlay.yaml': scheme })).toEqual([
      expect.stringMatching(/^openapi\.yaml:11:\d+ no-unused-declarations Nothing needs the scope things:look\.$/),
    ]);
  });

  it('of a revision alone is needed', () => {
    const files = tinySpecWithRevisions();
    const overlay = (files['revisions/colors/red-only.overlay.yaml'] ?? '').concat(
      "  - target: $.paths['/things/v1/{id}'].get\n    update: { security: [{ oauth2: [things:look] }] }\n  - target: $.paths['/things/v1/{id}'].get.security[0]\n    remove: true\n",
    );
    const openapi = replacing(
      'things:read: Read,',
      'things:read: Read, things:look: Look,',
    )(files['openapi.yaml'] ?? '');
    expect(found({ ...files, 'openapi.yaml': openapi })).toHaveLength(1);
    expect(found({ ...files, 'openapi.yaml': openapi, 'revisions/colors/red-only.overlay.yaml': overlay })).toEqual([]);
  });

  it('tells of a tag that the document of events uses and does not list', () => {
    const files = (channel: string) => ({
      ...tinySpec(),
      'asyncapi.yaml': asyncapi(', tags: [{ name: Things }]', channel),
    });
    expect(found(files(', tags: [{ name: Things }]'))).toEqual([]);
    expect(found(files(', tags: [{ name: Thngs }]'))).toContainEqual(
      expect.stringMatching(
        /^asyncapi\.yaml:5:\d+ tag-declared The document does not list the tag Thngs; did you mean Things\?$/,
      ),
    );
  });
});

it('reports a policy that the code reads and no axis has', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'policies-'));
  try {
    cpSync(path.join(__dirname, '../../../spec'), path.join(root, 'spec'), { recursive: true });
    const axes = path.join(root, 'spec/revisions/revisions.yaml');
    writeFileSync(axes, replacing('    policy: tokenReissue\n', '')(readFileSync(axes, 'utf8')));
    const files = new SpecFiles(path.join(root, 'spec'));
    const { api } = checkContract(files, new Map(), new Problems(files), new Timings());
    expect(lintUnneeded(root, api, new Positions()).map(formatLintProblem)).toEqual([
      expect.stringMatching(
        /^spec\/revisions\/revisions\.yaml:\d+:\d+ {2}policy-declared {2}The code reads the policy tokenReissue, and no axis has it: add `policy: tokenReissue` to the axis that decides it\.$/,
      ),
    ]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
