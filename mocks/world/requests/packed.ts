/** The parts of a packed record. */
export interface Parts {
  numbers: readonly number[];
  /** Texts of Latin-1, as the heads of HTTP messages are, without NUL. */
  head: readonly string[];
  /** Bytes of UTF-8. */
  body: Uint8Array | null;
  text: string;
}

/** The position of a record until it is released. */
export interface Packed {
  readonly slab: Slab;
  readonly start: number;
}

/** Buffers write these encodings by methods of their own, which the types do not name. */
type Writer = Buffer & Record<'latin1Write' | 'utf8Write', (text: string, at: number) => number>;

/** Memory into which records are written one after the other. */
class Slab {
  readonly bytes: Writer;
  readonly numbers: Float64Array;
  used = 0;
  /** Records in it that are not released. */
  kept = 0;

  constructor(size: number) {
    const memory = new ArrayBuffer(size);
    this.bytes = Buffer.from(memory) as Writer;
    this.numbers = new Float64Array(memory);
  }
}

const SLAB_BYTES = 1_048_576;
const NUMBER_BYTES = 8;
/** UTF-8 takes at bytes as many bytes for a unit of a string. */
const BYTES_PER_UNIT = 3;
/** Numbers at the beginning of a record that say where its parts lie. */
const PLACES = 4;
const SEPARATOR = '\u0000';
/** Slabs that are kept for reuse, because allocating memory costs more than writing into it. */
const SPARE_SLABS = 8;

const aligned = (bytes: number): number => Math.ceil(bytes / NUMBER_BYTES) * NUMBER_BYTES;

/**
 * Keeps records as bytes outside the heap. Garbage collection would copy thousands of small waiting objects each time,
 * which costs more than writing them to bytes.
 */
export class Slabs {
  /** The slab of the record that was packed last. */
  slab = new Slab(0);
  private readonly spare: Slab[] = [];
  private held = 0;

  /** The bytes of memory in which there are records. */
  get bytes(): number {
    return this.held;
  }

  /**
   * Writes a record into the present slab.
   * @returns where it begins
   */
  pack({ numbers, head, body, text }: Parts): number {
    const line = head.join(SEPARATOR);
    const bodyBytes = body === null ? 0 : body.length;
    const places = PLACES + numbers.length;
    const slab = this.withRoom((places + 1) * NUMBER_BYTES + line.length + bodyBytes + text.length * BYTES_PER_UNIT);
    const start = aligned(slab.used);
    const headAt = start + places * NUMBER_BYTES;
    const bodyAt = headAt + slab.bytes.latin1Write(line, headAt);
    if (body !== null) slab.bytes.set(body, bodyAt);
    const textAt = bodyAt + bodyBytes;
    const end = textAt + (text === '' ? 0 : slab.bytes.utf8Write(text, textAt));
    const own = start / NUMBER_BYTES;
    slab.numbers[own] = headAt;
    slab.numbers[own + 1] = bodyAt;
    slab.numbers[own + 2] = textAt;
    slab.numbers[own + 3] = end;
    for (let at = 0; at < numbers.length; at += 1) slab.numbers[own + PLACES + at] = numbers[at] as number;
    slab.used = end;
    slab.kept += 1;
    return start;
  }

  /** Lets go of a record, which must not be read after that. */
  release({ slab }: Packed): void {
    slab.kept -= 1;
    if (slab.kept === 0 && slab !== this.slab) this.recycle(slab);
  }

  private withRoom(bytes: number): Slab {
    if (this.slab.used + bytes <= this.slab.bytes.length) return this.slab;
    if (this.slab.kept === 0) this.recycle(this.slab);
    const spare = bytes <= SLAB_BYTES ? this.spare.pop() : undefined;
    this.slab = spare ?? new Slab(aligned(Math.max(SLAB_BYTES, bytes)));
    this.held += this.slab.bytes.length;
    return this.slab;
  }

  private recycle(slab: Slab): void {
    this.held -= slab.bytes.length;
    slab.used = 0;
    if (slab.bytes.length === SLAB_BYTES && this.spare.length < SPARE_SLABS) this.spare.push(slab);
  }
}

/** Reads a record as it was packed. */
export function unpack({ slab: { bytes, numbers }, start }: Packed) {
  const own = start / NUMBER_BYTES;
  const [headAt = 0, bodyAt = 0, textAt = 0, end = 0] = numbers.subarray(own, own + PLACES);
  return {
    numbers: [...numbers.subarray(own + PLACES, headAt / NUMBER_BYTES)],
    head: bytes.toString('latin1', headAt, bodyAt).split(SEPARATOR),
    body: bytes.subarray(bodyAt, textAt),
    text: bytes.toString('utf8', textAt, end),
  };
}
