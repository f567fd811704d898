import { ask } from '../../networks/ask';
import type { WithPorts } from '../../networks/ports';
import { type JobHandler, REQUEST_GRACE_MILLISECONDS } from '../../platform/jobs/job';
import { enqueueJob } from '../../platform/jobs/store/jobs';
import type { Services } from '../../platform/services';
import type { Tx } from '../../platform/store/db';
import { type PixKey, registered } from '../rules/pix-key';
import { lockPixKey, updatePixKey } from '../store/pix';

/** Puts the registration of a key on the list, for the case that its request was cut off. */
export function enqueueRegisterPixKey(tx: Tx, { key, clientId, accountId, createdAt }: PixKey): Promise<void> {
  const runAt = createdAt + REQUEST_GRACE_MILLISECONDS;
  return enqueueJob(tx, { kind: 'register-pix-key', key, payload: { clientId, accountId, key }, runAt });
}

/**
 * Puts the removal of a key on the list, of one that is being registered for when that is over.
 * @param before the key; one that was RESERVED when it was deleted as it was then
 */
export function enqueueRemovePixKey(tx: Tx, before: PixKey, now: number): Promise<void> {
  const { clientId, key, status, createdAt } = before;
  const runAt = status === 'RESERVED' ? Math.max(now, createdAt + REQUEST_GRACE_MILLISECONDS) : now;
  return enqueueJob(tx, { kind: 'remove-pix-key', key, payload: { clientId, key }, runAt });
}

/** Registers a key that still waits for the directory, and removes it again if it was deleted meanwhile. */
export const registerPixKey: JobHandler<Services & WithPorts> = async (job, { ports }) => {
  const { clientId = '', accountId = '', key = '' } = job.payload;
  const owner = { clientId, accountId };
  const waiting = await job.step((tx) => lockPixKey(tx, owner, key));
  if (waiting?.status !== 'RESERVED') return 'done';
  await ask(() => ports.bankRails.registerPixKey(clientId, { key, accountId }));
  const present = await job.step(async (tx) => {
    const locked = await lockPixKey(tx, owner, key);
    if (locked?.status === 'RESERVED') await updatePixKey(tx, registered(locked));
    return locked;
  });
  if (present?.status === 'DELETED') await ask(() => ports.bankRails.removePixKey(clientId, key));
  return 'done';
};

/** Takes a key out of the directory. */
export const removePixKey: JobHandler<Services & WithPorts> = async (job, { ports }) => {
  const { clientId = '', key = '' } = job.payload;
  await ask(() => ports.bankRails.removePixKey(clientId, key));
  return 'done';
};
