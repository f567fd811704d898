import type { Log } from '../log';
import { StoreUnavailable } from '../store/errors';
import { ClaimLost } from './job';
import { runAll, type Sweep, SweepIncomplete, sweep, sweepAll } from './sweep';

function needs() {
  const stop = new AbortController();
  const lines: { level: string; fields: Record<string, unknown> }[] = [];
  const at = (level: string) => (fields: Record<string, unknown>) => void lines.push({ level, fields });
  const log = { warn: at('warn'), error: at('error') } as unknown as Log;
  return { stop, lines, own: { log, stopSignal: stop.signal } };
}

/** The numbers from 1 to `count`, found by pages of three; those that were gone through are kept. */
function numbers(count: number, each: (record: number) => Promise<unknown> = async () => undefined) {
  const looks: (number | null)[] = [];
  const seen: number[] = [];
  const records: Sweep<number> = {
    limit: 3,
    next: async (after, limit) => {
      looks.push(after);
      const first = (after ?? 0) + 1;
      return Array.from({ length: Math.max(0, Math.min(limit, count - first + 1)) }, (_, index) => first + index);
    },
    each: (record) => {
      seen.push(record);
      return each(record);
    },
    named: (record) => ({ record }),
  };
  return { looks, seen, records };
}

const failure = new Error('this one fails');
const failing = (record: number, error: Error) => async (each: number) => {
  if (each === record) throw error;
};

describe('a sweep', () => {
  it.each([
    [0, [null]],
    [2, [null]],
    [3, [null, 3]],
    [7, [null, 3, 6]],
  ])('goes through %i records, each once, and looks again behind the last of a full page', async (count, places) => {
    const { looks, seen, records } = numbers(count);
    expect(await sweep(needs().own, records)).toBe(count);
    expect(seen).toEqual(Array.from({ length: count }, (_, index) => index + 1));
    expect(looks).toEqual(places);
  });

  it('leaves a record that fails, names it in the log, does the rest, and says at the end that it is incomplete', async () => {
    const { own, lines } = needs();
    const { seen, records } = numbers(5, failing(2, failure));
    const error = await sweep(own, records).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(SweepIncomplete);
    expect(error).toMatchObject({ message: '1 of 5 failed', comesAgainWithin: 10_000 });
    expect(seen).toEqual([1, 2, 3, 4, 5]);
    expect(lines).toEqual([{ level: 'error', fields: { record: 2, err: failure } }]);
  });

  it('warns only of a part that is itself incomplete: its own records are in the log', async () => {
    const { own, lines } = needs();
    await expect(sweep(own, numbers(1, failing(1, new SweepIncomplete('1 of 9'))).records)).rejects.toThrow('1 of 1');
    expect(lines.map(({ level }) => level)).toEqual(['warn']);
  });

  it.each([
    ['a store that is away', new StoreUnavailable('away')],
    ['a claim that is lost', new ClaimLost('lost')],
  ])('ends at once with %s, which the next record would meet as well', async (_name, error) => {
    const { own, lines } = needs();
    const { seen, records } = numbers(5, failing(2, error));
    await expect(sweep(own, records)).rejects.toBe(error);
    expect([seen, lines]).toEqual([[1, 2], []]);
  });

  it('ends with what a record throws once the service stops', async () => {
    const { own, lines, stop } = needs();
    const { seen, records } = numbers(5, async (record) => {
      if (record < 2) return;
      stop.abort();
      throw failure;
    });
    await expect(sweep(own, records)).rejects.toBe(failure);
    expect([seen, lines]).toEqual([[1, 2], []]);
  });

  it('looks for no more records once the service stops', async () => {
    const { own, stop } = needs();
    const { looks, seen, records } = numbers(9, async (record) => {
      if (record === 3) stop.abort(new Error('the service stops'));
    });
    await expect(sweep(own, records)).rejects.toThrow('the service stops');
    expect([seen, looks]).toEqual([[1, 2, 3], [null]]);
  });

  it('takes records that are known already in one look', async () => {
    const { looks: _none, records } = numbers(0);
    const seen: number[] = [];
    const each = async (record: number) => void seen.push(record);
    expect(await sweepAll(needs().own, [4, 5, 6], { each, named: records.named })).toBe(3);
    expect(seen).toEqual([4, 5, 6]);
  });
});

describe('the parts of a job', () => {
  it('are all run, also behind one that fails, and those that failed are named', async () => {
    const { own, lines } = needs();
    const run: string[] = [];
    const part = (name: string, error?: Error) => async () => {
      run.push(name);
      if (error !== undefined) throw error;
    };
    const parts = { first: part('first', failure), second: part('second'), third: part('third', failure) };
    await expect(runAll(own, parts)).rejects.toThrow(new SweepIncomplete('incomplete: first, third'));
    expect(run).toEqual(['first', 'second', 'third']);
    expect(lines.map(({ fields }) => fields.part)).toEqual(['first', 'third']);
    await expect(runAll(own, { only: part('only') })).resolves.toBeUndefined();
  });
});
