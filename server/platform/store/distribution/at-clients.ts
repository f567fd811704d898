import type { Reader } from '../db';
import { TransactionConflict } from '../errors';
import { prepared } from '../prepared';
import { rowsOf } from '../rows-of';
import { SEPARATORS } from './functions';
import type { Places } from './places';

/** A statement of a fixed text about rows of clients, whose only parameter `$1` is JSON. */
export interface StatementAtNode {
  sql: string;
  parameter: string;
}

/** Statements about clients that are on the same node. */
export interface PartAtNode {
  clientIds: readonly string[];
  statements: readonly StatementAtNode[];
}

/** The calls, identified by the names of their results: a connection sends no write before its BEGIN is answered. */
const CALLS = { read: 'SELECT run_at_clients(?, ?) AS found', write: 'SELECT run_at_clients(?, ?) AS written' };

/** A part with its number among all. */
type Numbered = [number: number, part: PartAtNode];

/**
 * Runs statements on the nodes that have the rows of their clients: those of a part one after the other, with one call
 * for each node. A statement is an SQL text that was made for one node; the node puts its own names of the tables into
 * it.
 * @returns the first value of each statement of each part
 */
export async function runAtClients(
  reader: Pick<Reader, 'knex' | 'places'>,
  parts: readonly PartAtNode[],
  kind: keyof typeof CALLS,
): Promise<string[][]> {
  const { places } = reader;
  if (places === null) throw new Error('all clients lie on one node');
  const answers: string[][] = [];
  const call = async (numbered: readonly Numbered[]) => {
    const row = rowsOf(await prepared(reader, CALLS[kind], parametersOf(numbered)))[0] as Record<string, string>;
    const answered = Object.values(row)[0]?.split(SEPARATORS.parts) ?? [];
    for (const [at, [number, { clientIds }]] of numbered.entries()) {
      const [place = '', ...values] = answered[at]?.split(SEPARATORS.fields) ?? [];
      places.learn(clientIds, place);
      answers[number] = values;
    }
  };
  try {
    await Promise.all(byNode(places, parts).map(call));
  } catch (error) {
    if (error instanceof TransactionConflict) places.forget(parts.flatMap(({ clientIds }) => clientIds));
    throw error;
  }
  return answers;
}

function byNode(places: Places, parts: readonly PartAtNode[]): Numbered[][] {
  const nodes = new Map<string, Numbered[]>();
  for (const [number, part] of parts.entries()) {
    const node = places.nodeOf(firstOf(part));
    const there = nodes.get(node) ?? [];
    nodes.set(node, there);
    there.push([number, part]);
  }
  return [...nodes.values()];
}

function firstOf({ clientIds: [first] }: PartAtNode): string {
  if (first === undefined) throw new Error('a part of a call has clients');
  return first;
}

/** The client that leads to the node, and the work as `run_at_clients` reads it: each text of a statement once. */
function parametersOf(numbered: readonly Numbered[]): [string, string] {
  const parts = numbered.map(([, part]) => part);
  const texts = [...new Set(parts.flatMap(({ statements }) => statements.map(({ sql }) => sql)))];
  const numbers = new Map(texts.map((text, at) => [text, String(at + 1)]));
  const work = [texts.join(SEPARATORS.fields), ...parts.map((part) => textOf(part, numbers))];
  return [firstOf(parts[0] as PartAtNode), work.join(SEPARATORS.parts)];
}

function textOf({ clientIds, statements }: PartAtNode, numbers: ReadonlyMap<string, string>): string {
  const fields = statements.flatMap(({ sql, parameter }) => [numbers.get(sql) ?? '', parameter]);
  return [clientIds.join(SEPARATORS.clients), ...fields].join(SEPARATORS.fields);
}
