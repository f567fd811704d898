import type { Tx } from '../../../server/platform/store/db';
import { readDigests, readRows } from './collect';
import { type KeptTable, linesOf } from './content';
import type { Part } from './parts';

/** Lines of rows in which the table and the content may differ; in all others they are the same. */
interface Differences {
  there: readonly string[];
  kept: readonly string[];
  /** The digests that the content's rows turned out to have; null where nothing was learned. */
  digests: string | null;
}

/** Finds the rows in which a table differs from what was kept of it. */
export async function differences(tx: Tx, part: Part, content: KeptTable, clientId: string): Promise<Differences> {
  // Rows with secrets may differ although their other values are equal.
  const mayDiffer = content.secrets.length > 0;
  if (content.digests !== null && !mayDiffer)
    return byDigests(tx, part, { ...content, digests: content.digests }, clientId);
  const { rows, digests } = await readRows(tx, part, clientId);
  const kept = await content.rows();
  const same = mayDiffer ? 0 : sameBeginning(rows, kept);
  return {
    there: linesOf(rows.slice(same)),
    kept: linesOf(kept.slice(same)),
    digests: digests === null || mayDiffer ? null : learnedFrom({ rows, digests }, kept),
  };
}

async function byDigests(
  tx: Tx,
  part: Part,
  { rows, digests }: Pick<KeptTable, 'rows'> & { digests: string },
  clientId: string,
): Promise<Differences> {
  const found = await readDigests(tx, part, clientId);
  const wanted = digests.split('\n');
  const [before, after] = [new Set(found.map(({ digest }) => digest)), new Set(wanted)];
  const places = found.filter(({ digest }) => !after.has(digest)).map(({ place }) => place);
  const there = places.length === 0 ? '' : (await readRows(tx, part, clientId, { places })).rows;
  const isMissing = wanted.some((digest) => !before.has(digest));
  const kept = isMissing ? linesOf(await rows()).filter((_, at) => !before.has(wanted[at] as string)) : [];
  return { there: linesOf(there), kept, digests: null };
}

/** The share of rows that must have a digest for the digests to be worth storing. */
const WORTH = 0.9;

/** The digests of the content's rows, by those that are in the table. */
function learnedFrom(there: { rows: string; digests: string }, kept: string): string | null {
  const wanted = linesOf(kept);
  if (wanted.length === 0) return null;
  const digests = there.digests.split('\n');
  const known = new Map(linesOf(there.rows).map((line, at) => [line, digests[at] as string]));
  const found = wanted.map((line) => known.get(line) ?? '');
  return found.filter((digest) => digest !== '').length < WORTH * wanted.length ? null : found.join('\n');
}

const STRETCH = 65_536;

/** How long two texts begin alike, in whole lines: of a history that has grown, all that was there. */
function sameBeginning(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one.slice(at, at + STRETCH) === other.slice(at, at + STRETCH)) at += STRETCH;
  return at >= one.length ? one.length : one.lastIndexOf('\n', at - 1) + 1;
}
