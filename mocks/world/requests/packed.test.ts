import { type Parts, Slabs, unpack } from './packed';

const MEBIBYTE = 1_048_576;
const record = (text: string, i: number): Parts => ({
  numbers: [i, i / 3, 1_700_000_000_000 + i],
  head: ['GET', '', `é${i}`],
  body: i % 2 === 0 ? null : Buffer.from(text),
  text,
});

const pack = (slabs: Slabs, parts: Parts) => {
  const start = slabs.pack(parts);
  return { slab: slabs.slab, start };
};

describe('records outside the heap', () => {
  it('come back as they were, whatever characters they have and however many share a slab', () => {
    const slabs = new Slabs();
    const texts = ['São Paulo', '', '€ 𝒳 \n "quoted"', 'x'.repeat(400_000), 'ñ'.repeat(700_000), 'last'];
    const packed = texts.map((text, i) => pack(slabs, record(text, i)));
    for (const [i, text] of texts.entries()) {
      const { numbers, head, body, text: found } = unpack(packed[i] as (typeof packed)[0]);
      expect([numbers, head, body.toString(), found]).toEqual([
        [i, i / 3, 1_700_000_000_000 + i],
        ['GET', '', `é${i}`],
        i % 2 === 0 ? '' : text,
        text,
      ]);
    }
    expect(new Set(packed.map(({ slab }) => slab)).size).toBeLessThan(texts.length);
  });

  it('take no more memory the longer it goes on, as long as they are released', () => {
    const slabs = new Slabs();
    const kept: ReturnType<typeof pack>[] = [];
    const seen = new Set<object>();
    for (let i = 0; i < 2_000; i += 1) {
      kept.push(pack(slabs, record('x'.repeat(10_000), i)));
      if (kept.length > 100) slabs.release(kept.shift() as (typeof kept)[0]);
      for (const { slab } of kept) seen.add(slab);
    }
    expect(slabs.bytes).toBeLessThanOrEqual(4 * MEBIBYTE);
    expect(seen.size).toBeLessThanOrEqual(5);
    for (const one of kept.splice(0)) slabs.release(one);
    expect(slabs.bytes).toBeLessThanOrEqual(MEBIBYTE);
  });
});
