import { listApiKeysOf } from '../../clients/store/api-keys';
import { findClients } from '../../clients/store/clients';
import type { Client } from '../../kernel/client';
import { MINUTE } from '../../kernel/time';
import type { JobHandler, RunningJob } from '../../platform/jobs/job';
import { sweepAll } from '../../platform/jobs/sweep';
import type { Services } from '../../platform/services';
import { signingPair } from '../rules/key-pairs';
import { type Channel, channels } from '../rules/kinds';
import { LONGEST_PAUSE } from '../rules/schedule';
import { resumeParked } from '../store/events';
import { clientOf, findParkedReceivers, findReceiversAfter, makeEventsDueAt, receiverOf } from '../store/outbox';

/** A client whose waiting events can be sent, and their addresses. */
interface ReachableClient {
  id: string;
  found: Channel[];
}

/** Clients whose addresses and pairs are read at once. */
const BATCH = 100;

/**
 * Once a minute, schedules events that waited because the client had no address or no api-key pair, and now has them.
 * Setting an address or a pair also schedules the waiting events at once. But an event that is claimed at that moment,
 * or that is created with the earlier configuration, is put aside only after that. It also schedules events that a
 * wrong clock has put off.
 */
export const resumeParkedEvents: JobHandler<Services> = async (job, services) => {
  const { db, clock } = services;
  const parked = new Set(await findParkedReceivers(db));
  const waiting = [...new Set([...parked].map(clientOf))];
  const reachable: ReachableClient[] = [];
  for (let at = 0; at < waiting.length; at += BATCH) {
    for (const { id, configuration } of await clientsWithPair(services, waiting.slice(at, at + BATCH))) {
      const reached = channels.filter((channel) => configuration.callbacks[channel] !== null);
      const found = reached.filter((channel) => parked.has(receiverOf(id, channel)));
      if (found.length > 0) reachable.push({ id, found });
    }
  }
  await sweepAll(services, reachable, {
    each: ({ id, found }) => job.step((tx) => resumeParked(tx, id, found, clock.now())),
    named: ({ id }) => ({ client: id }),
  });
  await makeLateEventsDue(job, services);
  return { again: clock.now() + MINUTE };
};

/** Makes events due that are put off for longer than any failure does, which a clock did that was ahead. */
async function makeLateEventsDue(job: RunningJob, services: Services): Promise<void> {
  const now = services.clock.now();
  const after = now + LONGEST_PAUSE;
  await sweepAll(services, await findReceiversAfter(services.db, after), {
    each: (receiver) => job.step((tx) => makeEventsDueAt(tx, receiver, { after, to: now })),
    named: (receiver) => ({ client: clientOf(receiver) }),
  });
}

/** Those of some clients that have a pair to sign with. */
async function clientsWithPair({ db, clock }: Services, ids: readonly string[]): Promise<Client[]> {
  const pairs = await listApiKeysOf(db, ids);
  const now = clock.now();
  return (await findClients(db, ids)).filter(({ id }) => signingPair(pairs.get(id) ?? [], now) !== null);
}
