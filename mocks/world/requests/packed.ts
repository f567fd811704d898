/** Where a record lies until an entry is made of it. */
export interface Packed {
  readonly slab: Buffer;
  readonly start: number;
  readonly end: number;
}

const SLAB_BYTES = 1_048_576;
/** UTF-8 takes at most as many bytes for a unit of a string. */
const BYTES_PER_UNIT = 3;
/** Stands in no header, no address and no JSON. */
const SEPARATOR = '\u0000';

/**
 * Keeps records as bytes beside the heap. Thousands of small objects that wait would be copied by each collection of garbage,
 * which costs more than to write them out. A slab goes when the last record in it has gone.
 */
export class Slabs {
  private slab = Buffer.alloc(0);
  private used = 0;

  pack(fields: readonly string[]): Packed {
    const text = fields.join(SEPARATOR);
    const most = text.length * BYTES_PER_UNIT;
    if (this.used + most > this.slab.length) {
      this.slab = Buffer.allocUnsafeSlow(Math.max(SLAB_BYTES, most));
      this.used = 0;
    }
    const start = this.used;
    this.used += this.slab.write(text, start);
    return { slab: this.slab, start, end: this.used };
  }
}

/** The fields of a record, as they were packed. */
export function unpack({ slab, start, end }: Packed): string[] {
  return slab.toString('utf8', start, end).split(SEPARATOR);
}
