import type { AllServices } from '../../../../server/all-services';
import {
  type ApiKey,
  listApiKeys as findApiKeys,
  insertApiKey,
  updateApiKey,
} from '../../../../server/clients/store/api-keys';
import { lockClient } from '../../../../server/clients/store/clients';
import { newApiKey } from '../../../../server/events/api-secrets';
import { advancedPair, isLastPair, signsAfter, verifyingPairs } from '../../../../server/events/rules/key-pairs';
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

/**
 * Makes a pair.
 * @param signsFrom the time from which it signs, in milliseconds; null for at once
 * @returns it with its secret, as it is shown this once
 */
async function addPair(
  tx: Tx,
  { vault }: AllServices,
  { client, now }: Pick<Call<KeyOperation>, 'client' | 'now'>,
  signsFrom: number | null = null,
) {
  const { row, secret } = newApiKey(vault, client.id, now, signsFrom);
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

/** Replaces a pair by a new one, which signs after a lead. The old pair verifies for a while after that. */
export const rotateApiKey = write<'rotateApiKey', AllServices>(async (call, tx, services) => {
  const { client, now, path } = call;
  const pairs = await lockPairs(tx, call);
  const old = pairAmong(pairs, path.api_key);
  if (old.expiresAt !== null) {
    const detail = 'the pair is being replaced already; rotate its successor';
    throw new DomainError('ILLEGAL_STEP', [{ code: 'state', detail, location: 'path', pointer: 'api_key' }]);
  }
  const overlap = (call.body?.overlap_seconds ?? ONE_DAY_SECONDS) * 1000;
  const signsFrom = signsAfter(pairs, (call.body?.lead_seconds ?? 0) * 1000, now);
  await updateApiKey(tx, client.id, old.id, { expiresAt: (signsFrom ?? now) + overlap });
  return { status: 201, headers: NO_STORE, body: await addPair(tx, services, call, signsFrom) };
});

/** Revokes a pair. If none is left that signs already, an upcoming one does so at once. */
export const revokeApiKey = write<'revokeApiKey'>(async (call, tx) => {
  const { client, now, path } = call;
  const pairs = await lockPairs(tx, call);
  const pair = pairAmong(pairs, path.api_key);
  if (isLastPair(pairs, pair, now)) throw new DomainError('LAST_API_KEY');
  await updateApiKey(tx, client.id, pair.id, { status: 'REVOKED' });
  const next = advancedPair(pairs, pair, now);
  if (next !== null) await updateApiKey(tx, client.id, next.id, { signsFrom: now });
  return { status: 204, body: undefined };
});
