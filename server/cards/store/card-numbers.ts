import { randomInt } from 'node:crypto';
import type { Vault } from '../../platform/crypto/vault';
import type { Reader, Tx } from '../../platform/store/db';
import { readSetting, writeSetting } from '../../platform/store/settings';
import { newPan } from '../rules/pan';

/** The purpose under which `Vault.lookup` hashes card numbers. */
export const PAN_LOOKUP = 'cards.pan';

/** The unique index of the keyed hashes of numbers. */
export const PAN_CONSTRAINT = 'card_secrets_pan';

/**
 * How many random numbers are tried in turn before a range counts as used up. If none of them is free, more than 99 %
 * of the range is in use: with 99 %, that happens once in 10¹³ times.
 */
const ROUNDS = [100, 1_000, 2_000] as const;

/** How many random numbers a measurement draws: its result is usually right to one or two hundredths. */
const SAMPLE = 1_000;

/** The setting with the measured share of each range, by its first digits. */
const USED = 'cards.numbers-used';

/** Finds free numbers of a range, in rounds; it ends when the range counts as used up. */
export async function* drawFreePans(reader: Reader, vault: Vault, bin: string): AsyncGenerator<string> {
  for (const count of ROUNDS) yield* await freePans(reader, vault, bin, count);
}

/** Decides whether a range has a free number. */
export async function hasFreePan(reader: Reader, vault: Vault, bin: string): Promise<boolean> {
  for await (const _pan of drawFreePans(reader, vault, bin)) return true;
  return false;
}

/** How many ranges are measured in one go: each takes a thousand look-ups, and there can be any number of ranges. */
const RANGES_PER_MEASUREMENT = 100;

/** The setting with the first digits of the range that was measured last. */
const MEASURED_LAST = 'cards.numbers-measured-last';

/** The share of each range that is in use, from 0 to 1, by its first digits, and the range that was measured last. */
interface UsedPans {
  used: Readonly<Record<string, number>>;
  last: string;
}

/**
 * Measures how much of each range that cards are issued from is in use. If there are more ranges than are measured in
 * one go, the others keep their last result and are next.
 */
export async function measureUsedPans(reader: Reader, vault: Vault, most = RANGES_PER_MEASUREMENT): Promise<UsedPans> {
  const groups: { bin: string }[] = await reader.knex('affinity_groups').distinct('bin').orderBy('bin');
  const bins = groups.map(({ bin }) => bin);
  const last = (await readSetting<string>(reader, MEASURED_LAST)) ?? '';
  const now = [...bins.filter((bin) => bin > last), ...bins.filter((bin) => bin <= last)].slice(0, most);
  const used = new Map(Object.entries(await readUsedPans(reader)).filter(([bin]) => bins.includes(bin)));
  for (const bin of now) used.set(bin, 1 - (await freePans(reader, vault, bin, SAMPLE)).length / SAMPLE);
  return { used: Object.fromEntries(used), last: now.at(-1) ?? '' };
}

/** Returns what was measured last. */
export async function readUsedPans(reader: Reader): Promise<Readonly<Record<string, number>>> {
  return (await readSetting<Record<string, number>>(reader, USED)) ?? {};
}

/** Stores what was measured. */
export async function saveUsedPans(tx: Tx, { used, last }: UsedPans): Promise<void> {
  await writeSetting(tx, USED, used);
  await writeSetting(tx, MEASURED_LAST, last);
}

/** Draws so many numbers. @returns those that no card of any client has */
async function freePans(reader: Reader, vault: Vault, bin: string, count: number): Promise<string[]> {
  const drawn = Array.from({ length: count }, () => newPan(bin, randomInt));
  const hashes = drawn.map((pan) => vault.lookup(pan, PAN_LOOKUP));
  const taken = await takenHashes(reader, hashes);
  return drawn.filter((_, at) => !taken.has(hashes[at] as string));
}

/** Over several nodes the table of identifiers has the numbers of all clients. */
async function takenHashes({ knex, isDistributed }: Reader, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  const rows: { hash: string }[] = await (isDistributed
    ? knex('identifiers').where({ constraint: PAN_CONSTRAINT }).whereIn('value', hashes).select({ hash: 'value' })
    : knex('card_secrets').whereIn('pan_hash', hashes).select({ hash: 'pan_hash' }));
  return new Set(rows.map(({ hash }) => hash));
}
