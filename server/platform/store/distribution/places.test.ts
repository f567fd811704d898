import { Places } from './places';

const clientOf = ({ clientId }: { clientId: string }) => clientId;
const items = (...clientIds: string[]) => clientIds.map((clientId, at) => ({ clientId, at }));

it('puts clients of one shard together, each item in its place, and shards in one order', () => {
  const places = new Places();
  places.learn(['a', 'c'], '102 2');
  places.learn(['b'], '101 1');
  expect(places.partsOf(items('a', 'b', 'c', 'a'), clientOf)).toEqual([
    { clientIds: ['b'], items: [{ clientId: 'b', at: 1 }] },
    {
      clientIds: ['a', 'c'],
      items: [
        { clientId: 'a', at: 0 },
        { clientId: 'c', at: 2 },
        { clientId: 'a', at: 3 },
      ],
    },
  ]);
  expect(['a', 'b', 'c'].map((id) => places.nodeOf(id))).toEqual(['2', '1', '2']);
});

it('gives a client that no node has named a part and a node of its own, and so one that has been moved', () => {
  const places = new Places();
  places.learn(['a', 'b'], '102 2');
  places.forget(['b']);
  const parts = places.partsOf(items('a', 'b', 'x'), clientOf);
  expect(parts.map(({ clientIds }) => clientIds)).toEqual([['a'], ['b'], ['x']]);
  expect(['a', 'b', 'x'].map((id) => places.nodeOf(id))).toEqual(['2', 'b', 'x']);
  places.learn(['b'], '102 3');
  expect(places.nodeOf('b')).toBe('3');
});
