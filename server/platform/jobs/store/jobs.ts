import { newId } from '../../ids';
import { type ClaimTime, expiredSql, expiredValues } from '../../store/claims';
import type { Reader, Tx } from '../../store/db';
import { prepared } from '../../store/prepared';
import { rowsOf } from '../../store/rows-of';
import { type Sql, sqlFor } from '../../store/sql';
import { type Job, jobs } from './tables';

export type { Job } from './tables';

/**
 * Adds a job. A waiting job of this kind and key is left unchanged; with `restart` it runs once more, even if it is
 * running now, because its data may be out of date.
 */
export async function enqueueJob(
  tx: Tx,
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
  const insert = tx.knex('jobs').insert(jobs.write(job)).onConflict(['kind', 'key']);
  const restarted = ['payload', 'run_at', 'attempts', 'claimed_by', 'claimed_until', 'error'];
  tx.pipeline(restart ? insert.merge(restarted) : insert.ignore());
}

/**
 * Makes a job due at a moment that would otherwise be due later than another one. Times are milliseconds of the
 * service's clock.
 */
export async function makeDueAt(
  { knex }: Tx,
  { kind, key }: Pick<Job, 'kind' | 'key'>,
  { after, to }: { after: number; to: number },
): Promise<void> {
  await knex('jobs').where({ kind, key }).where('run_at', '>', after).update({ run_at: to });
}

/**
 * Makes jobs due at a moment that would otherwise be due later than another one: those of some kinds, and those whose
 * last run failed. Times are milliseconds of the service's clock.
 */
export async function makeLateJobsDueAt(
  { knex }: Tx,
  { kinds, after, to }: { kinds: readonly string[]; after: number; to: number },
): Promise<void> {
  await knex('jobs')
    .where('run_at', '>', after)
    .where((late) => late.whereNotNull('error').orWhereIn('kind', kinds))
    .update({ run_at: to });
}

const FREE = `(claimed_until IS NULL OR ${expiredSql('claimed_until')})`;

/** @param among the condition that the kind is one of a list in JSON; @param lock of what is found */
const claimSql = (among: string, lock: string) =>
  `UPDATE jobs SET claimed_by = ?, claimed_until = ?, attempts = attempts + 1
    WHERE id = (SELECT id FROM jobs WHERE run_at <= ? AND ${among} AND ${FREE} ORDER BY run_at, id LIMIT 1 ${lock})
    RETURNING ${jobs.select()}`;
const CLAIM: Sql = {
  sqlite: claimSql('kind IN (SELECT value FROM json_each(?))', ''),
  postgres: claimSql('kind = ANY(ARRAY(SELECT jsonb_array_elements_text(?::jsonb)))', 'FOR UPDATE SKIP LOCKED'),
};

/**
 * Claims the job that has been due for the longest time, for this worker only, by one statement. A job whose worker
 * died is taken over when its claim has expired.
 * @param now by the service's clock;
 * @param machineNow by the machine's
 */
export async function claimJob(
  tx: Tx,
  claim: ClaimTime & { now: number; kinds: readonly string[] },
): Promise<Job | null> {
  const until = claim.machineNow + claim.leaseMilliseconds;
  const given = [newId(), until, claim.now, JSON.stringify(claim.kinds), ...expiredValues(claim)];
  const [row] = rowsOf(await prepared(tx, sqlFor(tx, CLAIM), given));
  return row === undefined ? null : jobs.read(row);
}

/**
 * Extends a claim; a job that made progress starts its count of failures again.
 * @returns whether it is still held; nothing may be written for a job whose claim is lost
 */
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

/** Extends a claim by a heartbeat, unless the job is in a step, which extends the claim itself. */
export async function extendClaim({ knex, dialect }: Tx, job: Job, until: number): Promise<void> {
  const held = knex('jobs').where({ id: job.id, claimed_by: job.claimedBy }).select('id');
  if (dialect === 'postgres') held.forUpdate().skipLocked();
  await knex('jobs').whereIn('id', held).update({ claimed_until: until });
}

const FINISH = 'DELETE FROM jobs WHERE id = ? AND claimed_by = ?';

/** Deletes a finished job, by one statement. */
export async function finishJob(tx: Tx, job: Job): Promise<void> {
  await prepared(tx, FINISH, [job.id, job.claimedBy]);
}

const releaseSql = (more: string) =>
  `UPDATE jobs SET run_at = ?, error = ?, claimed_by = NULL, claimed_until = NULL${more} WHERE id = ? AND claimed_by = ?`;
const RELEASE = releaseSql(', attempts = 0');
const RELEASE_FAILED = releaseSql('');

/**
 * Releases a job, to be claimed again, by one statement.
 * @param error the name of the error; null if there was none
 */
export async function releaseJob(tx: Tx, job: Job, runAt: number, error: string | null): Promise<void> {
  await prepared(tx, error === null ? RELEASE : RELEASE_FAILED, [runAt, error, job.id, job.claimedBy]);
}

/**
 * Counts the due jobs, including claimed ones, with one read of the whole table: a worker may add further jobs with its
 * last step, and a claim may not be committed yet.
 * @param now by the service's clock
 */
export async function countDueJobs(
  { knex }: Reader,
  { now, kinds }: { now: number; kinds: readonly string[] },
): Promise<number> {
  const due = await knex('jobs').where('run_at', '<=', now).whereIn('kind', kinds).count({ count: '*' }).first();
  return Number(due?.count ?? 0);
}

/** The time, by the service's clock, since which the oldest unclaimed job is due; null if there is none. */
export async function findJobDueSince(
  { knex }: Reader,
  { now, ...time }: ClaimTime & { now: number },
): Promise<number | null> {
  const due = await knex('jobs')
    .where('run_at', '<=', now)
    .whereRaw(FREE, expiredValues(time))
    .min({ at: 'run_at' })
    .first();
  return due?.at ?? null;
}

/**
 * Counts the jobs whose last run failed, by kind. A failed job runs again within the longest pause, so jobs that are
 * due later are not read.
 * @param now by the service's clock
 */
export async function countFailingJobs(
  { knex }: Reader,
  { now, longestPause }: { now: number; longestPause: number },
): Promise<Record<string, number>> {
  const found: { kind: string; count: number | string }[] = await knex('jobs')
    .where('run_at', '<=', now + longestPause)
    .whereNotNull('error')
    .groupBy('kind')
    .select('kind')
    .count({ count: '*' });
  return Object.fromEntries(found.map(({ kind, count }) => [kind, Number(count)]));
}
