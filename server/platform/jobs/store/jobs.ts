import { newId } from '../../ids';
import type { Reader, Tx } from '../../store/db';
import { prepared } from '../../store/prepared';
import { rowsOf } from '../../store/rows-of';
import { type Job, jobs } from './tables';

export type { Job } from './tables';

/**
 * Puts a job on the list. One of this kind and key that waits already is left as it is; with `restart` it runs once more,
 * even when it is running this moment: what it read may be out of date.
 */
export async function enqueueJob(
  { knex }: Tx,
  {
    kind,
    key,
    payload,
    runAt,
    restart = false,
  }: Pick<Job, 'kind' | 'key' | 'payload' | 'runAt'> & { restart?: boolean },
): Promise<void> {
  const job: Job = {
    id: newId(),
    kind,
    key,
    payload,
    runAt,
    attempts: 0,
    claimedBy: null,
    claimedUntil: null,
    error: null,
  };
  const insert = knex('jobs').insert(jobs.write(job)).onConflict(['kind', 'key']);
  await (restart
    ? insert.merge(['payload', 'run_at', 'attempts', 'claimed_by', 'claimed_until', 'error'])
    : insert.ignore());
}

/**
 * Takes the job that has been due for longest, for this worker alone. One whose worker died is taken over when its
 * claim has run out.
 * @param now by the service's clock;
 * @param machineNow by the machine's
 */
export async function claimJob(
  { knex, dialect }: Tx,
  claim: { now: number; machineNow: number; leaseMilliseconds: number; kinds: readonly string[] },
): Promise<Job | null> {
  const due = knex('jobs')
    .where('run_at', '<=', claim.now)
    .whereIn('kind', claim.kinds)
    .where((free) => free.whereNull('claimed_until').orWhere('claimed_until', '<=', claim.machineNow))
    .orderBy(['run_at', 'id']);
  if (dialect === 'postgres') due.forUpdate().skipLocked();
  const found = await due.first('id');
  if (found === undefined) return null;
  const [row] = await knex('jobs')
    .where({ id: found.id })
    .update({ claimed_by: newId(), claimed_until: claim.machineNow + claim.leaseMilliseconds })
    .increment('attempts', 1)
    .returning(jobs.names);
  return jobs.read(row as Record<string, unknown>);
}

/** Extends a claim; a job that got on has failed for the last time before that. @returns whether it is still held; nothing may be written for a job whose claim is lost */
export async function renewClaim(
  tx: Tx,
  job: Job,
  { until, isAdvanced }: { until: number; isAdvanced: boolean },
): Promise<boolean> {
  const renewal = isAdvanced ? ADVANCE : RENEWAL;
  return rowsOf(await prepared(tx, renewal, [until, job.id, job.claimedBy])).length === 1;
}

const RENEWAL = 'UPDATE jobs SET claimed_until = ? WHERE id = ? AND claimed_by = ? RETURNING id';
const ADVANCE = 'UPDATE jobs SET claimed_until = ?, attempts = 1 WHERE id = ? AND claimed_by = ? RETURNING id';

/** Extends a claim by a sign of life, unless the job is at a step at this moment, which extends it itself. */
export async function extendClaim({ knex, dialect }: Tx, job: Job, until: number): Promise<void> {
  const held = knex('jobs').where({ id: job.id, claimed_by: job.claimedBy }).select('id');
  if (dialect === 'postgres') held.forUpdate().skipLocked();
  await knex('jobs').whereIn('id', held).update({ claimed_until: until });
}

/** Takes a job that is done off the list. */
export async function finishJob({ knex }: Tx, job: Job): Promise<void> {
  await knex('jobs').where({ id: job.id, claimed_by: job.claimedBy }).delete();
}

/** Gives a job back, to be taken up again. @param error what went wrong, by name; null when nothing did */
export async function releaseJob({ knex }: Tx, job: Job, runAt: number, error: string | null): Promise<void> {
  await knex('jobs')
    .where({ id: job.id, claimed_by: job.claimedBy })
    .update({
      run_at: runAt,
      claimed_by: null,
      claimed_until: null,
      error,
      ...(error === null ? { attempts: 0 } : {}),
    });
}

/**
 * Counts the jobs that are due, whoever has them in hand. One look at the whole list: a worker may be putting further jobs on
 * it with its last step, and a claim may not be committed yet.
 * @param now by the service's clock
 */
export async function countDueJobs(
  { knex }: Reader,
  { now, kinds }: { now: number; kinds: readonly string[] },
): Promise<number> {
  const due = await knex('jobs').where('run_at', '<=', now).whereIn('kind', kinds).count({ count: '*' }).first();
  return Number(due?.count ?? 0);
}

/** The time by the service's clock since when the job is due that waits longest and that nobody has in hand; null when none does. */
export async function findJobDueSince(
  { knex }: Reader,
  { now, machineNow }: { now: number; machineNow: number },
): Promise<number | null> {
  const due = await knex('jobs')
    .where('run_at', '<=', now)
    .where((free) => free.whereNull('claimed_until').orWhere('claimed_until', '<=', machineNow))
    .min({ at: 'run_at' })
    .first();
  return due?.at ?? null;
}
