import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseRevision } from '../../generated/revisions';
import { openDb } from '../../server/platform/store/open';
import { writeDay } from '../../server/settlement/write-day';
import { writeFiles } from '../../server/settlement/write-files';
import { announce, answerQuestions } from '../lib/child';
import { CLIENT, DAY, openBenchDb } from './fixture';

/** Serves a row of the database, and writes the files of a day when it is asked to: in a thread, or where it serves. */
function main(): void {
  const { BENCH_FOLDER: folder = '', BENCH_DATABASE: url } = process.env;
  const db = url === undefined ? openBenchDb(folder) : openDb({ dialect: 'postgres', url });
  const task = () => ({
    db,
    stopSignal: new AbortController().signal,
    config: { dataDir: mkdtempSync(join(tmpdir(), 'files-')), settlementDir: null },
    client: CLIENT,
    revision: parseRevision('current'),
    day: DAY,
    amendments: null,
  });
  answerQuestions({ thread: () => writeDay(task()), inPlace: () => writeFiles(task()) });
  const server = createServer(async (_request, response) => {
    const row = await db.knex('card_transactions').where('client_id', CLIENT.id).first('id');
    response.end(JSON.stringify(row));
  });
  server.listen(0, '127.0.0.1', () => announce((server.address() as AddressInfo).port));
}

main();
