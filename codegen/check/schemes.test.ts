import { mistakes } from '../testing/mistakes';
import { removeSpecs, replacing, tinySpec } from '../testing/tiny';

afterAll(removeSpecs);

const TOKEN = 'endUserToken: { type: apiKey, in: query, name: auth }';

describe('the token of an end user', () => {
  it.each([
    ['name: auth', 'name: token', 'and here name is token'],
    ['in: query', 'in: header', 'and here in is header'],
  ])('is described where the service reads it: %s → %s', async (from, to, message) => {
    const files = tinySpec();
    const text = replacing(
      'securitySchemes:\n',
      `securitySchemes:\n    ${TOKEN.replace(from, to)}\n`,
    )(files['openapi.yaml'] ?? '');
    const found = await mistakes({ ...files, 'openapi.yaml': text });
    expect(found).toEqual([
      expect.stringMatching(
        new RegExp(`^openapi\\.yaml:9:\\d+ the service reads the token of an end user .* as auth, ${message}$`),
      ),
    ]);
  });
});

describe('the key of a call that the service makes', () => {
  const webhook = (name: string, scheme = 'bearer') => `webhooks:
  notify:
    x-path: /things
    post:
      operationId: notify
      summary: Hear of a thing
      tags: [Things]
      security: [{ signature: [] }, { token: [] }]
      parameters: [{ name: x-signature, in: header, schema: { type: string, maxLength: 9 }, example: abc }]
      responses: { '204': { description: Taken. } }
components:
  securitySchemes:
    signature: { type: apiKey, in: header, name: ${name} }
    token: { type: http, scheme: ${scheme} }
`;
  const reported = (name: string, scheme?: string) => {
    const files = tinySpec();
    return mistakes({
      ...files,
      'openapi.yaml': replacing(
        'components:\n  securitySchemes:\n',
        webhook(name, scheme),
      )(files['openapi.yaml'] ?? ''),
    });
  };

  it('is among its headers', async () => {
    expect(await reported('x-signature')).toEqual([]);
    expect(await reported('x-signatur')).toContainEqual(
      expect.stringMatching(/^openapi\.yaml:\d+:\d+ notify sends no header x-signatur; did you mean x-signature\?$/),
    );
  });

  it('is a bearer token if it is a token', async () => {
    expect(await reported('x-signature', 'basic')).toContainEqual(
      expect.stringMatching(/the scheme bearer alone, and here is basic$/),
    );
  });
});
