import type { RawConnection } from './knex-internals';
import { SilenceWatch } from './silence';

/** Nobody listens there. */
const NOBODY = { host: '127.0.0.1', port: 1 };

let now: number;
let look: () => void;

beforeEach(() => {
  now = 1_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  jest.spyOn(globalThis, 'setInterval').mockImplementation((run) => {
    look = run as () => void;
    return { unref: () => undefined } as never;
  });
});
afterEach(() => jest.restoreAllMocks());

/** Lets time pass, in which the watch looks every half second. */
function pass(milliseconds: number): void {
  for (const end = now + milliseconds; now < end; ) {
    now += 500;
    look();
  }
}

/** A connection, and when it is cut. */
function connect(watch: SilenceWatch): { connection: RawConnection; cut: Promise<Error> } {
  let destroy: (error: Error) => void = () => undefined;
  const cut = new Promise<Error>((resolve) => {
    destroy = resolve;
  });
  const connection = { processID: 1, connection: { stream: { destroy } } } as never;
  watch.add(connection);
  return { connection, cut };
}

describe('a database that no longer answers', () => {
  it('loses the connection that waits, and the trust in those that answered nothing since', async () => {
    const watch = new SilenceWatch(NOBODY);
    const [silent, idle, busy] = [connect(watch), connect(watch), connect(watch)];
    now += 100;
    watch.begin(silent.connection);
    now += 100;
    watch.begin(busy.connection);
    watch.end(busy.connection);
    const trusted = () => [idle, busy].map(({ connection }) => watch.isTrusted(connection));
    expect(trusted()).toEqual([true, true]);
    pass(2_500);
    expect((await silent.cut).message).toMatch('no data arrived');
    watch.end(silent.connection);
    expect(trusted()).toEqual([false, true]);
    expect(watch.isTrusted(silent.connection)).toBe(false);
    expect(watch.isTrusted(connect(watch).connection)).toBe(true);
  });
});
