import crypto, { createCipheriv, createHash } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { newId } from '../../server/platform/ids';

/**
 * Random values and time of a process, from one seed: they replace `crypto`, `Math.random` and `Date` of Node. Only a
 * process that calls `takeOver` uses them. No setting of the service does this: production uses those of the machine.
 */

const BYTES_OF_CHANCE = 6;
const DRAWN_AT_ONCE = 8_192;
const SPACE = 2 ** (8 * BYTES_OF_CHANCE);

/** Bytes that depend only on a key: AES in counter mode over zeros. */
class Stream {
  private readonly cipher;
  private drawn = Buffer.alloc(0);
  private used = 0;

  constructor(key: string) {
    this.cipher = createCipheriv('aes-256-ctr', createHash('sha256').update(key).digest(), Buffer.alloc(16));
  }

  /** The next bytes, which are the caller's own. */
  bytes(count: number): Buffer {
    return Buffer.from(this.take(count));
  }

  /** From 0 up to, but not including, 1. */
  fraction(): number {
    return this.take(BYTES_OF_CHANCE).readUIntBE(0, BYTES_OF_CHANCE) / SPACE;
  }

  /** Many are drawn at once, because most callers need only a few. */
  private take(count: number): Buffer {
    if (this.used + count > this.drawn.length) {
      this.drawn = this.cipher.update(Buffer.alloc(Math.max(count, DRAWN_AT_ONCE)));
      this.used = 0;
    }
    this.used += count;
    return this.drawn.subarray(this.used - count, this.used);
  }
}

let secrets = new Stream('');
/** Jitter is drawn at unpredictable moments, so it has its own stream: ids do not depend on it. */
let jitter = new Stream('');
let now = 0;
let draws = 0;

function fill<T extends ArrayBufferView>(target: T, offset = 0, size = target.byteLength - offset): T {
  draws += 1;
  new Uint8Array(target.buffer, target.byteOffset + offset, size).set(secrets.bytes(size));
  return target;
}

function randomInt(low: number, high?: number): number {
  const [from, below] = high === undefined ? [0, low] : [low, high];
  return from + Math.floor(secrets.fraction() * (below - from));
}

function randomUUID(): string {
  const hex = secrets.bytes(16).toString('hex');
  const variant = ((Number.parseInt(hex[16] as string, 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** Makes this process use the one source until it ends. */
export function takeOver(): void {
  const Machine = Date;
  class StandingDate extends Machine {
    constructor(...given: unknown[]) {
      super(...((given.length === 0 ? [now] : given) as [number]));
    }
    static override now(): number {
      return now;
    }
  }
  globalThis.Date = StandingDate as unknown as DateConstructor;
  Math.random = () => jitter.fraction();
  Object.assign(crypto, {
    randomInt,
    randomUUID,
    randomBytes: (size: number) => secrets.bytes(size),
    randomFillSync: fill,
  });
  Object.assign(globalThis.crypto, { randomUUID, getRandomValues: fill });
  syncBuiltinESMExports();
}

/**
 * Starts again: from now on everything depends only on the seed, not on earlier work of this process.
 * @param moment the machine's time from now on, in milliseconds; later than at any earlier start
 */
export function beginAt(seed: string, moment: number): void {
  secrets = new Stream(`${seed} secrets`);
  jitter = new Stream(`${seed} jitter`);
  now = moment;
  // Many ids are drawn in advance: the earlier ones are used up first.
  const before = draws;
  while (draws === before) newId();
}

/** Lets the machine's time pass. */
export function passMachineTime(milliseconds: number): void {
  now += milliseconds;
}
