import { placed } from './placed';

const documentWith = (tokenUrl: string) => ({
  servers: [{ url: 'http://localhost:4010', description: 'The sandbox on this machine.' }],
  components: { securitySchemes: { oauth2: { flows: { clientCredentials: { tokenUrl } } }, key: { type: 'apiKey' } } },
});

it.each([
  ['/oauth/token', 'https://api.example/sub/oauth/token'],
  ['http://localhost:4010/oauth/token', 'https://api.example/sub/oauth/token'],
  ['https://login.example/oauth/token', 'https://login.example/oauth/token'],
])('names the address of tokens in full: %s', (written, full) => {
  const { servers, components } = placed(documentWith(written), 'https://api.example/sub/');
  expect(components.securitySchemes.oauth2.flows.clientCredentials.tokenUrl).toBe(full);
  expect(servers).toEqual([{ url: 'https://api.example/sub' }]);
});

it('leaves a document as it is written where nobody says where it is served', () => {
  expect(placed(documentWith('/oauth/token'), undefined)).toEqual(documentWith('/oauth/token'));
});
