import type { Knex } from 'knex';

/** The characters between parts of a text: neither JSON nor SQL has any of them. */
export const SEPARATORS = { parts: '\u001e', fields: '\u001f', clients: '\u001d' } as const;

/**
 * Runs statements on the node that it is called on, each prepared once by a session. The work has the texts of the
 * statements, then parts: clients, then the numbers of texts, each with its JSON parameter. Every part answers where
 * its clients lie, every statement its first value.
 */
const RUN = `CREATE OR REPLACE FUNCTION run_at_clients(client TEXT, work TEXT) RETURNS TEXT LANGUAGE plpgsql
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
  SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  parts TEXT[] := string_to_array(work, chr(30));
  texts TEXT[] := string_to_array(parts[1], chr(31));
  hashes TEXT[] := ARRAY(SELECT md5(t) FROM unnest(texts) AS t);
  fields TEXT[];
  place TEXT;
  text_number INTEGER;
  name TEXT;
  answer TEXT;
  answers TEXT;
  all_answers TEXT[];
BEGIN
  FOR number IN 2 .. array_length(parts, 1) LOOP
    fields := string_to_array(parts[number], chr(31));
    place := place_of_clients(string_to_array(fields[1], chr(29)));
    answers := place;
    FOR at IN 2 .. array_length(fields, 1) BY 2 LOOP
      text_number := fields[at]::INTEGER;
      name := 'at_' || split_part(place, ' ', 1) || '_' || hashes[text_number];
      IF current_setting('contrato.' || name, true) IS DISTINCT FROM 'prepared' THEN
        PERFORM prepare_at_clients(name, place, texts[text_number]);
      END IF;
      EXECUTE 'EXECUTE ' || name || '(' || quote_literal(fields[at + 1]) || ')' INTO answer;
      answers := answers || chr(31) || COALESCE(answer, '');
    END LOOP;
    all_answers := all_answers || answers;
  END LOOP;
  RETURN array_to_string(all_answers, chr(30));
END $$`;

/** A setting of the session says what is prepared; a rollback takes that back, and leaves the statement. */
const PREPARE = `CREATE OR REPLACE FUNCTION prepare_at_clients(name TEXT, place TEXT, statement TEXT) RETURNS VOID LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_prepared_statements AS p WHERE p.name = prepare_at_clients.name) THEN
    EXECUTE 'PREPARE ' || name || '(JSONB) AS ' || statement_at(place, statement);
  END IF;
  PERFORM set_config('contrato.' || name, 'prepared', false);
END $$`;

const ON_ONE_NODE = [
  `CREATE OR REPLACE FUNCTION place_of_clients(clients TEXT[]) RETURNS TEXT LANGUAGE sql STABLE AS $$ SELECT '0 0' $$`,
  `CREATE OR REPLACE FUNCTION statement_at(place TEXT, statement TEXT) RETURNS TEXT LANGUAGE sql AS $$ SELECT statement $$`,
];

/**
 * Finds the shard of clients and its node. The lock keeps the shard where it is until the transaction ends; who moved
 * it before that is seen by what stands in the catalogue then.
 */
const PLACE = `CREATE OR REPLACE FUNCTION place_of_clients(clients TEXT[]) RETURNS TEXT LANGUAGE plpgsql AS $$
DECLARE
  shard BIGINT := get_shard_id_for_distribution_column('clients', clients[1]);
  node INTEGER;
BEGIN
  FOR at IN 2 .. array_length(clients, 1) LOOP
    IF get_shard_id_for_distribution_column('clients', clients[at]) <> shard THEN
      RAISE EXCEPTION 'clients lie apart' USING ERRCODE = 'serialization_failure';
    END IF;
  END LOOP;
  PERFORM lock_shard_metadata(5, ARRAY[shard]);
  SELECT p.groupid INTO node FROM pg_dist_placement AS p JOIN pg_dist_local_group AS l ON l.groupid = p.groupid
    WHERE p.shardid = shard;
  IF node IS NULL THEN
    RAISE EXCEPTION 'a client has been moved to another node' USING ERRCODE = 'serialization_failure';
  END IF;
  RETURN shard || ' ' || node;
END $$`;

const STATEMENT = `CREATE OR REPLACE FUNCTION statement_at(place TEXT, statement TEXT) RETURNS TEXT LANGUAGE plpgsql AS $$
DECLARE
  here RECORD;
BEGIN
  FOR here IN SELECT p.logicalrelid::text AS name, s.shardid FROM pg_dist_shard AS one
      JOIN pg_dist_partition AS c ON c.logicalrelid = one.logicalrelid
      JOIN pg_dist_partition AS p ON p.colocationid = c.colocationid
      JOIN pg_dist_shard AS s ON s.logicalrelid = p.logicalrelid AND s.shardminvalue = one.shardminvalue
    WHERE one.shardid = split_part(place, ' ', 1)::bigint LOOP
    statement := regexp_replace(statement, '\\m' || here.name || '\\M', here.name || '_' || here.shardid, 'g');
  END LOOP;
  RETURN statement;
END $$`;

/**
 * Creates the functions for one node whose keys also begin with the client: tests use it to run the code for several
 * nodes.
 */
export async function makeFunctions(knex: Knex): Promise<void> {
  for (const statement of [...ON_ONE_NODE, PREPARE, RUN]) await knex.raw(statement.replaceAll('?', '\\?'));
}

/** Creates the functions for several nodes, once the tables are distributed. */
export async function createDistributedFunctions(knex: Knex): Promise<void> {
  for (const statement of [PLACE, STATEMENT, PREPARE, RUN]) await knex.raw(statement.replaceAll('?', '\\?'));
  await knex.raw(
    `SELECT create_distributed_function('run_at_clients(text, text)', 'client', colocate_with => 'clients', force_delegation => true)`,
  );
}
