import type { RawConnection } from './knex-internals';
import { SilenceWatch } from './silence';

/** Nobody listens there. */
const NOBODY = { host: '127.0.0.1', port: 1 };

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
});
afterEach(() => jest.useRealTimers());

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
    await jest.advanceTimersByTimeAsync(100);
    watch.begin(silent.connection);
    await jest.advanceTimersByTimeAsync(100);
    watch.begin(busy.connection);
    watch.end(busy.connection);
    const trusted = () => [idle, busy].map(({ connection }) => watch.isTrusted(connection));
    expect(trusted()).toEqual([true, true]);
    await jest.advanceTimersByTimeAsync(2_500);
    expect((await silent.cut).message).toMatch('it is silent');
    watch.end(silent.connection);
    expect(trusted()).toEqual([false, true]);
    expect(watch.isTrusted(silent.connection)).toBe(false);
    expect(watch.isTrusted(connect(watch).connection)).toBe(true);
  });
});
