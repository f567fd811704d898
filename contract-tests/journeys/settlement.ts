import assert from 'node:assert/strict';
import { type Column, type FileName, type SettlementFile, settlementFor } from '../../generated/settlement';
import { rowChecksFor } from '../../generated/settlement-checks';
import { CsvReader } from '../../server/settlement/rules/csv-reader';
import { newCardTransaction, newForced } from '../world/entities/card-transactions';
import { newCard, newGroup } from '../world/entities/cards';
import { dayFromNow, settleDay } from '../world/entities/settlement';
import { brazilianInput, newUser, userInput } from '../world/entities/users';
import type { World } from '../world/world';
import type { Journey, Stage } from './journey';

type Cells = Record<string, string | null>;

/** The home countries of the clients of the two currency rules, and the currencies paid there. */
const HOMES = [
  { country: 'ARG', currency: 'ARS' },
  { country: 'BRA', currency: 'BRL' },
] as const;
type Home = (typeof HOMES)[number];

/** A use that the fraud engine refuses, with one of the details that the reduced list leaves out. */
const REFUSED = { condition: 'FRAUD_ENGINE' } as const;

/**
 * Cards are used in domestic and international transactions, and the files of the day must show them as the revision
 * requires.
 */
export const settlement: Journey = {
  name: 'settlement files',
  run: async (stage) => {
    const clients = [];
    for (const home of HOMES) {
      const client = await stage.world.openClient({ country: home.country });
      const world = stage.world.as(client);
      await useCard(world, home);
      clients.push({ world, home });
    }
    const day = await dayFromNow(stage.world, 0);
    await settleDay(
      clients.map(({ world }) => world),
      day,
    );
    for (const { world, home } of clients) {
      for (const file of ['transactions', 'presentations'] as const) {
        await readFile(stage, { file, day, clientId: world.client.id, home, world });
      }
    }
  },
};

async function useCard(world: World, { country, currency }: Home): Promise<void> {
  const group = await newGroup(world, { country_code: country });
  const user = await newUser(world, country === 'BRA' ? brazilianInput(world) : userInput(world));
  const body = { user_id: user.id, affinity_group_id: group.id, card_type: 'VIRTUAL' } as const;
  const { id: card_id } = await newCard(world, body);
  const atHome = { card_id, currency, country_code: country } as const;
  const abroad = { card_id, currency: 'USD', country_code: 'USA' } as const;
  for (const usage of [atHome, abroad]) {
    const { id } = await newForced(world, usage);
    await world.call('clearAtNetwork', { path: { transaction_id: id }, body: {} });
  }
  const { status_detail } = await newCardTransaction(world, { ...atHome, ...REFUSED });
  assert.equal(status_detail, 'REJECTED_FRAUD');
}

interface WantedFile {
  file: FileName;
  day: string;
  clientId: string;
  home: Home;
  /** The world whose client reads the same file over HTTP. */
  world: World;
}

async function readFile({ revision, settlementFile, fail }: Stage, wanted: WantedFile): Promise<void> {
  const { file, home, world } = wanted;
  const rule = settlementFor(revision).files[file];
  const name = rule.name.replace('{yyyy}_{mm}_{dd}', wanted.day.replaceAll('-', '_'));
  const text = await settlementFile(wanted.clientId, `${rule.folder}/${name}`);
  const overHttp = await world.call('getSettlementFile', { path: { folder: file, name } });
  assert.equal(overHttp, text, `the ${file} file is another over HTTP`);
  const reader = new CsvReader();
  const [head = [], ...lines] = [...reader.read(text), ...reader.end()].map(({ cells }) => cells);
  const columns = rule.columns.filter(({ credit }) => !credit);
  assert.deepEqual(
    head,
    columns.map((column) => column.name),
    `the columns of the ${file} file are others`,
  );
  assert.ok(lines.length >= 2, `the ${file} file has ${lines.length} rows`);
  for (const line of lines) {
    const cells = Object.fromEntries(head.map((column, index) => [column, line[index] || null]));
    for (const problem of rowProblems(cells, { rule, home, columns })) fail(`${file} of ${home.country}: ${problem}`);
    const check = rowChecksFor(revision)[file];
    if (check(values(cells, columns))) continue;
    for (const { instancePath, message } of check.errors ?? [])
      fail(`${file} of ${home.country}: ${instancePath} ${message}`);
  }
}

/** Cells as the contract's schemas take them. */
function values(cells: Cells, columns: readonly Column[]): Record<string, unknown> {
  return Object.fromEntries(
    columns.map(({ name, schema }) => {
      const isWhole = [schema.type].flat().includes('integer');
      const cell = cells[name] ?? null;
      return [name, isWhole && cell !== null ? Number(cell) : cell];
    }),
  );
}

function rowProblems(
  cells: Cells,
  { rule, home, columns }: { rule: SettlementFile; home: Home; columns: readonly Column[] },
): string[] {
  return columns
    .filter(({ policy }) => policy !== undefined)
    .flatMap(({ name, policy }) => {
      const wanted = currencyBy(rule.policies[policy ?? ''], cells.ORIGIN, home);
      if (cells[name] === null || cells[name] === wanted) return [];
      return [`${name} is ${cells[name]}, not ${wanted}, of what is ${cells.ORIGIN}`];
    });
}

/**
 * The currency rules of the contract, read from its text independently, because the service's own reading is tested.
 */
function currencyBy(rule: string | undefined, origin: string | null | undefined, { country, currency }: Home): string {
  if (rule === 'always-usd') return 'USD';
  if (rule === 'usd-in-argentina-else-local') return country === 'ARG' ? 'USD' : currency;
  if (rule === 'local-if-domestic-else-usd') return origin === 'DOMESTIC' ? currency : 'USD';
  throw new Error(`no currency rule is called ${rule}`);
}
