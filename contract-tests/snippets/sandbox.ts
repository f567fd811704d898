import { worldExtension } from '../../mocks/world';
import type { TestServer, TestServerOptions } from '../../server/testing/server';
import type { Sandbox } from './execute';
import type { RevisionTried } from './pieces';

/** A server with the sandbox around it, where clients that pin nothing have a revision. */
export const sandboxOf = (revision: RevisionTried): TestServerOptions => ({
  extension: worldExtension,
  environment: { DEFAULT_REVISION: revision },
});

/** A server as copied code needs it. */
export const sandboxOn = (server: TestServer): Sandbox => ({
  url: server.url,
  audience: server.config.audience,
  client: async (revision) => {
    const { client, secret, token } = await server.client({ revision });
    return { id: client.id, secret, token };
  },
});
