import { newId } from '../../ids';
import { type ClaimTime, ranOut, ranOutSql } from '../../store/claims';
import type { Reader, Tx } from '../../store/db';
import { prepared } from '../../store/prepared';
import { rowsOf } from '../../store/rows-of';
import { type Sql, sqlFor } from '../../store/sql';
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

/** Makes a job due at a moment that would otherwise be due later than another one. Times are milliseconds of the service's clock. */
export async function bringForward(
  { knex }: Tx,
  { kind, key }: Pick<Job, 'kind' | 'key'>,
  { after, to }: { after: number; to: number },
): Promise<void> {
  await knex('jobs').where({ kind, key }).where('run_at', '>', after).update({ run_at: to });
}

const FREE = `(claimed_until IS NULL OR ${ranOutSql('claimed_until')})`;

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
 * Takes the job that has been due for longest, for this worker alone, by one statement. One whose worker died is taken over when
 * its claim has run out.
 * @param now by the service's clock;
 * @param machineNow by the machine's
 */
export async function claimJob(
  tx: Tx,
  claim: ClaimTime & { now: number; kinds: readonly string[] },
): Promise<Job | null> {
  const until = claim.machineNow + claim.leaseMilliseconds;
  const given = [newId(), until, claim.now, JSON.stringify(claim.kinds), ...ranOut(claim)];
  const [row] = rowsOf(await prepared(tx, sqlFor(tx, CLAIM), given));
  return row === undefined ? null : jobs.read(row);
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

const FINISH = 'DELETE FROM jobs WHERE id = ? AND claimed_by = ?';

/** Takes a job that is done off the list, by one statement. */
export async function finishJob(tx: Tx, job: Job): Promise<void> {
  await prepared(tx, FINISH, [job.id, job.claimedBy]);
}

const releaseSql = (more: string) =>
  `UPDATE jobs SET run_at = ?, error = ?, claimed_by = NULL, claimed_until = NULL${more} WHERE id = ? AND claimed_by = ?`;
const RELEASE = releaseSql(', attempts = 0');
const RELEASE_FAILED = releaseSql('');

/** Gives a job back, to be taken up again, by one statement. @param error what went wrong, by name; null when nothing did */
export async function releaseJob(tx: Tx, job: Job, runAt: number, error: string | null): Promise<void> {
  await prepared(tx, error === null ? RELEASE : RELEASE_FAILED, [runAt, error, job.id, job.claimedBy]);
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
  { now, ...time }: ClaimTime & { now: number },
): Promise<number | null> {
  const due = await knex('jobs').where('run_at', '<=', now).whereRaw(FREE, ranOut(time)).min({ at: 'run_at' }).first();
  return due?.at ?? null;
}

/**
 * Counts the jobs that failed when they last ran, by kind. One that fails comes again within the longest pause: what is due later
 * is not looked at.
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
