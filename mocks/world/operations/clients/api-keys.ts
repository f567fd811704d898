import type { AllServices } from '../../../../server/all-services';
import {
  type ApiKey,
  listApiKeys as findApiKeys,
  insertApiKey,
  updateApiKey,
} from '../../../../server/clients/store/api-keys';
import { lockClient } from '../../../../server/clients/store/clients';
import { newApiKey } from '../../../../server/events/api-secrets';
import { pairState, verifyingPairs } from '../../../../server/events/rules/key-pairs';
import { channels } from '../../../../server/events/rules/kinds';
import { resumeParked } from '../../../../server/events/store/events';
import { DomainError } from '../../../../server/kernel/errors';
import { listRequest } from '../../../../server/platform/http/list';
import { type Call, read, write } from '../../../../server/platform/http/operation';
import type { Tx } from '../../../../server/platform/store/db';
import { presentKey, presentKeyWithSecret } from './api-key-shape';

const ONE_DAY_SECONDS = 86_400;
const NO_STORE = { 'cache-control': 'no-store' };

type KeyOperation = 'createApiKey' | 'rotateApiKey' | 'revokeApiKey';

/** The pairs of the client that verify, which stay as they are until the transaction ends. */
async function lockPairs(tx: Tx, { client, now }: Pick<Call<KeyOperation>, 'client' | 'now'>): Promise<ApiKey[]> {
  await lockClient(tx, client.id);
  return verifyingPairs(await findApiKeys(tx, client.id), now);
}

function pairAmong(pairs: readonly ApiKey[], id: string): ApiKey {
  const pair = pairs.find((candidate) => candidate.id === id);
  if (pair === undefined) throw new DomainError('API_KEY_NOT_FOUND');
  return pair;
}

/** Makes a pair, which signs from now on. @returns it with its secret, as it is shown this once */
async function addPair(tx: Tx, { vault }: AllServices, { client, now }: Pick<Call<KeyOperation>, 'client' | 'now'>) {
  const { row, secret } = newApiKey(vault, client.id, now);
  await insertApiKey(tx, row);
  return { data: presentKeyWithSecret(row, secret, now) };
}

export const listApiKeys = read<'listApiKeys'>(async (call, db) => {
  const list = listRequest(call.query);
  const pairs = verifyingPairs(await findApiKeys(db, call.client.id), call.now);
  const { number, size } = list.page;
  const page = pairs.slice(number * size, (number + 1) * size);
  return {
    status: 200,
    body: { data: page.map((pair) => presentKey(pair, call.now)), meta: list.meta(pairs.length) },
  };
});

/** Adds a pair. What waited because there was none to sign with is sent. */
export const createApiKey = write<'createApiKey', AllServices>(async (call, tx, services) => {
  const { client, now } = call;
  const { callbacks } = client.configuration;
  if ((await lockPairs(tx, call)).length === 0) {
    const reachable = channels.filter((channel) => callbacks[channel] !== null);
    await resumeParked(tx, client.id, reachable, now);
  }
  return { status: 201, headers: NO_STORE, body: await addPair(tx, services, call) };
});

/** Replaces a pair by a new one. The old pair verifies for a while longer. */
export const rotateApiKey = write<'rotateApiKey', AllServices>(async (call, tx, services) => {
  const { client, now, path } = call;
  const old = pairAmong(await lockPairs(tx, call), path.api_key);
  if (pairState(old, now) !== 'ACTIVE') {
    const detail = 'the pair is RETIRING already; its successor signs';
    throw new DomainError('ILLEGAL_STEP', [{ code: 'state', detail, location: 'path', pointer: 'api_key' }]);
  }
  const overlap = (call.body?.overlap_seconds ?? ONE_DAY_SECONDS) * 1000;
  await updateApiKey(tx, client.id, old.id, { expiresAt: now + overlap });
  return { status: 201, headers: NO_STORE, body: await addPair(tx, services, call) };
});

export const revokeApiKey = write<'revokeApiKey'>(async (call, tx) => {
  const { client, now, path } = call;
  const pairs = await lockPairs(tx, call);
  const pair = pairAmong(pairs, path.api_key);
  const active = pairs.filter((one) => pairState(one, now) === 'ACTIVE');
  if (active.length === 1 && active[0] === pair) throw new DomainError('LAST_API_KEY');
  await updateApiKey(tx, client.id, pair.id, { status: 'REVOKED' });
  return { status: 204, body: undefined };
});
