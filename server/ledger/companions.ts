import type { Tx } from '../platform/store/db';
import type { QueuedRead } from '../platform/store/reads';
import type { BulkWrite } from '../platform/store/writes';
import type { Companion } from './request';
import type { Decision } from './rules/movement';

/** Records that go with a movement. */
export interface Accompanied {
  companion: Companion<unknown>;
  item: unknown;
}

/** Movements of a batch with the same companion. */
interface Group {
  /** The places of the movements in the batch. */
  places: number[];
  items: unknown[];
  made: { place: number; item: unknown; decision: Decision }[];
  reads: readonly (QueuedRead | null)[];
}

/** The records of other modules in one batch. */
export class Companions {
  private readonly groups = new Map<Companion<unknown>, Group>();
  private readonly refused = new Map<number, Error>();

  constructor(private readonly batch: readonly (Accompanied | null)[]) {
    for (const [place, one] of batch.entries()) {
      if (one === null) continue;
      const group = this.groups.get(one.companion) ?? { places: [], items: [], made: [], reads: [] };
      group.places.push(place);
      group.items.push(one.item);
      this.groups.set(one.companion, group);
    }
  }

  reads(tx: Tx): (QueuedRead | null)[] {
    for (const [companion, group] of this.groups) group.reads = companion.reads(tx, group.items);
    return [...this.groups.values()].flatMap(({ reads }) => reads);
  }

  /** Takes the rows that the reads found, in their order. */
  takeRows(found: Record<string, unknown>[][]): void {
    let at = 0;
    for (const [companion, { places, items, reads }] of this.groups) {
      const refusals = companion.refusals(items, found.slice(at, at + reads.length));
      at += reads.length;
      for (const [index, place] of places.entries()) {
        const refusal = refusals[index] ?? null;
        if (refusal !== null) this.refused.set(place, refusal);
      }
    }
  }

  /** Why the movement at a place of the batch is not to be; null where nothing speaks against it. */
  refusalOf(place: number): Error | null {
    return this.refused.get(place) ?? null;
  }

  /** Notes what was decided at a place of the batch. */
  add(place: number, decision: Decision | null): void {
    const one = this.batch[place] ?? null;
    if (one !== null && decision !== null)
      this.groups.get(one.companion)?.made.push({ place, item: one.item, decision });
  }

  /** Returns the writes of all decisions, or of those at some places of the batch. */
  writes(among: ReadonlySet<number> | null = null): (BulkWrite | null)[] {
    return [...this.groups].flatMap(([companion, { made }]) =>
      companion.writes(made.filter(({ place }) => among === null || among.has(place))),
    );
  }
}
