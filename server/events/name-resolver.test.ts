import { type NameAnswers, NameServer } from '../testing/name-server';
import { NameResolver, type ResolverOptions } from './name-resolver';

const servers: NameServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

async function startResolver(answers: NameAnswers, options: Partial<ResolverOptions> = {}) {
  const server = await NameServer.start(answers);
  servers.push(server);
  const resolver = new NameResolver({ servers: [server.address], hosts: '', ...options });
  return { server, resolver };
}

const found = { addresses: ['192.0.2.7'], ttl: 60 };
const resolved = [{ address: '192.0.2.7', family: 4 }];

describe('a name', () => {
  it('is resolved again when its time to live is over, and not before', async () => {
    let now = 1_000;
    const { server, resolver } = await startResolver(() => found, { now: () => now });
    expect(await resolver.resolve('client.example', 'a')).toEqual(resolved);
    now = 60_999;
    expect(await resolver.resolve('Client.Example.', 'b')).toEqual(resolved);
    expect(server.queries).toEqual(['client.example']);
    now = 61_001;
    expect(await resolver.resolve('client.example', 'a')).toEqual(resolved);
    expect(server.queries).toEqual(['client.example', 'client.example']);
  });

  it('without a time to live is resolved each time', async () => {
    const { server, resolver } = await startResolver(() => ({ addresses: ['192.0.2.7'], ttl: 0 }));
    await resolver.resolve('client.example', 'a');
    await resolver.resolve('client.example', 'a');
    expect(server.queries).toHaveLength(2);
  });

  it('of the hosts file and localhost itself are not resolved', async () => {
    const { server, resolver } = await startResolver(() => found, {
      hosts: '# comment\n10.0.0.5 inside inside.example # more\n',
    });
    expect(await resolver.resolve('inside.example', 'a')).toEqual([{ address: '10.0.0.5', family: 4 }]);
    expect(await resolver.resolve('localhost', 'a')).toContainEqual({ address: '127.0.0.1', family: 4 });
    expect(server.queries).toEqual([]);
  });

  it('that leads nowhere is an error', async () => {
    const { resolver } = await startResolver(() => ({ addresses: [] }));
    await expect(resolver.resolve('client.example', 'a')).rejects.toThrow('has no address');
  });

  it('that gets no answer is an error when the time is over', async () => {
    const { resolver } = await startResolver(() => null, { timeoutMilliseconds: 200 });
    await expect(resolver.resolve('client.example', 'a')).rejects.toThrow('no answer in time');
  });
});

describe('a client whose names get no answers', () => {
  it('has its share of look-ups, and leaves the others theirs', async () => {
    const { server, resolver } = await startResolver((name) => (name.startsWith('slow') ? null : found), {
      perClient: 4,
    });
    const slow = Array.from({ length: 100 }, (_, i) => resolver.resolve(`slow-${i}.example`, 'a').catch(() => null));
    expect(await resolver.resolve('quick.example', 'b')).toEqual(resolved);
    expect(new Set(server.queries.filter((name) => name.startsWith('slow'))).size).toBe(4);
    expect(await Promise.all(slow)).toEqual(Array(100).fill(null));
  });
});
