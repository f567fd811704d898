import { StoreUnavailable } from './errors';
import type { RawConnection } from './knex-internals';
import { PostgresHosts } from './postgres-hosts';
import type { PostgresHost } from './postgres-url';

const host = (name: string): PostgresHost => ({ name, url: `postgres://${name}/db` });
const place = { hosts: [host('a'), host('b')], seeksPrimary: true };

/** The reason each server gives for taking no writes; null where it takes them. */
let reasons: Record<string, string | null>;
let asked: string[];

async function connect({ name }: PostgresHost): Promise<RawConnection> {
  asked.push(name);
  const client = {
    name,
    query: async () => ({ rows: [{ reason: reasons[name] }] }),
    end: async () => undefined,
    connection: { stream: { destroy: () => undefined } },
  };
  return client as never;
}

beforeEach(() => {
  reasons = { a: null, b: 'is a standby' };
  asked = [];
});

describe('connections to several servers', () => {
  it('are trusted as long as their server is the one that accepts writes', async () => {
    const hosts = new PostgresHosts(place);
    const first = await hosts.open(connect);
    const second = await hosts.open(connect);
    expect([hosts.isTrusted(first), hosts.isTrusted(second)]).toEqual([true, true]);
    reasons = { a: 'is a standby', b: null };
    const third = await hosts.open(connect);
    expect([first, second, third].map((connection) => hosts.isTrusted(connection))).toEqual([false, false, true]);
    expect(asked).toEqual(['a', 'a', 'a', 'b']);
    await hosts.open(connect);
    expect(asked.slice(4)).toEqual(['b']);
  });

  it('are all given up when their server refuses one write, and those that are opened then are not', async () => {
    const hosts = new PostgresHosts(place);
    const [first, second] = [await hosts.open(connect), await hosts.open(connect)];
    hosts.distrust(first);
    expect([hosts.isTrusted(first), hosts.isTrusted(second)]).toEqual([false, false]);
    const third = await hosts.open(connect);
    // Others that were refused at the same moment say so late.
    hosts.distrust(second);
    expect(hosts.isTrusted(third)).toBe(true);
  });

  it('to the only server are given up as well', async () => {
    const hosts = new PostgresHosts({ hosts: [host('a')], seeksPrimary: false });
    const first = await hosts.open(connect);
    expect(hosts.isTrusted(first)).toBe(true);
    hosts.distrust(first);
    expect(hosts.isTrusted(first)).toBe(false);
    expect(hosts.isTrusted(await hosts.open(connect))).toBe(true);
  });

  it('cannot be had where no server accepts writes, and the error says why of each', async () => {
    reasons = { a: 'is read-only', b: 'is a standby' };
    const opening = new PostgresHosts(place).open(connect);
    await expect(opening).rejects.toThrow(StoreUnavailable);
    await expect(opening).rejects.toMatchObject({ cause: { message: 'a: is read-only; b: is a standby' } });
  });
});
