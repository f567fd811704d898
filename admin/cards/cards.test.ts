import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { CommandSpec } from '../../cli/declaration';
import { FROM_SOURCE } from '../../cli/own-code';
import { parse } from '../../cli/program';
import { undeclaredFields } from '../../cli/testing/json-fields';
import { CardBench } from '../../server/testing/cards';
import { useServer } from '../../server/testing/server';
import { command } from './command';
import { report } from './report';

const server = useServer();
const bench = async () => new CardBench(server(), await server().client());

async function reported(...words: string[]) {
  const { values } = parse(command, ['report', ...words]);
  const { clock, database } = server();
  const { json } = await report({ db: database.db, now: clock.now() }, values as never);
  expect(undeclaredFields(command.commands?.[0] as CommandSpec, json)).toEqual([]);
  return json;
}

it.each(['LOST', 'STOLEN'])('a card that somebody reports is %s', async (status) => {
  const b = await bench();
  const { id } = await b.card();
  const output = await reported('--client', b.client.client.id, '--card', id, `--${status.toLowerCase()}`);
  expect(output).toEqual({ id, previous_status: 'ACTIVE', status, status_detail: status });
  expect(await b.ask('GET', `/cards/v1/${id}`)).toMatchObject({ status, status_detail: status });
});

it('a card that has no such step, or is another client’s, stays as it is', async () => {
  const b = await bench();
  const { id } = await b.card({ card_type: 'PHYSICAL' });
  const [named, other] = [b.client.client.id, (await server().client()).client.id];
  await expect(reported('--client', named, '--card', id, '--lost')).rejects.toThrow('ILLEGAL_STEP');
  await expect(reported('--client', other, '--card', id, '--lost')).rejects.toThrow('CARD_NOT_FOUND');
  await expect(reported('--client', named, '--card', id)).rejects.toThrow('--lost or --stolen: one of the two');
  await expect(reported('--client', named, '--card', id, '--lost', '--stolen')).rejects.toThrow('one of the two');
  expect(await b.ask('GET', `/cards/v1/${id}`)).toMatchObject({ status: 'CREATED', status_detail: null });
});

it('runs as a command, whose refusals are one line', async () => {
  const b = await bench();
  const { id } = await b.card();
  const { config } = server().database;
  const where = config.dialect === 'sqlite' ? { DATA_DIR: dirname(config.file) } : { DATABASE_URL: config.url };
  const run = (...words: string[]) =>
    promisify(execFile)(
      process.execPath,
      [
        ...FROM_SOURCE,
        join(__dirname, '../../cli/contrato.ts'),
        'cards',
        'report',
        '--client',
        b.client.client.id,
        ...words,
      ],
      { env: { PATH: process.env.PATH, ...where } },
    );
  const { stdout } = await run('--card', id, '--stolen', '--json');
  expect(JSON.parse(stdout)).toMatchObject({ id, status: 'STOLEN' });
  const refused = await run('--card', id, '--lost').catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: 2, stderr: expect.stringMatching(/^ILLEGAL_STEP: [^\n]*\n$/) });
});
