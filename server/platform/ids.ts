import { randomFillSync } from 'node:crypto';
import { v7 } from 'uuid';

/** Random bytes are drawn for this many ids at once: a draw for each costs more than the rest of making an id. */
const DRAWN_IDS = 256;
const BYTES = 16;

const pool = new Uint8Array(DRAWN_IDS * BYTES);
let used = pool.length;
let moment = 0;
let sequence = 0;

/**
 * A new id: UUIDv7 (RFC 9562), so that ids sort by the time they were made. Those of one millisecond count on from a
 * random start (6.2, method 1), and a clock that goes back holds them where they are.
 */
export function newId(): string {
  const random = draw();
  const now = Date.now();
  if (now > moment) {
    moment = now;
    sequence = startOf(random);
  } else {
    sequence += 1;
  }
  return v7({ random, msecs: moment, seq: sequence });
}

function draw(): Uint8Array {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += BYTES;
  return pool.subarray(used - BYTES, used);
}

/** A start that leaves half of the counter's 32 bits to count through. */
function startOf(random: Uint8Array): number {
  return (((random[6] as number) & 0x7f) << 24) | ((random[7] as number) << 16) | ((random[8] as number) << 8);
}
