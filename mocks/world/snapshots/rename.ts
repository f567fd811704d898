import { randomInt } from 'node:crypto';
import { newAlias, newCashAlias, newClabe, newCvu } from '../../../server/accounts/rules/bank-identifiers';
import { endToEndId } from '../../../server/bank/rules/transfer';
import { luhnDigit, newCvv } from '../../../server/cards/rules/pan';
import { PAN_LOOKUP } from '../../../server/cards/store/card-numbers';
import { boleto } from '../../../server/cash/rules/boleto';
import { DomainError } from '../../../server/kernel/errors';
import type { Vault } from '../../../server/platform/crypto/vault';
import type { Dialect, Tx } from '../../../server/platform/store/db';
import { type Content, linesOf, type Secret, type TableContent } from './content';
import { derivedIds, ID, isId } from './ids';
import { PARTS } from './parts';

type Value = string | number | null;
type Rows = Value[][];

interface Parsed extends Omit<TableContent, 'rows'> {
  rows: Rows;
}

/** Tells whether clients write a column for themselves: it stays as it is. */
const isOwn = (column: string | undefined) => column === 'metadata';

/** Words, ids and numbers: everything that may be an identifier. */
const TOKEN = /[0-9A-Za-z][0-9A-Za-z.-]{5,63}/g;

/** The parts that a copy has. */
const COPIED: ReadonlySet<string> = new Set(PARTS.filter(({ own }) => !own).map(({ table }) => table));

/**
 * Converts the data of one client so that another client can have it at the same time: other ids, other identifiers of
 * payment networks, other cards. Known withdrawal tokens and PINs stay.
 * @param to the client that will have it
 * @param tx the target database: rows are formatted as it formats them, so that equal rows are found
 * @param assertAllowed checks the rows of a table that this service may not have written itself, beside so many others
 * @throws DomainError SNAPSHOT_NOT_READABLE if no numbers are left for its cards
 */
export async function renamed(
  content: Content,
  from: string,
  to: string,
  vault: Vault,
  tx: Tx,
  assertAllowed: (table: Parsed, others: number) => void = () => undefined,
): Promise<Content> {
  const tables = content.tables.filter(({ name }) => COPIED.has(name)).map(parse);
  const rowCount = tables.reduce((sum, { rows }) => sum + rows.length, 0);
  for (const table of tables) assertAllowed(table, rowCount - table.rows.length);
  for (const table of tables) renameClient(table, from, to);
  const names = derivedIds(to, tables.flatMap(idsIn));
  nameIdentifiers(tables, names);
  names.set(from, to).set(to, to);
  const replace = (text: string) => text.replace(TOKEN, (token) => names.get(token) ?? token);
  for (const table of tables) {
    const named = (value: Value, at: number) =>
      typeof value !== 'string' || isOwn(table.columns[at]) ? value : replace(value);
    table.rows = table.rows.map((row) => row.map(named));
    table.secrets = table.secrets.map((secret) => ({ ...secret, key: secret.key.map(replace) }));
  }
  await makeCards(tables, vault, tx);
  makeTokens(tables);
  return {
    agreed: content.agreed,
    tables: tables.map((table) => ({ ...table, rows: linesFor(tx.dialect, table.rows) })),
  };
}

/** @throws Error for rows that are none */
function parse({ rows, columns, ...table }: TableContent): Parsed {
  const isRow = (row: unknown) => Array.isArray(row) && row.length === columns.length && row.every(isValue);
  const parsed = linesOf(rows).map((line) => {
    const row: unknown = JSON.parse(line);
    if (!isRow(row)) throw new Error(`the rows of ${table.name} are none`);
    return row;
  });
  return { ...table, count: parsed.length, columns, rows: parsed as Rows, digests: null };
}

function linesFor(dialect: Dialect, rows: Rows): string {
  const between = dialect === 'sqlite' ? ',' : ', ';
  return rows.map((row) => `[${row.map((value) => JSON.stringify(value)).join(between)}]`).join('\n');
}

const isValue = (value: unknown) => value === null || typeof value === 'string' || Number.isSafeInteger(value);

/** Columns in which the client itself is named, alone or in front of something of its own. */
const OWNERS: ReadonlySet<string> = new Set(['id', 'account_id', 'scope_id']);

/** The receiver of an event is a client's endpoint; that of a shipment is a person. */
const isOwner = (table: string, column: string) => OWNERS.has(column) || (table === 'outbox' && column === 'receiver');

/**
 * Replaces one client by another.
 * @throws Error where a third one is named
 */
function renameClient(table: Parsed, from: string, to: string): void {
  const rename = (value: Value, at: number): Value => {
    const column = table.columns[at] as string;
    if (typeof value !== 'string') return value;
    if (table.name === 'jobs' && column === 'payload') return JSON.stringify({ ...JSON.parse(value), clientId: to });
    if (!isOwner(table.name, column) || (isId(value) && value !== from)) return value;
    const [, owner, rest = ''] = value.match(/^([^:/]*)(.*)$/) ?? [];
    if (owner !== from) throw new Error(`${table.name}.${column} names another client`);
    return `${to}${rest}`;
  };
  table.rows = table.rows.map((row) => row.map(rename));
}

/** The ids in a table. Every id is replaced, so that none leads to data of another client. */
function idsIn({ columns, rows }: Parsed): string[] {
  const places = columns.flatMap((column, at) => (isOwn(column) ? [] : [at]));
  const found = new Set<string>();
  for (const row of rows) {
    for (const at of places) for (const [id] of String(row[at] ?? '').matchAll(ID)) found.add(id);
  }
  return [...found];
}

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');
const letters = (count: number) => Array.from({ length: count }, () => randomInt(36).toString(36)).join('');

/** Creates new identifiers for everything that payment networks know, because they are unique over all clients. */
function nameIdentifiers(tables: readonly Parsed[], names: Map<string, string>): void {
  const each = (table: string, column: string, make: (row: (name: string) => Value) => string) => {
    for (const row of recordsOf(tables, table)) {
      const known = row(column);
      if (typeof known === 'string') names.set(known, make(row));
    }
  };
  each('accounts', 'cvu', () => newCvu(randomInt));
  each('accounts', 'clabe', () => newClabe(randomInt));
  each('accounts', 'cash_alias', () => newCashAlias(randomInt));
  each('accounts', 'alias', () => newAlias(randomInt));
  each('accounts', 'alias_key', (row) => (names.get(String(row('alias'))) ?? '').toLowerCase());
  each('transfers', 'end_to_end_id', (row) => endToEndId(Number(row('created_at')), letters(11)));
  for (const row of recordsOf(tables, 'cash_in_intents')) {
    const made = boleto(BigInt(String(row('amount'))), Number(row('expires_at')), digits(25));
    names.set(String(row('barcode')), made.barcode).set(String(row('digitable_line')), made.digitableLine);
  }
}

function recordsOf(tables: readonly Parsed[], name: string): ((column: string) => Value)[] {
  const table = tables.find((one) => one.name === name);
  if (table === undefined) return [];
  return table.rows.map((row) => (column) => row[table.columns.indexOf(column)] ?? null);
}

/**
 * Generates card numbers and security codes. The first and last digits stay, because earlier events about the card
 * contain them. Only a thousand numbers have them, so some are generated again.
 */
async function makeCards(tables: readonly Parsed[], vault: Vault, tx: Tx): Promise<void> {
  const table = tables.find(({ name }) => name === 'card_secrets');
  if (table === undefined) return;
  const cards = new Map(recordsOf(tables, 'cards').map((card) => [String(card('id')), card]));
  const made: Secret[] = table.secrets.filter(({ column }) => column === 'pin_sealed');
  const hash = table.columns.indexOf('pan_hash');
  const drawn = new Set<string>();
  let open: Rows = table.rows;
  for (let round = 0; open.length > 0; round += 1) {
    if (round === MAX_ROUNDS) throw new DomainError('SNAPSHOT_NOT_READABLE');
    const tries = open.map((row) => {
      const id = String(row[table.columns.indexOf('card_id')]);
      const card = cards.get(id);
      const pan = panBetween(String(card?.('bin')), String(card?.('last_four')));
      return { row, id, pan, lookup: vault.lookup(pan, PAN_LOOKUP) };
    });
    const taken = await takenPans(tx, tries);
    open = [];
    for (const { row, id, pan, lookup } of tries) {
      if (taken.has(lookup) || drawn.has(lookup)) {
        open.push(row);
        continue;
      }
      drawn.add(lookup);
      row[hash] = lookup;
      made.push({ key: [id], column: 'pan_sealed', text: pan });
      made.push({ key: [id], column: 'cvv_sealed', text: newCvv(randomInt) });
    }
  }
  table.secrets = made;
}

/** The number of attempts after which no free number, or nearly none, is left. */
const MAX_ROUNDS = 200;
/** The number of card numbers that one lookup checks. */
const AT_ONCE = 1_000;

async function takenPans({ knex }: Tx, tries: readonly { lookup: string }[]): Promise<ReadonlySet<string>> {
  const taken = new Set<string>();
  for (let at = 0; at < tries.length; at += AT_ONCE) {
    const asked = tries.slice(at, at + AT_ONCE).map(({ lookup }) => lookup);
    for (const hash of await knex('card_secrets').whereIn('pan_hash', asked).pluck('pan_hash')) taken.add(hash);
  }
  return taken;
}

/** A number with these digits at its ends, of which the last free one makes it pass the Luhn check. */
function panBetween(bin: string, lastFour: string): string {
  const head = bin + digits(3);
  for (let digit = 0; digit < 10; digit += 1) {
    const body = `${head}${digit}${lastFour.slice(0, 3)}`;
    if (luhnDigit(body) === lastFour[3]) return body + lastFour[3];
  }
  throw new Error('a card has no bin or no last digits');
}

function makeTokens(tables: readonly Parsed[]): void {
  const table = tables.find(({ name }) => name === 'cash_out_intents');
  if (table === undefined) return;
  const known = new Set(table.secrets.map(({ key }) => key[0]));
  const ids = recordsOf([table], table.name).map((intent) => String(intent('id')));
  const made = ids.filter((id) => !known.has(id));
  table.secrets = [...table.secrets, ...made.map((id) => ({ key: [id], column: 'token_sealed', text: digits(4) }))];
}
