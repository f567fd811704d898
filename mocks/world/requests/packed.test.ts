import { Slabs, unpack } from './packed';

describe('records beside the heap', () => {
  it('come back as they were, whatever characters they have and however many share a slab', () => {
    const slabs = new Slabs();
    const records = ['São Paulo', '', '€ 𝒳 \n "quoted"', 'x'.repeat(400_000), 'ñ'.repeat(700_000), 'last'].map(
      (text, i) => [String(i), text, ''],
    );
    const packed = records.map((record) => slabs.pack(record));
    expect(packed.map(unpack)).toEqual(records);
    expect(new Set(packed.map(({ slab }) => slab)).size).toBeLessThan(records.length);
  });
});
