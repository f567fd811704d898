import { Db, type Reader } from './db';
import { StoreUnavailable } from './errors';
import { preparedAmongFew } from './prepared';
import { allocate, type QueuedRead, together } from './reads';

type Row = Record<string, unknown>;

/** Reads that share a statement at most. Each number of them is a text of its own, which is why there are few. */
const SHARES = [8, 4, 2, 1] as const;
/** Statements of the same text that are under way at most. */
const MAX_UNDER_WAY = 4;

interface Asker {
  reads: readonly QueuedRead[];
  resolve(answers: Row[][]): void;
  reject(error: unknown): void;
}

/** The reads of one text on one database that wait for each other. */
class SharedReads {
  private static readonly all = new WeakMap<Db, Map<string, SharedReads>>();
  private waiting: Asker[] = [];
  private underWay = 0;

  private constructor(
    private readonly db: Db,
    private readonly forget: () => void,
  ) {}

  static of(db: Db, reads: readonly QueuedRead[]): SharedReads {
    db.assertOutside();
    const byText = SharedReads.all.get(db) ?? new Map<string, SharedReads>();
    SharedReads.all.set(db, byText);
    const text = reads.map(({ sql }) => sql).join(';');
    const shared = byText.get(text) ?? new SharedReads(db, () => byText.delete(text));
    byText.set(text, shared);
    return shared;
  }

  /** @returns the rows of each read, as they are after the question */
  add(reads: readonly QueuedRead[]): Promise<Row[][]> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ reads, resolve, reject });
      this.start();
    });
  }

  /** Starts what waits: all of it where nothing is under way, full statements beside others. */
  private start(): void {
    const [most] = SHARES;
    while (this.waiting.length >= (this.underWay === 0 ? 1 : most) && this.underWay < MAX_UNDER_WAY) {
      const share = SHARES.find((count) => count <= this.waiting.length) ?? 1;
      void this.run(this.waiting.splice(0, share));
    }
  }

  private async run(askers: readonly Asker[]): Promise<void> {
    this.underWay += 1;
    try {
      const answers = await asOne(
        this.db,
        askers.flatMap(({ reads }) => reads),
      );
      let at = 0;
      for (const asker of askers) {
        asker.resolve(answers.slice(at, at + asker.reads.length));
        at += asker.reads.length;
      }
    } catch (error) {
      // Of several, whoever asked for something that can't be read fails alone.
      if (askers.length === 1 || error instanceof StoreUnavailable) for (const { reject } of askers) reject(error);
      else for (const { reads, resolve, reject } of askers) asOne(this.db, reads).then(resolve, reject);
    }
    this.underWay -= 1;
    this.start();
    if (this.underWay === 0) this.forget();
  }
}

function asOne(reader: Reader, reads: readonly QueuedRead[]): Promise<Row[][]> {
  const byValues = reads.some((read) => read.byValues === true);
  return together(reader, reads, (through, sql, parameters) => preparedAmongFew(through, sql, parameters, byValues));
}

/**
 * Runs reads as one statement on both databases, so that all of them see the same. Those of the same text that are asked for while
 * one is under way, outside a transaction, share the next statement.
 * @returns the rows of each
 */
export async function readTogether(reader: Reader, reads: readonly (QueuedRead | null)[]): Promise<Row[][]> {
  const some = reads.filter((read): read is QueuedRead => read !== null);
  if (some.length === 0) return reads.map(() => []);
  return allocate(
    reads,
    reader instanceof Db ? await SharedReads.of(reader, some).add(some) : await asOne(reader, some),
  );
}
