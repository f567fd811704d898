import { Db, type Reader } from './db';
import { StoreUnavailable } from './errors';
import { memoized } from './memoized';
import { preparedAmongFew } from './prepared';
import { allocate, type QueuedRead, readTogetherForEach, together } from './reads';

type Row = Record<string, unknown>;

/**
 * The numbers of reads that may share a statement, the largest first. They are few, because each number needs its own
 * text.
 */
const SHARES: Readonly<Record<'copied' | 'forEach', readonly number[]>> = {
  copied: [8, 4, 2, 1],
  forEach: Array.from({ length: 16 }, (_, less) => 16 - less),
};
/** The most statements with the same text that run at the same time. */
const MAX_UNDER_WAY = 4;

interface Asker {
  reads: readonly QueuedRead[];
  resolve(answers: Row[][]): void;
  reject(error: unknown): void;
}

/** A short key for the texts of reads, which are too long to compare quickly. */
const textOf = () =>
  memoized(
    ({ sql }: QueuedRead) => sql,
    () => ({}),
  );
const TEXTS = { copied: textOf(), forEach: textOf() } as const;

/** The reads with one text on one database that wait for each other. */
class SharedReads {
  private static readonly all = new WeakMap<Db, Map<object, SharedReads>>();
  private waiting: Asker[] = [];
  private underWay = 0;

  private constructor(
    private readonly db: Db,
    private readonly way: keyof typeof SHARES,
    private readonly forget: () => void,
  ) {}

  static of(db: Db, reads: readonly QueuedRead[]): SharedReads {
    db.assertOutside();
    const byText = SharedReads.all.get(db) ?? new Map<object, SharedReads>();
    SharedReads.all.set(db, byText);
    const way = wayOf(db, reads);
    const text = TEXTS[way](reads);
    const shared = byText.get(text) ?? new SharedReads(db, way, () => byText.delete(text));
    byText.set(text, shared);
    return shared;
  }

  /** @returns the rows of each read, as of a time after the call */
  add(reads: readonly QueuedRead[]): Promise<Row[][]> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ reads, resolve, reject });
      this.start();
    });
  }

  /** Starts waiting reads: all of them if no statement is running, otherwise only full statements. */
  private start(): void {
    const shares = SHARES[this.way];
    const [most = 1] = shares;
    while (this.waiting.length >= (this.underWay === 0 ? 1 : most) && this.underWay < MAX_UNDER_WAY) {
      const share = shares.find((count) => count <= this.waiting.length) ?? 1;
      void this.run(this.waiting.splice(0, share));
    }
  }

  private async run(askers: readonly Asker[]): Promise<void> {
    this.underWay += 1;
    try {
      const answers = await this.answers(askers);
      for (const [at, asker] of askers.entries()) asker.resolve(answers[at] as Row[][]);
    } catch (error) {
      // Of several reads, only the one that can't be run fails.
      if (askers.length === 1 || error instanceof StoreUnavailable) for (const { reject } of askers) reject(error);
      else for (const { reads, resolve, reject } of askers) asOne(this.db, reads).then(resolve, reject);
    }
    this.underWay -= 1;
    this.start();
    if (this.underWay === 0) this.forget();
  }

  private async answers(askers: readonly Asker[]): Promise<Row[][][]> {
    if (this.way === 'forEach')
      return readTogetherForEach(
        this.db,
        askers.map(({ reads }) => reads),
        preparedText,
      );
    const all = await asOne(
      this.db,
      askers.flatMap(({ reads }) => reads),
    );
    const each = all.length / askers.length;
    return askers.map((_, at) => all.slice(at * each, (at + 1) * each));
  }
}

/** PostgreSQL takes rows of parameters, unless its plan depends on the values, or one of them is a list. */
function wayOf({ dialect, isDistributed }: Db, reads: readonly QueuedRead[]): keyof typeof SHARES {
  const isPlain = ({ byValues, parameters }: QueuedRead) =>
    byValues !== true && parameters.every((value) => typeof value === 'string' || Number.isInteger(value));
  // On several nodes a subquery can't use the rows of another one.
  return dialect === 'postgres' && !isDistributed && reads.every(isPlain) ? 'forEach' : 'copied';
}

const preparedText = (reader: Reader, sql: string, parameters: Parameters<typeof preparedAmongFew>[2]) =>
  preparedAmongFew(reader, sql, parameters, false);

function asOne(reader: Reader, reads: readonly QueuedRead[]): Promise<Row[][]> {
  const byValues = reads.some((read) => read.byValues === true);
  return together(reader, reads, (through, sql, parameters) => preparedAmongFew(through, sql, parameters, byValues));
}

/**
 * Runs reads as one statement on both databases, so that all of them see the same data. Reads with the same text that
 * are requested while one is running, outside a transaction, share the next statement.
 * @returns the rows of each
 */
export async function readTogether(reader: Reader, reads: readonly (QueuedRead | null)[]): Promise<Row[][]> {
  const some = reads.filter((read): read is QueuedRead => read !== null);
  if (some.length === 0) return reads.map(() => []);
  if (reader instanceof Db) await reader.learnLayout();
  return allocate(
    reads,
    reader instanceof Db ? await SharedReads.of(reader, some).add(some) : await asOne(reader, some),
  );
}
