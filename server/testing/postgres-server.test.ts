import { Client } from 'pg';
import type { PostgresConfig } from '../platform/store/open';
import { useDatabase } from './database';

const database = useDatabase();

it('a database of the tests orders texts and writes values in other ways than PostgreSQL does by default', async () => {
  if (process.env.DATABASE_URL_TEST_IS_GIVEN) return;
  const client = new Client({ connectionString: (database.config as PostgresConfig).url });
  await client.connect();
  const { rows } = await client.query(`SELECT
    (SELECT string_agg(text, ' ' ORDER BY text) FROM (VALUES ('Z'), ('ña'), ('o'), ('nz'), ('B'), ('a')) AS given (text)) AS texts,
    TIMESTAMPTZ '2026-01-15 12:00:00+00' ::text AS moment,
    INTERVAL '1 day 2 hours' ::text AS duration,
    (FLOAT8 '0.1' + FLOAT8 '0.2') ::text AS number,
    BYTEA '\\x61ff' ::text AS bytes`);
  await client.end();
  expect(rows).toEqual([
    {
      texts: 'a B nz ña o Z',
      moment: '15/01/2026 09:00:00 -03',
      duration: '1 2:00:00',
      number: '0.3',
      bytes: 'a\\377',
    },
  ]);
});
