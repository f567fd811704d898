import { channels } from '../../../../server/domain/events/kinds';
import { direct, read, write } from '../../../../server/http/operation';
import { type Client, lockClient, updateClient } from '../../../../server/store/clients';
import { resumeParked } from '../../../../server/store/events';
import { assertRevision, openClient } from '../../open-client';
import { presentOpenedClient } from './opened';
import { changedClient, presentClient } from './shape';

/** Opens a client. Its secrets are in this reply and nowhere else. */
export const createSandboxClient = direct<'createSandboxClient'>(async (call, services) => {
  const { name, country, revision, scopes = null } = call.body;
  const opened = await openClient(services, { name, country, revision, configuration: { scopes } });
  return {
    status: 201,
    headers: { 'cache-control': 'no-store' },
    body: { data: presentOpenedClient(opened, services.config) },
  };
});

export const getSandboxClient = read<'getSandboxClient'>(async (call, _db, { config }) => {
  return { status: 200, body: { data: presentClient(call.client, config) } };
});

/** Changes what is agreed with the client. What waited for an address that is there now is sent. */
export const updateSandboxClient = write<'updateSandboxClient'>(async (call, tx, { config }) => {
  const { body, now } = call;
  if (body.revision !== undefined) assertRevision(body.revision);
  const before = (await lockClient(tx, call.client.id)) as Client;
  const after = changedClient(before, body, now);
  await updateClient(tx, before.id, after);
  const [missed, known] = [before.configuration.callbacks, after.configuration.callbacks];
  const found = channels.filter((channel) => missed[channel] === null && known[channel] !== null);
  await resumeParked(tx, before.id, found, now);
  return { status: 200, body: { data: presentClient(after, config) } };
});
