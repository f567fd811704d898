import { clientNamed } from '../../admin/onboarding/parts';
import { UsageError } from '../../cli/declaration';
import { chosenRevision } from '../../generated/revisions';
import type { Client } from '../../server/kernel/client';
import { ConfigError } from '../../server/platform/config';
import { readCheckedConfig } from '../../server/platform/misspelt-settings';
import type { Reader } from '../../server/platform/store/db';
import { openExistingDb } from '../../server/run';
import { settledClient } from '../../server/settlement/run';
import { type ChangedRow, changedRows } from './files';
import { seenInArchive } from './from-har';
import { seenInLog } from './from-log';
import { printed } from './print';
import type { Report } from './report';
import { isServed } from './requests';
import { type Side, sideOf } from './side';
import { daysWithCardTransactions } from './store';
import { Judgement } from './upgrade';

interface Options {
  client: string | undefined;
  har: string | undefined;
  from: string | undefined;
  to: string;
  json: boolean;
}

/**
 * Compares the requests of a client with another revision and prints what would change.
 * @returns the exit code
 */
export async function upgrade(options: Options): Promise<number> {
  const { client, har, from, to, json } = options;
  if ((client === undefined) === (har === undefined)) {
    throw new UsageError('Name what to compare: --client NAME|ID, or --har FILE');
  }
  if (client !== undefined && from !== undefined) {
    throw new UsageError('--from needs --har: the request log knows the revision of each request');
  }
  const after = await sideNamed(to);
  const report = har === undefined ? await ofClient(client as string, after) : await ofArchive(har, from, after);
  process.stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : printed(report));
  return report.affected.length + report.rows.length > 0 ? 1 : 0;
}

/** Finds the revision that somebody typed. @throws UsageError for what is none, or names an axis twice */
async function sideNamed(text: string): Promise<Side> {
  try {
    chosenRevision(text);
    return await sideOf(text);
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

async function ofArchive(file: string, from = 'current', after: Side): Promise<Report> {
  const before = await sideNamed(from);
  const archive = seenInArchive(file, from);
  // An archive of a browser also has requests to other servers.
  const requests = archive.requests.filter((request) => isServed(before, request) || isServed(after, request));
  const judgement = new Judgement(before, after, from);
  await judgement.take({ ...archive, requests });
  return { ...judgement.report(), rows: [] };
}

async function ofClient(named: string, after: Side): Promise<Report> {
  const config = readCheckedConfig(process.env);
  const db = await openExistingDb(config);
  try {
    if (!(await db.knex.schema.hasTable('request_log'))) {
      throw new ConfigError([
        'the database is that of a service without a sandbox, which logs no requests: --har FILE',
      ]);
    }
    return await reportOnClient(db, await clientNamed(db, named), config.revision, after);
  } finally {
    await db.close();
  }
}

/**
 * Holds the request log of a client, and its settlement files, against another revision.
 * @param preferred the revision of clients that pin none
 */
export async function reportOnClient(db: Reader, client: Client, preferred: string, after: Side): Promise<Report> {
  const present = client.revision ?? preferred;
  const before = await sideOf(present);
  const judgement = new Judgement(before, after, present);
  for await (const seen of seenInLog(db, client.id)) await judgement.take(seen);
  const days = await daysWithCardTransactions(db, client.id);
  const rows: ChangedRow[] = [];
  for await (const row of changedRows(db, settledClient(client), days, before, after)) rows.push(row);
  return { ...judgement.report(), rows };
}
