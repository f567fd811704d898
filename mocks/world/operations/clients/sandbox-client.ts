import type { AllServices } from '../../../../server/all-services';
import { changedClient } from '../../../../server/clients/agreement';
import { lockClient, updateClient } from '../../../../server/clients/store/clients';
import { reachableClients } from '../../../../server/events/address-policy';
import { channels } from '../../../../server/events/rules/kinds';
import { resumeParked } from '../../../../server/events/store/events';
import type { Client } from '../../../../server/kernel/client';
import { direct, read, write } from '../../../../server/platform/http/operation';
import { assertRevision, openClient } from '../../open-client';
import { assertCallable, assertScopes } from './accepted';
import { presentOpenedClient } from './opened';
import { presentClient } from './shape';

/** Opens a client. Its secrets are only in this reply. */
export const createSandboxClient = direct<'createSandboxClient', AllServices>(async (call, services) => {
  const { name, country, revision, scopes = null } = call.body;
  assertScopes(scopes);
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
  assertScopes(body.scopes);
  assertCallable(body.callback_addresses, reachableClients(config));
  const before = (await lockClient(tx, call.client.id)) as Client;
  const after = changedClient(before, body, now);
  await updateClient(tx, before.id, after);
  const [missed, known] = [before.configuration.callbacks, after.configuration.callbacks];
  const found = channels.filter((channel) => missed[channel] === null && known[channel] !== null);
  await resumeParked(tx, before.id, found, now);
  return { status: 200, body: { data: presentClient(after, config) } };
});
